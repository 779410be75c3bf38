/** Games kept in the browser (IndexedDB), with what the shelf wants to know of them without opening them. */
import { formatSaved, parseSaved } from '@hearthkeep/match'
import type { Match, SavedMatch } from '@hearthkeep/match'

/** A saved game as the shelf lists it. */
export interface SavedGame {
  readonly id: string
  readonly game: string
  readonly outcome: string
  readonly steps: number
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  /** When it was saved last. */
  readonly at: number
  /** The saved match, as `parseSaved` reads it. */
  readonly text: string
}

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

/** Keeps a match; when this has resolved, it is kept. */
export async function saveMatch(id: string, match: Match): Promise<void> {
  const { setup, outcome, steps, game } = match
  const entry: SavedGame = {
    id,
    game: game.id,
    outcome,
    steps,
    seats: setup.seats,
    options: setup.options,
    at: Date.now(),
    text: formatSaved(match.saved()),
  }
  await request((await store('readwrite')).put(entry))
}

/** Everything that is kept, the latest first. */
export async function listSaves(): Promise<SavedGame[]> {
  const all = (await request((await store('readonly')).getAll())) as SavedGame[]
  return all.sort((a, b) => b.at - a.at)
}

/** One saved game; undefined if there is none. */
export async function findSave(id: string): Promise<SavedGame | undefined> {
  return (await request((await store('readonly')).get(id))) as SavedGame | undefined
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
