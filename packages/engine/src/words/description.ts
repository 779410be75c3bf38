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
  /** Its picture, by its name among the game-icons, for clients that draw. */
  readonly icon?: string
}

/** One thing that lies on the table. */
export interface Item {
  /** Which thing it is, so that choices that concern it can be shown at it. */
  readonly thing?: ThingRef
  readonly name: string
  /** Its name where copies need not be told apart: `Strike` for `Strike 2`. */
  readonly title?: string
  readonly figures: readonly Figure[]
  /** Short words about it: a status, an announced intent. */
  readonly tags: readonly string[]
  /** What it does, in a sentence. */
  readonly text?: string
  /** Its picture, by its name among the game-icons, for clients that draw. */
  readonly icon?: string
  /** Of a place: its column and row, from the upper left. */
  readonly spot?: { readonly x: number; readonly y: number }
  /** At which place it is; left out if at none. */
  readonly at?: ThingRef
}

/** A part of the table: a row of foes, a hand, a deck. */
export interface Zone {
  readonly title: string
  readonly items: readonly Item[]
  /** What is said of the whole, beside its items or instead of them: "7 cards". */
  readonly summary?: string
  /** Of a pile: how many lie in it. */
  readonly count?: number
  /** Of places: which of its items are joined, by their numbers in the list. */
  readonly ways?: readonly (readonly [number, number])[]
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

/** A map that can be shown by itself, drawn as text. */
export interface GameMap {
  readonly id: string
  readonly name: string
  readonly text: string
}
