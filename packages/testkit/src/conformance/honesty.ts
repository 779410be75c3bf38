/** Honesty: tables that differ only in what a seat cannot see are the same to it, whatever it looks at or does. */
import {
  describeFor,
  deskOf,
  diff,
  formatDifferences,
  offeredChoices,
  promptText,
  redeal,
  refusedChoices,
  refusedIfTried,
  sameCells,
  SPECTATOR,
  unpackStep,
  viewOf,
} from '@hearthkeep/engine'
import type { Game, RanStep } from '@hearthkeep/engine'
import type { Check } from './faults.ts'
import { attempt } from './run.ts'
import type { Run } from './run.ts'

/** Two blocks, and who must not be able to tell them apart. */
interface Pair {
  readonly run: Pick<Run, 'game' | 'report'>
  /** A seat, or `SPECTATOR`. */
  readonly seat: number
  readonly real: Int32Array
  readonly other: Int32Array
  /** When they are compared. */
  readonly when: string
}

const nameOf = (seat: number): string => (seat === SPECTATOR ? 'an onlooker' : `player ${seat + 1}`)

/** A table with everything dealt anew that a seat cannot see. */
function dealtAnew({ game, random }: Pick<Run, 'game' | 'random'>, block: Int32Array, seat: number) {
  const copy = deskOf(game).moment(block)
  redeal(game, copy, seat, random)
  return copy.cells.slice()
}

const viewed = (game: Game, block: Int32Array, seat: number): Int32Array =>
  viewOf(game.layout, deskOf(game).at(block), seat)

/** Everything else that somebody is told at a decision, by the check that it belongs to. */
function toldAt(game: Game, block: Int32Array, seat: number): readonly (readonly [Check, string])[] {
  const desk = deskOf(game)
  const isAutomatic = desk.leavesNoChoice(block)
  const table = desk.at(block)
  const asked = [table.question?.name, promptText(game, table), table.choices.askedSeats()]
  const own =
    seat === SPECTATOR || table.isOver
      ? []
      : [
          offeredChoices(game, table, seat),
          refusedChoices(game, table, seat),
          refusedIfTried(game, table, seat),
        ]
  return [
    ['hidden', JSON.stringify(describeFor(game, table, seat))],
    ['asked', JSON.stringify(asked)],
    ['automatic', String(isAutomatic)],
    ['hidden', JSON.stringify(own)],
  ]
}

function compareTold({ run, seat, real, other, when }: Pair): void {
  const now = toldAt(run.game, other, seat)
  toldAt(run.game, real, seat).forEach(([check, told], i) => {
    if (told !== now[i][1])
      run.report(
        check,
        `${when}, what ${nameOf(seat)} is told depends on what it cannot see: ${told} becomes ${now[i][1]}`,
      )
  })
}

/** The number of a choice of one block among those of another, or -1. */
function sameChoice(game: Game, from: Int32Array, index: number, to: Int32Array): number {
  const desk = deskOf(game)
  const { choices } = desk.showing(from)
  return desk.at(to).choices.indexOfSame(choices, index)
}

/** What a seat hears of a step. */
function heard(game: Game, before: Int32Array, { packed }: RanStep, seat: number): string {
  const log = unpackStep(packed, before.slice(), game.events)
  const events = Array.from({ length: log.count }, (_, i) => {
    const { name, names } = log.kindOf(i)
    return [name, ...names.map((_, param) => log.paramOf(i, param, seat))]
  })
  return JSON.stringify(events)
}

/**
 * The same choice on both tables can be taken back at the same cost. If somebody then hears and sees the same, nothing of
 * what was hidden has come to light, so that nothing else may tell the tables apart.
 */
function compareStep(pair: Pair, index: number): void {
  const { run, seat, real, other } = pair
  const { game, report } = run
  const there = sameChoice(game, real, index, other)
  if (there < 0) return // somebody else's, who holds other things
  const step = deskOf(game).take(real, index)
  const { notation, span, after } = step
  const otherStep = deskOf(game).take(other, there)
  if (seat !== SPECTATOR && span !== otherStep.span)
    report(
      'spans',
      `what it costs to take "${notation}" back depends on what ${nameOf(seat)} cannot see: ${span} becomes ${otherStep.span}`,
    )
  if (heard(game, real, step, seat) !== heard(game, other, otherStep, seat)) return
  if (sameCells(viewed(game, after, seat), viewed(game, otherStep.after, seat)))
    compareTold({ ...pair, real: after, other: otherStep.after, when: `after "${notation}"` })
}

/** Everything that is told at a decision and after one of its choices, for every seat and for somebody who looks on. */
export function checkHonesty(run: Pick<Run, 'game' | 'table' | 'random' | 'report'>): void {
  const { game, table, random } = run
  const real = table.cells.slice()
  const index = random.below(table.choices.count)
  for (let seat = SPECTATOR; seat < table.seats; seat++) {
    const other = dealtAnew(run, real, seat)
    const pair: Pair = { run, seat, real, other, when: 'at a decision' }
    attempt(run, 'hidden', `with other things that ${nameOf(seat)} cannot see`, () => {
      const [view, another] = [viewed(game, real, seat), viewed(game, other, seat)]
      if (!sameCells(view, another)) {
        const fields = formatDifferences(diff(game.layout, view, another))
        run.report('hidden', `what ${nameOf(seat)} sees depends on what it cannot see: ${fields}`)
      }
      compareTold(pair)
      compareStep(pair, index)
    })
  }
}
