import { describe, expect, test } from 'vitest'
import { CHECKED_GAMES, EXPECTED_CHECK } from '../src/bench/peers/check.ts'
import type { AfterGame, PlayedGames } from '../src/bench/peers/check.ts'
import * as boardgameIo from '../src/bench/peers/boardgame-io.ts'
import * as handOptimised from '../src/bench/peers/hand-optimised.ts'

type PlayGames = (count: number, afterGame?: AfterGame) => PlayedGames

function checksAfterEachGame(playGames: PlayGames, count: number): number[] {
  const checks: number[] = []
  playGames(count, (check) => checks.push(check))
  return checks
}

describe('the hand-optimised tiny fight', () => {
  test('reaches the check number', () => {
    const played = handOptimised.playGames(CHECKED_GAMES)
    expect(played).toEqual({ decisions: 17571, wins: 539, check: EXPECTED_CHECK })
  })

  test('leaves later games out of the check number', () => {
    const played = handOptimised.playGames(CHECKED_GAMES + 1)
    expect(played.check).toBe(EXPECTED_CHECK)
    expect(played.decisions).toBeGreaterThan(17571)
  })

  test('plays six decisions into the mid-game table', () => {
    expect(handOptimised.readTable(handOptimised.midGame())).toEqual({
      turn: 3,
      heroLife: 47,
      enemyLives: [15, 14, 28],
    })
  })

  test('hands out a copy of the mid-game table', () => {
    const before = handOptimised.midGame()
    handOptimised.playGames(1)
    expect(handOptimised.midGame()).toEqual(before)
    expect(handOptimised.midGame()).not.toBe(before)
  })

  test('really copies the mid-game table', () => {
    const words = handOptimised.midGame()
    expect(handOptimised.copies(1)).toBe(words[0])
    expect(handOptimised.copies(2)).toBe(words[0] ^ words[1])
  })
})

describe('the tiny fight on boardgame.io', () => {
  test('plays the same games as the hand-optimised one, game by game', () => {
    const expected = checksAfterEachGame(handOptimised.playGames, 100)
    expect(checksAfterEachGame(boardgameIo.playGames, 100)).toEqual(expected)
    expect(expected).toHaveLength(100)
  })

  test('leaves the mode of the process as it was', () => {
    const before = process.env.NODE_ENV
    boardgameIo.playGames(1)
    expect(process.env.NODE_ENV).toBe(before)
  })
})
