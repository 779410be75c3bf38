/** Whether a player gets at everything they may choose, in windows that leave a table little height. */
import type { Page } from 'playwright-core'

/** Laptops, large letters, and phones, also held sideways. */
const LOW = [
  { width: 1366, height: 625 },
  { width: 853, height: 533 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 375, height: 553 },
]

/** Pixels in height and width: what is smaller is hard to hit. */
const LEAST = 24

/** What can be chosen and is too small in one of these windows, or covered even after it is scrolled to. What lies on one of `wholes` counts as it. */
export async function outOfReach(page: Page, selector: string, wholes?: string): Promise<string[]> {
  const faults: string[] = []
  for (const size of LOW) {
    await page.setViewportSize(size)
    faults.push(...(await outOfReachHere(page, selector, wholes)))
  }
  return faults
}

function outOfReachHere(page: Page, selector: string, wholes?: string): Promise<string[]> {
  return page.evaluate(
    async ([selector, wholes, least]) => {
      await document.fonts.ready // other letters are wider
      // Some of the page is set once the rest is drawn.
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
      const faults: string[] = []
      const complain = (what: string): void => {
        faults.push(`${window.innerWidth}×${window.innerHeight}: ${what}`)
      }
      const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
      if (found.length === 0) complain('there is nothing to choose')
      for (const one of found) {
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = one.getBoundingClientRect()
        const name = one.textContent.slice(0, 40)
        if (Math.min(width, height) < least) complain(`${name} is ${width} by ${height}`)
        const there = document.elementFromPoint(left + width / 2, top + height / 2)
        const whole = (wholes === undefined ? null : one.closest(wholes)) ?? one
        if (!whole.contains(there)) complain(`${name} is covered by ${there?.className ?? 'the edge'}`)
      }
      return faults
    },
    [selector, wholes, LEAST] as const,
  )
}
