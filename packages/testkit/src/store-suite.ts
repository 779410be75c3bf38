/** The one suite that every store of matches has to pass. */
import { Stream } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import { formatSaved, isMatchId, KeptMatch, Match, StoreError } from '@hearthkeep/match'
import type { MatchStore, SavedMatch } from '@hearthkeep/match'
import { describe, expect, test } from 'vitest'
import { BAD_IDS, damaged, formatOldSaved, notationsIn, noted, randomAnswer, trialOf } from './store-bench.ts'
import type { StoreBench, Trial } from './store-bench.ts'

/** Registers the suite for a store; the numbers are those of `packages/match/RULES.md`. */
export function storeSuite(name: string, game: Game, makeBench: () => Promise<StoreBench>): void {
  const trial = trialOf(game, makeBench)
  describe(`${name} is a store`, () => {
    testKeeping(trial)
    testIds(trial)
    testAdding(trial)
    testRacing(trial)
    testReading(trial)
    testPlaying(trial)
  })
}

/** What is kept is given back as it was. */
function testKeeping({ game, makeBench, played, create, about }: Trial): void {
  test('[M26] gives back what was kept, and the match goes on from it', async () => {
    const { store, other } = await makeBench()
    const match = played()
    expect(await store.load('one')).toBeUndefined()
    await KeptMatch.keep(store, 'one', match)
    for (const each of [store, other]) expect(await each.load('one')).toEqual(match.saved())
    const opened = await KeptMatch.open(other, 'one', game)
    expect(opened.reader.view(0)).toEqual(match.view(0))
    expect(opened.reader.saved()).toEqual(match.saved())
  })

  test('[M26] keeps many matches apart, lists them in order and forgets one', async () => {
    const { store, other } = await makeBench()
    expect(await store.list()).toEqual([])
    const ids = Array.from({ length: 40 }, (_, i) => `t${(i * 17) % 40}_x`)
    await Promise.all(ids.map((id) => create(store, id, [noted(id)])))
    await Promise.all(ids.map((id) => other.append(id, 1, [noted(`more of ${id}`)], about)))
    expect(await other.list()).toEqual([...ids].sort())
    for (const id of ids) expect(notationsIn(await store.load(id))).toEqual([id, `more of ${id}`])
    await store.remove('t1_x')
    expect(await other.list()).toEqual(ids.filter((id) => id !== 't1_x').sort())
    expect(notationsIn(await store.load('t11_x'))).toHaveLength(2)
  })

  test('[M26] keeps any letters as they are', async () => {
    const { store, other } = await makeBench()
    const notations = [
      'play Ægir’s “Zorn” → 龍 🐉',
      'e\u0301 is not é',
      'שלום > מגדל',
      'a #b 1. undo to 3 by 1',
      '👩‍👩‍👧‍👦'.repeat(20),
      'always 1 guard: let go',
      '\u0000\u0007\u00a0\ufeff\u200f',
    ]
    await create(store, 'letters', [noted(notations[0])])
    for (const [i, notation] of notations.slice(1).entries())
      expect(await store.append('letters', i + 1, [noted(notation)], about)).toBe('appended')
    expect(notationsIn(await other.load('letters'))).toEqual(notations)
    for (const notation of ['two\nlines', 'two\u2028lines', 'two\rlines'])
      await expect(store.append('letters', notations.length, [noted(notation)])).rejects.toThrow('line break')
    expect(notationsIn(await other.load('letters'))).toEqual(notations)
  })
}

/** Ids that are in use, that are no longer, and that are none. */
function testIds({ makeBench, played, create }: Trial): void {
  test('[M32] keeps nothing under an id that is in use', async () => {
    const { store, other, found } = await makeBench()
    await create(store, 'one', [noted('first')])
    const before = await found('one')
    for (const each of [store, other])
      await expect(create(each, 'one')).rejects.toMatchObject({ name: 'StoreError', kind: 'taken' })
    expect(await found('one')).toBe(before)
    const both = await Promise.allSettled([create(store, 'two'), create(other, 'two')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('[M36] says that a match is gone, and does not bring it back', async () => {
    const { store, other } = await makeBench()
    const gone = { name: 'StoreError', kind: 'gone' }
    await expect(store.append('one', 0, [noted('a')])).rejects.toMatchObject(gone)
    await create(store, 'one')
    await other.remove('one')
    await other.remove('one')
    await expect(store.append('one', 0, [noted('a')])).rejects.toMatchObject(gone)
    await expect(store.rewrite('one', 0, played().saved())).rejects.toMatchObject(gone)
    expect(await store.load('one')).toBeUndefined()
    expect(await store.list()).toEqual([])
    await create(store, 'one', [noted('anew')])
    expect(notationsIn(await other.load('one'))).toEqual(['anew'])
  })

  test('[M27] refuses ids that could lead elsewhere, by every method', async () => {
    const { store } = await makeBench()
    const saved = played().saved()
    for (const id of [...BAD_IDS, 'x'.repeat(65)]) {
      expect(isMatchId(id), id).toBe(false)
      for (const attempt of [
        create(store, id),
        store.append(id, 0, [noted('a')]),
        store.rewrite(id, 0, saved),
        store.load(id),
        store.remove(id),
      ])
        await expect(attempt, id).rejects.toMatchObject({ name: 'StoreError', kind: 'bad-id' })
    }
    expect(await store.list()).toEqual([])
  })
}

/** Who writes has to know of all that was written before. */
function testAdding({ makeBench, begin, played, create, about }: Trial): void {
  test('[M32] adds a change after those its writer knows of, and else nothing', async () => {
    const { store, other, found } = await makeBench()
    await create(store, 'one', [noted('a')])
    expect(await store.append('one', 1, [noted('b')], about)).toBe('appended')
    const before = await found('one')
    for (const after of [0, 1, 3]) expect(await other.append('one', after, [noted('c')])).toBe('behind')
    expect(await found('one')).toBe(before)
    expect(await other.append('one', 2, [noted('c'), noted('d')], about)).toBe('appended')
    expect(notationsIn(await store.load('one'))).toEqual(['a', 'b', 'c', 'd'])
  })

  test('[M32] writes a match anew only if nobody has added to it', async () => {
    const { store, other, found } = await makeBench()
    await create(store, 'one', [noted('a'), noted('b'), noted('c')])
    const before = await found('one')
    const anew = played().saved()
    expect(await store.rewrite('one', 2, anew)).toBe('behind')
    expect(await found('one')).toBe(before)
    expect(await store.rewrite('one', 3, anew, about)).toBe('appended')
    expect(await other.load('one')).toEqual(anew)
    // One that has fewer changes than before leaves none of them behind.
    expect(await store.rewrite('one', anew.entries.length, begin().saved(), about)).toBe('appended')
    expect(await other.load('one')).toEqual(begin().saved())
  })
}

/** Several who write at once. */
function testRacing({ makeBench, create, about }: Trial): void {
  test('[M32] of two who add at once one is told that he is behind, and nothing acknowledged is lost', async () => {
    const { store, other } = await makeBench()
    await create(store, 'race')
    const acknowledged: string[] = []
    const write = async (own: MatchStore, who: string): Promise<void> => {
      const random = Stream.of(who.charCodeAt(0))
      for (let i = 0; i < 20;) {
        const after = (await own.load('race'))?.entries.length ?? 0
        for (let wait = random.below(4); wait > 0; wait--) await Promise.resolve()
        const batch = Array.from({ length: 1 + random.below(3) }, (_, k) => noted(`${who} ${i} ${k}`))
        if ((await own.append('race', after, batch, about)) === 'behind') continue
        acknowledged.push(...batch.map((entry) => (entry.kind === 'step' ? entry.notation : '')))
        i++
      }
      random.release()
    }
    await Promise.all([write(store, 'a'), write(other, 'b'), write(store, 'c')])
    const kept = notationsIn(await other.load('race'))
    expect([...kept].sort()).toEqual([...acknowledged].sort())
    // Each one's own are in the order in which they were made.
    for (const who of 'abc') {
      const own = (list: readonly string[]) => list.filter((notation) => notation.startsWith(who))
      expect(own(kept)).toEqual(own(acknowledged))
    }
  })

  test('[M32] of many who add at the same place exactly one does', async () => {
    const { store, other } = await makeBench()
    await create(store, 'race')
    for (let after = 0; after < 10; after++) {
      const writers = Array.from({ length: 6 }, (_, i) => (i % 2 === 0 ? store : other))
      const results = await Promise.all(
        writers.map((each, i) => each.append('race', after, [noted(`${after} ${i}`)], about)),
      )
      expect(results.filter((result) => result === 'appended')).toHaveLength(1)
      expect(notationsIn(await store.load('race')).at(-1)).toBe(`${after} ${results.indexOf('appended')}`)
    }
  })
}

/** What was damaged, and what an older program has left. */
function testReading({ game, makeBench, begin, played }: Trial): void {
  test('[M26] says what cannot be read, and never changes it', async () => {
    const { store, plant, found } = await makeBench()
    const text = formatSaved(played().saved())
    const old = formatOldSaved(played())
    for (const [kind, planted, message] of damaged(text, old)) {
      expect([text, old]).not.toContain(planted)
      await plant('hurt', planted)
      const before = await found('hurt')
      const attempts = [
        () => store.load('hurt'),
        () => store.append('hurt', 0, [noted('a')]),
        () => store.rewrite('hurt', 0, begin().saved()),
      ]
      for (const attempt of attempts) {
        const failure = await attempt().then(
          () => undefined,
          (error: unknown) => error,
        )
        expect(failure, planted).toBeInstanceOf(StoreError)
        expect(failure, planted).toMatchObject({ kind })
        expect((failure as StoreError).message).toContain(message)
        expect((failure as StoreError).message).toContain('Nothing was changed')
      }
      expect(await found('hurt')).toBe(before)
      expect(await store.list()).toEqual(['hurt'])
    }
  })

  test('[M35] reads the first format, adds nothing to it, and has it written anew by the first change', async () => {
    const { store, other, plant, found } = await makeBench()
    const match = played()
    await plant('old', formatOldSaved(match))
    const before = await found('old')
    const saved = await store.load('old')
    expect(saved).toMatchObject({ isOld: true, undo: 'practice', autoForced: false })
    expect(notationsIn(saved)).toEqual(match.record().steps.map(({ notation }) => notation))
    const count = saved?.entries.length ?? 0
    await expect(store.append('old', count, [noted('a')])).rejects.toMatchObject({ kind: 'old-format' })
    // To open and to close changes nothing yet.
    await (await KeptMatch.open(store, 'old', game)).close()
    expect(await found('old')).toBe(before)

    const [one, two] = [await KeptMatch.open(store, 'old', game), await KeptMatch.open(other, 'old', game)]
    expect(one.reader.record().steps).toHaveLength(match.steps)
    const { revision } = two.reader
    expect(await one.undo(0, revision)).toMatchObject({ kind: 'undone' })
    expect(await two.undo(0, revision)).toMatchObject({ kind: 'stale' })
    expect(await two.undo(0, two.reader.revision)).toMatchObject({ kind: 'undone' })
    await one.catchUp()
    const kept = await store.load('old')
    expect(kept?.isOld).toBeUndefined()
    expect(kept?.record.steps).toHaveLength(match.steps - 2)
    for (const each of [one, two]) expect(each.reader.saved()).toEqual(kept)
    expect(Match.open(game, kept as SavedMatch).view(0)).toEqual(one.reader.view(0))
  })
}

/** Two who play one match. */
function testPlaying({ game, makeBench }: Trial): void {
  test('[M31] loses nothing that was acknowledged to two who play one match', async () => {
    const { store, other } = await makeBench()
    const one = await KeptMatch.start(
      store,
      'both',
      game,
      { seed: 5 },
      { undo: 'practice', autoForced: true },
    )
    const two = await KeptMatch.open(other, 'both', game)
    const random = Stream.of(9)
    const taken: string[] = []
    for (let round = 0; round < 25; round++) {
      const results = await Promise.all(
        [one, two].map(async (each) => {
          if (random.below(8) === 0) return each.undo(0, each.reader.revision)
          const answer = randomAnswer(each, random)
          const result = answer && (await each.answer(answer))
          if (result?.kind === 'taken') taken.push(answer?.notation ?? '')
          return result
        }),
      )
      for (const result of results)
        expect(['taken', 'stale', 'repeated', 'undone', 'refused', undefined]).toContain(result?.kind)
    }
    await Promise.all([one.catchUp(), two.catchUp()])
    const kept = (await store.load('both')) as SavedMatch
    const answered = kept.entries.filter((entry) => entry.kind === 'step' && entry.way === 'answered')
    expect(answered.map((entry) => (entry.kind === 'step' ? entry.notation : '')).sort()).toEqual(
      taken.sort(),
    )
    for (const each of [one, two]) expect(each.reader.saved()).toEqual(kept)
    expect(Match.open(game, kept).saved()).toEqual(kept)
    random.release()
    await Promise.all([one.close(), two.close()])
  })
}

/** Registers the tests of stores that can tell when somebody else has written. */
export function watchingStoreSuite(name: string, game: Game, makeBench: () => Promise<StoreBench>): void {
  describe(`${name} tells of other writers`, () => {
    test('[M37] a change is made at once where the match is open as well', async () => {
      const { store, other } = await makeBench()
      const one = await KeptMatch.start(store, 'both', game, { seed: 5 }, { undo: 'practice' })
      const two = await KeptMatch.open(other, 'both', game)
      const random = Stream.of(3)
      const heard: number[] = []
      two.subscribe(0, ({ revision }) => heard.push(revision))
      for (let i = 1; i <= 5; i++) {
        expect(await one.answer(randomAnswer(one, random))).toMatchObject({ kind: 'taken' })
        await expect.poll(() => two.reader.revision).toBe(one.reader.revision)
      }
      expect(await one.undo(0, one.reader.revision)).toMatchObject({ kind: 'undone' })
      await expect.poll(() => two.reader.saved()).toEqual(one.reader.saved())
      expect(heard).toEqual([1, 2, 3, 4, 5, 6])
      random.release()
      await Promise.all([one.close(), two.close()])
    })

    test('[M37] of other matches, and after one has left, nothing is heard', async () => {
      const { store, other } = await makeBench()
      const one = await KeptMatch.start(store, 'one', game, { seed: 5 }, { undo: 'practice' })
      const two = await KeptMatch.start(store, 'two', game, { seed: 5 }, { undo: 'practice' })
      const random = Stream.of(3)
      let heard = 0
      const leave = other.watch?.('one', () => heard++)
      let last = 0
      const leaveLast = other.watch?.('two', () => last++)
      await two.answer(randomAnswer(two, random))
      await expect.poll(() => last).toBe(1)
      expect(heard).toBe(0)
      await one.answer(randomAnswer(one, random))
      await expect.poll(() => heard).toBe(1)
      leave?.()
      await one.answer(randomAnswer(one, random))
      await two.answer(randomAnswer(two, random))
      await expect.poll(() => last).toBe(2)
      expect(heard).toBe(1)
      leaveLast?.()
      random.release()
      await Promise.all([one.close(), two.close()])
    })

    test('[M37] who watches hears that a match was deleted', async () => {
      const { store, other } = await makeBench()
      const one = await KeptMatch.start(store, 'one', game, { seed: 5 })
      const errors: unknown[] = []
      one.onError = (error) => errors.push(error)
      await other.remove('one')
      await expect.poll(() => errors).toMatchObject([{ name: 'StoreError', kind: 'gone' }])
      await one.close()
    })
  })
}
