/** The chapter of a campaign that is being played, as a store: every change writes the campaign's file anew. */
import type { GameRecord } from '@hearthkeep/engine'
import { matchGone, savedMatch, StoreError } from '@hearthkeep/match'
import type { AboutMatch, Appended, Entry, MatchStore, SavedHeader, SavedMatch } from '@hearthkeep/match'

/** Writes the chapter as it stands. */
type Write = (record: GameRecord, isOver: boolean) => Promise<void>

/** Holds one match, under whatever id; what was taken back, and standing answers, last as long as the program. */
export class ChapterStore implements MatchStore {
  private readonly write: Write
  private kept: SavedMatch | undefined

  constructor(write: Write) {
    this.write = write
  }

  async create(_: string, header: SavedHeader, entries: readonly Entry[], about?: AboutMatch): Promise<void> {
    await this.put(savedMatch(header, entries), about)
  }

  async append(id: string, after: number, entries: readonly Entry[], about?: AboutMatch): Promise<Appended> {
    if (this.kept === undefined) throw matchGone(id)
    if (this.kept.entries.length !== after) return 'behind'
    await this.put(savedMatch(this.kept, [...this.kept.entries, ...entries]), about)
    return 'appended'
  }

  async rewrite(_: string, after: number, saved: SavedMatch, about?: AboutMatch): Promise<Appended> {
    if (this.kept?.entries.length !== after) return 'behind'
    await this.put(saved, about)
    return 'appended'
  }

  private async put(saved: SavedMatch, about: AboutMatch | undefined): Promise<void> {
    try {
      await this.write(saved.record, (about?.outcome ?? 'playing') !== 'playing')
    } catch (error) {
      throw new StoreError('folder', (error as Error).message, { cause: error })
    }
    this.kept = saved
  }

  load(): Promise<SavedMatch | undefined> {
    return Promise.resolve(this.kept)
  }

  list(): Promise<string[]> {
    return Promise.resolve([])
  }

  remove(): Promise<void> {
    this.kept = undefined
    return Promise.resolve()
  }
}
