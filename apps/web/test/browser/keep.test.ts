/** Games are kept: across reloads, files, links and without the network; what was set stays set. */
import { readFile } from 'node:fs/promises'
import { shelf } from '@hearthkeep/catalog/shelf'
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import type { UndoPolicy } from '@hearthkeep/match'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  address,
  asPhone,
  browserTest,
  downloaded,
  fromMenu,
  stepsOf,
  untilKept,
  useChromium,
  visit,
} from './page.ts'
import { mouse, Player } from './player.ts'

const { game } = smallTimeHeroes
const CALM = { reducedMotion: 'reduce' } as const

useChromium()

/** A game of Small-Time Heroes under way. */
async function begun(decisions: number, undo: UndoPolicy = 'honest'): Promise<Player> {
  const page = await visit('new/small-time-heroes', CALM)
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('radio', { name: undo === 'honest' ? 'Honest' : 'Practice' }).check()
  await page.getByLabel('Seed').fill('3')
  await page.getByRole('button', { name: 'Start' }).click()
  const player = new Player(page, mouse, game, { seats: 1, seed: 3 }, undo)
  for (let made = 0; made < decisions; made++) await player.goOn()
  return player
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

browserTest(
  'a game is kept: the page reloaded, continued from the shelf, branched and gone on with',
  async () => {
    const player = await begun(6)
    const { page, match } = player
    const before = match.steps
    await untilKept(page)
    await page.reload()
    await player.goOn()
    await untilKept(page)
    await page.goto(address(''))
    await page.getByRole('link', { name: /Small-Time Heroes.*decisions/ }).click()
    await player.goOn()
    const here = page.url()

    await page.getByRole('button', { name: 'History' }).click()
    for (let step = match.steps - 1; step >= before; step--) {
      await page.getByRole('button', { name: 'One back' }).click()
      await page.getByText(`decision ${step} of`).waitFor()
    }
    await page.getByRole('button', { name: 'Branch from here' }).click()
    await page.getByText('This is a new game that goes on from decision').waitFor()
    await expect.poll(() => page.url()).not.toBe(here)
    await expect.poll(() => stepsOf(page)).toBe(before)
    await page.keyboard.press('c')
    await page.locator('.choices li button').first().click()
    await expect.poll(() => stepsOf(page)).toBeGreaterThan(before)

    await page.goto(address('library'))
    await expect.poll(() => page.getByRole('link', { name: 'Continue' }).count()).toBe(2)
    await page.goto(here)
    await expect.poll(() => stepsOf(page)).toBe(match.steps)
    player.close()
  },
)

browserTest(
  'at an honest table only what taught nobody anything is taken back, and the page says why',
  async () => {
    const player = await begun(0)
    const { page, match } = player
    do await player.goOn()
    while (match.canUndo(0).isPossible)
    const { reason } = match.canUndo(0)
    await undo(page).click({ force: true })
    await page.getByText(`This cannot be taken back: ${reason}.`).waitFor()
    expect(await stepsOf(page)).toBe(match.steps)
    while (!match.canUndo(0).isPossible) await player.goOn()
    await undo(page).click()
    expect(match.undo(0).kind).toBe('undone')
    await expect.poll(() => stepsOf(page)).toBe(match.steps)
    player.close()
  },
)

browserTest('at a practice table everything is taken back, down to the first decision', async () => {
  const player = await begun(5, 'practice')
  const { page } = player
  for (let left = await stepsOf(page); left > 0; left = await stepsOf(page)) {
    await undo(page).click()
    await expect.poll(() => stepsOf(page)).toBeLessThan(left)
  }
  await page.getByText('Choose a card from your Market Row').waitFor()
  player.close()
})

browserTest('a game goes to another browser as a file and as a link', async () => {
  const player = await begun(7)
  const { page, match } = player
  const { path } = await downloaded(page, () => fromMenu(page, 'Save as a file'))
  await fromMenu(page, 'Copy as a link')
  await expect.poll(() => page.getByRole('textbox', { name: 'Link' }).inputValue()).toMatch(/#\/open\//)
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()

  const other = await visit('library', CALM)
  const text = await readFile(path)
  await other
    .locator('input[type=file]')
    .setInputFiles({ name: 'ours.record', mimeType: 'text/plain', buffer: text })
  await other.getByRole('link', { name: 'Open it' }).click()
  await expect.poll(() => stepsOf(other)).toBe(match.steps)
  const again = await downloaded(other, () => fromMenu(other, 'Save as a file'))
  expect(await readFile(again.path, 'utf8')).toBe(text.toString())

  const third = await visit(link.split('#/')[1], { ...asPhone, ...CALM })
  await third.getByText('This game came with a link').waitFor()
  await third.locator('.shell-word').getByRole('button', { name: 'Close' }).tap() // before it goes by itself
  await third.locator('.shell-word').waitFor({ state: 'detached' })
  await expect.poll(() => stepsOf(third)).toBe(match.steps)
  await expect.poll(() => third.url()).toMatch(/#\/table\//)
  player.close()
})

browserTest('after the first visit everything works without the network', async () => {
  const page = await visit('', CALM)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Small-Time Heroes' }).click()
  await page.locator('.prompt-choices button').first().click()
  await expect.poll(() => stepsOf(page)).toBeGreaterThan(0)
  const steps = await stepsOf(page)
  await untilKept(page)
  await page.reload()
  await expect.poll(() => stepsOf(page)).toBe(steps)
  await page.goto(address('lessons/tiny-fight'))
  await page.getByRole('heading', { name: 'Learn Tiny Fight' }).waitFor()
})

browserTest('a stranger is in a game with one click at the fire, and with two by any box', async () => {
  const page = await visit('', CALM)
  const isDealt = async (): Promise<void> => {
    await page.locator('.prompt-bar').waitFor()
    await page.keyboard.press('c') // all choices in words
    await page.locator('.choices li button').first().click()
    await expect.poll(() => stepsOf(page)).toBeGreaterThan(0)
  }
  await page.getByRole('region', { name: 'Begin here' }).getByRole('button', { name: 'Play' }).click()
  await isDealt()
  for (const { id, name } of shelf) {
    await page.goto(address(''))
    await page.getByRole('link', { name: `Set up ${name}` }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    await isDealt()
    expect(page.url(), id).toContain('#/table/')
  }
  await page.goto(address(''))
  const goOn = page.getByRole('region', { name: 'Continue where you left off' }).getByRole('link')
  await goOn.getByText('Go on').waitFor()
  await expect.poll(() => page.locator('.box-mark').count()).toBe(shelf.length)
})

browserTest(
  'a pick moves nothing but what is picked: the table keeps its room until something is done',
  async () => {
    const page = await visit('', CALM)
    const room = () => page.locator('.shell-table').evaluate(roomAtRest)
    for (const name of ['Small-Time Heroes', 'Battle for Greyport', 'Keep the Heroes Out!']) {
      await page.goto(address(''))
      await page.getByRole('link', { name: `Set up ${name}` }).click()
      await page.getByRole('button', { name: 'Start' }).click()
      const thing = page.locator('.thing.glows').first()
      await thing.waitFor()
      const before = await room()
      await thing.click({ position: { x: 20, y: 12 } })
      await page.locator('.thing.picked').first().waitFor() // copies side by side are one choice
      expect(await room(), name).toEqual(before)
      await page.keyboard.press('Escape')
      await expect.poll(() => page.locator('.thing.picked').count()).toBe(0)
      expect(await room(), name).toEqual(before)
    }
  },
)

/** In the page: where an element is once it has stayed there for a while; letters that come in and buttons that are added move it. */
async function roomAtRest(element: Element): Promise<readonly number[]> {
  await document.fonts.ready
  const where = (): readonly number[] => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height]
  }
  const QUIET = 600 // milliseconds; the prompt looks once more after 500 for what is not drawn
  let last = where()
  for (let since = performance.now(); performance.now() - since < QUIET;) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = where()
    if (now.join() !== last.join()) since = performance.now()
    last = now
  }
  return last
}

browserTest('a lesson is finished, step by step, and counted', async () => {
  const page = await visit('lessons/small-time-heroes', CALM)
  await page.getByRole('link', { name: /^Begin/ }).click()
  const speech = page.locator('.speech')
  await speech.waitFor()
  for (let steps = 0; (await stageOf(page)) !== 'done'; steps++) {
    expect(steps).toBeLessThan(40)
    await speech.getByRole('button', { name: /^(Next|Do it for me)$/ }).click()
  }
  await speech.getByText('Well done!').waitFor()
  await speech.getByRole('link', { name: 'All lessons' }).click()
  await page.getByText(/1 of \d+ finished/).waitFor()
  await page.reload()
  await page.getByText(/1 of \d+ finished/).waitFor()
  await expect.poll(() => page.getByRole('link', { name: /^Go on/ }).count()).toBe(1)
})

browserTest('a lesson is finished by clicking what glows, as its teacher asks', async () => {
  const page = await visit('lessons/small-time-heroes/002-your-first-wave', CALM)
  const speech = page.locator('.speech')
  await speech.waitFor()
  let clicks = 0
  for (let steps = 0; (await stageOf(page)) !== 'done'; steps++) {
    expect(steps, 'steps of a lesson').toBeLessThan(120)
    if ((await stageOf(page)) === 'tell') await speech.getByRole('button', { name: 'Next' }).click()
    else clicks += await doWhatGlows(page)
  }
  expect(clicks).toBeGreaterThan(5)
  await speech.getByText('Well done!').waitFor()
})

/** Where a lesson is, once what was done in it is carried out. */
async function stageOf(page: Page): Promise<string | null> {
  await stepsOf(page)
  return page.locator('.speech').getAttribute('data-stage')
}

/** Clicks what glows until the teacher goes on: a thing, whom it is for, or the button of the question; how often. */
async function doWhatGlows(page: Page): Promise<number> {
  const steps = await stepsOf(page)
  const ways = ['.thing.glows', '.prompt-choices button', '.thing.hints', '.thing.picked', '.k-end']
  for (let clicks = 1; clicks <= 4; clicks++) {
    await page.locator(ways.join()).first().waitFor() // something glows
    const counts = await Promise.all(ways.map((way) => page.locator(way).count()))
    const way = ways[counts.findIndex((count) => count > 0)]
    expect(way, 'something glows').toBeDefined()
    const isCard = (await page.locator(way).first().getAttribute('data-thing'))?.startsWith('card:') === true
    await page
      .locator(way)
      .first()
      .click(isCard ? { position: { x: 20, y: 36 } } : {})
    if ((await stepsOf(page)) > steps) return clicks
  }
  throw new Error('what glows does not lead on')
}

browserTest('settings stay as they are set', async () => {
  const page = await visit('', { ...CALM, settings: { speed: 'normal' } })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Largest').check()
  await page.getByLabel('Fast').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['size'])).toBe('largest')
  await page.getByRole('button', { name: 'Settings' }).click()
  expect(await page.getByLabel('Fast').isChecked()).toBe(true)
  expect(await page.getByLabel('Largest').isChecked()).toBe(true)
})
