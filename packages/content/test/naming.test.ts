import { describe, expect, test } from 'vitest'
import {
  collection,
  contentPack,
  document,
  entry,
  family,
  groupProblems,
  loadPack,
  nameField,
  z,
} from '@hearthkeep/content'
import type { Files, Things } from '@hearthkeep/content'
import { problemsIn, problemsOf } from './problems-of.ts'

const words = document(z.strictObject({ choices: z.record(z.string(), z.string()) }), { file: 'words.json' })
const card = entry({ back: z.strictObject({ name: nameField }).optional() })
const parts = {
  cards: collection(card, { file: 'cards.json' }),
  items: collection(entry({}), { file: 'items.json' }),
  foes: family(entry({}), { file: 'foes-*.json', label: (name) => name }),
  words,
}
const files: Files = {
  'cards.json': [
    { id: 'strike', name: 'Strike', copies: 2 },
    { id: 'guard', name: 'Guard', back: { name: 'Wall' } },
  ],
  'items.json': [{ id: 'rope', name: 'Rope' }],
  'foes-goblins.json': [{ id: 'sneak', name: 'Sneak' }],
  'foes-beasts.json': [{ id: 'boar', name: 'Boar' }],
  'words.json': {
    choices: {
      play: 'play {card}[ on {foe}]',
      discard: 'discard {card}',
      keep: 'discard nothing',
      end: 'end',
      wait: 'wait here awhile',
    },
  },
}
const things: Things = { card: ['cards', 'cards.back.name', 'items'], foe: ['foes'] }
const pack = contentPack(parts, { things, words: 'words' })
const problems = (change: Files): string[] => problemsOf(pack, { ...files, ...change })

describe('names of one kind of thing', () => {
  test('that are all different are fine, whatever things of other kinds are called', () => {
    expect(() => loadPack(pack, files)).not.toThrow()
    expect(() =>
      loadPack(pack, { ...files, 'foes-beasts.json': [{ id: 'boar', name: 'Rope' }] }),
    ).not.toThrow()
  })

  test('are told apart across files, however they are spelt', () => {
    expect(problems({ 'items.json': [{ id: 'rope', name: 'gUARD' }] })).toEqual([
      'items.json, entry "rope", field name: expected a name of its own, copies counted, found "gUARD", which is a name of cards.json, entry "guard"',
    ])
    expect(problems({ 'foes-beasts.json': [{ id: 'boar', name: 'Sneak' }] })).toEqual([
      'foes-beasts.json, entry "boar", field name: expected a name of its own, copies counted, found "Sneak", which is a name of foes-goblins.json, entry "sneak"',
    ])
  })

  test('are told apart from those of numbered copies, and where they stand in a field of their own', () => {
    expect(problems({ 'items.json': [{ id: 'rope', name: 'Strike 2' }] })).toEqual([
      'items.json, entry "rope", field name: expected a name of its own, copies counted, found "Strike 2", which is a name of cards.json, entry "strike"',
    ])
    const both = [
      { id: 'guard', name: 'Guard', back: { name: 'Wall' } },
      { id: 'ward', name: 'Ward', back: { name: 'guard' } },
    ]
    expect(problems({ 'cards.json': both })).toEqual([
      'cards.json, entry "ward", field back.name: expected a name of its own, copies counted, found "guard", which is a name of entry "guard"',
    ])
  })

  test('make no choice read like another one', () => {
    expect(problems({ 'items.json': [{ id: 'rope', name: 'Nothing' }] })).toEqual([
      'items.json, entry "rope", field name: expected a name that makes no choice read like another one, found "Nothing", and "discard nothing" is a choice of its own',
    ])
  })

  test('may be the end of a choice that begins otherwise', () => {
    const odd = { ...files, 'items.json': [{ id: 'rope', name: 'e awhile' }] }
    expect(() => loadPack(pack, odd)).not.toThrow()
  })

  test('are declared for parts that there are', () => {
    expect(() => contentPack(parts, { things: { card: ['crads'] } })).toThrow(
      'things: crads is no part of the pack',
    )
  })
})

describe('a name', () => {
  const cards = collection(entry({}), { file: 'cards.json' })
  test.each(['Strike  Hard', 'Strike #0123456789abcdef'])(
    'that records cannot hold is refused: %s',
    (name) => {
      expect(problemsIn(cards, [{ id: 'strike', name }])).toEqual([
        `cards.json, entry "strike", field name: expected a name with single spaces, which does not end in a space, # and 16 hexadecimal digits, found "${name}"`,
      ])
    },
  )

  test('may have a number sign otherwise', () => {
    const one = contentPack({ cards })
    expect(() => loadPack(one, { 'cards.json': [{ id: 'strike', name: 'Strike #2' }] })).not.toThrow()
  })
})

test('entries that are one piece each have no copies', () => {
  const bosses = collection(entry({}), { file: 'bosses.json', single: true })
  expect(problemsIn(bosses, [{ id: 'ogre', name: 'Ogre', copies: 2 }])).toEqual([
    'bosses.json, entry "ogre", field copies: expected 1, as every entry of this file is one piece, found 2',
  ])
})

describe('a group of pieces', () => {
  const entries = [
    { id: 'strike', copies: 2 },
    { id: 'guard', copies: 3 },
  ]
  const group = {
    file: 'cards.json',
    field: 'starting',
    entries,
    what: 'starting cards',
    why: 'that is the deck',
  }

  test('that fits its place is fine', () => {
    expect(groupProblems({ ...group, least: 5, most: 5 })).toEqual([])
    expect(groupProblems(group)).toEqual([])
  })

  test('that does not fit is told with the first entry that is too many', () => {
    const [one] = groupProblems({ ...group, most: 4 })
    expect(one).toMatchObject({ entry: 'guard', field: 'starting', found: '5' })
    expect(one.expected).toBe('at most 4 starting cards, as that is the deck')
  })

  test('that is too small says how many there should be', () => {
    const [one] = groupProblems({ ...group, least: 6 })
    expect(one).not.toHaveProperty('entry')
    expect(one.expected).toBe('at least 6 starting cards, as that is the deck')
    expect(groupProblems({ ...group, least: 9, most: 9 })[0].expected).toMatch(/^9 starting cards/)
  })
})
