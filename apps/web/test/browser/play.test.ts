/** Whole games in the page: with the mouse, with fingers, with keys alone, and side by side. */
import { execFile } from 'node:child_process'
import { copyFile, readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { promisify } from 'node:util'
import { fork, formatRecord } from '@hearthkeep/engine'
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import type { Table } from '@hearthkeep/game-small-time-heroes'
import { expect } from 'vitest'
import { winnableGameOf } from './games.ts'
import { tooWide } from './looks.ts'
import { answerTimes, watchAnswers, watchWork } from './measure.ts'
import { asPhone, browserTest, downloaded, fromMenu, stepsOf, useChromium, visit } from './page.ts'
import { hand, finger, focused, keys, mouse, Player, tabTo } from './player.ts'

const { game } = smallTimeHeroes
/** Milliseconds of the processor for an answer, all that follows it and the test's looking at it; here about 100. */
const MOST_WORK = 250
const root = new URL('../../../../', import.meta.url)

/** Quicker, and what moves is tested elsewhere. */
const CALM = { reducedMotion: 'reduce' } as const

useChromium()

/** A Day that a good player wins in few decisions. */
const winnableDay = () => (day ??= winnableGameOf(game, { seats: 1 }, 6))
let day: ReturnType<typeof winnableGameOf> | undefined

browserTest('a whole Day is won by clicking, every answer is timed, and the record verifies', async () => {
  const setup = winnableDay()
  const page = await visit()
  await page.getByRole('link', { name: 'Set up Small-Time Heroes' }).click()
  await page.getByLabel('Seed').fill(`${setup.seed}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.prompt-bar').waitFor()
  await watchAnswers(page)
  const workSince = await watchWork(page)
  const player = new Player(page, hand(page), game, setup)
  while (!player.isOver) await player.goOn()
  await page.locator('.game-over.is-won').waitFor()
  await page.getByRole('heading', { name: 'Won!' }).waitFor()

  const { count, unanswered, median, max, slow } = await answerTimes(page)
  const work = Math.round((await workSince()) / count)
  console.log(
    `a Day by clicks: ${count} answers, on the screen after ${median} ms (median), ${max} ms (longest); ` +
      `more than 100 ms: ${slow}; the page works ${work} ms for each; others wait: ${loadavg()[0].toFixed(1)}`,
  )
  expect(count).toBeGreaterThanOrEqual(player.match.prompts)
  expect(unanswered).toBe(0)
  // Here it is told, not judged: without a graphics card two thirds of an answer are painting, and beside the other tests it waits
  // for the processor. The time of the processor, which counts the test's own looking too, hardly depends on that.
  expect(slow).toBeLessThan(count / 2)
  expect(work).toBeLessThan(MOST_WORK)

  const { path, name } = await downloaded(page, () => fromMenu(page, 'Save as a file'))
  expect(name).toMatch(/^small-time-heroes-\d{4}-\d\d-\d\d\.record$/)
  expect(await readFile(path, 'utf8')).toBe(formatRecord(player.match.record()))
  await copyFile(path, `${path}.record`)
  const { stdout } = await promisify(execFile)('npx', ['hearthkeep', 'replay', `${path}.record`], {
    cwd: root,
  })
  expect(stdout).toMatch(/won/i)
  player.close()
})

browserTest('a whole Day is played by keys alone, from the front page to the end', async () => {
  const setup = winnableDay()
  const page = await visit('', CALM)
  await page.getByRole('heading', { name: 'On the shelf' }).waitFor()
  await tabTo(page, 'Set up Small-Time Heroes')
  await page.keyboard.press('Enter')
  await page.getByLabel('Seed').waitFor()
  do await page.keyboard.press('Tab')
  while (!(await page.getByLabel('Seed').evaluate((field) => field === document.activeElement)))
  await page.keyboard.type(`${setup.seed}`)
  await tabTo(page, 'Set the table')
  await page.keyboard.press('Enter')
  await page.locator('.prompt-bar').waitFor()
  const player = new Player(page, keys(page), game, setup)
  while (!player.isOver) {
    if (player.match.steps === 0) await looksAround()
    await player.goOn()
  }
  await page.locator('.game-over.is-won').waitFor()
  player.close()

  /** Help, rules and a close look open and close by keys, and leave the game as it is. */
  async function looksAround(): Promise<void> {
    for (const key of ['?', 'r', 'i']) {
      await page.keyboard.press('ArrowRight')
      expect((await focused(page)).thing).toMatch(/^card:/) // the cards to begin with
      await page.keyboard.press(key)
      await page.locator('dialog[open]').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    }
  }
})

browserTest('on a phone a whole Day is won with a finger, and nothing sticks out sideways', async () => {
  const setup = winnableDay()
  const page = await visit('new/small-time-heroes', { ...asPhone, ...CALM })
  await page.getByRole('radio', { name: 'Joan the Warrior' }).tap()
  await page.getByLabel('Seed').fill(`${setup.seed}`)
  await page.getByRole('button', { name: 'Start' }).tap()
  await page.locator('.prompt-bar').waitFor()
  const player = new Player(page, finger, game, { ...setup, options: { hero: 'joan' } })
  while (!player.isOver) {
    await player.goOn()
    expect(await tooWide(page)).toBeLessThanOrEqual(0)
  }
  await page.locator('.game-over.is-won').waitFor()
  player.close()
})

browserTest(
  'two play side by side: a whole round, each with their own hand when they are asked',
  async () => {
    const page = await visit('new/small-time-heroes', CALM)
    await page.getByRole('radiogroup', { name: 'Lira' }).getByRole('radio', { name: 'Here' }).check()
    await page.getByText('With two players both Heroes fight').waitFor()
    await page.getByLabel('Seed').fill('4')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.prompt-bar').waitFor()
    const player = new Player(page, mouse, game, { seats: 2, seed: 4 })
    const played = new Set<string>()
    for (let made = 0; played.size < 2 || isFirstRound(player); made++) {
      expect(made, 'decisions without a whole round').toBeLessThan(80)
      expect(player.isOver).toBe(false)
      const asked = player.match.view(0).prompt?.seats ?? []
      if (asked.length === 1) await handIsOf(NAMES[asked[0]])
      const { kind, seat } = await player.goOn()
      if (kind === 'play-card') played.add(NAMES[seat])
    }
    // Whoever has nothing left to do is not asked to end the turn; the log tells it all the same.
    for (const name of NAMES)
      await expect.poll(() => page.locator('.shell-log').textContent()).toContain(`End the turn of ${name}`)
    player.close()

    /** The bar asks them by name, and their cards are those that lie open. */
    async function handIsOf(name: string): Promise<void> {
      await expect.poll(() => page.locator('.prompt-who').textContent()).toBe(`${name}: `)
      await expect.poll(() => page.locator('.hero-holder.shown .k-who-name').textContent()).toContain(name)
      await expect.poll(() => page.locator(`.fan[aria-label="${name}'s hand"]`).count()).toBe(1)
    }
  },
)

browserTest('a double click and a key that is held down end one turn, not two', async () => {
  const page = await visit('new/small-time-heroes', CALM)
  await page.getByLabel('Seed').fill('3')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.prompt-choices button').first().click()
  const end = page.locator('.k-end')
  const ended = () => page.locator('.shell-log').getByText('End the turn of Joan').count()
  await end.dblclick()
  await expect.poll(ended).toBe(1)
  await end.waitFor()
  for (let held = 0; held < 4; held++) await page.keyboard.down('e')
  await page.keyboard.up('e')
  await expect.poll(ended).toBe(2)
  await end.waitFor()
  await end.focus()
  for (let held = 0; held < 4; held++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect.poll(ended).toBe(3)
  await stepsOf(page) // whatever else was chosen is carried out by then
  expect(await ended()).toBe(3)
})

const NAMES = ['Joan', 'Lira'] as const

/** Whether the Enemies have not had their first turn yet. */
function isFirstRound({ match }: Player): boolean {
  const table = fork(match.game, match.state.table) as Table
  const { wave, round } = table
  table.release()
  return wave <= 1 && round <= 1
}
