import { describe, expect, test } from 'vitest'
import { collection, componentCounts, contentPack, document, entry, loadPack, z } from '@hearthkeep/content'
import { problemsIn } from './problems-of.ts'

const monster = entry({ faction: z.enum(['goblin', 'beast']) })
const goblin = { id: 'goblin', name: 'Goblin', faction: 'goblin', copies: 4 }
const boar = { id: 'boar', name: 'Boar', faction: 'beast' }

describe('component counts', () => {
  test('add up copies by label, sorted into components where asked', () => {
    const pack = contentPack({
      monsters: collection(monster, {
        file: 'monsters.json',
        component: ({ faction }) => `${faction} cards`,
      }),
      tokens: collection(entry({}), { file: 'tokens.json', component: ({ name }) => name }),
      potions: collection(entry({}), { file: 'potions.json', label: 'potion cards' }),
      numbers: document(z.strictObject({}), { file: 'numbers.json' }),
    })
    const data = loadPack(pack, {
      'monsters.json': [goblin, boar, { ...goblin, id: 'archer', name: 'Archer', copies: 2 }],
      'tokens.json': [{ id: 'block', name: 'Block tokens', copies: 40 }],
      'potions.json': [{ id: 'tea', name: 'Tea', copies: 2 }],
      'numbers.json': {},
    })
    expect(componentCounts(pack, data)).toEqual({
      'goblin cards': 6,
      'beast cards': 1,
      'Block tokens': 40,
      'potion cards': 2,
    })
  })

  test('a wrong total is reported, also beside other mistakes', () => {
    const monsters = collection(monster, { file: 'monsters.json', label: 'monsters', count: 10 })
    expect(problemsIn(monsters, [goblin, { ...boar, faction: 'best' }])).toEqual([
      'monsters.json, entry "boar", field faction: expected one of "goblin", "beast", found "best"; did you mean "beast"?',
      'monsters.json: expected 10 monsters counting copies, found 5',
    ])
  })

  test('a total is not guessed at while copies are wrong', () => {
    const monsters = collection(monster, { file: 'monsters.json', label: 'monsters', count: 10 })
    expect(problemsIn(monsters, [{ ...goblin, copies: 'four' }])).toEqual([
      'monsters.json, entry "goblin", field copies: expected a whole number from 1 to 999, found "four"',
    ])
  })

  test('wrong counts by component are reported one by one, with those not asked for', () => {
    const monsters = collection(monster, {
      file: 'monsters.json',
      component: ({ faction }) => `${faction} cards`,
      count: { 'goblin cards': 3, 'dragon cards': 2 },
    })
    expect(problemsIn(monsters, [goblin, boar])).toEqual([
      'monsters.json: expected 3 goblin cards counting copies, found 4',
      'monsters.json: expected 0 beast cards counting copies, found 1',
      'monsters.json: expected 2 dragon cards counting copies, found 0',
    ])
  })
})
