/** A campaign of the tiny fight in the page: played to its end, looked at, branched, taken elsewhere and back. */
import { readFileSync } from 'node:fs'
import { parseCampaign, parseSeed, verifyCampaign } from '@hearthkeep/engine'
import type { Seed } from '@hearthkeep/engine'
import { tinyFight } from '@hearthkeep/game-tiny-fight'
import { CampaignPlay } from '@hearthkeep/match'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faultsOf, tooWide } from './looks.ts'
import { address, asPhone, browserTest, downloaded, untilKept, useChromium, visit } from './page.ts'
import { mouse, Player } from './player.ts'

const { game } = tinyFight
const CALM = { reducedMotion: 'reduce' } as const
/** Where pictures go, if somebody wants to look: a folder. */
const PICTURES = process.env['HEARTHKEEP_PICTURES']

useChromium()

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return
  await page.waitForTimeout(300)
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true })
}

/** The set-up of the chapter on the table, from what the page keeps of it. */
async function setupOn(page: Page): Promise<{ seed: Seed; carried: Record<string, string> }> {
  await page.locator('.k-end').waitFor()
  const text = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('hearthkeep')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const id = location.hash.replace('#/table/', '')
          const found = opening.result.transaction('games').objectStore('games').get(id)
          found.onsuccess = () => {
            opening.result.close()
            resolve((found.result as { head: string }).head)
          }
        }
      }),
  )
  const carried = Object.fromEntries(
    [...text.matchAll(/^carried (\S+)(?: (.*))?$/gm)].map(([, name, value = '']) => [name, value]),
  )
  return { seed: parseSeed(/^seed (\S+)$/m.exec(text)?.[1] ?? ''), carried }
}

/** Plays the chapter on the table to its end; how it ended. */
async function playChapter(page: Page, most = Infinity): Promise<string> {
  const player = new Player(page, mouse, game, await setupOn(page))
  for (let made = 0; !player.isOver && made < most; made++) await player.goOn()
  await untilKept(page)
  const { outcome } = player.match
  player.close()
  return outcome
}

const goOn = (page: Page) => page.getByRole('link', { name: 'Go on with the campaign' })

/** Plays on until the campaign is over, fights that were lost once more. */
async function playToTheEnd(page: Page): Promise<string[]> {
  const played: string[] = []
  for (;;) {
    const { carried } = await setupOn(page)
    const outcome = await playChapter(page)
    played.push(`${carried.chapter} ${outcome}`)
    await goOn(page).click()
    await page.locator('.chapter-now').waitFor()
    if ((await page.getByText('The campaign is won').count()) > 0) return played
    await page.getByRole('button', { name: /^Play The/ }).click()
  }
}

async function begun(seed: string, options = {}): Promise<Page> {
  const page = await visit('new/tiny-fight', { ...CALM, ...options })
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Begin a campaign' }).click()
  return page
}

browserTest('a campaign is played to its end, its export verifies, and it comes back in', async () => {
  const page = await begun('7')
  await page.getByRole('heading', { name: /Tiny Fight · The Cellar/ }).waitFor()
  expect((await setupOn(page)).seed).toBe(7)
  const played = await playToTheEnd(page)
  expect(played.filter((one) => one.endsWith(' won'))).toEqual(['cellar won', 'stairs won', 'tower won'])
  await picture(page, 'campaign-won')
  const list = page.locator('.chapter')
  expect(await list.count()).toBe(played.length)
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Export as a file' }).click())
  expect(file.name).toMatch(/^tiny-fight-campaign-.*\.txt$/)
  const text = readFileSync(file.path, 'utf8')
  const verified = verifyCampaign(game, parseCampaign(text))
  expect(verified).toMatchObject({ isSame: true, standing: { kind: 'over', outcome: 'won' } })

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No campaign has been begun yet.').waitFor()
  await page.goto(address('library'))
  await page.getByRole('link', { name: 'Campaigns' }).click()
  // The library has a place for files, too.
  await page.getByRole('heading', { name: 'Campaigns', exact: true }).waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.getByText('a campaign of Tiny Fight, ').waitFor()
  await page.getByRole('link', { name: /^Look back/ }).click()
  await page.getByText('The campaign is won').waitFor()

  const forged = text.replace(/(chapter stairs[^]*?carried life) \d+/, '$1 59')
  await page.goto(address('campaigns'))
  await page.getByRole('heading', { name: 'Campaigns', exact: true }).waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'forged.txt', mimeType: 'text/plain', buffer: Buffer.from(forged) })
  await page.getByText('was not taken in: chapter 2: carried life: what was handed over is').waitFor()
  await expect.poll(() => page.locator('.kept').count()).toBe(1)
})

browserTest('a campaign is left and continued, and gone back to as a branch', async () => {
  const page = await begun('7')
  await playChapter(page, 2)
  await page.goto(address('campaigns/tiny-fight'))
  await page.getByText('Under way: The Cellar').waitFor()
  await picture(page, 'campaigns-desk')
  await page.getByRole('link', { name: /^Go on/ }).click()
  const half = await downloaded(page, () => page.getByRole('button', { name: 'Export as a file' }).click())
  expect(CampaignPlay.parse(game, readFileSync(half.path, 'utf8')).current?.steps.length).toBeGreaterThan(1)
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.locator('.k-end').waitFor()
  // A table that is gone on with knows what was done: from here by a new match of the same set-up.
  const { seed, carried } = await setupOn(page)
  const player = new Player(page, mouse, game, { seed, carried })
  const steps = CampaignPlay.parse(game, readFileSync(half.path, 'utf8')).current?.steps ?? []
  for (const { seat, notation } of steps)
    player.match.answer({ seat, revision: player.match.revision, notation })
  while (!player.isOver) await player.goOn()
  await untilKept(page)
  player.close()
  await picture(page, 'chapter-end-desk')
  await goOn(page).click()
  await page.getByText('Next: The Stairs').waitFor()
  await picture(page, 'campaign-desk')
  const here = page.url()
  await page.getByRole('button', { name: /^Go back to here/ }).click()
  await page.getByText('Next: The Cellar').waitFor()
  expect(page.url()).not.toBe(here)
  await page.goto(here)
  await page.getByText('Next: The Stairs').waitFor()
  await page.goto(address('campaigns'))
  await expect.poll(() => page.locator('.kept').count()).toBe(2)
})

browserTest('its pages fit a phone, and axe finds no serious fault on them', async () => {
  const page = await begun('7', asPhone)
  await page.locator('.k-end').waitFor()
  const faults: string[] = []
  const look = async (path: string, mark: string): Promise<void> => {
    if (path !== '') await page.goto(address(path))
    await page.locator(mark).first().waitFor()
    faults.push(...(await faultsOf(page, path)))
    const wide = await tooWide(page)
    if (wide > 0) faults.push(`${path}: ${wide} pixels stick out sideways`)
    await picture(page, `phone-${path.replaceAll('/', '-')}`)
  }
  await look('campaigns', '.kept')
  await page.getByRole('link', { name: /^Go on/ }).click()
  await look('', '.chapter-now')
  await look('new/tiny-fight', '.set-up')
  await look('library', '.kept')
  expect(faults).toEqual([])
})
