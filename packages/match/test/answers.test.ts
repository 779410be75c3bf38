import { fork, sameCells } from '@hearthkeep/engine'
import { Match } from '@hearthkeep/match'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lanterns } from './lanterns.ts'
import { answer, handOf, play } from './support.ts'

const begin = (options = {}) => Match.start(lanterns, { seed: 1, options })
/** Everything about a match that an answer can change. */
const whole = (match: Match) => {
  const table = fork(match.game, match.state.table)
  const cells = [...table.cells]
  table.release()
  return { cells, saved: match.saved() }
}

test('[M1] every offered choice is taken, and the list of the rules is the only source of them', () => {
  const match = begin()
  for (let seat = 0; seat < 2; seat++) {
    for (const { notation } of match.view(seat).choices) {
      expect(answer(match.branch(0), seat, notation).kind, notation).toBe('taken')
    }
  }
  expect(answer(match, 0, 'guard').kind).toBe('illegal')
})

test('[M2] the revision grows by one with every answer and undo, and is never used again', () => {
  const match = begin()
  expect(match.revision).toBe(0)
  play(match, [0, 'shine'])
  expect(match.revision).toBe(1)
  expect(match.undo(0)).toMatchObject({ kind: 'undone', revision: 2, steps: 0 })
  play(match, [0, 'shine'])
  expect(match.revision).toBe(3)
  expect(match.steps).toBe(1)
  const reopened = Match.open(lanterns, match.saved())
  expect(reopened.revision).toBe(3)
  play(reopened, [1, 'shine'])
  expect(reopened.revision).toBe(4)
})

test('[M3] a taken answer says the new revision and what was decided', () => {
  expect(answer(begin(), 0, '  SHINE ')).toEqual({
    kind: 'taken',
    revision: 1,
    decisions: [{ step: 1, seat: 0, question: 'act', rule: 'L2', way: 'answered', by: 0, notation: 'shine' }],
  })
})

test('[M4] an answer to an older revision is stale, changes nothing and learns the current revision', () => {
  const match = begin()
  play(match, [0, 'shine'], [0, 'shine'])
  const before = whole(match)
  expect(match.answer({ seat: 0, revision: 1, notation: 'draw' })).toEqual({ kind: 'stale', revision: 2 })
  expect(whole(match)).toEqual(before)
})

test('[M5] the very same answer again is repeated and harmless, also after an undo and after a restart', () => {
  const match = begin()
  play(match, [0, 'shine'])
  const again = { seat: 0, revision: 0, notation: 'Shine' }
  expect(match.answer(again)).toEqual({ kind: 'repeated', revision: 1, takenAs: 1 })
  expect(Match.open(lanterns, match.saved()).answer(again)).toMatchObject({ kind: 'repeated' })
  match.undo(0)
  expect(match.answer(again)).toEqual({ kind: 'repeated', revision: 2, takenAs: 1 })
  expect(match.steps).toBe(0)
})

describe('[M6] an answer that crosses those of others in a free-for-all', () => {
  test('is taken while the question is still open and the answer still legal', () => {
    const match = begin()
    play(match, [0, 'shine'], [0, 'shine'])
    const reopened = Match.open(lanterns, match.saved())
    expect(reopened.answer({ seat: 1, revision: 0, notation: 'draw' })).toMatchObject({ kind: 'taken' })
    expect(match.answer({ seat: 1, revision: 0, notation: 'draw' })).toMatchObject({
      kind: 'taken',
      revision: 3,
    })
    expect(match.answer({ seat: 1, revision: 0, notation: 'draw' })).toMatchObject({ kind: 'repeated' })
  })

  test('is stale if the same seat has acted since, also after a restart', () => {
    const match = begin()
    play(match, [0, 'shine'], [1, 'shine'])
    const crossing = { seat: 1, revision: 0, notation: 'draw' }
    expect(match.answer(crossing)).toEqual({ kind: 'stale', revision: 2 })
    expect(Match.open(lanterns, match.saved()).answer(crossing)).toEqual({ kind: 'stale', revision: 2 })
  })

  test('is stale if it has become illegal since', () => {
    const match = begin()
    play(match, [0, 'shine'], [0, 'shine'], [0, 'shine'], [0, 'shine'], [0, 'shine'])
    expect(match.answer({ seat: 1, revision: 0, notation: 'shine' })).toEqual({ kind: 'stale', revision: 5 })
  })

  test('is stale if something was taken back since, also after a restart', () => {
    const match = begin()
    play(match, [0, 'shine'])
    match.undo(0)
    const crossing = { seat: 1, revision: 1, notation: 'draw' }
    expect(match.answer(crossing)).toEqual({ kind: 'stale', revision: 2 })
    expect(Match.open(lanterns, match.saved()).answer(crossing)).toEqual({ kind: 'stale', revision: 2 })
    play(match, [0, 'shine'])
    expect(Match.open(lanterns, match.saved()).answer(crossing)).toEqual({ kind: 'stale', revision: 3 })
    expect(match.answer({ ...crossing, revision: 2 })).toMatchObject({ kind: 'taken' })
  })

  test('is stale if the question was another one', () => {
    const match = begin()
    play(match, [0, 'done'], [1, 'done'], [1, 'guard']) // the guardian of round 1 is seat 1
    expect(match.answer({ seat: 1, revision: 2, notation: 'let go' })).toEqual({ kind: 'stale', revision: 3 })
    play(match, [1, 'bow'])
    expect(match.view(0).prompt?.question).toBe('act')
    // Seat 0 has done nothing since revision 1, but the question of then has been closed in between.
    expect(match.answer({ seat: 0, revision: 1, notation: 'done' })).toEqual({ kind: 'stale', revision: 4 })
  })
})

test('[M7] an illegal answer gets the reason and the number of the rule', () => {
  const match = begin()
  play(match, [0, 'shine'], [0, 'shine'], [0, 'shine'], [0, 'shine'], [0, 'shine'])
  const before = whole(match)
  expect(answer(match, 0, 'shine')).toEqual({
    kind: 'illegal',
    revision: 5,
    rule: 'L3',
    text: 'it is bright enough',
  })
  expect(answer(match, 0, 'bow')).toMatchObject({ kind: 'illegal', rule: 'L2' })
  const [theirs] = handOf(match, 1)
  expect(answer(match, 0, `play ${theirs}`)).toMatchObject({ kind: 'illegal', rule: 'L2' })
  expect(whole(match)).toEqual(before)
})

describe('[M8] what is no answer is malformed', () => {
  const fine = { seat: 0, revision: 0, notation: 'shine' }
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', [0, 0, 'shine']],
    ['a text', 'shine'],
    ['a part missing', { seat: 0, revision: 0 }],
    ['no such seat', { ...fine, seat: 2 }],
    ['a negative seat', { ...fine, seat: -1 }],
    ['half a seat', { ...fine, seat: 0.5 }],
    ['a seat in words', { ...fine, seat: '0' }],
    ['no number for a revision', { ...fine, revision: NaN }],
    ['half a revision', { ...fine, revision: 0.5 }],
    ['a negative revision', { ...fine, revision: -1 }],
    ['a revision of the future', { ...fine, revision: 1 }],
    ['an empty notation', { ...fine, notation: '' }],
    ['a blank notation', { ...fine, notation: '  ' }],
    ['a long notation', { ...fine, notation: 'x'.repeat(500) }],
    ['a notation that is a number', { ...fine, notation: 1 }],
    [
      'an object that throws',
      {
        get seat(): number {
          throw new Error('no')
        },
      },
    ],
  ])('%s', (_, input) => {
    const match = begin()
    const result = match.answer(input)
    expect(result).toMatchObject({ kind: 'malformed', revision: 0 })
    expect(match.steps).toBe(0)
  })

  test('whatever comes in, nothing is thrown, and only what is taken changes the table', () => {
    const match = begin({ bomb: 'act' })
    const words = fc.constantFrom(
      'shine',
      'draw',
      'done',
      'explode',
      'vanish',
      'bow',
      'play Amber',
      '__proto__',
    )
    const nearly = fc.record(
      {
        seat: fc.oneof(fc.integer({ min: -1, max: 2 }), fc.jsonValue()),
        revision: fc.oneof(fc.integer({ min: -1, max: 60 }), fc.jsonValue()),
        notation: fc.oneof(words, fc.string(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    )
    const kinds = ['taken', 'stale', 'repeated', 'illegal', 'malformed', 'failed']
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything(), nearly), (input) => {
        const before = fork(match.game, match.state.table)
        const { revision } = match
        const result = match.answer(input)
        const after = fork(match.game, match.state.table)
        expect(kinds).toContain(result.kind)
        expect(result.revision).toBe(match.revision)
        expect(match.revision).toBe(revision + (result.kind === 'taken' ? 1 : 0))
        if (result.kind !== 'taken') expect(sameCells(before.cells, after.cells)).toBe(true)
        before.release()
        after.release()
      }),
      { numRuns: 1000 },
    )
  })
})

test.each([
  ['throw', 'explode', 'the lantern exploded'],
  ['come to a dead end', 'vanish', 'dead-end: nowhere [L9] offers no choice'],
])('[M9] rules that %s leave the table as it was', (_, notation, message) => {
  const match = begin({ bomb: 'act' })
  play(match, [0, 'shine'])
  const before = whole(match)
  const heard: unknown[] = []
  match.subscribe(0, (happening) => heard.push(happening))
  const result = answer(match, 0, notation)
  expect(result).toMatchObject({ kind: 'failed', revision: 1 })
  expect(result).toHaveProperty('text', expect.stringContaining(message))
  expect(whole(match)).toEqual(before)
  expect(heard).toEqual([])
  play(match, [0, 'shine'], [1, 'draw']) // and it can be played on
})

test('[M9] a closed match touches no table any more, since its memory may be that of another by now', () => {
  const match = begin()
  play(match, [0, 'shine'], [1, 'shine'])
  match.close()
  match.close()
  const others = [begin(), begin()]
  const before = others.map(whole)
  expect(match.answer({ seat: 0, revision: 2, notation: 'shine' })).toHaveProperty(
    'text',
    expect.stringContaining('has been closed'),
  )
  expect(match.answer({ seat: 0, revision: 1, notation: 'draw' }).kind).toBe('failed')
  for (const attempt of [
    () => match.view(0),
    () => match.at(0, 0),
    () => match.happened(1, 0),
    () => match.undo(1),
    () => match.answerFor(0, 1),
    () => match.record(),
    () => match.saved(),
    () => fork(match.game, match.state.table),
    () => match.branch(2),
  ])
    expect(attempt).toThrow('this match has been closed')
  expect(others.map(whole)).toEqual(before)
})

test('[M1] options that do not exist are refused', () => {
  expect(() => Match.start(lanterns, { seed: 1 }, { undo: 'never' as 'honest' })).toThrow(
    'undo never: expected one of practice, honest, agreement',
  )
  expect(() => Match.start(lanterns, { seed: 1 }, { automaticLimit: -1 })).toThrow('automaticLimit -1')
  expect(() => Match.start(lanterns, { seed: 1, seats: 9 })).toThrow('seats 9')
})
