import type { OfferedChoice, RefusedChoice, ThingRef } from '@hearthkeep/engine'
import { expect, test } from 'vitest'
import { pick, reasonFor, select } from '../src/session/selection.ts'

const card = (id: number): ThingRef => ({ kind: 'card', id })
const enemy = (id: number): ThingRef => ({ kind: 'enemy', id })
const option = (id: number): ThingRef => ({ kind: 'option', id })
const choice = (notation: string, ...concerns: ThingRef[]): OfferedChoice => ({
  seat: 0,
  notation,
  kind: notation.split(' ')[0],
  concerns,
})
const isOnTable = ({ kind }: ThingRef): boolean => kind !== 'option'

const onOne = choice('strike one', card(1), enemy(1))
const onTwo = choice('strike two', card(1), enemy(2))
const guard = choice('guard', card(2))
const end = choice('end turn')
const all = [onOne, onTwo, guard, end]

test('with nothing picked, everything that is part of a choice can be picked, and the rest are buttons', () => {
  const selection = select(all, [], isOnTable)
  expect([...selection.next].sort()).toEqual(['card:1', 'card:2', 'enemy:1', 'enemy:2'])
  expect(selection.buttons).toEqual([end])
  expect(selection.complete).toBeUndefined()
})

test('a thing narrows the choices down to those that concern it', () => {
  const selection = select(all, [card(1)], isOnTable)
  expect(selection.candidates).toEqual([onOne, onTwo])
  expect([...selection.next]).toEqual(['enemy:1', 'enemy:2'])
  expect(selection.buttons).toEqual([])
})

test('a choice is complete when everything it concerns is picked', () => {
  expect(select(all, [card(1), enemy(2)], isOnTable).complete).toBe(onTwo)
  expect(select(all, [enemy(2), card(1)], isOnTable).complete).toBe(onTwo)
  expect(select(all, [card(2)], isOnTable).complete).toBe(guard)
})

test('choices that only words tell apart are buttons, and none of them is complete', () => {
  const openly = choice('strike', card(1), enemy(1))
  const hidden = choice('strike from hiding', card(1), enemy(1))
  const selection = select([openly, hidden], [card(1), enemy(1)], isOnTable)
  expect(selection.complete).toBeUndefined()
  expect(selection.buttons).toEqual([openly, hidden])
})

test('things that are not drawn do not have to be picked', () => {
  const strength = choice('choose strength', option(1))
  const protect = choice('choose protect', option(2))
  expect(select([strength, protect], [], isOnTable).buttons).toEqual([strength, protect])
})

test('two targets are told apart by the order in which they are picked', () => {
  const there = choice('on 1 and 2', card(1), enemy(1), enemy(2))
  const back = choice('on 2 and 1', card(1), enemy(2), enemy(1))
  expect(select([there, back], [card(1), enemy(2), enemy(1)], isOnTable).complete).toBe(back)
})

test('a thing that a choice concerns twice can be picked twice', () => {
  const twice = choice('twice', card(1), enemy(1), enemy(1))
  const other = choice('on both', card(1), enemy(1), enemy(2))
  const once = select([twice, other], [card(1), enemy(1)], isOnTable)
  expect(once.complete).toBeUndefined()
  expect([...once.next]).toEqual(['enemy:1', 'enemy:2'])
  expect(select([twice], [card(1), enemy(1), enemy(1)], isOnTable).complete).toBe(twice)
})

test('the only choice that is left needs no more than another click, and still shows for whom it is', () => {
  const strike = choice('strike', card(1), enemy(1))
  const { complete, next, buttons } = select([strike, choice('guard', card(2))], [card(1)], isOnTable)
  expect(complete).toBe(strike)
  expect([...next]).toEqual(['enemy:1'])
  expect(buttons).toEqual([])
  expect(select([strike], [enemy(1)], isOnTable).complete).toBeUndefined() // a target alone is no card
})

test('what does not go together starts anew, and what is no choice at all changes nothing', () => {
  expect(pick(all, [card(1)], enemy(1))).toEqual([card(1), enemy(1)])
  expect(pick(all, [card(1)], card(2))).toEqual([card(2)])
  const picked = [card(1)]
  expect(pick(all, picked, enemy(9))).toBe(picked)
})

const refusal = (rule: string, ...concerns: ThingRef[]): RefusedChoice => ({
  ...{ seat: 0, notation: 'bash', text: 'a reason', rule, concerns },
})

test('a refusal is about the first thing it concerns', () => {
  const refused = [refusal('T4', card(3), enemy(1)), refusal('T9', card(3))]
  const refusals = { refused, refusedIfTried: [] }
  expect(reasonFor(refusals, [], card(3))?.rule).toBe('T4')
  expect(reasonFor(refusals, [], enemy(1))).toBeUndefined()
})

test('what is refused only if tried is explained when all else that it concerns is picked', () => {
  const refusals = {
    refused: [refusal('T4', card(3))],
    refusedIfTried: [refusal('R104', card(1), enemy(2)), refusal('R105', enemy(4))],
  }
  expect(reasonFor(refusals, [], enemy(2))).toBeUndefined()
  expect(reasonFor(refusals, [card(2)], enemy(2))).toBeUndefined()
  expect(reasonFor(refusals, [card(1)], enemy(2))?.rule).toBe('R104')
  expect(reasonFor(refusals, [enemy(2)], card(1))?.rule).toBe('R104')
  expect(reasonFor(refusals, [card(1)], enemy(1))).toBeUndefined()
  expect(reasonFor(refusals, [], enemy(4))?.rule).toBe('R105')
  expect(reasonFor(refusals, [card(1)], card(3))?.rule).toBe('T4')
})
