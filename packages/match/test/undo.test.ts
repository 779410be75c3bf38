import { fork, sameCells } from '@hearthkeep/engine'
import { Match } from '@hearthkeep/match'
import type { UndoPolicy } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import { lanterns } from './lanterns.ts'
import { answer, handOf, play } from './support.ts'

const begin = (undo: UndoPolicy, seats = 2, autoForced = false) =>
  Match.start(lanterns, { seed: 1, seats }, { undo, autoForced })

/** Each kind of last decision, as seat 0 meets it. */
const situations = {
  'nothing yet': () => undefined,
  'own, free': (match: Match) => play(match, [1, 'shine'], [0, 'shine']),
  'own, secretly buried': (match: Match) => play(match, [0, `bury ${handOf(match, 0)[0]}`]),
  'own, information': (match: Match) => play(match, [0, 'draw']),
  'own, shown to the others': (match: Match) => play(match, [0, `play ${handOf(match, 0)[0]}`]),
  'of another, free': (match: Match) => play(match, [0, 'shine'], [1, 'shine']),
  'of another, information': (match: Match) => play(match, [0, 'shine'], [1, 'draw']),
}

describe.each([
  ['[M19]', 'practice', 'nothing yet', 'nothing-to-undo', 'refused'],
  ['[M19]', 'practice', 'own, free', 'free', 'undone'],
  ['[M19]', 'practice', 'own, information', 'information', 'undone'],
  ['[M19]', 'practice', 'of another, free', 'free', 'undone'],
  ['[M19]', 'practice', 'of another, information', 'information', 'undone'],
  ['[M20]', 'honest', 'nothing yet', 'nothing-to-undo', 'refused'],
  ['[M20]', 'honest', 'own, free', 'free', 'undone'],
  // That somebody had this card to bury is news to the others, whichever it was.
  ['[M20]', 'honest', 'own, secretly buried', 'information', 'refused'],
  ['[M20]', 'honest', 'own, information', 'information', 'refused'],
  ['[M20]', 'honest', 'own, shown to the others', 'information', 'refused'],
  ['[M20]', 'honest', 'of another, free', 'agreement', 'refused'],
  ['[M20]', 'honest', 'of another, information', 'agreement', 'refused'],
  ['[M21]', 'agreement', 'nothing yet', 'nothing-to-undo', 'refused'],
  ['[M21]', 'agreement', 'own, free', 'free', 'undone'],
  ['[M21]', 'agreement', 'own, information', 'agreement', 'asked'],
  ['[M21]', 'agreement', 'of another, free', 'agreement', 'asked'],
  ['[M21]', 'agreement', 'of another, information', 'agreement', 'asked'],
] as const)('%s at a table of %s, the last decision: %s', (_, policy, situation, cost, kind) => {
  test(`costs ${cost} and is ${kind}`, () => {
    const match = begin(policy)
    situations[situation](match)
    const { steps, revision } = match
    const earlier = steps === 0 ? undefined : fork(match.game, match.branch(steps - 1).state.table)
    const offer = match.canUndo(0)
    expect(offer).toMatchObject({ cost, isPossible: kind !== 'refused' })
    expect(offer.reason).toMatch(/\w+ \w+/)
    expect(match.view(0).undo).toEqual(offer)
    expect(match.undo(0)).toMatchObject({ kind, ...(kind === 'refused' && { cost, reason: offer.reason }) })
    expect(match.steps).toBe(kind === 'undone' ? steps - 1 : steps)
    expect(match.revision).toBe(kind === 'undone' ? revision + 1 : revision)
    if (kind === 'undone')
      expect(sameCells(fork(match.game, match.state.table).cells, earlier?.cells as Int32Array)).toBe(true)
  })
})

test('[M18] an undo names a revision, so that a second click does not take back a second decision', () => {
  const match = begin('practice')
  play(match, [0, 'shine'], [0, 'shine'])
  expect(match.undo(0, 2)).toMatchObject({ kind: 'undone', revision: 3 })
  expect(match.undo(0, 2)).toEqual({ kind: 'stale', revision: 3 })
  expect(match.undo(7)).toMatchObject({ kind: 'refused' })
  expect(match.steps).toBe(1)
})

test('[M18] automatic answers go along with the decision they followed', () => {
  const match = begin('practice', 2, true)
  play(match, [0, 'done'], [1, 'done']) // in the dark it is all the same whether somebody guards
  expect(match.decisions(1).map(({ way }) => way)).toEqual(['answered', 'answered', 'forced'])
  expect(match.canUndo(1).cost).toBe('free')
  expect(match.undo(1)).toMatchObject({ kind: 'undone', steps: 1 })
  expect(match.view(1).prompt?.question).toBe('act')
})

test('[M18] a pass for somebody who is away is a decision of whoever made it', () => {
  const match = begin('honest')
  match.answerFor(1, 0)
  expect(match.canUndo(1)).toMatchObject({ cost: 'agreement', isPossible: false })
  expect(match.undo(0)).toMatchObject({ kind: 'undone' })
})

describe('[M21] by agreement', () => {
  const asked = () => {
    const match = begin('agreement', 3)
    play(match, [0, 'draw'])
    const texts: string[] = []
    match.subscribe('spectator', ({ events }) => texts.push(...events.map(({ text }) => text)))
    expect(match.undo(0)).toEqual({ kind: 'asked', revision: 1, request: { by: 0, waitingFor: [1, 2] } })
    return { match, texts }
  }

  test('every other seat has to agree, and all hear of it', () => {
    const { match, texts } = asked()
    expect(match.view(1).undoRequest).toEqual({ by: 0, waitingFor: [1, 2] })
    expect(match.agreeToUndo(0)).toMatchObject({ kind: 'asked', request: { waitingFor: [1, 2] } })
    expect(match.agreeToUndo(2)).toMatchObject({ kind: 'asked', request: { waitingFor: [1] } })
    expect(match.agreeToUndo(2)).toMatchObject({ kind: 'asked', request: { waitingFor: [1] } })
    expect(match.undo(0)).toMatchObject({ kind: 'asked', request: { waitingFor: [1] } })
    expect(match.agreeToUndo(5)).toMatchObject({ kind: 'refused' })
    expect(match.steps).toBe(1)
    expect(match.agreeToUndo(1)).toEqual({ kind: 'undone', revision: 2, steps: 0 })
    expect(match.view(1).undoRequest).toBeNull()
    expect(texts).toEqual([
      'player 1 asks to take the last decision back',
      'player 3 agrees to take it back',
      'player 2 agrees to take it back',
      'player 1 took the last decision back',
    ])
  })

  test('wanting the same is agreeing', () => {
    const { match } = asked()
    expect(match.undo(1)).toMatchObject({ kind: 'asked', request: { by: 0, waitingFor: [2] } })
    expect(match.undo(2)).toMatchObject({ kind: 'undone' })
  })

  test('one who declines ends it, and so does an answer', () => {
    const { match, texts } = asked()
    expect(match.declineUndo(2)).toEqual({ kind: 'declined', revision: 1 })
    expect(texts.at(-1)).toBe('player 3 declines: nothing is taken back')
    expect(match.agreeToUndo(1)).toMatchObject({
      kind: 'refused',
      reason: 'nobody has asked to take anything back',
    })
    expect(match.declineUndo(1)).toMatchObject({ kind: 'refused' })
    match.undo(0)
    expect(answer(match, 1, 'shine').kind).toBe('taken')
    expect(match.view(0).undoRequest).toBeNull()
    expect(match.agreeToUndo(1)).toMatchObject({ kind: 'refused' })
    expect(match.steps).toBe(2)
  })
})
