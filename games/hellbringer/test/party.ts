/** Parties arranged for a test: at the first turn, with nothing on boards but what the test says. */
import { findChoice, start } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import { scene } from '@hearthkeep/situations'
import type { Overrides, Rolls, Scene } from '@hearthkeep/situations'
import { openings } from '@hearthkeep/testkit'
import { hellbringer } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'

/** The Starter card and the first Perk of each Class. */
export const CHOSEN = {
  Warrior: 'be the Warrior, with Notched Blade and Adrenaline',
  Hunter: 'be the Hunter, with Yew Bow and Full Quiver',
  Sorcerer: 'be the Sorcerer, with Spark and Recite',
  Paladin: "be the Paladin, with Pilgrim's Mace and Divine Shield",
  Monk: 'be the Monk, with First Form and Centre',
  Druid: 'be the Druid, with Old Wolf and Call',
} as const
export type ClassName = keyof typeof CHOSEN

interface Arranged {
  readonly game?: Game
  readonly heroes?: readonly ClassName[]
  readonly options?: Readonly<Record<string, string>>
  readonly carried?: Readonly<Record<string, string>>
  readonly table?: Overrides
  readonly rolls?: Rolls
}

const known = new Map<Game, ReturnType<typeof openings>>()

/** A first turn. Hands are empty and no enemy is in play, unless the test says so; the rope of the first scenario is used up. */
export function party({ game = hellbringer.game, heroes = ['Sorcerer'], ...rest }: Arranged = {}): Scene {
  const { options = {}, rolls = {}, table = {} } = rest
  const opening = known.get(game) ?? openings(game, 'act', 'burn-card')
  known.set(game, opening)
  const setup = opening(
    heroes.length,
    options,
    heroes.map((hero) => CHOSEN[hero]),
  )
  const own = heroes.flatMap((_, seat): [string, Overrides[string]][] => [
    [`players[${seat}].hand`, []],
    [`players[${seat}].ropeUsed`, 1],
    [`players[${seat}].rows`, [0, 0, 0, 0, 0, 0]],
    [`players[${seat}].knows`, 0],
  ])
  return scene(game, { setup, table: { enemies: [], ...Object.fromEntries(own), ...table }, rolls })
}

/** The table of a scene with its fields. */
export const tableOf = (at: Scene): Table => at.table as Table

/** The number of a card, or of an enemy, by its name. */
export function numberOf(name: string, of: 'cards' | 'enemies' = 'cards'): number {
  const { data } = hellbringer.game.newTable() as Table
  return data[of].findIndex((one) => one.name === name)
}

/** A table of a game alone, at its first turn, to be changed as a test likes; `refresh` it afterwards. */
export function direct(hero: ClassName, options: Readonly<Record<string, string>> = {}): Table {
  const { game } = hellbringer
  const t = start(game, { seed: 7, options }) as Table
  doOn(t, CHOSEN[hero])
  while (t.question?.name !== 'act') t.take(0)
  t.players[0].ropeUsed = 1
  return t
}

/** Makes a choice on such a table; throws if it is not there. */
export function doOn(t: Table, notation: string, seat = 0): Table {
  const index = findChoice(hellbringer.game, t, seat, notation)
  if (index < 0) throw new Error(`"${notation}" is not offered at ${t.question?.name}`)
  t.take(index)
  return t
}

/** Nothing lies in the draw pile, nor in the discard pile. */
export function emptyPiles(t: Table): void {
  for (const pile of [t.drawPile, t.commons, t.combats, t.discardPile] as { clear: () => void }[])
    pile.clear()
  t.layers.fill(0)
}
