/** What was achieved in this browser, game by game. */

const KEY = 'hearthkeep.achievements'

/** How an achievement was earned: any way, and the hard way. */
interface Tick {
  readonly normal: boolean
  readonly hardcore: boolean
}

type Ticks = Readonly<Record<string, Tick>>

function isTick(value: unknown): value is Tick {
  if (typeof value !== 'object' || value === null) return false
  const { normal, hardcore } = value as Record<string, unknown>
  return typeof normal === 'boolean' && typeof hardcore === 'boolean'
}

/** What is kept may be anything: whatever does not fit is not counted. */
function read(): Record<string, Ticks> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {}
    const games = Object.entries(kept as Record<string, unknown>).map(([game, ticks]): [string, Ticks] => [
      game,
      Object.fromEntries(Object.entries((ticks ?? {}) as Ticks).filter(([, tick]) => isTick(tick))),
    ])
    return Object.fromEntries(games)
  } catch {
    return {}
  }
}

/** The achievements of a game that were earned, by id. */
export function earnedIn(game: string): Ticks {
  return read()[game] ?? {}
}

/** Keeps achievements; what was earned before stays. */
export function earn(game: string, earned: readonly (Tick & { readonly id: string })[]): void {
  const all = read()
  const ticks: Record<string, Tick> = { ...all[game] }
  for (const { id, normal, hardcore } of earned) {
    const before = ticks[id]
    ticks[id] = { normal: normal || before?.normal === true, hardcore: hardcore || before?.hardcore === true }
  }
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: ticks }))
  } catch {
    // A browser that keeps nothing still plays.
  }
}
