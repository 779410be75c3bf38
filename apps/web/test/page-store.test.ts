import { readdirSync, readFileSync } from 'node:fs'
import { tinyFight } from '@hearthkeep/game-tiny-fight'
import { formatSaved, KeptMatch, Match, parseSaved } from '@hearthkeep/match'
import type { SavedMatch } from '@hearthkeep/match'
import {
  formatOldSaved,
  notationsIn,
  noted,
  storeSuite,
  watchingStoreSuite,
} from '@hearthkeep/testkit/vitest'
import type { StoreBench } from '@hearthkeep/testkit/vitest'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { changesOf, Database, request } from '../src/storage/database.ts'
import { PageStore } from '../src/storage/page-store.ts'
import { findSave, listSaves, removeSave } from '../src/storage/saves.ts'

vi.stubGlobal('IDBKeyRange', IDBKeyRange)

const { game } = tinyFight

/** A browser: each of its tabs opens the database for itself. */
function browser() {
  const factory = new IDBFactory()
  const tab = () => new Database(() => factory)
  return { factory, tab }
}

/** All rows of a game, as text. */
async function rowsOf(database: Database, id: string): Promise<string> {
  const rows = await database.transact('readonly', async ({ games, changes }): Promise<unknown[]> => [
    await (request(games.get(id)) as Promise<unknown>),
    await (request(changes.getAll(changesOf(id))) as Promise<unknown>),
  ])
  return JSON.stringify(rows)
}

/** An entry as it was kept until now. */
const entryWith = (id: string, text: string) => ({
  ...{ id, game: 'tiny-fight', outcome: 'playing', steps: 3, seats: 1, options: {}, at: 12, text },
})

function bench(): Promise<StoreBench> {
  const { tab } = browser()
  const outside = tab()
  return Promise.resolve({
    store: new PageStore(tab()),
    other: new PageStore(tab()),
    plant: async (id, text) => {
      await outside.transact('readwrite', ({ games }) => request(games.put(entryWith(id, text))))
    },
    found: (id) => rowsOf(outside, id),
  })
}
storeSuite('PageStore', game, bench)
watchingStoreSuite('PageStore', game, bench)

/** The database of a browser in which an older page was used, still open as it had it. */
function oldDatabase(factory: IDBFactory, entries: readonly object[]): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const wanted = factory.open('hearthkeep', 1)
    wanted.onupgradeneeded = () => wanted.result.createObjectStore('games', { keyPath: 'id' })
    wanted.onerror = () => reject(wanted.error ?? new Error())
    wanted.onsuccess = () => {
      const transaction = wanted.result.transaction('games', 'readwrite')
      for (const entry of entries) transaction.objectStore('games').put(entry)
      transaction.oncomplete = () => resolve(wanted.result)
    }
  })
}

const folder = new URL('../../../packages/catalog/test/saves-of-format-1/', import.meta.url)
const oldTexts = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))

test('every save of an older page is there after the upgrade, as it was, and can be played on', async () => {
  const { factory, tab } = browser()
  const fight = Match.start(game, { seed: 3 }, { undo: 'practice', autoForced: true })
  fight.answer({ seat: 0, revision: fight.revision, notation: fight.view(0).choices[0].notation })
  const texts = [...oldTexts, formatOldSaved(fight), formatSaved(fight.saved()), 'damaged']
  const entries = texts.map((text, i) => entryWith(`t${i}`, text))
  const strange = [
    { id: 'NOT an id', text: 'x' },
    { id: 't99', steps: 7 },
  ]
  const old = await oldDatabase(factory, [...entries, ...strange])
  old.close()

  const database = tab()
  const store = new PageStore(database)
  const saves = await listSaves(database)
  expect(saves).toHaveLength(entries.length + 2)
  for (const entry of entries) expect(saves).toContainEqual(entry)
  expect(await store.list()).toEqual([...entries.map(({ id }) => id), 't99'].sort())
  for (const { id, text } of entries.slice(0, -1)) {
    expect(await findSave(id, database)).toEqual(entryWith(id, text))
    expect(await store.load(id)).toEqual({ ...parseSaved(text), isOld: true })
  }
  await expect(store.load('t99')).rejects.toMatchObject({ name: 'StoreError', kind: 'corrupted' })

  for (const id of [`t${oldTexts.length}`, `t${oldTexts.length + 1}`]) {
    const before = await rowsOf(database, id)
    const kept = await KeptMatch.open(store, id, game)
    expect(kept.reader.view(0).zones).toEqual(fight.view(0).zones)
    expect(await rowsOf(database, id)).toBe(before)
    const [{ notation }] = kept.reader.view(0).choices
    expect(await kept.answer({ seat: 0, revision: kept.reader.revision, notation })).toMatchObject({
      kind: 'taken',
    })
    expect(await store.load(id)).toEqual(kept.reader.saved())
    const save = await findSave(id, database)
    expect(save).toMatchObject({ game: 'tiny-fight', outcome: 'playing', steps: kept.reader.steps, seats: 1 })
    expect(save?.isDamaged).toBeUndefined()
    expect(parseSaved(save?.text ?? '')).toEqual(kept.reader.saved())
    await kept.close()
  }
  // Nothing else was touched.
  for (const { id } of entries.slice(0, oldTexts.length))
    expect(await findSave(id, database)).toEqual(entries.find((entry) => entry.id === id))
})

test('the library knows how a game stands without reading it', async () => {
  const { tab } = browser()
  const database = tab()
  const kept = await KeptMatch.start(new PageStore(database), 'one', game, { seed: 3 }, { undo: 'practice' })
  const listed = async () => {
    const [{ game, outcome, steps, seats, options }] = await listSaves(database)
    return { game, outcome, steps, seats, options }
  }
  const { options } = kept.reader.setup
  expect(await listed()).toEqual({ game: 'tiny-fight', outcome: 'playing', steps: 0, seats: 1, options })
  while (!kept.reader.isOver) {
    const [{ notation }] = kept.reader.view(0).choices
    await kept.answer({ seat: 0, revision: kept.reader.revision, notation })
    expect(await listed()).toMatchObject({ outcome: kept.reader.outcome, steps: kept.reader.steps })
  }
  expect((await listed()).outcome).not.toBe('playing')
  await kept.undo(0, kept.reader.revision)
  expect(await listed()).toMatchObject({ outcome: 'playing', steps: kept.reader.steps })
})

test('an older page that is still open is said, and nothing is lost once it is closed', async () => {
  const { factory, tab } = browser()
  const old = await oldDatabase(factory, [entryWith('t1', 'text')])
  const database = tab()
  await expect(listSaves(database)).rejects.toThrow('another tab has an older Hearthkeep open')
  old.close()
  await expect.poll(() => listSaves(database).catch(() => [])).toEqual([entryWith('t1', 'text')])
})

test('a newer page gets the database at once, and this one says that it is to be reloaded', async () => {
  const { factory, tab } = browser()
  const store = new PageStore(tab())
  const { undo, autoForced, automaticLimit, game: header } = Match.start(game, { seed: 1 }).saved()
  await store.create('one', { undo, autoForced, automaticLimit, game: header }, [noted('a')])
  const newer = await new Promise<IDBDatabase>((resolve, reject) => {
    const wanted = factory.open('hearthkeep', 3)
    wanted.onsuccess = () => resolve(wanted.result)
    wanted.onblocked = () => reject(new Error('blocked'))
  })
  await expect(store.append('one', 1, [noted('b')])).rejects.toThrow('Reload this page')
  newer.close()
})

test('a connection that was lost is opened again', async () => {
  const { tab } = browser()
  const database = tab()
  const store = new PageStore(database)
  await KeptMatch.start(store, 'one', game, { seed: 3 })
  const connection = await database['database']()
  connection.close() // nobody is told
  expect(await store.list()).toEqual(['one'])
})

test('a transaction that fails leaves everything as it was, and one that is not complete is not acknowledged', async () => {
  const { tab } = browser()
  const database = tab()
  const store = new PageStore(database)
  const kept = await KeptMatch.start(store, 'one', game, { seed: 3 })
  const [{ notation }] = kept.reader.view(0).choices
  const before = await rowsOf(database, 'one')
  const answer = { seat: 0, revision: 0, notation }
  const connection = await database['database']()
  const begin = connection.transaction.bind(connection)
  const begun: unknown[][] = []
  let isAborted = true
  let isComplete = false
  connection.transaction = (...args: Parameters<typeof begin>) => {
    begun.push(args)
    const transaction = begin(...args)
    transaction.addEventListener('complete', () => (isComplete = true))
    if (!isAborted) return transaction
    // As a full disk does: the last request has been carried out, then it fails.
    const games = transaction.objectStore('games')
    const put = games.put.bind(games)
    games.put = (row) => {
      const wanted = put(row)
      wanted.addEventListener('success', () => transaction.abort())
      return wanted
    }
    return transaction
  }
  await expect(kept.answer(answer)).rejects.toThrow('the browser keeps nothing')
  expect(kept.reader.revision).toBe(0)
  isAborted = false
  expect(await rowsOf(database, 'one')).toBe(before)
  isComplete = false
  expect(await kept.answer(answer)).toMatchObject({ kind: 'taken' })
  expect(isComplete).toBe(true)
  expect(begun.filter(([, mode]) => mode === 'readwrite').map(([, , options]) => options)).toEqual(
    Array(2).fill({ durability: 'strict' }),
  )
})

test('a game of which changes are missing is said, offered with what is left, and never changed', async () => {
  const { tab } = browser()
  const database = tab()
  const store = new PageStore(database)
  const match = Match.start(game, { seed: 3 }, { undo: 'practice' })
  for (let i = 0; i < 4; i++)
    match.answer({ seat: 0, revision: match.revision, notation: match.view(0).choices[0].notation })
  await KeptMatch.keep(store, 'one', match)
  await KeptMatch.keep(store, 'one1', match)
  const lost = ['one', 4] as const
  await database.transact('readwrite', ({ changes }) => request(changes.delete([...lost])))
  const before = await rowsOf(database, 'one')
  const missing = {
    name: 'StoreError',
    kind: 'corrupted',
    message: expect.stringContaining('missing') as string,
  }
  await expect(store.load('one')).rejects.toMatchObject(missing)
  await expect(store.append('one', 3, [noted('a')])).rejects.toMatchObject(missing)
  expect(await rowsOf(database, 'one')).toBe(before)
  const save = await findSave('one', database)
  expect(save).toMatchObject({ game: 'tiny-fight', isDamaged: true })
  for (const notation of notationsIn(match.saved()).slice(0, 3)) expect(save?.text).toContain(notation)
  await removeSave('one', database)
  expect(await rowsOf(database, 'one')).toBe('[null,[]]')
  expect((await store.load('one1')) as SavedMatch).toEqual(match.saved())
})
