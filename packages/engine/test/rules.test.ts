/** Every rule of RULES.md stands in the name of a test, and every test names a rule that there is. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const rules = [...read('../RULES.md').matchAll(/^- \*\*([A-Z]\d+)\*\* .+$/gm)].map((match) => match[1])
const tests = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.test.ts'))
const named = tests.flatMap((name) => [...read(name).matchAll(/'\[([A-Z]\d+)\] /g)].map((match) => match[1]))

describe('the engine’s rules', () => {
  test('are numbered once each, from 1 in every chapter', () => {
    expect(new Set(rules).size).toBe(rules.length)
    const chapters = [...new Set(rules.map((rule) => rule[0]))]
    const expected = chapters.flatMap((letter) => {
      const count = rules.filter((rule) => rule.startsWith(letter)).length
      return Array.from({ length: count }, (_, i) => `${letter}${i + 1}`)
    })
    expect(rules).toEqual(expected)
  })

  test('are all tested', () => {
    expect(rules.filter((rule) => !named.includes(rule))).toEqual([])
  })

  test('are all that tests name', () => {
    expect(named.filter((rule) => !rules.includes(rule))).toEqual([])
    expect(named.length).toBeGreaterThan(100)
  })
})
