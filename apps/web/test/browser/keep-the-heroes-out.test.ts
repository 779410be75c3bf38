/** Keep the Heroes Out! in the page: a whole game by clicks, and what its table has to show. */
import { CLASSES, keepTheHeroesOut, openTable } from '@hearthkeep/game-keep-the-heroes-out'
import type { Table } from '@hearthkeep/game-keep-the-heroes-out'
import type { OfferedChoice } from '@hearthkeep/engine'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { winnableGameOf } from './games.ts'
import type { Found } from './games.ts'
import {
  advised,
  findGame,
  finger,
  idle,
  jailer,
  mouse,
  sitDown,
  take,
} from './keep-the-heroes-out-player.ts'
import { faultsOf, overflowing, testForFaults } from './looks.ts'
import { watchFor } from './measure.ts'
import { address, asPhone, browserTest, DESK, fromMenu, stepsOf, useChromium, visit } from './page.ts'
import { Player } from './player.ts'
import { outOfReach } from './reach.ts'

const { game } = keepTheHeroesOut
const { cells: CELLS, rooms: ROOMS } = openTable(game).data
const CALM = { reducedMotion: 'reduce' } as const
const EASY = { seats: 1, options: { scenario: 'quiet-tuesday', difficulty: 'easy' } }

useChromium()

const questionOf = (table: Table): string | undefined => table.question?.name
const idOf = ({ concerns }: OfferedChoice, kind: string): number =>
  concerns.find((one) => one.kind === kind)?.id ?? -1
const roomOf = (page: Page, room: number) => page.locator(`.kh-room[data-room="${ROOMS[room].id}"]`)

/** Heroes in a room, on one side, as the table counts them. */
function heroesOn(table: Table, room: number, side: 'active' | 'exhausted'): number {
  return table.rooms[room][side].reduce((sum, count) => sum + count, 0)
}

/** Heroes in a room, on one side, as the page shows them. */
async function heroesSeen(page: Page, room: number, side: 'active' | 'exhausted'): Promise<number> {
  const tokens = roomOf(page, room).locator(`.k-piece.hero.${side}`)
  const counts = await tokens.evaluateAll((all) =>
    all.map((token) => Number(token.querySelector('.k-piece-count')?.textContent ?? '1')),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

browserTest(
  'a whole easy game is won by clicking',
  async () => {
    const setup = winnableGameOf(game, EASY, 10)
    const page = await visit('', CALM)
    await page.getByRole('link', { name: 'Set up Keep the Heroes Out!' }).click()
    await page.getByLabel('Seed').fill(`${setup.seed}`)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('heading', { name: 'A Quiet Tuesday' }).waitFor()
    const player = new Player(page, mouse, game, setup)
    const kinds = new Set<string>()
    while (!player.isOver) kinds.add((await player.goOn()).kind)
    expect([...kinds]).toEqual(expect.arrayContaining(['choose-clan', 'play-card', 'move', 'summon-hero']))
    await page.locator('.game-over.is-won').waitFor()
    await page.getByRole('heading', { name: 'The dungeon holds!' }).waitFor()
    player.close()
  },
  900_000,
)

browserTest('a chest is seen to be looted: it is gone, and its back is told', async () => {
  const found = findGame(EASY, idle, (table, next) => {
    if (next.kind !== 'heroes-loot' || idOf(next, 'room') === 0) return false
    take(table, next)
    return !table.isOver
  })
  const { page, player } = await sitDown(found, mouse, CALM)
  const room = idOf(found.next, 'room')
  const chest = roomOf(page, room).locator('.k-piece.chest')
  expect(await chest.count()).toBe(1)
  const before = await page.locator('.kh-stage .kh-looted > span').count()
  await player.make(found.next)
  await expect.poll(() => chest.count()).toBe(0)
  await expect.poll(() => page.locator('.kh-stage .kh-looted > span').count()).toBe(before + 1)
  await expect.poll(() => page.locator('.shell-log').textContent()).toMatch(/loots? the chest in the/)
  player.close()
})

browserTest('a breakout from the Cells is seen: everybody there is awake', async () => {
  const found = findGame(EASY, jailer, (table, next) => {
    if (next.kind !== 'use-cells' || heroesOn(table, CELLS, 'exhausted') < 2) return false
    take(table, next)
    return questionOf(table) === 'next-hero' && heroesOn(table, CELLS, 'active') > 2
  })
  const { page, player } = await sitDown(found, mouse, CALM)
  const jailed = await heroesSeen(page, CELLS, 'exhausted')
  expect(jailed).toBeGreaterThanOrEqual(2)
  expect(await heroesSeen(page, CELLS, 'active')).toBe(0)
  // The Cells themselves are the way to use them.
  const steps = await stepsOf(page)
  await roomOf(page, CELLS).locator('button.kh-deed.cells').click()
  await expect.poll(() => stepsOf(page)).toBeGreaterThan(steps)
  await expect.poll(() => heroesSeen(page, CELLS, 'active')).toBe(jailed + 1)
  await expect.poll(() => heroesSeen(page, CELLS, 'exhausted')).toBe(0)
  await expect.poll(() => page.locator('.shell-log').textContent()).toContain('wakes everybody in the Cells')
  await expect.poll(() => roomOf(page, CELLS).getAttribute('class')).toContain('invaded')
  player.close()
})

browserTest(
  'a craft is seen: the card leaves the store for the discard pile, and another comes',
  async () => {
    const found = findGame(EASY, advised, (table, next) => {
      if (next.kind !== 'use-room' || idOf(next, 'card') < 0) return false
      const { discard } = table.players[next.seat]
      const before = discard.size
      take(table, next)
      return before > 1 && discard.size === before + 1 // it is not shuffled at once
    })
    const { page, player } = await sitDown(found, mouse, CALM)
    const card = page.locator(`.kh-store [data-thing="card:${idOf(found.next, 'card')}"]`)
    await card.waitFor()
    expect(await page.locator('.kh-store [data-thing]').count()).toBe(5)
    const pile = page.getByRole('button', { name: /^Discard: / })
    const countOf = async () => Number(/\d+/.exec((await pile.textContent()) ?? '')?.[0])
    const before = await countOf()
    await player.make(found.next)
    await expect.poll(() => card.count()).toBe(0)
    await expect.poll(() => page.locator('.kh-store [data-thing]').count()).toBe(5)
    await expect.poll(countOf).toBe(before + 1)
    await expect
      .poll(() => page.locator('.shell-log').textContent())
      .toMatch(/crafts .*; it goes to the discard pile/)
    player.close()
  },
)

browserTest(
  'a click on a side plays the card with it, and its unused actions lie in the play area',
  async () => {
    const found = findGame(
      EASY,
      advised,
      (table, next) => next.kind === 'play-card' && table.data.cards[idOf(next, 'card')].sides.length === 2,
    )
    const { page, player } = await sitDown(found, mouse, CALM)
    const words = found.next.notation.replace(/^play (.*?)( \d)?: /, 'Play $1: ')
    const card = page.locator(`.k-hand > li:has([data-thing="card:${idOf(found.next, 'card')}"])`)
    await card.locator('.thing').hover({ position: { x: 20, y: 12 } }) // it comes out from under the others
    await card.getByRole('button', { name: words, exact: true }).click({ position: { x: 12, y: 10 } })
    await page.getByRole('region', { name: 'Play area' }).waitFor()
    const text = words.replace(/^.*?: /, '')
    await page.locator('.kh-in-play li').first().waitFor()
    const begins = async () => {
      const [first = ''] = await page.locator('.kh-in-play li').allTextContents()
      return text.toLowerCase().startsWith(first.toLowerCase())
    }
    await expect.poll(begins).toBe(true)
    expect(await page.locator('.kh-in-play li[data-used]').count()).toBe(0)
    player.close()
  },
)

/** What stands in a room under its own floor. */
function coveredIn(page: Page, room: number): Promise<string[]> {
  return roomOf(page, room)
    .locator('.k-piece')
    .evaluateAll((all) => {
      for (const one of all) (one as HTMLElement).style.pointerEvents = 'auto'
      const isCovered = (one: Element): boolean => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.thing') !== null
      }
      return all.filter(isCovered).map((one) => (one as HTMLElement).className)
    })
}

browserTest('a click on a hero hits it, also in a room that is picked', async () => {
  const found = findGame(EASY, advised, (_, next, choices) => {
    const isHere = (one: OfferedChoice): boolean => idOf(one, 'room') === idOf(next, 'room')
    const isSame = (one: OfferedChoice): boolean => isHere(one) && idOf(one, 'hero') === idOf(next, 'hero')
    return next.kind === 'melee' && choices.filter(isSame).length === 1 && choices.filter(isHere).length > 1
  })
  const { page, player } = await sitDown(found, mouse, CALM)
  const [room, hero] = [idOf(found.next, 'room'), idOf(found.next, 'hero')]
  const before = (await heroesSeen(page, room, 'active')) + (await heroesSeen(page, room, 'exhausted'))
  await roomOf(page, room)
    .locator('.thing')
    .first()
    .click({ position: { x: 48, y: 9 } })
  await roomOf(page, room).locator('.thing.picked').waitFor()
  expect(await coveredIn(page, room)).toEqual([])
  await roomOf(page, room).locator(`button.hero.${CLASSES[hero]}`).first().click({ timeout: 3000 })
  await expect
    .poll(async () => (await heroesSeen(page, room, 'active')) + (await heroesSeen(page, room, 'exhausted')))
    .toBe(before - 1)
  player.close()
})

browserTest('heroes are seen walking from room to room', async () => {
  const found = findGame(EASY, idle, (_, next) => next.kind === 'hero-charges')
  const { page, player } = await sitDown(found, mouse, { settings: { speed: 'slow' } })
  const [room, hero] = [idOf(found.next, 'room'), idOf(found.next, 'hero')]
  const isSeen = await watchFor(page, `.kh-walker.${CLASSES[hero]}`)
  await roomOf(page, room).locator(`button.hero.${CLASSES[hero]}`).first().click()
  await expect.poll(isSeen).toBe(true)
  await page.locator('.kh-walker').waitFor({ state: 'detached' })
  player.close()
})

/** What sticks out of the table, or does not fit where it stands. */
const sticksOut = (page: Page): Promise<string[]> =>
  overflowing(
    page,
    '.k-map, .kh-stage, .kh-guild, .kh-store, .k-near, .kh-seat, .kh-side, .k-market-row, .k-plate, .k-ask',
    '.kh-seat-words > b',
  )

/** Four clans in mid-game, with a card in play. */
const fourPlay = (): Found =>
  (four ??= findGame(
    { seats: 4, options: { scenario: 'rent-day', difficulty: 'medium', rooms: 'twelve' } },
    advised,
    (table) => questionOf(table) === 'play-cards' && table.turn >= 5 && table.card >= 0 && table.left > 0,
  ))
let four: Found | undefined

browserTest(
  'four players fit at 1280 pixels, all five cards of the store too, and each hand can be seen',
  async () => {
    const { page, player } = await sitDown(fourPlay(), mouse, { viewport: DESK, ...CALM })
    expect(await sticksOut(page)).toEqual([])
    const seats = page.locator('.kh-seat')
    expect(await seats.count()).toBe(4)
    for (let seat = 0; seat < 4; seat++) {
      await seats.nth(seat).click()
      const name = (await seats.nth(seat).locator('.kh-seat-words > b').textContent()) ?? ''
      await page.getByRole('list', { name: `${name}: hand` }).waitFor()
    }
    const store = await page.locator('.kh-stage .kh-store').boundingBox()
    const last = await page.locator('.kh-stage .kh-store li').last().boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(
      (store?.y ?? 0) + (store?.height ?? 0) + 1,
    )
    player.close()
  },
)

browserTest('in windows that are not tall, four players get at all that they can choose', async () => {
  const faults: string[] = []
  const choosable = ['.thing.glows', '.thing.hints', '.can'].map((one) => `.kh ${one}`).join()
  const invasion = findGame(
    { seats: 4, options: { scenario: 'battle-of-the-bands', difficulty: 'medium', rooms: 'twelve' } },
    advised,
    (table, _, choices) => questionOf(table) === 'next-hero' && choices.length >= 3,
  )
  for (const found of [fourPlay(), invasion]) {
    const { page, player } = await sitDown(found, mouse, CALM)
    // What lies in a room or on a card is about it, too.
    faults.push(...(await outOfReach(page, choosable, '.kh-room, .kh-card-holder')))
    player.close()
  }
  expect(faults).toEqual([])
})

browserTest('on a phone nothing sticks out, and store, Guild and clans are in the drawer', async () => {
  const { page, player } = await sitDown(fourPlay(), finger, { ...asPhone, ...CALM })
  expect(await sticksOut(page)).toEqual([])
  await fromMenu(page, 'Log and more')
  const drawer = page.locator('.k-drawer')
  for (const [name, inside] of [
    ['Store', '.k-market-row'],
    ['Guild', '.k-reach'],
    ['Clans', '.kh-drawn-clans'],
  ]) {
    await drawer.getByRole('tab', { name }).tap()
    await drawer.locator(inside).first().waitFor()
  }
  await drawer.getByRole('button', { name: 'Close the log' }).tap()
  for (let asked = 0; asked < 12 && !player.isOver; asked++) await player.goOn()
  player.close()
})

testForFaults('Keep the Heroes Out!', async (options, isPhone) => {
  const faults: string[] = []
  const input = isPhone ? finger : mouse
  const atStart = findGame(EASY, advised, () => true)
  const begin = await sitDown(atStart, input, options)
  faults.push(...(await faultsOf(begin.page, 'clans')))
  begin.player.close()
  const turn = await sitDown(fourPlay(), input, options)
  faults.push(...(await faultsOf(turn.page, 'turn')))
  turn.player.close()
  const invasion = findGame(EASY, advised, (table) => questionOf(table) === 'next-hero' && table.turn > 2)
  const { page, player } = await sitDown(invasion, input, options)
  faults.push(...(await faultsOf(page, 'invasion')))
  player.close()
  await page.goto(address('new/keep-the-heroes-out'))
  await page.locator('.options-line').waitFor()
  faults.push(...(await faultsOf(page, 'set-up')))
  return faults
})
