/** The block: whole, canonical, unchanged by looking, and all there is to a table. */
import { describeFor, refusedChoices, sameCells, viewOf } from '@hearthkeep/engine'
import type { Layout, Table } from '@hearthkeep/engine'
import { misplacedThings } from '@hearthkeep/situations'
import { attempt, listOf } from './run.ts'
import type { Run } from './run.ts'

/** Cells that are not in use and yet not zero. */
function dirtyCells(layout: Layout, cells: Int32Array): string[] {
  const stackTop = layout.leaves.find((leaf) => leaf.path === 'engine.stackTop')?.at ?? 0
  return layout.leaves.flatMap((leaf) => {
    let first = leaf.at + leaf.cells
    if (leaf.kind === 'pile') first = leaf.at + 1 + cells[leaf.at]
    if (leaf.kind === 'stack') first = cells[stackTop]
    for (let i = first; i < leaf.at + leaf.cells; i++) {
      if (cells[i] !== 0) return [`${leaf.path}: ${cells[i]} is left in a cell that is not in use`]
    }
    return []
  })
}

/** Every counted thing is in one place, and nothing is left in cells that are not in use. */
export function checkBlock(run: Run, table: Table, when: string): void {
  for (const problem of misplacedThings(run.game, table)) run.report('one-place', `${problem} ${when}`)
  for (const problem of dirtyCells(run.game.layout, table.cells))
    run.report('canonical', `${problem} ${when}`)
}

/** Listing, refusing, viewing and describing leave the block as it is; a copy equals its original. */
export function checkLooking(run: Run): void {
  const { game, table, scratch } = run
  const before = table.cells.slice()
  scratch.copyFrom(table)
  for (const one of [table, scratch]) {
    listOf(run, one)
    refusedChoices(game, one)
    for (let seat = 0; seat < table.seats; seat++) {
      viewOf(game.layout, one, seat)
      attempt(run, 'sentinels', 'describing the view', () => void describeFor(game, one, seat))
    }
    if (!sameCells(before, one.cells))
      run.report('looking', 'listing choices, refusing or viewing changes the block')
  }
}

/** Loads the block into a table of its own; the returned function takes the same choice there and compares. */
export function checkSaveLoad(run: Run, notations: readonly string[]): (index: number) => void {
  const { game, table } = run
  const saved = new Int32Array(table.cells)
  const loaded = game.newTable()
  loaded.restore(saved)
  const again = listOf(run, loaded)
  if (again.join('\n') !== notations.join('\n'))
    run.report(
      'save-load',
      `after loading, the choices are ${again.join(', ')} instead of ${notations.join(', ')}`,
    )
  return (index) => {
    const isTaken = attempt(run, 'save-load', `after loading, ${notations[index]}`, () => loaded.take(index))
    if (isTaken && !sameCells(loaded.cells, table.cells))
      run.report('save-load', `${notations[index]} leads elsewhere after loading`)
    loaded.release()
  }
}
