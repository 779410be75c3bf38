/** All that campaigns need of the games this browser keeps: to begin a table, to bring one in, and to read it. */
import type { GameRecord, Outcome, Setup } from '@hearthkeep/engine'
import { Match } from '@hearthkeep/match'
import type { Sitter } from '@hearthkeep/match'
import type { LoadedGame } from '../games/face.ts'
import { keepMatch, startGame } from '../session/open-session.ts'
import { asItCame } from '../share/read-game.ts'
import { findSave, matchIn } from '../storage/saves.ts'

type Undo = 'honest' | 'practice'

/** Begins a table and returns its id. */
export function beginTable(
  game: LoadedGame,
  setup: Setup,
  options: {
    readonly undo: Undo
    readonly sitters: readonly Sitter[]
    readonly isSeedKnown?: boolean
  },
): Promise<string> {
  return startGame(game, setup, options)
}

/** Keeps a game that was begun elsewhere as a table, and returns its id. */
export async function bringTable(game: LoadedGame, record: GameRecord, undo: Undo): Promise<string> {
  const match = Match.resume(game.module.game, record, { undo, autoForced: true })
  try {
    return await keepMatch(match, asItCame(match, record))
  } finally {
    match.close()
  }
}

/** A table as it is kept; undefined if it is not there any more, or cannot be read. */
export async function readTable(id: string): Promise<{ record: GameRecord; outcome: Outcome } | undefined> {
  const save = await findSave(id)
  if (save === undefined) return undefined
  try {
    return { record: matchIn(save).record, outcome: save.outcome as Outcome }
  } catch {
    return undefined
  }
}
