/** Draws a map as text, the way it is read. */
import { BAR, GAP, HEIGHT, MARGIN, WIDTH } from './drawing.ts'
import type { Drawing } from './drawing.ts'

const acrossAs = (drawn: string): string =>
  drawn === GAP ? ' '.repeat(WIDTH) : drawn === BAR ? '-'.repeat(WIDTH) : `--${drawn}--`

export function drawGrid({ columns, rows, squares, east, south }: Drawing): string {
  const isThere = (column: number, row: number): boolean => squares[row * columns + column] !== undefined
  /** Around the map there is a wall. */
  const rim = (is: boolean): string => (is ? BAR : GAP)
  const frame = (row: number): string =>
    Array.from({ length: columns }, (_, column) => {
      if (row > 0) return acrossAs(south[(row - 1) * columns + column])
      return acrossAs(rim(isThere(column, 0)))
    }).join('+')
  const line = (row: number, part: 'upper' | 'lower'): string =>
    Array.from({ length: columns }, (_, column) => {
      const at = row * columns + column
      return (squares[at]?.[part] ?? '').padEnd(WIDTH) + east[at]
    }).join('')
  const letters = Array.from({ length: columns }, (_, i) => String.fromCharCode(97 + i))
  const lines = [`${' '.repeat(MARGIN + HEIGHT + 1)}${letters.join(' '.repeat(WIDTH))}`]
  for (let row = 0; row < rows; row++) {
    const west = rim(isThere(0, row))
    lines.push(`${' '.repeat(MARGIN)}+${frame(row)}+`)
    lines.push(`${`${row + 1}`.padStart(MARGIN - 1)} ${west}${line(row, 'upper')}`)
    lines.push(`${' '.repeat(MARGIN)}${west}${line(row, 'lower')}`)
  }
  lines.push(`${' '.repeat(MARGIN)}+${frame(rows)}+`)
  return lines.map((one) => one.trimEnd()).join('\n')
}
