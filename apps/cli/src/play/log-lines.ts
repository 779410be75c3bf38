/** The log as lines: what happened last in full tone, what was before it dim, rule numbers at the end. */
import type { Glyphs } from './glyphs.ts'
import type { LogEntry } from './scene.ts'
import { cut, NO_BREAK, span, widthOf, wrap } from './spans.ts'
import type { Line, Span, Tone } from './spans.ts'

/** One event as spans. */
export function eventSpans({ text, rule }: LogEntry, tone: Tone): Span[] {
  return [span(text, tone), ...(rule === '' ? [] : [span(`${NO_BREAK}[${rule}]`, 'dim')])]
}

/** The events of each decision, oldest first. */
function byDecision(log: readonly LogEntry[]): LogEntry[][] {
  const groups: LogEntry[][] = []
  for (const entry of log) {
    const last = groups.at(-1)
    if (last?.[0].decision === entry.decision) last.push(entry)
    else groups.push([entry])
  }
  return groups
}

/** Every event on a line of its own, with a number at each decision: the page behind `l`. */
export function wholeLog(log: readonly LogEntry[], width: number): Line[] {
  return byDecision(log).flatMap((group) =>
    group.flatMap((entry, i) => {
      const number = i === 0 && entry.decision > 0 ? `${entry.decision}` : ''
      return wrap([...eventSpans(entry, 'plain')], width - 6).map((line, j): Line => [
        span(`${j === 0 ? number.padStart(4) : '    '}  `, 'accent'),
        ...line,
      ])
    }),
  )
}

/**
 * The last events in `rows` lines. In a strip (`isStrip`) the events of one decision run on as a paragraph;
 * in a column each has its own line. What just happened is shown from its beginning.
 */
export function lastEvents(
  log: readonly LogEntry[],
  width: number,
  rows: number,
  { isStrip, glyphs }: { readonly isStrip: boolean; readonly glyphs: Glyphs },
): Line[] {
  const groups = byDecision(log.slice(-200))
  const paragraphs = groups.map((group, i) => {
    const tone: Tone = i === groups.length - 1 ? 'plain' : 'dim'
    const events = group.map((entry) => eventSpans(entry, tone))
    if (!isStrip) return events.flatMap((event) => wrap(event, width, 2))
    return wrap(
      events.flatMap((event) => [...event, span(' ')]),
      width,
      2,
    )
  })
  const newest = paragraphs.at(-1) ?? []
  if (newest.length <= rows) return isStrip ? lastWhole(paragraphs, rows) : paragraphs.flat().slice(-rows)
  if (rows <= 0) return []
  const more: Line = [span(` ${glyphs.more} `, 'dim'), span('l', 'accent'), span(' tells the rest', 'dim')]
  const lastLine = cut(newest[rows - 1], width - widthOf(more), '')
  return [...newest.slice(0, rows - 1), [...lastLine, ...more]]
}

/** The last paragraphs that fit whole: a torn one tells nothing. */
function lastWhole(paragraphs: readonly Line[][], rows: number): Line[] {
  let from = paragraphs.length
  for (let left = rows; from > 0 && paragraphs[from - 1].length <= left; from--)
    left -= paragraphs[from - 1].length
  return paragraphs.slice(from).flat()
}
