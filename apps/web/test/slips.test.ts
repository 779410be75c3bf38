/** A number that is pressed twice at once answers one question, not the next as well. */
import { expect, test } from 'vitest'
import { watchSlips } from '../src/table/slips.ts'

test('a number that means something else by now does nothing, unless somebody had time to see it', () => {
  let choice = 'take the shield'
  const isSlip = watchSlips((key) => `${key}: ${choice}`)
  expect(isSlip({ key: '1', timeStamp: 1000 })).toBe(false)
  choice = 'end the turn'
  expect(isSlip({ key: '1', timeStamp: 1100 })).toBe(true)
  expect(isSlip({ key: '1', timeStamp: 1200 })).toBe(true)
  expect(isSlip({ key: '1', timeStamp: 1300 })).toBe(false)
})

test('the same meaning, another number and other keys are never held back', () => {
  let choice = 'draw a card'
  const isSlip = watchSlips((key) => `${key}: ${choice}`)
  expect(isSlip({ key: '2', timeStamp: 0 })).toBe(false)
  expect(isSlip({ key: '2', timeStamp: 50 })).toBe(false)
  choice = 'end the turn'
  expect(isSlip({ key: '1', timeStamp: 60 })).toBe(false)
  expect(isSlip({ key: 'e', timeStamp: 70 })).toBe(false)
})
