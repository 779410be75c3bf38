/** Matches kept in the browser, change by change; two tabs at one game learn of each other. */
import {
  checkMatchId,
  formatSavedEntry,
  formatSavedHeader,
  idTaken,
  isMatchId,
  matchGone,
  needsRewrite,
  parseSaved,
  StoreError,
} from '@hearthkeep/match'
import type { AboutMatch, Appended, Entry, MatchStore, SavedHeader, SavedMatch } from '@hearthkeep/match'
import { changesOf, pageDatabase, request } from './database.ts'
import type { ChangeRow, Database, Rows } from './database.ts'
import type { SavedGame } from './saved-game.ts'

const CHANNEL = 'hearthkeep-games'

/** A game as it is kept: what the library lists, and the lines that begin its journal. */
interface GameRow extends Omit<SavedGame, 'text' | 'isDamaged'> {
  readonly head: string
  /** How many changes there are. */
  readonly count: number
}

/** A row as an older page left it, with the whole match in it; or one that is damaged. */
type FoundRow = Partial<GameRow> & { readonly id: string; readonly text?: unknown }

function rowOf(id: string, header: SavedHeader, count: number, about?: AboutMatch): GameRow {
  const { game, setup } = header.game
  const { outcome = 'playing', steps = 0 } = about ?? {}
  const { seats, options } = setup
  return { id, game, outcome, steps, seats, options, at: Date.now(), head: formatSavedHeader(header), count }
}

function changeRows(id: string, after: number, entries: readonly Entry[]): ChangeRow[] {
  return entries.map((entry, i) => {
    const number = after + i + 1
    return { id, number, line: formatSavedEntry(entry, number) }
  })
}

/** The text of a match from its rows; undefined if they are not as we write them. */
export function textOfRows(
  { text, head, count }: FoundRow,
  changes: readonly ChangeRow[],
): string | undefined {
  if (typeof text === 'string') return text
  if (typeof head !== 'string' || count !== changes.length) return undefined
  return head + changes.map(({ line }) => line).join('')
}

/**
 * A store in the browser. A change is one transaction that compares and adds; it is acknowledged when it is on the disk, so
 * that what the screen shows outlives the page. Games that an older page kept are read as they are, and written anew by
 * their first change.
 */
export class PageStore implements MatchStore {
  private readonly database: Database
  private readonly listeners = new Map<string, Set<() => void>>()
  /** Open while somebody listens; what goes out through it does not come back to us. */
  private channel: BroadcastChannel | undefined

  constructor(database: Database = pageDatabase) {
    this.database = database
  }

  async create(
    id: string,
    header: SavedHeader,
    entries: readonly Entry[],
    about?: AboutMatch,
  ): Promise<void> {
    checkMatchId(id)
    const row = rowOf(id, header, entries.length, about)
    const added = changeRows(id, 0, entries)
    await this.database.transact('readwrite', async ({ games, changes }) => {
      if ((await request(games.getKey(id))) !== undefined) throw idTaken(id)
      games.add(row)
      for (const change of added) changes.add(change)
    })
    this.tell(id)
  }

  async append(id: string, after: number, entries: readonly Entry[], about?: AboutMatch): Promise<Appended> {
    checkMatchId(id)
    const added = changeRows(id, after, entries)
    return this.changing(id, after, ({ games, changes }, row, isOld) => {
      if (isOld) throw needsRewrite(id)
      for (const change of added) changes.add(change)
      games.put({ ...row, ...about, at: Date.now(), count: after + added.length })
    })
  }

  async rewrite(id: string, after: number, saved: SavedMatch, about?: AboutMatch): Promise<Appended> {
    checkMatchId(id)
    const row = rowOf(id, saved, saved.entries.length, about)
    const anew = changeRows(id, 0, saved.entries)
    return this.changing(id, after, ({ games, changes }) => {
      changes.delete(changesOf(id))
      for (const change of anew) changes.add(change)
      games.put(row)
    })
  }

  async load(id: string): Promise<SavedMatch | undefined> {
    checkMatchId(id)
    const found = await this.database.transact('readonly', (rows) => find(rows, id))
    return found && read(found.row, found.changes)
  }

  async list(): Promise<string[]> {
    const keys = await this.database.transact('readonly', ({ games }) => request(games.getAllKeys()))
    return keys.filter(isMatchId).sort()
  }

  async remove(id: string): Promise<void> {
    checkMatchId(id)
    await this.database.transact('readwrite', async ({ games, changes }) => {
      games.delete(id)
      await request(changes.delete(changesOf(id)))
    })
    this.tell(id)
  }

  watch(id: string, listener: () => void): () => void {
    const listeners = this.listeners.get(id) ?? new Set()
    this.listeners.set(id, listeners.add(listener))
    this.channel ??= this.listen()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      if (this.listeners.get(id) === listeners) this.listeners.delete(id)
      if (this.listeners.size > 0) return
      this.channel?.close()
      this.channel = undefined
    }
  }

  private async changing(
    id: string,
    after: number,
    change: (rows: Rows, row: FoundRow, isOld: boolean) => void,
  ): Promise<Appended> {
    const changed = await this.database.transact('readwrite', async (rows): Promise<Appended> => {
      const row = (await request(rows.games.get(id))) as FoundRow | undefined
      if (row === undefined) throw matchGone(id)
      const isOld = row.head === undefined
      const count = isOld ? read(row, []).entries.length : await request(rows.changes.count(changesOf(id)))
      if (!isOld && count !== row.count) throw damaged()
      if (count !== after) return 'behind'
      change(rows, row, isOld)
      return 'appended'
    })
    if (changed === 'appended') this.tell(id)
    return changed
  }

  private listen(): BroadcastChannel {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      for (const listener of this.listeners.get(String(data)) ?? []) listener()
    }
    return channel
  }

  /** Tells the other tabs that a match was changed. */
  private tell(id: string): void {
    const channel = this.channel ?? new BroadcastChannel(CHANNEL)
    channel.postMessage(id)
    if (channel !== this.channel) channel.close()
  }
}

async function find({ games, changes }: Rows, id: string) {
  const row = request(games.get(id)) as Promise<FoundRow | undefined>
  const rest = request(changes.getAll(changesOf(id))) as Promise<ChangeRow[]>
  const found = await row
  return found && { row: found, changes: await rest }
}

function read(row: FoundRow, changes: readonly ChangeRow[]): SavedMatch {
  const text = textOfRows(row, changes)
  if (text === undefined) throw damaged()
  const saved = parseSaved(text)
  return row.head === undefined ? { ...saved, isOld: true } : saved
}

function damaged(): StoreError {
  return new StoreError(
    'corrupted',
    'this saved match is damaged: some of its changes are missing. Nothing was changed; download what is left of it.',
  )
}

/** The store of this page. */
export const pageStore: PageStore = new PageStore()
