/** Bots in the seats of a table in the page: they decide when they are asked, and nobody sees their cards. */
import { greyport } from '@hearthkeep/game-greyport'
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import type { Game } from '@hearthkeep/engine'
import { Match } from '@hearthkeep/match'
import { afterEach, expect, test, vi } from 'vitest'
import { SittingBots } from '../src/bots/sitting-bots.ts'
import type { Trouble } from '../src/bots/sitting-bots.ts'
import { MatchDriver } from '../src/session/match-driver.ts'
import { Session } from '../src/session/session.ts'
import { atOnce } from './at-once.ts'
import { go, settled } from './matches.ts'
import { threadFor } from './thread-for.ts'

const OPTIONS = { pace: () => 0, thingKinds: ['card', 'enemy'] }

const open: { close: () => void }[] = []
afterEach(() => open.splice(0).forEach((one) => one.close()))

async function tableWith(
  game: Game,
  sitters: readonly (string | null)[],
  options: Record<string, string> = {},
) {
  const setup = { seats: sitters.length, seed: 3, options }
  const match = Match.start(game, setup, { autoForced: true, undo: 'practice', sitters })
  const { thread, client } = await threadFor(game)
  const driver = new MatchDriver(atOnce(match))
  const session = await Session.open(driver, OPTIONS)
  let trouble: Trouble | null = null
  const sit = () =>
    new SittingBots({
      ...{ session, driver, client, pause: () => 0 },
      onTrouble: (now) => {
        trouble = now
      },
    })
  open.push(session)
  return { match, thread, driver, session, sit, trouble: () => trouble }
}

async function untilStill(match: Match): Promise<void> {
  for (let before = match.steps - 1, quiet = 0; quiet < 5; before = match.steps) {
    quiet = before === match.steps ? quiet + 1 : 0
    await settled()
  }
}

/** Lets the person play whatever comes first until a bot is asked. */
function untilBotIsAsked(match: Match): void {
  while (match.sitters[match.view('spectator').prompt?.seats[0] ?? 0] === null) go(match)
}

/** A table at which a bot thinks until it is let go on. */
async function tableWithThinkingBot() {
  const table = await tableWith(smallTimeHeroes.game, [null, 'quick'])
  untilBotIsAsked(table.match)
  table.thread.isHeld = true
  open.push(table.sit())
  table.session.refresh()
  await untilStill(table.match)
  const letGoOn = async (): Promise<void> => {
    table.thread.isHeld = false
    table.thread.release()
    await untilStill(table.match)
  }
  return { ...table, letGoOn }
}

test('bots decide until a person is asked, and the match knows that they were bots', async () => {
  const table = await tableWith(smallTimeHeroes.game, [null, 'quick'])
  untilBotIsAsked(table.match)
  const before = table.match.steps
  open.push(table.sit())
  table.session.refresh()
  await untilStill(table.match)
  expect(table.match.steps).toBeGreaterThan(before)
  expect(table.match.view('spectator').prompt?.seats).toContain(0)
  expect(table.trouble()).toBeNull()
  expect(table.match.saved().entries.slice(before)).toContainEqual(expect.objectContaining({ way: 'bot' }))
})

test('closed hands of bots stay closed, and no curtain falls for them', async () => {
  const table = await tableWith(greyport.game, [null, 'quick', 'naive'], { hands: 'closed' })
  const takeAsBot = vi.spyOn(table.driver, 'takeAsBot')
  open.push(table.sit())
  for (let played = 0; played < 40 && !table.match.isOver; played++) {
    await untilStill(table.match)
    const { state } = table.session
    expect(state).toMatchObject({ isCurtained: false, attended: 0, look: { seat: 0 } })
    expect([...state.cells]).toEqual([...table.match.view(0).cells])
    table.session.take(state.look.choices[0])
    await settled()
  }
  expect(table.match.steps).toBeGreaterThan(40)
  // What a bot did is shown with the eyes of the person, too, and never with its own.
  const viewers = takeAsBot.mock.calls.map(([, , , viewer]) => viewer)
  expect(new Set(viewers)).toEqual(new Set([0]))
})

test('bots stop while somebody looks at the past, and go on afterwards', async () => {
  const table = await tableWithThinkingBot()
  const before = table.match.steps
  table.session.lookAt(0)
  await settled()
  await table.letGoOn()
  expect(table.match.steps).toBe(before)
  expect(table.session.state).toMatchObject({ isPast: true, look: { step: 0 } })
  table.session.lookAt(null)
  await untilStill(table.match)
  expect(table.match.steps).toBeGreaterThan(before)
})

test('an answer to a table that has moved on is ignored', async () => {
  const table = await tableWithThinkingBot()
  table.session.undo() // a person's decision, and whatever came of it
  await settled()
  const { steps } = table.match
  await table.letGoOn()
  expect(table.match.steps).toBe(steps)
})

test('a bot that cannot think says so; it is tried again, or somebody plays by hand', async () => {
  const table = await tableWith(smallTimeHeroes.game, [null, 'quick'])
  untilBotIsAsked(table.match)
  table.thread.problem = 'The bot has a headache.'
  const bots = table.sit()
  open.push(bots)
  table.session.refresh()
  await untilStill(table.match)
  expect(table.trouble()).toEqual({ seat: 1, message: 'The bot has a headache.' })
  const before = table.match.steps
  bots.tryAgain()
  await untilStill(table.match)
  expect(table).toMatchObject({ match: { steps: before }, thread: { asked: 2 } })
  await table.driver.seat(1, null)
  table.session.refresh()
  await untilStill(table.match)
  expect(table.trouble()).toBeNull()
  expect(table.session.state.attended).toBe(1)
  expect(table.session.state.look.choices.length).toBeGreaterThan(0)
})

test('a person who takes over a closed hand has to say so before it is shown; a bot’s is closed again', async () => {
  const table = await tableWith(greyport.game, [null, 'quick'], { hands: 'closed' })
  open.push(table.sit())
  await untilStill(table.match)
  await table.driver.seat(1, null)
  table.session.refresh()
  await settled()
  expect(table.session.state).toMatchObject({ isSecret: true, isCurtained: true, look: { seat: -1 } })
  table.session.lift(1)
  await settled()
  await table.driver.seat(1, 'naive')
  table.session.refresh()
  await untilStill(table.match)
  expect(table.session.state.look.seat).not.toBe(1)
  expect(table.session.state.attended).toBe(0)
})

test('where only bots play one looks on, and sees what a spectator sees', async () => {
  const table = await tableWith(greyport.game, ['naive', 'naive'], { hands: 'closed' })
  open.push(table.sit())
  await untilStill(table.match)
  expect(table.match.isOver).toBe(true)
  expect(table.session.state).toMatchObject({ isCurtained: false, look: { seat: -1 } })
})
