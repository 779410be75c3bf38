/** What the page weighs, and how it moves. */
import { gzipSync } from 'node:zlib'
import { shelf } from '@hearthkeep/catalog/shelf'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { frameTimes, watchFor, watchFrames, watchWork } from './measure.ts'
import { address, browserTest, stepsOf, useChromium, visit } from './page.ts'

/** In kB, for the shell, which everybody loads, and for each game that is put on the table. */
const MOST: Readonly<Record<string, number>> = {
  shell: 178,
  'small-time-heroes': 245,
  greyport: 253,
  'keep-the-heroes-out': 205,
  hellbringer: 236,
  'all of hellbringer': 303,
  'tiny-fight': 142,
  'lantern-watch': 142,
}
/** What is clicked at the first question to make the rest of a game come, while people choose. */
const REST: Readonly<Record<string, string>> = { hellbringer: '.hb-class-face' }
const REST_LEAST = 20
/** Milliseconds of the processor in a second in which cards move; here about 100. */
const MOST_WORK = 300

useChromium()

/**
 * What the page has loaded so far of scripts, styles and drawings, by address: bytes, packed as any server can. Not what those
 * load who think beside it: nobody waits for them.
 */
function watchWeight(page: Page): () => Promise<ReadonlyMap<string, number>> {
  const loads = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    // What comes when the page is gone already is not counted.
    const body = (): Promise<Buffer> => response.body().catch(() => Buffer.alloc(0))
    if (/\.(js|css|svg)$/.test(response.url())) loads.set(response.url(), body())
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    // A page knows what it has loaded itself.
    const own = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const counted = [...loads].filter(([url]) => own.includes(url) && !url.includes('worker'))
    const sizes = counted.map(
      async ([url, body]) => [url, gzipSync(await body, { level: 9 }).length] as const,
    )
    return new Map(await Promise.all(sizes))
  }
}

const sum = (sizes: ReadonlyMap<string, number>): number =>
  [...sizes.values()].reduce((all, size) => all + size, 0)

/** In kB, with one decimal. */
const kB = (bytes: number): number => Math.round(bytes / 100) / 10

browserTest('the shell and each game, its scene included, weigh no more than they may', async () => {
  const weights: Record<string, number> = {}
  for (const { id, name } of shelf) {
    const page = await visit('no/such/page', { serviceWorkers: 'block' })
    const fresh = await page.context().newPage()
    await page.close()
    const loaded = watchWeight(fresh)
    await fresh.goto(address(''))
    await fresh.locator('.fire-plate').waitFor()
    const shell = sum(await loaded())
    weights['shell'] = kB(shell)
    await fresh.getByRole('link', { name: `Set up ${name}` }).click()
    await fresh.getByRole('button', { name: 'Start' }).click()
    await fresh.locator('.prompt-bar').waitFor()
    weights[id] = kB(sum(await loaded()) - shell)
    if (id in REST) {
      await fresh.locator(REST[id]).first().click()
      await fresh.locator('.k-card').first().waitFor()
      const all = async (): Promise<number> => kB(sum(await loaded()) - shell)
      await expect.poll(all).toBeGreaterThan(weights[id] + REST_LEAST)
      await fresh.waitForTimeout(500) // its last files
      weights[`all of ${id}`] = await all()
    }
    await fresh.close()
  }
  console.log('kB of packed script, style and drawings:', weights)
  expect(Object.keys(weights).sort()).toEqual(Object.keys(MOST).sort())
  for (const [part, most] of Object.entries(MOST)) {
    expect(weights[part], part).toBeGreaterThan(10)
    expect(weights[part], part).toBeLessThan(most)
  }
})

browserTest('cards move frame by frame, and everything that happens can be skipped', async () => {
  const page = await visit('new/small-time-heroes', { settings: { speed: 'normal' } })
  await page.getByLabel('Seed').fill('3')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.prompt-choices button').first().click()
  await page.locator('.fan .thing').first().waitFor()
  await page.locator('.prompt-bar:not([data-playing])').waitFor()
  const playing = '.prompt-bar[data-playing]'
  const hasPlayed = await watchFor(page, playing)
  await watchFrames(page)
  const workSince = await watchWork(page)
  await page.keyboard.press('e')
  await expect.poll(hasPlayed).toBe(true)
  await page.locator('.prompt-bar:not([data-playing])').waitFor()
  const { count, perSecond, long, max } = await frameTimes(page)
  const work = Math.round(((await workSince()) * perSecond) / count)
  console.log(
    `while cards move: ${perSecond} frames a second, ${long} of ${count} over 50 ms, longest ${max} ms; ` +
      `the page works ${work} ms of each second`,
  )
  // On a machine of its own next to none come late; beside the other tests they wait for the processor.
  expect(count).toBeGreaterThan(10)
  expect(long).toBeLessThan(count / 2)
  expect(work).toBeLessThan(MOST_WORK)

  const playsAgain = await watchFor(page, playing)
  await page.keyboard.press('e')
  await expect.poll(playsAgain).toBe(true)
  await page.keyboard.press(' ')
  expect(await page.locator(playing).count()).toBe(0) // at once, however much was left
  await page.locator('.prompt-bar:not([data-playing])').waitFor()
})

browserTest('whoever wants no motion gets none: a choice is there at once', async () => {
  const page = await visit('new/small-time-heroes', { settings: { speed: 'slow' }, reducedMotion: 'reduce' })
  await page.getByLabel('Seed').fill('3')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.prompt-choices button').first().click()
  await page.locator('.fan .thing').first().waitFor()
  const before = await stepsOf(page)
  const moved = await page.evaluate(() => {
    const bar = document.querySelector('.prompt-bar')
    let wasPlaying = false
    new MutationObserver(() => (wasPlaying ||= bar?.hasAttribute('data-playing') === true)).observe(
      document.body,
      {
        ...{ subtree: true, childList: true, attributes: true },
      },
    )
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'e' }))
    const isMoving = ({ effect }: Animation): boolean =>
      (effect as KeyframeEffect).getKeyframes().some(({ transform }) => transform !== undefined)
    return new Promise<{ wasPlaying: boolean; running: string[] }>((resolve) => {
      const running = new Set<string>()
      let framesLeft = 30 // half a second: a slow machine shows the choice some frames later
      const look = () => {
        for (const animation of document.getAnimations().filter(isMoving))
          running.add(((animation.effect as KeyframeEffect).target as Element).outerHTML.slice(0, 120))
        if (--framesLeft > 0) requestAnimationFrame(look)
        else resolve({ wasPlaying, running: [...running] })
      }
      look()
    })
  })
  expect(moved).toEqual({ wasPlaying: false, running: [] })
  expect(await stepsOf(page)).toBeGreaterThan(before)
})
