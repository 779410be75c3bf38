/** A bot that decides for a person: once, or until something new begins; and it stops when it is told to. */
import { expect, test } from 'vitest'
import type { Counsel } from '../src/bots/messages.ts'
import { PlayingForYou } from '../src/bots/playing-for-you.ts'
import { begin } from './fake-driver.ts'
import { settled } from './matches.ts'

/** Advice to do this, in this moment of the game. */
const todo = (notation: string, moment = 1): Counsel => ({
  choices: [{ seat: 0, notation, value: 0.5, share: 1 }],
  ...{ value: 0.5, simulations: 100, moment },
})

/** Somebody who advises when the test does. */
async function table() {
  const { driver, session } = await begin()
  const asked: { tell: (advice: Counsel | undefined) => void; fail: () => void; isWanted: () => boolean }[] =
    []
  const changes: boolean[] = []
  const problems: unknown[] = []
  const playing = new PlayingForYou({
    session,
    advise: (_, isWanted) =>
      new Promise((tell, reject) => {
        asked.push({ tell, fail: () => reject(new Error('a headache')), isWanted })
      }),
    onChange: (isPlaying) => void changes.push(isPlaying),
    onProblem: (error) => void problems.push(error),
  })
  /** Answers the last question, and lets what comes of it happen. */
  const tell = async (advice: Counsel | undefined): Promise<void> => {
    asked.at(-1)?.tell(advice)
    for (let i = 0; i < 5; i++) await settled()
  }
  return { driver, session, playing, asked, changes, problems, tell }
}

test('one decision is made, and no more', async () => {
  const { driver, playing, asked, changes, tell } = await table()
  playing.begin(0, { isOnce: true })
  await tell(todo('guard'))
  expect(driver.taken).toEqual(['guard'])
  expect(asked).toHaveLength(1)
  expect(changes).toEqual([true, false])
})

test('a turn is played until something new begins', async () => {
  const { driver, playing, asked, changes, tell } = await table()
  playing.begin(0, { isOnce: false })
  await tell(todo('guard'))
  await tell(todo('strike'))
  expect(changes).toEqual([true])
  await tell(todo('strike', 2)) // of the next round
  expect(driver.taken).toEqual(['guard', 'strike'])
  expect(asked).toHaveLength(3)
  expect(changes).toEqual([true, false])
})

test('whoever stops it while it thinks decides, and its thought is not wanted any more', async () => {
  const { driver, playing, asked, changes, tell } = await table()
  playing.begin(0, { isOnce: false })
  expect(asked[0].isWanted()).toBe(true)
  playing.stop()
  expect(asked[0].isWanted()).toBe(false)
  await tell(todo('guard'))
  expect(driver.taken).toEqual([])
  expect(changes).toEqual([true, false])
})

test('what it thought before it was begun anew does not count', async () => {
  const { driver, playing, asked, tell } = await table()
  playing.begin(0, { isOnce: true })
  playing.stop()
  playing.begin(0, { isOnce: true })
  asked[0].tell(todo('guard'))
  await settled()
  expect(driver.taken).toEqual([])
  await tell(todo('strike'))
  expect(driver.taken).toEqual(['strike'])
})

test('it stops where another is asked, the game is over, or somebody looks at the past', async () => {
  const prompt = { question: 'act', text: 'Act.', rule: 'T1', seats: [1], canBePassed: false }
  for (const other of [{ prompt }, { outcome: 'won' as const }]) {
    const { driver, session, playing, changes, asked } = await table()
    playing.begin(0, { isOnce: false })
    driver.other = other
    session.refresh()
    await settled()
    expect(changes).toEqual([true, false])
    expect(asked[0].isWanted()).toBe(false)
  }
  const { session, playing, changes, tell } = await table()
  playing.begin(0, { isOnce: false })
  await tell(todo('guard'))
  session.lookAt(0)
  await settled()
  expect(changes).toEqual([true, false])
})

test('it stops where the table refuses, or does not know what was advised', async () => {
  const refusing = await table()
  refusing.driver.refusal = 'no'
  refusing.playing.begin(0, { isOnce: false })
  await refusing.tell(todo('guard'))
  const unknown = await table()
  unknown.playing.begin(0, { isOnce: false })
  await unknown.tell(todo('fly'))
  for (const { driver, changes, asked } of [refusing, unknown]) {
    expect(driver.taken).toEqual([])
    expect(changes).toEqual([true, false])
    expect(asked).toHaveLength(1)
  }
})

test('a bot that cannot think stops, and says why', async () => {
  const { driver, playing, asked, changes, problems } = await table()
  playing.begin(0, { isOnce: false })
  asked[0].fail()
  await settled()
  expect(problems).toEqual([new Error('a headache')])
  expect(changes).toEqual([true, false])
  expect(driver.taken).toEqual([])
})
