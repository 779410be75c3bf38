import { expect, test } from 'vitest'
import { memberAt, parties } from '../src/index.ts'

test('every party is there once', () => {
  expect(parties(3, 2)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ])
  expect(parties(5, 3)).toHaveLength(10)
  expect(parties(5, 5)).toEqual([[0, 1, 2, 3, 4]])
})

test('parties take turns, and everybody sits everywhere equally often', () => {
  const all = parties(5, 2)
  const seats = Array.from({ length: 2 }, () => [0, 0, 0, 0, 0])
  for (let game = 0; game < 2 * all.length; game++)
    for (let seat = 0; seat < 2; seat++) seats[seat][memberAt(all, game, seat)]++
  expect(seats).toEqual([
    [4, 4, 4, 4, 4],
    [4, 4, 4, 4, 4],
  ])
})
