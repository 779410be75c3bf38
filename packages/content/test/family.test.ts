import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  collection,
  componentCounts,
  contentPack,
  entry,
  family,
  jsonSchema,
  loadPack,
  reference,
  whole,
} from '@hearthkeep/content'
import { problemsOf } from './problems-of.ts'

const pack = contentPack({
  bosses: collection(entry({ minions: reference('minions') }), { file: 'bosses.json' }),
  minions: family(entry({ health: whole(1, 9) }), {
    file: 'minions-*.json',
    label: (name) => `${name} minions`,
    count: 2,
    most: 3,
  }),
})
const rat = { id: 'rat', name: 'Rat', health: 1, copies: 2 }
const ogre = { id: 'ogre', name: 'Ogre', health: 9, copies: 2 }
const good = {
  'bosses.json': [{ id: 'king', name: 'King', minions: 'rats' }],
  'minions-rats.json': [rat],
  'minions-big-ones.json': [ogre],
}

describe('files of one family', () => {
  test('are loaded by name, in the order of the files', () => {
    const data = loadPack(pack, good)
    expectTypeOf(data.minions['rats'][0].health).toEqualTypeOf<number>()
    expect(data.minions).toEqual({ rats: [rat], 'big-ones': [ogre] })
    expect(Object.keys(data.minions)).toEqual(['rats', 'big-ones'])
    expect(Object.isFrozen(data.minions['rats'])).toBe(true)
    expect(componentCounts(pack, data)).toEqual({ bosses: 1, 'rats minions': 2, 'big-ones minions': 2 })
  })

  test('are counted and checked each by itself, and named in problems', () => {
    const bad = {
      ...good,
      'bosses.json': [{ id: 'king', name: 'King', minions: 'rat' }],
      'minions-rats.json': [{ ...rat, copies: 4 }],
      'minions-big-ones.json': [{ ...ogre, health: 'much', copies: 1 }],
      'minions-.json': [],
    }
    expect(problemsOf(pack, bad)).toEqual([
      'minions-.json: expected one of the files bosses.json, minions-*.json, found an unknown file; did you mean "minions-*.json"?',
      'bosses.json, entry "king", field minions: expected the id of an entry of minions, found "rat"; did you mean "rats"?',
      'minions-rats.json: expected at most 3 rats minions, as no more fit on the table, found 4',
      'minions-big-ones.json, entry "ogre", field health: expected a whole number from 1 to 9, found "much"',
      'minions-big-ones.json: expected at least 2 big-ones minions counting copies, found 1',
    ])
  })

  test('one that is no JSON is told once', () => {
    expect(problemsOf(pack, { ...good, 'minions-rats.json': '[' })).toEqual([
      expect.stringMatching(/^minions-rats\.json, line 1, column 2: /),
    ])
  })

  test('have a schema for each of the files named', () => {
    expect(Object.keys(jsonSchema(pack))).toEqual(['bosses.json'])
    const schemas = jsonSchema(pack, Object.keys(good))
    expect(Object.keys(schemas)).toEqual(Object.keys(good))
    expect(JSON.stringify(schemas['minions-rats.json'])).toContain('"health"')
  })
})
