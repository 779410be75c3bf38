/** What Minions, Hordes, Bosses, Bombs and Advanced Challenges can say, each word with what it does. */
import { effectWords, whole, z } from '@hearthkeep/content'
import type { Locals, Procedure } from '@hearthkeep/engine'
import { addBomb, countBombs } from './bombs.ts'
import { ENEMY_LOCALS } from './content/limits.ts'
import { hurtAll } from './damage.ts'
import { hitNow } from './defense.ts'
import {
  CLEARED,
  countMinions,
  countZombies,
  hasPieces,
  isMinion,
  isStanding,
  PLACES,
  SIDE,
} from './people.ts'
import type { Menace } from './points.ts'
import {
  addMinion,
  chooseDiscards,
  chooseOption,
  discardCard,
  explodeBomb,
  hitHero,
  pickAlly,
} from './procedures.ts'
import { namedEnemy, ownerOf, rules } from './rulebook.ts'
import type { Enemy, Hero, Table } from './rulebook.ts'
import { settles } from './settling.ts'
import { MAT } from './table.ts'
import { addZombie, tuckZombie } from './zombies.ts'

const { events, repeatWhile } = rules
const mat = MAT
const places = PLACES
const bossDown = CLEARED.BOSS
/** Damage of a Bomb that there is none left of [R148]. */
const NO_BOMB = 4

/** What else there is to know of a word. */
export interface EnemyFacts {
  /** What it comes to on average, for a bot. */
  readonly worth: Partial<Menace>
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
export interface ConditionFacts {
  readonly likely: number
  /** Whether it will hold, as far as one can see; `sum` is what has been hit for so far. */
  readonly holds: (t: Table, hero: Hero, sum: number) => boolean
}

type My = Locals<typeof ENEMY_LOCALS>

/** What an Enemy, a Bomb or an Advanced Challenge does. */
export type EnemyEffect = Procedure<typeof ENEMY_LOCALS>

const { condition, word, words } = effectWords<Table, EnemyFacts, ConditionFacts>()(ENEMY_LOCALS)

/** In the Enemy Turn the other Hero takes the place of one who is knocked out [A50]. */
function goesOn(t: Table, my: My): void {
  if (t.cleared === bossDown) t.leave()
  else if (!isStanding(t.heroes[my.hero])) {
    if (t.side === SIDE.ENEMIES && isStanding(t.heroes[1 - my.hero])) my.hero = 1 - my.hero
    else t.leave()
  }
}

/** The number by which whoever acts is named. */
function actsAs(t: Table, my: My, place: number): number {
  return my.source < 0 ? ownerOf(t, place) : namedEnemy(t, my.source)
}

/** The Strength behind its damage; a Minion that rushed in has none [A24]. */
function strengthOf(t: Table, my: My): number {
  if (my.source >= 0) return t.enemies[my.source].strength + t.enemies[my.source].strengthNow
  return my.source === -1 ? my.strength : 0
}

/** Whom an Enemy's good deeds can go to, other than the one who does them. */
const ALLIES = ['all-minions', 'other-minions', 'weakest-minion', 'strongest-minion', 'mat'] as const
type Who = (typeof ALLIES)[number] | undefined
const who = z.enum(ALLIES).optional()
const isForMany = (to: Who): boolean => to === 'all-minions' || to === 'other-minions'

/** The places a deed goes to, a bit each. */
function placesFor(t: Table, my: My, to: Who): number {
  if (to === undefined) return my.source < 0 ? 0 : 1 << my.source
  if (to === 'mat') return 1 << mat
  let bits = 0
  let best = -1
  for (let place = 0; place < places; place++) {
    const enemy = t.enemies[place]
    if (!isMinion(enemy) || (to === 'other-minions' && place === my.source)) continue
    if (isForMany(to)) bits |= 1 << place
    else {
      const isBetter = best < 0 || (to === 'weakest-minion' ? enemy.health < best : enemy.health > best)
      if (isBetter) bits = 0
      if (isBetter || enemy.health === best) {
        bits |= 1 << place
        best = enemy.health
      }
    }
  }
  return bits
}

const hasSeveral = (bits: number): boolean => (bits & (bits - 1)) !== 0

/** Does something for each Enemy it goes to; of several that are alike the player says which [R116]. */
function giveTo(to: Who, place: number, give: (t: Table, enemy: Enemy, number: number) => void) {
  const giveAll = (t: Table, bits: number): void => {
    for (let enemy = 0; enemy <= mat; enemy++) if ((bits >> enemy) & 1) give(t, t.enemies[enemy], enemy)
  }
  if (to !== 'weakest-minion' && to !== 'strongest-minion')
    return (t: Table, my: My): void => giveAll(t, placesFor(t, my, to))
  return [
    (t: Table, my: My) => {
      const bits = placesFor(t, my, to)
      if (hasSeveral(bits)) t.call(pickAlly, my.hero, bits, actsAs(t, my, place), place)
      else t.result = -1
    },
    (t: Table, my: My) => giveAll(t, t.result >= 0 ? 1 << t.result : placesFor(t, my, to)),
  ]
}

/** Damage to the Hero, or to every Hero, once or several times. */
function hit(amount: number, times: number, isAll: boolean, place: number) {
  const isTwo = (t: Table): boolean => isAll && isStanding(t.heroes[0]) && isStanding(t.heroes[1])
  return [
    (t: Table, my: My) => {
      my.left = isTwo(t) ? times * 2 : times
      my.lost = 0
    },
    repeatWhile(
      (_, my: My) => my.left > 0,
      [
        (t, my) => {
          my.left--
          const hero = isTwo(t) && my.left % 2 === 0 ? 1 - my.hero : my.hero
          const full = amount + strengthOf(t, my)
          const lost = hitNow(t, hero, full, my.source, my.source < 0 ? ownerOf(t, place) : -1)
          if (lost < 0) t.call(hitHero, hero, full, my.source, actsAs(t, my, place))
          else t.result = lost
        },
        (t, my) => {
          my.lost += t.result
          goesOn(t, my) // whoever stands takes what is left [A50]
        },
      ],
    ),
  ]
}

/** Does something so many times, and looks each time whether it goes on. */
function several(times: number, once: (t: Table, my: My) => void) {
  return [
    (_: Table, my: My) => {
      my.left = times
    },
    repeatWhile(
      (_, my: My) => my.left > 0,
      [
        (t, my) => {
          my.left--
          once(t, my)
        },
        goesOn,
      ],
    ),
  ]
}

/** A piece comes back from Rubble [R154, A33, A56]. */
function rebuild(t: Table, place: number): void {
  const enemy = t.enemies[place]
  if (t.crystals > 0) t.crystals--
  enemy.rubble = 0
  enemy.health = 5 * t.day * (t.heroes[0].plays + t.heroes[1].plays)
  enemy.block = 0
  t.log?.add(events['piece-rebuilt'], enemy.card, enemy.health)
}

/** The pieces that lie as Rubble, a bit each. */
function rubble(t: Table): number {
  let bits = 0
  for (let place = 0; place < places; place++) bits |= t.enemies[place].rubble << place
  return bits
}

const nuisance = (points: number): EnemyFacts => ({ worth: { nuisance: points } })
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
        giveTo(e.who, place, (t, enemy, number) => {
          enemy.block += e.block + enemy.protect
          t.log?.add(events['enemy-gained-block'], namedEnemy(t, number), e.block + enemy.protect)
        }),
      (e) => nuisance(0.3 * e.block * (isForMany(e.who) ? 2 : 1)),
    ),
    strength: word(
      { strength: whole(1, 4), who, until: z.enum(['end-of-turn']).optional() },
      (e, place) =>
        giveTo(e.who, place, (t, enemy, number) => {
          if (e.until === undefined) enemy.strength += e.strength
          else enemy.strengthNow += e.strength
          t.log?.add(events['enemy-gained-strength'], namedEnemy(t, number), e.strength)
        }),
      (e) => {
        if (e.who === undefined || e.who === 'mat')
          return {
            worth: { growth: e.strength },
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
        giveTo(e.who, place, (t, enemy, number) => {
          enemy.protect += e.protect
          t.log?.add(events['enemy-gained-protect'], namedEnemy(t, number), e.protect)
        }),
      (e) => nuisance(0.5 * e.protect),
    ),
    mend: word(
      { mend: whole(1, 12).describe('Health regained, not above the maximum.'), who },
      (e, place) =>
        giveTo(e.who, place, (t, enemy, number) => {
          const missing = enemy.maxHealth - enemy.health
          const gained = e.mend < missing ? e.mend : missing // [A44]
          enemy.health += gained
          t.log?.add(events['enemy-mended'], namedEnemy(t, number), gained)
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
    weaken: word(
      {},
      () => (t, my) => {
        t.heroes[my.hero].weak = 1
        t.log?.add(events['hero-weakened'], my.hero)
      },
      () => nuisance(1.2),
    ),
    expose: word(
      {},
      () => (t, my) => {
        t.heroes[my.hero].exposed = 1
        t.log?.add(events['hero-exposed'], my.hero)
      },
      () => ({
        worth: { nuisance: 2 },
        blow(blow) {
          blow.isExposed = true
        },
      }),
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
      (e) => ({ worth: { nuisance: 3.5 * e.explode }, blow: (blow, t) => blow.hit(3 + t.wave * 0.5) }),
    ),
    zombie: word(
      { zombie: whole(1, 3) },
      (e) => (t) => {
        for (let i = 0; i < e.zombie; i++) addZombie(t)
      },
      (e) => nuisance(3 * e.zombie),
    ),
    rise: word(
      {},
      () => (t, my) => {
        const { discard } = t.waveDecks[t.data.cards[my.card].wave]
        if (!discard.has(my.card)) return
        discard.take(my.card)
        tuckZombie(t, my.card)
      },
      () => ({ worth: { nuisance: 1.5 }, isRising: true }),
    ),
    crystal: word(
      { crystal: whole(1, 4) },
      (e) => (t) => {
        // Only what the first-fighting Hero sets off gains Crystals [R151, A57].
        if (!hasPieces(t) || t.gainsNoCrystals === 1) return
        t.crystals += e.crystal
        t.log?.add(events['crystals-gained'], e.crystal, t.crystals)
      },
      (e) => ({ worth: { growth: e.crystal * 0.4 } }), // they make abilities stronger, like Strength would
    ),
    rebuild: word(
      {},
      (_, place) => [
        (t, my) => {
          const bits = rubble(t)
          if (hasSeveral(bits)) t.call(pickAlly, my.hero, bits, actsAs(t, my, place), place)
          else t.result = bits === 0 ? -1 : 31 - Math.clz32(bits)
        },
        (t) => {
          if (t.result >= 0) rebuild(t, t.result)
        },
      ],
      () => nuisance(2.5),
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
    immunity: word(
      {},
      () => (t, my) => {
        if (my.source >= 0) t.enemies[my.source].immune = 1
      },
      () => ({ worth: {} }),
    ),
  },
  conditions: {
    crystals: condition(
      { crystals: whole(1, 12).describe('There are at least so many Crystals.') },
      (c) => (t) => t.crystals >= c.crystals, // [R151]
      (c) => ({ likely: rarer(c.crystals, 0.5), holds: (t) => t.crystals + 1 >= c.crystals }),
    ),
    'hero-lost-health': condition(
      {},
      () => (_, my) => my.lost > 0 || (my.source !== -1 && my.strength > 0),
      () => ({ likely: 0.7, holds: (_, hero, sum) => sum > hero.block }),
    ),
    'row-is-full': condition(
      {},
      () => (t) => countMinions(t) === places,
      () => ({ likely: 0.4, holds: (t) => countMinions(t) === places }),
    ),
    'zombies-out': condition(
      { 'zombies-out': whole(1, 9) },
      (c) => (t) => countZombies(t) >= c['zombies-out'],
      (c) => ({ likely: rarer(c['zombies-out'], 0.4), holds: (t) => countZombies(t) >= c['zombies-out'] }),
    ),
    'hero-has-no-block': condition(
      {},
      () => (t, my) => t.heroes[my.hero].block === 0,
      () => ({ likely: 0.5, holds: (_, hero, sum) => hero.block <= sum }),
    ),
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
