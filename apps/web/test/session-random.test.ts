/** Whatever is clicked at a table that answers late, refuses and fails: the page follows the match. */
import type { Game, OfferedChoice, PartialSetup } from '@hearthkeep/engine'
import { greyport } from '@hearthkeep/game-greyport'
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { tinyFight } from '@hearthkeep/game-tiny-fight'
import { Match } from '@hearthkeep/match'
import type { Viewer } from '@hearthkeep/match'
import { expect, test } from 'vitest'
import type { LogLine, Look, Taken } from '../src/session/driver.ts'
import { MatchDriver } from '../src/session/match-driver.ts'
import { Session } from '../src/session/session.ts'
import { go, settled } from './matches.ts'
import { atOnce } from './at-once.ts'

type Rules = Omit<PartialSetup, 'seed'>
type Roll = (below: number) => number

/** Numbers that look random and are the same every time. */
function dice(seed: number): Roll {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A match that answers late, and now and then refuses, fails before it has done anything, or after. */
class UnsteadyDriver extends MatchDriver {
  isSteady = false
  readonly faults = { refused: 0, before: 0, after: 0 }
  takes = 0
  private readonly roll: Roll

  constructor(match: Match, roll: Roll) {
    super(atOnce(match))
    this.roll = roll
  }

  private async late<T>(answer: () => Promise<T>): Promise<T> {
    for (let turns = this.roll(4); turns > 0; turns--) await settled()
    if (!this.isSteady && this.roll(25) === 0) {
      this.faults.before++
      throw new Error('it did not get there')
    }
    const value = await answer()
    for (let turns = this.roll(4); turns > 0; turns--) await settled()
    if (!this.isSteady && this.roll(25) === 0) {
      this.faults.after++
      throw new Error('it did not come back')
    }
    return value
  }

  override look(viewer: Viewer, step?: number): Promise<Look> {
    return this.late(() => super.look(viewer, step))
  }

  override take(choice: OfferedChoice, revision: number): Promise<Taken> {
    this.takes++
    return this.late(() => {
      if (this.isSteady || this.roll(12) > 0) return super.take(choice, revision)
      this.faults.refused++
      return Promise.resolve({ refused: 'not today' })
    })
  }

  override undo(seat: number): Promise<string | undefined> {
    return this.late(() => super.undo(seat))
  }

  override lines(seats: readonly number[]): Promise<readonly LogLine[]> {
    return this.late(() => super.lines(seats))
  }
}

/** What had been decided at each revision. */
function pastOf(match: Match): Map<number, readonly string[]> {
  const past = new Map<number, readonly string[]>()
  const note = (): unknown =>
    past.set(
      match.revision,
      match.record().steps.map(({ notation }) => notation),
    )
  note()
  match.subscribe('spectator', note)
  return past
}

/** Something that a player in a hurry might do; whether it may lead to a decision. */
function click(session: Session, roll: Roll): boolean {
  const { look, attended, isCurtained } = session.state
  const choice = look.choices.at(roll(look.choices.length))
  const thing = choice?.concerns.at(roll(choice.concerns.length))
  const deed = roll(18)
  if (isCurtained && deed < 8) session.lift(attended)
  else if (deed < 8 && choice !== undefined) session.take(choice)
  else if (deed < 12 && thing !== undefined) session.pick(thing)
  else if (deed === 12) session.undo()
  else if (deed === 13) session.lookAt(roll(2) === 0 ? null : roll(look.steps + 1))
  else if (deed === 14) session.skip()
  else if (deed === 15) session.drop()
  else if (deed === 16) session.attend(roll(session.driver.seats))
  else if (deed === 17) session.refresh()
  return deed < 12
}

const TABLES: readonly (readonly [name: string, game: Game, setup: Rules])[] = [
  ['of one', tinyFight.game, {}],
  ['of two', smallTimeHeroes.game, { seats: 2 }],
  ['with closed hands', greyport.game, { seats: 3, options: { hands: 'closed' } }],
]

interface Played {
  /** What the screen said that was not so. */
  readonly wrong: readonly string[]
  readonly changes: number
  readonly faults: readonly number[]
}

/** Clicks about until the game is over, then waits until the page has come to rest. */
async function clickAbout(game: Game, setup: Rules, seed: number): Promise<Played> {
  const roll = dice(seed)
  const match = Match.start(game, { ...setup, seed }, { undo: 'practice', autoForced: true })
  const past = pastOf(match)
  const driver = new UnsteadyDriver(match, roll)
  driver.isSteady = true
  const session = await Session.open(driver, {
    pace: () => roll(2),
    thingKinds: ['card', 'enemy', 'player'],
    wait: () => settled(),
  })
  driver.isSteady = false
  const wrong: string[] = []
  let shown = 0
  session.subscribe(() => {
    const { look, lines, isPast, isPlaying, attended, isSecret, isCurtained } = session.state
    if (isPast) return
    const decided = past.get(look.revision) ?? []
    const told = lines.filter(({ isDecision }) => isDecision).map(({ text }) => text)
    if (look.revision < shown) wrong.push(`revision ${look.revision} after ${shown}`)
    shown = look.revision
    if (decided.length !== look.steps) wrong.push(`${look.steps} steps at revision ${look.revision}`)
    if (isPlaying) return
    if (told.length !== look.steps) wrong.push(`${told.length} decisions told after ${look.steps}`)
    if (!isSecret && told.join() !== decided.join()) wrong.push('the log is not what was decided')
    if (isSecret && look.seat >= 0 && (isCurtained || look.seat !== attended))
      wrong.push('somebody else looks on')
  })
  let deeds = 0
  for (let clicks = 0; clicks < 600 && !match.isOver; clicks++) {
    if (click(session, roll)) deeds++
    for (let turns = roll(20); turns > 0; turns--) await settled()
    if (clicks % 120 === 60 && !match.isOver) go(match) // somebody else, somewhere else
  }
  driver.isSteady = true
  session.lookAt(null)
  session.refresh()
  for (let turns = 0; turns < 1500; turns++) await settled() // what was clicked before is done, too
  session.skip()
  const { look } = session.state
  const viewer = look.seat < 0 ? 'spectator' : look.seat
  expect(look.revision).toBe(match.revision)
  expect(look.cells).toEqual(match.view(viewer).cells)
  expect(driver.takes).toBeLessThanOrEqual(deeds)
  const played = { wrong, changes: match.revision, faults: Object.values(driver.faults) }
  session.close()
  return played
}

test.each(TABLES)(
  'at a table %s nothing is shown that is not so, and nothing is done twice',
  async (_, game, setup) => {
    let changes = 0
    const faults = [0, 0, 0]
    for (let seed = 1; seed <= 6; seed++) {
      const played = await clickAbout(game, setup, seed)
      expect(played.wrong).toEqual([])
      changes += played.changes
      played.faults.forEach((count, i) => (faults[i] += count))
    }
    expect(changes).toBeGreaterThan(100)
    for (const count of faults) expect(count).toBeGreaterThan(5)
  },
  60_000,
)
