import { expect, test } from 'vitest'
import { countCopies, explained, firstOfEach, present, said } from '../src/index.ts'

test('of some words those are said for which something holds, and none that is empty', () => {
  expect(said(['boss', false, '', 'tank'])).toEqual(['boss', 'tank'])
})

test('values that are empty, 0 or undefined are left out, and others stay as they are', () => {
  expect(present({ text: '', armor: 0, coin: undefined, hp: -1, name: 'Rat' })).toStrictEqual({
    hp: -1,
    name: 'Rat',
  })
})

test('copies are counted, each name where the first of them stands', () => {
  const counted = countCopies(['Mace', 'Rat', 'Mace', 'Bow'], (name, count) => `${name} x${count}`)
  expect(counted).toEqual(['Mace x2', 'Rat', 'Bow'])
})

test('of glossary entries of one name the first is taken', () => {
  const entry = (name: string, text: string) => ({ name, kind: 'card', text })
  const entries = [entry('Mace', 'first'), entry('Rat', ''), entry('Mace', 'second')]
  expect(firstOfEach(entries)).toEqual([entry('Mace', 'first'), entry('Rat', '')])
})

test('words with their meanings become entries', () => {
  const words = { Tank: 'Is fought first.' }
  expect(explained(words, 'keyword')).toEqual([{ name: 'Tank', kind: 'keyword', text: 'Is fought first.' }])
})
