/** Whole games: their record, their past, and whether they disturb each other. */
import {
  formatRecord,
  hashFields,
  parseRecord,
  recordOf,
  sameCells,
  start,
  verifyRecord,
} from '@hearthkeep/engine'
import type { History, Setup, Table } from '@hearthkeep/engine'
import { attempt, listOf } from './run.ts'
import type { Run } from './run.ts'

/** A game as it was played: the numbers of its choices and the hash after each. */
export interface Played {
  readonly setup: Setup
  readonly choices: number[]
  readonly hashes: string[]
}

/** The record, written and read, replays to the same hash at every step. */
export function checkReplays(run: Run, history: History, played: Played): void {
  const { game, setup, table } = run
  attempt(run, 'replays', '', () => {
    const text = formatRecord(recordOf(game, setup, history.recorded()))
    const read = parseRecord(text)
    if (formatRecord(read) !== text) run.report('replays', 'the record changes when it is read and written')
    let differs = 0
    const verified = verifyRecord(game, read, (now, step) => {
      if (differs === 0 && hashFields(game.layout, now.cells) !== played.hashes[step - 1]) differs = step
    })
    if (!verified.isSame)
      run.report('replays', `step ${verified.difference?.step}: ${verified.difference?.message}`)
    else if (differs > 0) run.report('replays', `the table differs after step ${differs}`)
    else if (verified.hash !== hashFields(game.layout, table.cells))
      run.report('replays', 'the table at the end differs')
    verified.table.release()
  })
}

/** Takes the same choice on a watched table and remembers it: it must lead to the same block. */
export function checkHistory(run: Run, history: History, index: number): boolean {
  const isTaken = attempt(run, 'undo', 'on a watched table', () => void history.take(index))
  if (isTaken && sameCells(history.present, run.table.cells)) return true
  run.report('undo', 'a watched table leads elsewhere')
  return false
}

/** Takes the last step back and does it again: choices and block must be as they were, both times. */
export function checkUndo(
  run: Run,
  history: History,
  before: Int32Array,
  notations: readonly string[],
  index: number,
): void {
  const { scratch } = run
  const after = history.present
  history.goBack(history.steps.length - 1)
  if (!sameCells(before, history.present)) run.report('undo', 'going back does not restore the block')
  scratch.restore(history.present)
  const again = listOf(run, scratch)
  if (again.join('\n') !== notations.join('\n'))
    run.report(
      'undo',
      `after going back, the choices are ${again.join(', ')} instead of ${notations.join(', ')}`,
    )
  const isTaken = attempt(run, 'undo', `${notations[index]}, again`, () => void history.take(index))
  if (!isTaken || !sameCells(after, history.present))
    run.report('undo', `${notations[index]} leads elsewhere the second time`)
}

/** Goes back to the first decision and compares with how the game began. */
export function checkUndoAll(run: Run, history: History, first: Int32Array): void {
  if (history.steps.length === 0) return
  history.goBack(0)
  if (!sameCells(first, history.present))
    run.report('undo', 'going back to the first decision leads elsewhere')
}

/** Plays games again in turns, a step of each; every one must go as it went alone. */
export function checkOutsideBlock(run: Run, games: readonly Played[]): void {
  const { game } = run
  const tables: Table[] = games.map(() => game.newTable())
  try {
    attempt(run, 'outside-block', 'played in turns with another game', () => {
      games.forEach((played, i) => start(game, played.setup, tables[i]))
      const most = Math.max(...games.map((played) => played.choices.length))
      for (let step = 0; step < most; step++) {
        for (const [i, played] of games.entries()) {
          if (step >= played.choices.length) continue
          tables[i].take(played.choices[step])
          if (hashFields(game.layout, tables[i].cells) === played.hashes[step]) continue
          run.report(
            'outside-block',
            `step ${step + 1} goes otherwise when another game is played in turns with it`,
          )
          return
        }
      }
    })
  } finally {
    for (const table of tables) table.release()
  }
}
