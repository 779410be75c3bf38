import { scene } from '@hearthkeep/situations'
import { readSituations, situations } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { keepTheHeroesOut } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { CARDS, GUILD_CARDS } from './box.ts'
import { TREASURES } from '../src/content/limits.ts'

const folder = new URL('../situations', import.meta.url)
situations(keepTheHeroesOut, folder)

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
const sorted = (...piles: readonly (readonly number[])[]): number[] => piles.flat().sort((a, b) => a - b)

/** How many of everything there are, in the dungeon and beside it. */
function pieces(t: Table) {
  const total = (supply: number, of: (room: Table['rooms'][number]) => number): number =>
    t.rooms.reduce((sum, room) => sum + of(room), supply)
  return {
    heroes: numbers(4).map((i) => total(t.heroes[i], ({ active, exhausted }) => active[i] + exhausted[i])),
    resources: numbers(4).map((i) => total(t.resources[i], ({ resources }) => resources[i])),
    traps: total(t.traps, ({ traps }) => traps),
    portals: total(t.portals, ({ portal }) => (portal > 0 ? 1 : 0)),
    events: total(t.events, ({ events }) => events),
    meeples: numbers(t.seats).map((seat) => total(t.players[seat].supply, ({ monsters }) => monsters[seat])),
    cards: sorted(
      t.box.toArray(),
      t.craftDeck.toArray(),
      t.offer.toArray(),
      ...t.players.flatMap(({ deck, hand, playArea, discard }) =>
        [deck, hand, playArea, discard].map((pile) => pile.toArray()),
      ),
    ),
    guild: sorted(t.guildDeck.toArray(), t.guildDiscard.toArray(), t.guildBox.toArray()),
    treasures: sorted(
      t.looted.toArray(),
      t.unusedChests.toArray(),
      t.chests.flatMap(({ back }) => (back < 0 ? [] : [back])),
    ),
  }
}

describe('tables arranged by hand', () => {
  for (const situation of readSituations(folder)) {
    test(`${situation.file} has every piece of the box once`, () => {
      const t = scene(keepTheHeroesOut, situation).table as Table
      expect(pieces(t)).toEqual({
        ...{ heroes: [5, 5, 5, 5], resources: [5, 5, 5, 5], traps: 5, portals: 8, events: 3 },
        meeples: numbers(t.seats).map((seat) => t.data.clans[t.players[seat].clan].meeples),
        ...{ cards: numbers(CARDS), guild: numbers(GUILD_CARDS), treasures: numbers(TREASURES) },
      })
      const values = t.rooms.map(({ chest }, room) => [chest, t.chests[room].back])
      for (const [value, back] of values) expect(value).toBe(back < 0 ? 0 : t.data.treasures[back].value)
    })
  }
})
