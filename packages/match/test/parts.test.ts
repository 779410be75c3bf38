/** [M41] How a table was played, for good. */
import { formatRecord, parseRecord } from '@hearthkeep/engine'
import {
  formatSaved,
  isHonest,
  KeptMatch,
  Match,
  MemoryStore,
  parseSaved,
  partsInWords,
} from '@hearthkeep/match'
import type { Happening, MatchOptions } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import { lanterns } from './lanterns.ts'
import { play, playAtRandom } from './support.ts'

const SEED = '0123456789abcdef0123456789abcdef'
const begin = (options: MatchOptions = {}, seed: string | number = SEED) =>
  Match.start(lanterns, { seed, options: {} }, options)

describe('[M41] a table is honest', () => {
  test('if nobody can know what is coming, and stays so when it is saved and opened', () => {
    const match = begin()
    play(match, [0, 'done'])
    expect(match.undo(0)).toMatchObject({ kind: 'undone' })
    play(match, [1, 'draw'])
    expect(match.parts).toEqual([{ from: 0, undo: 'honest' }])
    const again = Match.open(lanterns, parseSaved(formatSaved(match.saved())))
    expect([again.parts, isHonest(again.parts)]).toEqual([match.parts, true])
    expect(partsInWords(again.parts)).toEqual([
      'Played honestly: nothing was taken back that had told anybody anything.',
    ])
  })

  test('but not with a seed that can be searched, or that somebody chose', () => {
    expect(begin({}, 7).parts).toEqual([{ from: 0, undo: 'honest', foreseen: 'seed' }])
    expect(begin({ isSeedKnown: true }).parts).toEqual([{ from: 0, undo: 'honest', foreseen: 'seed' }])
  })

  test('nor if it goes on from a record, whatever the record says, unless that was kept here all the time', () => {
    const match = begin()
    play(match, [1, 'draw'])
    const record = parseRecord(formatRecord(match.record()))
    expect(record.played).toEqual(['honest from 0'])
    expect(Match.resume(lanterns, record).parts).toEqual([{ from: 0, undo: 'honest', foreseen: 'record' }])
    expect(Match.resume(lanterns, record, { isOwnRecord: true }).parts).toEqual(match.parts)
  })

  test('nor, from there on, if it was branched, at the present as well; and nor is the branch', () => {
    const match = begin()
    play(match, [1, 'draw'])
    const heard: Happening[] = []
    match.subscribe('spectator', (happening) => heard.push(happening))
    const branch = match.branch(1)
    expect(match.parts).toEqual([
      { from: 0, undo: 'honest' },
      { from: 1, undo: 'honest', foreseen: 'branch' },
    ])
    expect(branch.parts).toEqual([
      { from: 0, undo: 'honest' },
      { from: 1, undo: 'practice', foreseen: 'branch' },
    ])
    expect(heard[0].events[0]).toMatchObject({
      ...{ kind: 'run-changed', rule: 'M41' },
      text: 'from now on, only what told nobody anything can be taken back; what is coming may be known: a branch of it goes on with the same future',
    })
    expect(match.revision).toBe(1) // the table is as it was
    const again = Match.open(lanterns, parseSaved(formatSaved(branch.saved())))
    expect([again.parts, again.options.undo]).toEqual([branch.parts, 'practice'])
  })

  test('a game that is over may be branched without that', () => {
    const match = begin()
    playAtRandom(match, 3)
    expect(match.isOver).toBe(true)
    match.branch(1)
    expect(isHonest(match.parts)).toBe(true)
  })
})

describe('[M41] a table that is switched to practice and back', () => {
  test('says which part was what, also in its record', () => {
    const match = begin()
    play(match, [1, 'draw'])
    match.runAs('practice')
    play(match, [0, 'draw'])
    match.runAs('honest')
    expect(match.canUndo(0)).toMatchObject({ cost: 'information', isPossible: false })
    expect(match.record().played).toEqual(['honest from 0', 'practice from 1', 'honest from 2'])
    expect(partsInWords(match.parts)).toEqual([
      'Honest undo from the beginning.',
      'For practice from decision 2 on.',
      'Honest undo from decision 3 on.',
    ])
    const again = Match.open(lanterns, parseSaved(formatSaved(match.saved())))
    expect([again.parts, again.options.undo]).toEqual([match.parts, 'honest'])
  })

  test('and that what came may have been known, from where something seen was taken back', () => {
    const match = begin()
    play(match, [1, 'draw'])
    match.runAs('practice')
    play(match, [0, 'draw'])
    match.undo(0)
    match.runAs('honest')
    play(match, [0, 'draw'])
    expect(match.parts).toEqual([
      { from: 0, undo: 'honest' },
      { from: 1, undo: 'honest', foreseen: 'undo' },
    ])
    // Further back than the switch: the part before is shorter for good.
    match.runAs('practice')
    match.undo(0)
    match.undo(1)
    expect(match.parts).toEqual([{ from: 0, undo: 'practice', foreseen: 'undo' }])
  })

  test('journals of old do not say what an undo cost: for practice it may have been anything', () => {
    const match = begin({ undo: 'practice' })
    play(match, [1, 'done'])
    match.undo(1)
    expect(match.parts).toEqual([{ from: 0, undo: 'practice' }])
    const old = formatSaved(match.saved()).replace(' free', '')
    expect(Match.open(lanterns, parseSaved(old)).parts).toEqual([
      { from: 0, undo: 'practice', foreseen: 'undo' },
    ])
  })
})

test('[M41, M23] a branch of a kept match is made once the store has it, and everybody who has the match open hears of it', async () => {
  const store = new MemoryStore()
  const one = await KeptMatch.start(store, 'one', lanterns, { seed: SEED })
  const other = await KeptMatch.open(store, 'one', lanterns)
  await one.branch(0)
  await other.catchUp()
  expect(other.reader.parts).toEqual([{ from: 0, undo: 'honest', foreseen: 'branch' }])
  expect((await store.load('one'))?.record.played).toEqual(['honest from 0 foreseen branch'])
  const fresh = await KeptMatch.start(new FailingStore(), 'two', lanterns, { seed: SEED })
  await expect(fresh.branch(0)).rejects.toThrow('the disk is gone')
  expect(isHonest(fresh.reader.parts)).toBe(true)
})

/** Keeps what is new, and nothing after. */
class FailingStore extends MemoryStore {
  override append(): Promise<never> {
    return Promise.reject(new Error('the disk is gone'))
  }
}
