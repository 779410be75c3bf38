/** Campaigns in a folder: one file each, `campaign-ID.txt`, with the chapter that is still played as its last record. */
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { SetupError } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import { CampaignMismatch, CampaignPlay, isMatchId, Match } from '@hearthkeep/match'
import { lineInCampaign, readCampaign } from '../campaign-file.ts'
import { CommandError } from '../command-error.ts'
import { readText } from '../files.ts'
import { ChapterStore } from './chapter-store.ts'
import type { Keeper } from './keeper.ts'

const FILE = /^campaign-(.+)\.txt$/

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

  constructor(folder: string) {
    this.folder = resolve(folder)
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

  /** An id that no campaign has: `tiny-fight-20261115-2`. */
  async newId(game: string, day: Date = new Date()): Promise<string> {
    const known = await this.list()
    const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    const start = `${game}-${parts.map((part) => `${part}`.padStart(2, '0')).join('')}`
    for (let number = 1; ; number++) if (!known.includes(`${start}-${number}`)) return `${start}-${number}`
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

  /** Keeps a campaign: after a crash at any moment the old or the new one is there, whole. */
  async keep(id: string, text: string): Promise<void> {
    const path = this.pathOf(id)
    const fresh = `${path}.${process.pid}.new`
    try {
      await mkdir(this.folder, { recursive: true })
      const handle = await open(fresh, 'w')
      try {
        await handle.writeFile(text, 'utf8')
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(fresh, path)
    } catch (error) {
      await rm(fresh, { force: true }).catch(() => undefined)
      throw new CommandError(`the campaign cannot be kept in ${path}: ${(error as Error).message}`)
    }
  }

  async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true })
  }

  /** Keeps the next chapter of a campaign in the campaign's own file. */
  keeperOf(id: string, play: CampaignPlay): Keeper {
    const store = new ChapterStore(async (record, isOver) => {
      const { game } = play
      await this.keep(id, isOver ? play.finish(Match.resume(game, record)).text() : play.text(record))
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
    }
  }
}
