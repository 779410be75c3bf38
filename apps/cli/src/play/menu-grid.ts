/** The numbered menu in columns: how many fit, which page is shown, how it looks. */
import type { Entry } from './entries.ts'
import type { Glyphs } from './glyphs.ts'
import { cut, pad, span, widthOf } from './spans.ts'
import type { Line } from './spans.ts'

/** How a menu lies on the screen; entries run down the columns. */
interface Grid {
  readonly columns: number
  readonly rows: number
  /** How many entries a page holds. */
  readonly perPage: number
  readonly cellWidth: number
}

/** An entry with its place in the whole menu, from 0. */
export interface Numbered {
  readonly entry: Entry
  readonly index: number
}

const WIDEST_CELL = 46

function entryCell({ entry, index }: Numbered, isChosen: boolean, glyphs: Glyphs): Line {
  const tone = isChosen ? 'chosen' : 'plain'
  return [
    span(isChosen ? glyphs.pointer : ' ', 'accent'),
    span(`${index + 1}`.padStart(2), 'accent'),
    span(' '),
    span(entry.label, tone),
    ...(entry.entries.length > 0 ? [span(` ${glyphs.more}`, 'dim')] : []),
  ]
}

/** The columns and rows of a menu that may take `width` by `rows`. */
export function gridOf(entries: readonly Numbered[], width: number, rows: number, glyphs: Glyphs): Grid {
  const widest = Math.max(0, ...entries.map((entry) => widthOf(entryCell(entry, false, glyphs)))) + 2
  const cellWidth = Math.max(12, Math.min(widest, width, Math.max(WIDEST_CELL, Math.floor(width / 2))))
  const columns = Math.max(1, Math.floor((width + 2) / cellWidth))
  const needed = Math.ceil(entries.length / columns)
  const shown = Math.max(1, Math.min(rows, needed))
  return { columns, rows: shown, perPage: shown * columns, cellWidth }
}

/** The number of the page that the highlight is on, from 0; the first if the highlight is elsewhere. */
function pageOf(entries: readonly Numbered[], cursor: number, grid: Grid): number {
  const at = entries.findIndex(({ index }) => index === cursor)
  return Math.floor(Math.max(0, at) / grid.perPage)
}

/** The page of the menu that the highlight is on. */
export function gridLines(
  entries: readonly Numbered[],
  cursor: number,
  grid: Grid,
  width: number,
  glyphs: Glyphs,
): Line[] {
  const start = pageOf(entries, cursor, grid) * grid.perPage
  // The rows of the last page are as many as it needs, but its columns stay where they were.
  return Array.from({ length: grid.rows }, (_, row) => {
    const cells: Line[] = []
    for (let column = 0; column < grid.columns; column++) {
      const entry = entries.at(start + column * grid.rows + row)
      if (entry === undefined) break
      const cell = entryCell(entry, entry.index === cursor, glyphs)
      cells.push(pad(cut(cell, grid.cellWidth - 1, glyphs.more), grid.cellWidth))
    }
    return cut(cells.flat(), width, glyphs.more)
  })
}

/** "page 1 of 3", where there is more than one. */
export function pageText(entries: readonly Numbered[], cursor: number, grid: Grid): string {
  const pages = Math.ceil(entries.length / grid.perPage)
  return pages > 1 ? `page ${pageOf(entries, cursor, grid) + 1} of ${pages}` : ''
}
