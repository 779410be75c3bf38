/** One full screen: header, table, log, question, menu, hints. Pure: the same scene and state give the same lines. */
import type { Item } from '@hearthkeep/engine'
import { entriesAt, entriesOf, keyOf } from './entries.ts'
import type { Entry } from './entries.ts'
import type { Glyphs } from './glyphs.ts'
import { hintLine } from './hints.ts'
import { shownEntries } from './input.ts'
import { START } from './input-state.ts'
import type { InputState, Stage } from './input-state.ts'
import type { Mark, Marks } from './items.ts'
import { gridLines, gridOf, pageText } from './menu-grid.ts'
import { PAGE_TITLES, pageLines } from './pages.ts'
import { SMALLEST } from './scene.ts'
import type { Scene, Size } from './scene.ts'
import { blank, cut, fit, ruled, span, spread, widthOf, wrap } from './spans.ts'
import type { Line, Tone } from './spans.ts'
import { entriesToList } from './short-menu.ts'
import type { MenuLength } from './short-menu.ts'
import { upper } from './upper.ts'

/** A screen, and what the keys must know of it. */
interface Frame {
  readonly lines: readonly Line[]
  readonly stage: Stage
}

/** Draws one screen of exactly `size.rows` lines. */
export function frame(scene: Scene, state: InputState, size: Size, glyphs: Glyphs): Frame {
  const stage: Stage = { scene, menuRows: 1, menuPage: 1, pageLines: 0, pageRows: 1 }
  if (size.columns < SMALLEST.columns || size.rows < SMALLEST.rows) return { lines: tooSmall(size), stage }
  if (state.mode !== 'choose' && state.mode !== 'filter') return page(scene, state, size, glyphs, stage)
  return decision(scene, state, size, glyphs, stage)
}

function tooSmall({ columns, rows }: Size): Line[] {
  const words = `This window is ${columns} x ${rows}. The table needs ${SMALLEST.columns} x ${SMALLEST.rows}: make it larger, or press q to leave (the game is saved).`
  const lines: Line[] = wrap([span(words)], Math.max(1, columns)).slice(0, rows)
  return [...lines, ...blank(rows - lines.length)]
}

function header(scene: Scene, { columns }: Size, glyphs: Glyphs): Line {
  const who = scene.seats > 1 ? ` ${glyphs.dot} Player ${scene.seat + 1} of ${scene.seats}` : ''
  const left = [span(` ${scene.name}${who}`, 'banner')]
  return spread(left, [span(`${scene.status} `, 'banner')], columns, span(' ', 'banner'), glyphs.more)
}

function page(scene: Scene, state: InputState, size: Size, glyphs: Glyphs, stage: Stage): Frame {
  const all = pageLines(scene, state, size.columns - 1, glyphs)
  const rows = size.rows - 3
  const scroll = Math.max(0, Math.min(state.scroll, all.length - rows))
  const seen = all.slice(scroll, scroll + rows)
  const where = all.length > rows ? ` ${scroll + 1}-${scroll + seen.length} of ${all.length} ` : ''
  const typed = state.mode === 'explain' ? [span(`: ${state.typed}`, 'strong'), span('_', 'accent')] : []
  return {
    lines: [
      header(scene, size, glyphs),
      ruled([span(PAGE_TITLES[state.mode], 'title'), ...typed], [span(where, 'dim')], size.columns, glyphs),
      ...seen.map((line) => cut(line, size.columns, glyphs.more)),
      ...blank(rows - seen.length),
      hintLine(scene, state, size.columns, glyphs, 0),
    ],
    stage: { ...stage, pageLines: all.length, pageRows: rows },
  }
}

const UNMARKED: Mark = { number: undefined, isChosen: false, isHeld: false, isRefused: false }

/** What is marked on the table: the numbers of the menu, the highlight, and what is refused. */
function marksOf(scene: Scene, entries: readonly Entry[], cursor: number, held: readonly Entry[]): Marks {
  const marks = new Map<string, Mark>()
  for (const { concerns } of scene.refused) {
    const [thing] = concerns
    if (thing) marks.set(keyOf(thing), { ...UNMARKED, isRefused: true })
  }
  for (const { thing } of held) if (thing) marks.set(keyOf(thing), { ...UNMARKED, isHeld: true })
  entries.forEach(({ thing }, i) => {
    if (!thing) return
    const key = keyOf(thing)
    const known = marks.get(key)
    const isChosen = i === cursor || known?.isChosen === true
    marks.set(key, { number: known?.number ?? i + 1, isChosen, isHeld: false, isRefused: false })
  })
  return marks
}

function itemOf(scene: Scene, entry: Entry | undefined): Item | undefined {
  const thing = entry?.thing
  if (!thing) return undefined
  return scene.zones
    .flatMap((zone) => zone.items)
    .find((item) => item.thing && keyOf(item.thing) === keyOf(thing))
}

/** The entries that were opened on the way to where the player is. */
function opened(scene: Scene, path: readonly number[]): Entry[] {
  const root = entriesOf(scene.choices, scene.zones)
  return path.flatMap((index, depth) => entriesAt(root, path.slice(0, depth)).at(index) ?? [])
}

function question(scene: Scene, state: InputState, held: readonly Entry[], glyphs: Glyphs): Line {
  if (state.mode === 'filter') {
    return [span('/ ', 'accent'), span(state.typed, 'strong'), span('_', 'accent')]
  }
  const digits = state.typed === '' ? [] : [span(`  ${state.typed}_ (Enter, or another digit)`, 'strong')]
  if (held.length > 0) {
    return [span(`${held.map(({ label }) => label).join(' ')} ${glyphs.more}`, 'accent'), ...digits]
  }
  const tones: Readonly<Record<string, Tone>> = { won: 'good', lost: 'bad' }
  const rule = scene.rule === '' ? [] : [span(` [${scene.rule}]`, 'dim')]
  return [span(scene.prompt, tones[scene.outcome] ?? 'accent'), ...rule, ...digits]
}

/** The question in the line above the menu, or below that line if it is too long for it. */
function asked(words: Line, right: Line, width: number, glyphs: Glyphs): Line[] {
  if (widthOf(words) + widthOf(right) + 5 <= width) return [ruled(words, right, width, glyphs)]
  const rule = spread([], right, width, span(glyphs.rule, 'dim'), glyphs.more)
  return [
    rule,
    ...wrap(words, width - 2)
      .slice(0, 3)
      .map((line): Line => [span(' '), ...line]),
  ]
}

/** The question with its menu. */
function questionAndMenu(
  scene: Scene,
  state: InputState,
  { columns, rows }: Size,
  glyphs: Glyphs,
  length: MenuLength,
) {
  const entries = shownEntries(scene, state)
  const listed = entriesToList(scene, entries, state.path, length)
  const cursor = Math.min(state.cursor, Math.max(0, entries.length - 1))
  const grid = gridOf(listed, columns, Math.max(3, Math.floor((rows - 4) / 4)), glyphs)
  const nothing: Line[] = [[span('   Nothing in the list fits. Enter tries it as you typed it.', 'dim')]]
  const menu = entries.length > 0 ? gridLines(listed, cursor, grid, columns, glyphs) : nothing
  const held = opened(scene, state.path)
  const counts = [
    ...(state.mode === 'filter' ? [`${entries.length} of ${scene.choices.length}`] : []),
    pageText(listed, cursor, grid),
  ].filter(Boolean)
  const right = counts.length === 0 ? [] : [span(` ${counts.join(', ')} `, 'dim')]
  const aside = scene.aside === undefined ? [] : [fit([span(` ${scene.aside}`, 'dim')], columns, glyphs.more)]
  const lines = [...asked(question(scene, state, held, glyphs), right, columns, glyphs), ...aside, ...menu]
  return { lines, entries, cursor, held, grid }
}

/** The lower part: the question, the menu, what there is to say, the keys. */
function lower(scene: Scene, state: InputState, size: Size, glyphs: Glyphs, length: MenuLength) {
  const below = questionAndMenu(scene, state, size, glyphs, length)
  // It keeps its height while one moves through the menu, so that the table above stands still.
  const height = questionAndMenu(scene, START, size, glyphs, length).lines.length
  const { notice } = state
  const lines: Line[] = [
    ...below.lines,
    ...blank(height - below.lines.length),
    ...(notice === undefined ? [] : [fit([span(` ${notice.text}`, notice.tone)], size.columns, glyphs.more)]),
    hintLine(scene, state, size.columns, glyphs, below.entries.length),
  ]
  return { ...below, lines }
}

/** Everything below the header, with what was made of it. */
function draw(scene: Scene, state: InputState, size: Size, glyphs: Glyphs, length: MenuLength) {
  const below = lower(scene, state, size, glyphs, length)
  const marks = marksOf(scene, below.entries, below.cursor, below.held)
  const item = itemOf(scene, below.entries.at(below.cursor))
  const room = { columns: size.columns, rows: size.rows - 1 - below.lines.length }
  return { below, above: upper({ scene, marks, item, glyphs, menu: length }, room) }
}

/** The menu is short if that gives a crowded table room, and all that is chosen from is to be seen on it. */
function menuLength(scene: Scene, state: InputState, size: Size, glyphs: Glyphs): MenuLength {
  // Decided for the beginning of the decision, so that the table stands still while one moves through the menu.
  if (state.mode === 'filter' || draw(scene, START, size, glyphs, 'long').above.isWhole) return 'long'
  return draw(scene, START, size, glyphs, 'short').above.hasAll ? 'short' : 'long'
}

function decision(scene: Scene, state: InputState, size: Size, glyphs: Glyphs, stage: Stage): Frame {
  const length = menuLength(scene, state, size, glyphs)
  const { below, above } = draw(scene, state, size, glyphs, length)
  const grid = length === 'short' ? { rows: 1, perPage: below.entries.length } : below.grid
  return {
    lines: [header(scene, size, glyphs), ...above.lines, ...below.lines],
    stage: { ...stage, menuRows: grid.rows, menuPage: grid.perPage },
  }
}
