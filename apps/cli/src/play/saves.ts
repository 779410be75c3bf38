/** Saved games in a folder: a match file while a game is played, a record once it is over. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { contentOf, formatRecord, parseRecord, RecordError } from '@hearthkeep/engine'
import type { Game, GameModule, GameRecord } from '@hearthkeep/engine'
import { gameTextIn, isMatchId, Match, parseJournal, RecordMismatch, StoreError } from '@hearthkeep/match'
import type { SavedMatch } from '@hearthkeep/match'
import { FileStore } from '@hearthkeep/match/file-store'
import { CommandError } from '../command-error.ts'

/** A saved game in a list. */
export interface Save {
  readonly id: string
  /** The id of the game; undefined if the file cannot be read. */
  readonly game: string | undefined
  readonly steps: number
  readonly path: string
  /** Why it cannot be read. */
  readonly problem?: string
}

/** What was found under the name of a save. */
interface Found {
  /** Its id, if it lies in this folder. */
  readonly id: string | undefined
  readonly record: GameRecord
  /** How the table was run; a bare record does not say. */
  readonly saved: SavedMatch | undefined
}

/** How a game is gone on with. */
interface Resuming {
  readonly undo?: 'practice' | 'honest' | undefined
  readonly isAsFar?: boolean | undefined
}

/** A match to go on with. */
interface Resumed {
  readonly id: string
  readonly match: Match
  /** What its file holds, if it is one of this folder. */
  readonly saved?: SavedMatch | undefined
}

/** "20261115" of a day. */
function dayText(day: Date): string {
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('')
}

/** A game goes on with the content it was begun with: with any other, cards would change under the players. */
function checkContent(game: Game, name: string, { game: id, content, setup }: GameRecord): void {
  const own = contentOf(game, setup)
  if (id !== game.id || content === own) return
  throw new CommandError(
    `${name} cannot be continued with this content: it was played with content ${content}, and this is ` +
      `${own}; use hearthkeep play --resume ${name} --content FOLDER with the folder of the pack ` +
      `it was played with, or without --content if that was ${game.name}'s own`,
  )
}

/** The saved games of one folder. */
export class Saves {
  readonly folder: string
  readonly store: FileStore
  /** What is to be said of files whose last line was torn, by path. */
  readonly torn: Map<string, string> = new Map<string, string>()
  /** Ids given away and not yet on the disk. */
  private readonly given = new Set<string>()

  constructor(folder: string) {
    this.folder = resolve(folder)
    this.store = new FileStore(this.folder)
    this.store.onTorn = (path, torn) =>
      this.torn.set(
        path,
        `${path} ended in the middle of a line, which is passed over: ${JSON.stringify(torn)}`,
      )
  }

  /** Where a game is kept while it is played. */
  pathOf(id: string): string {
    return join(this.folder, `match-${id}.txt`)
  }

  /** Where a finished game is kept. */
  recordPath(id: string): string {
    return join(this.folder, `${id}.record`)
  }

  /** An id that nothing has: `tiny-fight-20261115-2`. */
  async newId(game: Game, day: Date = new Date()): Promise<string> {
    const names = await this.names()
    const start = `${game.id}-${dayText(day)}`
    for (let number = 1; ; number++) {
      const id = `${start}-${number}`
      if (this.given.has(id) || names.includes(`match-${id}.txt`) || names.includes(`${id}.record`)) continue
      this.given.add(id)
      return id
    }
  }

  /** The files in the folder; none if it has not been made yet. */
  private async names(): Promise<string[]> {
    try {
      return await readdir(this.folder)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      if (code === 'ENOENT') return []
      throw new CommandError(
        `games cannot be saved in ${this.folder}: ${message}; name a folder with --saves or HEARTHKEEP_SAVES`,
      )
    }
  }

  /** Whether a match is kept under this id. */
  has(id: string): boolean {
    return existsSync(this.pathOf(id))
  }

  /** Keeps the record of a finished game and drops its save; returns where the record is. */
  async finish(id: string, match: Match): Promise<string> {
    await mkdir(this.folder, { recursive: true })
    const path = this.recordPath(id)
    await writeFile(`${path}.new`, formatRecord(match.record()))
    await rename(`${path}.new`, path)
    await this.drop(id)
    return path
  }

  /** Forgets a save. */
  async drop(id: string): Promise<void> {
    await this.store.remove(id)
  }

  /** The games that can be continued, the youngest first. */
  async list(): Promise<Save[]> {
    const age = (id: string): string => {
      const [, day = '', number = ''] = /-(\d{8})-(\d+)$/.exec(id) ?? []
      return day + number.padStart(6, '0')
    }
    const ids = (await this.store.list()).sort((a, b) => (age(a) === age(b) ? 0 : age(a) < age(b) ? 1 : -1))
    return Promise.all(
      ids.map(async (id) => {
        const path = this.pathOf(id)
        try {
          const saved = await this.store.load(id)
          return { id, game: saved?.record.game, steps: saved?.steps.length ?? 0, path }
        } catch (error) {
          if (!(error instanceof StoreError)) throw error
          const problem = error.message.replace(`${path}: `, '')
          return { id, game: undefined, steps: 0, path, problem }
        }
      }),
    )
  }

  /** The id of the game that a save is of. */
  async gameOf(name: string): Promise<string> {
    return (await this.find(name)).record.game
  }

  /**
   * Goes on with a save, named by its id or its file; a file from elsewhere is continued under a new id. A save
   * says itself whether what has one outcome is asked: those of old do ask. With `isAsFar`, a game that does not fit the
   * rules or the content any more goes on for practice from where it stops fitting, under a new id.
   */
  async resume(module: GameModule, name: string, { undo, isAsFar }: Resuming = {}): Promise<Resumed> {
    const { game } = module
    const { id, record, saved } = await this.find(name)
    try {
      if (isAsFar) {
        const { match } = Match.resumeAsFar(game, record, { undo: 'practice', autoForced: true })
        return { id: await this.newId(game), match }
      }
      checkContent(game, name, record)
      const match = saved
        ? Match.open(game, { ...saved, undo: undo ?? saved.undo })
        : Match.resume(game, record, { undo: undo ?? 'practice', autoForced: true })
      return id === undefined ? { id: await this.newId(game), match } : { id, match, saved }
    } catch (error) {
      if (!(error instanceof RecordMismatch)) throw error
      const advice = error.step > 1 ? `; with --as-far it goes on for practice from there, as a new game` : ''
      throw new CommandError(`${name} cannot be continued: ${error.message}${advice}`)
    }
  }

  private async find(name: string): Promise<Found> {
    const isId = isMatchId(name) && !existsSync(name)
    const path = isId ? this.pathOf(name) : resolve(name)
    try {
      const text = gameTextIn(await readFile(path, 'utf8'))
      if (!text.startsWith('hearthkeep match'))
        return { id: undefined, record: parseRecord(text), saved: undefined }
      const { saved, torn } = parseJournal(text)
      if (torn !== undefined) this.store.onTorn(path, torn)
      const own = /^match-(.+)\.txt$/.exec(basename(path))?.[1]
      const id = dirname(path) === this.folder && isMatchId(own) ? own : undefined
      return { id, record: saved.record, saved }
    } catch (error) {
      throw await this.explain(name, path, error)
    }
  }

  private async explain(name: string, path: string, error: unknown): Promise<Error> {
    if (error instanceof StoreError || error instanceof RecordError)
      return new CommandError(`${path}: ${error.message}`)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === undefined) return error as Error
    if (code !== 'ENOENT') return new CommandError(`${path}: ${(error as Error).message}`)
    const ids = (await this.list()).map(({ id }) => id)
    const known = ids.length === 0 ? 'there are no saved games' : `there are ${ids.slice(0, 8).join(', ')}`
    return new CommandError(`there is no saved game ${name}: ${known} in ${this.folder}`)
  }
}
