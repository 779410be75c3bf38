/** Things by their names: `Strike 2` is one thing, `Strike` is any copy of it. */
import { didYouMean, NONE, shortened } from '@hearthkeep/engine'
import type { Game, Table } from '@hearthkeep/engine'

/** Kinds of thing that do not say how many there are are tried out up to this many. */
const MOST = 4096

/** One spelling: white space folded, capitals and small letters alike. */
export function normal(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** A name without its copy number: `Strike 2` is a `Strike`. */
export function baseName(name: string): string {
  return name.replace(/ \d+$/, '')
}

/** The names of all things of a game, as they are on one table now. */
export class Names {
  private readonly game: Game
  private readonly table: Table
  private readonly known = new Map<string, readonly string[]>()
  /** The same in one spelling. */
  private readonly spelt = new Map<string, readonly string[]>()

  constructor(game: Game, table: Table) {
    this.game = game
    this.table = table
  }

  /** How many things of a kind there are, or undefined if the game does not count them. */
  countOf(kind: string): number | undefined {
    const { count, is } = this.game.things[kind] ?? {}
    return count?.(this.table as never) ?? (is === 'seat' ? this.table.seats : undefined)
  }

  /** The names of a kind's things by number; empty for what has no names. */
  of(kind: string): readonly string[] {
    let names = this.known.get(kind)
    if (names === undefined) {
      names = this.listNames(kind)
      this.known.set(kind, names)
    }
    return names
  }

  /** The name of a thing; null for no thing. */
  nameOf(kind: string, thing: number): string | number | null {
    if (thing === NONE) return null
    return this.of(kind)[thing] ?? thing
  }

  /** The numbers of the things a text can mean: one if it is a full name, all copies if it is a name without number. */
  find(kind: string, text: string): number[] {
    const found = this.lookUp(kind, text)
    if (found.length > 0) return found
    throw new Error(`no ${kind} is called "${shortened(text)}"${didYouMean(text, this.of(kind))}`)
  }

  /** The same; nothing if there is none. */
  lookUp(kind: string, text: string): number[] {
    const wanted = normal(text)
    const names = this.spelt.get(kind) ?? this.of(kind).map(normal)
    this.spelt.set(kind, names)
    const exact = names.indexOf(wanted)
    if (exact >= 0) return [exact]
    return names.flatMap((name, thing) => (baseName(name) === wanted ? [thing] : []))
  }

  /** The number of the one thing that a text means; throws if there is none, or several. */
  findOne(kind: string, text: string): number {
    const found = this.find(kind, text)
    if (found.length === 1) return found[0]
    const [one, other] = found.map((thing) => this.nameOf(kind, thing))
    throw new Error(`"${shortened(text)}" can mean ${one} or ${other}; say which`)
  }

  private listNames(kind: string): string[] {
    const things = this.game.things[kind]
    if (things === undefined) return []
    const names: string[] = []
    const count = this.countOf(kind) ?? MOST
    for (let thing = 0; thing < count; thing++) {
      let name: unknown
      try {
        name = things.name(thing, this.table as never)
      } catch {
        break // past the last of a kind that does not count its things
      }
      if (typeof name !== 'string') break
      names.push(name)
    }
    return names
  }
}
