import { describe, expect, test } from 'vitest'
import {
  collection,
  contentPack,
  createWithPack,
  entry,
  gameOfPack,
  loadPack,
  whole,
} from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import type { Game } from '@hearthkeep/engine'
import { problemsThrown } from './problems-of.ts'

const pack = contentPack({
  cards: collection(entry({ cost: whole(0, 3) }), { file: 'cards.json', count: 2, most: 3 }),
  foes: collection(entry({}), { file: 'foes.json' }),
})
const strike = { id: 'strike', name: 'Strike', cost: 1 }
const guard = { id: 'guard', name: 'Guard', cost: 1 }
const bash = { id: 'bash', name: 'Bash', cost: 2 }
const files = { 'cards.json': [strike, guard], 'foes.json': [{ id: 'rat', name: 'Rat' }] }
/** Stands in for a game; what it was made with is its name. */
const create = (given: Files): Game =>
  ({
    id: 'small',
    name: JSON.stringify(loadPack(pack, given).cards.map(({ id, cost }) => [id, cost])),
  }) as Game
const module = { game: create(files), files: files as Files, create }

const cardsWith = (given: Files): unknown => JSON.parse(createWithPack(module, given).name)
const problemsOf = (given: Files): string[] => problemsThrown(() => createWithPack(module, given))

describe('a game with a pack', () => {
  test('lies over the own files if it lacks one of them', () => {
    expect(cardsWith({ 'cards.json': [{ id: 'guard', cost: 3 }, bash] })).toEqual([
      ['strike', 1],
      ['guard', 3],
      ['bash', 2],
    ])
  })

  test('stands by itself if it has them all', () => {
    const whole = { ...files, 'cards.json': [guard, bash] }
    expect(cardsWith(whole)).toEqual([
      ['guard', 1],
      ['bash', 2],
    ])
    expect(cardsWith({ ...whole, 'pack.json': { game: 'small' } })).toEqual(cardsWith(whole))
    const partly = { ...files, 'cards.json': [{ id: 'guard', cost: 3 }] }
    expect(problemsOf(partly)).toContain(
      'cards.json, entry "guard", field name: expected a text that is not empty, found nothing',
    )
  })

  test('may have more pieces than the box, but not fewer, and not more than fit', () => {
    expect(problemsOf({ 'cards.json': { guard: null } })).toEqual([
      'cards.json: expected at least 2 cards counting copies, found 1',
    ])
    expect(problemsOf({ 'cards.json': [{ ...bash, copies: 2 }] })).toEqual([
      'cards.json: expected at most 3 cards, as no more fit on the table, found 4',
    ])
  })

  test('every problem is told: of the pack as such, and of what it comes to', () => {
    expect(problemsOf({ 'cards.json': [{ id: 'guard', cost: 'much' }, {}], 'foe.json': [] })).toEqual([
      'cards.json, entry #2: expected an entry with the id of the one it changes, or with a new one, found an empty object',
      'foe.json: expected one of the files cards.json, foes.json, found an unknown file; did you mean "foes.json"?',
      'cards.json, entry "guard", field cost: expected a whole number from 0 to 3, found "much"',
    ])
    expect(problemsOf({ 'card.json': [] })).toHaveLength(1)
  })
})

describe('pack.json', () => {
  test('names the game', () => {
    expect(gameOfPack({ 'pack.json': '{ "game": "small" }' })).toBe('small')
    expect(gameOfPack({ 'cards.json': [] })).toBeUndefined()
    expect(cardsWith({ 'pack.json': { game: 'small' } })).toEqual(cardsWith({}))
  })

  const cases: [string, unknown, string][] = [
    ['another game', { game: 'large' }, 'field game: expected "small", with which it is used, found "large"'],
    [
      'no game',
      {},
      'field game: expected an id in lower case with hyphens, such as "holy-templar", found nothing',
    ],
    [
      'an unknown field',
      { game: 'small', gmae: 1 },
      'field gmae: expected one of the fields game, found the unknown field "gmae"; did you mean "game"?',
    ],
    ['no JSON', '{', 'line 1, column 2: expected a field name in double quotes, found the end of the file'],
  ]
  test.each(cases)('with %s is a problem', (_, content, expected) => {
    expect(problemsOf({ 'pack.json': content })).toEqual([`pack.json, ${expected}`])
  })
})
