import { describe, expect, test } from 'vitest'
import { whole, z } from '@hearthkeep/content'
import { describeSchema } from '../src/expected.ts'

describe('what a schema expects, in words', () => {
  const cases: [string, z.ZodType][] = [
    ['a whole number from 0 to 9', whole(0, 9)],
    ['a whole number', z.int()],
    ['a whole number of at least 1', z.int().min(1)],
    ['a whole number of at most 5', z.int().max(5)],
    ['a whole number from 0 to 20 that is a multiple of 5', whole(0, 20).multipleOf(5)],
    ['a number from 0 to 1', z.number().min(0).max(1)],
    ['a text', z.string()],
    ['a text that is not empty', z.string().min(1)],
    ['a text of 0 to 8 letters', z.string().max(8)],
    ['a text matching /^#/', z.string().regex(/^#/)],
    ['one of "a", "b"', z.enum(['a', 'b'])],
    ['"a"', z.literal('a')],
    ['true or false', z.boolean()],
    ['a list', z.array(z.int())],
    ['a list of at least 1', z.array(z.int()).min(1)],
    ['a list of 1 to 3', z.array(z.int()).min(1).max(3)],
    ['a list of exactly 2', z.tuple([z.int(), z.int()])],
    ['an object', z.strictObject({})],
    ['a whole number from 1 to 6 or null', whole(1, 6).nullable()],
    ['a different value', z.custom<string>()],
  ]
  test.each(cases)('%s', (words, schema) => {
    expect(describeSchema(schema)).toBe(words)
  })
})
