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

/** Reads one text from its beginning. */
class JsonReader {
  private readonly text: string
  private readonly limits: JsonLimits
  private offset = 0
  private left: number

  constructor(text: string, limits: JsonLimits) {
    this.text = text
    this.limits = limits
    this.left = limits.values
  }

  /** The one value that the text holds. */
  read(): unknown {
    const { text, limits } = this
    if (text.length > limits.characters)
      this.fail(`at most ${limits.characters} characters`, 0, `${text.length}`)
    const value = this.readValue(0)
    if (this.next() !== undefined) this.fail('the end of the file')
    return value
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset
    const match = pattern.exec(this.text)?.[0]
    if (match) this.offset += match.length
    return match
  }

  private next(): string | undefined {
    this.take(SPACE)
    return this.text[this.offset]
  }

  private fail(expected: string, at = this.offset, found?: string): never {
    this.offset = at
    const atEnd = at >= this.text.length ? 'the end of the file' : undefined
    throw new JsonTextError(
      this.text,
      at,
      expected,
      found ?? shortened(atEnd ?? this.takeString() ?? JSON.stringify(this.take(WORD) ?? this.text[at])),
    )
  }

  /** A text with its quotes; undefined if there is none, or it does not end well. */
  private takeString(): string | undefined {
    const start = this.offset
    if (this.text[this.offset] !== '"') return undefined
    this.offset++
    while (this.take(PLAIN) !== undefined || this.take(ESCAPE) !== undefined);
    if (this.text[this.offset] === '"') return this.text.slice(start, ++this.offset)
    this.offset = start
    return undefined
  }

  private readValue(depth: number): unknown {
    const first = this.next()
    if (depth > MAX_DEPTH) this.fail(`at most ${MAX_DEPTH} levels of nesting`)
    if (this.left-- === 0) this.fail(`at most ${this.limits.values} values`, this.offset, 'more')
    if (first === '{') return this.readObject(depth)
    if (first === '[') return this.readList(depth)
    if (first === '"') return this.readString()
    const start = this.offset
    const word = this.take(WORD) ?? ''
    if (CONSTANTS.has(word)) return CONSTANTS.get(word)
    this.offset = start
    const digits = this.take(NUMBER)
    if (digits === undefined || digits.length !== word.length) this.fail('a value', start)
    return Number(digits)
  }

  private readString(): string {
    const token = this.takeString()
    if (token === undefined) this.fail('a text closed by " on its line, with valid \\ escapes')
    return JSON.parse(token) as string
  }

  private readList(depth: number): unknown[] {
    const list: unknown[] = []
    this.offset++
    if (this.next() !== ']') {
      do list.push(this.readValue(depth + 1))
      while (this.comma('a comma or ]', ']'))
    }
    this.offset++
    return list
  }

  private readObject(depth: number): Record<string, unknown> {
    const members = new Map<string, unknown>()
    this.offset++
    if (this.next() !== '}') {
      do {
        if (this.next() !== '"') this.fail('a field name in double quotes')
        const start = this.offset
        const key = this.readString()
        if (members.has(key)) this.fail('each field once', start, `${shortened(JSON.stringify(key))} again`)
        if (members.size === MOST_FIELDS) this.fail(`at most ${MOST_FIELDS} fields`, start, 'more')
        if (this.next() !== ':') this.fail('a colon')
        this.offset++
        members.set(key, this.readValue(depth + 1))
      } while (this.comma('a comma or }', '}'))
    }
    this.offset++
    return Object.fromEntries(members) // defines own properties, also for a key such as __proto__
  }

  private comma(expected: string, end: string): boolean {
    const found = this.next()
    if (found === ',') this.offset++
    else if (found !== end) this.fail(expected)
    return found === ','
  }
}

/**
 * Parses JSON like `JSON.parse`, but says in every runtime where the text goes wrong,
 * and refuses a key written twice in one object, which `JSON.parse` drops silently.
 */
export function parseJson(source: string, limits: JsonLimits = USUAL): unknown {
  return new JsonReader(source.startsWith('\ufeff') ? source.slice(1) : source, limits).read()
}
