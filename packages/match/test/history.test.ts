import { fork, formatRecord, hashFields, parseRecord, verifyRecord } from '@hearthkeep/engine'
import { Match, RecordMismatch } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import { lanterns } from './lanterns.ts'
import { answer, play, playAtRandom } from './support.ts'

const hashOf = (match: Match) => {
  const table = fork(match.game, match.state.table)
  const hash = hashFields(lanterns.layout, table.cells)
  table.release()
  return hash
}
const seats = [0, 1, 2, 'spectator'] as const

test('[M22] every earlier moment can be looked at, and looks as it did', () => {
  const match = Match.start(lanterns, { seed: 4, seats: 3 })
  const seen: unknown[][] = []
  playAtRandom(match, 4, 40, () => seen.push(seats.map((seat) => match.view(seat))))
  const hash = hashOf(match)
  seen.forEach((views, step) => {
    seats.forEach((seat, i) => {
      const { undo, steps, ...then } = match.at(step, seat)
      expect(views[i]).toMatchObject(then)
      expect(undo.isPossible).toBe(false)
      expect(steps).toBe(match.steps)
    })
  })
  expect(match.at(match.steps, 0)).toEqual(match.view(0))
  expect(hashOf(match)).toBe(hash)
  expect(() => match.at(match.steps + 1, 0)).toThrow(`the game has 0 to ${match.steps}`)
  expect(() => match.at(0.5, 0)).toThrow(RangeError)
})

test('[M22] an answer to an earlier moment is stale', () => {
  const match = Match.start(lanterns, { seed: 4 })
  play(match, [0, 'shine'], [0, 'shine'])
  const { revision } = match.at(1, 0)
  expect(match.answer({ seat: 0, revision, notation: 'draw' }).kind).toBe('stale')
})

test('[M23] a branch has the same past and its own future', () => {
  const match = Match.start(lanterns, { seed: 6 }, { undo: 'practice' })
  playAtRandom(match, 6)
  const { steps } = match.record()
  for (let step = 0; step <= match.steps; step++) {
    const branch = match.branch(step)
    expect(branch.record().steps.map(({ notation }) => notation)).toEqual(
      steps.slice(0, step).map(({ notation }) => notation),
    )
    expect(verifyRecord(lanterns, branch.record())).toMatchObject({ isSame: true, hash: hashOf(branch) })
    expect(branch).toMatchObject({ revision: step, options: { undo: 'practice' } })
    branch.close()
  }
  const hash = hashOf(match)
  const branch = match.branch(3, { undo: 'honest' })
  playAtRandom(branch, 99)
  expect(branch.undo(0).kind).toBe('refused')
  expect(hashOf(match)).toBe(hash)
  expect(match.steps).toBe(steps.length)
})

test('[M23] a branch of an honest table is one for practice, wherever it begins', () => {
  const match = Match.start(lanterns, { seed: 6 }, { undo: 'honest' })
  play(match, [0, 'draw'], [0, 'done'])
  for (const step of [0, 1, 2]) expect(match.branch(step).options.undo).toBe('practice')
  expect(match.branch(0, { undo: 'honest' }).options.undo).toBe('honest')
})

describe('[M24] resuming', () => {
  test.each([1, 2, 3])('from the record after every step gives the same match, seed %i', (seed) => {
    const match = Match.start(lanterns, { seed, seats: 3 }, { autoForced: true })
    const compare = () => {
      const record = parseRecord(formatRecord(match.record()))
      const resumed = Match.resume(lanterns, record, { autoForced: true })
      expect(hashOf(resumed)).toBe(hashOf(match))
      expect(resumed.record()).toEqual(match.record())
      for (const seat of seats) expect(resumed.view(seat)).toEqual(reseen(match, resumed, seat))
      const opened = Match.open(lanterns, match.saved())
      expect(opened.saved()).toEqual(match.saved())
      for (const seat of seats) expect(opened.view(seat)).toEqual(match.view(seat))
      for (const other of [resumed, opened]) other.close()
    }
    playAtRandom(match, seed, Infinity, compare)
    compare()
    expect(match.isOver).toBe(true)
  })

  /** A bare record does not say which answers were automatic, so only what undo says of them may differ. */
  function reseen(match: Match, resumed: Match, seat: (typeof seats)[number]) {
    return { ...match.view(seat), undo: resumed.view(seat).undo }
  }

  test('goes on where the record ends, even at a forced choice', () => {
    const match = Match.start(lanterns, { seed: 1 })
    play(match, [0, 'done'], [1, 'done'], [1, 'guard'])
    const resumed = Match.resume(lanterns, match.record(), { autoForced: true })
    expect(resumed.record()).toEqual(match.record())
    expect(answer(resumed, 1, 'bow').kind).toBe('taken')
  })

  test('names the first step that does not fit, and why', () => {
    const match = Match.start(lanterns, { seed: 1 })
    play(match, [0, 'shine'], [1, 'shine'], [0, 'draw'])
    const record = match.record()
    const resume = (change: object) => () => Match.resume(lanterns, { ...record, ...change })
    const steps = (at: number, change: object) =>
      resume({ steps: record.steps.map((step, i) => (i === at ? { ...step, ...change } : step)) })
    expect(steps(1, { notation: 'bow' })).toThrow(
      'step 2 of the record: "bow" is not possible: what is asked now is: Act, or be done. [L2]',
    )
    expect(steps(1, { seat: 9 })).toThrow('step 2 of the record')
    expect(steps(2, { hash: '0'.repeat(16) })).toThrow('step 3 of the record: the table differs')
    expect(resume({ rules: '0.9.0', steps: [{ seat: 0, notation: 'bow' }] })).toThrow(
      '(played with rules 0.9.0, now 1.0.0)',
    )
    expect(resume({ game: 'chess' })).toThrow('it is a record of chess, and this is lanterns')
    expect(resume({ setup: { ...record.setup, seats: 9 } })).toThrow('the record cannot be begun: seats 9')
    let caught: unknown
    try {
      steps(0, { notation: 'bow' })()
    } catch (error) {
      caught = error
    }
    expect(caught).toBeInstanceOf(RecordMismatch)
    expect(caught).toMatchObject({ step: 1, name: 'RecordMismatch' })
  })

  test('meets rules that throw as a step that does not fit', () => {
    const setup = { seed: 1, options: { bomb: 'act' } }
    const record = { ...Match.start(lanterns, setup).record(), steps: [{ seat: 0, notation: 'explode' }] }
    expect(() => Match.resume(lanterns, record)).toThrow(
      'step 1 of the record: the rules fail: the lantern exploded',
    )
  })
})

test('[M25] the questions that were put to people are counted, automatic answers are not', () => {
  const match = Match.start(lanterns, { seed: 1 }, { autoForced: true, undo: 'agreement' })
  expect(match.prompts).toBe(1)
  match.stand(1, 'guard', 'guard')
  play(match, [0, 'done'], [1, 'done']) // and guarding and bowing go by themselves
  expect(match.steps).toBe(4)
  expect(match.prompts).toBe(3)
  expect(Match.open(lanterns, match.saved()).prompts).toBe(3)
  playAtRandom(match, 1)
  const asked = match.decisions('spectator').filter(({ way }) => way === 'answered')
  expect(match.prompts).toBe(asked.length)
  expect(asked.length).toBeLessThan(match.steps)
})

test('[M25] thousands of matches can be played if they are closed', () => {
  for (let i = 0; i < 3000; i++) {
    const match = Match.start(lanterns, { seed: i })
    match.view(0)
    match.happened(0, 0)
    match.close()
  }
})
