// `npm run pictures`: takes the pictures in docs/pictures anew, from the page as `npm start` serves it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBot } from '@hearthkeep/bots'
import { loadMind } from '@hearthkeep/catalog/minds'
import { formatRecord, offeredChoices, start } from '@hearthkeep/engine'
import { greyport } from '@hearthkeep/game-greyport'
import { hellbringer } from '@hearthkeep/game-hellbringer'
import { keepTheHeroesOut } from '@hearthkeep/game-keep-the-heroes-out'
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { Match } from '@hearthkeep/match'
import { launchChromium } from '@hearthkeep/testkit/chromium'
import { encodeText } from '../apps/web/src/share/encode.ts'
import { assertNode24, root } from './checks.mjs'
import { provideChromium } from './chromium.mjs'
import { serve } from './serve.mjs'

const FOLDER = join(root, 'docs', 'pictures')
const DESK = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DAY = { seats: 1, options: { hero: 'joan', boss: 'houndmaster' } }

/** A game that bots play until it looks as wanted; undefined if it never does. */
async function playUntil({ game }, setup, isWanted) {
  const bot = createBot('quick', game, await loadMind(game.id))
  bot.reseed(1)
  const match = Match.start(game, setup)
  const table = start(game, setup) // beside the match, as bots choose on a table
  try {
    while (!match.isOver) {
      const choices = offeredChoices(game, table)
      if (isWanted(table, choices)) return formatRecord(match.record())
      const chosen = bot.choose(table)
      const { seat, notation } = choices[chosen]
      match.answer({ seat, revision: match.revision, notation })
      table.take(chosen)
    }
    return undefined
  } finally {
    match.close()
    table.release()
    bot.release()
  }
}

/** The part of an address that opens such a game: the first there is, so that new cards do not spoil it. */
async function gameUntil(isWanted, module = smallTimeHeroes, setup = DAY) {
  for (let seed = 1; seed <= 50; seed++) {
    const record = await playUntil(module, { ...setup, seed }, isWanted)
    if (record !== undefined) return `open/${await encodeText(record)}`
  }
  throw new Error('no game of fifty looks as wanted')
}

/** A turn that has just begun: a full hand, and something to do. */
const inWave = (wave, round) => (table, choices) =>
  table.wave === wave &&
  table.round === round &&
  choices.filter(({ kind }) => kind === 'play-card').length > 3

/** A round of Greyport in full swing, with so many cards on the table. */
const inRound = (encounter, round, cards) => (table) => {
  let played = 0
  for (let seat = 0; seat < table.seats; seat++) played += table.players[seat].played.size
  return (
    table.encounter === encounter &&
    table.round >= round &&
    table.question?.name === 'players-act' &&
    played >= cards
  )
}
const isRecruiting = (table) => table.question?.name === 'recruit-all'
const party = (seats, scenario) => ({ seats, options: { scenario } })

async function pickFighter(page) {
  const hero = page.locator('.gp-on-table.glows')
  if ((await hero.count()) > 0) await hero.first().click()
}

async function greyportPictures() {
  const wait = '.k-frame'
  const at = (isWanted, setup) => gameUntil(isWanted, greyport, setup)
  const two = { path: await at(inRound(1, 2, 3), party(2, 'interrupted-party')), wait, ...DESK }
  const five = { path: await at(inRound(2, 2, 5), party(5, 'goblin-king')), wait, ...DESK }
  const boss = { path: await at(inRound(3, 2, 3), party(3, 'attack-of-the-hydra')), wait, ...DESK }
  const recruit = { path: await at(isRecruiting, party(3, 'attack-of-the-hydra')), wait, ...DESK }
  return [
    { name: 'greyport-table', ...two, act: pickFighter },
    { name: 'greyport-five', ...five },
    { name: 'greyport-boss', ...boss },
    { name: 'greyport-recruit', ...recruit },
    { name: 'greyport-phone', ...five, ...PHONE },
  ]
}

/** A turn with a card in play that still lets meeples move. */
const inTurn = (turn) => (table, choices) =>
  table.turn >= turn &&
  table.question?.name === 'play-cards' &&
  table.card >= 0 &&
  choices.some(({ kind }) => kind === 'move')
const inInvasion = (turn) => (table, choices) =>
  table.turn >= turn && table.question?.name === 'next-hero' && choices.length >= 3
const dungeon = (seats, scenario, difficulty, rooms = 'ten') => ({
  seats,
  options: { scenario, difficulty, rooms },
})

async function pickRoom(page) {
  const room = page.locator('.kh-room .thing.glows')
  if ((await room.count()) > 0) await room.first().click({ position: { x: 48, y: 9 } })
}

async function keepPictures() {
  const wait = '.k-map'
  const at = (isWanted, setup) => gameUntil(isWanted, keepTheHeroesOut, setup)
  const solo = { path: await at(inTurn(6), dungeon(1, 'quiet-tuesday', 'easy')), wait }
  const four = await at(inTurn(9), dungeon(4, 'rent-day', 'medium', 'twelve'))
  const invasion = await at(inInvasion(8), dungeon(4, 'battle-of-the-bands', 'medium', 'twelve'))
  return [
    { name: 'keep-the-heroes-out-table', ...solo, ...DESK, act: pickRoom },
    { name: 'keep-the-heroes-out-four', path: four, wait, ...DESK },
    { name: 'keep-the-heroes-out-invasion', path: invasion, wait, ...DESK },
    { name: 'keep-the-heroes-out-phone', ...solo, ...PHONE },
  ]
}

/** A turn with an open combination that more than one attack may join, so far down, with that side of the Demon in play. */
const inCombination =
  (place, enemies, demonSide = 0) =>
  (table, choices) =>
    table.question?.name === 'act' &&
    table.demonSide === demonSide &&
    table.combination === 1 &&
    table.place >= place &&
    table.enemies.size >= enemies &&
    choices.filter(
      ({ kind, concerns }) => kind === 'activate' && concerns.some((one) => one.id === table.target),
    ).length > 1
const isAnswering = (table, choices) =>
  table.question?.name === 'react-rolled' && choices.some(({ kind }) => kind === 'activate')
const descent = (seats, scenario) => ({ seats, options: { scenario } })

async function pickNext(page) {
  const next = page.locator('.k-next').first()
  await next.getByText('%').waitFor() // the odds are worked out beside the page
  await next.click()
  await page.waitForTimeout(3000)
}

/** What would come is foreseen a moment later. */
async function untilForeseen(page) {
  await page.locator('.k-outlook-chance').getByText('%').waitFor()
}

async function hellbringerPictures() {
  const wait = '.k-board'
  const at = (isWanted, setup) => gameUntil(isWanted, hellbringer, setup)
  const solo = { path: await at(inCombination(1, 4), descent(1, 'the-candle-tax')), wait, act: pickNext }
  const four = await at(inCombination(1, 5), descent(4, 'the-hungry-ledger'))
  const demon = await at(inCombination(4, 2, 1), descent(1, 'the-bell-below'))
  const answer = await at(isAnswering, descent(1, 'the-bell-below'))
  return [
    { name: 'hellbringer-table', ...solo, ...DESK },
    { name: 'hellbringer-four', path: four, wait, ...DESK, act: pickNext },
    { name: 'hellbringer-demon', path: demon, wait, ...DESK, act: pickNext },
    { name: 'hellbringer-answer', path: answer, wait, ...DESK, act: untilForeseen },
    { name: 'hellbringer-phone', ...solo, ...PHONE },
  ]
}

async function pickCard(page) {
  const card = page.locator('.fan .thing.glows').first()
  await card.click({ position: { x: 20, y: 36 } })
}

async function firstPictures() {
  const table = { path: await gameUntil(inWave(2, 2)), wait: '.fan .thing', ...DESK }
  const boss = { path: await gameUntil(inWave(4, 2)), wait: '.fan .thing', ...DESK }
  const lesson = { path: 'lessons/small-time-heroes/002-your-first-wave', wait: '.speech', ...DESK }
  return [
    { name: 'shelf', path: '', wait: '.fire-plate', ...DESK },
    { name: 'set-up', path: 'new/small-time-heroes', wait: '.set-up', ...DESK },
    { name: 'table', ...table, act: pickCard },
    { name: 'boss', ...boss },
    { name: 'lesson', ...lesson, act: (page) => page.getByRole('button', { name: 'Next' }).click() },
    { name: 'phone', ...table, ...PHONE },
  ]
}

/** By how their names begin. */
const GROUPS = {
  'greyport-': greyportPictures,
  'keep-the-heroes-out-': keepPictures,
  'hellbringer-': hellbringerPictures,
}

/** Those that are wanted by name, or all: games are played only for what is. */
async function pictures(wanted) {
  const isOf = (start) => wanted.some((name) => name.startsWith(start))
  const isFirst = (name) => !Object.keys(GROUPS).some((start) => name.startsWith(start))
  const all = wanted.length === 0
  const groups = Object.keys(GROUPS).filter((start) => all || isOf(start))
  const makers = [
    ...(all || wanted.some(isFirst) ? [firstPictures] : []),
    ...groups.map((one) => GROUPS[one]),
  ]
  const made = []
  for (const make of makers) made.push(...(await make()))
  return made.filter(({ name }) => all || wanted.includes(name))
}

async function take(browser, address, { name, path, wait, act, ...screen }) {
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(
    (value) => {
      if (location.origin !== 'null') localStorage.setItem('hearthkeep.settings', value)
    },
    JSON.stringify({ speed: 'off', sound: false }),
  )
  await page.goto(`${address}#/${path}`)
  await page.locator(wait).first().waitFor()
  const word = page.locator('.shell-word .sheet-close') // how the game came here is no part of the picture
  if (path.startsWith('open/')) await word.click()
  await act?.(page)
  await page.mouse.move(2, 2) // what the pointer rests on would say something
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(800)
  // Wood and firelight make a PNG four times as large as this.
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 90 })
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(join(FOLDER, `${name}.webp`), bytes)
  await context.close()
  console.log(`docs/pictures/${name}.webp  ${Math.round(bytes.length / 1000)} kB`)
}

async function main() {
  provideChromium(process.env)
  if (process.env.HEARTHKEEP_CHROMIUM === undefined) return (process.exitCode = 1) // it has been said how to get one
  const dist = mkdtempSync(join(tmpdir(), 'hearthkeep-pictures-'))
  const web = join(root, 'apps', 'web')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = ['build', web, '--config', join(web, 'vite.config.ts'), '--outDir', dist, '--logLevel=error']
  execFileSync(process.execPath, [vite, ...args], { stdio: 'inherit' })
  const { server, port } = await serve(dist, 0)
  const browser = await launchChromium()
  mkdirSync(FOLDER, { recursive: true })
  try {
    for (const picture of await pictures(process.argv.slice(2)))
      await take(browser, `http://127.0.0.1:${port}/`, picture)
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
    rmSync(dist, { recursive: true, force: true })
  }
}

assertNode24()
await main()
