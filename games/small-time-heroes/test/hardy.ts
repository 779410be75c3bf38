/** Games in which Heroes last long enough to see everything, and what was seen. */
import { createBot } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { start } from '@hearthkeep/engine'
import type { Game, PartialSetup } from '@hearthkeep/engine'
import { Witness as AnyWitness } from '@hearthkeep/testkit'
import { mind } from '../src/bot/index.ts'
import type { Table } from '../src/rules/rulebook.ts'

/** More health than a whole campaign of random play costs. */
const PLENTY = 5000

/** Whether a game is one in which the Heroes begin with plenty of health: two seeds of four. */
export const isHardy = (seed: number): boolean => seed % 4 > 1

/** The same game, but with plenty of health for the Heroes in every other pair of games. */
export function hardy(game: Game): Game {
  return {
    ...game,
    setUp(table, setup) {
      game.setUp(table, setup)
      if (!isHardy(Number(setup.seed))) return
      for (const hero of (table as Table).heroes) {
        hero.health *= PLENTY
        hero.maxHealth *= PLENTY
      }
    },
  }
}

/** Plays a game to its end and calls `look` before each choice. */
export function play(
  game: Game,
  setup: PartialSetup & { readonly seed: number },
  bot: BotName | ((table: Table) => number),
  look: (table: Table) => void,
  table: Table = game.newTable() as Table,
): Table {
  const player = typeof bot === 'string' ? createBot(bot, game, mind) : undefined
  player?.reseed(setup.seed)
  const choose = typeof bot === 'string' ? player?.choose : (bot as (table: object) => number)
  start(game, setup, table)
  for (let left = 100_000; !table.isOver && left > 0; left--) {
    look(table)
    table.take(choose?.(table) ?? 0)
  }
  player?.release()
  return table
}

/** Knows what no card has ever done. */
export class Witness extends AnyWitness<Table> {
  constructor(game: Game) {
    const table = game.newTable() as Table
    super(table, table.data.effects)
  }
}
