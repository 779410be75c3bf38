/** The page in real Chromium, as `npm start` serves it: for every test here. */
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { hasNoChromium, launchChromium } from '@hearthkeep/testkit/chromium'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { Settings } from '../../src/storage/settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** From tools/web-for-tests.ts, which builds and serves the page. */
    webAddress: string
  }
}

export const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
/** The first test waits until the page is built, beside everything else that is tested then. */
const BUILD = 600_000
/** For a page that answers in time on a machine that is many times slower. */
const PATIENCE = 60_000

let browser: Browser | undefined
const visits: { context: BrowserContext; errors: string[] }[] = []

/** Starts a browser for the tests of a file. After each of them, no page may have complained. */
export function useChromium(): void {
  beforeAll(async () => {
    if (hasNoChromium) return
    // Not `fetch`, which waits for five minutes at most.
    const page = await new Promise<IncomingMessage>((resolve, reject) => {
      get(address(''), resolve).on('error', reject)
    })
    const answer = await text(page)
    if (page.statusCode !== 200) throw new Error(answer)
    browser = await launchChromium()
  }, BUILD)
  afterEach(async () => {
    const errors = visits.flatMap((visit) => visit.errors)
    await Promise.all(visits.splice(0).map(({ context }) => context.close()))
    expect(errors).toEqual([])
  })
  afterAll(() => browser?.close())
}

/** A test in the browser; skipped where there is none, and then its name says so. */
export function browserTest(name: string, play: () => Promise<void>, timeout = 400_000): void {
  test.skipIf(hasNoChromium)(hasNoChromium ? `${name} (skipped: no Chromium here)` : name, play, timeout)
}

/** The address of a page of ours: `library`, `new/tiny-fight`. */
export function address(path: string): string {
  return `${inject('webAddress')}${path === '' ? '' : `#/${path}`}`
}

export interface VisitOptions extends BrowserContextOptions {
  /** What the player has set before; things happen at once unless something else is said. */
  readonly settings?: Partial<Settings>
  /** Errors that a test brings about itself. */
  readonly expected?: RegExp
}

/** Somebody comes to the page with a browser of their own: nothing is kept in it yet. */
export async function visit(path = '', options: VisitOptions = {}): Promise<Page> {
  if (browser === undefined) throw new Error('call useChromium() in the file first')
  const { settings, expected, ...others } = options
  const context = await browser.newContext({ viewport: DESK, acceptDownloads: true, ...others })
  context.setDefaultTimeout(PATIENCE)
  const errors: string[] = []
  visits.push({ context, errors })
  const complain = (text: string): void => {
    if (expected?.test(text) !== true) errors.push(text)
  }
  context.on('weberror', (error) => complain(error.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`)
  })
  const kept = JSON.stringify({ speed: 'off', ...settings })
  // Not over what the player sets in the course of the test.
  await context.addInitScript((value) => {
    const key = 'hearthkeep.settings'
    if (location.origin === 'null') return // an empty page before the first
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }, kept)
  const page = await context.newPage()
  await page.goto(address(path))
  return page
}

/** As a phone: a small screen, and fingers. */
export const asPhone: VisitOptions = { viewport: PHONE, hasTouch: true, isMobile: true }

/** What the player gets as a file when they do something. */
export async function downloaded(
  page: Page,
  act: () => Promise<void>,
): Promise<{ path: string; name: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return { path: await download.path(), name: download.suggestedFilename() }
}

/** Chooses from the table's menu. */
export async function fromMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#table-menu').getByText(entry).click()
}

/** The number of decisions that the table in the page has seen, from its log; -1 if there is no table. */
export function stepsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    while (document.querySelector('.shell-table[aria-busy="true"]') !== null)
      await new Promise((resolve) => setTimeout(resolve, 5)) // chosen and shown, not yet carried out
    const log = document.querySelector('.shell-log .log')
    const last = [...(log?.querySelectorAll<HTMLElement>('[data-step]') ?? [])].at(-1)
    return log === null ? -1 : Number(last?.dataset['step'] ?? 0)
  })
}

/** Checks that the game on the table is kept as it stands: what is shown has been written. */
export async function untilKept(page: Page): Promise<void> {
  const steps = await stepsOf(page)
  await expect.poll(() => page.evaluate(keptSteps)).toBe(steps)
}

/** In the page: how many decisions are kept of the game that is open; -1 if none is kept. */
function keptSteps(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('hearthkeep')
    opening.onerror = () => reject(new Error('no database'))
    opening.onsuccess = () => {
      const database = opening.result
      const id = location.hash.replace('#/table/', '')
      const found = database.transaction('games').objectStore('games').get(id)
      found.onsuccess = () => {
        database.close()
        resolve((found.result as { steps: number } | undefined)?.steps ?? -1)
      }
    }
  })
}
