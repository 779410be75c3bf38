/** What a step must have brought, and what it must not. */
import { didYouMean } from '@hearthkeep/engine'
import type { Game, TemplatePart } from '@hearthkeep/engine'
import { normal } from './names.ts'

/** An event that happened. */
export interface Heard {
  /** The name of its kind. */
  readonly kind: string
  readonly text: string
}

/** Throws unless these happened, in this order, others between them allowed. */
export function checkHappened(heard: readonly Heard[], wanted: readonly string[]): void {
  let at = 0
  for (const event of wanted) {
    const found = heard.findIndex((one, i) => i >= at && isCalled(one, event))
    if (found < 0) {
      const rest = heard.slice(at).map(({ text }) => text)
      throw new Error(`expected the event "${event}", found:\n  ${rest.join('\n  ') || 'nothing'}`)
    }
    at = found + 1
  }
}

/**
 * Throws if one of these happened. Each is the words of an event or the name of its kind, which stands for all of them; what no
 * event of the game can say is a mistake of the situation: it would never happen, whatever the rules do.
 */
export function checkNotHappened(game: Game, heard: readonly Heard[], unwanted: readonly string[]): void {
  for (const event of unwanted) {
    checkPossible(game, event)
    const found = heard.find((one) => isCalled(one, event))
    if (found !== undefined) {
      const name = found.kind === event ? `${event}: ` : ''
      throw new Error(`expected no event "${event}", but it happened: ${name}${found.text}`)
    }
  }
}

function isCalled({ kind, text }: Heard, event: string): boolean {
  return kind === event || normal(text) === normal(event)
}

function checkPossible(game: Game, event: string): void {
  const kinds = game.events.map(({ name }) => name)
  if (kinds.includes(event)) return
  const phrases = [...game.phrases.events.values()]
  if (phrases.some((parts) => readsLike(parts, event))) return
  const near = didYouMean(event, kinds)
  throw new Error(
    `no event of ${game.name} reads "${event}"${near || '; copy its words from the log, or give the name of its kind'}`,
  )
}

/** Whether a phrase can say a text; any value may stand in the place of any other. */
function readsLike(phrase: readonly TemplatePart[], text: string): boolean {
  return new RegExp(`^${patternOf(phrase)}$`).test(normal(text))
}

function patternOf(parts: readonly TemplatePart[]): string {
  return parts
    .map((part) => {
      if ('optional' in part) return `(?:${patternOf(part.optional)})?`
      if ('value' in part) return '.+'
      const words = part.text.replace(/\s+/g, ' ').toLowerCase()
      return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    })
    .join('')
}
