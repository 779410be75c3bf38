/** The table in words and numbers, for clients that can draw any game. */
import type { Zone } from '@hearthkeep/engine'
import type { Table } from './rulebook.ts'

/** The zones of the table from top to bottom, as one seat sees them. */
export function describe(t: Table, seat: number): Zone[] {
  return [{ title: `${t.turn} ${seat}`, items: [] }]
}
