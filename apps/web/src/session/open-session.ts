/** Sessions for saved games: opening, starting, saving after every change. */
import { formatSaved, Match } from '@hearthkeep/match'
import type { MatchOptions, TableEvent } from '@hearthkeep/match'
import type { PartialSetup } from '@hearthkeep/engine'
import type { LoadedGame } from '../games/face.ts'
import { afterPaint } from '../after-paint.ts'
import { matchIn, newId, OpenSave, saveMatch } from '../storage/saves.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import type { Parting } from '../storage/saves.ts'
import { settings } from '../storage/settings.ts'
import { MatchDriver } from './match-driver.ts'
import { Session } from './session.ts'
import type { SessionOptions } from './table-state.ts'

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

/** By text: what is being kept, or was a moment ago. */
const keeping = new Map<string, Promise<string>>()
/** How long a second click comes after the first at most, in milliseconds. */
const DOUBLE_CLICK = 1000

/** Keeps a match under a new id; what is asked for twice by a double click is kept once. */
export function keepMatch(match: Match): Promise<string> {
  const text = formatSaved(match.saved())
  const known = keeping.get(text)
  if (known !== undefined) return known
  const id = newId()
  const promise = saveMatch(id, match).then(() => id)
  keeping.set(text, promise)
  const forget = (): unknown => setTimeout(() => keeping.delete(text), DOUBLE_CLICK)
  promise.then(forget, () => keeping.delete(text))
  return promise
}

/** What is said of a game that is kept as another from now on. */
const PARTED: Readonly<Record<Parting, string>> = {
  changed: 'This game went on in another tab. What you do here is kept as a game of its own.',
  deleted: 'This game was deleted meanwhile. What you do here is kept as a game of its own.',
}

interface Keeping {
  /** It could not be kept. */
  readonly onError: (error: unknown) => void
  /** It is kept under another id from now on, so that nothing is lost; and why, in words. */
  readonly onParted: (id: string, word: string) => void
}

/** Opens a saved game; throws a `StoreError` or `RecordMismatch` if it cannot be read. */
export function openSession(game: LoadedGame, save: SavedGame, { onError, onParted }: Keeping): Session {
  const match = Match.open(game.module.game, matchIn(save))
  const open = new OpenSave(save)
  const driver = new MatchDriver(match, (changed) => {
    open.save(changed).then((parting) => {
      if (parting !== undefined) onParted(open.id, PARTED[parting])
    }, onError)
  })
  return new Session(driver, optionsOf(game))
}
