/** What Hero cards, Potions, Treasures and Rewards can say, each word with what it does, in printed order [R6]. */
import { effectWords, whole, z } from '@hearthkeep/content'
import { HERO_LOCALS, NEEDS } from '../../content/limits.ts'
import type { Things } from '../../content/limits.ts'
import { give, goesOn, hitAnybody, hitEverybody, hitOne, hitTwo, MARKS } from './hero-hits.ts'
import type { Amount, My } from './hero-hits.ts'
import { drawCards, gainBlock, heal } from './heroes.ts'
import { clearRow } from '../course/market.ts'
import { POINTS, USUAL } from '../points.ts'
import type { Tally } from '../points.ts'
import {
  chooseDiscards,
  chooseOption,
  choosePieces,
  chooseRecovered,
  gainPotion,
  offerPayment,
} from '../procedures.ts'
import { rules } from '../rulebook.ts'
import type { Hero, Table } from '../rulebook.ts'
import { MAT } from '../table.ts'

const { events, repeatFor, the } = rules

/** What else there is to know of a word. */
interface HeroFacts {
  /** What it comes to on average, for a bot. */
  readonly worth: Partial<Tally>
  /** What has to be chosen with the card if it begins with this word. */
  readonly needs?: number
  /** Whether it does something to a Hero, so that one has to be named with a Potion [R85]. */
  readonly isForHero?: true
  /** Whether it is of use while no Enemy is out: Block and Immunity last until the next Hero Reset [A20, A51]. */
  readonly helpsBetweenWaves?: true
}

/** How likely a condition holds is what is to be known of it. */
const { bare, bareCondition, condition, word, words } = effectWords<Table, HeroFacts, number, Things>()(
  HERO_LOCALS,
)

/** What is counted of a Hero to raise an amount. */
type Counted = Pick<Hero, 'block' | 'strength' | 'strengthNow' | 'played'> & {
  readonly equipment: { readonly size: number }
  readonly hand: { readonly size: number }
}

/** What an amount can be raised by: 1 for each. */
const PLUS: Readonly<Record<keyof typeof USUAL, (t: Table, hero: Counted) => number>> = {
  block: (_, hero) => hero.block,
  strength: (_, hero) => hero.strength + hero.strengthNow,
  equipment: (_, hero) => hero.equipment.size,
  'cards-played': (_, hero) => (hero.played > 0 ? hero.played - 1 : 0),
  'cards-in-hand': (_, hero) => hero.hand.size,
  'exposed-enemies'(t) {
    let count = 0
    for (let enemy = 0; enemy <= MAT; enemy++) count += t.enemies[enemy].exposed
    return count
  },
}
type Plus = keyof typeof PLUS
const plus = z
  .enum(Object.keys(PLUS) as Plus[])
  .optional()
  .describe('Raises the amount by 1 for each of these.')
/** An amount, with what it is raised by. */
function amountOf(amount: number, by: Plus | undefined): Amount {
  if (by === undefined) return () => amount
  const raise = PLUS[by]
  return (t, my) => amount + raise(t, t.heroes[my.hero])
}
/** What raises an amount of a card that is still in hand: when it is carried out it has been played. */
export function raiseInHand(t: Table, hero: Hero, by: string): number {
  const { block, strength, strengthNow, equipment } = hero
  const played = { block, strength, strengthNow, equipment, played: hero.played + 1 }
  return PLUS[by as Plus](t, { ...played, hand: { size: hero.hand.size - 1 } })
}
const usually = (amount: number, by: Plus | undefined): number => amount + (by === undefined ? 0 : USUAL[by])

/** Whom damage can hit, other than one Enemy of the player's choice. */
const HITS = ['minion', 'two-enemies', 'all-enemies', 'all-minions', 'random-enemy'] as const
const REACH = {
  ...{ 'two-enemies': POINTS.two, 'all-enemies': POINTS.all, 'all-minions': POINTS.all },
  ...{ minion: 1, 'random-enemy': 1 },
}
const NEEDED = { minion: NEEDS.MINION, 'two-enemies': NEEDS.TWO }
const until = z.enum(['end-of-turn']).optional()

/** What a Hero can gain more of; each by its own name, as a field looked up by a name in a variable is many times slower. */
const MORE = {
  strength: (hero: Hero, amount: number) => (hero.strength += amount),
  strengthNow: (hero: Hero, amount: number) => (hero.strengthNow += amount),
  protect: (hero: Hero, amount: number) => (hero.protect += amount),
  protectNow: (hero: Hero, amount: number) => (hero.protectNow += amount),
  energy: (hero: Hero, amount: number) => (hero.energy += amount),
}
type Gaining = 'hero-gained-strength' | 'hero-gained-protect' | 'hero-gained-energy'

/** Adds to what a Hero has. */
function gain(what: keyof typeof MORE, event: Gaining, amount: number) {
  const add = MORE[what]
  return (t: Table, my: My): void => {
    add(t.heroes[my.hero], amount)
    t.log?.add(events[event], my.hero, amount)
  }
}

/** What a Hero gains at once. */
const gains = (other: number, more: Omit<HeroFacts, 'worth'> = {}): HeroFacts => ({
  worth: { other },
  isForHero: true,
  ...more,
})

type Price = { readonly discard: number } | { readonly unequip: number }

export const heroWords = words({
  title: 'hero-effect',
  effects: {
    damage: word(
      {
        damage: whole(0, 20),
        times: whole(2, 6).optional().describe('Several hits on the same Enemy.'),
        to: z.enum(HITS).optional(),
        plus,
      },
      (e, place) => {
        const amount = amountOf(e.damage, e.plus)
        if (e.to === 'two-enemies') return hitTwo(amount, place)
        if (e.to === 'random-enemy') return hitAnybody(amount)
        if (e.to === 'all-enemies' || e.to === 'all-minions')
          return hitEverybody(amount, e.to === 'all-minions')
        return hitOne(amount, e.to === undefined ? NEEDS.ENEMY : NEEDS.MINION, e.times ?? 1, place)
      },
      (e) => {
        const hits = (e.times ?? 1) * (e.to === undefined ? 1 : REACH[e.to])
        const isAimed = e.to === undefined || e.to === 'minion' || e.to === 'two-enemies'
        const needs = e.to === undefined ? NEEDS.ENEMY : NEEDED[e.to as keyof typeof NEEDED]
        return { worth: { damage: usually(e.damage, e.plus) * hits, hits }, ...(isAimed && { needs }) }
      },
    ),
    block: word(
      { block: whole(0, 20), plus },
      (e) => {
        const amount = amountOf(e.block, e.plus)
        return (t, my) => gainBlock(t, my.hero, amount(t, my))
      },
      (e) => ({ worth: { block: usually(e.block, e.plus) }, isForHero: true, helpsBetweenWaves: true }),
    ),
    strength: word(
      { strength: whole(1, 5), until },
      (e) => gain(e.until === undefined ? 'strength' : 'strengthNow', 'hero-gained-strength', e.strength),
      (e) => gains(e.strength * (e.until === undefined ? POINTS.strength : POINTS.strengthNow)),
    ),
    protect: word(
      { protect: whole(1, 5), until },
      (e) => gain(e.until === undefined ? 'protect' : 'protectNow', 'hero-gained-protect', e.protect),
      (e) => gains(e.protect * (e.until === undefined ? POINTS.protect : 1)),
    ),
    weak: word(
      { weak: z.enum(MARKS) },
      (e, place) => give('weak', e.weak, place),
      (e) => ({
        worth: { other: e.weak === 'all-enemies' ? POINTS.weakAll : POINTS.weak },
        ...(e.weak === 'enemy' && { needs: NEEDS.MARK }),
      }),
    ),
    exposed: word(
      { exposed: z.enum(MARKS) },
      (e, place) => give('exposed', e.exposed, place),
      (e) => ({
        worth: { other: e.exposed === 'all-enemies' ? POINTS.exposedAll : POINTS.exposed },
        ...(e.exposed === 'enemy' && { needs: NEEDS.MARK }),
      }),
    ),
    draw: word(
      { draw: whole(1, 5) },
      (e) => (t, my) => drawCards(t, my.hero, e.draw),
      (e) => gains(e.draw * POINTS.draw),
    ),
    energy: word(
      { energy: whole(1, 3) },
      (e) => gain('energy', 'hero-gained-energy', e.energy),
      (e) => gains(e.energy * POINTS.energy),
    ),
    heal: word(
      { heal: whole(1, 20) },
      (e) => (t, my) => heal(t, my.hero, e.heal),
      (e) => gains(e.heal * POINTS.heal, { helpsBetweenWaves: true }),
    ),
    potion: word(
      { potion: whole(1, 3) },
      (e) => [
        (_, my) => {
          my.left = 0
        },
        repeatFor('left', () => e.potion, [(t, my) => t.call(gainPotion, my.hero)]),
      ],
      (e) => ({ worth: { other: e.potion * POINTS.potion } }),
    ),
    discard: word(
      { discard: whole(1, 3).describe("Cards of the player's choice, from the hand.") },
      (e, place) => (t, my) => t.call(chooseDiscards, my.hero, e.discard, the.owner(place)),
      (e) => ({ worth: { other: e.discard * POINTS.discard } }),
    ),
    recover: word(
      { recover: whole(1, 2).describe('Cards from the discard pile to the hand.') },
      (e, place) => (t, my) => t.call(chooseRecovered, my.hero, e.recover, the.owner(place)),
      (e) => ({ worth: { other: e.recover * POINTS.recover } }),
    ),
    unequip: word(
      { unequip: whole(1, 2).describe('Pieces of Equipment to take off.') },
      (e, place) => (t, my) => t.call(choosePieces, my.hero, e.unequip, the.owner(place)),
      (e) => ({ worth: { other: e.unequip * POINTS.unequip } }),
    ),
    conceal: bare(
      () => (t, my) => {
        t.heroes[my.hero].concealed = 1 // [R75]
        t.log?.add(events['hero-concealed'], my.hero)
      },
      { worth: { other: POINTS.conceal } },
    ),
    immunity: bare(
      () => (t, my) => {
        t.heroes[my.hero].immune = 1 // [R84]
      },
      gains(POINTS.immunity, { helpsBetweenWaves: true }),
    ),
    'clear-row': bare(() => (t, my) => clearRow(t, my.hero), { worth: {} }),
  },
  conditions: {
    concealed: bareCondition((t, my) => t.heroes[my.hero].concealed === 1, 0.5),
    equipped: condition(
      { equipped: whole(1, 5).describe('At least so many pieces are on.') },
      (c) => (t, my) => t.heroes[my.hero].equipment.size >= c.equipped, // [R73, A14]
      (c) => (c.equipped >= 3 ? 0.28 : 0.4),
    ),
    'played-this-turn': condition(
      { 'played-this-turn': whole(1, 9).describe('At least so many cards were played before this one.') },
      (c) => (t, my) => t.heroes[my.hero].played > c['played-this-turn'],
      (c) => (c['played-this-turn'] >= 3 ? 0.35 : 0.5),
    ),
    'hand-is-empty': bareCondition((t, my) => t.heroes[my.hero].hand.isEmpty, 0.2),
    'enemy-defeated': bareCondition((_, my) => my.fallen === 1, 0.4),
    'has-block': bareCondition((t, my) => t.heroes[my.hero].block > 0, 0.5),
    'badly-hurt': bareCondition(
      ({ heroes }, my) => heroes[my.hero].health * 2 <= heroes[my.hero].maxHealth,
      0.35,
    ),
  },
  flow: {
    choose: (place: number) => (t: Table, my: My) => t.call(chooseOption, place, my.hero, -1),
    pay: (price: Price, place: number) => {
      const isPieces = 'unequip' in price
      const amount = isPieces ? price.unequip : price.discard
      return (t: Table, my: My) => {
        const { equipment, hand } = t.heroes[my.hero]
        if ((isPieces ? equipment : hand).size >= amount)
          t.call(offerPayment, my.hero, isPieces ? 1 : 0, amount, place)
        else t.result = 0
      }
    },
  },
  prices: ['discard', 'unequip'],
  goesOn,
})
