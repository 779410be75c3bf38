/** What heroes, items, player heroes and the rewards of locations can say: what each word does, and what a bot makes of it. */
import { byName, effectWords, whole, z } from '@hearthkeep/content'
import { DISCARDS, KINDS, TYPES } from '../../content/numbers.ts'
import { clearOpenTops, countOf, drawCard, retirePlayed } from '../cards.ts'
import { damageAt } from '../groups.ts'
import { findCard } from '../location.ts'
import { canDraw, wielderOf } from '../players.ts'
import {
  canPay,
  chooseOption,
  chooseSnipe,
  offerDraw,
  recoverCard,
  retireFromHand,
  returnHero,
} from '../questions.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import { heal } from '../shields.ts'
import { STATE } from '../table.ts'
import { offerTaunt } from '../taunting.ts'
import { cardConditions, COUNTS, ONCE } from './card-conditions.ts'
import { forWhom, payWith, times, who } from './card-steps.ts'
import type { CardStep } from './card-steps.ts'
import type { CardConditionFacts, CardFacts } from './facts.ts'
import { CARD_LOCALS } from './locals.ts'
import type { Kinds } from './locals.ts'

const { events } = rules
const speech = effectWords<Table, CardFacts, CardConditionFacts, Kinds>()(CARD_LOCALS)
const { bare, word } = speech

const ALL_BUT_FIGHTING = ['action', 'afterwards', 'cleanup', 'reward'] as const
/** When the effects of cards are carried out. */
const MOMENTS = [...ALL_BUT_FIGHTING, 'fighting'] as const
type Moment = (typeof MOMENTS)[number]

const nothingNow = (): number => 0

const effects = {
  taunt: word(
    { taunt: whole(1, 3).describe('So many monsters, one after another, each optional.') },
    ({ taunt }, place) => times(taunt, (t, my) => t.call(offerTaunt, my.seat, place)),
    ({ taunt }) => ({ points: 0.6 * taunt, now: () => 0.6 * taunt }),
  ),
  snipe: word(
    { snipe: whole(1, 12) },
    ({ snipe }) =>
      (t, my) =>
        t.call(chooseSnipe, my.seat, my.card, snipe),
    ({ snipe }) => ({ points: 1.1 * snipe, now: () => 0.4 * snipe }),
  ),
  shield: word(
    { shield: whole(1, 6) },
    ({ shield }) =>
      (t) => {
        t.shields += shield
        t.log?.add(events['shields-gained'], shield, t.shields)
      },
    ({ shield }) => ({
      points: 1.3 * shield,
      now: (t) => 0.8 * Math.max(0, Math.min(shield, damageAt(t, t.defender) - t.shields)),
    }),
  ),
  draw: word(
    { draw: whole(1, 3), who },
    ({ draw, who }, place) => {
      if (who === 'each')
        return forWhom(
          who,
          place,
          times(draw, (t, my) => t.call(offerDraw, my.whose, place)),
        )
      const draws: CardStep = (t, my) => {
        for (let i = 0; i < draw; i++) drawCard(t, my.whose)
      }
      return forWhom(who, place, [draws])
    },
    ({ draw, who }) => ({
      points: (who === 'each' ? 3 : 1.6) * draw,
      now: (t, { seat }) => {
        if (who === 'each') return 0.5 * draw * t.seats
        return who === 'player' || canDraw(t, seat) ? 0.5 * draw : 0
      },
    }),
  ),
  'another-hero': bare(
    () => (t, my) => {
      t.players[my.seat].heroesLeft++
      t.log?.add(events['another-hero'], my.seat)
    },
    {
      points: 2.5,
      now: (t, { seat }) => (countOf(t, t.players[seat].hand, KINDS.HERO) > 0 ? 1.5 : 0),
    },
  ),
  retire: word(
    { retire: whole(1, 2).describe('So many cards of the hand may be retired.'), who },
    ({ retire, who }, place) =>
      forWhom(who, place, [
        (t, my) => t.call(retireFromHand, my.whose, place),
        ...times(retire - 1, (t, my) => {
          if (t.result === 1) t.call(retireFromHand, my.whose, place)
        }),
      ]),
    () => ({ points: 1, now: () => 0.4, retires: true }),
  ),
  recover: word(
    { recover: whole(1, 2).describe('Cards from the discard pile to the hand.') },
    ({ recover }, place) => times(recover, (t, my) => t.call(recoverCard, my.seat, place)),
    ({ recover }) => ({
      points: 1.8 * recover,
      now: (t, { seat }) => 0.6 * Math.min(recover, t.players[seat].discard.size),
    }),
  ),
  discard: word(
    { discard: z.enum(DISCARDS).describe('A price: only inside `pay`.') },
    ({ discard }, place) => payWith(DISCARDS.indexOf(discard), place),
    ({ discard }) => {
      const price = DISCARDS.indexOf(discard)
      return { points: -0.8, now: (t, { seat }) => (canPay(t, seat, price) ? -0.5 : -Infinity), price }
    },
  ),
  repair: word(
    { repair: whole(1, 6).describe('Hit points of the location, not above what it began with.') },
    ({ repair }) =>
      (t) => {
        const missing = t.locationMaxHp - t.locationHp
        const gained = repair < missing ? repair : missing
        if (t.location < 0 || gained <= 0) return
        t.locationHp += gained
        t.log?.add(events['location-repaired'], gained, t.locationHp)
      },
    ({ repair }) => ({
      points: 0.5 * repair,
      now: (t) => 0.4 * Math.min(repair, t.locationMaxHp - t.locationHp) * (t.location < 0 ? 0 : 1),
    }),
  ),
  'dual-wield': bare(
    () => (t, my) => {
      t.states[wielderOf(t, t.players[my.seat], my.card)] |= STATE.DUAL
    },
    {
      points: 1.5,
      now: (t, { seat }) => (countOf(t, t.players[seat].hand, KINDS.ITEM) > 1 ? 0.8 : 0),
    },
  ),
  'return-hero': bare(() => (t, my) => t.call(returnHero, my.seat, my.card), { points: 1.5, now: () => 0.5 }),
  'return-self': bare(
    () => (t, my) => {
      t.states[my.card] |= STATE.RETURNS
    },
    { points: 2, now: () => 0.5 },
  ),
  // The hero who wields the card leaves the game [C19].
  'retire-wielder': bare(
    () => (t, my) => {
      const hero = wielderOf(t, t.players[my.seat], my.card)
      if (hero >= 0) retirePlayed(t, my.seat, hero)
    },
    { points: -2, now: () => -1 },
  ),
  bonus: word(
    {
      bonus: whole(1, 12).describe('More damage in this fight; only under `fighting`.'),
      per: z.enum(Object.keys(COUNTS) as (keyof typeof COUNTS)[]).optional(),
    },
    ({ bonus, per }) => {
      const { count } = per === undefined ? ONCE : COUNTS[per]
      return (t, my) => {
        t.bonus += bonus * count(t, my)
      }
    },
    ({ bonus, per }) => {
      const { count, usual } = per === undefined ? ONCE : COUNTS[per]
      return { points: bonus * usual, now: (t, deed) => bonus * count(t, deed) }
    },
  ),
  reroll: word(
    { reroll: whole(1, 3).describe('May roll all dice of the fight again; only under `fighting`.') },
    ({ reroll }) =>
      (t) => {
        t.rerolls += reroll
      },
    ({ reroll }) => ({ points: 0.4 + 0.3 * reroll, now: () => 1 }),
  ),
  heal: word(
    { heal: whole(1, 5), who },
    ({ heal: amount, who }, place) => forWhom(who, place, [(t, my) => heal(t, my.whose, amount)]),
    ({ heal: amount }) => ({ points: 0, now: () => amount }),
  ),
  find: word(
    {
      find: z.enum(['hero', 'item']).describe('One may be recruited free, from the top five or the row.'),
      of: z.enum(TYPES),
    },
    ({ find, of }) => {
      const isItem = find === 'item' ? 1 : 0
      const type = TYPES.indexOf(of)
      return (t) => t.call(findCard, isItem, type)
    },
    () => ({ points: 0, now: nothingNow, finds: true }),
  ),
  'stay-open': word(
    { 'stay-open': z.enum(['heroes', 'items']).describe('The deck stays open for the game.') },
    ({ 'stay-open': deck }) =>
      (t) => {
        if (deck === 'heroes') t.heroesOpen = 1
        else t.itemsOpen = 1
        clearOpenTops(t)
      },
    () => ({ points: 0, now: nothingNow }),
  ),
}

export const cardWords = speech.words({
  title: 'card-effect',
  effects,
  conditions: cardConditions,
  flow: {
    choose: (place) => (t, my) => t.call(chooseOption, my.seat, place),
    pay: (price: { readonly discard: (typeof DISCARDS)[number] }, place) =>
      payWith(DISCARDS.indexOf(price.discard), place),
  },
  prices: ['discard'],
  onlyPrices: ['discard'],
})

/** The moments at which words may stand; those that are not named stand at all but `fighting`. */
const ONLY_AT: { readonly [N in keyof typeof effects]?: readonly Moment[] } = {
  taunt: ['action', 'afterwards', 'reward'],
  snipe: ['action', 'afterwards'],
  'another-hero': ['action', 'afterwards', 'reward'],
  'dual-wield': ['action', 'afterwards'],
  'return-hero': ['action', 'afterwards', 'cleanup'],
  'return-self': ['action', 'afterwards', 'cleanup'],
  'retire-wielder': ['afterwards'],
  bonus: ['fighting'],
  reroll: ['fighting'],
  find: ['reward'],
  'stay-open': ['reward'],
}

/** The schemas of lists of effects, by the moment at which they are carried out. */
export const effectsAt = byName(MOMENTS, (moment) => {
  const names = Object.keys(effects) as (keyof typeof effects)[]
  const others = names.filter((name) => !(ONLY_AT[name] ?? ALL_BUT_FIGHTING).some((one) => one === moment))
  return z.array(cardWords.without(moment, others))
})
