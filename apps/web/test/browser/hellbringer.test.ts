/** Hellbringer in the page: the tutorial by clicks, and what its table has to show of combinations, defences, falls and ways home. */
import type { OfferedChoice } from '@hearthkeep/engine'
import { hellbringer, KIND } from '@hearthkeep/game-hellbringer'
import type { Table } from '@hearthkeep/game-hellbringer'
import { expect } from 'vitest'
import { eager, findGame, isAttack, mouse, sitDown, take } from './hellbringer-player.ts'
import { browserTest, useChromium, visit } from './page.ts'
import { keys, Player } from './player.ts'

const { game } = hellbringer
const CALM = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const
const TUTORIAL = { seats: 1, options: { scenario: 'the-bell-below' } }

useChromium()

const questionOf = (table: Table): string => table.question?.name ?? ''
const idOf = ({ concerns }: OfferedChoice, kind: string): number =>
  concerns.find((one) => one.kind === kind)?.id ?? -1

/** The choices of a match as its only player sees them. */
const choicesOf = ({ match }: Player, seats = 1): readonly OfferedChoice[] =>
  Array.from({ length: seats }, (_, seat) => match.view(seat).choices).flat()

browserTest(
  'the tutorial is played to its end by clicking, from the shelf on',
  async () => {
    const page = await visit('', CALM)
    await page.getByRole('link', { name: 'Set up Hellbringer' }).click()
    await page.getByLabel('Seed').fill('3')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('heading', { name: 'The Bell Below' }).waitFor()
    const player = new Player(page, mouse, game, { ...TUTORIAL, seed: 3 })
    const choose = eager()
    for (let asked = 0; !player.isOver; asked++) {
      expect(asked).toBeLessThan(500)
      await player.make(choose(player.match.state.table as Table, choicesOf(player)))
    }
    await page.locator('.end').waitFor()
    expect(await page.locator('.hb-end > li').first().textContent()).toMatch(/stands at|fallen/)
    player.close()
  },
  900_000,
)

browserTest(
  'a combination is seen as it grows: its total, its dice, the chance that the next attack is enough',
  async () => {
    const found = findGame(TUTORIAL, eager, (table, next, choices) => {
      const { target } = table
      const isJoined = isAttack(next) && idOf(next, 'enemy') === target
      if (questionOf(table) !== 'act' || table.combination !== 1 || !isJoined) return false
      if (choices.filter(isAttack).length < 2) return false
      take(table, next)
      // Nothing is asked before the dice fall; it stands, and the total with it.
      return questionOf(table) === 'act' && table.combination === 1 && table.enemies.has(target)
    })
    const { page, player } = await sitDown(found, mouse, CALM)
    const target = page.locator(`[data-thing="enemy:${idOf(found.next, 'enemy')}"]`)
    const sum = async (): Promise<number> => Number(await page.locator('.k-total > b').textContent())
    const before = await sum()
    expect(await target.locator('.k-foe-have').textContent()).toContain(`${before}`)
    await expect.poll(() => page.locator('.k-next > b').first().textContent()).toMatch(/^(<1|\d+)%$/)

    // Picked, the attack shows what it may come to.
    await page
      .locator(`[data-thing="card:${idOf(found.next, 'card')}"]`)
      .first()
      .click({ position: { x: 20, y: 20 } })
    await expect.poll(() => page.locator('.k-scale > i').count()).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    const dice = await page.locator('.k-tally .k-cube').count()
    await player.make(found.next)
    await expect.poll(() => page.locator('.k-tally .k-cube').count()).toBeGreaterThan(dice)
    expect(await sum()).toBeGreaterThanOrEqual(before)
    player.close()
  },
)

browserTest('after the roll a defence is seen to change what comes, and is played', async () => {
  const isDefence = ({ kind }: OfferedChoice): boolean => kind === 'activate'
  let defence: OfferedChoice | undefined
  const found = findGame(TUTORIAL, eager, (table, _, choices) => {
    if (questionOf(table) !== 'react-rolled') return false
    defence = choices.find(isDefence)
    return defence !== undefined
  })
  if (defence === undefined) throw new Error('nobody has a defence')
  const { page, player } = await sitDown(found, mouse, CALM)
  const roll = page.locator('.k-tally[data-tone="roll"]')
  await roll.waitFor()
  expect(await roll.locator('.k-cube').count()).toBeGreaterThan(0)
  expect(await roll.locator('.k-total').textContent()).toMatch(/\d+against \d+/)
  const card = idOf(defence, 'card')
  await page.locator(`.k-hand [data-thing="card:${card}"].glows`).waitFor()
  await player.make(defence)
  await expect.poll(() => page.locator(`.k-hand [data-thing="card:${card}"]`).count()).toBe(0)
  player.close()
})

browserTest('with two players somebody falls, is shown so, and comes back', async () => {
  const options = { scenario: 'the-candle-tax', hands: 'open' }
  const found = findGame(
    { seats: 2, options },
    eager,
    (table, _, choices) => choices.some(({ kind }) => kind === 'respawn') && questionOf(table) === 'respawn',
  )
  const { page, player } = await sitDown(found, mouse, CALM)
  await page.locator('.k-seat-line[data-out]').first().waitFor()
  expect(await page.locator('.hb-seats').textContent()).toContain('fallen')
  const back = choicesOf(player, 2).find(({ kind }) => kind === 'respawn')
  if (back === undefined) throw new Error('nobody may come back')
  await player.make(back)
  await expect.poll(() => page.locator('.k-seat-line[data-out]').count()).toBe(0)
  player.close()
})

browserTest('an elimination makes an attribute row grow, chosen with nothing but keys', async () => {
  const found = findGame(
    TUTORIAL,
    eager,
    (table, next) => questionOf(table) === 'place-point' && next.kind === 'pick-row',
  )
  const { page, player } = await sitDown(found, mouse, CALM)
  const row = page.locator(`[data-thing="figure:${idOf(found.next, 'figure')}"]`)
  const points = await row.locator('.k-figure-tokens > i').count()
  const typist = keys(page)
  await typist.thing(row, `figure:${idOf(found.next, 'figure')}`)
  await page.keyboard.press('Enter') // what one begins with waits for a second press
  await expect.poll(() => row.locator('.k-figure-tokens > i').count()).toBe(points + 1)
  player.close()
})

browserTest('an Item is picked by the letter of its rune, and the help says which that is', async () => {
  const found = findGame(TUTORIAL, eager, (table, next) => {
    const card = idOf(next, 'card')
    return questionOf(table) === 'act' && isAttack(next) && table.data.cards[card]?.kind === KIND.ITEM
  })
  const { page, player } = await sitDown(found, mouse, CALM)
  const place = page.locator(`.hb-item:has([data-thing="card:${idOf(found.next, 'card')}"])`)
  const item = place.locator('[data-thing]').first()
  for (const key of ((await place.getAttribute('data-keys')) ?? '').split(' ')) {
    await page.keyboard.press(key)
    await expect.poll(() => item.getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('?')
  await page.getByText('the Item on the red, green, blue, violet rune').waitFor()
  player.close()
})

browserTest('the pile says what is known to be in it, and what comes next', async () => {
  const found = findGame(TUTORIAL, eager, (table) => questionOf(table) === 'act' && table.place >= 1)
  const { page, player } = await sitDown(found, mouse, CALM)
  const table = player.match.state.table as Table
  const descent = page.locator('.k-strata')
  await expect.poll(() => descent.textContent()).toMatch(/\d+ Common/)
  expect(await descent.textContent()).toContain(table.data.locations[table.place].name)
  expect(await descent.locator('.k-edges > li').first().textContent()).not.toBe('')
  player.close()
})

browserTest('the chance to fall is told before, and on the button that ends the turn', async () => {
  const found = findGame(TUTORIAL, eager, (table, next) => {
    if (next.kind !== 'end-actions' || table.enemies.size < 4) return false
    take(table, next)
    return true
  })
  const { page, player } = await sitDown(found, mouse, CALM)
  const told = page.locator('.k-outlook-chance > b')
  await expect.poll(() => told.textContent()).toMatch(/%$/)
  const words = (await told.textContent()) ?? ''
  expect(await page.locator('.k-end').textContent()).toMatch(
    words === '0%' ? /nothing can fell you/ : new RegExp(words),
  )
  player.close()
})
