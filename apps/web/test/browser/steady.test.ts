/** Steady ground: between two decisions nothing moves that did not change, in every game, at every size, in lessons too. */
import { openGame, shelf } from '@hearthkeep/catalog/shelf'
import type { Game, Table } from '@hearthkeep/engine'
import { greyport } from '@hearthkeep/game-greyport'
import { hellbringer } from '@hearthkeep/game-hellbringer'
import { keepTheHeroesOut } from '@hearthkeep/game-keep-the-heroes-out'
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { tinyFight } from '@hearthkeep/game-tiny-fight'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { gamesOf } from './games.ts'
import * as greyportGames from './greyport-player.ts'
import * as hellbringerGames from './hellbringer-player.ts'
import * as keepGames from './keep-the-heroes-out-player.ts'
import { browserTest, useChromium, visit } from './page.ts'
import { mouse, Player } from './player.ts'
import { moved, SIZES, spotsAt, unpaint } from './spots.ts'

useChromium()

const lanternWatch = await openGame('lantern-watch')
if (lanternWatch === undefined) throw new Error('no such game on the shelf')

const CALM = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const
/** Decisions that are watched on each table; two small games share theirs. */
const DECISIONS = 100
const SHARED = ['tiny-fight', 'lantern-watch']
const isSoak = process.env['SOAK'] === '1'
/** A third of the sizes in each third of the decisions; all of them in a soak. */
const PARTS = 3
const sizesAt = (part: number): readonly string[] =>
  isSoak ? SIZES : SIZES.filter((_, i) => i % PARTS === Math.min(PARTS - 1, Math.floor(part * PARTS)))
/** Two seats, where that tells nobody what is another's. */
const SEATS: Readonly<Record<string, number>> = {
  'small-time-heroes': 2,
  greyport: 3,
  'keep-the-heroes-out': 2,
}

const plain = (game: Game) => ({
  ...gamesOf<Table, Player>(game, '.k-table', (page, input, setup) => new Player(page, input, game, setup)),
  input: mouse,
})
const tables = {
  [smallTimeHeroes.game.id]: plain(smallTimeHeroes.game),
  [greyport.game.id]: { ...greyportGames, input: mouse },
  [keepTheHeroesOut.game.id]: { ...keepGames, input: keepGames.mouse },
  [hellbringer.game.id]: { ...hellbringerGames, input: hellbringerGames.mouse },
  [tinyFight.game.id]: plain(tinyFight.game),
  [lanternWatch.game.id]: plain(lanternWatch.game),
}

for (const { id, name } of shelf) {
  const decisions = SHARED.includes(id) ? DECISIONS / SHARED.length : DECISIONS
  browserTest(
    `${name}: over ${decisions} decisions nothing moves that did not change, at ${SIZES.length} sizes (SOAK=1: all decisions at each)`,
    async () => {
      const { findGame, sitDown, advised, input } = tables[id]
      const found: string[] = []
      // A game that is over sooner is followed by another.
      for (let made = 0, seed = 1; made < decisions; seed++) {
        const begun = findGame({ seats: SEATS[id] ?? 1 }, advised as never, () => true)
        const { page, player } = await sitDown({ ...begun, setup: { ...begun.setup, seed } }, input, CALM)
        await unpaint(page)
        let before = await spotsAt(page, sizesAt(made / decisions))
        for (; made < decisions && !player.isOver; made++) {
          const { notation } = await player.goOn()
          const after = await spotsAt(page, sizesAt((made + 1) / decisions))
          if (!player.isOver) found.push(...moved(before, after).map((what) => `${notation}: ${what}`))
          before = after
        }
        player.close()
        await page.context().close()
      }
      expect(found).toEqual([])
    },
    1_200_000,
  )
}

/** Goes on with a lesson, as its teacher says, and tells what moved. */
async function movedInLesson(page: Page): Promise<string[]> {
  const found: string[] = []
  const progress = page.locator('.speech-progress')
  await unpaint(page)
  let before = await spotsAt(page)
  for (;;) {
    await page.locator('.speech').waitFor()
    const on = page.locator(
      '.speech[data-stage="tell"] .primary, .speech[data-stage="do"] .button:last-child',
    )
    if ((await on.count()) === 0) return found
    const said = (await progress.textContent()) ?? ''
    const stage = await page.locator('.speech').getAttribute('data-stage')
    await on.click()
    await expect.poll(() => page.locator('.speech').count()).toBe(1)
    await expect
      .poll(async () => (await progress.textContent()) !== said || (await on.count()) === 0)
      .toBe(true)
    const after = await spotsAt(page)
    found.push(...moved(before, after).map((what) => `${said} ${stage ?? ''}: ${what}`))
    before = after
  }
}

for (const [path, name] of [
  ['small-time-heroes/002-your-first-wave', 'Small-Time Heroes'],
  ['greyport/001-your-first-fight', 'Greyport'],
  ['keep-the-heroes-out/001-playing-cards', 'Keep the Heroes Out!'],
  ['hellbringer/001-your-first-turn', 'Hellbringer'],
])
  browserTest(`in a lesson of ${name} what is said moves nothing`, async () => {
    const page = await visit(`lessons/${path}`, CALM)
    await page.locator('.speech').waitFor()
    expect(await movedInLesson(page)).toEqual([])
  })

browserTest('a table that moves is noticed, at the one size at which it does', async () => {
  const page = await visit('new/tiny-fight', CALM)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.k-hand .thing').first().waitFor()
  const before = await spotsAt(page)
  expect(moved(before, await spotsAt(page))).toEqual([])
  await page.addStyleTag({ content: "[data-at='tablet'] .k-field { translate: 0 3px }" })
  const found = moved(before, await spotsAt(page))
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((what) => !what.startsWith('820×1180: '))).toEqual([])
})
