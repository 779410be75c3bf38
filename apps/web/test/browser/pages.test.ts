/** Every page, by day and by fire, at a desk and on a phone: nothing in the way of those who use other means. */
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { expect } from 'vitest'
import { faultsOf, tooWide } from './looks.ts'
import { address, asPhone, browserTest, useChromium, visit } from './page.ts'

useChromium()

/** Each with what shows that it is there. */
const PAGES = [
  ['', '.box'],
  ['new/small-time-heroes', '.set-up'],
  ['lessons/small-time-heroes', '.lessons-group'],
  ['lessons/small-time-heroes/002-your-first-wave', '.speech'],
  ['learn', '.course'],
  ['library', '.kept'],
  ['rules/small-time-heroes', '.rule-book'],
  ['about', '.about'],
  ['no/such/page', '.problem'],
] as const

async function looked(isPhone: boolean): Promise<string[]> {
  const page = await visit('new/small-time-heroes', {
    ...(isPhone ? asPhone : {}),
    reducedMotion: 'reduce',
  })
  const faults: string[] = []
  await page.getByLabel('Seed').fill('3')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.prompt-choices button').first().click()
  await page
    .locator('.fan .thing')
    .first()
    .click({ position: { x: 20, y: 36 } })
  faults.push(...(await faultsOf(page, 'table')))
  for (const [path, mark] of PAGES) {
    await page.goto(address(path))
    await page.locator(mark).first().waitFor()
    faults.push(...(await faultsOf(page, path)))
    const wide = await tooWide(page)
    if (wide > 0) faults.push(`${path}: ${wide} pixels stick out sideways`)
  }
  return faults
}

for (const isPhone of [false, true])
  browserTest(`axe finds no serious fault on any page, ${isPhone ? 'on a phone' : 'at a desk'}`, async () =>
    expect(await looked(isPhone)).toEqual([]),
  )

browserTest(
  'the rule book opens at the rule of a question or of the log, in words, and is searched',
  async () => {
    const wordsOf = (rule: string) => smallTimeHeroes.game.rules.find(({ id }) => id === rule)?.text ?? ''
    const page = await visit('new/small-time-heroes')
    await page.getByLabel('Seed').fill('3')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.prompt-choices button').first().click()
    await page.locator('.fan .thing').first().waitFor()
    const entry = page.locator('.rules-entry.is-at')
    const book = page.getByRole('dialog')
    await page.keyboard.press('l') // the drawer with the log
    for (const place of ['.prompt-text', '.log-line']) {
      const link = page
        .locator(place)
        .getByRole('button', { name: /^Rule / })
        .first()
      const rule = (await link.textContent()) ?? ''
      await link.click()
      await expect.poll(() => entry.textContent()).toBe(`${rule}${wordsOf(rule)}`)
      expect(wordsOf(rule).length).toBeGreaterThan(20)
      await page.keyboard.press('Escape')
      await book.waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Rules' }).click()
    await page.getByRole('searchbox').fill('guardian')
    const found = smallTimeHeroes.game.rules.filter((rule) => /guardian/i.test(rule.chapter + rule.text))
    await expect.poll(() => page.locator('.rules-entry').count()).toBe(found.length)
  },
)
