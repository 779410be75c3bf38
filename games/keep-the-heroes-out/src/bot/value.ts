/** How well things stand on the heuristic player's picture of the dungeon. */
import { cellsNow, danger } from './danger.ts'
import { game, here, OF, resourceCount } from './picture.ts'
import { WORTH } from './worth.ts'

const { mine, heroes, foes, portal, events, resources, self } = here
const { crafting, offered } = game

/** Takes the heroes away whom cards in hand can hit where the meeples are, the nearest to the Vault first; returns how many. */
function aim(): number {
  foes.set(heroes)
  let melee = self[OF.MELEE]
  let ranged = self[OF.RANGED]
  if (melee + ranged === 0) return 0
  const { order, neighbours } = game
  let sum = 0
  for (let i = order.length - 1; i >= 0; i--) {
    const room = order[i]
    if (foes[room] === 0) continue
    let hit = 0
    if (mine[room] > 0) {
      hit = foes[room] < melee ? foes[room] : melee
      melee -= hit
      foes[room] -= hit
      sum += hit
    }
    if (ranged === 0 || foes[room] === 0) continue
    for (const near of neighbours[room]) {
      if (mine[near] === 0) continue
      hit = foes[room] < ranged ? foes[room] : ranged
      ranged -= hit
      foes[room] -= hit
      sum += hit
      break
    }
  }
  return sum
}

/** Resources near the rooms where they are spent, and other things that lie about. */
function goods(): number {
  const { distance, neighbours } = game
  let sum = 0
  for (let kind = 0; kind < resourceCount; kind++) {
    const goal = crafting[kind]
    const isWanted = offered[kindOfCraft[kind]] > 0
    for (let room = 0; room < game.rooms; room++) {
      const count = resources[room * resourceCount + kind]
      if (count === 0) continue
      const first =
        room === goal && isWanted
          ? WORTH.ready
          : neighbours[room].includes(goal)
            ? WORTH.resource * 1.6
            : WORTH.resource
      sum += first + (count > 1 ? first * 0.2 : 0)
    }
  }
  for (let room = 0; room < game.rooms; room++) {
    if (distance[room] < 0) continue
    if (portal[room] === 2) sum += WORTH.portal
    sum -= events[room] * WORTH.event
  }
  return sum
}

/** Which crafts a resource pays for. */
const kindOfCraft = [2, 0, 1, 3]

/** How well things stand. */
export function value(): number {
  const aimed = aim()
  const burden = danger()
  const cells = cellsNow()
  const soon = cells > 0 ? cells * WORTH.cells : 0
  return here.gained + goods() + soon - aimed * WORTH.aim - self[OF.WOUNDS] * WORTH.wound - burden
}
