/** What the page has to know of a game besides its rules: its box on the shelf, and how its table looks. */
import type { Box } from '@hearthkeep/catalog/shelf'
import type { GameModule } from '@hearthkeep/engine'
import type { Situation } from '@hearthkeep/situations'
import type { ComponentType } from 'react'

/** How a game is laid out on the table. */
export interface Layout {
  /** Draws the table; it finds the session through `useTable`. */
  readonly Table: ComponentType
  /** The kinds of things that are drawn, and so can be clicked. */
  readonly thingKinds: readonly string[]
  /** How long events of a kind are shown at normal speed, in milliseconds; `other` for the rest. */
  readonly pace: Readonly<Record<string, number>>
  /** What the lessons of each hundred are about, if they are numbered so. */
  readonly lessonGroups?: readonly string[]
  /** Options of the set-up in words a player understands: `hero` → `joan` → `Joan the Warrior`. */
  readonly words: Readonly<Record<string, OptionWords>>
  /** Cards of which there may be several: what is said of one leaves its number out. */
  readonly lookAlikes?: () => readonly Named[]
  /** Who sits where when several play, such as the Hero of each; `Player 1` and so on if left out. */
  readonly seatNames?: readonly string[]
  /** Who sits where on a table, if that is chosen in the game; undefined as long as it is not. */
  readonly seatNameOn?: (cells: Int32Array, seat: number) => string | undefined
  /** A page of its own that is reached from the set-up: its name there, and what stands on it. */
  readonly extra?: { readonly title: string; readonly icon: string; readonly Content: ComponentType }
  /** Whether its table celebrates the end itself, with the ways on from there. */
  readonly drawsEnd?: boolean
}

/** A card by its title, and by its name, which has a number if there are several: `Shin Kick`, `Shin Kick 3`. */
export interface Named {
  readonly name: string
  readonly title: string
}

/** An option of the set-up in words. */
export interface OptionWords {
  readonly title: string
  readonly values: Readonly<Record<string, ValueWords>>
  /** The number of players with whom it matters; with any other it is not asked, and `otherwise` says why. */
  readonly onlyWithSeats?: number
  /** A change to the usual game, which stands among the variants. */
  readonly isVariant?: boolean
  /** Too many values for a card each: they stand in a list. */
  readonly isList?: boolean
  readonly otherwise?: string
}

/** One of the things an option may be. */
export interface ValueWords {
  readonly name: string
  /** A line for those who choose. */
  readonly about?: string
  readonly icon?: string
  /** 1 to 3 flames. */
  readonly difficulty?: 1 | 2 | 3
  /** As always: it goes without saying in a summary. */
  readonly isUsual?: boolean
}

/** A game once it has been loaded. */
export interface LoadedGame extends Layout {
  readonly module: GameModule
  /** The lessons, in the order of the rule sheet. */
  readonly lessons: () => Promise<readonly Situation[]>
}

/** A game on the shelf. */
export interface GameFace extends Omit<Box, 'load'> {
  readonly load: () => Promise<LoadedGame>
}
