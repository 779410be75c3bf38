const MAX_DEPTH = 100
const SPACE = /[ \t\r\n]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
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
export function parseJson(source: string): unknown {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source
  let offset = 0

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
      found ?? atEnd ?? take(STRING) ?? JSON.stringify(take(WORD) ?? text[at]),
    )
  }

  function parseValue(depth: number): unknown {
    const first = next()
    if (depth > MAX_DEPTH) fail(`at most ${MAX_DEPTH} levels of nesting`)
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
    const token = take(STRING)
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
        if (members.has(key)) fail('each field once', start, `${JSON.stringify(key)} again`)
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

  const value = parseValue(0)
  if (next() !== undefined) fail('the end of the file')
  return value
}
