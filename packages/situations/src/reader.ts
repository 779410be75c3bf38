/** Reads values of unknown shape and notes, with file and place, everything that is not as expected. */
import { didYouMean, shortened } from '@hearthkeep/engine'
import type { Json } from './situation.ts'

/** An object of unknown content. */
type JsonObject = { readonly [key: string]: Json }

/** Whether a value is an object and no list. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** How many problems are told: nobody reads more at once. */
const MOST_PROBLEMS = 100

/** A value for a message. */
function show(value: Json | undefined): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 37)}...` : text
}

/** Notes problems; every method returns something usable so that reading can go on to find more. */
export class Reader {
  readonly problems: string[] = []
  private readonly file: string

  constructor(file: string) {
    this.file = file
  }

  /** Notes a problem at a place. */
  note(place: string, message: string): void {
    if (this.problems.length === MOST_PROBLEMS) this.problems.push(`${this.file}: and more`)
    if (this.problems.length > MOST_PROBLEMS) return
    this.problems.push(`${this.file}${place === '' ? '' : `, ${place}`}: ${message}`)
  }

  private expected(place: string, what: string, value: Json | undefined): void {
    this.note(place, `expected ${what}, found ${show(value)}`)
  }

  /** An object with no other keys than these. */
  object(value: Json | undefined, place: string, keys: readonly string[] | null): JsonObject {
    if (!isObject(value)) {
      this.expected(place, 'an object', value)
      return {}
    }
    for (const key of Object.keys(value)) {
      if (keys !== null && !keys.includes(key)) {
        const near = didYouMean(key, keys)
        this.note(
          place,
          `expected one of ${keys.join(', ')}, found the unknown key "${shortened(key)}"${near}`,
        )
      }
    }
    return value
  }

  /** A text that is not empty. */
  text(value: Json | undefined, place: string): string {
    if (typeof value === 'string' && value.trim() !== '') return value
    this.expected(place, 'a text', value)
    return ''
  }

  /** A whole number from `least` up. */
  whole(value: Json | undefined, place: string, least: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least) return value
    this.expected(place, `a whole number from ${least} up`, value)
    return least
  }

  /** A list, each of its elements read by `read`. */
  list<T>(value: Json | undefined, place: string, read: (value: Json, place: string) => T): T[] {
    if (Array.isArray(value)) return value.map((one: Json, i) => read(one, `${place}[${i}]`))
    this.expected(place, 'a list', value)
    return []
  }

  /** An object whose values are all read by `read`. */
  record<T>(
    value: Json | undefined,
    place: string,
    read: (value: Json, place: string) => T,
  ): Record<string, T> {
    const object = this.object(value, place, null)
    return Object.fromEntries(
      Object.entries(object).map(([key, one]) => [key, read(one, `${place} "${shortened(key)}"`)]),
    )
  }

  /** `read`, unless the value was left out. */
  maybe<T>(value: Json | undefined, place: string, read: (value: Json, place: string) => T): T | undefined {
    return value === undefined ? undefined : read(value, place)
  }
}
