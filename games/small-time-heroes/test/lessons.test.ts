/** Lessons stand in the order of the rules, so that whoever goes through them meets things as the rule sheet tells them. */
import { readSituations } from '@hearthkeep/testkit/vitest'
import { expect, test } from 'vitest'
import { smallTimeHeroes } from '../src/index.ts'

const order = smallTimeHeroes.game.rules.map(({ id }) => id)
const lessons = readSituations(new URL('../situations', import.meta.url))
  .map(({ file, rules }) => ({ file, group: file.charAt(0), main: rules[0], place: order.indexOf(rules[0]) }))
  .sort((one, other) => one.file.localeCompare(other.file))

test('every lesson has a main rule: the first of its rules', () => {
  expect(lessons.filter(({ place }) => place < 0)).toEqual([])
})

test.each(['0', '1', '2', '3'])('within group %sxx lessons are in the order of their main rules', (group) => {
  const own = lessons.filter((lesson) => lesson.group === group)
  const sorted = [...own].sort((one, other) => one.place - other.place)
  expect(own.map(({ file, main }) => `${file} ${main}`)).toEqual(
    sorted.map(({ file, main }) => `${file} ${main}`),
  )
  expect(own.length).toBeGreaterThan(1)
})

test('the rules of the sheet come in its order: first the rules, then the rulings', () => {
  expect(order.findIndex((id) => id.startsWith('A'))).toBeGreaterThan(order.indexOf('R195'))
})
