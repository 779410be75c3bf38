/** Games in which a party lasts long enough to see everything, and what was seen. */
import { createBot } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { INSTRUCTION } from '@hearthkeep/content'
import { EventLog, start } from '@hearthkeep/engine'
import type { Game, PartialSetup } from '@hearthkeep/engine'
import { OP } from '../src/content/program.ts'
import type { Data } from '../src/content/data.ts'
import type { Table } from '../src/rulebook.ts'

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
  const bot = createBot(name, game)
  bot.reseed(setup.seed)
  start(game, setup, table)
  for (let left = 100_000; !table.isOver && left > 0; left--) {
    look(table)
    table.take(bot.choose(table))
  }
  bot.release()
  return table
}

/** Keeps count of the events of a game and of every instruction of every effect that was carried out. */
export class Witness {
  readonly table: Table
  /** `hero-played card 12`: an event with each thing it names. */
  readonly happened = new Set<string>()
  private readonly log = new EventLog()
  private readonly code: Int32Array
  private readonly run: Uint8Array

  constructor(game: Game) {
    const table = game.newTable() as Table
    const { code } = table.data
    const run = new Uint8Array(code.length)
    // Rules read an instruction to carry it out; this table notes which ones they read.
    const noted = new Proxy(code, {
      get(target, key) {
        if (typeof key !== 'string') return Reflect.get(target, key) as unknown
        const at = Number(key)
        run[at] = 1
        return target[at]
      },
    })
    Object.assign(table, { data: { ...table.data, code: noted } satisfies Data })
    table.log = this.log
    this.table = table
    this.code = code
    this.run = run
  }

  /** Notes and forgets the events. */
  hear(): void {
    const { log } = this
    for (let i = 0; i < log.count; i++) {
      const kind = log.kindOf(i)
      this.happened.add(kind.name)
      kind.names.forEach((name, param) => this.happened.add(`${kind.name} ${name} ${log.paramOf(i, param)}`))
    }
    log.clear()
  }

  /** The instructions of a program that were never carried out, counted from its beginning. */
  missing(program: number): number[] {
    const { code, run } = this
    const left: number[] = []
    for (let at = program; code[at] !== OP.END; at += INSTRUCTION)
      // Options are read where they are listed, whoever takes them.
      if (run[at] === 0 && code[at] !== OP.OPTION) left.push((at - program) / INSTRUCTION)
    return left
  }
}
