import { tinyFight } from '@hearthkeep/game-tiny-fight'
import { formatSaved, Match } from '@hearthkeep/match'
import { expect, test } from 'vitest'
import { readEntry } from '../src/storage/read-entry.ts'

const match = Match.start(tinyFight.game, { seed: 7 }, { autoForced: true })
const whole = {
  ...{ id: 't1', game: 'tiny-fight', outcome: 'playing', steps: match.steps, seats: 1, options: {}, at: 12 },
  text: formatSaved(match.saved()),
}
match.close()

test('an entry that is whole is left as it is', () => {
  expect(readEntry(whole)).toBe(whole)
})

test.each([
  ['at', 'yesterday', 0],
  ['at', 9e15, 0],
  ['at', Number.NaN, 0],
  ['options', null, {}],
  ['options', { hero: 3 }, {}],
  ['game', undefined, 'tiny-fight'],
  ['steps', '3', whole.steps],
  ['seats', 1.5, 1],
  ['outcome', { toString: 1 }, 'playing'],
])('what is wrong beside the text is put right and told: %s is %j', (field, wrong, right) => {
  const read = readEntry({ ...whole, [field]: wrong })
  expect(read).toEqual({ ...whole, [field]: right, isDamaged: true })
})

test('without its text an entry is offered as it is', () => {
  const { text: _, ...rest } = whole
  const read = readEntry(rest)
  expect(read).toMatchObject({ id: 't1', game: 'tiny-fight', at: 12, isDamaged: true })
  expect(JSON.parse(read.text)).toEqual(rest)
})

test('an entry of nothing, or of what no text can hold, is an entry still', () => {
  const read = readEntry({ id: 't2' })
  expect(read).toMatchObject({ game: 'unknown-game', outcome: 'playing', steps: 0, seats: 1, at: 0 })
  expect(readEntry({ id: 't3', steps: 3n }).isDamaged).toBe(true)
})
