import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import * as engine from '../src/index.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const example = fileURLToPath(new URL('example.ts', import.meta.url))
const blocks = [...readme.matchAll(/```(\w+)\n([^]*?)```/g)]
const block = (language: string) => blocks.find((each) => each[1] === language)?.[2]

describe('the README', () => {
  test('shows test/example.ts word for word', () => {
    expect(block('ts')).toBe(readFileSync(example, 'utf8'))
  })

  test('shows what the example prints', () => {
    expect(execFileSync(process.execPath, [example], { encoding: 'utf8' })).toBe(block('text'))
  })

  test('lists every public name, and no other', () => {
    const [, table] = readme.split('## Public names')
    const listed = [...table.matchAll(/`(\w+)`/g)].map((match) => match[1])
    expect(Object.keys(engine).filter((name) => !listed.includes(name))).toEqual([])
    const types = /^export type \{([^}]+)\}/gm
    const index = readFileSync(new URL('../src/index.ts', import.meta.url), 'utf8')
    const typeNames = [...index.matchAll(types)].flatMap((match) =>
      match[1].split(',').map((name) => name.trim()),
    )
    const tools = [
      'procedure',
      'declare',
      'define',
      'ask',
      'question',
      'askAgain',
      'repeat',
      'repeatWhile',
      'repeatFor',
      'window',
      'when',
      'choices',
      'events',
      'reasons',
      'the',
      'kindOf',
      'idOf',
      'isA',
    ]
    const known = [...Object.keys(engine), ...typeNames, ...tools]
    expect(listed.filter((name) => !known.includes(name))).toEqual([])
  })
})
