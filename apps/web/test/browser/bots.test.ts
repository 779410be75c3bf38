/** Bots in the seats of a table in the page. They think in a worker of their own. */
import { greyport } from '@hearthkeep/game-greyport'
import { Match, parseSaved } from '@hearthkeep/match'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { modelOf } from '../../src/games/greyport/model.ts'
import { CALM, chooseLast, isOver, keptMatch, second, sitDown, start, untilAsked } from './bot-table.ts'
import { faultsOf, testForFaults, tooWide } from './looks.ts'
import { browserTest, fromMenu, stepsOf, untilKept, useChromium, visit } from './page.ts'

useChromium()

browserTest('a game for two is played to its end by clicking, a bot in the second seat', async () => {
  const page = await sitDown('small-time-heroes', 'Regular')
  await start(page)
  await page.keyboard.press('c') // all choices in words
  for (;;) {
    await untilAsked(page)
    if (await isOver(page)) break
    await chooseLast(page)
  }
  await untilKept(page)
  const text = await keptMatch(page)
  expect(text).toMatch(/^(\d+\. )?seat 2 quick$/m)
  expect(text.match(/^\d+[.+] 2 bot> /gm)?.length ?? 0, text).toBeGreaterThan(5)
  expect(await page.locator('.curtain').count()).toBe(0)
})

browserTest(
  'a saved game opens again with its bot, which goes on; a person takes its seat over',
  async () => {
    const page = await sitDown('small-time-heroes', 'Expert')
    await start(page)
    await page.keyboard.press('c')
    await untilAsked(page)
    await chooseLast(page)
    await page.reload()
    await page.locator('.prompt-bar').waitFor()
    await page.keyboard.press('c')
    const before = await stepsOf(page)
    await untilAsked(page)
    await chooseLast(page)
    await untilAsked(page)
    expect(await stepsOf(page)).toBeGreaterThan(before)
    await fromMenu(page, 'Who plays')
    expect(await second(page, 'Expert').isChecked()).toBe(true)
    await second(page, 'Person').click()
    await expect.poll(() => second(page, 'Person').isChecked()).toBe(true)
    await expect.poll(() => keptMatch(page)).toMatch(/^(\d+\. )?seat 2 person$/m)
  },
)

browserTest('the bots that were chosen for a campaign sit down to every chapter', async () => {
  const page = await sitDown('lantern-watch', 'Stranger')
  await page.getByRole('button', { name: 'Begin a campaign' }).click()
  const tables = new Set<string>()
  while (tables.size < 2) {
    await page.locator('.prompt-bar').waitFor()
    tables.add(page.url())
    await page.keyboard.press('c')
    expect(await keptMatch(page)).toMatch(/^(\d+\. )?seat 2 naive$/m)
    for (;;) {
      await untilAsked(page)
      if (await isOver(page)) break
      await chooseLast(page)
    }
    await untilKept(page)
    expect(await keptMatch(page)).toMatch(/^\d+[.+] 2 bot> /m)
    await page.getByRole('link', { name: 'Go on with the campaign' }).click()
    await page.locator('.chapter-now').getByRole('button').first().click()
  }
})

/** The cards in both hands by what is kept: those of the bot that the page shows, and one's own that it does not. */
async function handsIn(page: Page): Promise<{
  readonly ofBot: number
  readonly wrong: { readonly open: string[]; readonly hidden: string[] }
}> {
  const match = Match.open(greyport.game, parseSaved(await keptMatch(page)))
  const [own, other] = [0, 1].map((seat) => modelOf(greyport.game, match.view(seat).cells).seats[seat].hand)
  match.close()
  const things = page.locator('[data-thing^="card:"]')
  const keys = await things.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['thing']))
  const isShown = ({ id }: { readonly id: number }): boolean => keys.includes(`card:${id}`)
  const open = other.filter(isShown).map(({ title }) => title)
  // When the game is over, hands are put away.
  const hidden = (await isOver(page)) ? [] : own.filter((card) => !isShown(card)).map(({ title }) => title)
  return { ofBot: other.length, wrong: { open, hidden } }
}

browserTest('the closed hand of a bot stays closed, and the device is passed to nobody', async () => {
  const page = await sitDown('greyport', 'Regular')
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('radio', { name: /Closed/ }).check()
  await start(page)
  await page.keyboard.press('c')
  let looked = 0
  for (let made = 0; made < 12; made++) {
    await untilAsked(page)
    if (await isOver(page)) break
    // The bot may decide something in between: then once more.
    await expect.poll(async () => (await handsIn(page)).wrong).toEqual({ open: [], hidden: [] })
    looked += (await handsIn(page)).ofBot
    expect(await page.locator('.curtain').count()).toBe(0)
    await chooseLast(page)
  }
  expect(looked).toBeGreaterThan(5)
})

browserTest('a bot that cannot think says so, and somebody plays by hand', async () => {
  const expected = /bot-worker|Failed to load|ERR_FAILED/
  const page = await sitDown('small-time-heroes', 'Regular', { ...CALM, expected, serviceWorkers: 'block' })
  await page.route(/bot-worker/, (route) => route.abort())
  await start(page)
  await page.keyboard.press('c')
  const hand = page.getByRole('button', { name: 'Play Lira by hand' })
  const asked = page.locator('.choices li button')
  for (;;) {
    await expect.poll(async () => (await hand.count()) + (await asked.count())).toBeGreaterThan(0)
    if ((await hand.count()) > 0) break
    await chooseLast(page)
  }
  expect(await page.getByRole('alert').textContent()).toContain('could not think')
  await hand.click()
  await untilAsked(page)
  await page.getByText('Lira: ').first().waitFor()
})

browserTest('the worker may make code, and the page may not', async () => {
  const page = await visit('new/tiny-fight', { ...CALM, serviceWorkers: 'block' })
  await start(page)
  const loaded = page.waitForResponse(/bot-worker/)
  await page.keyboard.press('t')
  expect((await loaded).headers()['content-security-policy']).toContain("'unsafe-eval'")
  await page.getByRole('button', { name: 'Do it' }).waitFor()
  const own = await page.reload()
  expect(own?.headers()['content-security-policy']).not.toContain('unsafe-eval')
})

testForFaults('what bots say', async (options) => {
  const page = await sitDown('small-time-heroes', 'Expert', {
    ...options,
    settings: { ...options.settings, chances: true },
  })
  const faults = await faultsOf(page, 'the set-up')
  await start(page)
  await page.locator('.chance-meter').waitFor()
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.getByRole('button', { name: 'Do it' }).waitFor()
  faults.push(...(await faultsOf(page, 'the hint')))
  if ((await tooWide(page)) > 0) faults.push('the hint is too wide')
  await page.keyboard.press('Escape')
  await fromMenu(page, 'Who plays')
  await second(page, 'Expert').waitFor()
  faults.push(...(await faultsOf(page, 'the seats')))
  return faults
})
