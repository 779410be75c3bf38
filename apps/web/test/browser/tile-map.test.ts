/** A map of tiles under the mouse, fingers and the keyboard; the large map of the kit, without the page being drawn anew. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest, useChromium, visit } from './page.ts'
import type { VisitOptions } from './page.ts'

useChromium()

const LARGE = '[aria-label^="A great hall"]'

interface Seen {
  readonly space: number
  readonly x: number
  readonly y: number
  readonly isNear: boolean
}

/** What is seen of a map. */
function seen(page: Page, map = LARGE): Promise<Seen> {
  return page.locator(map).evaluate((root) => {
    const { style, dataset } = root as HTMLElement
    const { transform } = (root.querySelector('.k-tile-sheet') as HTMLElement).style
    const [x, y] = [...transform.matchAll(/-?[\d.]+/g)].map(Number)
    return { space: parseFloat(style.getPropertyValue('--space')), x, y, isNear: dataset['near'] === 'yes' }
  })
} // prettier-ignore

async function openMap(options: VisitOptions = {}): Promise<Page> {
  const page = await visit('kit', { viewport: { width: 1560, height: 900 }, reducedMotion: 'reduce', ...options }) // prettier-ignore
  await page.locator(LARGE).scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready)
  return page
}

async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator(LARGE).boundingBox()
  if (box === null) throw new Error('no map')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Counts what is clicked from now on. */
async function countClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.body
    dataset['clicks'] = '0'
    document.addEventListener('click', () => (dataset['clicks'] = `${Number(dataset['clicks']) + 1}`))
  })
}
const clicks = (page: Page): Promise<number> => page.evaluate(() => Number(document.body.dataset['clicks']))

browserTest('wheel, buttons and keys bring a map nearer, the mouse moves it, and then it stays', async () => {
  const page = await openMap()
  const whole = await seen(page)
  expect(whole.isNear).toBe(false)
  const { x, y } = await middle(page)
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -500)
  await expect.poll(async () => (await seen(page)).space).toBeGreaterThan(whole.space * 1.5)
  const near = await seen(page)
  expect(near.isNear).toBe(true)
  await expect.poll(() => page.locator(`${LARGE} .k-tile-little`).isVisible()).toBe(true)

  await countClicks(page)
  // A space that can be chosen could be carried about by itself.
  await page
    .locator(`${LARGE} .k-tile-spaces > li`)
    .evaluateAll((all) => all.forEach((one) => ((one as HTMLElement).draggable = true)))
  await page.mouse.down()
  await page.mouse.move(x - 60, y - 40, { steps: 4 })
  await page.mouse.up()
  const moved = await seen(page)
  expect(moved.x).toBeCloseTo(near.x - 60, 0)
  expect(moved.y).toBeCloseTo(near.y - 40, 0)
  expect(moved.space).toBe(near.space)
  expect(await clicks(page)).toBe(0) // it was no click on what lies there
  await page.mouse.click(x, y)
  expect(await clicks(page)).toBe(1)

  // Another window: what was moved stays as near as it was.
  await page.setViewportSize({ width: 1500, height: 820 })
  expect((await seen(page)).space).toBe(near.space)
  await page.locator(`${LARGE} [data-kind="farther"]`).click()
  expect((await seen(page)).space).toBeLessThan(near.space)
  await page.locator(LARGE).focus()
  await page.keyboard.press('+')
  await page.keyboard.press('0')
  expect((await seen(page)).isNear).toBe(false)
  await page.keyboard.press('+')
  expect((await seen(page)).isNear).toBe(true)
  await page.locator(`${LARGE} .k-tile-little svg`).click({ position: { x: 2, y: 2 } })
  const corner = await seen(page)
  expect(Math.max(corner.x, corner.y)).toBeGreaterThan(0) // the rim of the upper left
})

browserTest('a keyboard goes from space to space, each with its name, and the map shows it', async () => {
  const page = await openMap()
  await page.locator(LARGE).focus()
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.keyboard.press('ArrowUp')
  expect(await name()).toBe('E8') // where one begins
  await page.keyboard.press('ArrowUp')
  expect(await name()).toBe('E7')
  await page.keyboard.press('ArrowRight')
  expect(await name()).toBe('F7')
  for (let i = 0; i < 6; i++) await page.keyboard.press('+')
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft')
  expect(await name()).toBe('B7')
  const [map, space] = await Promise.all([LARGE, `${LARGE} [aria-label="B7"]`].map((one) => page.locator(one).boundingBox()))
  expect((space?.x ?? 0) + 1).toBeGreaterThan(map?.x ?? 0)
  expect(await page.locator(`${LARGE} .k-tile-step`).count()).toBeGreaterThan(2) // the way there
}) // prettier-ignore

browserTest('two fingers bring it nearer, one moves it, and that is no tap', async () => {
  const page = await openMap({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await countClicks(page)
  const before = await seen(page)
  const { x, y } = await middle(page)
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly [number, number][]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  await touch('touchStart', [x - 30, y], [x + 30, y])
  for (let i = 1; i <= 5; i++) await touch('touchMove', [x - 30 - i * 8, y], [x + 30 + i * 8, y])
  await touch('touchEnd')
  const near = await seen(page)
  expect(near.space).toBeGreaterThan(before.space * 1.4)
  await touch('touchStart', [x, y])
  for (let i = 1; i <= 5; i++) await touch('touchMove', [x + i * 6, y + i * 10])
  await touch('touchEnd')
  const moved = await seen(page)
  expect(moved.space).toBe(near.space)
  expect(moved.y - near.y).toBeGreaterThan(35)
  expect(await clicks(page)).toBe(0)
})

browserTest('under the pointer only the way is drawn anew, not the ground, nor thirty figures', async () => {
  const page = await openMap()
  await page.locator(`${LARGE} [aria-label="E7"]`).hover()
  await page.evaluate(() => {
    const touched = new Set<string>()
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        touched.add(element?.closest('[data-layer="path"], .k-tile-ground, .k-tile-pieces, .k-tile-spaces, .k-tile-layer')?.getAttribute('data-layer') ?? element?.className.toString() ?? '')
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    Object.assign(window, { touched })
  }) // prettier-ignore
  for (const name of ['F8', 'F7', 'E7', 'D7'])
    await page.locator(`${LARGE} [aria-label="${name}"]`).hover({ force: true })
  await expect.poll(() => page.locator(`${LARGE} .k-tile-step`).count()).toBe(2)
  const touched = await page.evaluate(() => [...(window as unknown as { touched: Set<string> }).touched])
  expect(touched.filter((one) => one !== 'path' && one !== 'way')).toEqual([])
  expect(touched.length).toBeGreaterThan(0)
})
