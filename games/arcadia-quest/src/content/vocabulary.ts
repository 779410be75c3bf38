/**
 * The fields of all words that cards and monsters can say, each once, with what it does; `src/rules/effects` carries out those of
 * `heroFields` and `monsterFields`. What is not done but holds is said in `holding`: it is read as figures when content is loaded.
 * Everything done stands at a moment, see `entries.ts`. A leaf: rules are made with it, and content of rules.
 */
import { reference, vocabulary, whole, z } from '@hearthkeep/content'
import { FACTS, FLAGS, GROUPS, KINS, SPREADS, SPREAD_TIMES, STATS } from './kinds.ts'

const groups = z.array(z.enum(GROUPS)).min(1)
/** Numbers that are higher or lower, such as `{ "dice": 1 }`. */
const stats = (names: typeof STATS | readonly (typeof STATS)[number][]) =>
  z
    .partialRecord(z.enum(names), whole(-9, 9).or(z.literal('all')))
    .refine((some) => Object.keys(some).length > 0, 'at least one number')

/** What holds, see `Holds`: read when content is loaded, and never carried out. */
export const holding = vocabulary({
  title: 'holding',
  effects: {
    /** Numbers are higher, or lower. */
    gives: { gives: stats(STATS) },
    /** Those of every ally that is Close are; of a monster's: those of every such monster. */
    aura: { aura: stats(['reroll', 'defense']), for: reference('monsters').optional() },
    /** More targets of the attack; one roll, each defends alone [B-ATK-1]. */
    targets: {
      targets: whole(1, 9).or(z.literal('all')),
      from: z.enum(SPREADS),
      on: z.enum(SPREAD_TIMES).default('declared'),
    },
    flag: { flag: z.enum(FLAGS) },
    /** Attack cards of these groups may be exhausted twice. */
    twice: { twice: groups },
    /** Melee attack cards of these groups may be used at range; melee icons still hit. */
    ranged: { ranged: groups },
    /** A Rest refreshes so many cards only. */
    rests: { rests: whole(1, 9) },
  },
  conditions: {
    /** All of these have to be so, as the attack or the defense begins. */
    fact: { fact: z.enum(FACTS) },
    /** The attack card belongs to one of these groups. */
    group: { group: groups },
  },
  combinators: ['if'],
})

/**
 * Words of heroes' cards. In an attack, "the target" is the figure at hand. All is done after wounds are put on and before reactions [step 8 of
 * section 6]; pushes, pulls and steps trigger nothing [R-14] and end in spaces with room [R-12].
 */
export const heroFields = {
  /** The target; or every other enemy Close to it. */
  daze: { daze: z.enum(['target', 'around']) },
  /** So many activation tokens, or as many as it can have [S-EQ-2]: the target; or every enemy in your sight. */
  tire: { tire: whole(1, 4).or(z.literal('all')), whom: z.enum(['target', 'seen']) },
  /** Wounds of yourself; of yourself or an ally Close to you; of yourself or an ally in your sight: the player chooses whose. */
  heal: { heal: whole(1, 9).or(z.literal('all')), of: z.enum(['self', 'close', 'seen']) },
  /** The exhaust token of this card, or of the attack card used, is taken off. */
  refresh: { refresh: z.enum(['this', 'attack']) },
  /** The target is moved up to so many spaces away from you, or towards you; the player chooses the way. */
  push: { push: whole(1, 4) },
  pull: { pull: whole(1, 4) },
  /** You may move so many spaces. */
  step: { step: whole(1, 4) },
  /** Another hero on the board activates, used or not; `seen`: in your sight [S-AB-1, S-AB-2, R-38]. */
  activate: { activate: z.enum(['seen', 'any']) },
  /** A dead mate returns Close to you, refreshed [S-EQ-5]. */
  revive: {},
  /** A bomb in a space Close to you, with so many ranged dice [S-EQ-4, R-37]. */
  bomb: { bomb: whole(1, 9) },
  /** So many wounds to whoever attacks you: no defense, no reaction. */
  reflect: { reflect: whole(1, 9) },
  /** So many hits of the attack on you do not count. */
  cancel: { cancel: whole(1, 9) },
  /** You are the target of the attack in place of the ally. */
  'stand-in': {},
  /** The attacker rolls all its crits again, once. */
  spoil: {},
  /** You keep 1 Life; the other wounds of this attack are ignored. */
  survive: {},
  /** To the end of this movement your steps trigger no guard reactions. */
  sneak: {},
  /** Your next step may cross a wall, not a locked door or the map's edge. */
  'cross-wall': {},
}

/** Conditions of `if` on heroes' cards. */
export const heroConditionFields = {
  /** Of which kin the figure at hand is. */
  kin: { kin: z.enum(KINS) },
  /** To which groups the attack card belongs. */
  group: { group: groups },
  /** You have not moved in this activation, and will not. */
  still: {},
}

/** Words of monsters' abilities; "the target" is the hero at hand. As above, all after wounds are put on. */
export const monsterFields = {
  /** The target; or every other hero Close to it. */
  daze: { daze: z.enum(['target', 'around']) },
  /** A ready card of the target, or of every target, is exhausted; its player chooses which; none: nothing. */
  exhaust: { exhaust: z.enum(['attack', 'any']), whom: z.enum(['target', 'targets']) },
  /** So many wounds of its own; or of the most wounded monster Close to it. */
  heal: { heal: whole(1, 9), of: z.enum(['self', 'mate']) },
  /** A target that lives is moved so many spaces away from it, or towards it, by the shortest way. */
  push: { push: whole(1, 4) },
  pull: { pull: whole(1, 4) },
  /** A target that lives drops one token it carries, its player's choice, in its space. */
  drop: {},
}

/** Both as content says them; how each is carried out stands in `src/rules/effects`. */
export const heroDeeds = vocabulary({
  title: 'effect',
  effects: heroFields,
  conditions: heroConditionFields,
  combinators: ['if'],
})
export const monsterDeeds = vocabulary({ title: 'ability', effects: monsterFields })
