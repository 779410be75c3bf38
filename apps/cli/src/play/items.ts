/** The things of a zone as lines, from roomy to terse. */
import type { Item } from '@hearthkeep/engine'
import { keyOf } from './entries.ts'
import { columnLabels, figureColumn, shortFigure } from './figures.ts'
import type { Glyphs } from './glyphs.ts'
import { cut, NO_BREAK, pad, span, widthOf, widthOfText, wrap } from './spans.ts'
import type { Line, Span, Tone } from './spans.ts'

/** How much room the things of a zone get. */
export const DENSITIES = ['full', 'line', 'flow', 'terse', 'cut'] as const
/** One of them. */
export type Density = (typeof DENSITIES)[number]

/** How a thing on the table takes part in the decision. */
export interface Mark {
  /** The number that chooses it. */
  readonly number: number | undefined
  /** Whether the highlight is on it. */
  readonly isChosen: boolean
  /** Whether it was chosen already, and the question is what to do with it. */
  readonly isHeld: boolean
  /** Whether it cannot be chosen now, and a reason is known. */
  readonly isRefused: boolean
}

/** Marks by thing. */
export type Marks = ReadonlyMap<string, Mark>

/** What drawing needs to know besides the thing itself. */
export interface Brush {
  readonly width: number
  readonly marks: Marks
  /** The things that the menu names, wherever the player is in it. */
  readonly listed: ReadonlySet<string>
  readonly glyphs: Glyphs
  /** Whether a title stands at the left, so that things need no indent. */
  readonly isBeside?: boolean
}

const CUT_LINES = 2
/** Below this width bars are short. */
const NARROW = 60

const markOf = (item: Item, marks: Marks): Mark | undefined => item.thing && marks.get(keyOf(item.thing))

function markCell(mark: Mark | undefined, glyphs: Glyphs): Line {
  const pointer = mark?.isChosen ? glyphs.pointer : mark?.isHeld ? glyphs.held : ' '
  const number = mark?.number === undefined ? '' : `${mark.number}`
  return [span(`${pointer}${number.padStart(2)} `, 'accent')]
}

function nameTone(mark: Mark | undefined): Tone {
  if (mark?.isChosen) return 'chosen'
  if (mark?.isHeld) return 'accent'
  if (mark?.number !== undefined) return 'strong'
  return mark?.isRefused ? 'dim' : 'plain'
}

const tagSpans = (tags: readonly string[], glyphs: Glyphs): Span[] =>
  tags.flatMap((tag, i) => [...(i > 0 ? [span(` ${glyphs.dot} `, 'dim')] : []), span(tag, 'warn')])

/** Parts of a line with two blanks between them. */
function spaced(parts: readonly Line[]): Span[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, i) => (i > 0 ? [span('  '), ...part] : [...part]))
}

/** One thing a line, in columns; its text is wrapped below itself where there is room for that. */
function itemRows(items: readonly Item[], brush: Brush, isWrapped: boolean): Line[] {
  const { width, glyphs } = brush
  const terse = rowsWithBars(items, brush, isWrapped, 0)
  if (terse.some((row) => widthOf(row) > width)) return terse.map((row) => cut(row, width, glyphs.more))
  if (!items.some(({ figures }) => figures.some(({ of }) => of !== undefined))) return terse
  // The longest bars that take nothing away from the words.
  for (const bar of width < NARROW ? [5] : [10, 5]) {
    const rows = rowsWithBars(items, brush, isWrapped, bar)
    if (rows.length === terse.length && rows.every((row) => widthOf(row) <= width)) return rows
  }
  return terse
}

function rowsWithBars(items: readonly Item[], brush: Brush, isWrapped: boolean, bar: number): Line[] {
  const { width, marks, glyphs } = brush
  const labels = columnLabels(items)
  const isIndented = brush.isBeside !== true || items.some(({ thing }) => thing !== undefined)
  const columns = labels.map((label) => figureColumn(items, label, glyphs, bar))
  const nameWidth = Math.max(...items.map(({ name }) => widthOf([span(name)])))
  return items.flatMap((item, i) => {
    const mark = markOf(item, marks)
    const others = item.figures.filter(({ label }) => !labels.includes(label))
    const head = [
      ...(isIndented ? markCell(mark, glyphs) : []),
      span(item.name, nameTone(mark)),
      ...pad([], nameWidth - widthOf([span(item.name)])),
      ...columns.flatMap((column) => [span('  '), ...column[i]]),
    ]
    const rest = spaced([
      ...others.map((figure) => shortFigure(figure)),
      tagSpans(item.tags, glyphs),
      item.text === undefined ? [] : [span(item.text, mark?.isRefused ? 'dim' : 'plain')],
    ])
    const at = widthOf(head) + 2
    if (!isWrapped) return [[...head, ...(rest.length > 0 ? [span('  '), ...rest] : [])]]
    if (at > width - 24) return [head, ...indented(wrap(rest, width - 6), 6)]
    const [first, ...more] = wrap(rest, width - at)
    return [[...head, span('  '), ...first], ...indented(more, at)]
  })
}

const indented = (lines: readonly Line[], by: number): Line[] =>
  lines.filter((line) => line.length > 0).map((line) => [span(' '.repeat(by)), ...line])

/** Whether all these things have the same single number, such as a cost: then it needs no label. */
function hasOneLabel(items: readonly Item[]): boolean {
  return (
    items.length > 2 &&
    items.every(({ figures }) => figures.length === 1 && figures[0].label === items[0].figures[0]?.label)
  )
}

/** The numbers of a thing in few columns. */
function shortFigures({ figures }: Item, isLabelled: boolean): Line[] {
  if (!isLabelled) return [[span(`(${figures.map(({ value }) => value).join(', ')})`, 'dim')]]
  return figures.map((figure) => shortFigure(figure))
}

/** Things in short cells: name, figures, tags. */
function cellsOf(items: readonly Item[], { marks, glyphs }: Brush): Line[] {
  const isLabelled = !hasOneLabel(items)
  const nameWidth = Math.max(...items.map(({ name }) => widthOfText(name)))
  return items.map((item) => {
    const mark = markOf(item, marks)
    const rest = spaced([...shortFigures(item, isLabelled), tagSpans(item.tags, glyphs)])
    const name = [span(item.name, nameTone(mark))]
    return [
      ...markCell(mark, glyphs),
      ...(rest.length > 0 ? [...pad(name, nameWidth), span(' '), ...rest] : name),
    ]
  })
}

/** Cells side by side in columns of one width, filled row by row. */
function flow(cells: readonly Line[], width: number, more: string): Line[] {
  const widest = Math.min(width, Math.max(...cells.map(widthOf)) + 2)
  const columns = Math.max(1, Math.floor((width + 2) / widest))
  const lines: Line[] = []
  for (let i = 0; i < cells.length; i += columns) {
    const row = cells.slice(i, i + columns)
    lines.push(
      cut(
        row.flatMap((one, c) => (c < row.length - 1 ? pad(one, widest) : one)),
        width,
        more,
      ),
    )
  }
  return lines
}

/** Names and numbers as running text. */
function terse(items: readonly Item[], { width, marks }: Brush): Line[] {
  const isLabelled = !hasOneLabel(items)
  const line = items.flatMap((item, i): Span[] => {
    const mark = markOf(item, marks)
    const figures = item.figures.map(({ label, value, of }) =>
      [...(isLabelled ? [`${label} `] : []), value, ...(of === undefined ? [] : [`/${of}`])].join(''),
    )
    const facts = [...figures, ...(isLabelled ? item.tags : [])].join(', ')
    return [
      ...(i > 0 ? [span(' ')] : []),
      ...(mark?.number === undefined ? [] : [span(`${mark.number}:`, 'accent')]),
      span(item.name.replaceAll(' ', NO_BREAK), nameTone(mark)),
      ...(facts === '' ? [] : [span(`${NO_BREAK}(${facts})`, 'dim')]),
      ...(i < items.length - 1 ? [span(',')] : []),
    ]
  })
  return wrap(line, width)
}

/** The first lines, with a sign that there are more. */
function firstLines(lines: readonly Line[], { width, glyphs }: Brush): Line[] {
  if (lines.length <= CUT_LINES) return [...lines]
  const last = lines[CUT_LINES - 1]
  return [...lines.slice(0, CUT_LINES - 1), [...cut(last, width - 4, ''), span(` ${glyphs.more}`, 'dim')]]
}

/** The things of a zone at some density. */
export function itemLines(items: readonly Item[], density: Density, brush: Brush): Line[] {
  if (items.length === 0) return []
  if (density === 'terse') return terse(items, brush)
  if (density === 'cut') return firstLines(terse(items, brush), brush)
  if (density === 'flow') {
    return flow(cellsOf(items, brush), brush.width, brush.glyphs.more)
  }
  return itemRows(items, brush, density === 'full')
}
