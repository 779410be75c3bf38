/** Which choices stand as buttons in the prompt: those that cannot be made, or not be told apart, on the table. */
import type { OfferedChoice } from '@hearthkeep/engine'
import { isEnding } from '../session/selection.ts'
import type { Selection } from '../session/selection.ts'
import type { TableState } from '../session/table-state.ts'
import { say } from '../words/table.ts'

/** So many choices of one thing each are short enough to be read in the prompt. */
const FEW = 4

/** The choice that ends the turn, if there is exactly one; `kinds` end one as well. */
export function endingOf(
  choices: readonly OfferedChoice[],
  kinds: readonly string[] = [],
): OfferedChoice | undefined {
  const ending = choices.filter((choice) => isEnding(choice) || kinds.includes(choice.kind))
  return ending.length === 1 ? ending[0] : undefined
}

type Asked = Selection & Pick<TableState, 'isPast' | 'isPlaying'>

/** The buttons, in the order of the choices. `undrawn` need a thing that the table does not show. */
export function promptChoices(
  { picked, candidates, complete, buttons, isPast, isPlaying }: Asked,
  undrawn: readonly OfferedChoice[],
): readonly OfferedChoice[] {
  if (isPast || isPlaying) return []
  const wanted = new Set([...buttons, ...undrawn, complete])
  const areFew = candidates.length > 1 && candidates.length <= FEW
  if (picked.length === 0 && areFew && candidates.every(({ concerns }) => concerns.length <= 1))
    for (const choice of candidates) wanted.add(choice)
  return candidates.filter((choice) => wanted.has(choice))
}

/** As much as all that can still be meant have in common, in whole words. */
function inCommon(texts: readonly string[]): string {
  const [words = [], ...rest] = texts.map((text) => text.split(' '))
  const end = words.findIndex((word, i) => rest.some((other) => other[i] !== word))
  const begun = (end < 0 ? words : words.slice(0, end)).join(' ')
  // What only a number tells apart is named as a whole.
  const isNumber = end >= 0 && /^\d+$/.test(words[end])
  if (isNumber) return /^.* (on|to|at|from)(?= )/.exec(begun)?.[0] ?? begun
  return begun.replace(/ (the|an?)$/, '') // the article belongs to what is yet to come
}

/** A beginning that ends with one of these asks for what comes next. */
const ASKS = / (on|at|to|in|into|from|for|with|over|against)$/

/** What is picked so far, in words: a question where it can be one. */
export function begunText(texts: readonly string[]): string {
  if (texts.length === 1) return texts[0]
  const begun = inCommon(texts)
  if (begun === '') return say('prompt-choices.choose-what-to-do')
  return ASKS.test(begun) ? say('prompt-choices.which', { begun }) : `${begun} …`
}

/** A beginning shorter than this is said again on every button. */
const SHORT = 12

/** What the question says already of each button's words; empty if they say it themselves. */
export function saidAlready(texts: readonly string[]): string {
  const begun = texts.length > 1 ? inCommon(texts) : ''
  return begun.length < SHORT ? '' : `${begun} `
}
