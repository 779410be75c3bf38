/** Tables set up to be described, and what is said of them. */
import { describeFor, start } from '@hearthkeep/engine'
import type { Item, Zone } from '@hearthkeep/engine'
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
export const zonesOf = (t: Table, seat = 0): readonly Zone[] => describeFor(game, t, seat)

export function zone(t: Table, title: string, seat = 0): Zone {
  const found = zonesOf(t, seat).find((one) => one.title.startsWith(title))
  if (!found) throw new Error(`no zone ${title}`)
  return found
}

export function item(t: Table, title: string, name: string, seat = 0): Item {
  const found = zone(t, title, seat).items.find((one) => one.name === name)
  if (!found) throw new Error(`nothing called ${name} in ${title}`)
  return found
}

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
