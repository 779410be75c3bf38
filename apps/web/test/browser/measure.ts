/** How quickly the page answers, and how smoothly it moves, measured inside it. */
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** From each click to the frame that shows its first effect, in milliseconds. */
    answers: number[]
    /** The time between one frame and the next. */
    frameTimes: number[]
  }
}

/** From now on every click is timed until the first change of the page is on the screen. */
export async function watchAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.answers = []
    const onClick = (event: Event): void => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        // What was changed is drawn in the next frame; a message sent there comes after it.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => window.answers.push(performance.now() - event.timeStamp)
          port2.postMessage(null)
        })
      })
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
    }
    window.addEventListener('click', onClick, true)
  })
}

export interface Answers {
  readonly count: number
  readonly median: number
  readonly max: number
  /** How many took more than 100 ms. */
  readonly slow: number
}

export async function answerTimes(page: Page): Promise<Answers> {
  const times = (await page.evaluate(() => window.answers)).sort((a, b) => a - b)
  return {
    count: times.length,
    median: Math.round(times[times.length >> 1] ?? 0),
    max: Math.round(times.at(-1) ?? 0),
    slow: times.filter((time) => time > 100).length,
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

export interface Frames {
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
