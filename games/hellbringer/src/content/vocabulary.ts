/**
 * The fields of all words that cards can say, each once, with what it does; `src/rules/effects` carries them out. What is not done
 * but holds (attacks, lasting figures, the moments at which something is done) stands in fields of its own, see `entries.ts`.
 * A leaf: rules are made with it, and content of rules.
 */
import { reference, vocabulary, whole, z } from '@hearthkeep/content'
import { CARD_COUNTS, CARD_IMMUNITIES, DICE, ENEMY_COUNTS, FIGURES, LASTING_COUNTS } from './kinds.ts'

/** A number of HP, AR or damage [H17]. */
export const five = whole(5, 95).refine((n) => n % 5 === 0, 'a multiple of 5')
const figure = z.enum(FIGURES)
/** Dice, such as `{ "damage": 2, "acid": 1 }`. */
export const someDice = z
  .strictObject({ damage: whole(0, 12).default(0), acid: whole(0, 12).default(0) })
  .refine(({ damage, acid }) => damage + acid > 0, 'at least one die')
const perOf = <const C extends readonly [string, ...string[]]>(counts: C) =>
  z
    .strictObject({
      every: whole(1, 60).default(1).describe('Once for each full so many [HA59].'),
      of: z.enum(counts),
      most: whole(1, 9).optional().describe('Not more often than this.'),
    })
    .optional()
    .describe('Done once for each of something.')
const per = perOf(CARD_COUNTS)

/**
 * Words of heroes' cards. What belongs to an attack is done when its target is named, before the dice are rolled: `dice`, `fuel`,
 * `pierce`, `cleave`, `convert`, and whatever else stands beside the attack.
 */
export const heroFields = {
  /** So many dice more in the attack at hand, or in the `retaliate` before it; `of` companions (a Perk): in each of their attacks this turn. */
  dice: { dice: someDice, of: z.enum(['companions']).optional(), per },
  /** The player may discard up to `most`: other hand cards, other learned Skills, cards under this one, this Item itself; each `adds` dice. */
  fuel: { fuel: z.enum(['hand', 'skill', 'under', 'this']), most: whole(1, 5), adds: someDice },
  /** So much AR of the target does not count, for the whole open combination [HA9]. */
  pierce: { pierce: z.union([five, z.literal('all')]) },
  /** What a kill leaves over opens a one-target combination on another enemy in sight; may be waived. A Perk's: of every kill this turn. */
  cleave: {},
  /** The attack's Acid dice are rolled as Damage dice. */
  convert: {},
  /** So many rerolls, kept to the end of the turn [HA58]; `only` of one kind of dice. */
  reroll: { reroll: whole(1, 9), only: z.enum(DICE).optional() },
  /** Up to so many dice of the open combination are turned to their highest face. */
  'turn-die': { 'turn-die': whole(1, 9) },
  /** Enemy AR is lowered to the end of the turn, and open combinations are compared again. `one`: the attack's target, else one in sight. */
  sunder: { sunder: five, whom: z.enum(['one', 'all']) },
  /** Enemies with blue AP of at most `limit` take no part in the next enemies' turn. `one` as with sunder; `all` in sight. */
  stun: { stun: z.enum(['one', 'all']), limit: whole(0, 5) },
  /** One enemy in sight, no Demon or Moose, is eliminated if its HP + AR are at most this; `ar`: the player's AR. */
  slay: { slay: z.union([five, z.literal('ar')]) },
  /** One enemy in sight, or all enemies, count as IN SIGHT for every player to the end of this player's next turn. */
  expose: { expose: z.enum(['one', 'all']) },
  /** A figure is higher until: this turn ends; the next enemies' turn ends; the next turn of whoever has it ends. */
  boost: {
    boost: figure,
    amount: whole(1, 60),
    who: z.enum(['self', 'target', 'all']),
    until: z.enum(['turn', 'attack', 'next']),
    per,
  },
  /** The card itself gives so much more of a figure as long as it is in play, at most `most` in all. */
  grow: { grow: z.enum(['hp']), amount: five, most: five },
  /** AP at once, lost at the end of the turn; outside the player's own turn nothing. */
  'gain-ap': { 'gain-ap': whole(1, 5), per },
  /** A Perk's: so many dice of one enemies' roll do not count for the player. */
  ignore: { ignore: someDice },
  draw: { draw: whole(1, 5) },
  /** The player's own choice which. Inside `pay` the price: all of it or nothing. */
  discard: { discard: z.enum(['hand', 'companion']), count: z.union([whole(1, 5), z.literal('all')]) },
  /** The player takes up to so many cards of a type from a pile into hand [HA64]. */
  collect: {
    collect: z.enum(['draw', 'discard']),
    type: z.enum(['skill', 'companion', 'any']),
    count: whole(1, 3),
  },
  /** The card leaves the game instead of being discarded. */
  'remove-self': {},
  /** The top cards of the Common Draw Pile are looked at and put back in any order. */
  scry: { scry: whole(1, 5) },
  /** Cards used this turn may be used again, and are paid again: learned Skills, Companions, or the Item of this Enchantment. Never one that says `ready`. */
  ready: {
    ready: z.enum(['skill', 'companion', 'this']),
    count: z
      .union([whole(1, 3), z.literal('all')])
      .optional()
      .describe('How many; none with `this`.'),
  },
  /** The next Companion assigned this turn costs so much less. */
  discount: { discount: z.enum(['companion']), by: whole(1, 3) },
  /** Into the player's hand: this card that is eliminated, the Companion of the moment, one card from under this one. */
  return: { return: z.enum(['this', 'companion', 'under']) },
  'move-attribute': { 'move-attribute': whole(1, 5) },
  /** The player removes so many Attribute Point cards. */
  forfeit: { forfeit: whole(1, 3) },
  /** The player is attacked in place of another attacked player. */
  'guard-ally': {},
  /** `ally`: an eliminated player comes back. `self`: the player is not eliminated [HA39]. */
  resurrect: { resurrect: z.enum(['ally', 'self']) },
  /** The next Respawn of any player costs nobody a card. */
  'ease-respawn': {},
  /** As a Defense [H114, HA46]; `target`: one attacked player or Companion, `all`: every one. From a Tome: in the next enemies' attack. */
  avoid: { avoid: z.enum(['damage', 'effects', 'both']), for: z.enum(['self', 'target', 'all']) },
  /** The enemies' total counts so much less. */
  lessen: { lessen: five, for: z.enum(['self', 'all']) },
  /** The Enemy die is rolled again. */
  reface: {},
  /** After the comparison, if the player lives: an attack on one enemy in sight, a combination of its own. */
  retaliate: { retaliate: someDice },
}

/** Conditions of `if` on heroes' cards. */
export const heroConditionFields = {
  /** Nothing on the red rune, or only what leaves its owner unarmed [HA67]. */
  unarmed: {},
  class: { class: reference('classes') },
  /** The attack joins an open combination. */
  joining: {},
  companion: {},
}

const { joining: _, ...lastingConditions } = heroConditionFields

/** What holds as long as a card is in play [H130]: read when content is loaded, and never carried out. */
export const lasting = vocabulary({
  title: 'lasting',
  effects: {
    /** Figures are higher, or lower. */
    gives: {
      gives: z
        .partialRecord(figure, whole(-20, 40))
        .refine((figures) => Object.keys(figures).length > 0, 'at least one figure'),
      per: perOf(LASTING_COUNTS),
    },
    /** So many dice of the enemies' roll do not count for the owner, the highest first [H118]. */
    ignore: { ignore: someDice },
    /** So many dice more in each attack of the owner's Companions. */
    companions: { companions: someDice },
    /** armed: the Item leaves its owner unarmed; ar-loss: the owner's AR is not lowered; miss: a Miss discards nothing; acid, devour: of a Companion. */
    immune: { immune: z.enum(CARD_IMMUNITIES) },
    /** The owner may have so many Companions more. */
    pack: { pack: whole(1, 2) },
    /** The owner may learn Skills of any colour. */
    'learn-any': {},
    /** Activating the Item of this Enchantment costs so much less. */
    discount: { discount: whole(1, 3) },
    /** What its owner sees every player sees. */
    'share-sight': {},
    /** In the owner's turn hand cards may be put under it, free, up to so many in all [H142, HA65]. */
    accumulate: { accumulate: whole(1, 5) },
    /** On Player hit this Companion is attacked in its owner's place. */
    guard: {},
  },
  conditions: lastingConditions,
  combinators: ['if'],
})

/** Words of enemies. An ability is done when the enemies attack, for each attacked player or for the Companions hit instead. */
export const enemyFields = {
  /** So many dice more in this enemies' roll, not for each: as many as for the attacked player for whom they are most. */
  dice: { dice: someDice, per: perOf(ENEMY_COUNTS) },
  /** So much AR of each target does not count. Of all that lowers or ignores a target's AR only the largest counts. */
  pierce: { pierce: z.union([five, z.literal('all')]) },
  /** A figure of each target is lower: HP and AR in this comparison, others to the end of its next turn. The same only once, the largest. */
  weaken: { weaken: figure, amount: whole(1, 40) },
  /** Each attacked player, every living player, or who eliminates it; the sufferer chooses which. */
  discard: {
    discard: z.enum(['hand', 'item']),
    count: whole(1, 5),
    who: z.enum(['attacked', 'all', 'killer']),
  },
  /** Every living player removes so many Attribute Point cards. */
  forfeit: { forfeit: whole(1, 3) },
  /** So many hand cards of each attacked player go under it. */
  accumulate: { accumulate: whole(1, 3) },
  /** Who eliminates it takes the cards under it. */
  return: { return: z.enum(['under']) },
  /** Who eliminates it draws. */
  draw: { draw: whole(1, 3) },
  /** Who eliminates it gains Attribute Point cards from the supply; `row`: only there. */
  attribute: { attribute: whole(1, 3), row: figure.optional() },
  /** A lasting marker on this card, at most `most` in all; lost when it leaves play or is turned over. */
  grow: { grow: z.enum([...DICE, 'ar', 'si']), amount: whole(1, 10), most: whole(1, 20) },
  /** So many enter. A Starter Monster comes from the removed ones [HA24, HA35]. */
  summon: { summon: z.enum(['monster', 'starter']), count: whole(1, 3) },
  /** Attacked Companions are eliminated, whatever the dice. */
  devour: {},
  /** Each attacked player names so many of their own learned Skills, or equipped Items with an attack: not usable in their next turn. */
  lock: { lock: z.enum(['skill', 'item']), count: whole(1, 2) },
  /** All enemies count as IN SIGHT for every player to the end of the next turn of who eliminates it. */
  expose: {},
}

/** Conditions of `if` on enemies; each asks the attacked player. */
export const enemyConditionFields = {
  /** The attacked player does not see it. */
  unseen: {},
  'ar-over-hp': {},
  'no-companion': {},
  'hand-at-most': { 'hand-at-most': whole(0, 5) },
  /** What the Enemy die shows. */
  face: { face: z.enum(['player', 'companion', 'global']) },
}
