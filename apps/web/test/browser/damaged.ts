/** Games that cannot be read, and the place where games are kept. */
import { formatRecord } from '@hearthkeep/engine'
import { tinyFight } from '@hearthkeep/game-tiny-fight'
import { formatSaved, Match } from '@hearthkeep/match'
import type { Page } from 'playwright-core'

export const CALM = { reducedMotion: 'reduce' } as const
export const GARBAGE = 'hearthkeep match 1\n{"undo":"hon\u0000est ☃ this is no game'

/** Puts something into the place where games are kept, or takes out what lies there. */
export function keep(page: Page, save: Record<string, unknown>): Promise<void> {
  return page.evaluate(
    (entry) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('hearthkeep')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite')
          transaction.objectStore('games').put(entry)
          transaction.oncomplete = () => resolve() // not before: who leaves the page takes it back
        }
      }),
    save,
  )
}

/** A saved game that cannot be read. */
export const damaged = {
  ...{
    id: 'broken',
    game: 'small-time-heroes',
    outcome: 'playing',
    steps: 12,
    seats: 1,
    at: 1_700_000_000_000,
  },
  ...{ options: { hero: 'joan' }, text: GARBAGE },
}

/** Waits for the page to say what went wrong. */
export async function says(page: Page, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) await page.locator('.problem').getByText(text).first().waitFor()
}

function started(write: (match: Match) => string): string {
  const match = Match.start(tinyFight.game, { seed: 7 }, {})
  try {
    return write(match)
  } finally {
    match.close()
  }
}

/** A Tiny Fight that has begun, as a record and as a saved game. */
export const record = (): string => started((match) => formatRecord(match.record()))
export const saved = (): string => started((match) => formatSaved(match.saved()))
