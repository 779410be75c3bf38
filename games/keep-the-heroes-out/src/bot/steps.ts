/** The steps that actions come to, as done on the heuristic player's picture of the dungeon. */
import { PORTAL } from '../rules/dungeon.ts'
import { game, here, OF, resourceCount } from './picture.ts'
import { craftWorth, WORTH } from './worth.ts'
import { TRAP_CARGO } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'

const { mine, stand, heroes, traps, portal, events, resources, resourcesLeft, self } = here

/** A step by number, as variants are listed. */
export const STEP = {
  ...{ DRAW: 0, MOVE: 1, MELEE: 2, RANGED: 3, TRAP: 4, PORTAL: 5, SUMMON: 6, PLACE: 7, CRAFT: 8, MEND: 9 },
  ...{ CLEAR: 10, SWARM: 11, REINFORCE: 12, LABORATORY: 13, BUILD: 14, AMBUSH: 15, SURGE: 16 },
} as const

/** A meeple of mine, in wounds it can take. */
function unit(): number {
  return self[OF.HEALTH] > 1 ? self[OF.HEALTH] - self[OF.WOUNDS] : 1
}

/** Does a step on the picture, but for Swarm and Ambush, which are planned. */
export function apply(t: Table, step: number, a: number, b: number, c: number): void {
  switch (step) {
    case STEP.DRAW:
      here.gained += WORTH.card
      break
    case STEP.MOVE:
      mine[a]--
      mine[b]++
      stand[a] -= unit()
      stand[b] += unit()
      if (c === TRAP_CARGO) {
        traps[a]--
        traps[b]++
      } else if (c >= 0) {
        resources[a * resourceCount + c]--
        resources[b * resourceCount + c]++
      }
      break
    case STEP.MELEE:
      heroes[a]--
      if (self[OF.MELEE] > 0) self[OF.MELEE]--
      break
    case STEP.RANGED:
      heroes[a]--
      if (self[OF.RANGED] > 0) self[OF.RANGED]--
      break
    case STEP.TRAP:
      traps[a]++
      self[OF.TRAPS]--
      break
    case STEP.PORTAL:
      portal[a] = PORTAL.COMPLETED
      break
    case STEP.SUMMON:
      mine[a]++
      stand[a] += self[OF.HEALTH]
      self[OF.SUPPLY]--
      break
    case STEP.PLACE:
      resources[b * resourceCount + a]++
      resourcesLeft[a]--
      break
    case STEP.CRAFT:
      resources[a * resourceCount + t.data.rooms[a].resource]--
      here.gained += craftWorth(t, b)
      break
    case STEP.MEND:
      for (let room = 0; room < game.rooms; room++) if (mine[room] > 0) stand[room] += self[OF.WOUNDS]
      self[OF.WOUNDS] = 0
      break
    case STEP.CLEAR:
      events[a]--
      break
    case STEP.REINFORCE:
      here.gained += WORTH.card * 1.2
      break
    case STEP.LABORATORY:
      here.gained += craftWorth(t, b) - 0.6
      break
    case STEP.BUILD:
      resources[c * resourceCount + a]--
      portal[b] = PORTAL.COMPLETED
      break
  }
}
