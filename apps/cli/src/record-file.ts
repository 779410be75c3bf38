/** Records as files: bare, inside the save of a game that is still played, or inside a bug report. */
import { parseRecord, RecordError } from '@hearthkeep/engine'
import type { GameRecord } from '@hearthkeep/engine'
import { gameTextIn, parseSaved, StoreError } from '@hearthkeep/match'
import { CommandError } from './command-error.ts'

/** Reads the record in the text of a file; throws an error that names the file and the line. */
export function readRecord(file: string, text: string): GameRecord {
  const found = gameTextIn(text)
  try {
    if (found.startsWith('hearthkeep match ')) return parseSaved(found).record
    return parseRecord(found.trimEnd()) // so that an empty last line is not taken for a bad step
  } catch (error) {
    if (error instanceof RecordError) {
      const line = `line ${linesBefore(text) + error.line}`
      throw new CommandError(`${file}, ${error.message.replace(/^line \d+/, line)}`)
    }
    if (error instanceof StoreError) throw new CommandError(`${file}: ${error.message}`)
    throw error
  }
}

/** How many lines of the file come before the game in it, which begins as `gameTextIn` looks for it. */
function linesBefore(text: string): number {
  const start = text.startsWith('hearthkeep ') ? 0 : text.search(/^hearthkeep (?:match|record) \d+\r?$/m)
  return start <= 0 ? 0 : text.slice(0, start).split('\n').length - 1
}

/** The line of the file that a step stands in, from 1; of step 0, the line of the header that `message` is about. */
export function lineOf(text: string, step: number, message = ''): number {
  const before = linesBefore(text)
  const lines = text.split(/\r?\n/).slice(before)
  const blank = lines.findIndex((line) => line.trim() === '')
  if (step > 0) return before + blank + 1 + step
  const [key, name] = message.split(/[ :=]/)
  const at = lines.findIndex((line) => line.startsWith(key === 'option' ? `option ${name} ` : `${key} `))
  return at < 0 ? 0 : before + at + 1
}
