import { formatSaved, KeptMatch, Match, MemoryStore, parseSaved } from '@hearthkeep/match'
import type { MatchOptions } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import { lanterns } from './lanterns.ts'
import { play } from './support.ts'

const begin = (options: MatchOptions = {}) =>
  Match.start(lanterns, { seed: 1 }, { sitters: [null, 'search-100'], ...options })
const asBot = (match: Match, seat: number, notation: string) =>
  match.answerAsBot({ seat, revision: match.revision, notation })

describe('[M43] a bot in a seat', () => {
  test('sits there from the beginning, is in every view and in the save, and in a branch too', () => {
    const match = begin()
    expect(match.sitters).toEqual([null, 'search-100'])
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(match.view(viewer).sitters[1]).toBe('search-100')
    asBot(match, 1, 'done')
    const text = formatSaved(match.saved())
    expect(text).toMatch(/^\d+\. seat 2 search-100$/m)
    expect(text).toMatch(/^\d+\. 2 bot> done #/m)
    const opened = Match.open(lanterns, parseSaved(text))
    expect(opened.sitters).toEqual(match.sitters)
    expect(opened.decisions(0)).toEqual(match.decisions(0))
    expect(formatSaved(opened.saved())).toBe(text)
    expect(match.branch(1).sitters).toEqual(match.sitters)
  })

  test('sits down and gets up at any moment; everybody hears of it, and once is enough', () => {
    const match = Match.start(lanterns, { seed: 1 })
    const heard: string[] = []
    match.subscribe('spectator', ({ events }) => heard.push(...events.map(({ text }) => text)))
    const { revision } = match
    expect(match.seat(0, 'quick')).toEqual({ kind: 'set' })
    expect(match.seat(0, 'quick')).toEqual({ kind: 'set' })
    expect(match.seat(0, null)).toEqual({ kind: 'set' })
    expect(heard).toEqual(['player 1 is played by a bot now: quick', 'player 1 is played by a person again'])
    expect(match.revision).toBe(revision) // the table has not changed
  })

  test.each([
    [7, 'quick', /seat: expected/],
    [0, 'Quick!', /expected the name of a bot/],
    [0, 'person', /expected the name of a bot/],
    [0, 'x\n1. 2> done', /expected the name of a bot/],
  ])('seat %i is not given to %j', (seat, name, reason) => {
    const match = Match.start(lanterns, { seed: 1 })
    expect(match.seat(seat, name)).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(reason) as string,
    })
    expect(match.sitters).toEqual([null, null])
  })

  test('is not answered for where none sits', () => {
    const match = begin()
    expect(asBot(match, 0, 'done')).toMatchObject({ kind: 'illegal', rule: 'M43' })
    expect(asBot(match, 1, 'fly')).toMatchObject({ kind: 'illegal' })
    expect(match.steps).toBe(0)
  })

  test('has made its decision as a bot: told so, counted for nobody, taken once', () => {
    const match = begin()
    const given = { seat: 1, revision: match.revision, notation: 'done' }
    expect(match.answerAsBot(given)).toMatchObject({ kind: 'taken' })
    expect(match.answerAsBot(given)).toMatchObject({ kind: 'repeated' })
    expect(match.decisions(0).map(({ way }) => way)).toEqual(['bot'])
    expect(match.happened(1, 0).events[0]).toMatchObject({
      kind: 'answer-taken',
      text: 'the bot of player 2 has chosen',
    })
    expect(match.prompts).toBe(1)
  })

  test('[M18] an undo goes past what it did; with it alone there is nothing to take back', () => {
    const match = begin({ undo: 'practice' })
    asBot(match, 1, 'done')
    expect(match.canUndo(0)).toMatchObject({ cost: 'nothing-to-undo' })
    const other = begin({ undo: 'practice' })
    play(other, [0, 'shine'])
    asBot(other, 1, 'done')
    expect(other.undo(0)).toMatchObject({ kind: 'undone', steps: 0 })
  })

  test('[M21] nobody waits for its agreement', () => {
    const match = Match.start(
      lanterns,
      { seed: 1, seats: 3 },
      { sitters: [null, 'quick', null], undo: 'agreement' },
    )
    play(match, [0, 'done'], [2, 'done'])
    expect(match.undo(0)).toMatchObject({ kind: 'asked', request: { waitingFor: [2] } })
  })

  test('is kept in a store, and another writer learns of it', async () => {
    const store = new MemoryStore()
    const first = await KeptMatch.start(store, 'one', lanterns, { seed: 1 })
    const second = await KeptMatch.open(store, 'one', lanterns)
    await first.seat(1, 'quick')
    const { revision } = first.reader
    expect(await first.answerAsBot({ seat: 1, revision, notation: 'done' })).toMatchObject({ kind: 'taken' })
    await second.catchUp()
    expect(second.reader.sitters).toEqual([null, 'quick'])
    expect(second.reader.decisions(0)).toEqual(first.reader.decisions(0))
  })
})
