/** Tables set up to be described, and what is said of them. */
import { start } from '@hearthkeep/engine'
import type { Item } from '@hearthkeep/engine'
import { describedBy } from '@hearthkeep/testkit'
import { CLASSES, RESOURCES } from '../src/content/kinds.ts'
import { keepTheHeroesOut } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { CLANS, ROOMS } from './box.ts'

const { game } = keepTheHeroesOut
export const room = (id: (typeof ROOMS)[number]): number => ROOMS.indexOf(id)
const hero = (id: (typeof CLASSES)[number]): number => CLASSES.indexOf(id)
export const resource = (id: (typeof RESOURCES)[number]): number => RESOURCES.indexOf(id)

/** A game at its first turn: the clans in the order of the seats, and nobody in the dungeon. */
export function begin(
  clans: readonly (typeof CLANS)[number][],
  options: Readonly<Record<string, string>> = {},
): Table {
  const t = start(game, { seed: 7, seats: clans.length, options }) as Table
  for (const clan of clans) {
    const free = CLANS.filter((_, i) => !t.players.some((one, seat) => seat < t.seats && one.clan === i))
    t.take(free.indexOf(clan))
  }
  while (t.phase === 0) t.take(0)
  for (const here of t.rooms) {
    for (let seat = 0; seat < t.seats; seat++) {
      t.players[seat].supply += here.monsters[seat]
      here.monsters[seat] = 0
    }
  }
  return t
}

/** Takes the chests away from some rooms. */
export function withoutChests(t: Table, ...ids: (typeof ROOMS)[number][]): void {
  for (const id of ids) t.rooms[room(id)].chest = 0
}

/** Puts meeples of a seat into a room. */
export function monsters(t: Table, id: (typeof ROOMS)[number], seat: number, count: number): void {
  t.players[seat].supply -= count
  t.rooms[room(id)].monsters[seat] += count
}

/** Puts heroes into a room, on their exhausted side unless told otherwise. */
export function heroes(
  t: Table,
  id: (typeof ROOMS)[number],
  of: (typeof CLASSES)[number],
  count: number,
  side: 'active' | 'exhausted' = 'exhausted',
): void {
  t.heroes[hero(of)] -= count
  t.rooms[room(id)][side][hero(of)] += count
}

/** Leaves only these Guild cards to come. */
export function toCome(t: Table, ...names: string[]): void {
  const all = [...t.guildDeck.toArray(), ...t.guildDiscard.toArray()]
  t.guildDeck.clear()
  t.guildDiscard.clear()
  for (const card of all) {
    if (names.includes(t.data.guild[card].name)) t.guildDeck.push(card)
    else t.guildDiscard.push(card)
  }
}

export const { zonesOf, zone, item } = describedBy<Table>(game)

/** A room as it is described, in whichever zone it stands. */
export function place(t: Table, name: string): Item {
  const found = zonesOf(t)
    .flatMap(({ items }) => items)
    .find((one) => one.thing?.kind === 'room' && one.name === name)
  if (!found) throw new Error(`no room ${name}`)
  return found
}
