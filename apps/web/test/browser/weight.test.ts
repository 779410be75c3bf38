/** What the page weighs, and how it moves. */
import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { frameTimes, watchFor, watchFrames, watchWork } from './measure.ts'
import { address, browserTest, stepsOf, useChromium, visit } from './page.ts'

/** In bytes: the script and style of the first load, as they go through the wire. */
const MOST = 350_000
/** Milliseconds of the processor in a second in which cards move; here about 100. */
const MOST_WORK = 300

useChromium()

browserTest('the first load of a table is less than 350 kB of packed script and style', async () => {
  const page = await visit('no/such/page', { serviceWorkers: 'block' })
  const context = page.context()
  const fresh = await context.newPage()
  await page.close()
  const session = await context.newCDPSession(fresh)
  const urls = new Map<string, string>()
  const sizes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url))
  const texts: Promise<Buffer>[] = []
  fresh.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url())) texts.push(response.body())
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? ''
    if (/\.(js|css)$/.test(url)) sizes.set(url.replace(/.*\//, ''), encodedDataLength)
  })
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await fresh.goto(address(''))
  await fresh.getByRole('button', { name: 'Just play Small-Time Heroes' }).click()
  await fresh.locator('.prompt-choices button').first().waitFor()
  await fresh.waitForLoadState('networkidle')
  const missing = () => texts.length - sizes.size
  await expect.poll(missing, { message: 'what was asked for and is not there yet' }).toBe(0)
  const sum = [...sizes.values()].reduce((all, size) => all + size, 0)
  // For browsers, and servers between, that know no better packing.
  const gzipped = (await Promise.all(texts)).reduce(
    (all, text) => all + gzipSync(text, { level: 9 }).length,
    0,
  )
  console.log(
    `first load: ${Math.round(sum / 1000)} kB, with gzip ${Math.round(gzipped / 100) / 10} kB`,
    Object.fromEntries(sizes),
  )
  expect(sizes.size).toBeGreaterThanOrEqual(4)
  expect(sum).toBeGreaterThan(100_000)
  expect(sum).toBeLessThan(MOST)
  expect(texts.length).toBe(sizes.size)
  expect(gzipped).toBeGreaterThan(sum)
  expect(gzipped).toBeLessThan(MOST)
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
