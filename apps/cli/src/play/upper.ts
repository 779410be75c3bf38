/** The upper part of the screen: the table and the log. */
import type { Item } from '@hearthkeep/engine'
import { keyOf } from './entries.ts'
import type { Glyphs } from './glyphs.ts'
import type { Marks } from './items.ts'
import { lastEvents } from './log-lines.ts'
import type { Scene, Size } from './scene.ts'
import { blank, cut, pad, ruled, span, wrap } from './spans.ts'
import type { Line } from './spans.ts'
import type { MenuLength } from './short-menu.ts'
import { tableLines, wholeTable } from './table.ts'
import type { DrawnTable } from './table.ts'

/** What is shown there, and how. */
interface Shown {
  readonly scene: Scene
  readonly marks: Marks
  /** The highlighted thing. */
  readonly item: Item | undefined
  readonly glyphs: Glyphs
  readonly menu: MenuLength
}

/** From this width on the log stands beside the table. */
const WIDE = 104

/** The highlighted thing in full, where the table has no room for its text. */
function detail(item: Item | undefined, width: number, rows: number, glyphs: Glyphs): Line[] {
  if (item?.text === undefined) return []
  const facts = [...item.figures.map(({ label, value }) => `${label} ${value}`), ...item.tags].join(', ')
  const about = facts === '' ? '' : ` (${facts})`
  const lines = wrap([span(item.name, 'strong'), span(`${about}: `, 'dim'), span(item.text)], width - 2, 2)
  const shown =
    lines.length > rows
      ? [...lines.slice(0, rows - 1), cut(lines.slice(rows - 1).flat(), width - 2, glyphs.more)]
      : lines
  return shown.map((line) => [span(' '), ...line])
}

/** Table and log in exactly `size.rows` lines; the log beside the table if there is room, else below. */
export function upper(shown: Shown, size: Size): DrawnTable {
  const { scene, marks, glyphs } = shown
  if (scene.log.length > 0 && size.columns >= WIDE) return sideBySide(shown, size)
  const { columns, rows } = size
  const hasLog = scene.log.length > 0
  const brush = { width: columns, marks, listed: new Set<string>(), glyphs }
  const isCrowded = wholeTable(scene.zones, brush).length > rows - 4
  const title = hasLog && !isCrowded && rows >= 16 ? [ruled([span('Log', 'title')], [], columns, glyphs)] : []
  const least = !hasLog ? 0 : rows < 12 ? 1 : isCrowded ? 2 : 3
  const room = { columns, rows: rows - title.length - least }
  const { table, note } = tableAndNote(shown, room, rows < 14 ? 1 : 2)
  const { lines } = table
  const left = rows - title.length - lines.length - note.length
  const log = lastEvents(scene.log, columns - 2, left, { isStrip: true, glyphs })
  const told = log.map((line): Line => [span(' '), ...line])
  return { ...table, lines: [...lines, ...title, ...told, ...blank(left - log.length), ...note] }
}

/** The table and, where it does not show every text, a note on the highlighted thing; both in `size.rows` lines. */
function tableAndNote({ scene, marks, item, glyphs, menu }: Shown, size: Size, noteRows: number) {
  const listed = menu === 'long' ? listedIn(scene) : new Set<string>()
  const brush = { width: size.columns, marks, listed, glyphs }
  const whole = tableLines(scene.zones, brush, size.rows)
  if (whole.isWhole) return { table: whole, note: [] }
  const note = detail(item, size.columns, noteRows, glyphs)
  // The height of the note is kept free, so that the table does not change when the highlight moves.
  return { table: tableLines(scene.zones, brush, size.rows - noteRows), note }
}

function sideBySide(shown: Shown, size: Size): DrawnTable {
  const { scene, glyphs } = shown
  const { columns, rows } = size
  const right = Math.max(36, Math.min(56, Math.floor(columns * 0.34)))
  const left = columns - right - 3
  const { table, note } = tableAndNote(shown, { columns: left, rows }, 3)
  const log = lastEvents(scene.log, right, rows, { isStrip: false, glyphs })
  const beside = [...table.lines, ...blank(rows - table.lines.length - note.length), ...note]
  return {
    ...table,
    lines: beside.map((line, i) => [...pad(line, left), span(` ${glyphs.side} `, 'dim'), ...(log[i] ?? [])]),
  }
}

/** Everything that the menu names at its first level, or that is refused there. */
function listedIn(scene: Scene): ReadonlySet<string> {
  const things = [...scene.choices, ...scene.refused].flatMap(({ concerns }) => concerns.at(0) ?? [])
  return new Set(things.map(keyOf))
}
