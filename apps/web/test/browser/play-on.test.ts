/** Tabs, storage and programs that come and go while a game is played: no decision is lost, and it is said. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { encodeText } from '../../src/share/encode.ts'
import { CALM, damaged, keep, saved, says } from './damaged.ts'
import { address, browserTest, downloaded, fromMenu, stepsOf, useChromium, visit } from './page.ts'

useChromium()

/** A Tiny Fight under way. */
async function fighting(undo = 'Honest'): Promise<Page> {
  const page = await visit('new/tiny-fight', CALM)
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('radio', { name: undo }).check()
  await page.getByLabel('Seed').fill('7')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.prompt-bar').waitFor()
  await page.keyboard.press('c') // all choices in words
  return page
}

async function decide(page: Page, times = 1): Promise<number> {
  for (let made = 0; made < times; made++) {
    const before = await stepsOf(page)
    await page.locator('.choices li button').first().click()
    await expect.poll(() => stepsOf(page)).toBeGreaterThan(before)
  }
  return stepsOf(page)
}

/** Looks into the library for so many games to go on with. */
async function findsKept(page: Page, count: number): Promise<void> {
  await page.goto(address('library'))
  await page.reload()
  await page.getByRole('heading', { name: 'Under way' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: /^Continue/ }).count()).toBe(count)
}

browserTest('two tabs at one game learn of each other at once, and neither loses a decision', async () => {
  const one = await fighting()
  const url = one.url()
  const two = await one.context().newPage()
  await two.goto(url)
  await two.locator('.prompt-bar').waitFor()
  await two.keyboard.press('c')
  const ahead = await decide(one, 3)
  // Without a word or a click here.
  await expect.poll(() => stepsOf(two)).toBe(ahead)
  const further = await decide(two, 1)
  await expect.poll(() => stepsOf(one)).toBe(further)
  // Both at once: whoever comes second is told, or is taken after the first; what is shown is the same.
  await Promise.all([
    one.locator('.choices li button').first().click(),
    two.locator('.choices li button').last().click(),
  ])
  await expect
    .poll(async () => (await stepsOf(one)) > further && (await stepsOf(one)) === (await stepsOf(two)))
    .toBe(true)
  const end = await stepsOf(one)
  for (const page of [one, two]) {
    await page.reload()
    await expect.poll(() => stepsOf(page)).toBe(end)
    expect(page.url()).toBe(url)
  }
  await findsKept(two, 1)
})

browserTest('what is on the screen outlives a reload in the same instant', async () => {
  const page = await fighting()
  for (let i = 0; i < 5; i++) {
    const before = await stepsOf(page)
    // Reloads from inside the page, in the very task in which the new step is on the screen.
    await page.evaluate((steps) => {
      const seen = new MutationObserver(() => {
        const last = [...document.querySelectorAll<HTMLElement>('.shell-log .log [data-step]')].at(-1)
        const now = Number(last?.dataset['step'] ?? 0)
        if (now <= steps) return
        seen.disconnect()
        sessionStorage.setItem('shown', String(now))
        location.reload()
      })
      seen.observe(document.body, { subtree: true, childList: true, attributes: true })
    }, before)
    await page.locator('.choices li button').first().click()
    await expect
      .poll(() => page.evaluate(() => Number(sessionStorage.getItem('shown'))))
      .toBeGreaterThan(before)
    await page.locator('.prompt-bar').waitFor()
    await expect
      .poll(() => stepsOf(page))
      .toBe(await page.evaluate(() => Number(sessionStorage.getItem('shown'))))
    await page.keyboard.press('c')
  }
})

browserTest('a game that was deleted elsewhere does not come back in its place', async () => {
  const page = await fighting()
  const url = page.url()
  const library = await page.context().newPage()
  await findsKept(library, 1)
  await library.getByTitle('Delete').click()
  await library.getByRole('button', { name: 'Delete', exact: true }).click()
  await library.getByText('No game is waiting for you.').waitFor()
  await page.locator('.choices li button').first().click()
  await page.getByText('This game was deleted meanwhile.').waitFor()
  await expect.poll(() => page.url()).not.toBe(url)
  await findsKept(library, 1)
  await library.goto(url)
  await says(library, 'No such game')
})

browserTest('entries that are damaged hide no other game, and can be downloaded and deleted', async () => {
  const page = await fighting()
  const { game, steps } = damaged
  await keep(page, { ...damaged, id: 'no-text', text: undefined, at: damaged.at + 1 })
  await keep(page, { ...damaged, id: 'no-options', options: null })
  await keep(page, { ...damaged, id: 'no-time', at: 'yesterday' })
  await keep(page, { id: 'nothing' })
  await keep(page, { id: 'badly-noted', game: 'tiny-fight', at: 'yesterday', options: null, text: saved() })
  await findsKept(page, 2)
  await page.getByText('What was noted of this one is damaged').waitFor()
  await expect.poll(() => page.getByText(/This one cannot be read:.* is damaged/).count()).toBe(4)
  const row = page.locator('.kept').filter({ hasText: 'Small-Time Heroes' }).first()
  const { path } = await downloaded(page, () => row.getByTitle('Download').click())
  const text = await readFile(path, 'utf8')
  expect(JSON.parse(text)).toMatchObject({ id: 'no-text', game, steps })
  await page.goto(address('table/no-text'))
  await says(page, 'This game cannot be opened', /damaged/)
  await page.goto(address(''))
  await page.getByRole('heading', { name: 'Continue where you left off' }).waitFor()
  await page.goto(address('library'))
  for (let left = 5; left > 0; left--) {
    await expect.poll(() => page.locator('.kept-damage').count()).toBe(left)
    await page
      .locator('.kept:has(.kept-damage)')
      .first()
      .getByTitle(/^Delete/)
      .click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
  }
  await expect.poll(() => page.locator('.kept').count()).toBe(1)
})

browserTest('a bug report keeps what was typed, and its file is replayed and imported', async () => {
  const page = await fighting('Practice')
  const steps = await decide(page, 3)
  const report = page.getByRole('textbox', { name: 'The report' })
  await fromMenu(page, 'Report a bug')
  await report.fill((await report.inputValue()).replace('(please write here)', 'It burnt.'))
  await page.keyboard.press('Escape')
  await report.waitFor({ state: 'detached' })
  await fromMenu(page, 'Report a bug')
  await expect.poll(() => report.inputValue()).toContain('It burnt.')
  const { path } = await downloaded(page, () => page.getByRole('button', { name: 'Save as a file' }).click())
  const cwd = join(import.meta.dirname, '../../../..')
  const { stdout } = await promisify(execFile)('npx', ['hearthkeep', 'replay', path], { cwd })
  expect(stdout).toMatch(/^same: /m)

  const other = await visit('library', CALM)
  const buffer = await readFile(path)
  await other.locator('input[type=file]').setInputFiles({ name: 'bug.txt', mimeType: 'text/plain', buffer })
  await other.getByRole('link', { name: 'Open it' }).click()
  await expect.poll(() => stepsOf(other)).toBe(steps)
})

browserTest('a practice table stays one, as a file and as a link', async () => {
  const page = await fighting('Practice')
  await decide(page, 2)
  const { path } = await downloaded(page, () => fromMenu(page, 'Save as a file'))
  const text = await readFile(path, 'utf8')
  const other = await visit(`open/${await encodeText(text)}`, CALM)
  await other.getByText('This game came with a link').waitFor()
  await other.getByText('practice', { exact: true }).waitFor()
  await other.goto(address('library'))
  await other
    .locator('input[type=file]')
    .setInputFiles({ name: 'ours.record', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await other.getByRole('link', { name: 'Open it' }).click()
  await other.getByText('practice', { exact: true }).waitFor()
})

browserTest('a double click makes one branch', async () => {
  const page = await fighting()
  await decide(page, 2)
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'One back' }).click()
  await page.getByRole('button', { name: 'Branch from here' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await page.getByText('This is a new game that goes on from decision').waitFor()
  await findsKept(page, 2)
})
