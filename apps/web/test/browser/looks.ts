/** What is looked for in every page: faults for those who use other means, and what does not fit. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { asPhone, browserTest, DESK } from './page.ts'
import type { VisitOptions } from './page.ts'

/** Serious faults. */
export async function faultsOf(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${where}: ${id} at ${target.join(' ')}`))
}

/** Looks for faults on the table of a game: at a desk and on a phone. */
export function testForFaults(
  name: string,
  faults: (options: VisitOptions, isPhone: boolean) => Promise<readonly string[]>,
): void {
  for (const isPhone of [false, true])
    browserTest(`axe finds no serious fault in ${name}${isPhone ? ', on a phone' : ''}`, async () => {
      const screen = isPhone ? asPhone : { viewport: DESK }
      expect(await faults({ ...screen, reducedMotion: 'reduce' }, isPhone)).toEqual([])
    })
}

/** By how many pixels the page sticks out sideways, once its letters are there: others are wider. */
export function tooWide(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    return document.documentElement.scrollWidth - window.innerWidth
  })
}

/** What sticks out of the table, or does not fit where it stands: parts that may not, and names that may not be cut. */
export function overflowing(page: Page, parts: string, names: string): Promise<string[]> {
  return page.evaluate(
    async ([parts, names]) => {
      await document.fonts.ready // other letters are wider
      const found: string[] = []
      const wide = document.documentElement.scrollWidth - window.innerWidth
      if (wide > 0) found.push(`the page by ${wide}`)
      for (const part of document.querySelectorAll<HTMLElement>(parts)) {
        const out = part.scrollWidth - part.clientWidth
        if (out > 2 && part.clientWidth > 0) found.push(`${part.className} by ${out}`)
      }
      for (const name of document.querySelectorAll<HTMLElement>(names))
        if (name.scrollWidth > name.clientWidth + 1) found.push(`${name.textContent ?? ''} is cut`)
      return found
    },
    [parts, names] as const,
  )
}
