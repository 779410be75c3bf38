import { fileURLToPath } from 'node:url'
import { hasNoChromium, launchChromium } from '@hearthkeep/testkit/chromium'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { simulateAll } from './browser/simulate-in-page.ts'

const GAMES = 200

/** The simulation as one script, as a page would load it. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('browser/simulate-in-page.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rollupOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!('output' in output)) throw new Error('vite built nothing')
  return output.output[0].code
}

test.skipIf(hasNoChromium)(
  `the same seeds give the same ${GAMES} games in Node and in Chromium${hasNoChromium ? ' (skipped: no Chromium here)' : ''}`,
  async () => {
    const script = await bundle()
    const browser = await launchChromium()
    try {
      const page = await browser.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.addScriptTag({ content: script, type: 'module' })
      const inPage = await page.evaluate<Record<string, number[]>>(`simulateAll(${GAMES})`)
      expect(errors).toEqual([])
      expect(Object.keys(inPage).length).toBeGreaterThan(0)
      expect(inPage).toEqual(simulateAll(GAMES))
    } finally {
      await browser.close()
    }
  },
)
