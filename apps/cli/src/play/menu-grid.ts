/** The numbered menu in columns: how many fit, which page is shown, how it looks. */
import type { Entry } from './entries.ts'
import type { Glyphs } from './glyphs.ts'
import { cut, pad, span, widthOf } from './spans.ts'
import type { Line } from './spans.ts'

/** How a menu lies on the screen; entries run down the columns. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  /** How many entries a page holds. */
  readonly perPage: number
  readonly cellWidth: number
}

const WIDEST_CELL = 46

function entryCell(entry: Entry, number: number, isChosen: boolean, glyphs: Glyphs): Line {
  const tone = isChosen ? 'chosen' : 'plain'
  return [
    span(isChosen ? glyphs.pointer : ' ', 'accent'),
    span(`${number}`.padStart(2), 'accent'),
    span(' '),
    span(entry.label, tone),
    ...(entry.entries.length > 0 ? [span(` ${glyphs.more}`, 'dim')] : []),
  ]
}

/** The columns and rows of a menu that may take `width` by `rows`. */
export function gridOf(entries: readonly Entry[], width: number, rows: number, glyphs: Glyphs): Grid {
  const widest =
    Math.max(0, ...entries.map((entry, i) => widthOf(entryCell(entry, i + 1, false, glyphs)))) + 2
  const cellWidth = Math.max(12, Math.min(widest, width, Math.max(WIDEST_CELL, Math.floor(width / 2))))
  const columns = Math.max(1, Math.floor((width + 2) / cellWidth))
  const needed = Math.ceil(entries.length / columns)
  const shown = Math.max(1, Math.min(rows, needed))
  return { columns, rows: shown, perPage: shown * columns, cellWidth }
}

/** The page of the menu that the highlight is on. */
export function gridLines(
  entries: readonly Entry[],
  cursor: number,
  grid: Grid,
  width: number,
  glyphs: Glyphs,
): Line[] {
  const start = Math.floor(cursor / grid.perPage) * grid.perPage
  // The rows of the last page are as many as it needs, but its columns stay where they were.
  return Array.from({ length: grid.rows }, (_, row) => {
    const cells: Line[] = []
    for (let column = 0; column < grid.columns; column++) {
      const index = start + column * grid.rows + row
      if (index >= entries.length) break
      const cell = entryCell(entries[index], index + 1, index === cursor, glyphs)
      cells.push(pad(cut(cell, grid.cellWidth - 1, glyphs.more), grid.cellWidth))
    }
    return cut(cells.flat(), width, glyphs.more)
  })
}

/** "page 1 of 3", where there is more than one. */
export function pageText(entries: readonly Entry[], cursor: number, grid: Grid): string {
  const pages = Math.ceil(entries.length / grid.perPage)
  return pages > 1 ? `page ${Math.floor(cursor / grid.perPage) + 1} of ${pages}` : ''
}
