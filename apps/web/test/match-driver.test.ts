import { greyport } from '@hearthkeep/game-greyport'
import { tinyFight } from '@hearthkeep/game-tiny-fight'
import { Match } from '@hearthkeep/match'
import { expect, test } from 'vitest'
import type { Taken } from '../src/session/driver.ts'
import { LookingDriver } from '../src/session/looking-driver.ts'
import { MatchDriver } from '../src/session/match-driver.ts'
import { go, settled, viewOf } from './matches.ts'
import { atOnce } from './at-once.ts'

function framesOf(taken: Taken) {
  if ('refused' in taken) throw new Error(taken.refused)
  return taken.frames
}

/** A round of Greyport in which nobody sees the hands of others. */
function closedHands(): Match {
  const match = Match.start(
    greyport.game,
    { seats: 3, seed: 3, options: { hands: 'closed' } },
    { autoForced: true },
  )
  while (viewOf(match).prompt?.question !== 'players-act') go(match)
  return match
}

test('a choice brings a frame for every line that is no decision, in the same order', async () => {
  const driver = new MatchDriver(atOnce(Match.start(tinyFight.game, { seed: 7 }, { autoForced: true })))
  const { choices, revision } = await driver.look(0)
  const before = (await driver.lines([0])).length
  const end = choices.find(({ notation }) => notation === 'end turn') ?? choices[0]
  const frames = framesOf(await driver.take(end, revision))
  const lines = (await driver.lines([0])).slice(before)
  const told = lines.filter(({ isDecision }) => !isDecision).map(({ text }) => text)
  expect(told.length).toBeGreaterThan(3)
  expect(frames.map(({ event }) => event.text)).toEqual(told)
  driver.close()
})

test('the log follows what is taken back, and is the same when it is told anew', async () => {
  const match = Match.start(tinyFight.game, { seed: 7 }, { undo: 'practice', autoForced: true })
  const driver = new MatchDriver(atOnce(match))
  const before = await driver.lines([0])
  const { choices, revision } = await driver.look(0)
  framesOf(await driver.take(choices[0], revision))
  const after = await driver.lines([0])
  expect(after.length).toBeGreaterThan(before.length)
  expect(await new MatchDriver(atOnce(match)).lines([0])).toEqual(after)
  expect(await driver.undo(0)).toBeUndefined()
  expect(await driver.lines([0])).toEqual(before)
  const other = (await driver.look(0)).choices[1]
  framesOf(await driver.take(other, (await driver.look(0)).revision))
  expect((await driver.lines([0])).some(({ text }) => text === other.notation)).toBe(true)
  driver.close()
})

test('a seat is offered its own choices and no others', async () => {
  const driver = new MatchDriver(atOnce(closedHands()))
  expect(driver.own).toEqual([0, 1, 2])
  for (const seat of driver.own) {
    const { choices, refused, prompt } = await driver.look(seat)
    expect(prompt?.seats).toEqual([0, 1, 2])
    expect(choices.length).toBeGreaterThan(0)
    expect([...choices, ...refused].every((one) => one.seat === seat)).toBe(true)
  }
  expect((await driver.look('spectator')).choices).toEqual([])
  driver.close()
})

test('what was decided is told to whom it belongs, and to those who share all they know', async () => {
  const match = closedHands()
  const driver = new MatchDriver(atOnce(match))
  const { choices, revision } = await driver.look(1)
  const play = choices.find(({ kind }) => kind === 'play-hero') ?? choices[0]
  framesOf(await driver.take(play, revision))
  const lastOf = async (seats: readonly number[]) =>
    (await driver.lines(seats)).findLast(({ isDecision }) => isDecision)?.text
  expect(await lastOf([1])).toBe(play.notation)
  expect(await lastOf([0, 1, 2])).toBe(play.notation)
  expect(await lastOf([0])).toBe('player 2 has chosen')
  expect(await lastOf([])).toBe('player 2 has chosen')
  // As it was announced and as it is looked up it reads the same.
  const anew = new MatchDriver(atOnce(match))
  for (const seats of [[0], [1], [2], [], [0, 1, 2]])
    expect(await anew.lines(seats)).toEqual(await driver.lines(seats))
  driver.close()
})

test('an answer to an older table is refused, and one that comes twice is harmless', async () => {
  const driver = new MatchDriver(atOnce(Match.start(tinyFight.game, { seed: 7 })))
  const { choices, revision } = await driver.look(0)
  framesOf(await driver.take(choices[0], revision))
  expect(await driver.take(choices[0], revision)).toEqual({ frames: [] })
  expect(await driver.take(choices[1], revision)).toEqual({ refused: 'The table has moved on.' })
  expect((await driver.look(0)).steps).toBe(1)
  driver.close()
})

test('only changes from elsewhere are told, with what can be shown of them', async () => {
  const match = Match.start(tinyFight.game, { seed: 7 }, { undo: 'practice' })
  const driver = new MatchDriver(atOnce(match))
  const heard: number[] = []
  const leave = driver.subscribe((frames) => heard.push(frames.length))
  const { choices, revision } = await driver.look(0)
  framesOf(await driver.take(choices[0], revision))
  await driver.undo(0)
  await settled()
  expect(heard).toEqual([])
  go(match)
  await settled()
  expect(heard).toHaveLength(1)
  expect(heard[0]).toBeGreaterThan(0)
  match.undo(0)
  await settled()
  expect(heard).toHaveLength(2)
  leave()
  go(match)
  await settled()
  expect(heard).toHaveLength(2)
  driver.close()
})

test('a preview changes nothing', async () => {
  const driver = new MatchDriver(atOnce(Match.start(tinyFight.game, { seed: 7 })))
  const { cells, choices } = await driver.look(0)
  const strike = choices.find(({ notation }) => notation.startsWith('play Strike'))
  const after = strike && (await driver.preview(strike))
  expect(after).toBeDefined()
  expect(after).not.toEqual(cells)
  expect((await driver.look(0)).cells).toEqual(cells)
  driver.close()
})

test('who only looks sees everything, the past as well, and can do nothing', async () => {
  const match = Match.start(tinyFight.game, { seed: 7 }, { undo: 'practice', autoForced: true })
  go(match)
  const playing = new MatchDriver(atOnce(match))
  const looking = new LookingDriver(atOnce(match))
  for (const step of [0, 1]) {
    const { choices: _, undo: __, ...seen } = await playing.look(0, step)
    const look = await looking.look(0, step)
    expect(look).toMatchObject(seen)
    expect([look.choices, look.undo.isPossible]).toEqual([[], false])
  }
  const { choices, revision } = await playing.look(0)
  expect(await looking.take(choices[0], revision)).toEqual({ refused: expect.stringContaining('only looking') as string }) // prettier-ignore
  expect(await looking.undo(0)).toContain('only looking')
  expect(match.steps).toBe(1)
})
