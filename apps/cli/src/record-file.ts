/** Records as files: bare, or inside the save of a game that is still played. */
import { parseRecord, RecordError } from '@hearthkeep/engine'
import type { GameRecord } from '@hearthkeep/engine'
import { parseSaved, StoreError } from '@hearthkeep/match'
import { CommandError } from './command-error.ts'

/** Reads the record in the text of a file; throws an error that names the file and the line. */
export function readRecord(file: string, text: string): GameRecord {
  try {
    if (text.startsWith('hearthkeep match ')) return parseSaved(text).record
    return parseRecord(text.trimEnd()) // so that an empty last line is not taken for a bad step
  } catch (error) {
    if (error instanceof RecordError) throw new CommandError(`${file}, ${error.message}`)
    if (error instanceof StoreError) throw new CommandError(`${file}: ${error.message}`)
    throw error
  }
}

/** The line of the file that a step stands in, from 1; of step 0, the line of the header that `message` is about. */
export function lineOf(text: string, step: number, message = ''): number {
  const lines = text.split(/\r?\n/)
  const blank = lines.findIndex((line) => line.trim() === '')
  if (step > 0) return blank + 1 + step
  const [key, name] = message.split(/[ :=]/)
  return lines.findIndex((line) => line.startsWith(key === 'option' ? `option ${name} ` : `${key} `)) + 1
}
