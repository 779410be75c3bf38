import { KeptMatch, MemoryStore, formatSaved } from '@hearthkeep/match'
import type { Appended, Entry } from '@hearthkeep/match'
import { notationsIn } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { begin, fail, fine, listen, say, StagedStore, texts, whole } from './kept.ts'
import { lanterns } from './lanterns.ts'

describe('[M31] a kept match', () => {
  test('acknowledges and announces a change only when the store has it', async () => {
    const store = new StagedStore()
    const kept = await begin(store)
    const heard = listen(kept)
    let isThere: () => void = () => undefined
    store.after = () => new Promise((resolve) => (isThere = resolve))
    let result: unknown
    const before = whole(kept)
    const answering = say(kept, 0, 'shine').then((told) => (result = told))
    await expect.poll(() => store.done).toEqual(['appended 1'])
    expect(whole(kept)).toEqual(before)
    expect([result, heard]).toEqual([undefined, []])
    isThere()
    await answering
    expect(result).toMatchObject({ kind: 'taken', revision: 1 })
    expect(heard).toHaveLength(1)
    expect(notationsIn(await store.load('one'))).toEqual(['shine'])
  })

  test('does one thing after the other, in the order in which they came', async () => {
    const store = new StagedStore()
    const kept = await begin(store)
    const heard = listen(kept)
    store.before = () => new Promise((resolve) => setTimeout(resolve, 2))
    const results = await Promise.all([
      kept.answer({ seat: 0, revision: 0, notation: 'shine' }),
      kept.answer({ seat: 0, revision: 1, notation: 'idle' }),
      kept.stand(1, 'guard', 'guard'),
      kept.undo(2, 2),
      kept.answerFor(1, 0, 3),
      kept.clearStanding(1),
      kept.answer({ seat: 2, revision: 4, notation: 'nonsense' }),
      kept.answer(null),
    ])
    expect(results.map(({ kind }) => kind)).toEqual(
      ['taken', 'taken', 'set', 'undone', 'taken', 'set', 'illegal', 'malformed'], // prettier-ignore
    )
    expect(heard.map(({ revision }) => revision)).toEqual([1, 2, 3, 4])
    expect(store.done).toHaveLength(6)
    expect(await store.load('one')).toEqual(kept.reader.saved())
  })

  test('asks the store for nothing where nothing changes', async () => {
    const store = new StagedStore()
    const kept = await begin(store, 'agreement')
    await say(kept, 0, 'draw')
    store.done.length = 0
    const heard = listen(kept)
    expect(await kept.undo(0, 1)).toMatchObject({ kind: 'asked' })
    expect(await kept.agreeToUndo(1)).toMatchObject({ kind: 'asked', request: { waitingFor: [2] } })
    expect(await kept.declineUndo(2)).toMatchObject({ kind: 'declined' })
    expect(await kept.undo(0, 0)).toMatchObject({ kind: 'stale' })
    expect(await kept.stand(0, 'no such question', 'guard')).toMatchObject({ kind: 'refused' })
    expect(texts(heard)).toHaveLength(3)
    expect(store.done).toEqual([])
  })

  test('waits for what is under way before it closes, and takes nothing after', async () => {
    const store = new StagedStore()
    const kept = await begin(store)
    const heard = listen(kept)
    store.before = () => new Promise((resolve) => setTimeout(resolve, 5))
    const answering = say(kept, 0, 'shine')
    const closing = kept.close()
    const late = kept.answer({ seat: 0, revision: 1, notation: 'idle' })
    await closing
    expect(await answering).toMatchObject({ kind: 'taken' })
    expect(heard).toHaveLength(1)
    expect(await late).toMatchObject({ kind: 'failed', text: 'this match has been closed' })
    await expect(kept.undo(0, 1)).rejects.toThrow('closed')
    expect(notationsIn(await store.load('one'))).toEqual(['shine'])
  })

  test('can be left and opened again, and a branch of it be kept as another', async () => {
    const store = new StagedStore()
    const kept = await begin(store)
    for (const notation of ['shine', 'idle', 'draw']) await say(kept, 1, notation)
    await kept.close()
    const again = await KeptMatch.open(store, 'one', lanterns)
    expect(again.reader.revision).toBe(3)
    const branch = await KeptMatch.keep(store, 'two', await again.branch(2))
    expect(await say(branch, 0, 'shine')).toMatchObject({ kind: 'taken', revision: 3 })
    expect(notationsIn(await store.load('two'))).toEqual(['shine', 'idle', 'shine'])
    expect(notationsIn(await store.load('one'))).toEqual(['shine', 'idle', 'draw'])
    await expect(KeptMatch.open(store, 'three', lanterns)).rejects.toMatchObject({ kind: 'gone' })
    await expect(KeptMatch.keep(store, 'two', await again.branch(1))).rejects.toMatchObject({ kind: 'taken' })
  })

  test('lets a store know how the game stands', async () => {
    const about: unknown[] = []
    class ListingStore extends MemoryStore {
      override append(
        id: string,
        after: number,
        entries: readonly Entry[],
        more?: object,
      ): Promise<Appended> {
        about.push(more)
        return super.append(id, after, entries)
      }
    }
    const kept = await begin(new ListingStore())
    await say(kept, 0, 'shine')
    await kept.undo(0, 1)
    for (let i = 0; i < 9; i++) await kept.answerFor(i % 3, (i + 1) % 3, kept.reader.revision)
    expect(about.slice(0, 3)).toEqual([1, 0, 1].map((steps) => ({ outcome: 'playing', steps })))
    expect(about.at(-1)).toEqual({ outcome: 'won', steps: kept.reader.steps })
  })
})

describe('[M33] a store that fails', () => {
  const changes: [string, (kept: KeptMatch) => Promise<{ readonly kind: string }>, string][] = [
    ['an answer', (kept) => kept.answer({ seat: 0, revision: 2, notation: 'idle' }), 'repeated'],
    ['a pass', (kept) => kept.answerFor(1, 0, 2), 'stale'],
    ['an undo', (kept) => kept.undo(2, 2), 'stale'],
    ['a standing answer', (kept) => kept.stand(1, 'guard', 'guard'), 'set'],
    ['the end of one', (kept) => kept.clearStanding(0), 'set'],
    ['an agreement', (kept) => kept.agreeToUndo(2), 'refused'],
  ]
  const played = async () => {
    const store = new StagedStore()
    const kept = await begin(store, 'agreement')
    await kept.stand(0, 'guard', 'let go')
    await say(kept, 0, 'shine')
    await say(kept, 1, 'draw')
    await kept.undo(1, 2)
    await kept.agreeToUndo(0) // only seat 2 has yet to agree
    return { store, kept, heard: listen(kept), before: whole(kept) }
  }

  test.each(changes)('before it has written %s leaves everything as it was', async (_, change, __) => {
    const { store, kept, heard, before } = await played()
    const text = formatSaved((await store.load('one')) ?? before.saved)
    store.before = fail('disk full')
    for (let i = 0; i < 2; i++) await expect(change(kept)).rejects.toThrow('disk full')
    expect(whole(kept)).toEqual(before)
    expect(heard).toEqual([])
    expect(formatSaved((await store.load('one')) ?? before.saved)).toBe(text)
    store.before = fine
    const { kind } = await change(kept)
    expect(['taken', 'undone', 'asked', 'set']).toContain(kind)
    expect(await store.load('one')).toEqual(kept.reader.saved())
  })

  test.each(changes)(
    'after it has written %s leaves everything as it was, until it is found',
    async (_, change, again) => {
      const { store, kept, heard, before } = await played()
      store.after = fail('connection lost')
      await expect(change(kept)).rejects.toThrow('connection lost')
      store.after = fine
      expect(whole(kept)).toEqual(before)
      expect(heard).toEqual([])
      expect((await change(kept)).kind).toBe(again)
      expect(await store.load('one')).toEqual(kept.reader.saved())
    },
  )

  test('to be read leaves it as it was, and does not keep the next change from being made', async () => {
    const { store, kept, before } = await played()
    const other = await KeptMatch.open(store, 'one', lanterns)
    await say(other, 0, 'idle')
    store.loading = fail('cannot read')
    await expect(kept.catchUp()).rejects.toThrow('cannot read')
    await expect(say(kept, 0, 'done')).rejects.toThrow('cannot read')
    expect(whole(kept)).toEqual(before)
    store.loading = fine
    expect((await say(kept, 0, 'done')).kind).toBe('stale')
    expect((await say(kept, 0, 'done')).kind).toBe('taken')
  })
})

test('[M34] an answer and what follows by itself are added together', async () => {
  const store = new StagedStore()
  const kept = await begin(store)
  for (const seat of [0, 1]) await say(kept, seat, 'done')
  store.done.length = 0
  expect(await say(kept, 2, 'done')).toMatchObject({ decisions: [{}, { way: 'forced' }, { way: 'forced' }] })
  expect(store.done).toEqual(['appended 3'])
})
