/** Procedures written out and procedures stepped through leave the same block at every decision. */
import { createBot } from '@hearthkeep/bots'
import { completeSetup, deal, EventLog, fittedOptions } from '@hearthkeep/engine'
import type { Game, Setup, Table } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { catalog } from '../src/index.ts'

const GAMES = 40

/** What a step has told, as numbers. */
function told(log: EventLog): string {
  const events = Array.from({ length: log.count }, (_, i) =>
    [log.kindOf(i).name, ...log.kindOf(i).names.map((_, param) => log.paramOf(i, param))].join(' '),
  )
  log.clear()
  return events.join('\n')
}

/** A set-up of its own for every seed: seats and all options take turns. */
function setupOf(game: Game, seed: number): Setup {
  const seats = game.seats[0] + (seed % (game.seats[1] - game.seats[0] + 1))
  const chosen = Object.entries(game.options).map(([name, { values }], i) => {
    return [name, values[(seed * (i + 1)) % values.length]] as const
  })
  const options = fittedOptions(game, { seats, options: Object.fromEntries(chosen) })
  return completeSetup(game, { seats, seed, options })
}

/** Plays a game at random on both tables; returns the first decision after which they differ, or how many there were. */
function playBoth(
  game: Game,
  written: Table,
  stepped: Table,
  seed: number,
): { decisions: number; differs: number } {
  const setup = setupOf(game, seed)
  const bot = createBot('random', game)
  bot.reseed(seed)
  const logs = [written, stepped].map((table) => (table.log = new EventLog()))
  for (const table of [written, stepped]) deal(game, setup, table)
  const isSame = (): boolean =>
    told(logs[0]) === told(logs[1]) && written.cells.every((cell, i) => cell === stepped.cells[i])
  let decisions = 0
  for (; !written.isOver; decisions++) {
    if (!isSame()) return { decisions, differs: decisions }
    const choice = bot.choose(written)
    written.take(choice)
    stepped.take(choice)
  }
  return { decisions, differs: isSame() ? -1 : decisions }
}

describe.each(catalog.map(({ game }) => [game.name, game] as const))('%s', (_, game) => {
  test(`plays ${GAMES} games alike, written out and stepped through`, () => {
    const written = game.newTable()
    const { table: stepped } = game.newWatchedTable() // which steps through its procedures
    const played = Array.from({ length: GAMES }, (_, seed) => playBoth(game, written, stepped, seed))
    expect(played.filter(({ differs }) => differs >= 0)).toEqual([])
    expect(played.every(({ decisions }) => decisions > 0)).toBe(true)
    written.release()
    stepped.release()
  })
})
