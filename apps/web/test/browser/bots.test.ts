/** Bots at the table in the page: in a seat, as advisers, and for a turn. They think in a worker of their own. */
import { loadavg } from 'node:os'
import { greyport } from '@hearthkeep/game-greyport'
import { Match, parseSaved } from '@hearthkeep/match'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { modelOf } from '../../src/games/greyport/model.ts'
import { textOfRows } from '../../src/storage/page-store.ts'
import { faultsOf, testForFaults, tooWide } from './looks.ts'
import { browserTest, fromMenu, stepsOf, untilKept, useChromium, visit } from './page.ts'
import type { VisitOptions } from './page.ts'

const CALM = { reducedMotion: 'reduce' } as const
/** Milliseconds from a click to the next picture. */
const AT_ONCE = 100

useChromium()

/** A game for two, of which a bot plays the second. */
async function sitDown(game: string, bot: string, options: VisitOptions = CALM): Promise<Page> {
  const page = await visit(`new/${game}`, options)
  const two = page.getByRole('radio', { name: '2 players' })
  if (!(await two.isChecked())) await two.check()
  await page.getByRole('combobox', { name: /Player 2|Lira/ }).selectOption(bot)
  await page.getByLabel('Seed').fill('3')
  return page
}

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.prompt-bar').waitFor()
}

const isOver = async (page: Page): Promise<boolean> => (await page.locator('.game-over').count()) > 0

/** Waits until the person is asked, or the game is over. */
async function untilAsked(page: Page): Promise<void> {
  const asked = page.locator('.choices li button')
  await expect.poll(async () => (await isOver(page)) || (await asked.count()) > 0).toBe(true)
}

/** Clicks one of the choices in words: the last, which ends a turn. */
async function chooseLast(page: Page): Promise<void> {
  const before = await stepsOf(page)
  await page.locator('.choices li button').last().click()
  await expect.poll(async () => (await isOver(page)) || (await stepsOf(page)) > before).toBe(true)
}

/** The text of the match that is kept of the table in the page. */
async function keptMatch(page: Page): Promise<string> {
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

browserTest('a game for two is played to its end by clicking, a bot in the second seat', async () => {
  const page = await sitDown('small-time-heroes', 'quick')
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

browserTest('a hint says what a bot would do, names it, lights it up, and is followed', async () => {
  const page = await sitDown('small-time-heroes', 'quick')
  await start(page)
  const hint = page.getByRole('region', { name: 'Hint' })
  for (let followed = 0; followed < 4; followed++) {
    await expect.poll(() => page.locator('.prompt-who').count()).toBe(1)
    const before = await stepsOf(page)
    if (followed % 2 === 0) await page.keyboard.press('t')
    else await page.getByRole('button', { name: 'Hint' }).click()
    await hint.getByRole('button', { name: 'Do it' }).waitFor()
    const words = (await hint.locator('.hint-best strong').textContent()) ?? ''
    expect(await hint.textContent()).toMatch(/in 10 \(\d+\u202f%\)|nothing else to do/)
    await hint.getByRole('button', { name: 'Do it' }).click()
    await expect.poll(() => stepsOf(page)).toBeGreaterThan(before)
    const log = await page.locator('.shell-log').textContent()
    expect(log?.toLowerCase()).toContain(words.replace(/\.$/, '').toLowerCase())
    expect(await hint.count()).toBe(0)
  }
})

browserTest('a bot plays the rest of a turn, recorded as the person’s own, and a key stops it', async () => {
  const page = await visit('new/small-time-heroes', CALM)
  await page.getByLabel('Seed').fill('3')
  await start(page)
  await fromMenu(page, 'Play this for me')
  await expect.poll(() => stepsOf(page)).toBe(1)
  await page.keyboard.press('P')
  await page.getByText('A bot plays your turn.').waitFor()
  await page.getByText('A bot plays your turn.').waitFor({ state: 'detached' })
  await untilKept(page)
  const steps = await stepsOf(page)
  expect(steps).toBeGreaterThan(2)
  expect(await keptMatch(page)).not.toContain('bot>')
  await page.keyboard.press('P')
  await page.getByText('A bot plays your turn.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('A bot plays your turn.').waitFor({ state: 'detached' })
})

browserTest('the page answers at once while a bot thinks hard', async () => {
  const page = await sitDown('small-time-heroes', 'search-1000')
  await start(page)
  await page.keyboard.press('c')
  await untilAsked(page)
  await chooseLast(page)
  const thinking = page.getByText('Lira is thinking…')
  while ((await thinking.count()) === 0) {
    await untilAsked(page)
    if ((await thinking.count()) === 0) await chooseLast(page)
  }
  // From the press to the picture that shows what it did: the menu opens, and closes.
  const times = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('.bar-button[popovertarget]')
    const taken: number[] = []
    while (document.body.innerText.includes('Lira is thinking…') && taken.length < 20) {
      const before = performance.now()
      button?.click()
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      taken.push(performance.now() - before)
    }
    return taken.sort((one, other) => one - other)
  })
  console.log(
    `while a bot thinks: ${times.length} clicks, answered after ${times.map(Math.round).join(', ')} ms; others wait: ${loadavg()[0].toFixed(1)}`,
  )
  expect(times.length).toBeGreaterThan(4)
  // The middle one: beside other tests the page waits for the processor as well.
  expect(times[times.length >> 1]).toBeLessThan(AT_ONCE)
})

browserTest(
  'a saved game opens again with its bot, which goes on; a person takes its seat over',
  async () => {
    const page = await sitDown('small-time-heroes', 'search-100')
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
    const seat = page.getByRole('combobox', { name: 'Lira' })
    expect(await seat.inputValue()).toBe('search-100')
    await seat.selectOption('')
    await expect.poll(() => keptMatch(page)).toMatch(/^(\d+\. )?seat 2 person$/m)
  },
)

/** The cards in both hands by what is kept, and those that the page shows or hides otherwise than it should. */
async function handsIn(page: Page): Promise<{ readonly ofBot: number; readonly wrong: string[] }> {
  const match = Match.open(greyport.game, parseSaved(await keptMatch(page)))
  const [own, other] = [0, 1].map((seat) => modelOf(greyport.game, match.view(seat).cells).seats[seat].hand)
  match.close()
  const things = page.locator('[data-thing^="card:"]')
  const keys = await things.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['thing']))
  const isShown = ({ id }: { readonly id: number }): boolean => keys.includes(`card:${id}`)
  const wrong = [...other.filter(isShown), ...own.filter((card) => !isShown(card))]
  return { ofBot: other.length, wrong: wrong.map(({ title }) => title) }
}

browserTest('the closed hand of a bot stays closed, and the device is passed to nobody', async () => {
  const page = await sitDown('greyport', 'quick')
  await page.getByRole('radio', { name: /Closed/ }).check()
  await start(page)
  await page.keyboard.press('c')
  let looked = 0
  for (let made = 0; made < 12 && !(await isOver(page)); made++) {
    await untilAsked(page)
    // The bot may decide something in between: then once more.
    await expect.poll(async () => (await handsIn(page)).wrong).toEqual([])
    looked += (await handsIn(page)).ofBot
    expect(await page.locator('.curtain').count()).toBe(0)
    await chooseLast(page)
  }
  expect(looked).toBeGreaterThan(5)
})

browserTest('a bot that cannot think says so, and somebody plays by hand', async () => {
  const expected = /bot-worker|Failed to load|ERR_FAILED/
  const page = await sitDown('small-time-heroes', 'quick', { ...CALM, expected, serviceWorkers: 'block' })
  await page.route(/bot-worker/, (route) => route.abort())
  await start(page)
  await page.keyboard.press('c')
  const hand = page.getByRole('button', { name: 'Play Lira by hand' })
  while ((await hand.count()) === 0) {
    await untilAsked(page)
    if ((await hand.count()) === 0) await chooseLast(page)
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

browserTest('the chances are shown if wanted, and after the game how they went', async () => {
  const page = await visit('new/tiny-fight', { ...CALM, settings: { chances: true } })
  await start(page)
  await expect.poll(() => page.locator('.chance-meter').textContent()).toMatch(/^Chances\d+\u202f%$/)
  await page.keyboard.press('c')
  while (!(await isOver(page))) {
    await untilAsked(page)
    if (!(await isOver(page))) await chooseLast(page)
  }
  await page.getByRole('button', { name: 'How the chances went' }).click()
  await page.getByText(/At first .* at worst/).waitFor()
  const points = await page.locator('.along polyline').getAttribute('points')
  expect(points?.split(' ').length).toBeGreaterThan(3)
})

browserTest('a game that bots cannot think about offers no hint, and only bots that need not', async () => {
  const page = await visit('new/lantern-watch', CALM)
  await page.getByRole('radio', { name: '2 players' }).check()
  const list = page.getByRole('combobox', { name: 'Player 2' })
  await list.waitFor()
  const levels = list.locator('option')
  expect(await levels.allTextContents()).toEqual([
    'Somebody at this device',
    expect.stringContaining('Stranger'),
  ])
  await list.selectOption('naive')
  await start(page)
  await untilAsked(page)
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0)
})

testForFaults('what bots say', async (options) => {
  const page = await sitDown('small-time-heroes', 'search-100', {
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
  await page.getByRole('combobox', { name: 'Lira' }).waitFor()
  faults.push(...(await faultsOf(page, 'the seats')))
  return faults
})
