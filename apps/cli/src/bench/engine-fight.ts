/** The tiny fight on the engine, played by the random player of the benchmark's rules. */
import { completeSetup, deal, Stream, WON } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import { CHECKED_GAMES, EMPTY_CHECK, mixCheck } from './peers/check.ts'
import type { PlayedGames } from './peers/check.ts'

const PLAYER_SALT = 0x5bd1e995

/** Where the fields that the check number covers lie in the block. */
const CHECKED_FIELDS = ['turn', 'hero[0].life', 'enemies[0].life', 'enemies[1].life', 'enemies[2].life']

/** Plays games 0 to `count` - 1; the same table is used again and again. */
export function engineFight(game: Game): (count: number) => PlayedGames {
  const table = game.newTable()
  const player = Stream.of(0)
  const setup = completeSetup(game, { seed: 0 })
  const places = CHECKED_FIELDS.map((path) => {
    const leaf = game.layout.leaves.find((one) => one.path === path)
    if (leaf === undefined) throw new Error(`the tiny fight has no field ${path} to check`)
    return leaf.at
  })

  function mixTable(check: number, decisions: number): number {
    check = mixCheck(check, table.outcome)
    for (const at of places) check = mixCheck(check, table.cells[at])
    return mixCheck(check, decisions)
  }

  return (count) => {
    let decisions = 0
    let wins = 0
    let check = EMPTY_CHECK
    for (let number = 0; number < count; number++) {
      deal(game, { ...setup, seed: number + 1 }, table)
      player.reseed(number ^ PLAYER_SALT)
      let taken = 0
      for (; !table.isOver; taken++) table.take(player.below(table.choices.count))
      decisions += taken
      if (table.outcome === WON) wins++
      if (number < CHECKED_GAMES) check = mixTable(check, taken)
    }
    return { decisions, wins, check }
  }
}
