/** Something that is drawn and answered: a table or a menu. Full screen and line mode both play boards. */
import type { Mode, Notice } from './input-state.ts'
import type { Scene } from './scene.ts'

/** What came of an answer: something to say, or the end of the board. */
export interface Reaction<T extends string> {
  readonly notice?: Notice
  readonly ending?: T
  /** The answer was refused: what was typed stays. */
  readonly isRefused?: boolean
  /** A page that is shown now, such as the hint that was asked for. */
  readonly opens?: Mode
}

/** Something that a table does by itself: a bot makes its decision. */
export interface Task {
  /** What is going on, in words, for who sees only lines; nothing if that need not be said. */
  readonly says?: string | undefined
  /** Whether nobody is waited for in the meantime: bots are among themselves. */
  readonly isUnattended: boolean
  /** Does it; what must be said of it is returned. */
  readonly run: (how: TaskPace) => Promise<Notice | undefined>
}

/** How a task is done. */
export interface TaskPace {
  /** It takes at least so long, in milliseconds, so that a person can follow. */
  readonly least: number
  /** Once aborted, nothing more is done. */
  readonly signal: AbortSignal
}

/** A table or a menu, for one person at one keyboard. */
export interface Board<T extends string> {
  readonly scene: () => Scene
  readonly answer: (notation: string) => Promise<Reaction<T>>
  readonly undo: () => Promise<Reaction<T>>
  /** Turns to the next seat that can choose, or to a given one. */
  readonly turnTo: (seat?: number) => Reaction<T>
  /** Where something can happen without an answer: calls a listener when it did; returns what ends that. */
  readonly watch?: (onChange: () => void) => () => void
  /** What the table does next by itself; undefined if it waits for somebody. */
  readonly task?: () => Task | undefined
  /** Stops what a person has asked the table to do for a while; whether there was anything to stop. */
  readonly interrupt?: () => boolean
}

/** How a person can leave a board at any time: on purpose, or by Ctrl-C and the like. */
const LEAVINGS = ['leave', 'abort'] as const
/** One of them. */
export type Leaving = (typeof LEAVINGS)[number]

/** Plays boards until they end. */
export interface Player {
  readonly play: <T extends string>(board: Board<T>) => Promise<T | Leaving>
  /** Says something after a board was left; shown where it stays visible. */
  readonly say: (text: string) => void
  readonly close: () => void
}
