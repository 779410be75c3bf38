/** Bots that help a person at the table: with a hint, for a turn, with the chances; and the page does not wait for them. */
import { loadavg } from 'node:os'
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { Match, parseSaved } from '@hearthkeep/match'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isEnding } from '../../src/session/selection.ts'
import { keyOf } from '../../src/session/thing.ts'
import { CALM, chooseLast, isOver, keptMatch, sitDown, start, untilAsked } from './bot-table.ts'
import { browserTest, fromMenu, stepsOf, untilKept, useChromium, visit } from './page.ts'

/** Milliseconds from a click to the next picture. */
const AT_ONCE = 100

useChromium()

/** The things on the table that are lit up, and all that lie there. */
function litIn(page: Page): Promise<{ readonly lit: string[]; readonly there: string[] }> {
  return page.locator('[data-thing]').evaluateAll((all) => {
    const keysOf = (some: Element[]) => [
      ...new Set(some.map((one) => (one as HTMLElement).dataset['thing'] ?? '')),
    ]
    return {
      lit: keysOf(all.filter((one) => getComputedStyle(one).outlineStyle === 'dashed')),
      there: keysOf(all),
    }
  })
}

/** What decision number `step` was about, by its key. */
async function concernedBy(page: Page, step: number): Promise<string[]> {
  const match = Match.open(smallTimeHeroes.game, parseSaved(await keptMatch(page)))
  const { seat, notation } = match.record().steps[step]
  const choice = match.at(step, seat).choices.find((one) => one.notation === notation)
  match.close()
  // A turn is ended by its button alone, whatever it says.
  return choice === undefined || isEnding(choice) ? [] : [...new Set(choice.concerns.map(keyOf))]
}

browserTest('a hint says what a bot would do, lights up what that is about, and is followed', async () => {
  const page = await sitDown('small-time-heroes', 'Regular')
  await start(page)
  const hint = page.getByRole('region', { name: 'Hint' })
  let litInAll = 0
  for (let followed = 0; followed < 6; followed++) {
    await expect.poll(() => page.locator('.prompt-who').count()).toBe(1)
    const before = await stepsOf(page)
    expect((await litIn(page)).lit).toEqual([])
    if (followed % 2 === 0) await page.keyboard.press('t')
    else await page.getByRole('button', { name: 'Hint' }).click()
    await hint.getByRole('button', { name: 'Do it' }).waitFor()
    const words = (await hint.locator('.hint-best strong').textContent()) ?? ''
    expect(await hint.textContent()).toMatch(/in 10 \(\d+\u202f%\)|nothing else to do/)
    const { lit, there } = await litIn(page)
    await hint.getByRole('button', { name: 'Do it' }).click()
    await expect.poll(() => stepsOf(page)).toBeGreaterThan(before)
    const log = await page.locator('.shell-log').textContent()
    expect(log?.toLowerCase()).toContain(words.replace(/\.$/, '').toLowerCase())
    expect(await hint.count()).toBe(0)
    const concerned = await concernedBy(page, before)
    expect(lit.sort(), words).toEqual(concerned.filter((key) => there.includes(key)).sort())
    litInAll += lit.length
  }
  expect(litInAll).toBeGreaterThan(2)
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

/** Milliseconds from a click to the picture after it; and how many clicks changed nothing. */
interface Answered {
  readonly table: number[]
  readonly shell: number[]
  readonly unanswered: { readonly table: number; readonly shell: number }
}

/** Clicks a card and the menu in turn, so often at most; as long as these words stand in the page, if any are given. */
function clickAbout(page: Page, rounds: number, words = ''): Promise<Answered> {
  return page.evaluate(
    async ([most, wanted]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const found = { table: [] as number[], shell: [] as number[], unanswered: { table: 0, shell: 0 } }
      const click = async (selector: string, where: 'table' | 'shell'): Promise<void> => {
        let hasChanged = false
        const watching = new MutationObserver(() => (hasChanged = true))
        watching.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        })
        const popover = document.querySelector('#table-menu')
        popover?.addEventListener('beforetoggle', () => (hasChanged = true), { once: true })
        const before = performance.now()
        document.querySelector<HTMLElement>(selector)?.click()
        await frame()
        const taken = performance.now() - before
        watching.disconnect()
        if (!document.body.innerText.includes(wanted)) return // it has thought enough
        found[where].push(taken)
        if (!hasChanged) found.unanswered[where]++
      }
      for (let round = 0; round < most && document.body.innerText.includes(wanted); round++) {
        await click('.shell-table [data-thing^="card:"]', 'table')
        // Lets go of it, or of the word why it cannot be had.
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
        await frame()
        await click('.bar-button[popovertarget]', 'shell')
        document.querySelector<HTMLElement>('#table-menu')?.hidePopover()
        await frame()
      }
      return found
    },
    [rounds, words] as const,
  )
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1]

browserTest('the page answers at once while a bot thinks hard', async () => {
  const page = await sitDown('small-time-heroes', 'Master')
  await start(page)
  await page.keyboard.press('c')
  await untilAsked(page)
  const still = await clickAbout(page, 15)
  const busy: Answered[] = []
  while (busy.flatMap(({ table }) => table).length < 10) {
    expect(await isOver(page)).toBe(false)
    await untilAsked(page)
    await chooseLast(page)
    busy.push(await clickAbout(page, 15, 'Lira is thinking…'))
  }
  for (const where of ['table', 'shell'] as const) {
    const [without, beside] = [still[where], busy.flatMap((one) => one[where])].map(median)
    console.log(
      `${where}: a click is answered after ${without.toFixed()} ms, beside a search-1000 after ${beside.toFixed()} ms; others wait: ${loadavg()[0].toFixed(1)}`,
    )
    // Where others have the machine, a click is late without any bot.
    expect(beside).toBeLessThan(Math.max(AT_ONCE, 4 * without))
  }
  expect(still.unanswered).toEqual({ table: 0, shell: 0 })
  // A card waits for the last decision to be carried out, however long that takes; the shell waits for nothing.
  expect(busy.every(({ unanswered }) => unanswered.shell === 0)).toBe(true)
  const waited = busy.reduce((sum, { unanswered }) => sum + unanswered.table, 0)
  expect(waited).toBeLessThan(busy.flatMap(({ table }) => table).length / 2)
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
