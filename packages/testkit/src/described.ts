/** What a game says of its tables, found by name. */
import { describeFor } from '@hearthkeep/engine'
import type { Game, Item, Table, Zone } from '@hearthkeep/engine'

/** Finds what a seat is told of a table; what is not there is an error. */
interface Described<T> {
  readonly zonesOf: (table: T, seat?: number) => readonly Zone[]
  /** The first zone whose title begins so. */
  readonly zone: (table: T, title: string, seat?: number) => Zone
  readonly item: (table: T, title: string, name: string, seat?: number) => Item
}

/** What this game says of its tables. */
export function describedBy<T extends Table>(game: Game): Described<T> {
  const zonesOf = (table: T, seat = 0): readonly Zone[] => describeFor(game, table, seat)
  function zone(table: T, title: string, seat = 0): Zone {
    const found = zonesOf(table, seat).find((one) => one.title.startsWith(title))
    if (!found) throw new Error(`no zone ${title}`)
    return found
  }
  function item(table: T, title: string, name: string, seat = 0): Item {
    const found = zone(table, title, seat).items.find((one) => one.name === name)
    if (!found) throw new Error(`nothing called ${name} in ${title}`)
    return found
  }
  return { zonesOf, zone, item }
}
