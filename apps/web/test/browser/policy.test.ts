/** The page under a strict Content-Security-Policy, which is how it is served to everybody. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { CALM } from './damaged.ts'
import { browserTest, stepsOf, useChromium, visit } from './page.ts'

useChromium()

/** Everything the page did that it may not. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const broken: string[] = []
    Object.assign(window, { broken })
    document.addEventListener('securitypolicyviolation', (event) =>
      broken.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
    )
  })
  return () => page.evaluate(() => (window as unknown as { broken: string[] }).broken)
}

/** Whether a script of the page may make code. */
const mayMakeCode = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        // As a script of the page itself would: what the test evaluates is not under the policy.
        setTimeout(() => {
          try {
            resolve((Reflect.construct(Function, ['return true']) as () => boolean)())
          } catch {
            resolve(false)
          }
        })
      }),
  )

browserTest('no code can be made in the page, and it plays all the same', async () => {
  for (const game of [
    'tiny-fight',
    'small-time-heroes',
    'greyport',
    'keep-the-heroes-out',
    'lantern-watch',
  ]) {
    const page = await visit(`new/${game}`, CALM)
    const broken = await watchPolicy(page)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.prompt-bar').waitFor()
    expect(await broken(), game).toEqual([])
    await page.keyboard.press('c') // all choices in words
    for (let made = 0; made < 5; made++) {
      const before = await stepsOf(page)
      await page.locator('.choices li button').first().click()
      await expect.poll(() => stepsOf(page)).toBeGreaterThan(before)
    }
    expect(await broken(), game).toEqual([])
    expect(await mayMakeCode(page), game).toBe(false)
    await page.context().close()
  }
})
