import { fork, HIDDEN, inspect } from '@hearthkeep/engine'
import { Match, SPECTATOR } from '@hearthkeep/match'
import type { Happening, Viewer } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import { CARDS, lanterns } from './lanterns.ts'
import { answer, handOf, play, playAtRandom, textOf } from './support.ts'

test('[M10] a view has everything a client needs', () => {
  const match = Match.start(lanterns, { seed: 3 })
  play(match, [1, 'shine'], [1, 'shine'], [1, 'shine'], [1, 'shine'], [1, 'shine'])
  const view = match.view(0)
  expect(view).toMatchObject({
    revision: 5,
    seat: 0,
    step: 5,
    steps: 5,
    prompt: { question: 'act', text: 'Act, or be done.', rule: 'L2', seats: [0, 1], canBePassed: true },
    refused: [{ seat: 0, rule: 'L3', text: 'it is bright enough', notation: 'shine' }],
    undo: { cost: 'agreement', isPossible: false },
    undoRequest: null,
    outcome: 'playing',
  })
  expect(view.choices.every(({ seat }) => seat === 0)).toBe(true)
  expect(view.choices.map(({ notation }) => notation)).toEqual([
    'draw',
    'idle',
    'done',
    ...handOf(match, 0).flatMap((card) => [`play ${card}`, `bury ${card}`]),
  ])
  expect(view.zones[0].summary).toBe('light 5, deck 6')
  expect(inspect(lanterns.layout, view.cells)).toMatchObject({
    light: 5,
    deck: ['?', '?', '?', '?', '?', '?'],
  })
})

test('[M10] a view of a game that is over offers nothing', () => {
  const match = Match.start(lanterns, { seed: 3 })
  playAtRandom(match, 1)
  expect(match.view(0)).toMatchObject({ prompt: null, choices: [], refused: [], outcome: 'won' })
  expect(() => match.view(2)).toThrow("seat 2: expected 0 to 1, or 'spectator'")
})

/** Plays a whole game and keeps everything that a viewer could read, step by step. */
function everythingSeen(viewer: Viewer, seed: number, look: (match: Match, text: string) => void): void {
  const match = Match.start(lanterns, { seed, seats: 3 }, { undo: 'practice' })
  const heard: Happening[] = []
  match.subscribe(viewer, (happening) => heard.push(happening))
  playAtRandom(match, seed, Infinity, () => {
    const past = Array.from({ length: match.steps }, (_, step) =>
      match.happened(step, viewer).events.slice(0, 1),
    )
    look(match, textOf([match.view(viewer), heard.splice(0), match.decisions(viewer), past.slice(-1)]))
  })
}

/** Numbers cannot be told apart in a text, so the cells are compared with what the layout lets the seat see. */
function shownHands(match: Match, viewer: Viewer): unknown[] {
  const tree = inspect(lanterns.layout, match.view(viewer).cells)
  return (tree.players as { hand: unknown }[]).map(({ hand }) => hand)
}

describe('[M10] [M12] nothing of another hand, of the deck or of what was buried is in anything a seat gets', () => {
  test.each([1, 2, 3, 4, 5])('seed %i', (seed) => {
    let isBuried = false
    everythingSeen(1, seed, (match, text) => {
      const table = inspect(lanterns.layout, fork(match.game, match.state.table).cells)
      const players = table.players as { hand: number[] }[]
      const secret = [...players[0].hand, ...players[2].hand, ...(table.deck as number[])]
      for (const card of secret) expect(text).not.toContain(CARDS[card])
      expect(shownHands(match, 1)[0]).toEqual(players[0].hand.map(() => '?'))
      expect(shownHands(match, 1)[1]).toEqual(players[1].hand)
      isBuried ||= (table.buried as number[]).length > 0
    })
    expect(isBuried).toBe(true)
  })
})

describe('[M11] a spectator sees only what everybody sees', () => {
  test.each([1, 2, 3])('seed %i', (seed) => {
    everythingSeen('spectator', seed, (match, text) => {
      const table = inspect(lanterns.layout, fork(match.game, match.state.table).cells)
      const players = table.players as { hand: number[] }[]
      const secret = [...players.flatMap(({ hand }) => hand), ...(table.deck as number[])]
      for (const card of secret) expect(text).not.toContain(CARDS[card])
      expect(shownHands(match, 'spectator')).toEqual(players.map(({ hand }) => hand.map(() => '?')))
    })
  })

  test('not even what all but one see, nor the owner of an event without an owner', () => {
    const match = Match.start(lanterns, { seed: 1, seats: 3 })
    const marks = (viewer: Viewer) =>
      (inspect(lanterns.layout, match.view(viewer).cells).players as { mark: unknown }[]).map(
        ({ mark }) => mark,
      )
    expect(marks(0)).toEqual(['?', 701, 702])
    expect(marks('spectator')).toEqual(['?', '?', '?'])
    expect(match.view('spectator')).toMatchObject({ seat: SPECTATOR, choices: [], refused: [] })
    expect(match.view('spectator').undo.isPossible).toBe(false)
    expect([...match.view('spectator').cells]).toContain(HIDDEN)
  })
})

test('[M12] two tables that differ only in what a seat cannot see are the same to it, also while that is moved', () => {
  const seen = ['no', 'yes'].map((swap) => {
    const match = Match.start(lanterns, { seed: 5, options: { swap } })
    const heard: unknown[] = []
    match.subscribe(1, (happening) => heard.push(happening))
    match.subscribe('spectator', (happening) => heard.push(happening))
    const opening = [match.view(1), match.view('spectator')]
    const [first] = handOf(match, 0)
    const result = answer(match, 0, `bury ${first}`)
    expect(result).toMatchObject({ kind: 'taken', decisions: [{ notation: `bury ${first}` }] })
    play(match, [1, 'shine'])
    const after = [
      match.view(1),
      match.view('spectator'),
      match.decisions(1),
      match.canUndo(1),
      match.at(1, 1),
    ]
    return { first, opening, heard, after }
  })
  expect(seen[0].first).not.toBe(seen[1].first)
  expect(seen[0].heard).toHaveLength(4)
  expect({ ...seen[0], first: '' }).toEqual({ ...seen[1], first: '' })
})
