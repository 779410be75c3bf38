/** Battle for Greyport in the page: a whole scenario by clicks, and what its table has to show. */
import { greyport } from '@hearthkeep/game-greyport'
import type { Table } from '@hearthkeep/game-greyport'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { winnableGameOf } from './games.ts'
import { advised, findGame, GreyportPlayer, idle, sitDown, take } from './greyport-player.ts'
import { faultsOf, overflowing, testForFaults } from './looks.ts'
import { address, asPhone, browserTest, DESK, useChromium, visit } from './page.ts'
import { finger, mouse } from './player.ts'
import { outOfReach } from './reach.ts'

const { game } = greyport
const CALM = { reducedMotion: 'reduce' } as const

useChromium()

const questionOf = (table: Table): string | undefined => table.question?.name

/** How many cards lie on the table. */
function playedOn(table: Table): number {
  let count = 0
  for (let seat = 0; seat < table.seats; seat++) count += table.players[seat].played.size
  return count
}

browserTest(
  'a whole introductory scenario is won by clicking, with two characters, and is an achievement',
  async () => {
    const setup = winnableGameOf(game, { seats: 2, options: { scenario: 'interrupted-party' } }, 8)
    const page = await visit('', CALM)
    await page.getByRole('link', { name: 'Set up Battle for Greyport' }).click()
    await page.getByLabel('Seed').fill(`${setup.seed}`)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('heading', { name: 'The Interrupted Party' }).waitFor()
    const player = new GreyportPlayer(page, mouse, game, setup)
    const seats = new Set<number>()
    while (!player.isOver) seats.add((await player.goOn()).seat)
    expect([...seats].sort()).toEqual([0, 1])
    await page.locator('.game-over.is-won').waitFor()
    await page.getByRole('list', { name: 'Achievements' }).getByText('The First Step').waitFor()
    player.close()

    // It is kept, and shown with how it was earned.
    await page.getByRole('link', { name: 'Achievements' }).click()
    const first = page.locator('.gp-achievements > li').filter({ hasText: 'The First Step' })
    await first.waitFor()
    await expect.poll(() => first.locator('.gp-tick.earned').allTextContents()).toEqual(['Normal: earned'])
    await page.reload()
    await first.waitFor()
    await expect.poll(() => page.locator('.gp-achievements > li.earned').count()).toBe(1)
  },
  900_000,
)

browserTest('a location is seen to be saved', async () => {
  const found = findGame({ seats: 2 }, advised, (table, next) => {
    if (table.locationSaved === 1 || table.location < 0) return false
    take(table, next)
    return table.locationSaved === 1 && table.encounterOver === 0 && questionOf(table) === 'players-act'
  })
  const { page, player } = await sitDown(found, mouse)
  expect(await page.locator('.gp-location[data-state="saved"]').count()).toBe(0)
  await player.make(found.next)
  await page.locator('.gp-location[data-state="saved"]').waitFor()
  await expect.poll(() => page.locator('.gp-location').textContent()).toContain('It is saved')
  await expect.poll(() => page.locator('.shell-log').textContent()).toMatch(/is saved!/)
  player.close()
})

browserTest('a location is seen to be destroyed, and its monsters go to the players', async () => {
  const found = findGame({ seats: 2, options: { hp: '20' } }, idle, (table, next) => {
    if (table.location < 0 || table.encounter === 0) return false
    take(table, next)
    return table.locationsLost === 1
  })
  const { page, player } = await sitDown(found, mouse)
  const name = (await page.locator('.gp-location h2').textContent()) ?? ''
  await player.make(found.next)
  // Whatever the penalty asks, and who takes which monster.
  const choose = idle()
  for (let asked = 0; (await page.locator('.gp-location[data-state="lost"]').count()) === 0; asked++) {
    expect(asked).toBeLessThan(30)
    await player.make(choose({} as Table, player.match.view(0).choices.concat(player.match.view(1).choices)))
  }
  await page.getByRole('heading', { name: 'The location is lost' }).waitFor()
  await expect.poll(() => page.locator('.shell-log').textContent()).toContain(`${name} is destroyed!`)
  await expect.poll(() => page.locator('.gp-threats .k-monster').count()).toBe(0)
  await expect.poll(() => page.locator('.k-seat-place .k-monster').count()).toBeGreaterThan(0)
  player.close()
})

browserTest('recruiting is seen: both rows in large, the coins, the card in hand', async () => {
  const found = findGame({ seats: 2 }, advised, (table) => questionOf(table) === 'recruit')
  const { page, player } = await sitDown(found, mouse)
  await page.getByRole('region', { name: 'Reinforcements' }).waitFor()
  await expect.poll(() => page.locator('.gp-market [data-thing^="card:"]').count()).toBeGreaterThanOrEqual(8)
  const coins = await page.locator('.gp-purse-coin .gp-coin').count()
  expect(coins).toBeGreaterThan(0)
  const { concerns } = found.next
  const card = concerns.find(({ kind }) => kind === 'card')
  await player.make(found.next)
  await page.locator(`.gp-hand [data-thing="card:${card?.id ?? -1}"]`).waitFor()
  const left = page.locator('.k-seat-place[data-active] .k-coins > i')
  await expect.poll(() => left.count()).toBe(coins - 1)
  player.close()
})

/** What sticks out of the table, or does not fit where it stands. */
const sticksOut = (page: Page): Promise<string[]> =>
  overflowing(
    page,
    '.gp-scene, .gp-stage, .k-seat-place, .k-seat > header, .k-monster, .gp-location-body, .k-plate, .k-card-text',
    '.k-seat-name',
  )

/** Who sits there. */
const nameOf = async (page: Page, seat: number): Promise<string> =>
  (await page.locator('.k-seat-place .k-seat').nth(seat).getAttribute('aria-label')) ?? ''

/** A round of five in full swing. */
const roundOfFive = () =>
  findGame(
    { seats: 5, options: { scenario: 'goblin-king' } },
    advised,
    (table) => questionOf(table) === 'players-act' && table.round === 2 && playedOn(table) >= 5,
  )

browserTest('five players fit at 1280 pixels, and one can turn to each of them', async () => {
  const { page, player } = await sitDown(roundOfFive(), mouse, { viewport: DESK, ...CALM })
  expect(await sticksOut(page)).toEqual([])
  expect(await page.locator('.k-seat-place[data-active]').getByText('Taunt').count()).toBeGreaterThan(0)
  const heads = page.locator('button.k-seat-head')
  expect(await heads.count()).toBe(5)
  for (let seat = 0; seat < 5; seat++) {
    await heads.nth(seat).click()
    const name = await nameOf(page, seat)
    await expect.poll(() => page.locator('.k-who-name').textContent()).toBe(name)
    const { seats = [] } = player.match.view(0).prompt ?? {}
    if (seats.includes(seat))
      await expect.poll(() => page.locator('.prompt-who').textContent()).toBe(`${name}: `)
  }
  player.close()
})

/** Picks the first thing that asks further what it is for; what has one use asks nothing. */
async function pickWithTargets(page: Page): Promise<void> {
  const glowing = page.locator('.k-table .thing.glows')
  const count = await glowing.count()
  for (let i = 0; i < count; i++) {
    await glowing.nth(i).dispatchEvent('click')
    await page.waitForTimeout(300)
    if ((await glowing.count()) > 0) return
    await page.keyboard.press('Escape')
    await expect.poll(() => glowing.count()).toBe(count)
  }
}

/** What can be chosen, on the table or, where that does not show it, in words. */
const CHOICES = '.k-table .thing.glows, .prompt-choices button:not(.k-end)'

browserTest('in windows that are not tall, five players get at all that they can choose', async () => {
  const faults: string[] = []
  const recruit = findGame(
    { seats: 5, options: { scenario: 'goblin-king' } },
    advised,
    (table) => questionOf(table) === 'recruit-all',
  )
  for (const found of [roundOfFive(), recruit]) {
    const { page, player } = await sitDown(found, mouse, CALM)
    // What one can begin with, and then what it is for.
    faults.push(...(await outOfReach(page, CHOICES)))
    await pickWithTargets(page)
    faults.push(...(await outOfReach(page, CHOICES)))
    player.close()
  }
  expect(faults).toEqual([])
})

browserTest('on a phone one goes from player to player, by touch', async () => {
  const { page, player } = await sitDown(roundOfFive(), finger, { ...asPhone, ...CALM })
  expect(await sticksOut(page)).toEqual([])
  for (const seat of [3, 0]) {
    await page.locator('button.k-seat-head').nth(seat).tap()
    await expect.poll(() => page.locator('.k-who-name').textContent()).toBe(await nameOf(page, seat))
  }
  player.close()
})

testForFaults('Greyport', async (options, isPhone) => {
  const faults: string[] = []
  const input = isPhone ? finger : mouse
  const round = await sitDown(roundOfFive(), input, options)
  faults.push(...(await faultsOf(round.page, 'round')))
  round.player.close()
  const recruit = findGame({ seats: 2 }, advised, (table) => questionOf(table) === 'recruit')
  const { page, player } = await sitDown(recruit, input, options)
  faults.push(...(await faultsOf(page, 'recruit')))
  player.close()
  for (const [path, mark] of [
    ['new/greyport', '.options-line'],
    ['extra/greyport', '.gp-achievements'],
  ]) {
    await page.goto(address(path))
    await page.locator(mark).waitFor()
    faults.push(...(await faultsOf(page, path)))
  }
  return faults
})
