/** Cards that the rules ask for one by one are discarded at once on screen. */
import { greyport } from '@hearthkeep/game-greyport'
import { Match } from '@hearthkeep/match'
import { afterEach, expect, test } from 'vitest'
import { takeGathered } from '../src/session/take-gathered.ts'
import { MatchDriver } from '../src/session/match-driver.ts'
import { Session } from '../src/session/session.ts'
import { atOnce } from './at-once.ts'
import { go, settled, viewOf } from './matches.ts'

const open: { close: () => void }[] = []
afterEach(() => open.splice(0).forEach((one) => one.close()))

/** A table of Greyport where somebody is asked what to discard, and has cards enough. */
async function atDiscardStep() {
  const match = Match.start(greyport.game, { seats: 2, seed: 3, options: {} }, { autoForced: true })
  const cards = () => viewOf(match).choices.filter(({ kind }) => kind === 'discard-card')
  while (viewOf(match).prompt?.question !== 'discard-step' || cards().length < 3) {
    const { choices } = viewOf(match)
    go(
      match,
      choices.find(({ kind }) => kind === 'done'),
    )
  }
  const gathers = { 'discard-step': { kind: 'discard-card', then: 'keep-hand' } }
  const options = { pace: () => 0, thingKinds: ['card'], gathers }
  const session = await Session.open(new MatchDriver(atOnce(match)), options)
  open.push(session)
  return { match, session, things: cards().map(({ concerns }) => concerns[0]) }
}

test('cards are marked and put back, and nothing is discarded before all of it is', async () => {
  const { match, session, things } = await atDiscardStep()
  const before = match.steps
  session.pick(things[0])
  session.pick(things[1])
  session.pick(things[0])
  session.pick(things[2])
  await settled()
  expect(session.state.picked).toEqual([things[1], things[2]])
  expect(match.steps).toBe(before)
  session.drop()
  expect(session.state.picked).toEqual([])
})

test('then all of them go, the hand is kept, and the game goes on', async () => {
  const { match, session, things } = await atDiscardStep()
  const before = match.steps
  for (const thing of things) session.pick(thing)
  takeGathered(session)
  for (let i = 0; i < 20; i++) await settled()
  const said = match.record().steps.slice(before)
  expect(said.slice(0, things.length).every(({ notation }) => notation.startsWith('discard '))).toBe(true)
  expect(session.state.look.steps).toBe(match.steps)
  expect(session.state.look.prompt?.question === 'discard-step' && viewOf(match).choices.length > 1).toBe(
    false,
  )
})
