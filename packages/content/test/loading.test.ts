import { describe, expect, test } from 'vitest'
import {
  collection,
  ContentError,
  contentPack,
  document,
  entry,
  indexById,
  loadPack,
  whole,
  z,
} from '@hearthkeep/content'
import { problemsIn, problemsOf } from './problems-of.ts'

const card = entry({
  cost: whole(0, 3),
  type: z.enum(['attack', 'defense']),
  tags: z.array(z.string()).max(2).optional(),
})
const cards = collection(card, { file: 'cards.json' })
const strike = { id: 'strike', name: 'Strike', cost: 1, type: 'attack' }
const pack = contentPack({
  cards,
  numbers: document(z.strictObject({ energy: whole(1, 9) }), { file: 'numbers.json' }),
})
const good = { 'cards.json': [strike], 'numbers.json': { energy: 3 } }

describe('a sound pack', () => {
  test('is the same from text and from parsed JSON', () => {
    const texts = { 'cards.json': JSON.stringify([strike]), 'numbers.json': '{ "energy": 3 }' }
    expect(loadPack(pack, texts)).toEqual(loadPack(pack, good))
    expect(loadPack(pack, good)).toEqual({ cards: [{ ...strike, copies: 1 }], numbers: { energy: 3 } })
  })

  test('may hold its entries by id and name its schema for editors', () => {
    const byId = { $schema: './cards.schema.json', strike: { name: 'Strike', cost: 1, type: 'attack' } }
    expect(loadPack(pack, { ...good, 'cards.json': byId }).cards).toEqual([{ ...strike, copies: 1 }])
  })

  test('is frozen at every depth and leaves what it was given alone', () => {
    const given = { ...good, 'cards.json': [{ ...strike, tags: ['quick'] }] }
    const data = loadPack(pack, given)
    for (const part of [data, data.cards, data.cards[0], data.cards[0]?.tags, data.numbers]) {
      expect(Object.isFrozen(part)).toBe(true)
    }
    expect(Object.isFrozen(given['cards.json'][0]?.tags)).toBe(false)
  })

  test('may have names of one letter, with accents, spaces inside and signs beyond the first 65536', () => {
    const names = ['X', 'Élan vital', 'Sword 🗡', 'Odin’s (first) eye']
    const entries = names.map((name, i) => ({ ...strike, id: `card-${i}`, name }))
    expect(loadPack(pack, { ...good, 'cards.json': entries }).cards.map(({ name }) => name)).toEqual(names)
  })

  test('gives each entry the integer of its place', () => {
    const index = indexById([{ id: 'strike' }, { id: 'defend' }])
    expect([index.get('strike'), index.get('defend'), index.get('bash')]).toEqual([0, 1, undefined])
  })
})

describe('a problem names file, entry, field, what was expected and what was found', () => {
  const cases: [string, object, string][] = [
    ['a number in quotes', { cost: '1' }, 'field cost: expected a whole number from 0 to 3, found "1"'],
    ['a number out of range', { cost: 4 }, 'field cost: expected a whole number from 0 to 3, found 4'],
    ['half a number', { cost: 0.5 }, 'field cost: expected a whole number from 0 to 3, found 0.5'],
    [
      'a missing field',
      { cost: undefined },
      'field cost: expected a whole number from 0 to 3, found nothing',
    ],
    ['null', { cost: null }, 'field cost: expected a whole number from 0 to 3, found null'],
    [
      'an unknown field',
      { tag: 1 },
      'field tag: expected one of the fields id, name, copies, cost, type, tags, found the unknown field "tag"; did you mean "tags"?',
    ],
    [
      'an unknown word',
      { type: 'atack' },
      'field type: expected one of "attack", "defense", found "atack"; did you mean "attack"?',
    ],
    ['a far-off word', { type: 'potion' }, 'field type: expected one of "attack", "defense", found "potion"'],
    [
      'a list too long',
      { tags: ['a', 'b', 'c'] },
      'field tags: expected a list of at most 2, found a list of 3',
    ],
    ['no list', { tags: {} }, 'field tags: expected a list of at most 2, found an empty object'],
    ['a wrong member of a list', { tags: ['a', 2] }, 'field tags[1]: expected a text, found 2'],
    ['no name', { name: '' }, 'field name: expected a text that is not empty, found ""'],
    [
      'a name of two lines',
      { name: 'Str\nike' },
      'field name: expected a text on one line, with no space before or after it, found "Str\\nike"',
    ],
    [
      'a space before the name',
      { name: ' Strike' },
      'field name: expected a text on one line, with no space before or after it, found " Strike"',
    ],
    [
      'a space after the name',
      { name: 'Strike ' },
      'field name: expected a text on one line, with no space before or after it, found "Strike "',
    ],
    [
      'a control character in the name',
      { name: 'Strike\u001b[31m' },
      'field name: expected a text on one line, with no space before or after it, found "Strike\\u001b[31m"',
    ],
    ['no copies', { copies: 0 }, 'field copies: expected a whole number from 1 to 999, found 0'],
  ]
  test.each(cases)('%s', (_, change, line) => {
    expect(problemsIn(cards, [{ ...strike, ...change }])).toEqual([`cards.json, entry "strike", ${line}`])
  })

  test('an id that is not one', () => {
    expect(problemsIn(cards, [{ ...strike, id: 'Big Strike' }])).toEqual([
      'cards.json, entry "Big Strike", field id: expected an id in lower case with hyphens, such as "holy-templar", found "Big Strike"',
    ])
  })

  test('an entry without an id is named by its place', () => {
    const nameless = { ...strike, id: undefined, name: 'Bash' }
    expect(problemsIn(cards, [strike, nameless, 7])).toEqual([
      'cards.json, entry #2, field id: expected an id in lower case with hyphens, such as "holy-templar", found nothing',
      'cards.json, entry #3: expected an object, found 7',
    ])
  })

  test('an id used twice', () => {
    expect(problemsIn(cards, [strike, { ...strike, id: 'bash', name: 'Bash' }, strike])).toEqual([
      'cards.json, entry "strike", field id: expected an id used once, found it in entries #1 and #3',
    ])
  })

  test('a name used twice, also in other capitals', () => {
    const others = [
      { ...strike, id: 'bash', name: 'Strike' },
      { ...strike, id: 'hit', name: 'STRIKE' },
    ]
    expect(problemsIn(cards, [strike, ...others])).toEqual([
      'cards.json, entry "bash", field name: expected a name used once, found "Strike", which is the name of entry "strike"',
      'cards.json, entry "hit", field name: expected a name used once, found "STRIKE", which is the name of entry "strike"',
    ])
    const alike = collection(card, { file: 'cards.json', sameNames: true })
    expect(loadPack(contentPack({ alike }), { 'cards.json': [strike, ...others] }).alike).toHaveLength(3)
  })

  test('a file that is no list', () => {
    expect(problemsIn(cards, '7')).toEqual([
      'cards.json: expected a list of entries, or an object by id, found 7',
    ])
  })

  test('a wrong document', () => {
    expect(problemsOf(pack, { ...good, 'numbers.json': { energy: 30 } })).toEqual([
      'numbers.json, field energy: expected a whole number from 1 to 9, found 30',
    ])
  })

  test('a missing file and an unknown one', () => {
    expect(problemsOf(pack, { 'cards.json': [strike], 'number.json': {} })).toEqual([
      'number.json: expected one of the files cards.json, numbers.json, found an unknown file; did you mean "numbers.json"?',
      'numbers.json: expected this file in the pack, found nothing',
    ])
  })

  test('text that is not JSON, by line and column', () => {
    expect(problemsOf(pack, { ...good, 'cards.json': '[\n  { "id": "a" "name": "A" }\n]' })).toEqual([
      'cards.json, line 2, column 15: expected a comma or }, found "name"',
    ])
  })
})

describe('unions', () => {
  const dice = z.union([
    whole(0, 9),
    z.enum(['yellow', 'white']),
    z.strictObject({ dice: whole(1, 3) }),
    z.strictObject({ flat: whole(1, 9) }),
  ])
  const items = collection(entry({ damage: dice }), { file: 'items.json' })
  const at = (damage: unknown): string[] => problemsIn(items, [{ id: 'mace', name: 'Mace', damage }])

  test('list every form when none fits', () => {
    expect(at(true)).toEqual([
      'items.json, entry "mace", field damage: expected a whole number from 0 to 9 or one of "yellow", "white" or an object, found true',
    ])
  })

  test('report the mistake inside the form that was meant', () => {
    expect(at({ dice: 4, flat: 2 })).toEqual([
      'items.json, entry "mace", field damage.dice: expected one of the fields flat, found the unknown field "dice"',
    ])
    expect(at({ dice: 4 })).toEqual([
      'items.json, entry "mace", field damage.dice: expected a whole number from 1 to 3, found 4',
    ])
  })

  test('with a discriminator list its words', () => {
    const foe = z.discriminatedUnion('kind', [
      entry({ kind: z.literal('minion') }),
      entry({ kind: z.literal('boss'), phases: whole(1, 3) }),
    ])
    const foes = collection(foe, { file: 'foes.json' })
    expect(
      problemsIn(foes, [
        { id: 'rat', name: 'Rat', kind: 'minon' },
        { id: 'ogre', name: 'Ogre', kind: 'boss' },
      ]),
    ).toEqual([
      'foes.json, entry "rat", field kind: expected one of "minion", "boss", found "minon"; did you mean "minion"?',
      'foes.json, entry "ogre", field phases: expected a whole number from 1 to 3, found nothing',
    ])
  })
})

describe('loading as a whole', () => {
  test('reports every problem of every file at once', () => {
    const files = {
      'cards.json': [
        { ...strike, cost: 9, type: 'x' },
        { ...strike, id: 'b', name: 1 },
      ],
      'numbers.json': '{',
    }
    expect(problemsOf(pack, files)).toEqual([
      'numbers.json, line 1, column 2: expected a field name in double quotes, found the end of the file',
      'cards.json, entry "strike", field cost: expected a whole number from 0 to 3, found 9',
      'cards.json, entry "strike", field type: expected one of "attack", "defense", found "x"',
      'cards.json, entry "b", field name: expected a text that is not empty, found 1',
    ])
  })

  test('throws an error whose message lists the problems', () => {
    const error = new ContentError([
      { file: 'a.json', expected: 'x', found: 'y' },
      { file: 'b.json', entry: 3, field: 'f', expected: 'x', found: 'y', suggestion: 'z' },
    ])
    expect(error.message).toBe(
      '2 problems in the content:\n  a.json: expected x, found y\n  b.json, entry #3, field f: expected x, found y; did you mean "z"?',
    )
  })

  test('lets a game check across files once each is sound', () => {
    const checked = contentPack(
      { cards },
      {
        check: ({ cards: loaded }) =>
          loaded.some(({ type }) => type === 'defense')
            ? []
            : [{ file: 'cards.json', expected: 'at least one defense card', found: 'none' }],
      },
    )
    expect(problemsOf(checked, { 'cards.json': [strike] })).toEqual([
      'cards.json: expected at least one defense card, found none',
    ])
    expect(loadPack(checked, { 'cards.json': [{ ...strike, type: 'defense' }] }).cards).toHaveLength(1)
  })

  test('refuses a pack in which two parts read one file', () => {
    expect(() => contentPack({ cards, others: cards })).toThrow(
      'two parts of the pack read the file cards.json',
    )
  })
})
