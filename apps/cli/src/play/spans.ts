/** Styled text: lines made of spans with a tone each, so that layout can measure, cut and wrap before any colour. */
import { inOneLine } from '../visible.ts'

/** What a piece of text is, not what colour it has: `paint.ts` decides that. */
const TONES = [
  'plain',
  'strong',
  'dim',
  'title',
  'accent',
  'good',
  'warn',
  'bad',
  'shield',
  'chosen',
  'banner',
] as const
/** One of them. */
export type Tone = (typeof TONES)[number]

/** A piece of text in one tone. */
export interface Span {
  readonly text: string
  readonly tone: Tone
}

/** One line on the screen. */
export type Line = readonly Span[]

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const WIDE =
  /^(?:\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|[\u3000-\u303f\uff01-\uff60])/u

/** Characters of one column each, among them all we draw with: the usual case, which needs no segmenter. */
const NARROW =
  /^[\x20-\x7e\u00a0-\u024f\u2010-\u2027\u2030-\u203a\u2190-\u21ff\u23ce\u2500-\u25b8\u25cb\u25cf\u2713]*$/
const isNarrow = (text: string): boolean => NARROW.test(text)

/** The characters of a text as a reader counts them, each with the columns it takes. */
function* cells(text: string): Generator<readonly [string, number]> {
  for (const { segment } of segmenter.segment(text)) yield [segment, WIDE.test(segment) ? 2 : 1]
}

/** How many columns a text takes. */
export function widthOfText(text: string): number {
  if (isNarrow(text)) return text.length
  let width = 0
  for (const [, columns] of cells(text)) width += columns
  return width
}

/** How many columns a line takes. */
export function widthOf(line: Line): number {
  return line.reduce((sum, one) => sum + widthOfText(one.text), 0)
}

/** A span; plain unless said. What a terminal must not get raw is made visible here, before anything is measured. */
export function span(text: string, tone: Tone = 'plain'): Span {
  return { text: isNarrow(text) ? text : inOneLine(text), tone }
}

/** As much of a text as fits into `width` columns. */
function headOf(text: string, width: number): string {
  if (isNarrow(text)) return text.slice(0, width)
  let out = ''
  let left = width
  for (const [segment, columns] of cells(text)) {
    if (columns > left) break
    out += segment
    left -= columns
  }
  return out
}

/** The line, cut to `width` columns; what was cut is marked by `more`. */
export function cut(line: Line, width: number, more = '…'): Line {
  if (widthOf(line) <= width) return line
  const room = Math.max(0, width - widthOfText(more))
  const out: Span[] = []
  let left = room
  for (const one of line) {
    const text = headOf(one.text, left)
    if (text !== '') out.push({ ...one, text })
    left -= widthOfText(text)
    if (text !== one.text) break
  }
  return [...out, span(headOf(more, width), 'dim')]
}

/** The line, filled with blanks up to `width` columns. */
export function pad(line: Line, width: number, tone: Tone = 'plain'): Line {
  const missing = width - widthOf(line)
  return missing > 0 ? [...line, span(' '.repeat(missing), tone)] : line
}

/** The line at exactly `width` columns. */
export function fit(line: Line, width: number, more = '…'): Line {
  return pad(cut(line, width, more), width)
}

/** A line with `left` at its left end and `right` at its right end. */
export function spread(left: Line, right: Line, width: number, fill: Span = span(' '), more = '…'): Line {
  const start = cut(left, Math.max(0, width - widthOf(right) - 1), more)
  const gap = Math.max(0, width - widthOf(start) - widthOf(right))
  return [...start, span(fill.text.repeat(gap), fill.tone), ...right]
}

/** A blank at which lines are not broken. */
export const NO_BREAK = '\u00a0'

interface Word {
  readonly parts: Span[]
  /** How many blanks stand before it, if it does not begin a line. */
  readonly gap: number
  width: number
}

/** The words of a line; a word can change its tone in the middle. */
function wordsOf(line: Line): Word[] {
  const words: Word[] = []
  let gap = 0
  let isOpen = false
  for (const { text, tone } of line) {
    for (const piece of text.split(/( +)/)) {
      if (piece === '') continue
      if (piece.startsWith(' ')) {
        gap = isOpen ? piece.length : gap + piece.length
        isOpen = false
        continue
      }
      if (!isOpen) words.push({ parts: [], gap, width: 0 })
      const word = words[words.length - 1]
      word.parts.push(span(piece, tone))
      word.width += widthOfText(piece)
      isOpen = true
    }
  }
  return words
}

/** Breaks a line between words into lines of at most `width` columns; all but the first are indented. */
export function wrap(line: Line, width: number, indent = 0): Line[] {
  const lines: Span[][] = [[]]
  let used = 0
  let isEmpty = true
  for (const word of wordsOf(line)) {
    if (!isEmpty && used + word.gap + word.width > width) {
      lines.push(indent > 0 ? [span(' '.repeat(indent))] : [])
      used = indent
      isEmpty = true
    }
    const current = lines[lines.length - 1]
    if (!isEmpty) {
      const isSameTone = current[current.length - 1].tone === word.parts[0].tone
      current.push(span(' '.repeat(word.gap), isSameTone ? word.parts[0].tone : 'plain'))
      used += word.gap
    }
    current.push(...word.parts)
    used += word.width
    isEmpty = false
  }
  return lines.map((one) => cut(merged(one), width))
}

/** Neighbours of one tone as one span. */
function merged(line: Line): Line {
  const out: Span[] = []
  for (const one of line) {
    const last = out.at(-1)
    if (last?.tone === one.tone) out[out.length - 1] = span(last.text + one.text, one.tone)
    else out.push(one)
  }
  return out
}

/** The line as text alone. */
export function plain(line: Line): string {
  return line.map((one) => one.text.replaceAll(NO_BREAK, ' ')).join('')
}

/** Empty lines. */
export function blank(count: number): Line[] {
  return Array.from({ length: Math.max(0, count) }, () => [])
}

/** A ruled line with words in it: `left` near its beginning, `right` at its end. */
export function ruled(
  left: Line,
  right: Line,
  width: number,
  glyphs: { readonly rule: string; readonly more: string },
): Line {
  const words = [span(glyphs.rule.repeat(2), 'dim'), span(' '), ...left, span(' ')]
  return spread(words, right, width, span(glyphs.rule, 'dim'), glyphs.more)
}
