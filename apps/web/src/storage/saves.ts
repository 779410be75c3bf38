/** Games kept in the browser (IndexedDB), with what the shelf wants to know of them without opening them. */
import { parseSaved } from '@hearthkeep/match'
import type { SavedMatch } from '@hearthkeep/match'
import { changesOf, pageDatabase, request } from './database.ts'
import type { ChangeRow, Database } from './database.ts'
import { textOfRows } from './page-store.ts'
import { readEntry } from './read-entry.ts'
import type { Entry } from './read-entry.ts'
import type { SavedGame } from './saved-game.ts'

/** A saved game from its rows, however it was kept; what is damaged is offered with everything that there is. */
function saveFrom(entry: Entry, changes: readonly ChangeRow[]): SavedGame {
  const { head: _, count: __, ...rest } = entry as Entry & { head?: unknown; count?: unknown }
  const text = textOfRows(entry as Parameters<typeof textOfRows>[0], changes)
  return readEntry(
    text === undefined ? { ...entry, ...(changes.length > 0 && { changes }) } : { ...rest, text },
  )
}

/** Everything that is kept, the latest first. */
export async function listSaves(database: Database = pageDatabase): Promise<SavedGame[]> {
  const { entries, changes } = await database.transact('readonly', async (rows) => {
    const all = [request(rows.games.getAll()), request(rows.changes.getAll())] as const
    return { entries: (await all[0]) as Entry[], changes: (await all[1]) as ChangeRow[] }
  })
  const byGame = Map.groupBy(changes, ({ id }) => id)
  return entries.map((entry) => saveFrom(entry, byGame.get(entry.id) ?? [])).sort((a, b) => b.at - a.at)
}

/** One saved game; undefined if there is none. */
export async function findSave(
  id: string,
  database: Database = pageDatabase,
): Promise<SavedGame | undefined> {
  return database.transact('readonly', async (rows) => {
    const both = [request(rows.games.get(id)), request(rows.changes.getAll(changesOf(id)))] as const
    const entry = (await both[0]) as Entry | undefined
    return entry && saveFrom(entry, (await both[1]) as ChangeRow[])
  })
}

/** The match in a saved game; throws a `StoreError` that says what is wrong, and changes nothing. */
export function matchIn({ text }: SavedGame): SavedMatch {
  return parseSaved(text)
}

/** Forgets a saved game, also one whose id nobody would give. */
export async function removeSave(id: string, database: Database = pageDatabase): Promise<void> {
  await database.transact('readwrite', async ({ games, changes }) => {
    games.delete(id)
    await request(changes.delete(changesOf(id)))
  })
}

/** A new id. */
export function newId(): string {
  return `t${Date.now().toString(36)}${crypto.getRandomValues(new Uint16Array(1))[0].toString(36)}`
}
