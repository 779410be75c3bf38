/** Numbers with their labels: bars for large shares, pips for small ones, digits always. */
import type { Figure, Item } from '@hearthkeep/engine'
import type { Glyphs } from './glyphs.ts'
import { pad, span, widthOf } from './spans.ts'
import type { Line, Tone } from './spans.ts'

const MOST_PIPS = 5

/** Words by which games of this family call the same few numbers. */
const VITAL = /^(life|health|hit points|hp|lives)$/i
const SHIELD = /^(block|armou?r|shield|defen[cs]e)$/i
const MEANS = /^(energy|coins?|gold|actions?|action points|mana)$/i

function toneOf({ label, value, of }: Figure): Tone {
  if (VITAL.test(label)) {
    if (of === undefined || of <= 0) return 'bad'
    if (value * 4 <= of) return 'bad'
    return value * 2 <= of ? 'warn' : 'good'
  }
  if (SHIELD.test(label)) return 'shield'
  return MEANS.test(label) ? 'warn' : 'strong'
}

/** A share of something as a picture. */
function pictureOf(figure: Figure, glyphs: Glyphs, bar: number): Line {
  const { value, of } = figure
  if (of === undefined || of <= 0 || value < 0 || bar === 0) return []
  const tone = toneOf(figure)
  const isPips = of <= MOST_PIPS
  const size = isPips ? of : bar
  // At least one block while anything is left: an empty bar means nothing is.
  const part = isPips ? value : Math.ceil((value * bar) / of)
  const filled = Math.max(0, Math.min(size, part))
  return [
    span((isPips ? glyphs.pip : glyphs.full).repeat(filled), tone),
    span((isPips ? glyphs.noPip : glyphs.empty).repeat(size - filled), 'dim'),
    span(' '),
  ]
}

/** A figure with its picture, `bar` columns long; `digits` is the width of the number, so that columns align. */
function figureLine(figure: Figure, glyphs: Glyphs, bar: number, digits: number): Line {
  const { label, value, of } = figure
  return [
    span(`${label} `, 'dim'),
    ...pictureOf(figure, glyphs, bar),
    span(`${value}`.padStart(digits), toneOf(figure)),
    ...(of === undefined ? [] : [span(`/${of}`, 'dim')]),
  ]
}

/** A figure in as few columns as it can be understood in. */
export function shortFigure(figure: Figure): Line {
  const { label, value, of } = figure
  return [
    span(`${label} `, 'dim'),
    span(`${value}`, toneOf(figure)),
    ...(of === undefined ? [] : [span(`/${of}`, 'dim')]),
  ]
}

/** The labels that most of some items have: these become columns. */
export function columnLabels(items: readonly Item[]): string[] {
  const counts = new Map<string, number>()
  for (const { figures } of items) {
    for (const { label } of figures) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count * 2 >= items.length).map(([label]) => label)
}

/** The cells of one column, all equally wide. */
export function figureColumn(items: readonly Item[], label: string, glyphs: Glyphs, bar: number): Line[] {
  const figures = items.map((item) => item.figures.find((figure) => figure.label === label))
  const digits = Math.max(...figures.map((figure) => `${figure?.value ?? ''}`.length))
  const cells = figures.map((figure) => (figure === undefined ? [] : figureLine(figure, glyphs, bar, digits)))
  const width = Math.max(...cells.map(widthOf))
  return cells.map((cell) => pad(cell, width))
}
