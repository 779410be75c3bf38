/** The dungeon in a few numbers for each room: who presses on, and what one more guard, trap or hit there would be good for. */
import { MOST_ROOMS } from '../content/limits.ts'
import { TYPES } from '../content/kinds.ts'
import { healthIn, mapOf, neededFor, sumOf } from '../rules/dungeon.ts'
import { levelsOf } from '../rules/guild-deck.ts'
import type { Table } from '../rules/rulebook.ts'

/** What things are good for in the Vault, next to it, farther off. One is about what a meeple is worth. */
const HIT = [2.4, 1.5, 1.1, 0.9]
const GUARD = [1.6, 0.9, 0.6, 0.4]
const TRAP = [1.3, 0.9, 0.6, 0.4]
const FARTHEST = 3
/** Each further guard or trap of a room is worth so much less. */
const FURTHER = [1, 0.7, 0.5, 0.35, 0.25, 0.15]
const PRISONER = 0.3
/** What it is good for to hold one more of those who press on. */
const DANGER = 0.3
const VAULT_DANGER = 0.9
/** Hero cards name one of four types. */
const INVADED = 4
const SPECIAL = TYPES.indexOf('special')

/** By room. Module-wide, as they are worked out anew for every decision. */
const heroes = new Float64Array(MOST_ROOMS)
const guards = new Float64Array(MOST_ROOMS)
/** Heroes nobody and nothing holds: about so many go on to the next room when somebody inspires them. */
const loose = new Float64Array(MOST_ROOMS)
const coming = new Float64Array(MOST_ROOMS)
const hit = new Float64Array(MOST_ROOMS)
const guard = new Float64Array(MOST_ROOMS)
/** What the last guard there is good for. */
const kept = new Float64Array(MOST_ROOMS)
const trap = new Float64Array(MOST_ROOMS)
const held = new Float64Array(MOST_ROOMS)
export const lookout = { heroes, guards, loose, coming, hit, guard, kept, trap, held }

/** What the first of so many is worth less than if it were the only one. */
const further = (count: number): number => FURTHER[count < 5 ? count : 5]

const above = (pressing: number): number => (pressing > 0 ? pressing : 0)

/** Looks at all rooms, from the farthest to the Vault. */
export function look(t: Table): void {
  const { inwards, neighbours, distance } = mapOf(t)
  const { rooms, vault, cells } = t.data
  const arrivals = levelsOf(t)[t.level] / INVADED
  for (const room of inwards)
    coming[room] = room === vault || rooms[room].type === SPECIAL ? 0 : arrivals
  for (const room of inwards) {
    const here = t.rooms[room]
    const present = sumOf(here.active) + sumOf(here.exhausted)
    const standing = healthIn(t, room)
    const steps = distance[room]
    const far = steps < FARTHEST ? steps : FARTHEST
    // A chest keeps heroes who are too few for it.
    const isVault = room === vault
    const waiting = here.chest > 0 && !isVault ? neededFor(t, room) - 1 : 0
    const pressing = present + coming[room] - standing - here.traps
    const free = above(pressing - waiting)
    heroes[room] = present
    guards[room] = standing
    loose[room] = free
    if (!isVault && free > 0) {
      for (const near of neighbours[room]) {
        if (distance[near] >= steps) continue
        coming[near] += free / 2
        break
      }
    }
    const weight = isVault ? VAULT_DANGER : DANGER
    const danger = free * weight
    const crew = sumOf(here.monsters)
    hit[room] = (room === cells ? PRISONER : HIT[far]) + danger
    guard[room] = GUARD[far] * further(crew) + danger
    kept[room] = 0
    if (crew > 0) kept[room] = GUARD[far] * further(crew - 1) + above(pressing + standing / crew - waiting) * weight
    const laid = coming[room] > 0 ? TRAP[far] : TRAP[far] / 2
    trap[room] = laid * further(here.traps) + danger
    held[room] = 0
    if (here.traps > 0) held[room] = laid * further(here.traps - 1) + above(pressing + 1 - waiting) * weight
  }
}
