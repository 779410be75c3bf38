import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { tinyFight } from '@hearthkeep/game-tiny-fight'
import { Match } from '@hearthkeep/match'
import { expect, test } from 'vitest'
import { MatchDriver } from '../src/session/match-driver.ts'

test('a choice brings a frame for every line that is no decision, in the same order', () => {
  const driver = new MatchDriver(Match.start(tinyFight.game, { seed: 7 }, { autoForced: true }))
  const end = driver.look().choices.find(({ notation }) => notation === 'end turn')
  const taken = end && driver.take(end)
  if (taken === undefined || 'refused' in taken) throw new Error('the turn did not end')
  const told = taken.lines.filter(({ isDecision }) => !isDecision).map(({ text }) => text)
  expect(told.length).toBeGreaterThan(3)
  expect(taken.frames.map(({ event }) => event.text)).toEqual(told)
  driver.close()
})

test('the log is told once and follows what is taken back', () => {
  const driver = new MatchDriver(
    Match.start(tinyFight.game, { seed: 7 }, { undo: 'practice', autoForced: true }),
  )
  const before = driver.lines()
  const [choice] = driver.look().choices
  const taken = driver.take(choice)
  if ('refused' in taken) throw new Error(taken.refused)
  expect(driver.lines()).toEqual([...before, ...taken.lines])
  expect(driver.undo()).toBeUndefined()
  expect(driver.lines()).toEqual(before)
  driver.close()
})

test('both players of one device are seen: the choices of all, through the eyes of who is asked', () => {
  const driver = new MatchDriver(Match.start(smallTimeHeroes.game, { seats: 2, seed: 1 }))
  const { choices, seat, prompt } = driver.look()
  expect(prompt?.seats).toContain(seat)
  expect(new Set(choices.map((choice) => choice.seat))).toEqual(new Set(prompt?.seats))
  driver.close()
})

test('a preview changes nothing', () => {
  const driver = new MatchDriver(Match.start(tinyFight.game, { seed: 7 }))
  const { cells, choices } = driver.look()
  const strike = choices.find(({ notation }) => notation.startsWith('play Strike'))
  const after = strike && driver.preview(strike)
  expect(after).toBeDefined()
  expect(after).not.toEqual(cells)
  expect(driver.look().cells).toEqual(cells)
  driver.close()
})
