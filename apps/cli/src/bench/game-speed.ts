/** How fast one game of the catalog is: random playouts, and copies of a table in mid-game. */
import { createBot } from '@hearthkeep/bots'
import { completeSetup, deal, start } from '@hearthkeep/engine'
import type { Game, Table } from '@hearthkeep/engine'
import { repeatFor } from './rounds.ts'

/** Speeds, each per second. */
export interface GameSpeed {
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly forksPerSecond: number
}

/** So many tables take turns as the target of a fork, as in a search. */
const POOL = 16
/** Copies between two looks at the clock. */
const FORKS = 10_000

/** Something that measures playouts for so many milliseconds, and forks for a quarter of that. */
export function gameSpeed(game: Game): (milliseconds: number) => GameSpeed {
  const table = game.newTable()
  const bot = createBot('random', game)
  const middle = midGame(game)
  const pool = Array.from({ length: POOL }, () => game.newTable())
  const setup = completeSetup(game, { seed: 0 })
  let seed = 0

  function playGame(): number {
    seed = (seed + 1) >>> 0
    bot.reseed(~seed)
    deal(game, { ...setup, seed }, table)
    let decisions = 0
    for (; !table.isOver; decisions++) table.take(bot.choose(table))
    return decisions
  }

  return (milliseconds) => {
    let games = 0
    let decisions = 0
    const playing = repeatFor(milliseconds, () => {
      decisions += playGame()
      games++
    })
    let forks = 0
    const forking = repeatFor(milliseconds / 4, () => {
      for (let i = 0; i < FORKS; i++) pool[i % POOL].copyFrom(middle)
      forks += FORKS
    })
    return {
      decisionsPerSecond: decisions / playing,
      gamesPerSecond: games / playing,
      forksPerSecond: forks / forking,
    }
  }
}

/** A table halfway through the game that the random player plays from seed 1. */
function midGame(game: Game): Table {
  const bot = createBot('random', game)
  const table = game.newTable()
  const play = (most: number): number => {
    bot.reseed(1)
    start(game, { seed: 1 }, table)
    let decisions = 0
    for (; !table.isOver && decisions < most; decisions++) table.take(bot.choose(table))
    return decisions
  }
  play(play(Infinity) >> 1)
  return table
}
