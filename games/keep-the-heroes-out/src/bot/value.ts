/** How well things stand on the heuristic player's picture of the dungeon. */
import { cellsNow, danger } from './danger.ts'
import { game, here, OF, resourceCount } from './picture.ts'
import { PORTAL } from '../rules/dungeon.ts'
import { WORTH } from './worth.ts'

const { mine, heroes, foes, portal, events, resources, self } = here
const { crafting, offered } = game

/** Takes the heroes away whom cards in hand can hit where the meeples are, the nearest to the Vault first; returns how many. */
function aim(): number {
  foes.set(heroes)
  let melee = self[OF.melee]
  let ranged = self[OF.ranged]
  const hits = melee + ranged
  if (hits === 0) return 0
  const { inwards } = game
  for (let i = inwards.length - 1; i >= 0; i--) {
    const room = inwards[i]
    if (foes[room] === 0) continue
    if (mine[room] > 0) melee -= strike(room, melee)
    if (ranged > 0 && foes[room] > 0 && isNear(room)) ranged -= strike(room, ranged)
  }
  return hits - melee - ranged
}

/** Takes so many heroes of a room away as there are hits; returns how many. */
function strike(room: number, hits: number): number {
  const count = foes[room] < hits ? foes[room] : hits
  foes[room] -= count
  return count
}

/** Whether a meeple is next to a room. */
function isNear(room: number): boolean {
  for (const near of game.neighbours[room]) if (mine[near] > 0) return true
  return false
}

/** Resources near the rooms where they are spent, and other things that lie about. */
function goods(): number {
  const { distance, neighbours } = game
  const { rooms } = game.table.data
  let sum = 0
  for (let kind = 0; kind < resourceCount; kind++) {
    const goal = crafting[kind]
    const isWanted = offered[rooms[goal].crafts] > 0
    for (let room = 0; room < game.rooms; room++) {
      const count = resources[room * resourceCount + kind]
      if (count === 0) continue
      let first = WORTH.resource
      if (room === goal && isWanted) first = WORTH.ready
      else if (neighbours[room].includes(goal)) first *= 1.6
      sum += first + (count > 1 ? first * 0.2 : 0)
    }
  }
  for (let room = 0; room < game.rooms; room++) {
    if (distance[room] < 0) continue
    if (portal[room] === PORTAL.COMPLETED) sum += WORTH.portal
    sum -= events[room] * WORTH.event
  }
  return sum
}

/** How well things stand. */
export function value(): number {
  const aimed = aim()
  const burden = danger()
  const cells = cellsNow()
  const soon = cells > 0 ? cells * WORTH.cells : 0
  return here.gained + goods() + soon - aimed * WORTH.aim - self[OF.WOUNDS] * WORTH.wound - burden
}
