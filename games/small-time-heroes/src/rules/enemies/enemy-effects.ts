/** What Minions, Hordes, Bosses, Bombs and Advanced Challenges can say, each word with what it does. */
import { effectWords, whole, z } from '@hearthkeep/content'
import { addBomb, countBombs } from './bombs.ts'
import { ENEMY_LOCALS } from '../../content/limits.ts'
import type { Things } from '../../content/limits.ts'
import { hurtAll } from '../damage/damage.ts'
import { countMinions, countZombies, hasPieces, PLACES } from '../roster.ts'
import type { Tally } from '../points.ts'
import {
  addMinion,
  chooseDiscards,
  chooseOption,
  discardCard,
  explodeBomb,
  hitHero,
  pickAlly,
} from '../procedures.ts'
import { rules } from '../rulebook.ts'
import type { Hero, Table } from '../rulebook.ts'
import { settles } from '../damage/settling.ts'
import {
  actsAs,
  ALLIES,
  giveTo,
  goesOn,
  hasSeveral,
  hit,
  isForMany,
  rebuild,
  rubble,
  several,
  strengthOf,
} from './enemy-deeds.ts'
import type { My } from './enemy-deeds.ts'
import { addZombie, tuckZombie } from './zombies.ts'

const { events } = rules
const places = PLACES
/** Damage of a Bomb that there is none left of [R148]. */
const NO_BOMB = 4

/** What else there is to know of a word. */
interface EnemyFacts {
  /** What it comes to on average, for a bot. */
  readonly worth: Partial<Tally>
  /** What it does to the hits of this turn, for a bot that adds them up. */
  readonly blow?: (blow: Blow, t: Table) => void
  /** Whether it makes a Zombie of the Minion that falls. */
  readonly isRising?: true
}

/** The hits of a turn being added up. */
export interface Blow {
  /** The Strength behind each. */
  bonus: number
  isExposed: boolean
  hit: (amount: number) => void
}

/** What is to be known of a condition. */
interface ConditionFacts {
  readonly likely: number
  /** Whether it will hold, as far as one can see; `sum` is what has been hit for so far. */
  readonly holds: (t: Table, hero: Hero, sum: number) => boolean
}

const { bare, bareCondition, condition, word, words } = effectWords<
  Table,
  EnemyFacts,
  ConditionFacts,
  Things
>()(ENEMY_LOCALS)

const who = z.enum(ALLIES).optional()
const nuisance = (points: number): EnemyFacts => ({ worth: { other: points } })
const isRowFull = (t: Table): boolean => countMinions(t) === places
const rarer = (figure: number, likely: number): number => (figure >= 3 ? likely * 0.7 : likely)

export const enemyWords = words({
  title: 'enemy-effect',
  effects: {
    hit: word(
      {
        hit: whole(0, 12).describe('Damage to the active Hero; Strength is added.'),
        times: whole(2, 4).optional(),
        heroes: z.enum(['all']).optional(),
      },
      (e, place) => hit(e.hit, e.times ?? 1, e.heroes === 'all', place),
      ({ hit: amount, times = 1, heroes }) => ({
        worth: { damage: amount * times * (heroes === 'all' ? 1.5 : 1), hits: times },
        blow(blow) {
          for (let i = 0; i < times; i++) blow.hit(amount + blow.bonus)
        },
      }),
    ),
    block: word(
      { block: whole(1, 12), who },
      (e, place) =>
        giveTo(e.who, place, events['enemy-gained-block'], (enemy) => {
          enemy.block += e.block + enemy.protect
          return e.block + enemy.protect
        }),
      (e) => nuisance(0.3 * e.block * (isForMany(e.who) ? 2 : 1)),
    ),
    strength: word(
      { strength: whole(1, 4), who, until: z.enum(['end-of-turn']).optional() },
      (e, place) =>
        giveTo(e.who, place, events['enemy-gained-strength'], (enemy) => {
          enemy[e.until === undefined ? 'strength' : 'strengthNow'] += e.strength
          return e.strength
        }),
      (e) => {
        if (e.who === undefined || e.who === 'mat')
          return {
            worth: { other: e.strength },
            blow(blow) {
              if (e.who === undefined) blow.bonus += e.strength
            },
          }
        return nuisance(1.2 * e.strength * (isForMany(e.who) ? 1.5 : 1))
      },
    ),
    protect: word(
      { protect: whole(1, 4), who },
      (e, place) =>
        giveTo(e.who, place, events['enemy-gained-protect'], (enemy) => {
          enemy.protect += e.protect
          return e.protect
        }),
      (e) => nuisance(0.5 * e.protect),
    ),
    mend: word(
      { mend: whole(1, 12).describe('Health regained, not above the maximum.'), who },
      (e, place) =>
        giveTo(e.who, place, events['enemy-mended'], (enemy) => {
          const gained = Math.min(e.mend, enemy.maxHealth - enemy.health) // [A44]
          enemy.health += gained
          return gained
        }),
      (e) => nuisance(0.4 * e.mend),
    ),
    hurt: word(
      {
        hurt: whole(1, 9).describe('Damage to its own side.'),
        side: z.enum(['all-minions', 'other-minions', 'all-enemies']),
      },
      (e) => (t, my) => {
        hurtAll(t, e.hurt, e.side !== 'all-enemies', e.side === 'other-minions' ? my.source : -1)
        settles(t, my.hero, 0)
      },
      (e) => nuisance(-0.7 * e.hurt),
    ),
    weaken: bare(
      () => (t, my) => {
        t.heroes[my.hero].weak = 1
        t.log?.add(events['hero-weakened'], my.hero)
      },
      nuisance(1.2),
    ),
    expose: bare(
      () => (t, my) => {
        t.heroes[my.hero].exposed = 1
        t.log?.add(events['hero-exposed'], my.hero)
      },
      {
        worth: { other: 2 },
        blow(blow) {
          blow.isExposed = true
        },
      },
    ),
    summon: word(
      { summon: whole(1, 2).describe('Minions to add.') },
      (e) => several(e.summon, (t, my) => t.call(addMinion, my.hero)),
      () => nuisance(4),
    ),
    bomb: word(
      { bomb: whole(1, 3).describe("Bombs for the Hero's discard pile.") },
      (e, place) =>
        several(e.bomb, (t, my) => {
          if (addBomb(t, my.hero)) return
          t.log?.add(events['no-bomb-left'], my.hero)
          t.call(hitHero, my.hero, NO_BOMB, -1, actsAs(t, my, place))
        }),
      (e) => nuisance(2 * e.bomb),
    ),
    explode: word(
      { explode: whole(1, 2) },
      (e) => several(e.explode, (t, my) => t.call(explodeBomb, my.hero, -1)),
      (e) => ({ worth: { other: 3.5 * e.explode }, blow: (blow, t) => blow.hit(3 + t.wave * 0.5) }),
    ),
    zombie: word(
      { zombie: whole(1, 3) },
      (e) => (t) => {
        for (let i = 0; i < e.zombie; i++) addZombie(t)
      },
      (e) => nuisance(3 * e.zombie),
    ),
    rise: bare(
      () => (t, my) => {
        const { discard } = t.waveDecks[t.data.cards[my.card].wave]
        if (!discard.has(my.card)) return
        discard.take(my.card)
        tuckZombie(t, my.card)
      },
      { worth: { other: 1.5 }, isRising: true },
    ),
    crystal: word(
      { crystal: whole(1, 4) },
      (e) => (t) => {
        // Only what the first-fighting Hero sets off gains Crystals [R151, A57].
        if (!hasPieces(t) || t.gainsNoCrystals === 1) return
        t.crystals += e.crystal
        t.log?.add(events['crystals-gained'], e.crystal, t.crystals)
      },
      (e) => ({ worth: { other: e.crystal * 0.4 } }), // they make abilities stronger, like Strength would
    ),
    rebuild: bare(
      (place) => [
        (t, my) => {
          const bits = rubble(t)
          if (hasSeveral(bits)) t.call(pickAlly, my.hero, bits, actsAs(t, my, place), place)
          else t.result = bits === 0 ? -1 : 31 - Math.clz32(bits)
        },
        (t) => {
          if (t.result >= 0) rebuild(t, t.result)
        },
      ],
      nuisance(2.5),
    ),
    discard: word(
      { discard: whole(1, 2), how: z.enum(['random']).optional() },
      (e, place) => {
        if (e.how === undefined)
          return (t, my) => t.call(chooseDiscards, my.hero, e.discard, actsAs(t, my, place))
        return several(e.discard, (t, my) => {
          const { hand } = t.heroes[my.hero]
          if (!hand.isEmpty) t.call(discardCard, my.hero, hand.get(t.heroDice.below(hand.size)))
        })
      },
      (e) => nuisance(e.discard),
    ),
    drain: word(
      { drain: whole(1, 2).describe('Energy the Hero lacks in the next turn.') },
      (e) => (t, my) => {
        t.heroes[my.hero].drained += e.drain
        t.log?.add(events['hero-drained'], my.hero, e.drain)
      },
      (e) => nuisance(2.5 * e.drain),
    ),
    immunity: bare(
      () => (t, my) => {
        if (my.source >= 0) t.enemies[my.source].immune = 1
      },
      { worth: {} },
    ),
  },
  conditions: {
    crystals: condition(
      { crystals: whole(1, 12).describe('There are at least so many Crystals.') },
      (c) => (t) => t.crystals >= c.crystals, // [R151]
      (c) => ({ likely: rarer(c.crystals, 0.5), holds: (t) => t.crystals + 1 >= c.crystals }),
    ),
    'hero-lost-health': bareCondition((_, my) => my.lost > 0 || (my.source !== -1 && my.strength > 0), {
      likely: 0.7,
      holds: (_, hero, sum) => sum > hero.block,
    }),
    'row-is-full': bareCondition(isRowFull, { likely: 0.4, holds: isRowFull }),
    'zombies-out': condition(
      { 'zombies-out': whole(1, 9) },
      (c) => (t) => countZombies(t) >= c['zombies-out'],
      (c) => ({ likely: rarer(c['zombies-out'], 0.4), holds: (t) => countZombies(t) >= c['zombies-out'] }),
    ),
    'hero-has-no-block': bareCondition((t, my) => t.heroes[my.hero].block === 0, {
      likely: 0.5,
      holds: (_, hero, sum) => hero.block <= sum,
    }),
    'bombs-in-deck': condition(
      { 'bombs-in-deck': whole(1, 9) },
      (c) => (t, my) => countBombs(t, t.heroes[my.hero]) >= c['bombs-in-deck'],
      (c) => ({ likely: rarer(c['bombs-in-deck'], 0.4), holds: () => false }),
    ),
  },
  flow: {
    choose: (place: number) => (t: Table, my: My) =>
      t.call(chooseOption, place, my.hero, actsAs(t, my, place), strengthOf(t, my)),
  },
  goesOn,
})
