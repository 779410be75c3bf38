/** Entries of saved games as they are found: one that is damaged must not hide the others. */
import { OUTCOMES } from '@hearthkeep/engine'
import type { GameRecord } from '@hearthkeep/engine'
import { parseSaved } from '@hearthkeep/match'
import type { SavedGame } from './saved-game.ts'

/** Whatever lies there; the database itself sees to the id. */
export type Entry = Readonly<Partial<Record<keyof SavedGame, unknown>>> & { readonly id: string }

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => Number.isSafeInteger(value)
const isOutcome = (value: unknown): boolean => (OUTCOMES as readonly unknown[]).includes(value)
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime())

function isWhole(entry: Entry): entry is SavedGame {
  const { game, outcome, steps, seats, options, at, text } = entry
  return (
    [game, text].every(isText) &&
    [steps, seats].every(isCount) &&
    isOutcome(outcome) &&
    isTime(at) &&
    typeof options === 'object' &&
    options !== null &&
    Object.values(options).every(isText)
  )
}

/** All of an entry as text, to be taken elsewhere. */
function formatEntry(entry: Entry): string {
  try {
    return JSON.stringify(entry, null, 2)
  } catch {
    return `the entry ${entry.id} holds what cannot be written as text`
  }
}

function recordIn(text: string): GameRecord | undefined {
  try {
    return parseSaved(text).record
  } catch {
    return undefined
  }
}

/** A saved game from its entry. If that is damaged: from its text, as far as there is one; else only a name to it. */
export function readEntry(entry: Entry): SavedGame {
  if (isWhole(entry)) return entry
  const { id, game, outcome, at } = entry
  const text = isText(entry.text) ? entry.text : formatEntry(entry)
  const record = recordIn(text)
  return {
    id,
    game: record?.game ?? (isText(game) ? game : 'unknown-game'),
    outcome: isOutcome(outcome) ? (outcome as string) : 'playing',
    steps: record?.steps.length ?? 0,
    seats: record?.setup.seats ?? 1,
    options: record?.setup.options ?? {},
    at: isTime(at) ? at : 0,
    text,
    isDamaged: true,
  }
}
