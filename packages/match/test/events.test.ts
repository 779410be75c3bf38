import { EventLog, HIDDEN, layout, open, pile, rulebook } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import { Match } from '@hearthkeep/match'
import type { Happening } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import { eventsInWords } from '../src/events.ts'
import { lanterns } from './lanterns.ts'
import { answer, handOf, play } from './support.ts'

const begin = () => Match.start(lanterns, { seed: 1 })

test('[M13] after each change a listener hears what happened, in words and in numbers, with the rules', () => {
  const match = begin()
  const heard: Record<string, Happening[]> = { own: [], other: [], spectator: [] }
  match.subscribe(0, (happening) => heard.own.push(happening))
  match.subscribe(1, (happening) => heard.other.push(happening))
  match.subscribe('spectator', (happening) => heard.spectator.push(happening))
  const before = handOf(match, 0)
  play(match, [0, 'draw'])
  const card = handOf(match, 0).find((name) => !before.includes(name))
  const id = match.view(0).zones[1].items.find(({ name }) => name === card)?.thing?.id

  expect(heard.own).toEqual([
    {
      revision: 1,
      steps: 1,
      decision: { step: 1, seat: 0, question: 'act', rule: 'L2', way: 'answered', by: 0, notation: 'draw' },
      events: [
        {
          from: 'match',
          kind: 'answer-taken',
          rule: 'L2',
          text: 'player 1: draw',
          params: { player: 0, by: 0 },
          concerns: [],
        },
        {
          from: 'rules',
          kind: 'card-drawn',
          rule: 'L4',
          text: `player 1 draws ${card}.`,
          params: { player: 0, card: id },
          concerns: [
            { kind: 'seat', id: 0 },
            { kind: 'card', id },
          ],
        },
      ],
    },
  ])
  expect(heard.other[0].decision).not.toHaveProperty('notation')
  expect(heard.other[0].events.map(({ text }) => text)).toEqual([
    'player 1 has chosen',
    'player 1 draws a card.',
  ])
  expect(heard.other[0].events[1]).toMatchObject({
    params: { player: 0, card: null },
    concerns: [{ kind: 'seat', id: 0 }],
  })
  expect(heard.spectator).toEqual(heard.other)
})

test('[M13] an undo is heard, too', () => {
  const match = begin()
  play(match, [0, 'shine'])
  const heard: Happening[] = []
  match.subscribe('spectator', (happening) => heard.push(happening))
  match.undo(0)
  expect(heard).toMatchObject([
    {
      revision: 2,
      steps: 0,
      decision: null,
      events: [{ kind: 'decision-undone', text: 'player 1 took the last decision back' }],
    },
  ])
})

test('[M13] without listeners nothing is worked out, and a listener can leave', () => {
  let named = 0
  const counting = {
    ...lanterns,
    things: {
      card: { ...lanterns.things.card, name: (card: number) => (named++, `card ${card}`) },
    },
  }
  const match = Match.start(counting, { seed: 1 })
  const texts = () => {
    const before = named
    match.answer({ seat: 0, revision: match.revision, notation: 'draw' })
    return named - before
  }
  const silent = texts() // names are needed to find the choice only
  const leave = match.subscribe(0, () => undefined)
  expect(texts()).toBeGreaterThan(silent)
  leave()
  match.undo(0)
  expect(match.steps).toBe(2)
  const heard: unknown[] = []
  match.subscribe(1, () => heard.push(1))()
  texts()
  expect(heard).toEqual([])
})

describe('[M13] listeners', () => {
  test('may answer in turn, and all hear everything in the same order', () => {
    const match = begin()
    const heard: number[][] = [[], []]
    match.subscribe(0, ({ revision }) => {
      heard[0].push(revision)
      if (revision === 1) expect(answer(match, 1, 'shine').kind).toBe('taken')
    })
    match.subscribe(1, ({ revision }) => heard[1].push(revision))
    play(match, [0, 'shine'])
    expect(heard).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  test('that throw disturb neither the table nor the others', () => {
    const errors: unknown[] = []
    const match = Match.start(lanterns, { seed: 1 }, { onError: (error) => errors.push(error) })
    const heard: number[] = []
    match.subscribe(0, () => {
      throw new Error('deaf')
    })
    match.subscribe(1, ({ revision }) => heard.push(revision))
    expect(answer(match, 0, 'shine')).toMatchObject({ kind: 'taken', revision: 1 })
    expect(heard).toEqual([1])
    expect(errors).toEqual([new Error('deaf')])
  })

  test('hear the name of an event whose phrase does not fit', () => {
    const errors: unknown[] = []
    const phrases = { ...lanterns.phrases, events: new Map([['light-grew', [{ value: 'lamp', forms: [] }]]]) }
    const match = Match.start(
      { ...lanterns, phrases },
      { seed: 1 },
      { onError: (error) => errors.push(error) },
    )
    const texts: string[] = []
    match.subscribe(1, ({ events }) => texts.push(...events.map(({ text }) => text)))
    play(match, [0, 'shine'])
    expect(texts).toEqual(['player 1 has chosen', 'light-grew'])
    expect(errors).toHaveLength(1)
  })
})

test('[M13] the past can be heard again, from the set-up on', () => {
  const match = begin()
  const live: Happening[] = []
  match.subscribe(1, (happening) => live.push(happening))
  play(match, [0, 'draw'], [1, 'draw'], [0, 'done'], [1, 'done'], [1, 'guard'], [1, 'bow'])
  expect(live.map((_, i) => match.happened(i + 1, 1))).toEqual(live)
  const opening = match.happened(0, 1)
  expect(opening).toMatchObject({ revision: 0, steps: 0, decision: null })
  expect(opening.events.map(({ text }) => text)).toEqual([
    ...Array<string>(3).fill('player 1 draws a card.'),
    ...opening.events.slice(3, 6).map(({ text }) => text),
    'Round 1 starts.',
  ])
  expect(opening.events[3].text).toMatch(/^player 2 draws [A-Z]/)
})

test('[M29] a step can be shown event by event, each with the table as the viewer saw it then', () => {
  const match = begin()
  play(match, [0, 'draw'])
  const [frame] = match.frames(1, 0)
  expect(frame.event).toEqual(match.happened(1, 0).events[1])
  expect(frame.cells).toHaveLength(match.view(0).cells.length)
  const drawn = frame.event.params['card'] ?? expect.fail()
  expect([...frame.cells]).toContain(drawn)
  // Another seat's frame of the same event hides the card.
  const [other] = match.frames(1, 1)
  expect(other.event.params['card']).toBeNull()
  expect(frame.cells.some((cell, i) => cell === drawn && other.cells[i] === HIDDEN)).toBe(true)
  // The set-up can be shown, too.
  expect(match.frames(0, 0).map(({ event }) => event)).toEqual(match.happened(0, 0).events)
})

test('[M13] what is named by kind and id is told as that thing; a name that does not fit stops nothing', () => {
  const rules = rulebook<null>()({
    layout: layout({ row: open(pile(3, 'card')) }),
    things: { card: { name: (card) => `Card ${card}`, count: () => 3 } },
    choices: {},
    events: { seen: { rule: 'L9', with: ['what: card|seat'] } },
  })
  const game: Game = { ...lanterns, things: rules.things }
  const log = new EventLog()
  log.add(rules.events.seen, rules.the.card(2))
  log.add(rules.events.seen, rules.the.seat(1))
  log.add(rules.events.seen, 2)
  const errors: unknown[] = []
  const told = eventsInWords(game, lanterns.newTable(), log, 0, (error) => errors.push(error))
  expect(told.map(({ concerns }) => concerns)).toEqual([
    [{ kind: 'card', id: 2 }],
    [{ kind: 'seat', id: 1 }],
    [],
  ])
  expect(String(errors)).toContain('2 is no card or seat')
})
