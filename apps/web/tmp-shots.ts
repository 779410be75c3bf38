import { chromium } from 'playwright-core'
import { tinyFight } from '../../games/tiny-fight/src/index.ts'
import { smallTimeHeroes } from '../../games/small-time-heroes/src/index.ts'
import { Match } from '../../packages/match/src/index.ts'
import { formatRecord, redeal, Stream } from '../../packages/engine/src/index.ts'
import { encodeText } from './src/share/encode.ts'
const OUT = '/tmp/web-shell2/shots'
const BASE = 'http://localhost:4303/'
function play(mod: any, setup: any, n: number) {
  const g = mod.game
  const m = Match.start(g, setup, { autoForced: true })
  const r = Stream.of(5)
  for (let i = 0; i < n && !m.isOver; i++) {
    const seat = m.view(0).prompt!.seats[0]
    const t = m.fork(); redeal(g, t, seat, r); const idx = g.heuristic(t, seat); t.release()
    const c = m.view(seat).choices
    const own = c[idx] ?? c[0]
    m.answer({ seat, revision: m.revision, notation: own.notation })
  }
  return formatRecord(m.record())
}
const which = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] })
const tf = await encodeText(play(tinyFight, { seed: 7 }, 4))
const sth = await encodeText(play(smallTimeHeroes, { seats: 1, seed: 3 }, 12))
const sth2 = await encodeText(play(smallTimeHeroes, { seats: 2, seed: 4 }, 14))
const done = await encodeText(play(tinyFight, { seed: 7 }, 400))
const errors: string[] = []
async function open(size: [number, number], theme: string, hash: string, name: string, act?: (p: any) => Promise<void>) {
  if (which.length > 0 && !which.some((w) => name.includes(w))) return
  const ctx = await browser.newContext({ viewport: { width: size[0], height: size[1] }, serviceWorkers: 'block', hasTouch: size[0] < 500, isMobile: size[0] < 500 })
  const page = await ctx.newPage()
  page.on('pageerror', (e) => errors.push(name + ': ' + e.message))
  page.on('console', (m) => m.type() === 'error' && errors.push(name + ' console: ' + m.text()))
  await page.addInitScript((t) => localStorage.setItem('hearthkeep.settings', JSON.stringify({ theme: t, speed: 'off' })), theme)
  await page.goto(BASE + '#/' + hash)
  await page.waitForSelector('.prompt-bar, .speech, .problem, .lessons, .rule-book', { timeout: 20000 })
  await page.waitForTimeout(300)
  try { await act?.(page) } catch (e) { errors.push(name + ' act: ' + (e as Error).message.split('\n')[0]) }
  await page.waitForTimeout(400)
  await page.screenshot({ path: `${OUT}/${name}.png` })
  await ctx.close()
}
const D: [number, number] = [1280, 800], M: [number, number] = [390, 844], L: [number, number] = [2560, 1440]
const tfo = 'open/' + tf
await open(D, 'dark', tfo, 'tf-dark', async (p) => { await p.keyboard.press('ArrowRight'); await p.keyboard.press('Enter') })
await open(D, 'light', tfo, 'tf-light', async (p) => { await p.click('.shell-word .sheet-close'); await p.click('.bar-button >> nth=0') })
await open(M, 'dark', tfo, 'tf-m-dark')
await open(M, 'light', tfo, 'tf-m-light', async (p) => { await p.click('.bar-button[aria-pressed]:nth-child(4)') })
await open(M, 'dark', tfo, 'tf-m-menu', async (p) => { await p.click('[popovertarget]') })
await open(D, 'dark', tfo, 'menu', async (p) => { await p.click('[popovertarget]') })
await open(D, 'dark', tfo, 'history', async (p) => { await p.keyboard.press('h'); for (let i = 0; i < 4; i++) await p.keyboard.press('ArrowLeft') })
await open(M, 'dark', tfo, 'm-history', async (p) => { await p.keyboard.press('h'); for (let i = 0; i < 4; i++) await p.keyboard.press('ArrowLeft') })
await open(D, 'dark', tfo, 'rules-panel', async (p) => { await p.click('.prompt-bar .rule-link') })
await open(D, 'light', 'open/' + sth, 'rules-light', async (p) => { await p.click('.prompt-bar .rule-link') })
await open(M, 'dark', tfo, 'm-rules', async (p) => { await p.keyboard.press('r'); await p.fill('[type=search]', 'block') })
await open(D, 'dark', tfo, 'choices', async (p) => { await p.keyboard.press('c') })
await open(D, 'dark', tfo, 'help', async (p) => { await p.keyboard.press('?') })
await open(D, 'dark', tfo, 'bug', async (p) => { await p.click('[popovertarget]'); await p.click('text=Report a bug') })
await open(D, 'dark', tfo, 'link', async (p) => { await p.click('[popovertarget]'); await p.click('text=Copy as a link') })
await open(D, 'dark', 'open/' + done, 'over')
await open(D, 'dark', 'open/' + sth, 'sth-dark')
await open(D, 'dark', 'open/' + sth, 'inspector', async (p) => { await p.locator('[data-thing^=card]').first().click({ button: 'right' }) })
await open(M, 'light', 'open/' + sth, 'm-inspector', async (p) => { await p.locator('[data-thing^=card]').first().focus(); await p.keyboard.press('i') })
await open(M, 'dark', 'open/' + sth, 'sth-m')
await open(L, 'dark', 'open/' + sth, 'sth-2560')
await open(D, 'dark', 'open/' + sth2, 'sth-two')
await open(D, 'dark', 'lessons/small-time-heroes', 'lessons')
await open(M, 'light', 'lessons/small-time-heroes', 'm-lessons')
await open(D, 'dark', 'lessons/small-time-heroes/002-your-first-wave', 'wave-1', async (p) => { await p.keyboard.press('Enter') })
await open(D, 'light', 'lessons/small-time-heroes/002-your-first-wave', 'wave-6', async (p) => { await p.click('button:text("Next")'); await p.click('text=Do it for me'); await p.click('text=Do it for me'); await p.click('button:text("Next")'); await p.click('button:text("Next")'); await p.click('text=Do it for me'); })
await open(M, 'dark', 'lessons/small-time-heroes/002-your-first-wave', 'wave-m', async (p) => { await p.click('button:text("Next")'); await p.locator('[data-thing^=card]').first().click(); })
await open(D, 'dark', 'lessons/small-time-heroes/001-your-first-card', 'wave-0', async (p) => { await p.click('button:text("Next")'); await p.click('button:text("Next")') })
await open(D, 'dark', 'open/' + sth, 'latency', async (p) => { for (let k = 0; k < 5; k++) { const r = await p.evaluate(async () => { const b = document.querySelector<HTMLElement>('.prompt-choices button') ?? document.querySelector<HTMLElement>('.thing.glows')!; const t = performance.now(); b.click(); const s = performance.now() - t; await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))); return b.textContent + ': js ' + s.toFixed(0) + ' painted ' + (performance.now() - t).toFixed(0) }); console.log(r); await p.waitForTimeout(200) } })
await open(D, 'dark', 'lessons/tiny-fight/02-playing-cards', 'lesson')
await open(D, 'dark', 'lessons/small-time-heroes/101-first-turn', 'lesson-sth')
await open(M, 'light', 'lessons/small-time-heroes/101-first-turn', 'm-lesson-sth')
await open(D, 'light', 'lessons/tiny-fight/02-playing-cards', 'lesson-refuse', async (p) => { await p.click('text=Do it for me'); await p.click('text=Next') })
await open(L, 'dark', 'lessons/tiny-fight/02-playing-cards', 'lesson-done-2560', async (p) => { await p.click('text=Do it for me'); for (let i = 0; i < 3; i++) await p.click('button:text("Next")') })
await open(D, 'light', 'rules/small-time-heroes', 'rules-page')
await open(D, 'dark', 'open/abcdef', 'open-bad')
await open(D, 'dark', 'open/' + await encodeText(play(tinyFight, { seed: 7 }, 9).replace('Strike', 'Bang')), 'open-mismatch')
console.log(errors.join('\n') || 'no errors')
await browser.close()
