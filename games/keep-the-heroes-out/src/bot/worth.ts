/** What things are worth to the heuristic player. */
import type { Card, Data } from '../content/data.ts'
import { levelsOf } from '../rules/guild-deck.ts'
import type { Table } from '../rules/rulebook.ts'

/** What things are worth; one is about what a meeple is. Set by hand; a short search found nothing better. */
export const WORTH = {
  defeat: 60,
  /** A meeple that falls, and one that stands: in the Vault, next to it, farther off; each further one in a room less. */
  fallen: 0.5,
  guard: [1.6, 0.9, 0.55, 0.4],
  further: 0.75,
  /** A hero in the dungeon by the rooms to the Vault; more for each other hero who would go on with him. */
  hero: [2.2, 1.4, 1.0, 0.8],
  crowd: 0.3,
  prisoner: 0.25,
  trap: [1.2, 0.8, 0.5, 0.4],
  chest: [0, 0.9, 1.2, 1.5, 0],
  /** What a hero whom a card in hand can hit is still worth. */
  aim: 0.2,
  wound: 0.25,
  resource: 0.15,
  ready: 0.4,
  crafted: 1.2,
  portal: 0.1,
  event: 0.5,
  card: 0.6,
  defend: 0.7,
  shorter: 1.5,
  short: 0.6,
  cells: 0.7,
}

/** What adds up on a side. */
type Fact = 'worth' | 'melee' | 'ranged'

/** What the actions of a side come to together. */
export function sumOfSide({ actions }: Data, side: readonly number[], fact: Fact): number {
  let sum = 0
  for (const design of side) sum += actions[design][fact]
  return sum
}

/** What the better side of a card comes to. */
export function sumOfCard(data: Data, { sides }: Card, fact: Fact): number {
  let most = 0
  for (const side of sides) most = Math.max(most, sumOfSide(data, side, fact))
  return most
}

/** How strong a card is: its better side, and that there are two. */
export function strengthOf(data: Data, card: number): number {
  const isSplit = data.cards[card].sides.length > 1
  return sumOfCard(data, data.cards[card], 'worth') + (isSplit ? 0.25 : 0)
}

/** What a crafted card gains over the rest of the game. */
export function craftWorth(t: Table, card: number): number {
  const { size } = t.guildDeck
  const left = size + (t.level < levelsOf(t).length - 1 ? size + t.guildDiscard.size : 0)
  return Math.max(0.1, strengthOf(t.data, card) - 0.9) * WORTH.crafted * (left / 20 / t.seats)
}
