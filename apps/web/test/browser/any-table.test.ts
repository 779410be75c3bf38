/** The table of a game that has no layout of its own: what it declares, in the frame of the house. */
import { openGame } from '@hearthkeep/catalog/shelf'
import type { Game, Table } from '@hearthkeep/engine'
import { tinyFight } from '@hearthkeep/game-tiny-fight'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { gamesOf } from './games.ts'
import { faultsOf, testForFaults, tooWide } from './looks.ts'
import { browserTest, useChromium } from './page.ts'
import type { VisitOptions } from './page.ts'
import { mouse, Player } from './player.ts'

const CALM = { reducedMotion: 'reduce' } as const

useChromium()

const lanternWatch = await openGame('lantern-watch')
if (lanternWatch === undefined) throw new Error('no such game on the shelf')

/** A game after so many decisions of a good player. */
async function after(game: Game, seats: number, decisions: number, options: VisitOptions) {
  const { advised, findGame, sitDown } = gamesOf<Table, Player>(
    game,
    '.any-field',
    (page, input, setup) => new Player(page, input, game, setup),
  )
  let made = 0
  return sitDown(
    findGame({ seats }, advised, () => made++ >= decisions),
    mouse,
    options,
  )
}

const namesOf = (page: Page, selector: string): Promise<string[]> => page.locator(selector).allTextContents()

browserTest(
  'rows, a hand, piles and a plate with what is coming; a target tells what it would lose',
  async () => {
    const { page, player } = await after(tinyFight.game, 1, 0, CALM)
    expect(await page.locator('.k-row .k-minion').count()).toBe(3)
    expect(await page.locator('.k-hand .k-card').count()).toBe(5)
    expect(await page.locator('.k-near .k-pile').count()).toBe(2)
    const coming = page.locator('.k-plate .k-coming-n')
    await expect.poll(() => coming.textContent()).toMatch(/^≈?\d+/)
    expect(await page.locator('.k-end .k-end-n').textContent()).toMatch(/^≈?\d*/)
    const attack = player.match
      .view(0)
      .choices.find(({ kind, concerns }) => kind === 'play-card' && concerns.length === 2)
    const [card, enemy] = attack?.concerns ?? []
    await mouse.thing(page.locator(`[data-thing="card:${card?.id ?? ''}"]`), 'card:')
    const target = page.locator(`[data-thing="enemy:${enemy?.id ?? ''}"]`)
    await target.locator('.k-hp-loss').waitFor()
    expect(await target.locator('[role="img"]').getAttribute('aria-label')).toMatch(/would lose \d+/)
    player.close()
  },
)

browserTest('places are a map, whoever is at one stands there, and hands of others stay closed', async () => {
  const { page, player } = await after(lanternWatch.game, 2, 0, CALM)
  await page.getByRole('button', { name: /show my cards/ }).click()
  expect(await namesOf(page, '.k-map .k-place header b')).toEqual(['Gate', 'Mill', 'Bell', 'River'])
  expect(await page.locator('.k-map-ways g').count()).toBe(3)
  const { lanterns } = player.match.state.table as unknown as {
    lanterns: readonly { readonly shadows: { readonly size: number } }[]
  }
  const standing = page
    .locator('.any-plot')
    .evaluateAll((plots) => plots.map((plot) => plot.querySelectorAll('.any-visitor').length))
  expect(await standing).toEqual(lanterns.map(({ shadows }) => shadows.size))
  expect(await page.locator('.any-seats .k-seat').count()).toBe(1)
  const own = await page.locator('[data-thing^="card:"]').count()
  expect(await page.locator('.k-hand [data-thing^="card:"]').count()).toBe(own)
  player.close()
})

testForFaults('a table that any game gets', async (options) => {
  const faults: string[] = []
  for (const { game } of [tinyFight, lanternWatch]) {
    const { page, player } = await after(game, 1, 6, options)
    faults.push(...(await faultsOf(page, game.id)))
    if ((await tooWide(page)) > 0) faults.push(`${game.id} sticks out sideways`)
    player.close()
  }
  return faults
})
