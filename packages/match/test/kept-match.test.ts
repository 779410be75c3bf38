import { formatRecord } from '@hearthkeep/engine'
import { formatSaved, KeptMatch, Match, MemoryStore } from '@hearthkeep/match'
import type { Appended, Entry, Happening, MatchStore } from '@hearthkeep/match'
import { formatOldSaved, notationsIn } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { lanterns } from './lanterns.ts'

/** A memory that does what a test says before and after it adds something. */
class StagedStore extends MemoryStore {
  before: () => Promise<void> = () => Promise.resolve()
  after: () => Promise<void> = () => Promise.resolve()
  loading: () => Promise<void> = () => Promise.resolve()
  readonly done: string[] = []

  override async append(id: string, after: number, entries: readonly Entry[]): Promise<Appended> {
    await this.before()
    const added = await super.append(id, after, entries)
    this.done.push(`${added} ${entries.length}`)
    await this.after()
    return added
  }

  override async load(id: string) {
    await this.loading()
    return super.load(id)
  }

  /** Nobody hears of others by himself. */
  override watch = () => () => undefined
}

const fail = (message: string) => () => Promise.reject(new Error(message))
const fine = () => Promise.resolve()
const seats = [0, 1, 2, 'spectator'] as const

async function begin(
  store: MatchStore = new StagedStore(),
  undo: 'practice' | 'honest' | 'agreement' = 'practice',
) {
  return KeptMatch.start(store, 'one', lanterns, { seed: 4, seats: 3 }, { undo, autoForced: true })
}
const say = (kept: KeptMatch, seat: number, notation: string) =>
  kept.answer({ seat, revision: kept.reader.revision, notation })
/** Everything that can be seen of a match. */
const whole = ({ reader }: KeptMatch) => ({
  saved: reader.saved(),
  views: seats.map((seat) => reader.view(seat)),
  past: seats.map((seat) => reader.happened(reader.steps, seat)),
  standing: [0, 1, 2].map((seat) => reader.standing(seat)),
})
/** What somebody hears from now on. */
function listen(kept: KeptMatch): Happening[] {
  const heard: Happening[] = []
  kept.subscribe('spectator', (happening) => heard.push(happening))
  return heard
}
const texts = (heard: readonly Happening[]) => heard.flatMap(({ events }) => events.map(({ text }) => text))

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
    expect(await other.answer({ seat: 1, revision: 0, notation: 'draw' })).toMatchObject({
      kind: 'taken',
      revision: 2,
    })
    expect(await other.answer({ seat: 1, revision: 0, notation: 'draw' })).toMatchObject({ kind: 'repeated' })
    await one.catchUp()
    expect(one.reader.saved()).toEqual(other.reader.saved())
  })

  test('is told that the same was answered before', async () => {
    const { one, other } = await two()
    await say(one, 0, 'shine')
    expect(await other.answer({ seat: 0, revision: 0, notation: 'shine' })).toMatchObject({
      kind: 'repeated',
      takenAs: 1,
    })
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

test('[M34] an answer and what follows by itself are added together', async () => {
  const store = new StagedStore()
  const kept = await begin(store)
  for (const seat of [0, 1]) await say(kept, seat, 'done')
  store.done.length = 0
  expect(await say(kept, 2, 'done')).toMatchObject({ decisions: [{}, { way: 'forced' }, { way: 'forced' }] })
  expect(store.done).toEqual(['appended 3'])
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
