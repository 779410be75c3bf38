/** Saved games in a folder: a match file while a game is played, a record once it is over. */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { formatRecord, parseRecord, RecordError, shortened } from '@hearthkeep/engine'
import type { Game, GameModule, GameRecord } from '@hearthkeep/engine'
import { gameTextIn, isMatchId, Match, parseJournal, RecordMismatch, StoreError } from '@hearthkeep/match'
import type { SavedMatch } from '@hearthkeep/match'
import { FileStore, writeWhole } from '@hearthkeep/match/file-store'
import { CommandError } from '../command-error.ts'
import { readText } from '../files.ts'
import { inOneLine } from '../visible.ts'
import { Holds, namesIn } from './holds.ts'

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
export interface FoundSave {
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
  /** Its id, if it is one of this folder. */
  readonly id?: string | undefined
  readonly match: Match
  /** What its file holds, if it is one of this folder. */
  readonly saved?: SavedMatch | undefined
}

/** The saved games of one folder. */
export class Saves {
  readonly folder: string
  readonly store: FileStore
  /** What is to be said of files whose last line was torn, by path. */
  readonly torn: Map<string, string> = new Map<string, string>()
  private readonly holds: Holds

  constructor(folder: string) {
    this.folder = resolve(folder)
    this.store = new FileStore(this.folder)
    this.holds = new Holds(this.folder, (id) => this.pathOf(id))
    this.store.onTorn = (path, torn) =>
      this.torn.set(
        path,
        `${path} ended in the middle of a line, which is passed over: ${shortened(JSON.stringify(torn))}`,
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

  /** Clears away what crashes have left, and says if the folder cannot be read. */
  async prepare(): Promise<void> {
    await namesIn(this.folder)
    await this.store.sweep()
  }

  /** Takes an id that nothing has, `tiny-fight-20261115-2`; it is this program's until it is released. */
  newId(game: Game, day: Date = new Date()): Promise<string> {
    return this.holds.newId(game.id, day, (id) => [`match-${id}.txt`, `${id}.record`])
  }

  /**
   * Takes a save for this program; returns in words who has it, if somebody else does. Where nothing may be written
   * there is nothing to take: whoever plays is told at the first decision.
   */
  async hold(id: string): Promise<string | undefined> {
    try {
      return await this.holds.take(id)
    } catch (error) {
      if (error instanceof StoreError) throw error
      return undefined
    }
  }

  /** Lets others have a save. */
  release(id: string): Promise<void> {
    return this.holds.release(id)
  }

  /** Whether a match is kept under this id. */
  has(id: string): boolean {
    return existsSync(this.pathOf(id))
  }

  /** Keeps the record of a finished game, and only then drops its save; returns where the record is. */
  async finish(id: string, match: Match): Promise<string> {
    await mkdir(this.folder, { recursive: true })
    const path = await this.keepRecord(id, match)
    await this.drop(id).catch(() => undefined) // a save of a finished game is in nobody's way
    return path
  }

  /** Writes a record where there is none; one that says the same is of a program that died before it could go on. */
  private async keepRecord(id: string, match: Match): Promise<string> {
    const text = formatRecord(match.record())
    for (let own = id; ; own = await this.newId(match.game)) {
      const path = this.recordPath(own)
      try {
        await writeWhole(path, text, 'new')
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        if (readText(path, 'a record') !== text) continue
      }
      if (own !== id) await this.release(own)
      return path
    }
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
    const saves: Save[] = []
    // One after the other, so that many large ones are not held at once.
    for (const id of ids) saves.push(await this.look(id))
    return saves
  }

  /** A saved game in a list. Whatever is wrong with it is said of it, and of no other. */
  private async look(id: string): Promise<Save> {
    const path = this.pathOf(id)
    try {
      const saved = await this.store.load(id)
      return { id, game: saved?.record.game, steps: saved?.steps.length ?? 0, path }
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      const problem = error.message.replace(`${path}: `, '')
      return { id, game: undefined, steps: 0, path, problem }
    }
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
        return { match }
      }
      const match = saved
        ? Match.open(game, saved)
        : Match.resume(game, record, { undo: undo ?? 'practice', autoForced: true })
      const { undo: policy } = match.options
      if (saved && id === undefined)
        match.runAs(undo ?? policy, 'record') // a copy: the other goes on with the same future
      else match.runAs(undo ?? policy)
      return id === undefined ? { match } : { id, match, saved }
    } catch (error) {
      if (!(error instanceof RecordMismatch)) throw error
      const advice = error.step > 1 ? `; with --as-far it goes on for practice from there, as a new game` : ''
      throw new CommandError(`${name} cannot be continued: ${error.message}${advice}`)
    }
  }

  /** Finds a save by its id or its file. */
  async find(name: string): Promise<FoundSave> {
    const isId = isMatchId(name) && !existsSync(name)
    const path = isId ? this.pathOf(name) : resolve(name)
    if (!existsSync(path)) throw await this.noSuch(name)
    const text = gameTextIn(readText(path, 'a saved game', { mayBeTorn: true }))
    try {
      if (!text.startsWith('hearthkeep match'))
        return { id: undefined, record: parseRecord(text), saved: undefined }
      const { saved, torn } = parseJournal(text)
      if (torn !== undefined) this.store.onTorn(path, torn)
      const own = /^match-(.+)\.txt$/.exec(basename(path))?.[1]
      const id = dirname(path) === this.folder && isMatchId(own) ? own : undefined
      return { id, record: saved.record, saved }
    } catch (error) {
      if (!(error instanceof StoreError) && !(error instanceof RecordError)) throw error
      throw new CommandError(`${path}: ${error.message}`)
    }
  }

  private async noSuch(name: string): Promise<Error> {
    const ids = await this.store.list()
    const known = ids.length === 0 ? 'there are no saved games' : `there are ${ids.slice(0, 8).join(', ')}`
    return new CommandError(`there is no saved game ${inOneLine(name)}: ${known} in ${this.folder}`)
  }
}
