/** JSON from strangers: read strictly, within limits, with errors that name the place. */
import { shortened } from './limits.ts'

/** How much JSON is read at most. */
export interface JsonLimits {
  /** Characters of the text. */
  readonly characters: number
  /** Values in it, those inside others included. */
  readonly values: number
}

/** Enough for a content file of some megabytes; a whole game's content has some 300,000 characters. */
const USUAL: JsonLimits = { characters: 8_000_000, values: 500_000 }
/** Fields of one object: an object may hold entries by id, and no game has nearly as many. */
const MOST_FIELDS = 10_000
/** How deep values may lie in each other: effects in effects are some 10 deep, and readers call themselves. */
const MAX_DEPTH = 100
const SPACE = /[ \t\r\n]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** A piece of a text between quotes. Piece by piece: a pattern for the whole runs out of memory on a long one. */
const PLAIN = /[^"\\\u0000-\u001f]+/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y
const WORD = /[\w.+-]+/y
const CONSTANTS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
])

/** Where and why a text is not JSON; line and column count from 1. */
export class JsonTextError extends Error {
  override readonly name = 'JsonTextError'
  readonly line: number
  readonly column: number
  readonly expected: string
  readonly found: string

  constructor(text: string, offset: number, expected: string, found: string) {
    const before = text.slice(0, offset).split('\n')
    const line = before.length
    const column = (before.at(-1) ?? '').length + 1
    super(`line ${line}, column ${column}: expected ${expected}, found ${found}`)
    this.line = line
    this.column = column
    this.expected = expected
    this.found = found
  }
}

/**
 * Parses JSON like `JSON.parse`, but says in every runtime where the text goes wrong,
 * and refuses a key written twice in one object, which `JSON.parse` drops silently.
 */
export function parseJson(source: string, { characters, values }: JsonLimits = USUAL): unknown {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source
  let offset = 0
  let left = values

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = offset
    const match = pattern.exec(text)?.[0]
    if (match) offset += match.length
    return match
  }

  function next(): string | undefined {
    take(SPACE)
    return text[offset]
  }

  function fail(expected: string, at = offset, found?: string): never {
    offset = at
    const atEnd = at >= text.length ? 'the end of the file' : undefined
    throw new JsonTextError(
      text,
      at,
      expected,
      found ?? shortened(atEnd ?? takeString() ?? JSON.stringify(take(WORD) ?? text[at])),
    )
  }

  /** A text with its quotes; undefined if there is none, or it does not end well. */
  function takeString(): string | undefined {
    const start = offset
    if (text[offset] !== '"') return undefined
    offset++
    while (take(PLAIN) !== undefined || take(ESCAPE) !== undefined);
    if (text[offset] === '"') return text.slice(start, ++offset)
    offset = start
    return undefined
  }

  function parseValue(depth: number): unknown {
    const first = next()
    if (depth > MAX_DEPTH) fail(`at most ${MAX_DEPTH} levels of nesting`)
    if (left-- === 0) fail(`at most ${values} values`, offset, 'more')
    if (first === '{') return parseObject(depth)
    if (first === '[') return parseList(depth)
    if (first === '"') return parseString()
    const start = offset
    const word = take(WORD) ?? ''
    if (CONSTANTS.has(word)) return CONSTANTS.get(word)
    offset = start
    const digits = take(NUMBER)
    if (digits === undefined || digits.length !== word.length) fail('a value', start)
    return Number(digits)
  }

  function parseString(): string {
    const token = takeString()
    if (token === undefined) fail('a text closed by " on its line, with valid \\ escapes')
    return JSON.parse(token) as string
  }

  function parseList(depth: number): unknown[] {
    const list: unknown[] = []
    offset++
    if (next() !== ']') {
      do list.push(parseValue(depth + 1))
      while (comma('a comma or ]', ']'))
    }
    offset++
    return list
  }

  function parseObject(depth: number): Record<string, unknown> {
    const members = new Map<string, unknown>()
    offset++
    if (next() !== '}') {
      do {
        if (next() !== '"') fail('a field name in double quotes')
        const start = offset
        const key = parseString()
        if (members.has(key)) fail('each field once', start, `${shortened(JSON.stringify(key))} again`)
        if (members.size === MOST_FIELDS) fail(`at most ${MOST_FIELDS} fields`, start, 'more')
        if (next() !== ':') fail('a colon')
        offset++
        members.set(key, parseValue(depth + 1))
      } while (comma('a comma or }', '}'))
    }
    offset++
    return Object.fromEntries(members) // defines own properties, also for a key such as __proto__
  }

  function comma(expected: string, end: string): boolean {
    const found = next()
    if (found === ',') offset++
    else if (found !== end) fail(expected)
    return found === ','
  }

  if (text.length > characters) fail(`at most ${characters} characters`, 0, `${text.length}`)
  const value = parseValue(0)
  if (next() !== undefined) fail('the end of the file')
  return value
}
