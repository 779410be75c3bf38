/**
 * Maps drawn as text, for people to read and to edit. Each space is a box of five characters by two lines in a frame of `+`; the left margin
 * is three characters wide. Between two spaces: blanks where it is open, `-----` or `|` a wall, `--o--` or `o` something called `o`.
 *
 *        a     b
 *     +-----+-----+
 *   1 |Ork        |
 *     |.     . 5  |
 *     +--o--+-----+
 *   2 |     |
 *     |:    |
 *     +-----+     +
 */

export const WIDTH = 5
export const HEIGHT = 2
export const MARGIN = 3

/** What stands in a space: two lines without the blanks at their ends. */
export interface Square {
  readonly upper: string
  readonly lower: string
}

/** Between two spaces: nothing, a wall, or a letter. */
export const GAP = ' '
export const BAR = '|'

export interface Drawing {
  readonly columns: number
  readonly rows: number
  /** By space, row after row; undefined where nothing is drawn. */
  readonly squares: readonly (Square | undefined)[]
  /** By space, what is drawn between it and the space to its east, and to its south. */
  readonly east: readonly string[]
  readonly south: readonly string[]
}

/** The name of a space: its column's letter and its row's number. */
export function nameOfSquare(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`
}

class Reader {
  readonly #lines: readonly string[]
  readonly columns: number
  readonly rows: number

  constructor(text: string) {
    const all = text.split('\n').map((line) => line.trimEnd())
    const first = all.findIndex((line) => line.startsWith('+', MARGIN))
    const last = all.findLastIndex((line) => line.startsWith('+', MARGIN))
    if (first < 0 || last === first) throw new Error('a drawing begins and ends with a line of + and -')
    this.#lines = all.slice(first, last + 1)
    this.columns = (this.#lines[0].length - MARGIN - 1) / (WIDTH + 1)
    this.rows = (this.#lines.length - 1) / (HEIGHT + 1)
    if (!Number.isInteger(this.columns))
      throw new Error(
        `the first line of the frame is ${this.#lines[0].length} characters long: a + every ${WIDTH + 1}`,
      )
    if (!Number.isInteger(this.rows))
      throw new Error(
        `${this.#lines.length} lines: ${HEIGHT} for each row of spaces, and frames between them`,
      )
  }

  #text(line: number, from: number, length: number): string {
    return (this.#lines[line] ?? '').padEnd(from + length).slice(from, from + length)
  }

  square(column: number, row: number): Square | undefined {
    const [upper, lower] = [1, 2].map((line) =>
      this.#text(row * (HEIGHT + 1) + line, MARGIN + 1 + column * (WIDTH + 1), WIDTH).trimEnd(),
    )
    return upper === '' && lower === '' ? undefined : { upper, lower }
  }

  /** What is drawn west of a space: the same on both lines. */
  upright(column: number, row: number): string {
    const at = MARGIN + column * (WIDTH + 1)
    const [upper, lower] = [1, 2].map((line) => this.#text(row * (HEIGHT + 1) + line, at, 1))
    if (upper !== lower)
      throw new Error(
        `west of ${nameOfSquare(column, row)} stand "${upper}" and "${lower}": the same on both lines, blank, | or a letter`,
      )
    return upper
  }

  /** What is drawn north of a space. */
  across(column: number, row: number): string {
    const text = this.#text(row * (HEIGHT + 1), MARGIN + 1 + column * (WIDTH + 1), WIDTH)
    if (text.trim() === '') return GAP
    if (text === '-'.repeat(WIDTH)) return BAR
    const [, door] = /^--([a-z])--$/.exec(text) ?? []
    if (door === undefined)
      throw new Error(
        `north of ${nameOfSquare(column, row)} stands "${text}": five blanks, ----- or --a-- with a letter`,
      )
    return door
  }
}

/** Reads a drawing; says in which space it is not one. */
export function parseDrawing(text: string): Drawing {
  const reader = new Reader(text)
  const { columns, rows } = reader
  const squares: (Square | undefined)[] = []
  const [east, south]: string[][] = [[], []]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      squares.push(reader.square(column, row))
      east.push(reader.upright(column + 1, row))
      south.push(reader.across(column, row + 1))
    }
  const drawing = { columns, rows, squares, east, south }
  checkEdge(drawing, reader)
  return drawing
}

/** Around the map there is a wall. */
function checkEdge({ columns, rows, squares }: Drawing, reader: Reader): void {
  const isThere = (column: number, row: number): boolean =>
    column >= 0 && column < columns && row >= 0 && row < rows && squares[row * columns + column] !== undefined
  const check = (one: boolean, other: boolean, drawn: string, where: string): void => {
    if (one !== other && drawn !== BAR) throw new Error(`${where} the map ends: a wall is drawn there`)
    if (!one && !other && drawn !== GAP)
      throw new Error(`${where} there are no spaces: nothing is drawn there`)
  }
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const here = isThere(column, row)
      const name = nameOfSquare(column, row)
      if (row < rows) check(here, isThere(column - 1, row), reader.upright(column, row), `west of ${name}`)
      if (column < columns)
        check(here, isThere(column, row - 1), reader.across(column, row), `north of ${name}`)
    }
}
