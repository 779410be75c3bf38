/** The dungeon in a few numbers for each room: who presses on, and what one more hit, guard or trap there is good for. */
import { MOST_ROOMS } from '../content/limits.ts'
import { TYPES } from '../content/kinds.ts'
import { healthIn, mapOf, neededFor, sumOf } from '../rules/dungeon.ts'
import { levelsOf } from '../rules/guild-deck.ts'
import type { Table } from '../rules/rulebook.ts'

/** In the Vault, next to it, and farther off. One is about what a meeple is worth. */
const HIT = [2.4, 1.5, 1.1, 0.9]
const GUARD = [1.6, 0.9, 0.6, 0.4]
const TRAP = [1.3, 0.9, 0.6, 0.4]
const FARTHEST = 3
/** Each further guard or trap of a room is good for less. */
const FURTHER = [1, 0.7, 0.5, 0.35, 0.25, 0.15]
const PRISONER = 0.3
/** To hold one more of those who press on. */
const DANGER = 0.3
const VAULT_DANGER = 0.9
/** Hero cards name one of so many types, and none of the others. */
const INVADED = 4
const SPECIAL = TYPES.indexOf('special')

const byRoom = (): Float64Array => new Float64Array(MOST_ROOMS)
/** By room. Module-wide, as they are worked out anew for every decision. */
export const lookout = {
  heroes: byRoom(),
  guards: byRoom(),
  /** Heroes who are about to come, and those nobody and nothing holds: half of them go on. */
  coming: byRoom(),
  loose: byRoom(),
  /** What the next one is good for; what those who are there last are good for. */
  ...{ hit: byRoom(), guard: byRoom(), trap: byRoom() },
  ...{ lastGuard: byRoom(), lastTrap: byRoom() },
}
const { heroes, guards, coming, loose, hit, guard, trap, lastGuard, lastTrap } = lookout

const further = (count: number): number => FURTHER[count < 5 ? count : 5]
const above = (pressing: number): number => (pressing > 0 ? pressing : 0)

/** Looks at all rooms, from the farthest to the Vault. */
export function look(t: Table): void {
  const { inwards, neighbours, distance } = mapOf(t)
  const { rooms, vault, cells } = t.data
  const comers = levelsOf(t)[t.level] / INVADED
  for (const room of inwards) coming[room] = room === vault || rooms[room].type === SPECIAL ? 0 : comers
  for (const room of inwards) {
    const here = t.rooms[room]
    const far = distance[room] < FARTHEST ? distance[room] : FARTHEST
    const isVault = room === vault
    heroes[room] = sumOf(here.active) + sumOf(here.exhausted)
    guards[room] = healthIn(t, room)
    // A chest keeps heroes who are too few for it.
    const waiting = here.chest > 0 && !isVault ? neededFor(t, room) - 1 : 0
    const pressing = heroes[room] + coming[room] - guards[room] - here.traps - waiting
    loose[room] = above(pressing)
    for (const near of neighbours[room]) {
      if (distance[near] >= distance[room]) continue
      coming[near] += loose[room] / 2
      break
    }
    const weight = isVault ? VAULT_DANGER : DANGER
    const danger = loose[room] * weight
    const crew = sumOf(here.monsters)
    const laid = coming[room] > 0 ? TRAP[far] : TRAP[far] / 2
    hit[room] = (room === cells ? PRISONER : HIT[far]) + danger
    guard[room] = GUARD[far] * further(crew) + danger
    trap[room] = laid * further(here.traps) + danger
    if (crew > 0)
      lastGuard[room] = GUARD[far] * further(crew - 1) + above(pressing + guards[room] / crew) * weight
    if (here.traps > 0) lastTrap[room] = laid * further(here.traps - 1) + above(pressing + 1) * weight
  }
}
