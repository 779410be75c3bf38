/** Campaigns in a folder: one file each, `campaign-ID.txt`, with the chapter that is still played as its last record. */
import { existsSync } from 'node:fs'
import * as nodeFiles from 'node:fs/promises'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { SetupError } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import { CampaignMismatch, CampaignPlay, isMatchId, Match, StoreError } from '@hearthkeep/match'
import { sweepFolder, withLock, writeWhole } from '@hearthkeep/match/file-store'
import { lineInCampaign, readCampaign } from '../campaign-file.ts'
import { CommandError } from '../command-error.ts'
import { readText } from '../files.ts'
import { ChapterStore } from './chapter-store.ts'
import { Holds } from './holds.ts'
import type { Keeper } from './keeper.ts'

const FILE = /^campaign-(.+)\.txt$/
/** How long another program is waited for that writes a campaign, in milliseconds. */
const PATIENCE = 10_000

/** A campaign that was found. */
export interface FoundCampaign {
  /** Its id, if it lies in this folder. */
  readonly id: string | undefined
  readonly path: string
  readonly text: string
  /** The id of its game. */
  readonly game: string
}

/** The campaigns of one folder. */
export class Campaigns {
  readonly folder: string
  private readonly holds: Holds
  /** What each file holds as far as is known here: what was read, or written, or may have been. */
  private readonly known = new Map<string, readonly (string | undefined)[]>()

  constructor(folder: string) {
    this.folder = resolve(folder)
    this.holds = new Holds(this.folder, (id) => this.pathOf(id))
  }

  /** Clears away what crashes have left. */
  async prepare(): Promise<void> {
    await sweepFolder(this.folder)
  }

  pathOf(id: string): string {
    return join(this.folder, `campaign-${id}.txt`)
  }

  /** All ids, the youngest first. */
  async list(): Promise<string[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw new CommandError(
        `the folder ${this.folder} cannot be read: ${error.message}; name a folder with --saves or HEARTHKEEP_SAVES`,
      )
    })
    const age = (id: string): string => {
      const [, day = '', number = ''] = /-(\d{8})-(\d+)$/.exec(id) ?? []
      return day + number.padStart(6, '0')
    }
    const ids = names.flatMap((name) => FILE.exec(name)?.[1] ?? []).filter(isMatchId)
    return ids.sort((a, b) => (age(a) < age(b) ? 1 : age(a) > age(b) ? -1 : a < b ? -1 : 1))
  }

  /** Takes an id that no campaign has, `tiny-fight-20261115-2`; it is this program's until it is released. */
  newId(game: string, day: Date = new Date()): Promise<string> {
    return this.holds.newId(game, day, (id) => [`campaign-${id}.txt`])
  }

  /** Takes a campaign for this program; returns in words who has it, if somebody else does. */
  async hold(id: string): Promise<string | undefined> {
    try {
      return await this.holds.take(id)
    } catch (error) {
      if (error instanceof StoreError) throw error
      return undefined // where nothing may be written, it is told at the first decision
    }
  }

  /** Lets others have a campaign. */
  release(id: string): Promise<void> {
    return this.holds.release(id)
  }

  /** A campaign by its id or its file. */
  async find(name: string): Promise<FoundCampaign> {
    const known = await this.list()
    const isId = known.includes(name) && !existsSync(name)
    const path = isId ? this.pathOf(name) : resolve(name)
    if (!isId && !existsSync(path)) {
      const said = known.length === 0 ? 'there are none' : `there are ${known.slice(0, 8).join(', ')}`
      throw new CommandError(`there is no campaign ${name}: ${said} in ${this.folder}`)
    }
    const text = readText(path, 'a campaign')
    const own = known.find((id) => this.pathOf(id) === path)
    if (own !== undefined) this.known.set(own, [text])
    return { id: own, path, text, game: readCampaign(path, text).game }
  }

  /** Opens what was found; throws an error with file, line and chapter if it is not what it says it is. */
  open(game: Game, { path, text }: FoundCampaign): CampaignPlay {
    try {
      return CampaignPlay.open(game, readCampaign(path, text))
    } catch (error) {
      if (error instanceof SetupError) throw new CommandError(`${path}: ${error.message}`)
      if (!(error instanceof CampaignMismatch)) throw error
      const { chapter, step, reason } = error
      const line = lineInCampaign(text, { chapter, step, message: reason })
      throw new CommandError(`${path}, line ${line}: this campaign cannot be continued: ${error.message}`)
    }
  }

  /**
   * Keeps a campaign: after a crash at any moment the old or the new one is there, whole. If the file is not as it was
   * read or written here, somebody else has changed it, and nothing is overwritten.
   */
  async keep(id: string, text: string): Promise<void> {
    const path = this.pathOf(id)
    try {
      await mkdir(this.folder, { recursive: true })
      await withLock(nodeFiles, `${path}.lock`, PATIENCE, () => this.replace(id, text))
    } catch (error) {
      throw new CommandError(`the campaign cannot be kept in ${path}: ${(error as Error).message}`)
    }
  }

  private async replace(id: string, text: string): Promise<void> {
    const path = this.pathOf(id)
    const known = this.known.get(id) ?? [undefined]
    const there = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (!known.includes(there)) {
      const what = there === undefined ? 'deleted it' : 'changed it'
      throw new Error(`another program has ${what} meanwhile, and nothing was overwritten; open it again`)
    }
    this.known.set(id, [there, text]) // whether it was written may be unknown if that fails
    await writeWhole(path, text)
    this.known.set(id, [text])
  }

  /** Keeps the next chapter of a campaign in the campaign's own file. */
  keeperOf(id: string, play: CampaignPlay): Keeper {
    const store = new ChapterStore(async (record, isOver) => {
      const { game } = play
      await this.keep(
        id,
        isOver ? play.finish(Match.resume(game, record, { isOwnRecord: true })).text() : play.text(record),
      )
    })
    return {
      store,
      pathOf: () => this.pathOf(id),
      has: () => existsSync(this.pathOf(id)),
      newId: () => Promise.resolve(id),
      finish: async (_, match) => {
        await this.keep(id, play.finish(match).text())
        return this.pathOf(id)
      },
      drop: () => this.keep(id, play.branch(play.count).text()),
      release: () => Promise.resolve(), // it is played on, from its board
    }
  }
}
