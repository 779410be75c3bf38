/** A table in the page at which a bot sits, for the tests of bots. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { textOfRows } from '../../src/storage/page-store.ts'
import { stepsOf, visit } from './page.ts'
import type { VisitOptions } from './page.ts'

export const CALM = { reducedMotion: 'reduce' } as const

/** How the page calls those who may sit in a seat. */
export type Who = 'Person' | 'Stranger' | 'Regular' | 'Expert' | 'Master'

/** One who may sit in the second seat of a table that stands. */
export const second = (page: Page, who: Who) =>
  page.getByRole('radiogroup', { name: /Player 2|Lira/ }).getByRole('radio', { name: who })

/** A game for two, of which a bot plays the second. */
export async function sitDown(
  game: string,
  bot: Exclude<Who, 'Person'>,
  options: VisitOptions = CALM,
): Promise<Page> {
  const page = await visit(`new/${game}`, options)
  const chair = page.getByRole('listitem').filter({ hasText: /Player 2|Lira/ })
  await chair.getByRole('radio', { name: 'Bot' }).check()
  await chair.getByRole('radio', { name: bot }).check()
  await page.getByLabel('Seed').fill('3')
  return page
}

export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.prompt-bar').waitFor()
}

export const isOver = async (page: Page): Promise<boolean> => (await page.locator('.game-over').count()) > 0

/** Waits until the person is asked, or the game is over. */
export async function untilAsked(page: Page): Promise<void> {
  const asked = page.locator('.choices li button')
  await expect.poll(async () => (await isOver(page)) || (await asked.count()) > 0).toBe(true)
}

/** Clicks one of the choices in words: the last, which ends a turn. */
export async function chooseLast(page: Page): Promise<void> {
  const before = await stepsOf(page)
  if ((await page.locator('.choices.aloud').count()) > 0) await page.keyboard.press('c')
  await page.locator('.choices li button').last().click()
  await expect.poll(async () => (await isOver(page)) || (await stepsOf(page)) > before).toBe(true)
}

/** The text of the match that is kept of the table in the page. */
export async function keptMatch(page: Page): Promise<string> {
  const rows = await page.evaluate(
    () =>
      new Promise<{ game: object; changes: object[] }>((resolve) => {
        const opening = indexedDB.open('hearthkeep')
        opening.onsuccess = () => {
          const id = location.hash.replace('#/table/', '')
          const reading = opening.result.transaction(['games', 'changes'])
          const game = reading.objectStore('games').get(id)
          const changes = reading.objectStore('changes').getAll(IDBKeyRange.bound([id, 0], [id, Infinity]))
          reading.oncomplete = () => {
            opening.result.close()
            resolve({ game: game.result as object, changes: changes.result as object[] })
          }
        }
      }),
  )
  return textOfRows(rows.game as never, rows.changes as never) ?? ''
}
