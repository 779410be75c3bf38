import { describe, expect, test } from 'vitest'
import { chanceOf, logOdds, oddsOf, settingOf } from '../src/expectation.ts'
import type { Difficulty } from '../src/expectation.ts'

const cell = (wins: number) => ({ games: 98, wins, margin: null, milliseconds: 1 })
const difficulty: Difficulty = {
  ladder: 'hard, 2',
  slope: 0.5,
  settings: [
    { name: 'easy, 1', seats: 1, options: { level: 'easy' } },
    { name: 'hard, 1', seats: 1, options: { level: 'hard' } },
    { name: 'hard, 2', seats: 2, options: { level: 'hard' } },
  ],
  measured: { 'easy, 1': { 'search-100': cell(98) }, 'hard, 2': { 'search-100': cell(24) } },
  starts: { 'easy, 1': -1, 'hard, 2': 2 },
}

describe('what may be expected of a setting', () => {
  test('is that of the setting most like it: the same options before as many players', () => {
    expect(settingOf(difficulty, { seats: 4, options: { level: 'hard' } }).name).toBe('hard, 2')
    expect(settingOf(difficulty, { seats: 2, options: { level: 'easy' } }).name).toBe('easy, 1')
  })

  test('is unknown where nothing was measured', () => {
    const odds = oddsOf(difficulty, { seats: 1, options: { level: 'hard' } })
    expect(odds).toBeUndefined()
    expect(chanceOf(0.3, odds)).toBe(0.3)
  })

  test('is the measured share at the start, and rises and falls with the standing', () => {
    const odds = oddsOf(difficulty, { seats: 2, options: { level: 'hard' } })
    const start = 1 / (1 + Math.exp(-2))
    expect(chanceOf(start, odds)).toBeCloseTo(0.25, 10)
    expect(chanceOf(start + 0.05, odds)).toBeGreaterThan(0.25)
    expect(chanceOf(start - 0.05, odds)).toBeLessThan(0.25)
    expect([0, 1].map((value) => chanceOf(value, odds))).toEqual([0, 1])
  })

  test('never is certain before it has happened, though all games were won', () => {
    const odds = oddsOf(difficulty, { seats: 1, options: { level: 'easy' } })
    expect(chanceOf(1 / (1 + Math.E), odds)).toBeCloseTo(0.99, 10)
    expect(logOdds(1)).toBeLessThan(6)
  })
})
