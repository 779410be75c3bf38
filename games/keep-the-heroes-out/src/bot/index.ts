/** How to play it well. How well the party stands is how the dungeon would look after the next invasion, over all it may bring. */
import { defineMind } from '@hearthkeep/engine'
import { CARDS_PER_CLAN } from '../content/limits.ts'
import { mapOf } from '../rules/dungeon.ts'
import { levelsOf } from '../rules/guild-deck.ts'
import type { Table } from '../rules/rulebook.ts'
import { PHASE } from '../rules/table.ts'
import { afterCards, ahead, lookAt } from './ahead.ts'
import { weigh } from './policy.ts'

/** In the Vault, next to it and so on. All are set by hand, with fits to games of the search itself as a guide. */
const HERO = [0.2, 0.16, 0.18, 0.12]
const GUARD = [0.1, 0.065, 0.08, 0.05]
/** So many guards or traps of one room count for so much. */
const SEVERAL = [0, 1, 1.75, 2.3, 2.7, 3]
/** Heroes whom nobody holds go on together; in the Vault they are soon enough for the end: by their square. Then the start, and each invasion to come. */
const WORTH = { prisoner: 0.08, loose: 0.04, short: 0.08, card: 0.09, chest: 0.14, trap: 1.2 }
const [START, INVASION] = [1.2, -0.16]

const chestsLeft = (t: Table): number => t.rooms.filter(({ chest }) => chest > 0).length

/** How much the dungeon weighs on the party; at lunch guards and traps go home. */
function burden(t: Table, isLunch: boolean): number {
  const { inwards, distance } = mapOf(t)
  const { vault, cells } = t.data
  let sum = 0
  for (const room of inwards) {
    const far = Math.min(distance[room], 3)
    const count = ahead.heroes[room]
    const [guards, traps] = isLunch ? [0, 0] : [ahead.guards[room], ahead.traps[room]]
    const chest = room === vault ? 0 : ahead.chests[room]
    if (chest > 0) sum -= WORTH.chest
    sum -= GUARD[far] * (SEVERAL[Math.min(guards, 5)] + WORTH.trap * SEVERAL[traps])
    sum += count * (room === cells ? WORTH.prisoner : HERO[far])
    const loose = room === cells ? 0 : Math.max(0, count - guards - Math.max(0, chest - 1))
    sum += loose * loose * (room === vault ? WORTH.short : WORTH.loose)
  }
  return sum
}

function evaluate(t: Table): number {
  if (t.isOver) return chestsLeft(t) / t.data.rooms.length
  const levels = levelsOf(t)
  const { size } = t.guildDeck
  const isLast = t.level === levels.length - 1
  const isEnd = size <= levels[t.level]
  const cards = Math.min(levels[t.level], isLast ? size : 3, 3)
  const isLunch = isEnd && t.data.scenarios[t.scenario].hasLunch
  lookAt(t, cards)
  let calm = 0
  for (let seat = 0; seat < t.seats; seat++) {
    const { deck, hand, discard, playArea } = t.players[seat]
    calm += (WORTH.card / t.seats) * (deck.size + hand.size + discard.size + playArea.size - CARDS_PER_CLAN)
  }
  const later = isLast ? 0 : (size + t.guildDiscard.size) / levels[t.level + 1]
  const left = size / levels[t.level] + later - 1
  return afterCards(t, cards, () => {
    if (isLast && isEnd) return 1
    // The fewer invasions are left, the less it matters how things stand.
    const x = START + INVASION * left + ((calm - burden(t, isLunch)) * left) / (left + 2)
    return 0.5 + (0.5 * x) / (1 + Math.abs(x))
  })
}

export const mind = defineMind<Table>({
  evaluate,
  weigh,
  // What Guild cards may do is reckoned, not drawn: a search stops when cards have been played, and before the next are.
  moment: (t) => 2 * t.turn + (t.phase > PHASE.PLAY ? 1 : 0),
  horizon: 1,
  margin: { name: 'chests left', of: chestsLeft },
})
