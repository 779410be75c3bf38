/** Choices: what is offered is accepted, the rest is refused with a reason, and notation means what it says. */
import { findChoice, refusedChoices, sameCells, whyNot } from '@hearthkeep/engine'
import type { Table } from '@hearthkeep/engine'
import { normal } from '@hearthkeep/situations'
import { attempt, listOf } from './run.ts'
import type { Run } from './run.ts'
import { checkBlock } from './state.ts'

/** Every offered choice is taken on a copy, and the block it leads to is looked at. */
export function checkAccepts(run: Run, notations: readonly string[]): void {
  const { table, scratch } = run
  const before = table.cells.slice()
  for (let index = 0; index < notations.length; index++) {
    scratch.restore(before)
    if (attempt(run, 'accepts', notations[index], () => scratch.take(index)))
      checkBlock(run, scratch, `after ${notations[index]}`)
  }
  if (!sameCells(before, table.cells)) run.report('forks', 'taking choices on a copy changed the original')
  table.refresh()
  const again = listOf(run, table)
  if (again.join('\n') !== notations.join('\n'))
    run.report('forks', `taking choices on a copy changed what the original offers: ${again.join(', ')}`)
}

/** Notation is one tidy line, different for each choice of a seat, and finds its choice again. */
export function checkNotation(run: Run, notations: readonly string[]): void {
  const { game, table } = run
  const seen = new Set<string>()
  for (const notation of notations) {
    const text = notation.replace(/^\d+> /, '')
    if (text === '' || text !== text.trim() || /[\n\r\t]| {2}| #[0-9a-f]{16}$/.test(text))
      run.report('notation', `"${text}" is empty, or has white space or a hash that records cannot hold`)
    if (seen.has(normal(notation))) run.report('notation', `"${notation}" is the notation of two choices`)
    seen.add(normal(notation))
  }
  const index = run.random.below(notations.length)
  const [, seat, text] = /^(\d+)> (.*)$/s.exec(notations[index]) ?? []
  const found = findChoice(game, table, Number(seat) - 1, text)
  if (notations[found] !== notations[index])
    run.report('notation', `"${text}" finds ${found < 0 ? 'nothing' : `"${notations[found]}"`}`)
}

/** Texts that are near a notation and yet none. */
function mutations(run: Run, notations: readonly string[], earlier: readonly string[]): string[] {
  const pick = (list: readonly string[]): string => list[run.random.below(list.length)]
  const text = pick(notations).replace(/^\d+> /, '')
  const words = text.split(' ')
  return [
    '',
    text.slice(0, -1),
    `${text} twice`,
    `do not ${text}`,
    words.slice(1).join(' '),
    words.toReversed().join(' '),
    ...(earlier.length > 0 ? [pick(earlier).replace(/^\d+> /, '')] : []),
  ]
}

/** Everything that is not offered is refused with a reason and a rule, to every seat. */
export function checkRefuses(run: Run, notations: readonly string[], earlier: readonly string[]): void {
  const { game, table } = run
  for (const index of [-1, notations.length, 0.5, NaN]) {
    run.scratch.restore(table.cells)
    if (!refusesIndex(run.scratch, index)) run.report('refuses', `choice number ${index} is taken`)
    else if (!sameCells(table.cells, run.scratch.cells))
      run.report('refuses', `choice number ${index} is refused, yet changes the table`)
  }
  const offered = new Set(notations.map(normal))
  for (let seat = 0; seat < table.seats; seat++) {
    for (const text of mutations(run, notations, earlier)) {
      if (offered.has(normal(`${seat + 1}> ${text}`))) continue
      if (findChoice(game, table, seat, text) >= 0)
        run.report('refuses', `"${text}" is accepted, but not offered`)
      const { rule, text: why } = whyNot(game, table, seat, text)
      if (why.trim() === '' || rule === '')
        run.report('refuses', `"${text}" is refused without ${rule === '' ? 'a rule' : 'a reason'}`)
    }
    for (const refused of refusedChoices(game, table, seat)) {
      if (offered.has(normal(`${seat + 1}> ${refused.notation}`)))
        run.report('refuses', `"${refused.notation}" is offered, and refused as well: ${refused.text}`)
      if (refused.text.trim() === '')
        run.report('refuses', `"${refused.notation}" is refused without a reason`)
    }
  }
}

function refusesIndex(table: Table, index: number): boolean {
  try {
    table.take(index)
    return false
  } catch (error) {
    return error instanceof RangeError
  }
}
