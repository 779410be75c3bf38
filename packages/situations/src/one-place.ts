/** Every thing that lies in piles or slots is in exactly one place. */
import { NONE } from '@hearthkeep/engine'
import type { Game, Leaf, Table } from '@hearthkeep/engine'
import { Names } from './names.ts'

/** The things a leaf holds. */
export function thingsIn(leaf: Leaf, cells: Int32Array): number[] {
  if (leaf.kind === 'slot') return cells[leaf.at] >= 0 ? [cells[leaf.at]] : []
  if (leaf.kind !== 'pile') return []
  return Array.from(cells.subarray(leaf.at + 1, leaf.at + 1 + Math.max(0, cells[leaf.at])))
}

/** Kinds of thing that lie in piles or slots though the game does not say how many there are: a sentence for each. */
export function uncountedKinds(game: Game): string[] {
  return Object.entries(game.things).flatMap(([kind, { count }]) => {
    const place = game.layout.leaves.find((leaf) => isPlaceOf(leaf, kind))
    if (count !== undefined || place === undefined) return []
    return [`${kind} lies in ${place.path}, but nothing says how many there are; give the kind a "count"`]
  })
}

/** What is wrong with the places of a game's counted things: one sentence for each lost, doubled or unknown thing. */
export function misplacedThings(game: Game, table: Table): string[] {
  const problems = game.layout.leaves.flatMap((leaf) => badSize(leaf, table.cells))
  if (problems.length > 0) return problems
  for (const [kind, { count }] of Object.entries(game.things))
    if (count !== undefined) problems.push(...misplaced(game, table, kind, count(table as never)))
  return problems
}

function isPlaceOf(leaf: Leaf, kind: string): boolean {
  return leaf.of === kind && !leaf.isPointer
}

/** A pile that holds more than it can, or fewer than none; a slot with what is neither a thing nor nothing. */
function badSize(leaf: Leaf, cells: Int32Array): string[] {
  const value = cells[leaf.at]
  if (leaf.kind === 'slot' && value < NONE) return [`${leaf.path} holds ${value}, which is no ${leaf.of}`]
  if (leaf.kind !== 'pile' || (value >= 0 && value < leaf.cells)) return []
  return [`${leaf.path} has the size ${value}; it holds 0 to ${leaf.cells - 1}`]
}

function misplaced(game: Game, table: Table, kind: string, count: number): string[] {
  const problems: string[] = []
  const { isOnTable } = game.things[kind]
  const places = Array.from({ length: count }, (): string[] => [])
  let hasPlaces = false
  for (const leaf of game.layout.leaves) {
    if (leaf.of !== kind) continue
    hasPlaces ||= !leaf.isPointer
    for (const thing of thingsIn(leaf, table.cells)) {
      if (!(thing in places))
        problems.push(`${leaf.path} holds ${kind} ${thing}, but there are only ${count}`)
      else if (!leaf.isPointer) places[thing].push(leaf.path)
    }
  }
  if (!hasPlaces) return problems
  const names = new Names(game, table)
  places.forEach((found, thing) => {
    const name = (): string => `${kind} ${names.nameOf(kind, thing)}`
    const isOut = isOnTable !== undefined && !isOnTable(thing, table as never)
    if (found.length > 1) problems.push(`${name()} is in ${found.join(' and in ')}`)
    else if (isOut && found.length === 1)
      problems.push(`${name()} is in ${found[0]}, but stays in the box in this game`)
    else if (!isOut && found.length === 0) problems.push(`${name()} is nowhere`)
  })
  return problems
}
