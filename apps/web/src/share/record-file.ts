/** Games as files: the record as the command line reads it. */
import { formatRecord } from '@hearthkeep/engine'
import { formatSaved } from '@hearthkeep/match'
import type { MatchReader } from '@hearthkeep/match'

/** `small-time-heroes-2026-11-15.record` */
export function recordName(game: string, day: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${game}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.record`
}

/** A game as text that replays, and that goes on elsewhere as the table is run here. */
export function recordText(match: MatchReader): string {
  // A record goes on as an honest table would be run: of any other, and of one that was played with other rules before, its
  // journal says how it is.
  const saved = match.saved()
  const isPlain = match.options.undo === 'honest' && saved.earlier === undefined
  return isPlain ? formatRecord(match.record()) : formatSaved(saved)
}

/** Hands a text to the player as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser needs the address until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Puts a text on the clipboard; whether that was allowed. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
