/** How well the party stands. */
import { mapOf } from '../rules/dungeon.ts'
import { levelsOf } from '../rules/guild-deck.ts'
import type { Table } from '../rules/rulebook.ts'
import { look, lookout } from './lookout.ts'

const { heroes, guards, coming } = lookout

export const features = new Float64Array(16)
const WEIGHTS = new Float64Array([2.5, -0.15, -0.3, -0.12, -0.15, -0.15, 0.15, 0.1, 0.06, 0.2, 0.05, 0.03, 0.1, -0.1, -0.65, 0.1])

export function measure(t: Table): void {
  look(t)
  features.fill(0)
  const { inwards, distance } = mapOf(t)
  const { vault, cells } = t.data
  const levels = levelsOf(t)
  const left = t.guildDeck.size / levels[t.level] + (t.level === 0 ? (t.guildDeck.size + t.guildDiscard.size) / levels[1] : 0)
  const g = left / (left + 2)
  for (const room of inwards) {
    const here = t.rooms[room]
    const steps = distance[room]
    const near = steps === 0 ? 0 : steps === 1 ? 1 : 2
    if (room === cells) features[5] += heroes[room]
    else features[2 + near] += heroes[room]
    features[6 + near] += Math.min(3, guards[room])
    features[9] += here.traps * (near === 2 ? 0.5 : 1)
    if (room !== vault) features[near === 1 ? 10 : 11] += here.chest
  }
  for (let seat = 0; seat < t.seats; seat++) {
    const { deck, hand, discard } = t.players[seat]
    features[12] += (deck.size + hand.size + discard.size - 10) / t.seats
    features[15] += hand.size / t.seats
  }
  features[14] = coming[vault]
  const press = heroes[vault] + coming[vault] - guards[vault] - t.rooms[vault].traps
  features[13] = press > 0 ? Math.min(5, press * press / 5) : 0
  for (let i = 2; i < 16; i++) features[i] *= g
  features[0] = 1
  features[1] = left
}

export function evaluate(t: Table): number {
  if (t.isOver) return chestsLeft(t) / 10
  measure(t)
  let x = 0
  for (let i = 0; i < 16; i++) x += features[i] * WEIGHTS[i]
  return 0.5 + (0.5 * x) / (1 + Math.abs(x))
}

export function chestsLeft(t: Table): number {
  let chests = 0
  for (let room = 0; room < t.data.rooms.length; room++) if (t.rooms[room].chest > 0) chests++
  return chests
}
