import { fittedOptions, fittingValues } from '@hearthkeep/engine'
import { greyport } from '@hearthkeep/game-greyport'
import { describe, expect, test } from 'vitest'
import { words } from '../src/games/small-time-heroes/set-up-words.ts'
import { putBackWords, whyOnly } from '../src/house/set-up/why-words.ts'
import { agoWords, appliesTo, complaintAbout, optionWords } from '../src/pages/save-words.ts'
import { readSeed } from '../src/pages/read-seed.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('options in words', () => {
  test('the Hero is named alone and not with two players', () => {
    const options = { hero: 'lira', boss: 'guardian', mode: 'day' }
    expect(optionWords(options, 1, words)).toEqual(['Lira the Rogue', 'The Guardian', 'One Day'])
    expect(optionWords(options, 2, words)).toEqual(['The Guardian', 'One Day'])
    expect(appliesTo(words, 'hero', 2)).toBe(false)
  })

  test('what has no words is called by its value', () => {
    expect(optionWords({ colour: 'blue' }, 1, {})).toEqual(['Blue'])
    expect(optionWords({ colour: 'blue' }, 1, undefined)).toEqual([]) // it may be what is usual
    expect(optionWords({ boss: 'the-wine-king' }, 1, words)).toEqual(['The wine king'])
  })
})

describe('options that do not fit', () => {
  const { game } = greyport

  test('the page says why there is only one value', () => {
    const chosen = { seats: 2, options: { scenario: 'interrupted-party' } }
    expect(fittingValues(game, 'monsters3', chosen)).toEqual(['printed'])
    expect(whyOnly(game, 'monsters3', chosen)).toBe('The Interrupted Party has only 2 encounters.')
  })
})

describe('options that no longer fit', () => {
  const loaded = { module: greyport, words: { first: { title: 'First defender', values: {} } } }

  test('what is put back is told with the reason, and nothing else', () => {
    const options = {
      scenario: 'interrupted-party',
      first: '4',
      wounded: 'nobody',
      monsters3: 'dragons',
      hp: '8',
    }
    const wanted = { seats: 2, options }
    expect(putBackWords(loaded, wanted, fittedOptions(greyport.game, wanted))).toBe(
      'First defender is as usual again: there are only 2 players. ' +
        'monsters3 is as usual again: The Interrupted Party has only 2 encounters.',
    )
    const fits = { seats: 4, options: { ...fittedOptions(greyport.game, { seats: 4 }), first: '4' } }
    expect(putBackWords(loaded, fits, fittedOptions(greyport.game, fits))).toBe('')
  })
})

describe('when it was', () => {
  const now = Date.UTC(2026, 5, 15, 12)

  test.each([
    [5_000, 'just now'],
    [-HOUR, 'just now'], // a clock that was set back
    [3 * MINUTE, '3 minutes ago'],
    [2 * HOUR + 59 * MINUTE, '2 hours ago'],
    [DAY + HOUR, 'yesterday'],
    [6 * DAY, '6 days ago'],
    [30 * DAY, '16 May 2026'],
  ])('%i ms before is “%s”', (before, expected) => {
    expect(agoWords(now - before, now)).toBe(expected)
  })
})

describe('the seed', () => {
  test('empty is none, a number is one', () => {
    expect(readSeed('  ')).toEqual({})
    expect(readSeed(' 42 ')).toEqual({ seed: 42 })
    expect(readSeed('4294967295')).toEqual({ seed: 4294967295 })
  })

  test.each(['abc', '-1', '1.5', '4294967296'])('“%s” gets a complaint', (text) => {
    expect(readSeed(text).complaint).toMatch(/whole number/)
  })
})

test('a damaged save is complained about, not thrown about', () => {
  const save = { id: 'x', game: 'tiny-fight', outcome: 'playing', steps: 1, seats: 1, options: {}, at: 0 }
  expect(complaintAbout({ ...save, text: 'hearthkeep match 1\n{broken' })).toMatch(/damaged/)
})
