/** Steady ground at the small sizes, too: areas, slots and things of Small-Time Heroes stay where they are; and a table that moves is noticed. */
import type { Game, PartialSetup } from '@hearthkeep/engine'
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest, useChromium, visit } from './page.ts'
import { mouse, Player } from './player.ts'

useChromium()

interface Steady {
  readonly game: Game
  readonly setup: PartialSetup & { readonly seed: number }
}

/** The tables that stand in the frame. */
const TABLES: readonly Steady[] = [{ game: smallTimeHeroes.game, setup: { seats: 1, seed: 4 } }]
const SIZES = ['1440×900', '1280×720', '820×1180', '390×844', '844×390'] as const
/** Decisions at all sizes together, and pixels that nobody sees. */
const DECISIONS = 100
const UNSEEN = 2

type Places = Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>>

/** Where everything lies: the areas, their fixed parts, and each thing by the list it lies in, so that a changed list is another. */
function placesOf(page: Page): Promise<Places> {
  return page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1)
    await Promise.all(moving.map(({ finished }) => finished))
    const places: Record<string, [number, number, number, number]> = {}
    const note = (key: string, element: Element): void => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width > 0) places[key] = [x, y, width, height]
    }
    const fixed =
      '.k-bar, .k-tools, .k-stage, .k-ground, .k-plate-area, .k-hand-area, .k-near, .k-ask, .k-ask-end, .k-row > li, .k-plate, .k-coming, .k-intent, .k-boss-info'
    for (const selector of fixed.split(', '))
      document.querySelectorAll(selector).forEach((element, i) => note(`${selector} ${i}`, element))
    for (const thing of document.querySelectorAll<HTMLElement>('.k-table [data-thing]')) {
      const list = thing.closest('ul')
      const beside = [...(list?.querySelectorAll<HTMLElement>('[data-thing]') ?? [])]
      const members = beside.map(({ dataset }) => dataset['thing']).join()
      note(`${thing.dataset['thing']} of ${members} (${beside.indexOf(thing)})`, thing)
    }
    return places
  })
}

/** What lies elsewhere than before, and by how much. */
function moved(before: Places, after: Places): string[] {
  return Object.keys(before).flatMap((key) => {
    const now = after[key]
    const by = now === undefined ? 0 : Math.max(...now.map((value, i) => Math.abs(value - before[key][i])))
    return by > UNSEEN ? [`${key} by ${Math.round(by)}`] : []
  })
}

async function sit({ game, setup }: Steady, size: string): Promise<{ page: Page; player: Player }> {
  const [width, height] = size.split('×').map(Number)
  const page = await visit(`new/${game.id}`, { viewport: { width, height }, reducedMotion: 'reduce' })
  await page.getByLabel('Seed').fill(`${setup.seed}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.prompt-bar').waitFor()
  return { page, player: new Player(page, mouse, game, setup) }
}

for (const table of TABLES) {
  browserTest(
    `${table.game.name}: over ${DECISIONS} decisions nothing moves that did not change`,
    async () => {
      let made = 0
      for (const size of SIZES) {
        const { page, player } = await sit(table, size)
        let before = await placesOf(page)
        expect(Object.keys(before).length, size).toBeGreaterThan(10)
        for (let i = 0; i < DECISIONS / SIZES.length && !player.isOver; i++, made++) {
          const { notation } = await player.goOn()
          const after = await placesOf(page)
          expect(moved(before, after), `${size}, after “${notation}”`).toEqual([])
          before = after
        }
        player.close()
      }
      expect(made).toBe(DECISIONS)
    },
  )

  browserTest(`${table.game.name}: a table that moves is noticed`, async () => {
    const { page, player } = await sit(table, '1440×900')
    const before = await placesOf(page)
    await page.addStyleTag({ content: '.k-ground { translate: 0 3px }' })
    expect(moved(before, await placesOf(page)).length).toBeGreaterThan(0)
    player.close()
  })
}
