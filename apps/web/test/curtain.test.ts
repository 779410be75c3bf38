import { findGame } from '@hearthkeep/catalog'
import { greyport, openTable } from '@hearthkeep/game-greyport'
import { Match } from '@hearthkeep/match'
import type { Viewer } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import type { LoadedGame } from '../src/games/face.ts'
import { modelOf } from '../src/games/greyport/model.ts'
import { MatchDriver } from '../src/session/match-driver.ts'
import { Session } from '../src/session/session.ts'
import { hideFromEachOther } from '@hearthkeep/match'
import { seatName, seatNumbered } from '../src/table/shell-context.ts'
import { go, settled, viewOf } from './matches.ts'
import { atOnce } from './at-once.ts'

const { game } = greyport
const OPTIONS = { pace: () => 0, thingKinds: ['card', 'monster', 'player'] }

/** A round in which all three can act. */
function round(options: Readonly<Record<string, string>>): Match {
  const match = Match.start(game, { seats: 3, seed: 3, options }, { autoForced: true, undo: 'practice' })
  while (viewOf(match).prompt?.question !== 'players-act') go(match)
  return match
}

async function begin(options: Readonly<Record<string, string>> = { hands: 'closed' }) {
  const match = round(options)
  const session = await Session.open(new MatchDriver(atOnce(match)), OPTIONS)
  return { match, session }
}

/** The hands that can be seen in what a table is drawn from. */
function handsIn({ state }: Session): number[] {
  return modelOf(game, state.cells).seats.flatMap(({ seat, hand }) => (hand.length > 0 ? [seat] : []))
}

/** Cards of a hand that what is drawn or read aloud names. */
function namedIn({ state }: Session, match: Match, owner: number): string[] {
  const { cards } = openTable(game).data
  const { look, beside, lines } = state
  const words = JSON.stringify([look.choices, look.refused, look.refusedIfTried, look.prompt, beside, lines])
  const { seats } = modelOf(game, match.view(owner).cells)
  const others = new Set(
    seats
      .flatMap(({ discard, played }) => [...discard, ...played.map(({ hero }) => hero)])
      .map(({ title }) => title),
  )
  return seats[owner].hand
    .map(({ id }) => cards[id])
    .filter(({ title }) => !others.has(title) && words.includes(title))
    .map(({ name }) => name)
}

const takeDone = async (session: Session): Promise<void> => {
  const done = session.state.look.choices.find(({ kind }) => kind === 'done')
  if (done === undefined) throw new Error('nobody can be done')
  session.take(done)
  await settled()
}

describe.each([{ hands: 'closed' }, { silent: 'yes' }])('with %o', (options) => {
  test('nobody is shown a hand before they have said who they are', async () => {
    const { match, session } = await begin(options)
    expect(session.state).toMatchObject({ isCurtained: true, isSecret: true, attended: 0, holder: null })
    expect(session.state.look).toMatchObject({ seat: -1, choices: [], refused: [] })
    expect(handsIn(session)).toEqual([])
    for (const seat of [0, 1, 2]) expect(namedIn(session, match, seat)).toEqual([])
    session.lift(0)
    await settled()
    expect(session.state).toMatchObject({ isCurtained: false, attended: 0, holder: 0 })
    expect(handsIn(session)).toEqual([0])
    expect(namedIn(session, match, 0)).not.toEqual([])
    for (const seat of [1, 2]) expect(namedIn(session, match, seat)).toEqual([])
    session.close()
  })
})

test('nothing is taken back before somebody has said who they are', async () => {
  const { match, session } = await begin()
  const { revision } = match
  session.undo()
  await settled()
  expect(session.state.notice).toBe('This cannot be taken back: only players can take something back.')
  expect(match.revision).toBe(revision)
  session.close()
})

test('to turn to another is to pass the device on, and one may think better of it', async () => {
  const { match, session } = await begin()
  session.lift(0)
  await settled()
  session.attend(2)
  await settled()
  expect(session.state).toMatchObject({ isCurtained: true, attended: 2, holder: 0 })
  expect(handsIn(session)).toEqual([])
  expect(session.state.beside).toEqual([])
  for (const seat of [0, 1, 2]) expect(namedIn(session, match, seat)).toEqual([])
  session.lift(0)
  await settled()
  expect(session.state).toMatchObject({ isCurtained: false, attended: 0 })
  expect(handsIn(session)).toEqual([0])
  session.close()
})

test('the curtain falls when another is asked; who has passed the device on can still take that back', async () => {
  const { match, session } = await begin()
  session.lift(0)
  await settled()
  await takeDone(session)
  expect(session.state).toMatchObject({
    isCurtained: true,
    attended: 1,
    undo: { isPossible: true },
  })
  expect(session.state.readers).toEqual([])
  session.undo()
  await settled()
  expect(session.state).toMatchObject({ isCurtained: false, attended: 0, look: { seat: 0 } })
  await takeDone(session)
  session.lift(1)
  await settled()
  expect(handsIn(session)).toEqual([1])
  expect(namedIn(session, match, 0)).toEqual([])
  // At a practice table anybody takes anything back: then it is another's turn, and the device goes back to them.
  session.undo()
  await settled()
  expect(session.state).toMatchObject({ isCurtained: true, attended: 0, holder: 1 })
  expect(handsIn(session)).toEqual([])
  session.close()
})

test('the past is seen by who holds the device as they saw it, and behind the curtain as anybody saw it', async () => {
  const { session } = await begin()
  session.lookAt(3)
  await settled()
  expect(session.state).toMatchObject({ isPast: true, isCurtained: false, look: { seat: -1, step: 3 } })
  session.lookAt(null)
  await settled()
  expect(session.state.isCurtained).toBe(true)
  session.lift(2)
  await settled()
  session.lookAt(0)
  await settled()
  expect(session.state).toMatchObject({ isPast: true, attended: 2, look: { seat: 2, step: 0 } })
  session.lookAt(null)
  await settled()
  expect(session.state).toMatchObject({ isCurtained: false, attended: 2, look: { seat: 2 } })
  session.close()
})

test('what was clicked before the curtain fell does not reach behind it', async () => {
  const { match, session } = await begin()
  session.lift(0)
  await settled()
  const [first] = session.state.look.choices
  const { steps } = match
  session.attend(1)
  session.take(first)
  session.pick(first.concerns[0])
  await settled()
  expect(match.steps).toBe(steps)
  expect(session.state).toMatchObject({ isCurtained: true, attended: 1, picked: [] })
  session.close()
})

test('what is shown of a step is what its own player saw, and then the curtain falls', async () => {
  const match = round({ hands: 'closed' })
  for (const seat of [0, 2])
    go(
      match,
      match.view(seat).choices.find(({ kind }) => kind === 'done'),
    )
  const session = await Session.open(new MatchDriver(atOnce(match)), {
    ...OPTIONS,
    pace: () => 1,
    wait: settled,
  })
  session.lift(1)
  await settled()
  const seen: string[] = []
  session.subscribe(() => {
    const { isPlaying, isCurtained, attended } = session.state
    seen.push([isPlaying, isCurtained, attended, ...handsIn(session)].join())
  })
  await takeDone(session) // the last of all: the monsters strike, and the defender recruits
  for (let turns = 0; turns < 40; turns++) await settled()
  expect(seen.at(-1)).toBe('false,true,0')
  expect(new Set(seen.slice(0, -1))).toEqual(new Set(['false,false,1,1', 'true,false,1,1']))
  session.close()
})

test('a game that is over has no curtain, and shows what everybody may know', async () => {
  const match = round({ hands: 'closed' })
  while (!match.isOver) {
    const { choices } = viewOf(match)
    go(match, choices.find(({ kind }) => kind === 'done') ?? choices[0])
  }
  const session = await Session.open(new MatchDriver(atOnce(match)), OPTIONS)
  expect(session.state).toMatchObject({ isCurtained: false, look: { seat: -1, prompt: null } })
  session.close()
})

/** A table elsewhere, of which one seat is played here. */
class RemoteDriver extends MatchDriver {
  override get own() {
    return [1]
  }
  readonly asked = new Set<Viewer>()
  override look(viewer: Viewer, step?: number) {
    this.asked.add(viewer)
    return super.look(viewer, step)
  }
}

test('with open hands anybody here takes back what another did, also after turning to a third', async () => {
  const match = Match.start(game, { seats: 3, seed: 3 }, { autoForced: true })
  while (viewOf(match).prompt?.question !== 'players-act') go(match)
  const session = await Session.open(new MatchDriver(atOnce(match)), OPTIONS)
  session.attend(1)
  await takeDone(session)
  const { steps } = match
  session.attend(0)
  session.attend(2)
  expect(session.state).toMatchObject({ attended: 2, undoes: 1, undo: { isPossible: true } })
  session.undo()
  await settled()
  expect(match.steps).toBe(steps - 1)
  session.close()
})

describe('there is no curtain', () => {
  test('where hands are open: all is seen, and one turns to another by a click', async () => {
    const { session } = await begin({ hands: 'open' })
    expect(session.state).toMatchObject({ isCurtained: false, isSecret: false, attended: 0 })
    expect(handsIn(session)).toEqual([0, 1, 2])
    session.attend(2)
    expect(session.state).toMatchObject({ isCurtained: false, attended: 2, look: { seat: 2 } })
    session.close()
  })

  test('where one seat is played here: nothing else is ever asked for', async () => {
    const driver = new RemoteDriver(atOnce(round({ hands: 'closed' })))
    const session = await Session.open(driver, OPTIONS)
    expect(session.state).toMatchObject({ isCurtained: false, attended: 1, look: { seat: 1 } })
    await takeDone(session)
    expect(session.state).toMatchObject({
      isCurtained: false,
      attended: 1,
      look: { prompt: { seats: [0, 2] } },
    })
    expect(session.state.candidates).toEqual([])
    expect([...driver.asked]).toEqual([1])
    session.close()
  })
})

test('whether something is hidden is told by what the seats see', () => {
  const cellsOf = (match: Match): Int32Array[] => [0, 1, 2].map((seat) => match.view(seat).cells)
  expect(hideFromEachOther(cellsOf(round({ hands: 'open' })))).toBe(false)
  expect(hideFromEachOther(cellsOf(round({ hands: 'closed' })))).toBe(true)
  expect(hideFromEachOther([Int32Array.of(1)])).toBe(false)
})

test('a seat is called as the rules call it, where that says which one it is', () => {
  const named = (module: LoadedGame['module']): string[] => {
    const { cells } = Match.start(module.game, { seats: 3, seed: 3 }).view('spectator')
    const loaded = { module } as LoadedGame
    return [seatNumbered(loaded, 1, cells), seatName(loaded, 2, cells)]
  }
  expect(named(findGame('lantern-watch') as LoadedGame['module'])).toEqual(['Watcher 2', 'Watcher 3'])
  expect(named(greyport)).toEqual(['Player 2', 'Player 3'])
})
