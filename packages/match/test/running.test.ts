/** How often the rules run, and what a match keeps while nobody touches it. */
import { deskOf } from '@hearthkeep/engine'
import { Match, RecordMismatch } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import { lanterns } from './lanterns.ts'
import { answer, play, playAtRandom } from './support.ts'

const desk = deskOf(lanterns)

describe('[M38] the rules run once for a step', () => {
  const runsOf = (action: () => unknown): number => {
    const before = desk.runs
    action()
    return desk.runs - before
  }

  test('when it is answered, told to all, shown event by event and looked at', () => {
    const match = Match.start(lanterns, { seats: 2, seed: 7 }, { undo: 'honest' })
    for (const viewer of [0, 1, 'spectator'] as const) match.subscribe(viewer, () => undefined)
    expect(runsOf(() => play(match, [0, 'draw']))).toBe(1)
    const looking = runsOf(() => {
      for (const viewer of [0, 1, 'spectator'] as const) {
        match.view(viewer)
        match.at(0, viewer)
        match.frames(1, viewer)
        match.happened(0, viewer)
        match.decisions(viewer)
      }
      match.canUndo(0)
      match.record()
      match.saved()
      match.branch(1)
    })
    expect(looking).toBe(0)
  })

  test('also if it was previewed before', () => {
    const match = Match.start(lanterns, { seats: 2, seed: 7 }, { undo: 'honest' })
    expect(runsOf(() => match.preview(0, 'shine'))).toBe(1)
    expect(runsOf(() => play(match, [0, 'shine']))).toBe(0)
  })

  test('and not at all for what is refused', () => {
    const match = Match.start(lanterns, { seats: 2, seed: 7 }, { undo: 'honest' })
    expect(runsOf(() => answer(match, 0, 'fly'))).toBe(0)
    expect(match.preview(0, 'fly')).toBeUndefined()
  })

  test('what a step cost is worked out for an opened match when somebody asks', () => {
    const match = Match.start(lanterns, { seats: 2, seed: 7 }, { undo: 'honest' })
    play(match, [0, 'draw'], [0, 'shine'])
    const again = Match.open(lanterns, match.saved())
    expect(again.canUndo(0)).toEqual(match.canUndo(0))
    expect(again.state.history.spanOf(0)).toBe('information')
  })
})

test('[M39] matches at rest hold no table: many more than the engine has memory for are open and touched in turn', () => {
  const matches = Array.from({ length: 400 }, (_, seed) =>
    Match.start(lanterns, { seats: 3, seed }, { undo: 'practice' }),
  )
  const tables = lanterns.newTable().at
  for (let round = 0; round < 3; round++)
    for (const [i, match] of matches.entries()) playAtRandom(match, i + round, 1)
  // The engine has given out far less than a table for each: only those that all matches share, with their lists.
  expect(lanterns.newTable().at - tables).toBeLessThan(lanterns.layout.size * 100)
  for (const [i, match] of matches.entries()) {
    const alone = Match.start(lanterns, { seats: 3, seed: i }, { undo: 'practice' })
    for (let round = 0; round < 3; round++) playAtRandom(alone, i + round, 1)
    expect(match.view(0)).toEqual(alone.view(0))
  }
})

test('[M40] a record that no longer fits can be looked at, and gone on from, as far as it does', () => {
  const match = Match.start(lanterns, { seats: 2, seed: 7 }, { undo: 'honest' })
  play(match, [0, 'draw'], [0, 'shine'], [1, 'shine'])
  const record = match.record()
  const steps = record.steps.with(1, { seat: 0, notation: 'fly to the moon' })
  const { match: part, mismatch } = Match.resumeAsFar(lanterns, { ...record, steps })
  expect(mismatch).toBeInstanceOf(RecordMismatch)
  expect([mismatch?.step, part.steps, part.revision]).toEqual([2, 1, 1])
  expect(part.view(0)).toEqual({ ...match.at(1, 0), steps: 1, undo: part.view(0).undo })
  play(part, [0, 'shine'])
  expect(Match.resumeAsFar(lanterns, record).mismatch).toBeUndefined()
  const wrong = record.steps.with(2, { ...record.steps[2], hash: '0'.repeat(16) })
  const differs = Match.resumeAsFar(lanterns, { ...record, steps: wrong })
  expect([differs.mismatch?.step, differs.match.steps]).toEqual([3, 2])
})
