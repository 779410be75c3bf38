/** The table of Hellbringer at all sizes, alone and with four players: nothing sticks out, everything can be hit, axe finds nothing. */
import { hellbringer } from '@hearthkeep/game-hellbringer'
import type { Table } from '@hearthkeep/game-hellbringer'
import { openGame } from '@hearthkeep/catalog/shelf'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { eager, findGame, isAttack, mouse, sitDown } from './hellbringer-player.ts'
import { faultsOf, overflowing, testForFaults, tooWide } from './looks.ts'
import { asPhone, browserTest, stepsOf, useChromium, visit } from './page.ts'
import { finger } from './player.ts'
import { SIZES } from './spots.ts'

/** With windows that are lower, and a tablet that is turned. */
const ALL_SIZES = [...SIZES, '1366×625', '1100×800'] as const

useChromium()

const isBusy = (table: Table): boolean => table.question?.name === 'act' && table.enemies.size >= 3

/** What may not stick out of its place. */
const sticksOut = (page: Page): Promise<string[]> =>
  overflowing(
    page,
    '.hb-field, .hb-hall, .k-tally, .hb-attribute, .k-foe-line, .hb-flat, .k-tabs, .k-table',
    '.hb-flat-name',
  )

for (const seats of [1, 4])
  browserTest(
    `in a window of any size every enemy can be seen and hit, with ${seats === 1 ? 'one player' : 'four'}`,
    async () => {
      const options = { scenario: 'the-bell-below', hands: 'open' }
      const found = findGame({ seats, options }, eager, (table, next) => isBusy(table) && isAttack(next))
      const target = found.next.concerns.find(({ kind }) => kind === 'enemy')?.id ?? -1
      const card = found.next.concerns.find(({ kind }) => kind === 'card')?.id ?? -1
      for (const size of ALL_SIZES) {
        const [width, height] = size.split('×').map(Number)
        const { page, player } = await sitDown(found, mouse, {
          viewport: { width, height },
          reducedMotion: 'reduce',
        })
        expect(await tooWide(page), size).toBeLessThanOrEqual(0)
        expect(await sticksOut(page), size).toEqual([])
        const before = await stepsOf(page)
        const attack = page.locator(`[data-thing="card:${card}"]`).first()
        if ((await attack.count()) === 0) await page.getByRole('button', { name: 'Board' }).click()
        await attack.scrollIntoViewIfNeeded()
        await attack.click({ position: { x: 14, y: 14 } })
        await page.locator(`[data-thing="enemy:${target}"]`).click()
        await expect.poll(() => stepsOf(page), { message: size }).toBeGreaterThan(before)
        player.close()
        await page.context().close()
      }
    },
  )

browserTest('on a phone tabs change what lies below, and a turn is ended with a finger', async () => {
  const found = findGame({ seats: 1 }, eager, (table, next) => isBusy(table) && next.kind === 'end-actions')
  const { page, player } = await sitDown(found, finger, { ...asPhone, reducedMotion: 'reduce' })
  for (const [tab, shown] of [
    ['Board', '.hb-rig'],
    ['Descent', '.k-strata'],
    ['Enemies’ turn', '.k-outlook'],
    ['Hand', '.k-hand'],
  ] as const) {
    await page.locator('.k-tabs').getByText(tab).tap()
    await page.locator(shown).waitFor()
  }
  await player.make(found.next)
  player.close()
})

testForFaults('the table of Hellbringer', async (options, isPhone) => {
  const found = findGame({ seats: 1 }, eager, isBusy)
  const { page, player } = await sitDown(found, isPhone ? finger : mouse, options)
  const faults = await faultsOf(page, 'the table')
  player.close()
  return faults
})

testForFaults('who gathers before Hellbringer', async (options) => {
  const page = await visit('new/hellbringer', options)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.hb-class-face').first().waitFor()
  return faultsOf(page, 'the gathering')
})

browserTest('the cards of the Secret Portal are seen to be carried into the next game', async () => {
  expect(await openGame('hellbringer')).toBe(hellbringer)
  const page = await visit('lessons/hellbringer/123-he16-the-next-game', { reducedMotion: 'reduce' })
  await page.locator('.speech').waitFor()
  await expect.poll(() => page.locator('.k-table').textContent()).toContain('Carried home')
})
