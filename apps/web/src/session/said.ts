/** What a session says of what was not done. */
import type { RefusedChoice } from '@hearthkeep/engine'
import { say } from '../words/table.ts'

export function inFull({ text, rule }: RefusedChoice): string {
  return asSentence(text) + (rule === '' ? '' : ` [${rule}]`)
}

export function unreached(error: unknown): string {
  return asSentence(
    say('session.the-table-could-not', { what: error instanceof Error ? error.message : String(error) }),
  )
}

/** A sentence, whatever the rules made of it. */
export function asSentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`
}
