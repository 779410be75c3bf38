/** Tables set up to be described, and what is said of them. */
import { start } from '@hearthkeep/engine'
import { describedBy } from '@hearthkeep/testkit'
import { smallTimeHeroes } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'

const { game } = smallTimeHeroes
export const JOAN = 0
export const LIRA = 1

/** A game at its first Hero Turn. */
export function begin(options: Record<string, string>, seats = 1): Table {
  const table = start(game, { seed: 5, seats, options }) as Table
  while (table.side !== 1) table.take(0)
  return table
}

export const card = (t: Table, name: string): number => t.data.cards.findIndex((one) => one.name === name)
export const { zonesOf, zone, item } = describedBy<Table>(game)

/** Puts Minions out by name; the cards they replace are of no interest. */
export function row(t: Table, ...names: string[]): void {
  names.forEach((name, place) => {
    const enemy = t.enemies[place]
    enemy.card = name === '' ? -1 : card(t, name)
    enemy.symbol = place
    enemy.health = 4
    enemy.maxHealth = 8
    enemy.block = 0
    enemy.strength = 0
    enemy.protect = 0
  })
}

/** The Intent of a Hero, face down, with these results possible. */
export function intent(t: Table, hero: number, ...symbols: number[]): void {
  const slot = t.intents[hero]
  slot.hero = hero
  slot.back = symbols.reduce((bits, symbol) => bits | (1 << symbol), 0)
  slot.shown = -1
  slot.done = 0
}
