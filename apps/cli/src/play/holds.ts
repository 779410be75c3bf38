/** The files that this program has open to play; what another program has open, it may only look at. */
import { mkdir, readdir } from 'node:fs/promises'
import { StoreError } from '@hearthkeep/match'
import { holdFile } from '@hearthkeep/match/file-store'
import type { Hold } from '@hearthkeep/match/file-store'

/** "20261115" of a day. */
function dayText(day: Date): string {
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('')
}

/** What is said of a folder in which nothing can be kept. */
function cannotSaveIn(folder: string, error: unknown): StoreError {
  const { message } = error as Error
  return new StoreError(
    'folder',
    `games cannot be saved in ${folder}: ${message}; name a folder with --saves or HEARTHKEEP_SAVES`,
  )
}

/** The files in a folder; none if it has not been made yet. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw cannotSaveIn(folder, error)
  }
}

/** What this program has open in one folder, by id. */
export class Holds {
  private readonly folder: string
  private readonly held = new Map<string, Hold>()
  private readonly pathOf: (id: string) => string

  constructor(folder: string, pathOf: (id: string) => string) {
    this.folder = folder
    this.pathOf = pathOf
  }

  /** Takes what has this id for this program; returns in words who has it, if somebody else does. */
  async take(id: string): Promise<string | undefined> {
    if (this.held.has(id)) return undefined
    const held = await holdFile(this.pathOf(id))
    if (typeof held === 'string') return held
    this.held.set(id, held)
    return undefined
  }

  /** Lets others have it; nothing happens if it is not ours. */
  async release(id: string): Promise<void> {
    await this.held.get(id)?.release()
    this.held.delete(id)
  }

  /**
   * Takes an id that nothing has, `tiny-fight-20261115-2`: whoever asks at the same moment gets another. `namesOf` are
   * the files that something of an id may have.
   */
  async newId(game: string, day: Date, namesOf: (id: string) => readonly string[]): Promise<string> {
    const isFree = async (id: string): Promise<boolean> => {
      const names = await namesIn(this.folder)
      return !namesOf(id).some((name) => names.includes(name))
    }
    for (let number = 1; ; number++) {
      const id = `${game}-${dayText(day)}-${number}`
      if (this.held.has(id) || !(await isFree(id))) continue
      if ((await this.reserve(id)) !== undefined) continue
      if (await isFree(id)) return id // nor has anybody had it between the two looks
      await this.release(id)
    }
  }

  private async reserve(id: string): Promise<string | undefined> {
    try {
      await mkdir(this.folder, { recursive: true })
      return await this.take(id)
    } catch (error) {
      throw error instanceof StoreError ? error : cannotSaveIn(this.folder, error)
    }
  }
}
