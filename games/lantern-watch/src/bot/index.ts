/** A MIND: what each choice is worth in oil, at a glance, and how well the wall stands. The bots do the rest, from what their seat may know. */
import type { Meaning } from '@hearthkeep/content'
import { defineMind } from '@hearthkeep/engine'
import { deeds } from '../content/effects.ts'
import type { Deed, Holds } from '../content/effects.ts'
import { MOST_OIL } from '../rules/oil.ts'
import { LANTERNS, rules } from '../rules/rulebook.ts'
import type { CardId, LanternId, Seat, ShadowId, Table } from '../rules/rulebook.ts'
import { hungerAt } from '../rules/shadows.ts'

const kinds = rules.choices
/** What it is worth to keep a lantern from going out, what oil is that saves none yet, what is lost with a card and with each point of its ward. */
const [FLAME, SPARE, CARD, WARD] = [4, 0.6, 0.4, 0.7]

function pourWorth(t: Table, lantern: LanternId, amount: number): number {
  const { oil } = t.lanterns[lantern]
  const hunger = hungerAt(t, lantern)
  const poured = Math.min(amount, MOST_OIL - oil)
  return (poured + Math.min(poured, hunger)) * SPARE + (hunger >= oil && oil + poured > hunger ? FLAME : 0)
}

/** What it is worth to be rid of a shadow: what it would eat in the next three hours. */
function shadowWorth(t: Table, lantern: LanternId, shadow: ShadowId): number {
  const { hunger, feeds } = t.data.shadows[shadow]
  const spare = t.lanterns[lantern].oil - hungerAt(t, lantern)
  const hours = Math.min(3, t.data.hours - t.hour + 1)
  const isSaved = t.lanterns[lantern].oil > 0 && spare <= 0 && spare + hunger > 0
  return (hunger + (feeds === null ? 0 : 1)) * hours * 0.8 + (isSaved ? FLAME : 0)
}

function banishWorth(t: Table, lantern: LanternId, strength: number): number {
  const weak = t.lanterns[lantern].shadows.toArray().filter((one) => t.data.shadows[one].dread <= strength)
  return Math.max(0, ...weak.map((shadow) => shadowWorth(t, lantern, shadow)))
}

/** What an effect is worth at a lantern: the words of it that will happen, added up. */
function worthOf(t: Table, effect: readonly Meaning<Deed, Holds>[], lantern: LanternId): number {
  let sum = 0
  for (const part of effect) {
    if (part.type === 'word') {
      const { oil = 0, spill = 0, banish = 0, draw = 0, other = 0 } = part.facts
      if (oil > 0) sum += pourWorth(t, lantern, oil)
      if (spill > 0) sum -= spill + (spill >= t.lanterns[lantern].oil ? FLAME : 0)
      if (banish > 0) sum += banishWorth(t, lantern, banish)
      sum += other + (t.hour < t.data.hours ? draw : 0)
    } else if (part.type === 'choose')
      sum += Math.max(...part.options.map((option) => worthOf(t, option, lantern)))
    else if (part.type === 'if' && part.condition.type === 'one')
      sum += worthOf(t, part.condition.facts(t, lantern) ? part.then : part.otherwise, lantern)
    else if (part.type === 'each' && part.group === 'watcher') sum += t.seats * worthOf(t, part.then, lantern)
    else if (part.type === 'each')
      for (let each = 0; each < LANTERNS; each++) sum += worthOf(t, part.then, each)
  }
  return sum
}

function cardWorth(t: Table, card: CardId, lantern: LanternId): number {
  const { effect, ward } = t.data.cards[card]
  return worthOf(t, t.data.book.meaningOf(deeds, effect), lantern) - CARD - ward * WARD
}

/** What a watcher could do at a lantern with the best two cards; less where others stand already. */
function placeWorth(t: Table, watcher: Seat, lantern: LanternId): number {
  const worths = t.watchers[watcher].hand.toArray().map((card) => cardWorth(t, card, lantern))
  const [first, second = 0] = [...worths, pourWorth(t, lantern, 1)].sort((a, b) => b - a)
  const others = t.watchers.filter((one) => one.hasChosen === 1 && one.lantern === lantern)
  return (first + second) / (1 + others.length)
}

/** A ward is thrown, the smallest first, if those in the hand can still save the lantern. */
function throwWorth(t: Table, watcher: Seat, card: CardId): number {
  const [, loss, oil] = t.asksAbout() // what the prompt names
  const wards = t.watchers[watcher].hand.toArray().reduce((sum, one) => sum + t.data.cards[one].ward, 0)
  return loss - wards < oil ? 10 - t.data.cards[card].ward : -1
}

const here = (t: Table, seat: Seat): LanternId => t.watchers[seat].lantern

/** What choices are worth to whoever makes them; ending the turn and holding back are worth nothing. */
const worths: Readonly<Record<number, (t: Table, seat: Seat, param: number) => number>> = {
  [kinds['stand-at'].id]: placeWorth,
  [kinds['walk-to'].id]: placeWorth,
  [kinds['play-card'].id]: (t, seat, card) => cardWorth(t, card, here(t, seat)),
  [kinds.tend.id]: (t, seat) => pourWorth(t, here(t, seat), 1),
  [kinds['throw-card'].id]: throwWorth,
  [kinds['drive-off'].id]: (t, _, shadow) => shadowWorth(t, t.asksAbout()[0], shadow),
  [kinds['discard-card'].id]: (t, seat, card) =>
    -cardWorth(t, card, here(t, seat)) - 2 * t.data.cards[card].ward,
  [kinds['bury-shadow'].id]: (t) => t.data.shadows[t.shadowDeck.top].hunger - 1.5,
  [kinds['take-option'].id]: (t, seat, option) =>
    worthOf(t, t.data.book.optionMeaning(deeds, option), here(t, seat)),
}

/** The better, the likelier; what is no good is still done now and then. */
function weigh(t: Table, weights: Float64Array): void {
  const { choices } = t
  for (let i = 0; i < choices.count; i++) {
    const worth = worths[choices.kindOf(i)]?.(t, choices.seatOf(i), choices.paramOf(i, 0)) ?? 0
    weights[i] = worth > 0 ? 0.2 + worth * worth : 0.2 / (1 - worth)
  }
}

const oilLeft = (t: Table): number => t.lanterns.reduce((sum, { oil }) => sum + oil, 0)
/** Every lantern by how long its oil will last, and the cards in hand; two dark lanterns are the end. */
function evaluate(t: Table): number {
  if (t.isOver) return oilLeft(t) / (LANTERNS * MOST_OIL)
  const hours = Math.min(2, t.data.hours - t.hour + 1)
  let x = 0
  for (const [lantern, { oil }] of t.lanterns.entries()) {
    const left = oil - hours * hungerAt(t, lantern)
    x += oil === 0 ? -6 : left > 0 ? Math.min(left, 3) * 0.5 : left
  }
  for (let seat = 0; seat < t.seats; seat++) x += (1.5 * t.watchers[seat].hand.size) / t.seats
  return 0.5 + (0.5 * x) / (4 + Math.abs(x))
}

export const mind = defineMind<Table>({
  ...{ evaluate, weigh, moment: (t) => t.hour, horizon: 2 },
  margin: { name: 'oil left', of: oilLeft },
})
