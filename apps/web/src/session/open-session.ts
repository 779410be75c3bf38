/** Sessions for saved games: opening, starting, saving after every change. */
import { formatSaved, KeptMatch } from '@hearthkeep/match'
import type { Match, MatchOptions, SavedMatch, TableEvent } from '@hearthkeep/match'
import type { PartialSetup } from '@hearthkeep/engine'
import type { LoadedGame } from '../games/face.ts'
import { afterPaint } from '../after-paint.ts'
import { pageStore } from '../storage/page-store.ts'
import { newId } from '../storage/saves.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import { settings } from '../storage/settings.ts'
import { say } from '../words/table.ts'
import { MatchDriver } from './match-driver.ts'
import { Session } from './session.ts'
import type { SessionOptions } from './table-state.ts'

const FACTOR = { slow: 2, normal: 1, fast: 0.4, off: 0 } as const

/** How long an event is shown now: as the game says, at the speed that is set; not at all under reduced motion. */
function paceOf({ pace }: LoadedGame): (event: TableEvent) => number {
  return ({ kind }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
    return (pace[kind] ?? pace['other'] ?? 0) * FACTOR[settings().speed]
  }
}

/** How the table of a game is played. */
export function optionsOf(game: LoadedGame): SessionOptions {
  return { pace: paceOf(game), thingKinds: game.thingKinds, gathers: game.gathers, afterAnswer: afterPaint }
}

/** Starts a game, keeps it, and returns its id. */
export async function startGame(
  game: LoadedGame,
  setup: PartialSetup,
  options: MatchOptions,
): Promise<string> {
  const id = newId()
  const kept = await KeptMatch.start(pageStore, id, game.module.game, setup, { autoForced: true, ...options })
  await kept.close()
  return id
}

/** By text: what is being kept, or was a moment ago. */
const keeping = new Map<string, Promise<string>>()
/** How long a second click comes after the first at most, in milliseconds. */
const DOUBLE_CLICK = 1000

/** Keeps a match under a new id; what is asked for twice by a double click is kept once. */
export function keepMatch(match: Match, saved: SavedMatch = match.saved()): Promise<string> {
  const text = formatSaved(saved)
  const known = keeping.get(text)
  if (known !== undefined) return known
  const id = newId()
  const { outcome, steps } = match
  const promise = pageStore.create(id, saved, saved.entries, { outcome, steps }).then(() => id)
  keeping.set(text, promise)
  const forget = (): unknown => setTimeout(() => keeping.delete(text), DOUBLE_CLICK)
  promise.then(forget, () => keeping.delete(text))
  return promise
}

const DELETED = say('open-session.this-game-was-deleted')

/** Opens a saved game; fails with a `StoreError` or `RecordMismatch` if it cannot be read. */
export async function openSession(
  game: LoadedGame,
  { id }: SavedGame,
  /** It is kept under another id from now on, so that nothing is lost; and why, in words. */
  onParted: (id: string, word: string) => void,
  { isLooking = false }: { readonly isLooking?: boolean } = {},
): Promise<Session> {
  const kept = await KeptMatch.open(pageStore, id, game.module.game)
  kept.onError = () => undefined // the next decision meets it again, and says so
  if (isLooking) {
    const { LookingDriver } = await import('./looking-driver.ts')
    return Session.open(new LookingDriver(kept), optionsOf(game))
  }
  const driver = new MatchDriver(kept, async (match) => {
    const own = newId()
    const elsewhere = await KeptMatch.keep(pageStore, own, match)
    onParted(own, DELETED)
    return elsewhere
  })
  return Session.open(driver, optionsOf(game))
}
