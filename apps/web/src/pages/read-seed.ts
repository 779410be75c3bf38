/** What somebody wrote as a seed. */
import { parseSeed } from '@hearthkeep/engine'
import type { Seed } from '@hearthkeep/engine'
import { say } from '../words/set-up.ts'

/** The seed in a text: undefined if it is empty, and a complaint if it is none. */
export function readSeed(text: string): { readonly seed?: Seed; readonly complaint?: string } {
  const trimmed = text.trim()
  if (trimmed === '') return {}
  try {
    return { seed: parseSeed(trimmed) }
  } catch {
    return { complaint: say('seed.wrong') }
  }
}
