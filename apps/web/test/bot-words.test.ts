/** Chances in words: never surer than a bot can be. */
import { expect, test } from 'vitest'
import { levelsFor, sitterChoices } from '../src/bots/levels.ts'
import { inTen, percent, sureness } from '../src/bots/words.ts'

test.each([
  [0, 'hardly any', '0\u202f%'],
  [0.019, 'hardly any', '2\u202f%'],
  [0.03, 'less than 1 in 10', '3\u202f%'],
  [0.06, 'about 1 in 10', '6\u202f%'],
  [0.58, 'about 6 in 10', '58\u202f%'],
  [0.94, 'about 9 in 10', '94\u202f%'],
  [0.96, 'more than 9 in 10', '96\u202f%'],
  [0.99, 'almost certain', '99\u202f%'],
  [1, 'almost certain', '100\u202f%'],
])('a chance of %d is %s', (value, words, figure) => {
  expect(inTen(value)).toBe(words)
  expect(percent(value)).toBe(figure)
})

/** Two choices: what the first is worth, and the second; and how much of the thought the first got. */
const advice = (best: number, next: number, share: number, simulations = 400) => ({
  choices: [
    { seat: 0, notation: 'strike', value: best, share },
    { seat: 0, notation: 'guard', value: next, share: 1 - share },
  ],
  simulations,
})

test.each([
  ['It is quite sure.', advice(0.6, 0.5, 0.8)],
  ['It thinks so, but others are near.', advice(0.6, 0.58, 0.8)],
  ['It thinks so, but others are near.', advice(0.6, 0.5, 0.5)],
  ['It is a close call.', advice(0.6, 0.595, 0.8)],
  ['It is a close call.', advice(0.5, 0.6, 0.8)],
  ['It has hardly thought about it.', advice(0.9, 0.1, 0.9, 49)],
  [
    'There is nothing else worth a thought.',
    { choices: advice(1, 0, 1).choices.slice(0, 1), simulations: 9 },
  ],
])('%s', (words, given) => {
  expect(sureness(given)).toBe(words)
})

test('a game that bots know nothing of has only the one that needs not', () => {
  expect(levelsFor({ hasMind: false }).map(({ name }) => name)).toEqual(['Stranger'])
  expect(levelsFor({ hasMind: true }).map(({ name }) => name)).toEqual([
    'Stranger',
    'Regular',
    'Expert',
    'Master',
  ])
})

test('a bot that was seated elsewhere is among those to choose from, by the name it has there', () => {
  const names = sitterChoices({ hasMind: true }, 'search-250').map(({ name }) => name)
  expect(names).toEqual(['Person', 'Stranger', 'Regular', 'Expert', 'Master', 'search-250'])
  expect(sitterChoices({ hasMind: true }, 'quick')).toHaveLength(5)
})
