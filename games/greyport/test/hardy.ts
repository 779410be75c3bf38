/** Games in which a party lasts long enough to see everything, and what was seen. */
import { createBot } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { start } from '@hearthkeep/engine'
import type { Game, PartialSetup } from '@hearthkeep/engine'
import { Witness as AnyWitness } from '@hearthkeep/testkit'
import { mind } from '../src/bot/index.ts'
import type { Table } from '../src/rules/rulebook.ts'

/** More health than a whole scenario of random play costs. */
const PLENTY = 200

/** So many heroes and items of the reinforcements are in each starting deck. */
const GIFTS = 4

/** The same game, but with plenty of health and a few better cards for everybody. */
export function hardy(game: Game): Game {
  return {
    ...game,
    setUp(table, setup) {
      game.setUp(table, setup)
      const { players, heroDeck, itemDeck, data } = table as Table
      for (let seat = 0; seat < setup.seats; seat++) {
        const player = players[seat]
        player.hp *= PLENTY
        player.maxHp *= PLENTY
        for (let i = 0; i < GIFTS; i++) {
          for (const deck of [heroDeck, itemDeck]) {
            const card = deck.get((Number(setup.seed) * 7 + seat * 13 + i * 17) % deck.size)
            if (data.cards[card].character >= 0) continue
            deck.take(card)
            player.deck.push(card)
          }
        }
      }
    },
  }
}

/** Plays a game to its end and calls `look` before each choice. */
export function play(
  game: Game,
  setup: PartialSetup & { readonly seed: number },
  name: BotName,
  look: (table: Table) => void,
  table: Table = game.newTable() as Table,
): Table {
  const bot = createBot(name, game, mind)
  bot.reseed(setup.seed)
  start(game, setup, table)
  for (let left = 100_000; !table.isOver && left > 0; left--) {
    look(table)
    table.take(bot.choose(table))
  }
  bot.release()
  return table
}

/** Knows which words of which effects were never carried out. */
export class Witness extends AnyWitness<Table> {
  constructor(game: Game) {
    const table = game.newTable() as Table
    super(table, table.data.effects)
  }
}
