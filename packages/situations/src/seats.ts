/** Seats by name: who sits there, as the game calls them. */
import type { Game, Table } from '@hearthkeep/engine'
import { Names } from './names.ts'
import { kindCalled } from './kinds.ts'
import type { SeatName } from './situation.ts'

/** The kind of thing whose names are those of the seats: one that says so, or that of a list with a record for each seat. */
export function seatKind({ layout, things, seats }: Game): string | undefined {
  const kinds = Object.keys(things)
  const said = kinds.find((kind) => things[kind].is === 'seat')
  if (said !== undefined) return said
  for (const [name, field] of Object.entries(layout.fields)) {
    const kind = field.kind === 'list' && field.length === seats[1] ? kindCalled(kinds, name) : undefined
    if (kind !== undefined) return kind
  }
  return undefined
}

/** The number of a seat, from 0, by its number from 1 or by name; throws an error that says what was expected. */
export function findSeat(game: Game, table: Table, seat: SeatName): number {
  if (typeof seat === 'number') return seat - 1
  const kind = seatKind(game)
  const numbered = /^player (\d+)$/i.exec(seat)
  const names = new Names(game, table)
  if (kind === undefined || names.of(kind).length === 0) {
    if (numbered !== null) return Number(numbered[1]) - 1
    throw new Error(`seat "${seat}": nobody has a name here; give the number of the seat, from 1`)
  }
  try {
    return names.findOne(kind, seat)
  } catch (error) {
    if (numbered !== null) return Number(numbered[1]) - 1
    throw new Error(`seat "${seat}": ${(error as Error).message}`)
  }
}
