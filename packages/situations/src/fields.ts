/** The fields of a game's table, as somebody needs to know them who writes a situation. */
import { start } from '@hearthkeep/engine'
import type { Field, Fields, Game, Sight } from '@hearthkeep/engine'
import { kindCalled, kindMeant } from './kinds.ts'
import { Names } from './names.ts'
import { seatKind } from './seats.ts'

/** One field. */
interface FieldAbout {
  /** Its name from the table down: `rooms.traps`. */
  readonly name: string
  /** How a situation writes it: `rooms[].traps`. */
  readonly path: string
  /** What it holds, in words. */
  readonly holds: string
  /** Who sees it, in words. */
  readonly seen: string
}

/** Everything that a situation of a game can name. */
interface TableAbout {
  readonly fields: readonly FieldAbout[]
  /** What the things are called that fields hold or have places for, by kind; as a game begins with nothing chosen. */
  readonly names: Readonly<Record<string, readonly string[]>>
  /** The kind whose names are those of the seats. */
  readonly seats: string | undefined
}

/** Tells of the table of a game. */
export function aboutTable(game: Game): TableAbout {
  const table = start(game, { seed: 1 })
  try {
    const names = new Names(game, table)
    const used = new Set<string>()
    const about = new About(game, names, used)
    const fields = about.list(game.layout.fields, { name: '', path: '', sight: 'hidden' })
    const seats = seatKind(game)
    if (seats !== undefined) used.add(seats)
    return { fields, names: Object.fromEntries([...used].map((kind) => [kind, names.of(kind)])), seats }
  } finally {
    table.release()
  }
}

/** What is around a field. */
interface Around {
  readonly name: string
  readonly path: string
  readonly sight: Sight
}

class About {
  private readonly kinds: readonly string[]
  private readonly names: Names
  /** The kinds that were told of. */
  private readonly used: Set<string>

  constructor(game: Game, names: Names, used: Set<string>) {
    this.kinds = Object.keys(game.things)
    this.names = names
    this.used = used
  }

  list(fields: Fields, around: Around): FieldAbout[] {
    return Object.entries(fields).flatMap(([key, field]) => {
      const name = around.name + key
      const path = around.path + key
      const sight = field.sight ?? around.sight
      const own = { name, path, holds: this.holds(key, field), seen: seenBy(field, sight) }
      if (field.kind !== 'list') return [own]
      return [own, ...this.list(field.fields, { name: `${name}.`, path: `${path}[].`, sight })]
    })
  }

  private holds(key: string, field: Field): string {
    switch (field.kind) {
      case 'int': {
        const kind = kindMeant(this.kinds, key)
        return kind === undefined ? 'a number' : `which ${this.use(kind)}, by name or number`
      }
      case 'slot':
        return field.isPointer === true
          ? `which ${this.use(field.of)} is meant`
          : `one ${this.use(field.of)}, or none`
      case 'ints':
        return `${field.length} numbers${this.by(key, field.length)}`
      case 'list':
        return `${field.length} ${field.length === 1 ? 'record' : 'records'}${this.by(key, field.length)}`
      case 'pile':
        return `a pile of up to ${field.capacity} (${field.of === undefined ? 'numbers' : this.use(field.of)})`
      case 'stream':
        return 'a random stream, for `rolls`'
    }
  }

  /** What the places of a row are for, if its name says so. */
  private by(key: string, length: number): string {
    const kind = kindCalled(this.kinds, key)
    if (kind === undefined || this.names.of(kind).length > length) return ''
    return `, by ${this.use(kind)}`
  }

  private use(kind: string): string {
    this.used.add(kind)
    return kind
  }
}

function seenBy(field: Field, sight: Sight): string {
  if (field.kind === 'list' || field.kind === 'stream') return ''
  const top = field.kind === 'pile' && field.topSeen !== undefined ? '; its top at times all' : ''
  if (typeof sight === 'function') return `as the rules say${top}`
  if (sight === 'open') return 'all'
  if (sight === 'owner') return `its own seat${top}`
  return (sight === 'count' ? 'how many: all' : 'nobody') + top
}
