/** Which choices stand as buttons in the prompt: those that cannot be made, or not be told apart, on the table. */
import type { OfferedChoice } from '@hearthkeep/engine'
import { isEnding } from '../session/selection.ts'
import type { TableState } from '../session/table-state.ts'

/** So many choices of one thing each are short enough to be read in the prompt. */
const FEW = 4

/** The choice that ends the turn, if there is exactly one. */
export function endingOf(choices: readonly OfferedChoice[]): OfferedChoice | undefined {
  const ending = choices.filter(isEnding)
  return ending.length === 1 ? ending[0] : undefined
}

/** The buttons, in the order of the choices. `undrawn` need a thing that the table does not show. */
export function promptChoices(
  { picked, candidates, complete, buttons, isPast, isPlaying }: Omit<TableState, 'cells'>,
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
function inCommon(candidates: readonly OfferedChoice[]): string {
  const [first = '', ...rest] = candidates.map(({ notation }) => notation)
  const words = first.split(' ')
  const differs = (word: string, i: number): boolean => rest.some((text) => text.split(' ')[i] !== word)
  const end = words.findIndex(differs)
  const begun = (end < 0 ? words : words.slice(0, end)).join(' ')
  return begun.replace(/ (the|an?)$/, '') // the article belongs to what is yet to come
}

/** What is picked so far, in words. */
export function begunText(candidates: readonly OfferedChoice[]): string {
  if (candidates.length === 1) return candidates[0].notation
  const begun = inCommon(candidates)
  return begun === '' ? 'choose what to do with it, or with whom …' : `${begun} …`
}

/** A beginning shorter than this is said again on every button. */
const SHORT = 12

/** What the question says already of each button's words; empty if they say it themselves. */
export function saidAlready({ picked, candidates }: Pick<TableState, 'picked' | 'candidates'>): string {
  const begun = picked.length > 0 && candidates.length > 1 ? inCommon(candidates) : ''
  return begun.length < SHORT ? '' : `${begun} `
}
