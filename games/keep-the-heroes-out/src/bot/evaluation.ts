/** How well the party stands: how many press on towards the great chest, and how much of the Guild is still to come. */
import { CARDS_PER_CLAN } from '../content/limits.ts'
import { mapOf } from '../rules/dungeon.ts'
import { levelsOf } from '../rules/guild-deck.ts'
import type { Table } from '../rules/rulebook.ts'
import { look, lookout } from './lookout.ts'

const { heroes, guards, coming } = lookout
/** In the Vault, next to it, and farther off. Set by hand, with a fit to games of a short search as a guide. */
const HERO = [-0.3, -0.12, -0.15]
const GUARD = [0.15, 0.1, 0.06]
const CHEST = [0, 0.05, 0.03]
const TRAP = [0.2, 0.2, 0.1]
/** A hero in the Cells, one about to come to the Vault, those in it whom nobody holds, a card in hand or crafted. */
const WORTH = { prisoner: -0.15, coming: -0.65, pressing: -0.02, card: 0.1 }
/** Before the first invasion, and for each that is to come. */
const START = 2.5
const INVASION = -0.15

export function evaluate(t: Table): number {
  if (t.isOver) return chestsLeft(t) / t.data.rooms.length
  look(t)
  const { inwards, distance } = mapOf(t)
  const { vault, cells } = t.data
  let sum = WORTH.coming * coming[vault]
  for (const room of inwards) {
    const here = t.rooms[room]
    const far = distance[room] < 2 ? distance[room] : 2
    sum += heroes[room] * (room === cells ? WORTH.prisoner : HERO[far])
    sum +=
      GUARD[far] * (guards[room] < 3 ? guards[room] : 3) + TRAP[far] * here.traps + CHEST[far] * here.chest
  }
  const pressing = heroes[vault] + coming[vault] - guards[vault] - t.rooms[vault].traps
  if (pressing > 0) sum += WORTH.pressing * (pressing < 5 ? pressing * pressing : 25)
  for (let seat = 0; seat < t.seats; seat++) {
    const { deck, hand, discard } = t.players[seat]
    sum += (WORTH.card * (deck.size + 2 * hand.size + discard.size - CARDS_PER_CLAN)) / t.seats
  }
  // The fewer invasions are left, the less it matters how things stand.
  const left = invasionsLeft(t)
  const x = START + INVASION * left + (sum * left) / (left + 2)
  return 0.5 + (0.5 * x) / (1 + Math.abs(x))
}

/** Every level is gone through with the whole Guild deck [W1]. */
function invasionsLeft(t: Table): number {
  const levels = levelsOf(t)
  let left = t.guildDeck.size / levels[t.level]
  for (let level = t.level + 1; level < levels.length; level++)
    left += (t.guildDeck.size + t.guildDiscard.size) / levels[level]
  return left
}

export function chestsLeft(t: Table): number {
  return t.rooms.filter(({ chest }) => chest > 0).length
}
