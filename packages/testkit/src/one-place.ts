/** Every counted thing lies in exactly one place. */
import type { Game, Leaf, Table } from '@hearthkeep/engine'
import { Names } from './names.ts'

/** The things a leaf holds. */
export function thingsIn(leaf: Leaf, cells: Int32Array): number[] {
  if (leaf.kind === 'slot') return cells[leaf.at] >= 0 ? [cells[leaf.at]] : []
  if (leaf.kind !== 'pile') return []
  return Array.from(cells.subarray(leaf.at + 1, leaf.at + 1 + Math.max(0, cells[leaf.at])))
}

/** What is wrong with the places of a game's counted things: one sentence for each lost, doubled or unknown thing. */
export function misplacedThings(game: Game, table: Table): string[] {
  const problems: string[] = []
  for (const [kind, things] of Object.entries(game.things)) {
    if (things.count === undefined) continue
    const places = Array.from({ length: things.count(table as never) }, (): string[] => [])
    for (const leaf of game.layout.leaves) {
      if (leaf.of !== kind) continue
      for (const thing of thingsIn(leaf, table.cells)) {
        if (thing in places) places[thing].push(leaf.path)
        else problems.push(`${leaf.path} holds ${kind} ${thing}, but there are only ${places.length}`)
      }
    }
    const name = (thing: number): string => String(new Names(game, table).nameOf(kind, thing))
    places.forEach((found, thing) => {
      if (found.length === 0) problems.push(`${kind} ${name(thing)} is nowhere`)
      if (found.length > 1) problems.push(`${kind} ${name(thing)} is in ${found.join(' and in ')}`)
    })
  }
  return problems
}
