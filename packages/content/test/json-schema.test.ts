import { describe, expect, test } from 'vitest'
import { collection, contentPack, entry, jsonSchema, z } from '@hearthkeep/content'
import { pack } from './example/content.ts'
import { exampleFile } from './problems-of.ts'

type Schema = Parameters<typeof z.fromJSONSchema>[0]
const schemas = jsonSchema(pack)
const accepts = (file: string, content: unknown): boolean =>
  z.fromJSONSchema(schemas[file] as Schema).safeParse(content).success
const card = {
  id: 'a',
  name: 'A',
  cost: 1,
  type: 'skill',
  effect: { if: 'concealed', do: [{ draw: 1 }, 'conceal'] },
}

describe('JSON Schema', () => {
  test('there is one for every file, of draft 2020-12', () => {
    expect(Object.keys(schemas)).toEqual(['cards.json', 'enemies.json', 'text.json'])
    for (const schema of Object.values(schemas)) {
      expect(schema).toHaveProperty('$schema', 'https://json-schema.org/draft/2020-12/schema')
    }
  })

  test.each(['cards.json', 'enemies.json', 'text.json'])('accepts %s of the example', (file) => {
    expect(accepts(file, JSON.parse(exampleFile(file)))).toBe(true)
  })

  test('accepts entries by id, with the hint that names the schema', () => {
    const { id, ...rest } = card
    expect(accepts('cards.json', { $schema: './cards.schema.json', [id]: rest })).toBe(true)
  })

  test.each([
    ['an unknown field', { ...card, costs: 1 }],
    ['a missing field', { ...card, cost: undefined }],
    ['a misspelt effect deep inside', { ...card, effect: { if: 'concealed', do: [{ drow: 1 }] } }],
    ['a number out of range', { ...card, effect: { repeat: 2, do: { draw: 99 } } }],
  ])('refuses %s', (_, wrong) => {
    expect(accepts('cards.json', [card])).toBe(true)
    expect(accepts('cards.json', [JSON.parse(JSON.stringify(wrong))])).toBe(false)
  })

  test('carries descriptions and names its effects', () => {
    expect(JSON.stringify(schemas['enemies.json'])).toContain('"description":"Hit points."')
    const { $defs } = schemas['cards.json'] as { $defs: object }
    expect(Object.keys($defs)).toEqual(['effect', 'effect-condition'])
  })

  test('covers collections of several kinds of entries', () => {
    const foe = z.discriminatedUnion('kind', [
      entry({ kind: z.literal('minion') }),
      entry({ kind: z.literal('boss'), phases: z.int() }),
    ])
    const foes = contentPack({ foes: collection(foe, { file: 'foes.json' }) })
    const schema = z.fromJSONSchema(jsonSchema(foes)['foes.json'] as Schema)
    expect(schema.safeParse({ hydra: { name: 'Hydra', kind: 'boss', phases: 3 } }).success).toBe(true)
    expect(schema.safeParse({ hydra: { name: 'Hydra', kind: 'boss' } }).success).toBe(false)
  })
})
