import { chromium } from 'playwright-core'
import { execFileSync } from 'node:child_process'
const BASE = 'http://localhost:4303/'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] })
for (const [game, most] of [['tiny-fight', 300], ['small-time-heroes', 160]] as const) {
  const ctx = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', acceptDownloads: true })
  const page = await ctx.newPage()
  const errors: string[] = []
  page.on('pageerror', (e) => errors.push(e.message))
  await page.addInitScript(() => localStorage.setItem('hearthkeep.settings', JSON.stringify({ theme: 'dark', speed: 'off' })))
  await page.goto(BASE + '#/new/' + game)
  await page.waitForTimeout(1500)
  // start by the page's primary button
  await page.locator('.button.primary').last().click()
  await page.waitForSelector('.shell')
  await page.waitForTimeout(500)
  const times: number[] = []
  let stuck = 0, last = ''
  let n = 0
  for (; n < most; n++) {
    if (await page.locator('.game-over').count()) break
    const before = await page.locator('.shell-log .log-group').count()
    const t = await page.evaluate(() => new Promise<number>((resolve) => { (window as any).__t = performance.now(); resolve(0) }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    // a target, or confirm
    if (await page.locator('.thing.picked').count()) {
      await page.keyboard.press('ArrowRight')
      const on = await page.evaluate(() => document.activeElement?.className ?? '')
      await page.keyboard.press('Enter')
      if (await page.locator('.thing.picked').count()) await page.keyboard.press('1')
      if (await page.locator('.thing.picked').count()) await page.keyboard.press('Enter')
    }
    await page.waitForTimeout(30)
    const after = await page.locator('.shell-log .log-group').count()
    if (after === before) { stuck++; await page.keyboard.press('Escape'); await page.keyboard.press('e'); await page.keyboard.press('1'); await page.waitForTimeout(50) } 
  }
  console.log(game, 'keys rounds', n, 'stuck', stuck, 'groups', await page.locator('.shell-log .log-group').count(), 'over', await page.locator('.game-over').count(), (await page.locator('.prompt-bar').allInnerTexts()).join('|').slice(0, 160))
  await page.screenshot({ path: `/tmp/web-shell2/shots/keys-${game}.png` })
  // the time from a click to the next paint
  if (await page.locator('.game-over').count() === 0) {
    const ms = await page.evaluate(async () => {
      const el = document.querySelector<HTMLElement>('.thing.glows') ?? document.querySelector<HTMLElement>('.prompt-choices button')!
      const t = performance.now(); el.click(); await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))); return performance.now() - t
    })
    await page.keyboard.press('Escape')
    const ms2 = await page.evaluate(async () => {
      const b = [...document.querySelectorAll<HTMLElement>('.prompt-choices button')].at(-1)
      if (!b) return -1
      const t = performance.now(); b.click(); await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))); return performance.now() - t
    })
    console.log('pick ms', ms.toFixed(0), 'take ms', ms2.toFixed(0))
  }
  // export
  await page.click('[popovertarget]')
  const [dl] = await Promise.all([page.waitForEvent('download'), page.click('text=Save as a file')])
  const file = `/tmp/web-shell2/${dl.suggestedFilename()}`
  await dl.saveAs(file)
  console.log(file, execFileSync('npx', ['hearthkeep', 'replay', file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim().split('\n').slice(-3).join(' / '))
  // branch
  const url = page.url()
  await page.keyboard.press('h'); for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft')
  await page.click('text=Branch from here')
  await page.waitForTimeout(800)
  console.log('branched', page.url() !== url, (await page.locator('.shell-word').allInnerTexts()).join())
  console.log('errors', errors)
  await ctx.close()
}
await browser.close()
