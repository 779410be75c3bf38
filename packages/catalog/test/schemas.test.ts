/** What editors of content complete and check entries by. */
import { describe, expect, test } from 'vitest'
import { catalog } from '../src/index.ts'

describe.each(catalog.map((module) => [module.game.name, module] as const))('%s', (_, { files, schemas }) => {
  test('has a JSON Schema for each of its content files', () => {
    const made: Readonly<Record<string, unknown>> = schemas()
    expect(Object.keys(made).sort()).toEqual(Object.keys(files).sort())
    for (const schema of Object.values(made)) expect(schema).toHaveProperty('$schema')
  })
})
