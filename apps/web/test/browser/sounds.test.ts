/** Every sound is listened to: in real Chromium, faster than it would be heard. */
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { expect } from 'vitest'
import { SOUNDS } from '../../src/table/tones.ts'
import type { Sound, sound } from '../../src/table/tones.ts'
import { browserTest, useChromium, visit } from './page.ts'

interface Heard {
  readonly peak: number
  /** Seconds until nothing is heard any more. */
  readonly end: number
}

declare global {
  interface Window {
    sound: typeof sound
  }
}

useChromium()

/** In the page: one sound from beginning to end, and silence after it. */
async function listen(which: Sound): Promise<Heard> {
  const rate = 44_100
  const audio = new OfflineAudioContext(1, 3 * rate, rate)
  window.sound(audio, which)
  const samples = (await audio.startRendering()).getChannelData(0)
  let peak = 0
  let last = 0
  samples.forEach((sample, i) => {
    peak = Math.max(peak, Math.abs(sample))
    if (Math.abs(sample) > 0.0005) last = i
  })
  return { peak, end: last / rate }
}

browserTest('every sound can be heard, none is clipped, and each ends soon', async () => {
  const file = new URL('../../src/table/tones.ts', import.meta.url)
  const code = stripTypeScriptTypes(await readFile(file, 'utf8'))
  const page = await visit('about', { bypassCSP: true }) // the test brings a script of its own
  await page.addScriptTag({ type: 'module', content: `${code}\nwindow.sound = sound` })
  await page.waitForFunction(() => 'sound' in window)
  for (const which of SOUNDS) {
    const { peak, end } = await page.evaluate(listen, which)
    console.log(`${which}: peak ${peak.toFixed(3)}, ${end.toFixed(2)} s`)
    expect(peak, which).toBeGreaterThan(0.02)
    // Several at once, as when everybody is hit, stay below what a speaker can do.
    expect(peak, which).toBeLessThan(0.3)
    expect(end, which).toBeGreaterThan(0.05)
    expect(end, which).toBeLessThan(2)
  }
})
