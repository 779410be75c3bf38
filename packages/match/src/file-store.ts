/** A store in a folder: one text file for each match. For Node only, and so not part of the main entry. */
import * as nodeFiles from 'node:fs/promises'
import { join } from 'node:path'
import { formatSaved, parseSaved } from './saved.ts'
import type { SavedMatch } from './saved.ts'
import { StoreError } from './store-error.ts'
import { checkMatchId, isMatchId } from './store.ts'
import type { MatchStore } from './store.ts'

/** What the store needs of `node:fs/promises`; tests put failures in. */
export type Files = Pick<typeof nodeFiles, 'mkdir' | 'open' | 'readdir' | 'readFile' | 'rename' | 'unlink'>

const FILE = /^match-(.+)\.txt$/

let temporary = 0

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/**
 * Keeps matches as files `match-ID.txt` in a folder, which is made when the first match is saved. A match is
 * written to a file of its own beside the old one, forced to the disk, and put in the old one's place in one
 * step: whenever the power fails, either the old or the new match is there, and whole [M28].
 */
export class FileStore implements MatchStore {
  private readonly folder: string
  private readonly files: Files
  /** The last thing that was begun for each id; the next waits for it, so that the last save is the one kept. */
  private readonly queues = new Map<string, Promise<void>>()

  constructor(folder: string, files: Files = nodeFiles) {
    this.folder = folder
    this.files = files
  }

  async save(id: string, saved: SavedMatch): Promise<void> {
    checkMatchId(id)
    const text = formatSaved(saved)
    await this.inTurn(id, () => this.orExplain('write to', () => this.replace(id, text)))
  }

  async load(id: string): Promise<SavedMatch | undefined> {
    checkMatchId(id)
    const text = await this.orExplain('read', async () => {
      try {
        return await this.files.readFile(this.pathOf(id), 'utf8')
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }
    })
    if (text === undefined) return undefined
    try {
      return parseSaved(text)
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      throw new StoreError(error.kind, `${this.pathOf(id)}: ${error.message}`, { cause: error })
    }
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
    await this.inTurn(id, () =>
      this.orExplain('delete from', async () => {
        try {
          await this.files.unlink(this.pathOf(id))
        } catch (error) {
          if (codeOf(error) !== 'ENOENT') throw error
        }
      }),
    )
  }

  private pathOf(id: string): string {
    return join(this.folder, `match-${id}.txt`)
  }

  private async replace(id: string, text: string): Promise<void> {
    const { files, folder } = this
    await files.mkdir(folder, { recursive: true })
    const path = this.pathOf(id)
    const fresh = `${path}.${process.pid}-${temporary++}.new`
    try {
      const handle = await files.open(fresh, 'wx')
      try {
        await handle.writeFile(text, 'utf8')
        await handle.sync()
      } finally {
        await handle.close()
      }
      await files.rename(fresh, path)
    } catch (error) {
      await files.unlink(fresh).catch(() => undefined) // it may not even have been made
      throw error
    }
    await this.syncFolder()
  }

  /** Forces the folder's list of names to the disk, where the system lets us. */
  private async syncFolder(): Promise<void> {
    if (process.platform === 'win32') return
    const handle = await this.files.open(this.folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  /** Does one thing after another for each id. */
  private inTurn(id: string, action: () => Promise<void>): Promise<void> {
    const mine = (this.queues.get(id) ?? Promise.resolve()).then(action)
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
      const why = error instanceof Error ? error.message : String(error)
      throw new StoreError(
        'folder',
        `cannot ${what} the folder ${this.folder}: ${why}. Nothing was lost; check that it is a folder, that you may use it, and that the disk is not full.`,
        { cause: error },
      )
    }
  }
}
