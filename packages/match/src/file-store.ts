/** A store in a folder: one journal for each match, to which lines are added. For Node only, and so not part of the main entry. */
import { join } from 'node:path'
import type { Entry } from './entries.ts'
import { withLock } from './file-lock.ts'
import { codeOf, realFiles } from './file-port.ts'
import type { Files } from './file-port.ts'
import { sweepFolder } from './file-sweep.ts'
import { syncFolder, writeWhole } from './file-write.ts'
import { formatSaved, parseJournal } from './saved.ts'
import type { SavedHeader, SavedMatch } from './saved-match.ts'
import { corrupted, StoreError } from './store-error.ts'
import { checkMatchId, idTaken, isMatchId, linesOf, matchGone, needsRewrite } from './store.ts'
import type { Appended, MatchStore } from './store.ts'

export { holdFile } from './file-hold.ts'
export type { Hold } from './file-hold.ts'
export { withLock } from './file-lock.ts'
export type { Files } from './file-port.ts'
export { sweepFolder } from './file-sweep.ts'
export { writeWhole } from './file-write.ts'

const FILE = /^match-(.+)\.txt$/
const NEWLINE = 10

/** A journal as it lies on the disk. */
interface Journal {
  readonly saved: SavedMatch
  /** How many bytes its whole changes take. */
  readonly size: number
  /** What stands after them. */
  readonly torn?: string
}

/**
 * Keeps matches as journals `match-ID.txt` in a folder, which is made when the first match is kept. A new journal is
 * written beside its place, forced to the disk and put there in one step; changes are added at its end and forced to the
 * disk. Whenever the power fails, all whole changes are there; a last one that was torn was never acknowledged: it is cut
 * off by the next change, and said [M28]. Several programs may use one folder.
 */
export class FileStore implements MatchStore {
  private readonly folder: string
  private readonly files: Files
  /** The last thing that was begun for each id; the next waits for it. */
  private readonly queues = new Map<string, Promise<unknown>>()
  /** How long it waits for another program at most, in milliseconds. */
  patience = 10_000
  /** Is told of a torn change that was cut off, or is passed over: the file, and what stood there. */
  onTorn: (path: string, torn: string) => void = () => undefined

  constructor(folder: string, files: Files = realFiles) {
    this.folder = folder
    this.files = files
  }

  async create(id: string, header: SavedHeader, entries: readonly Entry[]): Promise<void> {
    checkMatchId(id)
    const text = formatSaved({ ...header, entries })
    await this.inTurn(id, async () => {
      await this.files.mkdir(this.folder, { recursive: true })
      try {
        await this.locked(id, () => writeWhole(this.pathOf(id), text, 'new', this.files))
      } catch (error) {
        throw codeOf(error) === 'EEXIST' ? idTaken(id) : error
      }
    })
  }

  async append(id: string, after: number, entries: readonly Entry[]): Promise<Appended> {
    checkMatchId(id)
    const lines = linesOf(entries, after)
    return this.changing(id, after, async ({ saved, size, torn }) => {
      if (saved.isOld) throw needsRewrite(id)
      const path = this.pathOf(id)
      if (torn !== undefined) await this.files.truncate(path, size)
      const handle = await this.files.open(path, 'a')
      try {
        await handle.writeFile(lines, 'utf8')
        await handle.sync()
      } catch (error) {
        await handle.truncate(size).catch(() => undefined) // what was not acknowledged goes
        throw error
      } finally {
        await handle.close()
      }
    })
  }

  async rewrite(id: string, after: number, saved: SavedMatch): Promise<Appended> {
    checkMatchId(id)
    return this.changing(id, after, async () => {
      await writeWhole(this.pathOf(id), formatSaved(saved), 'over', this.files)
    })
  }

  async load(id: string): Promise<SavedMatch | undefined> {
    checkMatchId(id)
    return this.orExplain('read', async () => {
      const journal = await this.read(id)
      if (journal?.torn === undefined) return journal?.saved
      const again = await this.afterOthers(id) // perhaps somebody is writing right now
      if (again?.torn !== undefined) this.onTorn(this.pathOf(id), again.torn)
      return again?.saved
    })
  }

  async list(): Promise<string[]> {
    const names = await this.orExplain('read', async () => {
      try {
        return await this.files.readdir(this.folder)
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return []
        throw error
      }
    })
    return names
      .flatMap((name) => FILE.exec(name)?.[1] ?? [])
      .filter(isMatchId)
      .sort()
  }

  async remove(id: string): Promise<void> {
    checkMatchId(id)
    await this.inTurn(id, async () => {
      try {
        await this.locked(id, () => this.files.unlink(this.pathOf(id)))
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw error
        return
      }
      await syncFolder(this.folder, this.files)
    })
  }

  /** Clears away what programs have left here that are gone [F3]. */
  async sweep(): Promise<void> {
    await sweepFolder(this.folder, this.files)
  }

  private pathOf(id: string): string {
    return join(this.folder, `match-${id}.txt`)
  }

  private locked<R>(id: string, action: () => Promise<R>): Promise<R> {
    return withLock(this.files, `${this.pathOf(id)}.lock`, this.patience, action)
  }

  private async read(id: string): Promise<Journal | undefined> {
    const path = this.pathOf(id)
    let bytes: Buffer
    try {
      bytes = await this.files.readFile(path)
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined
      throw error
    }
    try {
      return readJournal(bytes)
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      throw new StoreError(error.kind, `${path}: ${error.message}`, { cause: error })
    }
  }

  /** A journal as it is when nobody is writing; where we may not even wait for that, as it is now. */
  private async afterOthers(id: string): Promise<Journal | undefined> {
    try {
      return await this.locked(id, () => this.read(id))
    } catch (error) {
      if (error instanceof StoreError && error.kind !== 'folder') throw error
      return this.read(id)
    }
  }

  /** Changes a journal of `after` changes; other programs wait meanwhile. */
  private changing(
    id: string,
    after: number,
    change: (journal: Journal) => Promise<void>,
  ): Promise<Appended> {
    const inLock = async (): Promise<Appended> => {
      const journal = await this.read(id)
      if (journal === undefined) throw matchGone(id)
      if (journal.saved.entries.length !== after) return 'behind'
      if (journal.torn !== undefined) this.onTorn(this.pathOf(id), journal.torn)
      await change(journal)
      return 'appended'
    }
    return this.inTurn(id, async () => {
      try {
        return await this.locked(id, inLock)
      } catch (error) {
        throw codeOf(error) === 'ENOENT' ? matchGone(id) : error // not even its folder is there
      }
    })
  }

  /** Does one thing after another for each id. */
  private inTurn<R>(id: string, action: () => Promise<R>): Promise<R> {
    const mine = (this.queues.get(id) ?? Promise.resolve()).then(() => this.orExplain('write to', action))
    const settled = mine.catch(() => undefined) // whoever waits in line is not to blame
    this.queues.set(id, settled)
    void settled.then(() => {
      if (this.queues.get(id) === settled) this.queues.delete(id)
    })
    return mine
  }

  private async orExplain<R>(what: string, action: () => Promise<R>): Promise<R> {
    try {
      return await action()
    } catch (error) {
      if (error instanceof StoreError) throw error
      const why = error instanceof Error ? error.message : String(error)
      throw new StoreError(
        'folder',
        `cannot ${what} the folder ${this.folder}: ${why}. What was kept before is still there; check that it is a folder, that you may use it, and that the disk is not full.`,
        { cause: error },
      )
    }
  }
}

/** Reads the bytes of a journal; throws a `StoreError` if more is wrong with it than a torn end. */
function readJournal(bytes: Buffer): Journal {
  const end = bytes.lastIndexOf(NEWLINE) + 1
  const tail = bytes.subarray(end).toString('utf8') // a letter may be torn as well
  const { saved, torn } = parseJournal(strictly(bytes.subarray(0, end)) + tail)
  if (torn === undefined) return { saved, size: bytes.length }
  return { saved, torn, size: end - Buffer.byteLength(torn.slice(0, torn.length - tail.length)) }
}

/** Bytes as text; a byte that is no part of a letter would make places in the text and in the file differ. */
function strictly(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw corrupted('it is not text in UTF-8')
  }
}
