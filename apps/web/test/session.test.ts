import type { ThingRef } from '@hearthkeep/engine'
import { expect, test } from 'vitest'
import { begin, card, dear, enemy, guard, shield, strike } from './fake-driver.ts'
import { settled } from './matches.ts'

test('a card and its target make a choice', async () => {
  const { driver, session } = await begin()
  session.pick(card)
  expect(session.state.picked).toEqual([card])
  expect(driver.taken).toEqual([])
  session.pick(enemy)
  await settled()
  expect(driver.taken).toEqual(['strike'])
  expect(session.state.picked).toEqual([])
})

test('a card without a target waits for a second pick', async () => {
  const { driver, session } = await begin()
  session.pick(shield)
  expect(session.state.complete).toBe(guard)
  expect(driver.taken).toEqual([])
  session.pick(shield)
  await settled()
  expect(driver.taken).toEqual(['guard'])
})

test('a card with a single possible target needs no more than a second pick', async () => {
  const { driver, session } = await begin()
  session.pick(card)
  session.pick(card)
  await settled()
  expect(driver.taken).toEqual(['strike'])
})

test('picking the same card again, or dropping it, lets go of it', async () => {
  const { driver, session } = await begin()
  const other = { ...strike, notation: 'strike the other', concerns: [card, { kind: 'enemy', id: 2 }] }
  driver.other = { choices: [strike, other] }
  session.refresh()
  await settled()
  session.pick(card)
  session.pick(card)
  expect(session.state.picked).toEqual([])
  session.pick(card)
  session.drop()
  expect(session.state.picked).toEqual([])
  expect(driver.taken).toEqual([])
})

test('nobody whose turn could be ended is a button for it', async () => {
  const { driver, session } = await begin()
  const hero: ThingRef = { kind: 'enemy', id: 7 }
  const end = { seat: 0, notation: 'end the turn of Joan', kind: 'end-turn', concerns: [hero] }
  driver.other = { choices: [strike, end] }
  session.refresh()
  await settled()
  session.pick(hero)
  session.pick(hero)
  expect(driver.taken).toEqual([])
  expect(session.state.notice).toBe('That is not what is asked now: “Act.”')
  expect(session.state.buttons.map(({ notation }) => notation)).toEqual(['end the turn of Joan'])
})

test('at an earlier moment nothing can be picked, also after something was let go of', async () => {
  const { session } = await begin()
  session.pick(shield)
  session.pick(shield)
  await settled()
  session.lookAt(0)
  await settled()
  session.pick(card)
  expect(session.state.notice).toMatch(/earlier moment/)
  session.drop()
  expect([...session.state.next]).toEqual([])
  expect(session.state.candidates).toEqual([])
})

test('while something is picked, what one could begin with instead can still be chosen', async () => {
  const { session } = await begin()
  expect(session.isInstead(shield)).toBe(false) // nothing is picked: it is not instead of anything
  session.pick(card)
  expect(session.isInstead(shield)).toBe(true)
  expect(session.whyNot(shield)).toBeUndefined()
  expect(session.isInstead(dear)).toBe(false)
  session.pick(shield)
  expect(session.state.picked).toEqual([shield])
  expect(session.isInstead(card)).toBe(true)
})

test('what cannot be chosen says why; a click says it with the rule', async () => {
  const { session } = await begin()
  session.pick(dear)
  expect(session.state.notice).toBe('It costs too much. [T4]')
  expect(session.whyNot(dear)).toBe('It costs too much.')
  expect(session.whyNot(card)).toBeUndefined()
})

test('a card that is tried on somebody it cannot be used on stays picked, and the reason is said', async () => {
  const { session, driver } = await begin()
  const text = 'a Minion with Guard has to be attacked first'
  const tried = { seat: 0, notation: 'strike', rule: 'R104', text, concerns: [card, dear] }
  driver.other = { refusedIfTried: [tried] }
  session.refresh()
  await settled()
  expect(session.whyNot(dear)).toBe('It costs too much.')
  session.pick(card)
  expect(session.whyNot(dear)).toBe('A Minion with Guard has to be attacked first.')
  session.pick(dear)
  expect(session.state).toMatchObject({
    picked: [card],
    notice: 'A Minion with Guard has to be attacked first. [R104]',
  })
})

test('a choice that is refused changes nothing and is explained', async () => {
  const { driver, session } = await begin()
  driver.refusal = 'the table has moved on'
  session.take(guard)
  await settled()
  expect(session.state.notice).toBe('The table has moved on.')
  expect(session.state.look.steps).toBe(0)
})

test('what happens is shown one thing after the other, and the log grows with it', async () => {
  const { session, goOn } = await begin(100)
  const heard: string[] = []
  session.onEvent = ({ kind }) => heard.push(kind)
  session.take(guard)
  await settled()
  expect(session.state).toMatchObject({ isPlaying: true, event: { text: 'hit' } })
  expect(session.state.lines.map(({ text }) => text)).toEqual(['guard', 'hit'])
  expect(session.state.next.size).toBe(0)
  await goOn()
  expect(session.state.event?.text).toBe('hurt')
  expect(session.state.lines).toHaveLength(3)
  await goOn()
  expect(session.state).toMatchObject({ isPlaying: false, event: null })
  expect(heard).toEqual(['hit', 'hurt'])
})

test('skipping goes to the end, and what was skipped does not come back', async () => {
  const { session, goOn } = await begin(100)
  session.take(guard)
  await settled()
  session.skip()
  expect(session.state).toMatchObject({ isPlaying: false, event: null })
  expect(session.state.lines).toHaveLength(3)
  const { state } = session
  await goOn()
  expect(session.state).toBe(state)
})

test('a pick while something is shown skips it', async () => {
  const { session } = await begin(100)
  session.take(guard)
  await settled()
  session.pick(card)
  expect(session.state).toMatchObject({ isPlaying: false, picked: [card] })
})

test('nothing can be chosen while an earlier moment is looked at', async () => {
  const { driver, session } = await begin()
  session.take(guard)
  await settled()
  session.take(strike)
  await settled()
  session.lookAt(1)
  await settled()
  expect(session.state).toMatchObject({ isPast: true, look: { step: 1, steps: 2 } })
  expect(session.state.next.size).toBe(0)
  session.pick(card)
  session.take(guard)
  await settled()
  expect(session.state.notice).toContain('earlier moment')
  expect(driver.taken).toHaveLength(2)
  session.lookAt(null)
  await settled()
  expect(session.state.isPast).toBe(false)
})

test('looking beyond the game stays within it', async () => {
  const { session } = await begin()
  session.take(guard)
  await settled()
  session.lookAt(-3)
  await settled()
  expect(session.state.look.step).toBe(0)
  session.lookAt(99)
  await settled()
  expect(session.state.look.step).toBe(1)
})

test('the last decision is taken back, or the reason is given', async () => {
  const { driver, session } = await begin()
  session.take(guard)
  await settled()
  session.undo()
  await settled()
  expect(session.state.lines).toEqual([])
  session.take(guard)
  await settled()
  driver.refusal = 'dice were rolled'
  session.undo()
  await settled()
  expect(session.state.notice).toBe('This cannot be taken back: dice were rolled.')
  expect(session.state.look.steps).toBe(1)
})

test('whoever listens hears of every change until it leaves', async () => {
  const { session } = await begin()
  let heard = 0
  const leave = session.subscribe(() => heard++)
  session.pick(card)
  leave()
  session.drop()
  expect(heard).toBe(1)
})
