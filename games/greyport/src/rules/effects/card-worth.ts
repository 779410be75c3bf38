/** What the facts of cards' words and figures come to, for bots: in general, and at some moment. */
import { perContent, worthOf } from '@hearthkeep/content'
import type { Meaning } from '@hearthkeep/content'
import type { CardEffect, Data } from '../../content/data.ts'
import { points } from '../../content/figures.ts'
import { CARD_MOMENTS } from '../../content/numbers.ts'
import { endOf, ownPiles } from '../players.ts'
import type { Table } from '../rulebook.ts'
import { cardWords } from './card-effects.ts'
import type { CardConditionFacts, CardFacts } from './facts.ts'

type CardMeaning = readonly Meaning<CardFacts, CardConditionFacts>[]

/** Means of the yellow, the white and the green die. */
const MEANS = [2.5, 3.5, 6]
const onAverage = {
  worth: (facts: CardFacts) => facts.points,
  likely: (facts: CardConditionFacts) => facts.likely,
  paid: 0.5,
}

/** Of every card what its dice show on average, all damage with that, and what it is good for in all, in points of damage. */
export const knownOf = perContent(({ cards, effects }: Data) =>
  cards.map((card) => {
    const dice = card.dice.reduce((sum, count, die) => sum + count * MEANS[die], 0)
    let worth = dice
    for (const moment of CARD_MOMENTS) worth += worthOf(effects.meaningOf(cardWords, card[moment]), onAverage)
    for (const [name, each] of Object.entries(points))
      worth += each * Number(card[name as keyof typeof points])
    return { dice, mean: dice + card.damage, worth: card.type < 0 ? -1 : worth }
  }),
)

/** What the cards of a player are good for on average. */
export function meanWorth(t: Table, seat: number): number {
  const known = knownOf(t.data)
  let size = 1
  let worth = 0
  for (const pile of ownPiles(t.players[seat])) {
    size += pile.size
    for (let i = 0; i < pile.size; i++) worth += known[pile.get(i)].worth
  }
  return worth / size
}

let table: Table
const deed = { seat: 0, card: -1 }
const now = {
  worth: (facts: CardFacts) => facts.now(table, deed),
  likely: ({ holds }: CardConditionFacts) => Number(holds(table, deed)),
  paid: 1,
}

function meansNow(t: Table, seat: number, card: number, meaning: CardMeaning): number {
  table = t
  deed.seat = seat
  deed.card = card
  return worthOf(meaning, now)
}

/** What it is worth to a player that something of a card on the table is done now; see `CardFacts.now`. */
export const worthNow = (t: Table, seat: number, card: number, effect: CardEffect): number =>
  effect === null ? 0 : meansNow(t, seat, card, t.data.effects.meaningOf(cardWords, effect))

/** The same of what an option does. */
export const optionNow = (t: Table, seat: number, option: number): number =>
  meansNow(t, seat, -1, t.data.effects.optionMeaning(cardWords, option))

/** What words of a hero and of what it wields add to its damage in a fight with some monsters, as if that had begun. */
export function bonusNow(t: Table, seat: number, hero: number, target: number, second: number): number {
  const player = t.players[seat]
  const start = player.played.indexOf(hero)
  let sum = 0
  for (let i = start, end = endOf(t, player, start); i < end; i++) {
    const card = player.played.get(i)
    const { fighting } = t.data.cards[card]
    if (fighting === null) continue
    const { second: secondBefore, target: targetBefore } = t
    t.target = target
    t.second = second
    sum += worthNow(t, seat, card, fighting)
    t.target = targetBefore
    t.second = secondBefore
  }
  return sum
}

/** What the dice of a hero and of what it wields show on average. */
export function diceOf(t: Table, seat: number, hero: number): number {
  const player = t.players[seat]
  const start = player.played.indexOf(hero)
  const known = knownOf(t.data)
  let sum = 0
  for (let i = start, end = endOf(t, player, start); i < end; i++) sum += known[player.played.get(i)].dice
  return sum
}
