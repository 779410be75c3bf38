/** The table of Small-Time Heroes in windows of all sizes: whatever a card is for can be seen, and hit. */
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import type { Table } from '@hearthkeep/game-small-time-heroes'
import type { OfferedChoice } from '@hearthkeep/engine'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { gamesOf } from './games.ts'
import { tooWide } from './looks.ts'
import { browserTest, stepsOf, useChromium } from './page.ts'
import { mouse, Player } from './player.ts'

const { game } = smallTimeHeroes
/** Low windows, a phone on its side, much zoom, and a small phone. */
const SIZES = ['1366×625', '853×533', '844×390', '640×400', '375×553'] as const
/** In pixels: what is lower is hardly hit. */
const LOWEST = 24

useChromium()

const { advised, findGame, sitDown } = gamesOf<Table, Player>(
  game,
  '.sth-scene',
  (page, input, setup) => new Player(page, input, game, setup),
)

const targetOf = ({ concerns }: OfferedChoice) => concerns.find(({ kind }) => kind === 'enemy')
const cardOf = ({ concerns }: OfferedChoice) => concerns.find(({ kind }) => kind === 'card')?.id

/** The choices that play one card on different Enemies. */
function attacks(next: OfferedChoice, choices: readonly OfferedChoice[]): readonly OfferedChoice[] {
  return choices.filter(
    (one) => one.kind === 'play-card' && cardOf(one) === cardOf(next) && targetOf(one) !== undefined,
  )
}

/** Brings something into view as far as the table can, and tells what is wrong with it there. */
function faultOf(enemy: Locator): Promise<string> {
  return enemy.evaluate((element, lowest) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    if (height < lowest) return `${Math.round(height)} pixels high`
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(found) ? '' : `under ${found?.outerHTML.slice(0, 80) ?? 'nothing'}`
  }, LOWEST)
}

/** Parts of the table that lie one over the other. What a field that scrolls hides below the hand is no fault. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll(
        '.k-bar, .k-boss-info, .k-intent, .place, .hero-holder, .k-hand-area, .k-near, .k-ask',
      ),
    ]
    const isInField = (part: Element): boolean => part.closest('.k-field') !== null
    return parts.flatMap((one, i) =>
      parts.slice(i + 1).flatMap((other) => {
        if (isInField(one) !== isInField(other)) return []
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return wide > 2 && high > 2 ? [`${one.className} and ${other.className} by ${Math.round(high)}`] : []
      }),
    )
  })
}

for (const seats of [1, 2])
  browserTest(
    `in a window of any size every Enemy can be seen and hit, with ${seats === 1 ? 'one Hero' : 'two Heroes'}`,
    async () => {
      const found = findGame(
        { seats },
        advised,
        ({ wave }, next, choices) =>
          wave >= 2 && targetOf(next) !== undefined && attacks(next, choices).length >= 2,
      )
      for (const size of SIZES) {
        const [width, height] = size.split('×').map(Number)
        const options = { viewport: { width, height }, reducedMotion: 'reduce' } as const
        const { page, player } = await sitDown(found, mouse, options)
        expect(await tooWide(page), size).toBeLessThanOrEqual(0)
        expect(await overlaps(page), size).toEqual([])
        const before = await stepsOf(page)
        const card = page.locator(`[data-thing="card:${cardOf(found.next) ?? ''}"]`).first()
        await card.scrollIntoViewIfNeeded()
        await mouse.thing(card, 'card:')
        const enemies = page.locator('.thing.glows[data-thing^="enemy:"]')
        await expect.poll(() => enemies.count(), { message: size }).toBeGreaterThanOrEqual(2)
        for (const enemy of await enemies.all()) expect(await faultOf(enemy), size).toBe('')
        const target = page.locator(`[data-thing="enemy:${targetOf(found.next)?.id ?? ''}"]`)
        expect(await faultOf(target), size).toBe('')
        await target.click()
        await expect.poll(() => stepsOf(page), { message: size }).toBeGreaterThan(before)
        player.close()
        await page.context().close()
      }
    },
  )
