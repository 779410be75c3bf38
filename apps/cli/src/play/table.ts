/** The table as lines: every zone, as roomy as the space allows. */
import type { Zone } from '@hearthkeep/engine'
import { keyOf } from './entries.ts'
import { DENSITIES, itemLines } from './items.ts'
import type { Brush, Density } from './items.ts'
import { cut, NO_BREAK, pad, span, spread, widthOf, widthOfText, wrap } from './spans.ts'
import type { Line } from './spans.ts'

const GUTTER = 14

/** Zones that are drawn together: one with things, or several that are only a few words each. */
type Part = readonly Zone[]

/** Titles stand on lines of their own, or in a column at the left. */
type Titles = 'above' | 'beside'

function partsOf(zones: readonly Zone[]): Part[] {
  const parts: Zone[][] = []
  let wasWords = false
  for (const zone of zones) {
    const isWords = zone.items.length === 0
    if (isWords && wasWords) parts[parts.length - 1].push(zone)
    else parts.push([zone])
    wasWords = isWords
  }
  return parts
}

const LONGEST_NAME = 28

/** The names of a list stay whole: lines break after its commas only. */
function unbroken(list: string): string {
  const names = list.split(', ')
  const isList = names.length > 1 && names.every((name) => name.length <= LONGEST_NAME)
  return isList ? names.map((name) => name.replaceAll(' ', NO_BREAK)).join(', ') : list
}

/** Zones without things, next to each other: "Draw pile 5 cards | Discard pile empty". */
function wordLines(zones: Part, density: Density, { width, glyphs }: Brush): Line[] {
  const words = zones.map((zone): Line => [
    span(`${zone.title} `, 'title'),
    span(unbroken(zone.summary ?? 'empty')),
  ])
  const between = span(` ${glyphs.side}${NO_BREAK}`, 'dim')
  const all = words.flatMap((line, i) => (i > 0 ? [between, ...line] : [...line]))
  if (density === 'full') return wrap(all, width - 1, 2).map((line) => [span(' '), ...line])
  // On one line: those that are short keep their length, the others share the rest.
  let left = width - 1 - 3 * (zones.length - 1)
  const shares = new Map<number, number>()
  const byWidth = words.map((line, i) => ({ i, width: widthOf(line) })).sort((a, b) => a.width - b.width)
  byWidth.forEach((one, place) => {
    const share = Math.min(one.width, Math.floor(left / (byWidth.length - place)))
    shares.set(one.i, share)
    left -= share
  })
  const line = words.flatMap((one, i) => [
    ...(i > 0 ? [between] : []),
    ...cut(one, shares.get(i) ?? 0, glyphs.more),
  ])
  return [cut([span(' '), ...line], width, glyphs.more)]
}

function titleLine(zone: Zone, { width, glyphs }: Brush): Line {
  const summary =
    zone.summary === undefined ? [] : [span(`${zone.summary} `, 'dim'), span(glyphs.rule, 'dim')]
  const title = [span(glyphs.rule, 'dim'), span(` ${zone.title} `, 'title')]
  return spread(title, summary.length > 0 ? [span(' '), ...summary] : [], width, span(glyphs.rule, 'dim'))
}

function besideWidth(zones: readonly Zone[], width: number): number {
  const titles = zones.filter((zone) => zone.items.length > 0).map((zone) => widthOfText(zone.title) + 2)
  return Math.min(Math.floor(width / 4), GUTTER, Math.max(0, ...titles))
}

function partLines(part: Part, density: Density, titles: Titles, brush: Brush, gutter: number): Line[] {
  const [zone] = part
  if (zone.items.length === 0) return wordLines(part, density, brush)
  if (titles === 'above') return [titleLine(zone, brush), ...itemLines(zone.items, density, brush)]
  const lines = itemLines(zone.items, density, { ...brush, width: brush.width - gutter, isBeside: true })
  const words = wrap([span(unbroken(zone.title), 'title')], gutter - 2).slice(0, lines.length)
  return lines.map((line, i) => [span(' '), ...pad(words[i] ?? [], gutter - 1), ...line])
}

/** The whole table with every word of it, however long. */
export function wholeTable(zones: readonly Zone[], brush: Brush): Line[] {
  return partsOf(zones).flatMap((part) => partLines(part, 'full', 'above', brush, 0))
}

/** A table drawn in a given room. */
export interface DrawnTable {
  readonly lines: readonly Line[]
  /** Whether it shows every word. */
  readonly isWhole: boolean
  /** Whether it shows every thing, if not with every word. */
  readonly hasAll: boolean
}

/** The table in at most `rows` lines. */
export function tableLines(zones: readonly Zone[], brush: Brush, rows: number): DrawnTable {
  const whole = wholeTable(zones, brush)
  if (whole.length <= rows) return { lines: whole, isWhole: true, hasAll: true }
  const { lines, hasAll } = squeezed(zones, brush, rows)
  if (lines.length <= rows) return { lines, isWhole: false, hasAll }
  const { more } = brush.glyphs
  const hint = [span(` ${more} more on the table: `, 'dim'), span('t', 'accent'), span(' shows it', 'dim')]
  return { lines: [...lines.slice(0, Math.max(0, rows - 1)), hint], isWhole: false, hasAll: false }
}

/** A way to draw a part, and how much it hurts compared with the roomiest: the denser, the more. */
interface Way {
  readonly density: Density
  readonly lines: readonly Line[]
  readonly cost: number
}

/** How much more it hurts to draw the topmost part denser than the lowest: what matters most lies on top. */
const TOP_WEIGHT = 6
/** From this density on texts are left out. */
const WITHOUT_TEXTS = DENSITIES.indexOf('flow')

/** The ways to draw a part, each shorter than all before it; `height` is 0 for the lowest part, 1 for the topmost. */
function waysOf(part: Part, brush: Brush, gutter: number, height: number): Way[] {
  const less = isInMenu(part, brush.listed) ? 1.5 : 0
  const hasTexts = part.some(({ items }) => items.some(({ text }) => text !== undefined))
  const ways: Way[] = []
  DENSITIES.forEach((density, i) => {
    const lines = partLines(part, density, 'beside', brush, gutter)
    const last = ways.at(-1)
    // Side by side, things without texts lose nothing.
    const loss = hasTexts ? i : Math.max(0, i - WITHOUT_TEXTS)
    const cost = loss + height * (loss < WITHOUT_TEXTS ? 1 : TOP_WEIGHT) - less
    if (last === undefined || lines.length < last.lines.length) ways.push({ density, lines, cost })
  })
  return ways
}

/** Whether the menu names everything in it anyway. */
function isInMenu([zone]: Part, listed: ReadonlySet<string>): boolean {
  return (
    zone.items.length > 0 && zone.items.every(({ thing }) => thing !== undefined && listed.has(keyOf(thing)))
  )
}

/**
 * Draws parts denser, the least painful one first, until all fits or nothing gets shorter; what is free then goes
 * back to those that gave most.
 */
function squeezed(
  zones: readonly Zone[],
  brush: Brush,
  rows: number,
): { readonly lines: Line[]; readonly hasAll: boolean } {
  const gutter = besideWidth(zones, brush.width)
  const parts = partsOf(zones).map((part, place, all) => ({
    ways: waysOf(part, brush, gutter, 1 - place / all.length),
    at: 0,
  }))
  const height = (): number => parts.reduce((sum, { ways, at }) => sum + ways[at].lines.length, 0)
  while (height() > rows) {
    const next = parts
      .filter(({ ways, at }) => at + 1 < ways.length)
      .map((part) => {
        const [now, then] = part.ways.slice(part.at)
        return { part, cost: then.cost, saved: now.lines.length - then.lines.length }
      })
      .sort((a, b) => a.cost - b.cost || b.saved - a.saved)
      .at(0)
    if (next === undefined) break
    next.part.at++
  }
  const byPain = [...parts].sort((a, b) => b.ways[b.at].cost - a.ways[a.at].cost)
  for (const part of byPain) {
    const { ways } = part
    const others = height() - ways[part.at].lines.length
    while (part.at > 0 && others + ways[part.at - 1].lines.length <= rows) part.at--
  }
  return {
    lines: parts.flatMap(({ ways, at }) => ways[at].lines),
    hasAll: parts.every(({ ways, at }) => ways[at].density !== 'cut'),
  }
}
