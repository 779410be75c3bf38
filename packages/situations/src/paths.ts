/** Paths as people write them: `rooms.Vault.active.Warrior` is `rooms[0].active[0]`. */
import { didYouMean, shortened } from '@hearthkeep/engine'
import type { Field, Fields, Game, Leaf, Table } from '@hearthkeep/engine'
import { kindCalled, kindMeant } from './kinds.ts'
import { Names } from './names.ts'
import { findPlace, isListPath } from './places.ts'
import type { Place } from './places.ts'
import { seatKind } from './seats.ts'

/** A field that has a place for each of several things. */
type Row = Extract<Field, { readonly length: number }>

/** Turns the names in paths and values into numbers, as things are called on one table now. */
export class Paths {
  readonly game: Game
  readonly names: Names
  private readonly kinds: readonly string[]

  constructor(game: Game, table: Table) {
    this.game = game
    this.names = new Names(game, table)
    this.kinds = Object.keys(game.things)
  }

  /** Finds a place; throws an error that says what is near. */
  find(path: string): Place {
    return { ...findPlace(this.game.layout, this.numbered(path)), path }
  }

  /** Whether a path names a list of records. */
  isList(path: string): boolean {
    try {
      return isListPath(this.game.layout, this.numbered(path))
    } catch {
      return false // it is told where the path is looked up
    }
  }

  /** The kind of thing that a number may be given as: the one its field is called after, or else a seat. */
  kindOf({ kind, name }: Leaf): string | undefined {
    if (kind !== 'int') return undefined
    return kindMeant(this.kinds, name.split('.').at(-1) ?? '') ?? seatKind(this.game)
  }

  /** The path with numbers for names. What it does not know it leaves as it is. */
  private numbered(path: string): string {
    return this.walk(this.game.layout.fields, path)
  }

  private walk(fields: Fields, path: string): string {
    const name = /^[A-Za-z_]\w*/.exec(path)?.[0] ?? ''
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const rest = path.slice(name.length)
    if (field === undefined || rest === '' || (field.kind !== 'list' && field.kind !== 'ints')) return path
    const { index, after } = this.indexIn(name, field, rest)
    if (field.kind === 'ints' || !after.startsWith('.')) return `${name}[${index}]${after}`
    return `${name}[${index}].${this.walk(field.fields, after.slice(1))}`
  }

  /** Which place of a row the rest of a path begins with: `[2]`, `[Vault]` or `.Vault`. */
  private indexIn(name: string, row: Row, rest: string): { index: string | number; after: string } {
    const bracket = /^\[([^\]]*)\]/.exec(rest)
    if (bracket !== null) {
      const [whole, text] = bracket
      return { index: this.placeOf(name, row, text), after: rest.slice(whole.length) }
    }
    if (rest[0] !== '.') return { index: '', after: rest }
    const [first] = rest.slice(1).split(/[.[]/)
    // Of a list of one, the one is meant.
    if (row.kind === 'list' && row.length === 1 && Object.hasOwn(row.fields, first))
      return { index: 0, after: rest }
    // A name may have dots in it: the shortest that is one.
    const ends = [...rest.slice(1).matchAll(/[.[]|$/g)].map(({ index }) => index + 1)
    for (const end of ends) {
      const text = rest.slice(1, end)
      if (/^\d+$/.test(text) || this.candidates(name, row, text).length > 0)
        return { index: this.placeOf(name, row, text), after: rest.slice(end) }
    }
    return { index: this.placeOf(name, row, first), after: rest.slice(1 + first.length) }
  }

  /** The number of the place that a text names in a row; throws an error that says what was expected. */
  private placeOf(name: string, row: Row, text: string): number | string {
    if (/^\d*$/.test(text)) return text
    const found = this.candidates(name, row, text)
    const places = new Set(found.map(({ place }) => place))
    if (places.size === 1) return found[0].place
    if (places.size > 1) {
      const [one, other] = found.map(
        ({ kind, place }) => `${this.names.nameOf(kind, place)} (${kind} ${place})`,
      )
      throw new Error(`${name}: "${shortened(text)}" can mean ${one} or ${other}; say which, by number`)
    }
    const known = this.kindsFor(name, row).flatMap((kind) => this.names.of(kind))
    const what = row.kind === 'list' ? 'has' : 'has a number for'
    throw new Error(
      `${name} ${what} nothing called "${shortened(text)}"${didYouMean(text, known) || `; give its number, 0 to ${row.length - 1}`}`,
    )
  }

  private candidates(name: string, row: Row, text: string): { kind: string; place: number }[] {
    return this.kindsFor(name, row).flatMap((kind) => {
      const found = this.names.lookUp(kind, text)
      return found.filter((place) => place < row.length).map((place) => ({ kind, place }))
    })
  }

  /** The kinds of thing that a row may have places for: the one it is called after, or else all that it has room for. */
  private kindsFor(name: string, row: Row): readonly string[] {
    const own = kindCalled(this.kinds, name)
    const all = own === undefined ? this.kinds : [own]
    return all.filter((kind) => this.names.of(kind).length <= row.length)
  }
}
