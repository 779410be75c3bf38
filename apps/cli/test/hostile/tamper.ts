/** Ways to spoil a text, each by a seed: the same seed spoils it in the same way. */
import type { Stream } from '@hearthkeep/engine'

/** Spoils a text; `others` are texts to take parts from. It may be given back as bytes that are no text any more. */
type Tamper = (text: string, random: Stream, others: readonly string[]) => string | Uint8Array

/** A number from 0 to `n` - 1, for any n. */
export function pick(random: Stream, n: number): number {
  return Math.floor(((random.next() >>> 0) / 2 ** 32) * n)
}

const oneOf = <T>(random: Stream, list: readonly T[]): T => list[pick(random, list.length)]

/** Escape sequences, bells, marks that turn text around, and what else a terminal should never get. */
export const CONTROLS: readonly string[] = [
  '\u001b[2J\u001b[31m',
  '\u001b]0;title\u0007',
  '\u001b]52;c;c3RvbGVu\u0007',
  '\u009b31m',
  '\u0007\u0008\u0008\u0008',
  '\u0000',
  '\r\u001b[K',
  '\u202egnp.exe',
  '\u2066\u2069',
  '\u2028',
  '\u007f',
  '\ufeff',
  '\u{e0041}',
]

/** Values of the wrong kind, or too much of the right one. */
const ODD: readonly string[] = [
  'null',
  'true',
  '-1',
  '0',
  '1e999',
  '99999999999999999999',
  '4294967296',
  '0.5',
  '""',
  '"__proto__"',
  '"constructor"',
  '[]',
  '{}',
  '[[]]',
  '{"__proto__":{"a":1}}',
  '"\\ud800"',
  'NaN',
]
const VALUE = /"(?:[^"\\]|\\.)*"|-?\d+|true|false|null|[\w-]+/g

/** A text with one of the places that a pattern finds replaced. */
function replaceOne(text: string, pattern: RegExp, random: Stream, by: (found: string) => string): string {
  const found = [...text.matchAll(pattern)]
  if (found.length === 0) return text
  const { index, 0: word } = oneOf(random, found)
  return text.slice(0, index) + by(word) + text.slice(index + word.length)
}

const isJson = (text: string): boolean => /^\s*[[{]/.test(text)

/** A place between two characters. */
const placeIn = (text: string, random: Stream): number => pick(random, text.length + 1)

/** Every way, by name. */
const TAMPERS: Readonly<Record<string, Tamper>> = {
  'flips bits': (text, random) => {
    const bytes = new TextEncoder().encode(text)
    const count = 1 + pick(random, 4)
    for (let i = 0; i < count; i++) bytes[pick(random, bytes.length)] ^= 1 << pick(random, 8)
    return bytes
  },
  'flips a letter': (text, random) => {
    const at = placeIn(text, random)
    return `${text.slice(0, at)}${String.fromCharCode(33 + pick(random, 94))}${text.slice(at + 1)}`
  },
  truncates: (text, random) => text.slice(0, placeIn(text, random)),
  'cuts a piece out': (text, random) => {
    const at = placeIn(text, random)
    return text.slice(0, at) + text.slice(at + 1 + pick(random, 40))
  },
  'nests deeply': (text, random) => {
    const depth = oneOf(random, [90, 101, 2_000, 100_000])
    const [open, close] = oneOf(random, [
      ['[', ']'],
      ['{"a":', '}'],
    ])
    const deep = `${open.repeat(depth)}1${random.below(2) === 0 ? close.repeat(depth) : ''}`
    if (isJson(text)) return replaceOne(text, VALUE, random, () => deep)
    return replaceOne(text, /\S+/g, random, () => deep)
  },
  'blows a field up': (text, random) => {
    const size = oneOf(random, [70, 600, 30_000, 1_000_000])
    const unit = oneOf(random, ['x', 'ab ', '9', 'é', '\\u0041'])
    const huge = unit.repeat(Math.ceil(size / unit.length))
    return replaceOne(text, isJson(text) ? VALUE : /[^\s]+/g, random, (word) =>
      word.startsWith('"') ? `"${huge}"` : huge,
    )
  },
  'repeats a line very often': (text, random) => {
    const lines = text.split('\n')
    const at = pick(random, lines.length)
    const count = oneOf(random, [2, 50, 5_000])
    lines.splice(at, 0, ...Array.from({ length: count }, () => lines[at].slice(0, 300)))
    return lines.join('\n')
  },
  'puts control characters in': (text, random) => {
    const control = oneOf(random, CONTROLS)
    const how = isJson(text) && random.below(2) === 0 ? JSON.stringify(control).slice(1, -1) : control
    return replaceOne(text, /[\w-]+/g, random, (word) => `${word.slice(0, 2)}${how}${word.slice(2)}`)
  },
  'swaps types': (text, random) => replaceOne(text, VALUE, random, () => oneOf(random, ODD)),
  'changes a number': (text, random) =>
    replaceOne(text, /\d+/g, random, () => oneOf(random, ['0', '-1', '1', '65536', '9'.repeat(30)])),
  'says a thing twice': (text, random) => {
    const lines = text.split('\n')
    const at = pick(random, lines.length)
    const line = lines[at]
    lines.splice(at, 0, isJson(text) && line.trim() !== '' ? line.replace(/[^,]$/, '$&,') : line)
    return lines.join('\n')
  },
  'swaps two lines': (text, random) => {
    const lines = text.split('\n')
    const [a, b] = [pick(random, lines.length), pick(random, lines.length)]
    ;[lines[a], lines[b]] = [lines[b], lines[a]]
    return lines.join('\n')
  },
  'mixes in another file': (text, random, others) => {
    const other = oneOf(random, others)
    return text.slice(0, placeIn(text, random)) + other.slice(placeIn(other, random))
  },
  'drops a key': (text, random) => replaceOne(text, /^[^\n]*\n/gm, random, () => ''),
}

/** Spoils a text in one to three ways; says in which. */
export function tamper(
  text: string,
  random: Stream,
  others: readonly string[],
): { readonly how: string; readonly bytes: Uint8Array } {
  const names = Object.keys(TAMPERS)
  const ways = Array.from({ length: oneOf(random, [1, 1, 1, 2, 3]) }, () => oneOf(random, names))
  let spoilt: string | Uint8Array = text
  for (const way of ways) {
    const now: string = typeof spoilt === 'string' ? spoilt : new TextDecoder().decode(spoilt)
    spoilt = TAMPERS[way](now, random, others)
  }
  return {
    how: ways.join(', then '),
    bytes: typeof spoilt === 'string' ? new TextEncoder().encode(spoilt) : spoilt,
  }
}
