/** Cards dragged from the hand, with the mouse and with a finger. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { asPhone, browserTest, stepsOf, useChromium, visit } from './page.ts'
import type { VisitOptions } from './page.ts'

useChromium()

/** A first turn against Bitey Bitsy and two others, with a Shin Kick and a Leather Jacket Shrug in hand. */
async function firstTurn(options?: VisitOptions): Promise<Page> {
  const page = await visit('new/small-time-heroes', options)
  await page.getByLabel('Seed').fill('3')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.prompt-choices button').first().click()
  await page.locator('.fan .thing.glows').first().waitFor()
  return page
}

const inHand = (page: Page, name: string): Locator => page.locator('.fan .thing', { hasText: name }).first()
const enemy = (page: Page, name: string | RegExp): Locator => page.locator('.minion.thing', { hasText: name })

/** The middle of something on the screen, once it lies still and nothing covers it. */
async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  await thing.click({ trial: true })
  const box = await thing.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A finger takes something up, moves, and lets go. */
async function dragByFinger(page: Page, thing: Locator, target: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const from = await middleOf(thing)
  await touch('touchStart', [from])
  for (const up of [8, 16, 24]) await touch('touchMove', [{ x: from.x, y: from.y - up }])
  await page.locator('.dragged').waitFor()
  const to = await middleOf(target) // what it is for may have come into sight
  await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }])
  await touch('touchMove', [to])
  await touch('touchEnd', [])
  await page.locator('.dragged').waitFor({ state: 'detached' })
}

browserTest('with the mouse: onto an Enemy, onto the table, and back into the hand', async () => {
  const page = await firstTurn()
  const before = await stepsOf(page)
  await inHand(page, 'Leather Jacket Shrug').dragTo(inHand(page, 'Power Chord'))
  await expect.poll(() => page.locator('.thing.picked').count()).toBe(0)
  expect(await stepsOf(page)).toBe(before)
  await inHand(page, 'Shin Kick').dragTo(enemy(page, 'Bitey Bitsy'))
  await enemy(page, /Bitey Bitsy \d, health 3 of 6/).waitFor()
  await inHand(page, 'Leather Jacket Shrug').dragTo(page.locator('.sth-ground'), {
    targetPosition: { x: 5, y: 5 },
  })
  await expect.poll(() => stepsOf(page)).toBe(before + 2)
})

browserTest('with a finger: onto an Enemy, and back into the hand', async () => {
  const page = await firstTurn(asPhone)
  const before = await stepsOf(page)
  await dragByFinger(page, inHand(page, 'Leather Jacket Shrug'), inHand(page, 'Power Chord'))
  await expect.poll(() => page.locator('.thing.picked').count()).toBe(0)
  expect(await stepsOf(page)).toBe(before)
  await dragByFinger(page, inHand(page, 'Shin Kick'), enemy(page, 'Bitey Bitsy'))
  await enemy(page, /Bitey Bitsy \d, health 3 of 6/).waitFor()
  await expect.poll(() => stepsOf(page)).toBe(before + 1)
})
