/** What cards are good for in general, in points of damage: to recruit, keep, retire and discard by. */
import { likely } from '@hearthkeep/content'
import type { Pile } from '@hearthkeep/engine'
import type { Card, Data } from '../content/data.ts'
import { KINDS } from '../content/numbers.ts'
import type { Player, Table } from '../rules/rulebook.ts'
import { MEANS } from './dice.ts'
import { cardMeaning } from './meaning.ts'
import type { CardMeaning } from './meaning.ts'

const { HERO, ITEM } = KINDS

/** The most that something comes to for one of a pile, but no less than this. */
export function most(pile: Pile, least: number, worth: (one: number) => number): number {
  let best = least
  for (let i = 0, size = pile.size; i < size; i++) best = Math.max(best, worth(pile.get(i)))
  return best
}

/** What an effect comes to on average. */
function general(meaning: CardMeaning): number {
  let sum = 0
  for (const part of meaning) {
    if (part.type === 'word') sum += part.facts.points
    else if (part.type === 'if') {
      const p = likely(part.condition, (facts) => facts.likely)
      sum += p * general(part.then) + (1 - p) * general(part.otherwise)
    } else if (part.type === 'choose') sum += Math.max(0, ...part.options.map(general)) + 0.3
    else if (part.type === 'pay') sum += 0.5 * Math.max(0, general(part.then) + part.price.points)
  }
  return sum
}

/** The mean of what a card shows. */
export function meanOf({ damage, dice }: Card): number {
  return damage + dice[0] * MEANS[0] + dice[1] * MEANS[1] + dice[2] * MEANS[2]
}

function worthOf(data: Data, card: Card): number {
  if (card.kind !== HERO && card.kind !== ITEM) return -1
  const mean = meanOf(card)
  const { immediate, anytime, fighting, afterwards, cleanup } = card
  const deeds = [immediate, anytime, fighting, afterwards, cleanup].reduce(
    (sum, effect) => sum + general(cardMeaning(data, effect)),
    0,
  )
  const cleave = card.cleave ? 2.2 : 0
  const reach = (card.anyTarget ? 1.5 : 0) + (card.anyItem ? 0.7 : 0) + (card.dualWield ? 1.5 : 0)
  return mean + deeds + cleave + reach + 1.3 * card.splash + 0.4 * card.pierce
}

const worths = new WeakMap<Data, Float64Array>()

/** The worth of every card; worked out once. */
export function worth(data: Data): Float64Array {
  let known = worths.get(data)
  if (known === undefined) {
    known = Float64Array.from(data.cards, (card) => worthOf(data, card))
    worths.set(data, known)
  }
  return known
}

/** How many heroes and items of each type a player owns: physical heroes, magical heroes, physical and magical items. */
const owned = new Int32Array(4)

/** Counts them; returns how many they are. */
export function countOwned(t: Table, { hand, deck, discard, played }: Player): number {
  owned.fill(0)
  for (const pile of [hand, deck, discard, played]) {
    for (let i = 0, size = pile.size; i < size; i++) {
      const { kind, type } = t.data.cards[pile.get(i)]
      if (type >= 0) owned[2 * kind + type]++
    }
  }
  return owned[0] + owned[1] + owned[2] + owned[3]
}

/** What a card would be worth to a player: more if its type has what goes with it. */
export function worthTo(t: Table, player: Player, card: number): number {
  const { kind, type } = t.data.cards[card]
  if (type < 0) return -1
  countOwned(t, player)
  const same = owned[2 * kind + type]
  const other = owned[2 * (1 - kind) + type]
  const fit = kind === HERO ? other - same : other - same - 1
  return worth(t.data)[card] + 0.5 * Math.max(-3, Math.min(3, fit))
}

/** What a card is worth in the hand it is in: an item without a hero is little, a hero without an item is less. */
export function worthInHand(t: Table, player: Player, card: number): number {
  const { kind, type, anyItem } = t.data.cards[card]
  if (type < 0) return -1
  const { hand } = player
  let partners = 0
  for (let i = 0, size = hand.size; i < size; i++) {
    const other = t.data.cards[hand.get(i)]
    if (other.kind === 1 - kind && (other.type === type || other.anyItem || anyItem)) partners++
  }
  const own = worth(t.data)[card]
  if (partners > 0) return own
  return kind === HERO ? 0.85 * own : 0.45 * own
}
