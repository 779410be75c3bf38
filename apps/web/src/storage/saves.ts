/** Games kept in the browser (IndexedDB), with what the shelf wants to know of them without opening them. */
import { formatSaved, parseSaved } from '@hearthkeep/match'
import type { Match, SavedMatch } from '@hearthkeep/match'
import { readEntry } from './read-entry.ts'
import type { Entry } from './read-entry.ts'
import type { SavedGame } from './saved-game.ts'

const NAME = 'hearthkeep'
const STORE = 'games'

function request<T>(wanted: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    wanted.onsuccess = () => resolve(wanted.result)
    wanted.onerror = () => reject(wanted.error ?? new Error('the browser keeps nothing'))
  })
}

let opened: Promise<IDBDatabase> | undefined

async function open(): Promise<IDBDatabase> {
  const wanted = indexedDB.open(NAME, 1)
  wanted.onupgradeneeded = () => wanted.result.createObjectStore(STORE, { keyPath: 'id' })
  return request(wanted)
}

function database(): Promise<IDBDatabase> {
  if (opened === undefined) {
    opened = open()
    opened.catch(() => (opened = undefined)) // it may work the next time
  }
  return opened
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(STORE, mode).objectStore(STORE)
}

/** Writes an entry; when this has resolved, it is kept: a full disk may show only at the end of a transaction. */
function write(games: IDBObjectStore, entry: SavedGame): Promise<void> {
  const { transaction } = games
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser keeps nothing'))
    games.put(entry)
  })
}

function entryOf(id: string, match: Match): SavedGame {
  const { setup, outcome, steps, game } = match
  return {
    id,
    game: game.id,
    outcome,
    steps,
    seats: setup.seats,
    options: setup.options,
    at: Date.now(),
    text: formatSaved(match.saved()),
  }
}

/** Keeps a match under a new id; when this has resolved, it is kept. */
export async function saveMatch(id: string, match: Match): Promise<void> {
  const entry = entryOf(id, match)
  await write(await store('readwrite'), entry)
}

/** What else happened to a saved game while it was open here. */
export type Parting = 'changed' | 'deleted'

/** A saved game that is open in this tab. Another tab may have it open as well: neither writes over the other. */
export class OpenSave {
  /** Where it is kept. */
  id: string
  /** What this tab has read or written last. */
  private text: string
  private last: Promise<unknown> = Promise.resolve()

  constructor({ id, text }: SavedGame) {
    this.id = id
    this.text = text
  }

  /**
   * Keeps the match in its place; if something else lies there by now, or nothing, it is kept under a new id from now
   * on, and the reason is returned. One after the other: each has to know what became of the one before.
   */
  save(match: Match): Promise<Parting | undefined> {
    const entry = entryOf(this.id, match) // as it is now
    const saving = this.last.then(() => this.put(entry))
    this.last = saving.catch(() => undefined)
    return saving
  }

  private async put(entry: SavedGame): Promise<Parting | undefined> {
    const games = await store('readwrite')
    // In one transaction, so that no other tab can come between.
    const kept = (await request(games.get(this.id))) as SavedGame | undefined
    const isOurs = kept?.text === this.text || kept?.text === entry.text
    const id = isOurs ? this.id : newId()
    await write(games, { ...entry, id })
    this.id = id
    this.text = entry.text
    return isOurs ? undefined : kept === undefined ? 'deleted' : 'changed'
  }
}

/** Everything that is kept, the latest first. */
export async function listSaves(): Promise<SavedGame[]> {
  const all = (await request((await store('readonly')).getAll())) as Entry[]
  return all.map(readEntry).sort((a, b) => b.at - a.at)
}

/** One saved game; undefined if there is none. */
export async function findSave(id: string): Promise<SavedGame | undefined> {
  const kept = (await request((await store('readonly')).get(id))) as Entry | undefined
  return kept && readEntry(kept)
}

/** The match in a saved game; throws a `StoreError` that says what is wrong, and changes nothing. */
export function matchIn({ text }: SavedGame): SavedMatch {
  return parseSaved(text)
}

export async function removeSave(id: string): Promise<void> {
  await request((await store('readwrite')).delete(id))
}

/** A new id. */
export function newId(): string {
  return `t${Date.now().toString(36)}${crypto.getRandomValues(new Uint16Array(1))[0].toString(36)}`
}
