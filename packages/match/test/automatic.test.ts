import { Match } from '@hearthkeep/match'
import type { Happening, MatchOptions } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import { lanterns } from './lanterns.ts'
import { answer, play } from './support.ts'

const begin = (options: MatchOptions = {}, setup = {}) =>
  Match.start(lanterns, { seed: 1, options: setup }, options)
const ways = (match: Match) => match.decisions('spectator').map(({ way, seat }) => `${seat} ${way}`)
/** Both are done; seat 1 is the guardian of the first round. */
const endActing = (match: Match) => play(match, [0, 'done'], [1, 'done'])

describe('[M14] a forced choice', () => {
  test('is asked like any other unless the table says otherwise', () => {
    const match = begin()
    endActing(match)
    play(match, [1, 'guard'])
    expect(match.view(1)).toMatchObject({ prompt: { question: 'bow' }, choices: [{ notation: 'bow' }] })
  })

  test('is taken by itself, recorded, and announced together with what it reveals', () => {
    const match = begin({ autoForced: true, undo: 'agreement' })
    play(match, [0, 'shine']) // in the dark it is all the same whether somebody guards
    endActing(match)
    const heard: Happening[] = []
    match.subscribe(0, (happening) => heard.push(happening))
    expect(answer(match, 1, 'guard')).toMatchObject({
      kind: 'taken',
      revision: 5,
      decisions: [
        { question: 'guard', way: 'answered' },
        { question: 'bow', way: 'forced', notation: 'bow' },
      ],
    })
    expect(heard.map(({ revision }) => revision)).toEqual([4, 5])
    expect(heard[1].events.map(({ kind, rule }) => `${kind} ${rule}`)).toEqual([
      'answer-automatic L6',
      'card-turned L6',
      'round-started L1',
    ])
    expect(heard[1].events[0].text).toBe('taken automatically for player 2, nothing to choose')
    expect(match.record().steps.map(({ notation }) => notation)).toEqual([
      'shine',
      'done',
      'done',
      'guard',
      'bow',
    ])
  })

  test('is any of several that come to the same, and none of those that do not', () => {
    const dark = begin({ autoForced: true, undo: 'agreement' })
    endActing(dark)
    // Nobody has shone: to let go of the light changes nothing, so neither that nor the bow is asked.
    expect(dark.decisions('spectator').map(({ question, way }) => `${question} ${way}`)).toEqual([
      'act answered',
      'act answered',
      'guard forced',
      'bow forced',
    ])
    expect(dark.record().steps.at(-2)?.notation).toBe('guard')
    const bright = begin({ autoForced: true })
    play(bright, [0, 'shine'])
    endActing(bright)
    expect(bright.view(1).prompt?.question).toBe('guard')
  })

  test('ends no turn by itself where one practises, whatever was done last', () => {
    const match = begin({ autoForced: true, undo: 'practice' })
    play(match, [0, 'shine'])
    endActing(match)
    play(match, [1, 'guard'])
    expect(match.view(1)).toMatchObject({ prompt: { question: 'bow' }, choices: [{ notation: 'bow' }] })
    expect(ways(match).at(-1)).toBe('1 answered')
  })

  test('is asked at an honest table if nothing could be taken back after it', () => {
    const match = begin({ autoForced: true, undo: 'honest' })
    endActing(match) // to guard or not comes to the same, and shows nothing
    expect(ways(match).at(-1)).toBe('1 forced')
    expect(match.view(1)).toMatchObject({ prompt: { question: 'bow' }, choices: [{ notation: 'bow' }] })
    expect(match.canUndo(1)).toMatchObject({ cost: 'free', isPossible: true })
    play(match, [1, 'bow'])
    expect(match.canUndo(1).isPossible).toBe(false)
  })

  test('of somebody else is not asked for that', () => {
    const match = begin({ autoForced: true, undo: 'honest' })
    play(match, [1, 'done'], [0, 'done']) // player 1 could take that back; player 2 bows
    expect(ways(match)).toEqual(['1 answered', '0 answered', '1 forced', '1 forced'])
  })

  test('is not one while several seats have something to choose', () => {
    const match = begin({ autoForced: true })
    play(match, [0, 'done'])
    expect(match.view(1).prompt?.question).toBe('act')
    expect(match.steps).toBe(1)
  })

  test('at the very beginning is told by the list of decisions', () => {
    const match = begin({ autoForced: true }, { greeting: 'yes' })
    expect(ways(match)[0]).toBe('0 forced')
    expect(match.happened(1, 1).events[0].kind).toBe('answer-automatic')
  })
})

describe('[M15] a standing answer', () => {
  test('is given whenever its question is put to its seat, recorded and announced', () => {
    const match = begin()
    expect(match.stand(1, 'guard', 'Let go')).toEqual({ kind: 'set' })
    const heard: Happening[] = []
    match.subscribe(0, (happening) => heard.push(happening))
    play(match, [0, 'shine'])
    endActing(match)
    expect(ways(match)).toEqual(['0 answered', '0 answered', '1 answered', '1 standing'])
    expect(heard.at(-1)?.events[0]).toMatchObject({
      kind: 'answer-automatic',
      text: 'taken automatically for player 2, a standing answer',
    })
    play(match, [1, 'bow'])
    endActing(match)
    expect(match.view(0).prompt).toMatchObject({ question: 'guard', seats: [0] }) // it is not put to seat 1
    expect(match.record().steps[3]).toMatchObject({ seat: 1, notation: 'let go' })
  })

  test('leaves the question that is open to the person, and is given from the next answer on', () => {
    const match = begin()
    match.stand(1, 'act', 'done')
    expect(match.steps).toBe(0)
    play(match, [0, 'done'])
    expect(match.view(1).prompt?.question).toBe('guard')
  })

  test('waits while it is not possible', () => {
    const match = begin()
    match.stand(1, 'act', 'shine')
    play(match, [0, 'idle'])
    expect(ways(match)).toEqual(['0 answered', ...Array<string>(5).fill('1 standing')])
    expect(match.view(1)).toMatchObject({ prompt: { seats: [0, 1] }, refused: [{ notation: 'shine' }] })
    play(match, [0, 'done'], [1, 'done'], [1, 'let go'], [1, 'bow'])
    expect(ways(match).at(-1)).toBe('1 standing') // the light is out, so it shines again
  })

  test('is dropped by question, or all at once', () => {
    const match = begin()
    match.stand(1, 'act', 'shine')
    match.stand(1, 'act', 'done')
    match.stand(1, 'guard', 'guard')
    expect(match.standing(1)).toEqual([
      { seat: 1, question: 'act', notation: 'done' },
      { seat: 1, question: 'guard', notation: 'guard' },
    ])
    match.clearStanding(0)
    match.clearStanding(1, 'act')
    expect(match.standing(1).map(({ question }) => question)).toEqual(['guard'])
    match.clearStanding(1)
    endActing(match)
    expect(ways(match)).toEqual(['0 answered', '1 answered'])
  })

  test('is refused for what is no seat, question or notation', () => {
    const match = begin()
    expect(match.stand(2, 'act', 'done')).toEqual({
      kind: 'refused',
      reason: 'seat: expected a whole number from 0 to 1',
    })
    expect(match.stand(0, 'act', ' ')).toMatchObject({ kind: 'refused' })
    expect(match.stand(0, 'sleep', 'done')).toEqual({
      kind: 'refused',
      reason: 'there is no question named "sleep"; there are act, nowhere, guard, bow, greet',
    })
  })
})

describe('[M16] automatic answers stop', () => {
  test('after so many, and the table says so', () => {
    const match = begin({ automaticLimit: 3 })
    match.stand(1, 'act', 'shine')
    const texts: string[] = []
    match.subscribe(0, ({ events }) => texts.push(...events.map(({ text }) => text)))
    const result = answer(match, 0, 'idle')
    const stopped = 'automatic answers stopped after 3: please go on by hand'
    expect(result).toMatchObject({ kind: 'taken', revision: 4, stopped })
    expect(texts.at(-1)).toBe(stopped)
    expect(match.steps).toBe(4)
  })

  test('at one that changes nothing and would be given for ever', () => {
    const match = begin()
    match.stand(1, 'act', 'idle')
    const result = answer(match, 0, 'shine')
    expect(result).toMatchObject({ kind: 'taken', revision: 2 })
    expect(result).toHaveProperty('stopped', expect.stringContaining('changed nothing'))
  })

  test('at rules that fail, with the table as it was before that answer', () => {
    const match = begin({ autoForced: true }, { bomb: 'bow' })
    play(match, [0, 'shine'])
    endActing(match)
    const result = answer(match, 1, 'guard')
    expect(result).toMatchObject({ kind: 'taken', revision: 4, decisions: [{ question: 'guard' }] })
    expect(result).toHaveProperty('stopped', expect.stringContaining('the bow broke'))
    expect(match.view(1).prompt?.question).toBe('bow')
    expect(answer(match, 1, 'bow')).toMatchObject({ kind: 'failed', text: 'the bow broke' })
  })
})

describe('[M17] for a player who is away', () => {
  test('anybody may pass where the question allows it', () => {
    const match = begin()
    const heard: Happening[] = []
    match.subscribe('spectator', (happening) => heard.push(happening))
    expect(match.answerFor(1, 0)).toMatchObject({
      kind: 'taken',
      revision: 1,
      decisions: [{ seat: 1, by: 0, way: 'for-absent', question: 'act' }],
    })
    expect(heard[0].events[0]).toMatchObject({
      kind: 'answer-for-absent',
      text: 'player 1 passed for player 2, who is away',
      params: { player: 1, by: 0 },
    })
    expect(match.view(1).choices).toEqual([])
    expect(match.record().steps).toMatchObject([{ seat: 1, notation: 'done' }])
  })

  test('nobody may do anything else, and the reason is given', () => {
    const match = begin()
    const text = (absent: number, by: number, revision?: number) =>
      match.answerFor(absent, by, revision) as { kind: string; text?: string; rule?: string }
    expect(text(0, 0)).toMatchObject({
      kind: 'illegal',
      text: 'only another player can pass for one who is away',
    })
    expect(text(2, 0)).toMatchObject({ kind: 'malformed' })
    expect(text(1, NaN)).toMatchObject({ kind: 'malformed' })
    play(match, [1, 'done'])
    expect(text(1, 0)).toMatchObject({ kind: 'illegal', rule: 'L2', text: 'player 2 is not asked now' })
    expect(text(0, 1, 0)).toEqual({ kind: 'stale', revision: 1 })
    play(match, [0, 'done'])
    expect(text(1, 0)).toMatchObject({
      kind: 'illegal',
      rule: 'L5',
      text: 'this question is for player 2 alone: nobody may pass for a player here',
    })
    expect(match.steps).toBe(2)
  })
})
