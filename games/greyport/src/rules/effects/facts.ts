/** What the words of cards and monsters tell a bot, beside what they do. */
import type { Table } from '../rulebook.ts'

/** Whose card it is, and which. */
export interface Deed {
  readonly seat: number
  readonly card: number
}

/** What a word of cards tells. */
export interface CardFacts {
  /** What it is good for in general, in points of damage. */
  readonly points: number
  /** What it is worth at this moment to the player of the card, which lies on the table: in hit points of a healthy player; under `fighting`, in damage. */
  readonly now: (t: Table, deed: Deed) => number
  /** Whether it lets players retire cards. */
  readonly retires?: boolean
  /** Of a price: what kind of card has to be discarded, as in `DISCARDS`. */
  readonly price?: number
  /** Whether it adds a card to what a player owns. */
  readonly finds?: boolean
}

/** What a condition of cards tells. */
export interface CardConditionFacts {
  /** How often it holds. */
  readonly likely: number
  /** Whether it holds at this moment. */
  readonly holds: (t: Table, deed: Deed) => boolean
}

/** What a word of monsters tells. */
export interface MonsterFacts {
  /** What it costs so many players if the location falls. */
  readonly penalty: (seats: number) => number
  /** The damage it does to a player. */
  readonly damage?: number
}
