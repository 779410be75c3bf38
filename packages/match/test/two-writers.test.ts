/** Two programs at one match: who comes second, matches that are gone, and old ones that are written anew. */
import { formatRecord } from '@hearthkeep/engine'
import { KeptMatch, Match } from '@hearthkeep/match'
import { formatOldSaved, notationsIn } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { begin, fail, fine, listen, say, StagedStore, texts, whole } from './kept.ts'
import { lanterns } from './lanterns.ts'

describe('[M32] the second of two writers', () => {
  const two = async (undo: 'practice' | 'agreement' = 'practice') => {
    const store = new StagedStore()
    const one = await begin(store, undo)
    return { store, one, other: await KeptMatch.open(store, 'one', lanterns) }
  }

  test('is told that his answer is stale, and has heard of the first', async () => {
    const { one, other, store } = await two()
    const heard = listen(other)
    const own = listen(one)
    await say(one, 0, 'shine')
    await say(one, 0, 'idle')
    expect(await other.answer({ seat: 0, revision: 0, notation: 'draw' })).toEqual({
      kind: 'stale',
      revision: 2,
    })
    expect(heard).toEqual(own)
    expect(whole(other)).toEqual(whole(one))
    expect(notationsIn(await store.load('one'))).toEqual(['shine', 'idle'])
  })

  test('is taken where answers of several may cross', async () => {
    const { one, other } = await two()
    await say(one, 0, 'shine')
    const draw = { seat: 1, revision: 0, notation: 'draw' }
    expect(await other.answer(draw)).toMatchObject({ kind: 'taken', revision: 2 })
    expect(await other.answer(draw)).toMatchObject({ kind: 'repeated' })
    await one.catchUp()
    expect(one.reader.saved()).toEqual(other.reader.saved())
  })

  test('is told that the same was answered before', async () => {
    const { one, other } = await two()
    await say(one, 0, 'shine')
    const shine = { seat: 0, revision: 0, notation: 'shine' }
    expect(await other.answer(shine)).toMatchObject({ kind: 'repeated', takenAs: 1 })
  })

  test('takes back nothing that he has not seen', async () => {
    const { one, other } = await two()
    await say(one, 0, 'shine')
    await other.catchUp()
    await say(one, 1, 'draw')
    expect(await other.undo(0, 1)).toEqual({ kind: 'stale', revision: 2 })
  })

  test('hears of undos, of whose decision it was, and of standing answers', async () => {
    const { one, other } = await two()
    await say(one, 1, 'shine')
    await one.undo(0, 1)
    await one.stand(2, 'guard', 'guard')
    await say(one, 2, 'done')
    const heard = listen(other)
    await other.catchUp()
    expect(texts(heard)).toEqual([
      'player 2 has chosen',
      'The light is now 1.',
      'player 1 took back the last decision of player 2',
      'player 3 has chosen',
    ])
    expect(whole(other)).toEqual(whole(one))
    await other.catchUp()
    expect(heard).toHaveLength(3)
  })

  test('of a request to take back ends it', async () => {
    const { one, other } = await two('agreement')
    await say(one, 0, 'draw')
    await one.undo(0, 1)
    expect(one.reader.view(1).undoRequest).toMatchObject({ by: 0 })
    await say(other, 1, 'shine') // stale, but now he knows
    await say(other, 1, 'shine')
    expect(await one.agreeToUndo(1)).toMatchObject({ kind: 'asked' })
    expect(await one.agreeToUndo(2)).toMatchObject({ kind: 'refused' })
    await one.catchUp()
    expect(one.reader.view(1).undoRequest).toBeNull()
    expect(whole(one)).toEqual(whole(other))
  })

  test('who brings changes that do not fit is told of, and nothing else is made', async () => {
    const { one, other, store } = await two()
    await say(one, 0, 'shine')
    await store.append('one', 1, [{ kind: 'step', seat: 0, notation: 'fly', way: 'answered', by: 0 }])
    await expect(other.catchUp()).rejects.toThrow('fly')
    expect(other.reader.record()).toEqual(one.reader.record())
    await expect(say(other, 0, 'idle')).rejects.toThrow('fly')
  })
})

describe('[M36] a match', () => {
  test('that was deleted elsewhere is not brought back', async () => {
    const store = new StagedStore()
    const kept = await begin(store)
    const before = whole(kept)
    await store.remove('one')
    await expect(say(kept, 0, 'shine')).rejects.toMatchObject({ kind: 'gone' })
    await expect(kept.catchUp()).rejects.toMatchObject({ kind: 'gone' })
    expect(await store.list()).toEqual([])
    expect(whole(kept)).toEqual(before)
  })

  test.each([
    ['with fewer changes', []],
    ['with others', ['idle', 'idle', 'idle']],
  ])('in whose place another lies, %s, leaves that alone', async (_, notations) => {
    const store = new StagedStore()
    const kept = await begin(store)
    await say(kept, 0, 'shine')
    await say(kept, 0, 'shine')
    await store.remove('one')
    const other = await begin(store)
    for (const notation of notations) await say(other, 1, notation)
    await expect(say(kept, 0, 'idle')).rejects.toMatchObject({ kind: 'gone', message: expect.stringContaining('another one') as string }) // prettier-ignore
    expect(await store.load('one')).toEqual(other.reader.saved())
  })

  test('of another game lies there', async () => {
    const store = new StagedStore()
    const kept = await begin(store)
    await store.remove('one')
    const other = await KeptMatch.start(store, 'one', lanterns, { seed: 5, seats: 3 })
    await say(other, 0, 'shine')
    await expect(say(kept, 0, 'idle')).rejects.toMatchObject({ kind: 'gone' })
  })
})

describe('[M35] a match of the first format', () => {
  test('is written anew even if its hashes are of the kind that is made now', async () => {
    const match = Match.start(lanterns, { seed: 4, seats: 3 }, { undo: 'practice' })
    match.answer({ seat: 0, revision: 0, notation: 'shine' })
    const [first, header] = formatOldSaved(match).split('\n')
    const text = [first, header, formatRecord(match.record())].join('\n')
    expect(text).toMatch(/^fields /m)
    const store = new StagedStore(new Map([['one', text]]))
    const kept = await KeptMatch.open(store, 'one', lanterns)
    expect(await say(kept, 1, 'shine')).toMatchObject({ kind: 'taken' })
    expect(await store.load('one')).toEqual(kept.reader.saved())
  })

  test('that another has written anew meanwhile takes nothing that was worked out before', async () => {
    const match = Match.start(lanterns, { seed: 4, seats: 3 }, { undo: 'practice' })
    const store = new StagedStore(new Map([['one', formatOldSaved(match)]]))
    const one = await KeptMatch.open(store, 'one', lanterns)
    const other = await KeptMatch.open(store, 'one', lanterns)
    await say(one, 0, 'shine')
    expect(await other.answer({ seat: 0, revision: 0, notation: 'idle' })).toMatchObject({ kind: 'stale' })
    expect(await store.load('one')).toEqual(other.reader.saved())
    expect(whole(other)).toEqual(whole(one))
  })

  test('that two have open is written anew once, whoever is first, even if that fails in between', async () => {
    const match = Match.start(lanterns, { seed: 4, seats: 3 }, { undo: 'practice' })
    for (const seat of [0, 1]) match.answer({ seat, revision: match.revision, notation: 'shine' })
    const store = new StagedStore(new Map([['one', formatOldSaved(match)]]))
    const one = await KeptMatch.open(store, 'one', lanterns)
    const other = await KeptMatch.open(store, 'one', lanterns)
    store.before = fail('disk full') // it is written anew, but nothing is added
    await expect(say(one, 0, 'idle')).rejects.toThrow('disk full')
    store.before = fine
    expect((await store.load('one'))?.isOld).toBeUndefined()
    expect(await say(other, 0, 'idle')).toMatchObject({ kind: 'taken', revision: 3 })
    expect(await one.answer({ seat: 0, revision: 2, notation: 'draw' })).toMatchObject({ kind: 'stale' })
    expect(await one.answer({ seat: 1, revision: 2, notation: 'draw' })).toMatchObject({ kind: 'taken' })
    await other.catchUp()
    expect(whole(other)).toEqual(whole(one))
    expect(await store.load('one')).toEqual(one.reader.saved())
  })
})
