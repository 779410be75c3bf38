import { expect, test } from 'vitest'
import { begin, card, enemy, guard, shield, strike } from './fake-driver.ts'
import { settled } from './matches.ts'

/** A page that has yet to show what was chosen. */
async function beginSlowly() {
  const paints: (() => void)[] = []
  const afterAnswer = (action: () => void) => {
    paints.push(action)
    return () => void paints.splice(0)
  }
  const paint = async (): Promise<void> => {
    paints.shift()?.()
    await settled()
  }
  return { ...(await begin(0, { afterAnswer })), paint }
}

/** A table that answers when it is told to. */
async function beginLate(pause = 0) {
  const begun = await begin(pause)
  begun.driver.waiting = []
  return begun
}

test('a choice is shown to be made, and then carried out', async () => {
  const { driver, session, paint } = await beginSlowly()
  session.pick(card)
  session.pick(enemy)
  expect(session.state).toMatchObject({ taken: strike, picked: [card, enemy] })
  session.drop()
  expect(session.state.taken).toBe(strike)
  expect(driver.taken).toEqual([])
  await paint()
  expect(session.state).toMatchObject({ taken: null, picked: [] })
  expect(driver.taken).toEqual(['strike'])
})

test('whoever clicks again before that has both carried out, each once', async () => {
  const { driver, session, paint } = await beginSlowly()
  session.take(guard)
  session.take(strike)
  await settled()
  expect(driver.taken).toEqual(['guard'])
  await paint()
  expect(driver.taken).toEqual(['guard', 'strike'])
})

test('whoever presses the same button twice before that has it done once', async () => {
  const { driver, session, paint } = await beginSlowly()
  session.take(guard)
  session.take({ ...guard })
  await paint()
  await paint()
  expect(driver.taken).toEqual(['guard'])
})

test('whoever takes a choice back, or leaves, before it is carried out loses nothing', async () => {
  const { driver, session } = await beginSlowly()
  session.take(guard)
  session.undo()
  await settled()
  expect(session.state).toMatchObject({ taken: null, look: { steps: 0, revision: 2 } })
  session.take(guard)
  session.close()
  expect(driver.isClosed).toBe(false)
  await settled()
  expect(driver).toMatchObject({ taken: ['guard'], isClosed: true })
})

test('a choice stays taken until the table answers, and what is clicked meanwhile comes after it', async () => {
  const { driver, session } = await beginLate()
  session.take(guard)
  await settled()
  expect(session.state).toMatchObject({ taken: guard, look: { steps: 0 } })
  session.pick(card)
  session.take(guard) // a second press
  expect(session.state).toMatchObject({ taken: guard, picked: [] })
  await driver.answerAll()
  expect(session.state).toMatchObject({ taken: null, picked: [card], look: { steps: 1 } })
  expect(driver.taken).toEqual(['guard'])
})

test('what cannot be reached puts the table back as it was, and says so', async () => {
  const { driver, session } = await begin()
  session.pick(shield)
  const { state } = session
  driver.failure = 'no connection'
  session.pick(shield)
  expect(session.state.taken).toBe(guard)
  await settled()
  expect(session.state).toEqual({ ...state, notice: 'The table could not be reached: no connection.' })
  for (const ask of ['undo', 'refresh'] as const) {
    session[ask]()
    await settled()
    expect(session.state.notice).toBe('The table could not be reached: no connection.')
  }
  driver.failure = undefined
  session.pick(shield)
  await settled()
  expect(driver.taken).toEqual(['guard'])
  expect(session.state.notice).toBeNull()
})

test('an answer that was lost after it was taken is found again', async () => {
  const { driver, session } = await begin()
  const take = driver.take.bind(driver)
  driver.take = async (choice) => {
    await take(choice)
    throw new Error('cut off')
  }
  session.take(guard)
  await settled()
  expect(session.state).toMatchObject({
    look: { steps: 1 },
    notice: 'The table could not be reached: cut off.',
  })
})

test('a choice that a moved table refuses shows the table as it is now', async () => {
  const { driver, session } = await begin()
  driver.taken.push('strike')
  driver.revision++
  driver.refusal = 'the table has moved on'
  session.take(guard)
  await settled()
  expect(session.state).toMatchObject({ look: { steps: 1 }, notice: 'The table has moved on.', taken: null })
  expect(session.state.lines).toHaveLength(3)
})

test('a change from elsewhere is shown, and what is picked stays picked', async () => {
  const { driver, session, goOn } = await begin(100)
  session.pick(card)
  driver.changeFromElsewhere('theirs')
  await settled()
  expect(session.state).toMatchObject({ isPlaying: true, event: { text: 'hit' } })
  await goOn()
  await goOn()
  expect(session.state).toMatchObject({ isPlaying: false, picked: [card], look: { steps: 1 } })
  session.lookAt(0)
  await settled()
  driver.changeFromElsewhere('theirs again')
  await settled()
  expect(session.state).toMatchObject({ isPast: true, isPlaying: false, look: { step: 0, steps: 2 } })
})

test('of many moments that are asked for while one is awaited, only the last is looked at', async () => {
  const { driver, session } = await begin()
  for (const choice of [guard, strike, guard]) {
    session.take(choice)
    await settled()
  }
  driver.waiting = []
  const asked: (number | undefined)[] = []
  const look = driver.look.bind(driver)
  driver.look = (viewer, step) => {
    asked.push(step)
    return look(viewer, step)
  }
  for (const step of [2, 1, 0]) session.lookAt(step)
  await driver.answerAll()
  expect(asked).toEqual([2, 0])
  expect(session.state.look.step).toBe(0)
})

test('nothing that comes after a session was closed touches anything', async () => {
  const { driver, session } = await beginLate(100)
  const heard: string[] = []
  session.subscribe(() => heard.push('changed'))
  session.onEvent = ({ kind }) => heard.push(kind)
  session.take(guard)
  session.pick(card)
  heard.length = 0
  const { state } = session
  await settled() // it is asked, and not answered
  session.close()
  await driver.answerAll()
  expect(heard).toEqual([])
  expect(session.state).toBe(state)
  expect(driver).toMatchObject({ taken: ['guard'], isClosed: true })
  driver.waiting = undefined
  session.take(strike)
  session.undo()
  session.lookAt(0)
  await settled()
  expect(driver.taken).toEqual(['guard'])
})
