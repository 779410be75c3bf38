/** Sessions for saved games: opening, starting, saving after every change. */
import { Match } from '@hearthkeep/match'
import type { MatchOptions, TableEvent } from '@hearthkeep/match'
import type { PartialSetup } from '@hearthkeep/engine'
import type { LoadedGame } from '../games/face.ts'
import { afterPaint } from '../after-paint.ts'
import { matchIn, newId, saveMatch } from '../storage/saves.ts'
import type { SavedGame } from '../storage/saves.ts'
import { settings } from '../storage/settings.ts'
import { MatchDriver } from './match-driver.ts'
import { Session } from './session.ts'
import type { SessionOptions } from './session.ts'

const FACTOR = { slow: 2, normal: 1, fast: 0.4, off: 0 } as const

/** How long an event is shown now: as the game says, at the speed that is set; not at all under reduced motion. */
export function paceOf({ pace }: LoadedGame): (event: TableEvent) => number {
  return ({ kind }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
    return (pace[kind] ?? pace['other'] ?? 0) * FACTOR[settings().speed]
  }
}

/** How the table of a game is played. */
export function optionsOf(game: LoadedGame): SessionOptions {
  const { thingKinds, attendsOne = false } = game
  return { pace: paceOf(game), thingKinds, attendsOne, afterAnswer: afterPaint }
}

/** Starts a game, keeps it, and returns its id. */
export async function startGame(
  game: LoadedGame,
  setup: PartialSetup,
  options: MatchOptions,
): Promise<string> {
  const match = Match.start(game.module.game, setup, { autoForced: true, ...options })
  const id = newId()
  await saveMatch(id, match)
  match.close()
  return id
}

/** Keeps a match under a new id. */
export async function keepMatch(match: Match): Promise<string> {
  const id = newId()
  await saveMatch(id, match)
  return id
}

/** Opens a saved game; throws a `StoreError` or `RecordMismatch` if it cannot be read. */
export function openSession(game: LoadedGame, save: SavedGame, onError: (error: unknown) => void): Session {
  const match = Match.open(game.module.game, matchIn(save))
  const driver = new MatchDriver(match, (changed) => {
    saveMatch(save.id, changed).catch(onError)
  })
  return new Session(driver, optionsOf(game))
}
