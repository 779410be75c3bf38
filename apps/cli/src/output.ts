/** What people read: lines, aligned columns, and colour where the terminal has it and NO_COLOR does not forbid it. */
import { randomUUID } from 'node:crypto'
import { styleText } from 'node:util'
import { shortened } from '@hearthkeep/engine'
import { visible } from './visible.ts'

/** A style of text. */
type Style = 'bold' | 'dim' | 'green' | 'red' | 'yellow'

/** Stands for the escape character of our own colours. A text from outside cannot hold it: it is another one in every run. */
const OURS = randomUUID()
/** How much of a line of an error is shown: what was found in a file can be very long. */
const LONGEST_LINE = 2000

/** Writes a line to standard output. */
export function print(line = ''): void {
  process.stdout.write(`${visible(line).replaceAll(OURS, '\u001b')}\n`)
}

/** Writes a value as JSON to standard output. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2))
}

/** Writes a line to standard error. */
export function complain(line: string): void {
  process.stderr.write(`${forErrors(line)}\n`)
}

function forErrors(text: string): string {
  return visible(text)
    .split('\n')
    .map((line) => shortened(line, LONGEST_LINE))
    .join('\n')
}

/** Writes an error to standard error, as every command does. */
export function printError(message: string): void {
  const name = styleText('red', 'hearthkeep:', { stream: process.stderr })
  process.stderr.write(`${name} ${forErrors(message)}\n`)
}

/** Text in a style, if standard output is a terminal that shows it. */
export function styled(style: Style, text: string): string {
  const [before = '', after = ''] = styleText(style, OURS, { stream: process.stdout }).split(OURS)
  return `${before.replace('\u001b', OURS)}${text}${after.replace('\u001b', OURS)}`
}

const COLOUR = new RegExp(`${OURS}\\[\\d+m`, 'g')

/** The width of a text on the screen, colours left out. */
function widthOf(text: string): number {
  return visible(text.replace(COLOUR, '')).length
}

/** Rows with their columns aligned: to the left, or to the right where `right` says so. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, widthOf(cell))))
  }
  const pad = (cell: string, i: number): string => {
    const space = ' '.repeat(widths[i] - widthOf(cell))
    return right.includes(i) ? space + cell : cell + space
  }
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}

/** A whole number with its thousands apart: `1,000,000`. */
export function formatCount(count: number): string {
  return Math.round(count).toLocaleString('en-US')
}

/** A number with a unit: `1 game`, `20 games`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

/** A share as people say it: `53.9 %`. */
export function formatShare(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)} %`
}

/** A rate to three figures: `3.21 M`, `63.1 k`, `41.0`; what rounds up to a thousand is one of the next unit. */
export function formatRate(rate: number): string {
  if (rate >= 999_500) return `${(rate / 1e6).toPrecision(3)} M`
  if (rate >= 999.5) return `${(rate / 1e3).toPrecision(3)} k`
  return rate.toPrecision(3)
}
