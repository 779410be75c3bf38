/** A table in words and numbers, for clients that draw any game: the terminal, a screen reader. */

/** A thing on the table, by kind and number. */
export interface ThingRef {
  readonly kind: string
  readonly id: number
}

/** A number worth showing: `{ label: 'life', value: 12, of: 20 }`. */
export interface Figure {
  readonly label: string
  readonly value: number
  /** The most it can be, where it is a share of something. */
  readonly of?: number
}

/** One thing that lies on the table. */
export interface Item {
  /** Which thing it is, so that choices that concern it can be shown at it. */
  readonly thing?: ThingRef
  readonly name: string
  readonly figures: readonly Figure[]
  /** Short words about it: a status, an announced intent. */
  readonly tags: readonly string[]
  /** What it does, in a sentence. */
  readonly text?: string
}

/** A part of the table: a row of foes, a hand, a deck. */
export interface Zone {
  readonly title: string
  readonly items: readonly Item[]
  /** What is said of the whole, beside its items or instead of them: "7 cards". */
  readonly summary?: string
  /** Whose it is; left out if nobody's. */
  readonly seat?: number
}

/** Something that can be looked up: a card, a keyword. */
export interface GlossaryEntry {
  readonly name: string
  /** What kind of thing it is, in a word: card, foe, keyword. */
  readonly kind: string
  readonly text: string
}

/** A numbered rule in the game's own words. */
export interface RuleText {
  readonly id: string
  readonly chapter: string
  readonly text: string
}
