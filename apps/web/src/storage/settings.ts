/** What the player set for this browser. */

/** How fast things are shown. */
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const
/** How large everything is. */
export const SIZES = ['usual', 'larger', 'largest'] as const

export interface Settings {
  readonly speed: (typeof SPEEDS)[number]
  readonly size: (typeof SIZES)[number]
  readonly sound: boolean
  /** Whether the table shows how good the chances to win are. */
  readonly chances: boolean
}

const KEY = 'hearthkeep.settings'
const DEFAULTS: Settings = { speed: 'normal', size: 'usual', sound: false, chances: false }
const listeners = new Set<() => void>()
let current = read()

function isOneOf<T extends string>(values: readonly T[], value: unknown): value is T {
  return values.includes(value as T)
}

/** What is kept may be anything: whatever does not fit falls back to the default. */
function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    return {
      speed: isOneOf(SPEEDS, kept['speed']) ? kept['speed'] : DEFAULTS.speed,
      size: isOneOf(SIZES, kept['size']) ? kept['size'] : DEFAULTS.size,
      sound: kept['sound'] === true,
      chances: kept['chances'] === true,
    }
  } catch {
    return DEFAULTS
  }
}

export const settings = (): Settings => current

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // A browser that keeps nothing still plays.
  }
  for (const listener of listeners) listener()
}

export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
