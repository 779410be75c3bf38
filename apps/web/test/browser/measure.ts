/** How quickly the page answers, and how smoothly it moves, measured inside it. */
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Of the clicks that were timed: how many there were, how many changed nothing, and the milliseconds until the others were answered. */
    clicks: { count: number; unanswered: number; times: number[] }
    /** The time between one frame and the next. */
    frameTimes: number[]
  }
}

/** In milliseconds; what is answered sooner the browser does not tell. */
const QUICK = 16

/** From now on every click is timed, by the browser itself, until the frame that answers it is on the screen. */
export async function watchAnswers(page: Page): Promise<void> {
  await page.evaluate((quick) => {
    const clicks = (window.clicks = { count: 0, unanswered: 0, times: [] as number[] })
    const onTimed = (list: PerformanceObserverEntryList): void => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') clicks.times.push(duration)
    }
    // The types of the page do not know this threshold yet.
    const timed = { type: 'event', durationThreshold: quick } as PerformanceObserverInit
    new PerformanceObserver(onTimed).observe(timed)
    // The browser times the next frame, whatever it shows: the page has to have changed by then.
    const onClick = (): void => {
      clicks.count++
      clicks.unanswered++
      const changed = new MutationObserver(() => {
        changed.disconnect()
        clicks.unanswered--
      })
      const anything = { subtree: true, childList: true, attributes: true, characterData: true }
      changed.observe(document.body, anything)
      requestAnimationFrame(() => changed.disconnect())
    }
    window.addEventListener('click', onClick, true)
  }, QUICK)
}

interface Answers {
  readonly count: number
  /** How many changed nothing on the screen. */
  readonly unanswered: number
  readonly median: number
  readonly max: number
  /** How many took more than 100 ms. */
  readonly slow: number
}

export async function answerTimes(page: Page): Promise<Answers> {
  const { count, unanswered, times } = await page.evaluate(() => window.clicks)
  const quick = Array.from({ length: count - times.length }, () => QUICK)
  const all = [...quick, ...times].sort((a, b) => a - b)
  return {
    ...{ count, unanswered },
    median: Math.round(all[all.length >> 1] ?? 0),
    max: Math.round(all.at(-1) ?? 0),
    slow: all.filter((time) => time > 100).length,
  }
}

/** What the page's own thread does from now on, in milliseconds of its processor: however busy the machine is beside it. */
export async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const work = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
  }
  const before = await work()
  return async () => (await work()) - before
}

/** From now on every frame is timed. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.frameTimes = []
    let last = performance.now()
    const onFrame = (now: number): void => {
      window.frameTimes.push(now - last)
      last = now
      requestAnimationFrame(onFrame)
    }
    requestAnimationFrame(onFrame)
  })
}

interface Frames {
  readonly count: number
  readonly perSecond: number
  /** How many came more than 50 ms after the one before. */
  readonly long: number
  readonly max: number
}

export async function frameTimes(page: Page): Promise<Frames> {
  const times = await page.evaluate(() => window.frameTimes)
  const all = times.reduce((sum, time) => sum + time, 0)
  return {
    count: times.length,
    perSecond: Math.round((times.length * 1000) / all),
    long: times.filter((time) => time > 50).length,
    max: Math.round(Math.max(...times)),
  }
}

/** From now on notes whether something is on the page, however briefly: on a busy machine a look from outside may come too late. */
export async function watchFor(page: Page, selector: string): Promise<() => Promise<boolean>> {
  const watch = await page.evaluateHandle((selector) => {
    const watch = { isSeen: false }
    const observer = new MutationObserver(() => {
      watch.isSeen ||= document.querySelector(selector) !== null
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    return watch
  }, selector)
  return () => watch.evaluate(({ isSeen }) => isSeen)
}
