/** Chromium for tests and pictures: the one that tools/chromium.mjs found, with nothing of its own going on. */
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

/** Whether there is none; tests that need it are skipped then, and say so. */
export const hasNoChromium = process.env['HEARTHKEEP_NO_CHROMIUM'] === '1'

/** Starts it; close it when it is no longer needed. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['HEARTHKEEP_CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync', '--no-first-run'],
    ],
  })
}
