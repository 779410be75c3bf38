/** What the words of cards and monsters tell a bot, beside what they do. */
/** Whose card it is, and which. */
export interface Deed {
  readonly seat: number
  readonly card: number
}

/** What a word of cards tells. */
export interface CardFacts {
  /** What it is good for, in points of damage. */
  readonly points: number
  /** Of a price: what kind of card has to be discarded, as in `DISCARDS`. */
  readonly price?: number
  /** Whether it adds a card to what a player owns. */
  readonly finds?: boolean
}

/** What a condition of cards tells: how often it holds. */
export interface CardConditionFacts {
  readonly likely: number
}

/** What a word of monsters tells. */
export interface MonsterFacts {
  /** What it costs so many players if the location falls. */
  readonly penalty: (seats: number) => number
  /** The damage it does to a player. */
  readonly damage?: number
}
