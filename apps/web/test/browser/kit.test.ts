/** The page of the kit: every part is there in every state, can be read, and is in nobody's way. */
import { mkdir, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { SIZES } from '../../src/kit/size.ts'
import { tooFaint } from './contrast.ts'
import { faultsOf } from './looks.ts'
import { browserTest, useChromium, visit } from './page.ts'

useChromium()

const source = join(import.meta.dirname, '../../src/kit')
/** In pixels: no letter is smaller. */
const SMALLEST = 12
/** Where the pictures are kept, to be looked at. */
const pictures = join(tmpdir(), 'hearthkeep-kit')

async function openKit(width = 1560): Promise<Page> {
  const page = await visit('kit', { viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await page.getByRole('heading', { name: 'The kit' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** Words in type that is too small, each once. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: element } = node
      const words = node.textContent?.trim() ?? ''
      if (element === null || words === '' || element.closest('.aloud, title, style, script') !== null)
        continue
      const size = parseFloat(getComputedStyle(element).fontSize)
      if (size < smallest && element.getClientRects().length > 0) found.add(`${words}: ${size}`)
    }
    return [...found]
  }, SMALLEST)
}

browserTest('every part has its place on the page of the kit, with a picture taken of it', async () => {
  const page = await openKit()
  const files = (await readdir(source)).filter((file) => file.endsWith('.tsx'))
  const parts = files.map((file) => file.replace('.tsx', '')).filter((part) => part !== 'frame')
  const sections = page.locator('[data-part]')
  const shown = await sections.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['part']))
  expect(shown.filter((part, i) => shown.indexOf(part) !== i)).toEqual([])
  expect(parts.filter((part) => !shown.includes(part))).toEqual([])
  await mkdir(pictures, { recursive: true })
  for (const part of shown) {
    const section = page.locator(`[data-part="${part}"]`)
    const picture = await section.screenshot({ path: join(pictures, `${part}.png`) })
    expect(picture.length, part).toBeGreaterThan(2000)
    const empty = await section
      .locator('figure')
      .evaluateAll((all) =>
        all
          .filter((one) => (one.firstElementChild?.getBoundingClientRect().height ?? 0) < 8)
          .map((one) => one.textContent),
      )
    expect(empty, part).toEqual([])
  }
})

// Each of its own: axe takes its time with all there is.
for (const size of SIZES)
  browserTest(
    `as ${size} axe finds nothing in the kit, and no letter is smaller than 12 pixels`,
    async () => {
      const page = await openKit()
      await page.getByRole('button', { name: size, exact: true }).click()
      await page.locator(`.k-page[data-at="${size}"]`).waitFor()
      // The measures of a size hold here as they do at a table: a card is higher than it is wide.
      const card = await page.locator('[data-part="card"] .k-card').first().boundingBox()
      expect((card?.height ?? 0) / (card?.width ?? 1), size).toBeGreaterThan(1.3)
      expect(await tooSmall(page), size).toEqual([])
      expect(await faultsOf(page, size)).toEqual([])
    },
  )

/** Of words with the lightest ground they may stand on. */
const CONTRAST = 4.5

browserTest('every word of the kit can be read on every plate, and one that cannot is noticed', async () => {
  const page = await openKit()
  expect(await tooFaint(page, CONTRAST)).toEqual([])
  await page.addStyleTag({ content: '.k-who-name { color: #7d5c36 !important }' })
  expect((await tooFaint(page, CONTRAST)).length).toBeGreaterThan(0)
})

browserTest('the end of a lethal turn asks once more, that of any other does not', async () => {
  const page = await openKit()
  const pressed = () => page.locator('[data-part="end-turn"] .kp-note').textContent()
  await page.getByRole('button', { name: /^End a turn that hurts/ }).click()
  expect(await pressed()).toMatch(/1$/)
  const lethal = page.getByRole('button', { name: /^End a lethal turn/ })
  await lethal.click()
  expect(await pressed()).toMatch(/1$/)
  expect(await lethal.textContent()).toContain('Press again')
  await page.waitForTimeout(600) // the second half of a double click would not count
  await lethal.click()
  expect(await pressed()).toMatch(/2$/)
})
