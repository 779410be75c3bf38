/** What is told, at every speed: sentence by sentence, by itself, all at once; and looking back. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest, useChromium, visit } from './page.ts'

useChromium()

/** Sentences there are on the page of the kit. */
const ALL = 5

async function openTold(): Promise<{ page: Page; told: Locator; lines: () => Promise<number> }> {
  const page = await visit('kit', { reducedMotion: 'reduce' })
  const told = page.locator('[data-part="told"]')
  await told.scrollIntoViewIfNeeded()
  return { page, told, lines: () => told.locator('.k-told-lines > li').count() }
}

browserTest('one press is one sentence, back only looks, and at the end there is no next', async () => {
  const { told, lines } = await openTold()
  const press = (name: string) => told.getByRole('button', { name }).click()
  expect(await lines()).toBe(1)
  await press('Next')
  await press('Next')
  expect(await lines()).toBe(3)
  expect(await told.locator('[data-now]').last().textContent()).toMatch(/^Schmetterling waits.*S-MON-2$/)
  await press('Back')
  expect(await lines()).toBe(2)
  for (let i = 0; i < ALL - 2; i++) await press('Next')
  expect(await lines()).toBe(ALL)
  expect(await told.getByRole('button', { name: 'That is all' }).isDisabled()).toBe(true)
})

browserTest('fast goes on by itself, going back holds it, at once tells all', async () => {
  const { told, lines } = await openTold()
  const press = (name: string) => told.getByRole('button', { name, exact: true }).click()
  await press('fast')
  await expect.poll(lines).toBeGreaterThan(2)
  await press('Back')
  const held = await lines()
  await new Promise((resolve) => setTimeout(resolve, 2500)) // longer than any sentence of `fast` stands
  expect(await lines()).toBe(held)
  await press('at once')
  expect(await lines()).toBe(ALL)
  await press('Back')
  expect(await lines()).toBe(ALL - 1)
  expect(await told.locator('.k-speeds [aria-pressed="true"]').textContent()).toBe('at once')
})

browserTest('the ladder says in words what its colours say', async () => {
  const { told } = await openTold()
  const row = told.getByRole('row', { name: /fewest defense dice/ })
  expect((await row.textContent())?.replace(/\s+/g, ' ')).toMatch(/S-TGT 3 ?3 2 \+ 1 this one ?4 out/)
})
