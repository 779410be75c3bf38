/** Tables set up to be described, and what is said of them. */
import { start } from '@hearthkeep/engine'
import type { Pile } from '@hearthkeep/engine'
import { describedBy } from '@hearthkeep/testkit'
import { greyport } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'

const { game } = greyport

/** A game of Fiona, Gerki and so on at the first round, with nothing but what a test puts there. */
export function begin(options: Record<string, string> = {}, seats = 2): Table {
  const table = start(game, { seed: 5, seats, options }) as Table
  while (table.round === 0) table.take(0)
  for (const pile of [table.locationGroup, ...table.players.map(({ group }) => group)])
    pile.moveAllTo(table.monsterBox)
  for (const player of table.players) player.hand.moveAllTo(player.discard)
  return table
}

export const card = (t: Table, name: string): number => t.data.cards.findIndex((one) => one.name === name)
export const monster = (t: Table, name: string): number =>
  t.data.monsters.findIndex((one) => one.name === name)
export const { zonesOf, zone, item } = describedBy<Table>(game)
export const titlesOf = (t: Table, seat = 0): string[] => zonesOf(t, seat).map(({ title }) => title)

/** Takes something out of whichever of these piles holds it. */
function takeFrom(piles: readonly Pile[], number: number): number {
  piles.find((pile) => pile.has(number))?.take(number)
  return number
}

/** Moves a monster before a player, or onto the location for -1. */
export function put(t: Table, name: string, seat: number): number {
  const number = takeFrom([t.monsterBox, t.monsterDeck, t.tokenSupply], monster(t, name))
  const group = seat < 0 ? t.locationGroup : t.players[seat].group
  group.push(number)
  return number
}

/** Moves a card to a player's hand, or onto the table. */
export function give(t: Table, name: string, where: 'hand' | 'played', seat = 0): number {
  const { discard, deck, [where]: to } = t.players[seat]
  const number = takeFrom([discard, deck, t.box, t.heroDeck, t.itemDeck, t.curseDeck], card(t, name))
  to.push(number)
  return number
}
