/** What is about to happen, as the page shows it: from forecasts, for the table as it is now, and it comes true. */
import { greyport } from '@hearthkeep/game-greyport'
import { keepTheHeroesOut } from '@hearthkeep/game-keep-the-heroes-out'
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { offeredChoices } from '@hearthkeep/engine'
import type { Game, OfferedChoice } from '@hearthkeep/engine'
import { Match } from '@hearthkeep/match'
import { afterEach, describe, expect, test } from 'vitest'
import { ComingStore } from '../src/coming/coming-store.ts'
import { isCertain } from '../src/coming/outlook.ts'
import type { Coming } from '../src/coming/outlook.ts'
import { thenOf, threatOf } from '../src/coming/threat.ts'
import { MatchDriver } from '../src/session/match-driver.ts'
import { Session } from '../src/session/session.ts'
import { atOnce } from './at-once.ts'
import { go, settled, viewOf } from './matches.ts'
import { threadFor } from './thread-for.ts'

/** So many times the enemies' turn is let come in each game. */
const TURNS = 200
const THINGS = ['card', 'enemy', 'room', 'monster', 'player']

const open: { close: () => void }[] = []
afterEach(() => open.splice(0).forEach((one) => one.close()))

async function tableOf(game: Game, seed: number, seats = game.seats[0]) {
  const setup = { seats, seed, options: {} }
  const match = Match.start(game, setup, { autoForced: true, undo: 'practice' })
  const { thread, client } = await threadFor(game)
  const session = await Session.open(new MatchDriver(atOnce(match)), { pace: () => 0, thingKinds: THINGS })
  const store = new ComingStore(session, client)
  open.push(session, { close: store.subscribe(() => undefined) })
  await known()
  return { match, session, store, thread }
}

/** Waits until everything that was asked is answered. */
async function known(): Promise<void> {
  for (let i = 0; i < 60; i++) await settled()
}

/** The moment of a game that is foreseen. */
const momentOf = (game: Game) => Object.values(game.foresight?.moments ?? {})[0]

/** Answers as a forecast does: lets the moment come, says no where one may, else the first thing on offer. */
function answerAsForeseen({ game, state: { table } }: Match): OfferedChoice {
  const { choices, question } = table
  const by = momentOf(game).by(table as never, choices.seatOf(0))
  const pass = Array.from({ length: choices.count }, (_, i) => i).find(
    (i) => choices.kindOf(i) === question?.pass,
  )
  return offeredChoices(game, table)[by >= 0 ? by : (pass ?? 0)]
}

/** Lets the moment come, until the next can. */
function letCome(match: Match): void {
  const { table } = match.state
  const { mark, by } = momentOf(match.game)
  const before = mark(table as never)
  const isOver = (): boolean => match.view('spectator').outcome !== 'playing'
  const isNext = (): boolean =>
    mark(table as never) !== before && by(table as never, table.choices.seatOf(0)) >= 0
  while (!isOver() && !isNext()) go(match, answerAsForeseen(match))
}

describe.each([
  ['Small-Time Heroes', smallTimeHeroes.game, 'health', 'certain'],
  ['Battle for Greyport', greyport.game, 'hp', 'certain'],
  // Who comes next and what it takes hangs on too much to go through it all: chances are drawn, and nothing is called certain.
  ['Keep the Heroes Out!', keepTheHeroesOut.game, 'chest', 'drawn'],
] as const)('%s', (_, game: Game, gauge, told) => {
  test(`over ${TURNS} enemy turns the total of the table as it is now is known, and what was shown comes true`, async () => {
    const seen = { certain: 0, open: 0, drawn: 0, surprises: 0 }
    let moments = 0
    for (let seed = 1; moments < TURNS; seed++) {
      const { match, session, store } = await tableOf(game, seed)
      for (
        let turns = 0;
        turns < 12 && moments < TURNS && match.view('spectator').outcome === 'playing';
        turns++
      ) {
        // A few decisions of the turn, as they come.
        for (let i = 0; i < 2 && viewOf(match).choices.length > 0; i++) go(match)
        session.refresh()
        await known()
        const { coming, isFresh } = store.snapshot()
        if (coming === null || coming.by === null) continue
        expect(isFresh).toBe(true)
        moments++
        letCome(match)
        for (const outlook of coming.outlooks.filter((one) => one.gauge === gauge)) {
          const left = game.foresight?.gauges[gauge].read(match.state.table as never, outlook.of.id) ?? NaN
          const possible = outlook.losses.map(({ value }) => Math.max(0, outlook.now - value))
          const isPossible = possible.includes(Math.max(0, left))
          if (!coming.isExact) {
            seen.drawn++
            seen.surprises += Number(!isPossible)
          } else if (coming.guessed.length === 0) {
            expect(isPossible, `${left} left of ${possible.join()}`).toBe(true)
            seen[isCertain(coming, outlook) ? 'certain' : 'open']++
          }
        }
      }
    }
    console.log(`${game.name}: over ${moments} enemy turns`, seen, 'totals came true')
    expect(seen[told]).toBeGreaterThan(40)
    // What none of so many runs came to may come all the same, now and then.
    expect(seen.surprises).toBeLessThanOrEqual(seen.drawn / 50)
  })
})

test('what is in hand says what it would change; when the table moves on, nothing old is shown', async () => {
  const { match, session, store, thread } = await tableOf(smallTimeHeroes.game, 4)
  while ((store.snapshot().coming?.by ?? null) === null) {
    go(match)
    session.refresh()
    await known()
  }
  const first = session.state.look.choices.find(({ concerns }) =>
    concerns.some(({ kind }) => kind === 'enemy'),
  )
  if (first === undefined) throw new Error('nobody can be hit')
  session.pick(first.concerns[0])
  await known()
  expect([...store.snapshot().after.keys()].sort()).toEqual(
    expect.arrayContaining(session.state.candidates.map(({ notation }) => notation)),
  )
  thread.isHeld = true
  session.take(first)
  await known()
  expect(store.snapshot()).toMatchObject({ isFresh: false, after: new Map() })
  thread.isHeld = false
  thread.release()
  await known()
  expect(store.snapshot().isFresh).toBe(true)
})

describe('what a coming total says', () => {
  const coming = (
    losses: readonly [number, number][],
    { now = 9, isExact = true, falls = 0 } = {},
  ): Coming => ({
    outlooks: [
      {
        ...{ gauge: 'health', of: { kind: 'hero', id: 0 }, now, falls },
        losses: losses.map(([value, chance]) => ({ value, chance })),
        least: losses[0][0],
        most: losses.at(-1)?.[0] ?? 0,
      },
    ],
    ...{ by: 'end turn', won: 0, lost: 0, isExact, runs: isExact ? losses.length : 200 },
    ...{ declined: [], guessed: [] },
  })
  const you = { name: 'you', isYou: true }
  const threat = (one: Coming) => threatOf(one, one.outlooks[0], you)

  test('nothing, something, either of two, anything between', () => {
    expect(threat(coming([[0, 1]]))).toMatchObject({ figure: '0', level: 'safe', title: 'Nothing at you' })
    expect(threat(coming([[5, 1]]))).toMatchObject({ figure: '5', level: 'hurts', title: '4 left' })
    const two = coming([[2, 0.5], [8, 0.5]]) // prettier-ignore
    expect(threat(two)).toMatchObject({ figure: '2 or 8', title: 'at worst 1 left', about: '8: 50 %' })
    const many = coming([[0, 0.2], [1, 0.3], [6, 0.5]], { isExact: false }) // prettier-ignore
    expect(threat(many)).toMatchObject({ figure: '≈0–6', about: '6: 50 % in 200 runs' })
  })

  test('a fall is said in words, and by how much it is too much', () => {
    expect(threat(coming([[14, 1]], { falls: 1 }))).toMatchObject({ figure: '14', level: 'lethal', title: 'You fall', about: '6 too many' }) // prettier-ignore
    const maybe = coming([[3, 0.5], [9, 0.5]], { falls: 0.5 }) // prettier-ignore
    expect(threat(maybe)).toMatchObject({ figure: '3 or 9', level: 'lethal', title: 'You may fall: 50 %' })
  })

  test('a target says what becomes of it and what comes then, if anything changes', () => {
    const victim = { gauge: 'health', id: 0 }
    const before = coming([[14, 1]], { falls: 1 })
    expect(thenOf(before, coming([[9, 1]]), { victim })).toMatchObject({
      words: 'then',
      then: '9',
      isBad: false,
    })
    expect(thenOf(before, coming([[14, 1]], { falls: 1 }), { victim })).toBeUndefined()
    expect(thenOf(before, undefined, { victim })).toBeUndefined()
  })
})
