/** Steady ground: between two decisions nothing moves that did not change. */
import type { Table } from '@hearthkeep/engine'
import { greyport } from '@hearthkeep/game-greyport'
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { gamesOf } from './games.ts'
import * as greyportGames from './greyport-player.ts'
import { browserTest, useChromium } from './page.ts'
import { mouse, Player } from './player.ts'

useChromium()

const CALM = { reducedMotion: 'reduce' } as const
const DECISIONS = 100
/** In pixels. */
const STILL = 2
const SIZES = [{ width: 1440, height: 900 }]

/** Where something is; `among` says what lies beside it: where that is the same, it has no reason to move. */
interface Spot {
  readonly name: string
  readonly among: string
  readonly x: number
  readonly y: number
}

function spotsIn(page: Page): Promise<Spot[]> {
  return page.evaluate(() => {
    const keyOf = (one: Element): string => (one as HTMLElement).dataset['thing'] ?? ''
    const at = (element: Element, name: string, among: string) => {
      const { x, y } = element.getBoundingClientRect()
      return { name, among, x, y }
    }
    const areas = ['bar', 'field', 'stage', 'ground', 'plate-area', 'hand-area', 'near', 'ask'].flatMap(
      (area) => [...document.querySelectorAll(`.k-${area}`)].map((element) => at(element, area, area)),
    )
    const things = [...document.querySelectorAll('.k-table ul [data-thing]')].map((thing) => {
      const list = thing.closest('ul') ?? thing
      const scrolled = [...document.querySelectorAll('.k-table *')].filter(
        ({ scrollTop, scrollLeft }) => scrollTop + scrollLeft > 0,
      )
      const active = document.querySelector('[data-active] .k-seat')?.getAttribute('aria-label') ?? ''
      const beside = [...list.querySelectorAll('[data-thing]')].map(keyOf).join()
      // A group that others stand behind, or that heroes joined, has changed as well.
      const around = [
        ...(thing.closest('.k-seat, .k-hand-area, .k-threats') ?? list).querySelectorAll('[data-thing]'),
      ]
        .map(keyOf)
        .join()
      return at(
        thing,
        keyOf(thing),
        `${list.ariaLabel ?? ''} ${active} ${beside} ${around} ${scrolled.length}`,
      )
    })
    return [...areas, ...things]
  })
}

/** Once whatever flies has landed. */
async function settledSpots(page: Page): Promise<Spot[]> {
  let before = await spotsIn(page)
  for (let tries = 0; tries < 10; tries++) {
    await page.waitForTimeout(150)
    const after = await spotsIn(page)
    if (JSON.stringify(after) === JSON.stringify(before)) break
    before = after
  }
  return before
}

/** What moved although nothing around it changed. */
function moved(before: readonly Spot[], after: readonly Spot[]): string[] {
  const were = new Map(before.map((spot) => [`${spot.name} ${spot.among}`, spot]))
  return after.flatMap(({ name, among, x, y }) => {
    const was = were.get(`${name} ${among}`)
    if (was === undefined) return []
    const far = Math.max(Math.abs(was.x - x), Math.abs(was.y - y))
    return far > STILL
      ? [`${name} by ${Math.round(x - was.x)}, ${Math.round(y - was.y)} (${among.slice(0, 40)})`]
      : []
  })
}

const tables = {
  [smallTimeHeroes.game.name]: {
    ...gamesOf<Table, Player>(
      smallTimeHeroes.game,
      '.k-table',
      (page, input, setup) => new Player(page, input, smallTimeHeroes.game, setup),
    ),
    seats: 2,
  },
  [greyport.game.name]: { ...greyportGames, seats: 4 },
}

for (const [name, { findGame, sitDown, advised, seats }] of Object.entries(tables))
  for (const viewport of SIZES)
    browserTest(
      `${name} at ${viewport.width}×${viewport.height}: nothing moves that did not change, over ${DECISIONS} decisions`,
      async () => {
        const { page, player } = await sitDown(
          findGame({ seats }, advised as never, () => true),
          mouse,
          { viewport, ...CALM },
        )
        const found: string[] = []
        let before = await settledSpots(page)
        for (let made = 0; made < DECISIONS && !player.isOver; made++) {
          const { notation } = await player.goOn()
          const after = await settledSpots(page)
          found.push(...moved(before, after).map((what) => `${notation}: ${what}`))
          before = after
        }
        expect(found).toEqual([])
        player.close()
      },
    )
