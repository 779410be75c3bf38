/** The page's own database (IndexedDB): a row for each game, and rows with its changes. */
import { say } from '../words/library.ts'

const NAME = 'hearthkeep'
/** Version 1 had games only, each with all of its text; such rows are still read. */
const VERSION = 2
const GAMES = 'games'
const CHANGES = 'changes'

const KEEPS_NOTHING = say('database.the-browser-keeps-nothing')
const OLD_TAB = say('database.another-tab-has-an')
const NEW_TAB = say('database.a-newer-hearthkeep-has')

/** A change of a game: its line in the journal. */
export interface ChangeRow {
  readonly id: string
  /** Counts from 1. */
  readonly number: number
  readonly line: string
}

/** The two kinds of rows, within one transaction. */
export interface Rows {
  /** By id. */
  readonly games: IDBObjectStore
  /** By id and number. */
  readonly changes: IDBObjectStore
}

/** Waits for a request. */
export function request<T>(wanted: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    wanted.onsuccess = () => resolve(wanted.result)
    wanted.onerror = () => reject(wanted.error ?? new Error(KEEPS_NOTHING))
  })
}

/** The changes of one game. */
export function changesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]) // in the order of keys a list comes after every number
}

/** The database, opened when it is needed. */
export class Database {
  private readonly factory: () => IDBFactory
  private opened: Promise<IDBDatabase> | undefined

  constructor(factory: () => IDBFactory = () => indexedDB) {
    this.factory = factory
  }

  /**
   * Does something in one transaction: all of it happens or nothing. When this has resolved, it is on the disk; a full
   * one may show only at the end.
   */
  async transact<R>(mode: IDBTransactionMode, work: (rows: Rows) => Promise<R>): Promise<R> {
    const transaction = await this.begin(mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error(KEEPS_NOTHING))
    })
    done.catch(() => undefined) // told below
    try {
      const rows = { games: transaction.objectStore(GAMES), changes: transaction.objectStore(CHANGES) }
      const result = await work(rows)
      await done
      return result
    } catch (error) {
      if (isOpen(transaction)) transaction.abort()
      throw error
    }
  }

  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const transaction = async (): Promise<IDBTransaction> =>
      (await this.database()).transaction([GAMES, CHANGES], mode, { durability: 'strict' })
    try {
      return await transaction()
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      this.opened = undefined // it was closed meanwhile
      return transaction()
    }
  }

  private database(): Promise<IDBDatabase> {
    if (this.opened === undefined) {
      this.opened = this.open()
      this.opened.catch(() => (this.opened = undefined)) // it may work the next time
    }
    return this.opened
  }

  private open(): Promise<IDBDatabase> {
    const wanted = this.factory().open(NAME, VERSION)
    return new Promise((resolve, reject) => {
      let isGivenUp = false
      wanted.onupgradeneeded = () => addRows(wanted.result)
      wanted.onblocked = () => {
        isGivenUp = true
        reject(new Error(OLD_TAB))
      }
      wanted.onerror = () => {
        const isTooOld = wanted.error?.name === 'VersionError'
        reject(isTooOld ? new Error(NEW_TAB) : (wanted.error ?? new Error(KEEPS_NOTHING)))
      }
      wanted.onsuccess = () => {
        const database = wanted.result
        const forget = (): void => void (this.opened = undefined)
        database.onclose = forget
        database.onversionchange = () => {
          forget()
          database.close() // a newer page wants it
        }
        if (isGivenUp) database.close()
        else resolve(database)
      }
    })
  }
}

/** Adds what a database of an older version lacks. Nothing that is there is touched. */
function addRows(database: IDBDatabase): void {
  const names = database.objectStoreNames
  if (!names.contains(GAMES)) database.createObjectStore(GAMES, { keyPath: 'id' })
  if (!names.contains(CHANGES)) database.createObjectStore(CHANGES, { keyPath: ['id', 'number'] })
}

function isOpen(transaction: IDBTransaction): boolean {
  try {
    transaction.objectStore(GAMES)
    return true
  } catch {
    return false
  }
}

/** The database of this page. */
export const pageDatabase: Database = new Database()
