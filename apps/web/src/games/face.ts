/** What the page has to know of a game besides its rules: its box on the shelf, and how its table looks. */
import type { Box } from '@hearthkeep/catalog/shelf'
import type { GameModule } from '@hearthkeep/engine'
import type { Situation } from '@hearthkeep/situations'
import type { ComponentType } from 'react'
import type { FieldKind } from '../kit/frame.tsx'
import type { Threat } from '../kit/threat.tsx'
import type { Gatherings } from '../session/gather.ts'

/** How a game is laid out on the table. */
export interface Layout {
  /** Draws the table; it finds the session through `useTable`. */
  readonly Table: ComponentType
  /** The kinds of things that are drawn, and so can be clicked. */
  readonly thingKinds: readonly string[]
  /** At which questions several things are chosen at once, such as cards to discard. */
  readonly gathers?: Gatherings
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
  /** What its own keys are for: those of places that say so by `data-keys`. */
  readonly keys?: readonly KeyHelp[]
  /** Whether its table celebrates the end itself, with the ways on from there. */
  readonly drawsEnd?: boolean
  /** How its table stands in the frame of the kit: its `Table` then fills areas (`src/kit/README.md`). */
  readonly frame: FrameUse
}

/** What a table in the frame adds to it, besides what its `Table` puts into the areas. */
export interface FrameUse {
  /** How stage and ground share the field. */
  readonly field: FieldKind
  /** Where the game stands, in the bar above. */
  readonly Track?: ComponentType
  /** Behind everything. */
  readonly Scene?: ComponentType
  /** What else there is in the drawer, beside the log. */
  readonly drawer?: readonly { readonly title: string; readonly Content: ComponentType }[]
  /** The kinds of choices that end a turn, if they are not called `end-…`. */
  readonly endings?: readonly string[]
  /** What ending the turn would bring; a hook, the same every time. */
  readonly useEnding?: () => Ending
  /** A second line for the question: what would come of what is picked; a hook, too. */
  readonly useReason?: () => string
}

/** What stands on the button that ends the turn. */
export interface Ending {
  readonly title: string
  readonly threat: Threat | null
  /** What would be lost unused: `2 Energy unused`. */
  readonly lost?: string | undefined
}

/** Which key does what. */
export type KeyHelp = readonly [key: string, does: string]

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
  /** Whose bust stands for it, if it is not called like the value itself. */
  readonly bust?: string
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
