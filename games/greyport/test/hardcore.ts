/**
 * Wins of the quick player at Rest Healing 0, one for each scenario, kept as records:
 * `node games/greyport/test/hardcore.ts` plays until it has won each and writes them to playthroughs/hardcore.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createBot } from '@hearthkeep/bots'
import { completeSetup, formatRecord, hashFields, notationOf, recordOf, start, WON } from '@hearthkeep/engine'
import type { GameRecord, RecordedStep } from '@hearthkeep/engine'
import { mind } from '../src/bot/index.ts'
import { greyport } from '../src/index.ts'
import { SCENARIOS } from './box.ts'

export const FOLDER: URL = new URL('../playthroughs/hardcore/', import.meta.url)
const { game } = greyport
const SEATS = 4

/** Plays a game; its record if it was won. */
function play(scenario: string, seed: number): GameRecord | undefined {
  const setup = completeSetup(game, { seed, seats: SEATS, options: { scenario, rest: '0' } })
  const bot = createBot('quick', game, mind)
  bot.reseed(seed)
  const table = start(game, setup)
  const steps: RecordedStep[] = []
  while (!table.isOver) {
    const index = bot.choose(table)
    const step = { seat: table.choices.seatOf(index), notation: notationOf(game, table, index) }
    table.take(index)
    steps.push({ ...step, hash: hashFields(game.layout, table.cells) })
  }
  const isWon = table.outcome === WON
  table.release()
  bot.release()
  return isWon ? recordOf(game, setup, steps) : undefined
}

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true })
  for (const scenario of SCENARIOS) {
    for (let seed = 1; ; seed++) {
      const record = play(scenario, seed)
      if (record === undefined) continue
      writeFileSync(new URL(`${scenario}.record`, FOLDER), formatRecord(record))
      console.log(`${scenario}: won with seed ${seed}, ${record.steps.length} decisions`)
      break
    }
  }
}
