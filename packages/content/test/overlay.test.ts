import { describe, expect, test } from 'vitest'
import { formatProblem, layOver } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'

const strike = { id: 'strike', name: 'Strike', cost: 1, effect: { damage: 6 }, quick: true }
const guard = { id: 'guard', name: 'Guard', cost: 1, effect: { block: 5 } }
const own: Files = {
  'cards.json': [strike, guard],
  'text.json': { effects: { damage: 'deal {damage}' }, words: { target: { all: 'everyone', one: 'one' } } },
}

/** The files of a pack that is sound, laid over. */
function laid(changes: Files): Files {
  const { files, problems } = layOver(own, changes)
  expect(problems).toEqual([])
  return files
}
const cards = (change: unknown): unknown => laid({ 'cards.json': change })['cards.json']
const problemsOf = (changes: Files): string[] => layOver(own, changes).problems.map(formatProblem)

describe('what a pack lays over', () => {
  test('a file it does not have stays as it is', () => {
    expect(laid({})).toEqual(own)
    expect(laid({ 'cards.json': '[]' })).toEqual(own)
  })

  test('an entry with a known id changes the fields it names, each as a whole, in its place', () => {
    expect(cards([{ id: 'strike', effect: { block: 2 } }])).toEqual([
      { ...strike, effect: { block: 2 } },
      guard,
    ])
  })

  test('an entry with a new id is added at the end', () => {
    const bash = { id: 'bash', name: 'Bash', cost: 2, effect: { damage: 8 } }
    expect(cards([bash, { id: 'guard', cost: 0 }])).toEqual([strike, { ...guard, cost: 0 }, bash])
  })

  test('entries may be given by id, and as the text of a file', () => {
    const expected = [{ ...strike, cost: 3 }, guard, { id: 'bash', name: 'Bash' }]
    expect(cards({ $schema: './cards.schema.json', strike: { cost: 3 }, bash: { name: 'Bash' } })).toEqual(
      expected,
    )
    expect(cards('{ "strike": { "cost": 3 }, "bash": { "name": "Bash" } }')).toEqual(expected)
  })

  test('null takes out a field, a key, or an entry given by id', () => {
    const { quick: _, ...slow } = strike
    expect(cards([{ id: 'strike', quick: null }])).toEqual([slow, guard])
    expect(cards({ strike: null })).toEqual([guard])
    expect(laid({ 'text.json': { words: { target: { one: null } } } })['text.json']).toEqual({
      effects: { damage: 'deal {damage}' },
      words: { target: { all: 'everyone' } },
    })
  })

  test('null in a new entry is left for the loader to tell', () => {
    expect(cards([{ id: 'bash', name: null }])).toEqual([strike, guard, { id: 'bash', name: null }])
  })

  test('any other file is merged key by key, at every depth', () => {
    expect(
      laid({ 'text.json': { words: { target: { all: 'all of them' } }, sentence: '{clause}!' } }),
    ).toEqual({
      ...own,
      'text.json': {
        effects: { damage: 'deal {damage}' },
        words: { target: { all: 'all of them', one: 'one' } },
        sentence: '{clause}!',
      },
    })
  })

  test('neither the own files nor the changes are changed', () => {
    const before = JSON.stringify(own)
    const change = {
      'cards.json': [{ id: 'strike', cost: 0 }],
      'text.json': { words: { target: { all: null } } },
    }
    const given = JSON.stringify(change)
    laid(change)
    expect([JSON.stringify(own), JSON.stringify(change)]).toEqual([before, given])
  })
})

describe('what cannot be laid over is named, and the rest is laid', () => {
  const cases: [string, Files, string][] = [
    [
      'an entry without an id',
      { 'cards.json': [{ id: 'guard' }, { cost: 2 }] },
      'cards.json, entry #2: expected an entry with the id of the one it changes, or with a new one, found an object with cost',
    ],
    [
      'an entry that is none',
      { 'cards.json': { bash: 3 } },
      'cards.json, entry #1: expected an entry with the id of the one it changes, or with a new one, found 3',
    ],
    [
      'an id twice',
      { 'cards.json': [{ id: 'guard' }, { id: 'guard' }] },
      'cards.json, entry "guard", field id: expected an id used once, found it more than once',
    ],
    [
      'taking out what is not there',
      { 'cards.json': { strik: null } },
      'cards.json, entry "strik": expected the id of an entry to be taken out, found null; did you mean "strike"?',
    ],
    [
      'a file of entries that has none',
      { 'cards.json': 7 },
      'cards.json: expected a list of entries, or an object by id, found 7',
    ],
    [
      'a file of words that is a list',
      { 'text.json': [] },
      'text.json: expected an object, found an empty list',
    ],
    [
      'a file that is no JSON',
      { 'text.json': '{ "words" 1 }' },
      'text.json, line 1, column 11: expected a colon, found "1"',
    ],
  ]
  test.each(cases)('%s', (_, changes, expected) => {
    expect(problemsOf({ ...changes })).toEqual([expected])
  })

  test('every problem at once', () => {
    const { files, problems } = layOver(own, {
      'cards.json': [{ cost: 1 }, { id: 'guard', cost: 9 }],
      'text.json': 1,
    })
    expect(problems).toHaveLength(2)
    expect(files).toEqual({ ...own, 'cards.json': [strike, { ...guard, cost: 9 }] })
  })
})
