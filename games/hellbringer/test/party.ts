/** Parties arranged for a test: at the first turn, with nothing on boards but what the test says. */
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
