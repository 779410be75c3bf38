/** What the parts of the shell know of each other. */
import { numberedSeatName } from '@hearthkeep/match'
import { createContext, useContext } from 'react'
import type { LoadedGame } from '../games/face.ts'
import { say } from '../words/table.ts'
import type { Inspected } from './inspector.tsx'
import type { Aid, Wish } from './aid.ts'

/** What can lie over the table; one at a time. */
export type Panel =
  | { readonly kind: 'rules'; readonly at: string | undefined }
  | { readonly kind: 'inspector'; readonly about: Inspected }
  | { readonly kind: 'help' | 'bug' | 'settings' | 'link' | 'file' | 'seats' }

export interface Shell {
  readonly game: LoadedGame
  /** The id under which the game is kept; in a lesson, none. */
  readonly id: string | undefined
  /** Where the end of the game leads: to its campaign, if it is a chapter of one. */
  readonly onward: string | undefined
  /** The bots at the table; null as long as nobody needs them. */
  readonly aid: Aid | null
  /** Asks a bot for something; undefined where none can think. */
  readonly wish: ((wish: Wish) => void) | undefined
  readonly open: (panel: Panel) => void
  readonly isLogShown: boolean
  readonly toggleLog: () => void
  readonly isHistoryShown: boolean
  readonly toggleHistory: () => void
  readonly areChoicesShown: boolean
  readonly toggleChoices: () => void
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (shell === null) throw new Error('no shell around this component')
  return shell
}

/** Who sits where: `Lira`, `Watcher 2` as the rules call it, or `Player 2`. */
export function seatName(loaded: LoadedGame, seat: number, cells: Int32Array): string {
  const chosen = loaded.seatNameOn?.(cells, seat) ?? loaded.seatNames?.[seat]
  return chosen ?? seatNumbered(loaded, seat, cells)
}

/** A seat by its number: `Watcher 2` if the rules call it so, else `Player 2`. */
export function seatNumbered({ module }: LoadedGame, seat: number, cells: Int32Array): string {
  return numberedSeatName(module.game, cells, seat) ?? say('shell-context.player', { seat: seat + 1 })
}
