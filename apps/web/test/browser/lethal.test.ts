/** Lethal is unmistakable: the button that lets it come says so with its number, asks once more, and the number comes true. */
import { Forecaster } from '@hearthkeep/bots'
import type { Forecast } from '@hearthkeep/bots'
import { handOver } from '@hearthkeep/engine'
import type { Game, OfferedChoice, Table } from '@hearthkeep/engine'
import { greyport } from '@hearthkeep/game-greyport'
import { keepTheHeroesOut } from '@hearthkeep/game-keep-the-heroes-out'
import type { Table as Dungeon } from '@hearthkeep/game-keep-the-heroes-out'
import { smallTimeHeroes } from '@hearthkeep/game-small-time-heroes'
import { expect } from 'vitest'
import { gamesOf } from './games.ts'
import type { Chooser } from './games.ts'
import * as keep from './keep-the-heroes-out-player.ts'
import { browserTest, useChromium } from './page.ts'
import { mouse, Player } from './player.ts'

useChromium()

const CALM = { reducedMotion: 'reduce' } as const

/** Leaves everything to the enemies; answers no, where that is an answer. */
const idle = (): Chooser<Table> => (table, choices) => {
  const pass = choices.find((_, i) => table.choices.kindOf(i) === table.question?.pass)
  return choices.find(endsTurn) ?? pass ?? choices[0]
}

const endsTurn = ({ kind }: OfferedChoice): boolean => kind === 'end-turn' || kind === 'done'

/** What comes if whoever is asked first lets it come; from what they may know. */
function foreseen(game: Game, table: Table): Forecast {
  const forecaster = new Forecaster(game)
  const known = game.newTable()
  const seat = table.choices.seatOf(0)
  const [moment] = Object.keys(game.foresight?.moments ?? {})
  try {
    return forecaster.forecast(known, handOver(game, table, seat, known), { moment, seat })
  } finally {
    known.release()
    forecaster.release()
  }
}

for (const { game, gauge, seats } of [
  { game: smallTimeHeroes.game, gauge: 'health', seats: 1 },
  { game: greyport.game, gauge: 'hp', seats: 2 },
])
  browserTest(`${game.name}: who would fall is told before, and falls by that number`, async () => {
    const { findGame, sitDown } = gamesOf<Table, Player>(
      game,
      '.k-field',
      (page, input, setup) => new Player(page, input, game, setup),
    )
    let forecast: Forecast | undefined
    const found = findGame({ seats }, idle, (table, next) => {
      if (!endsTurn(next)) return false
      forecast = foreseen(game, table)
      const { isExact, guessed, declined, gauges } = forecast
      const isPlain = isExact && guessed.length + declined.length === 0
      return (
        isPlain && gauges.some((one) => one.gauge === gauge && one.falls === 1 && one.beyond.length === 1)
      )
    })
    const victim = forecast?.gauges.find(
      (one) => one.gauge === gauge && one.falls === 1 && one.beyond.length === 1,
    )
    if (victim === undefined) throw new Error('nobody falls')
    const [{ value }] = victim.beyond
    const coming = victim.now - value
    expect(coming).toBeGreaterThanOrEqual(victim.now)
    const { page, player } = await sitDown(found, mouse, CALM)
    const end = page.locator('.k-end')
    await expect.poll(() => end.getAttribute('data-level')).toBe('lethal')
    expect(await end.locator('.k-end-n').textContent()).toBe(`${coming}`)
    await expect.poll(() => end.textContent()).toMatch(/falls?\b/i)
    expect(await end.locator('svg').count()).toBeGreaterThan(0) // never by colour alone

    // The first press asks once more, and nothing has happened.
    const { steps } = player.match
    await end.click()
    await page.locator('.k-end[data-armed]').waitFor()
    expect(player.match.steps).toBe(steps)

    // The second lets it come; so do the others.
    for (let next: OfferedChoice | undefined = found.next; next !== undefined && !player.isOver;) {
      await player.make(next)
      const all = player.match.isOver
        ? []
        : [0, 1].slice(0, seats).flatMap((seat) => player.match.view(seat).choices)
      next = all.find(endsTurn) ?? all.at(0)
    }
    const { read } = game.foresight?.gauges[gauge] ?? {}
    const left = read?.(player.match.state.table as never, victim.thing) ?? NaN
    // Health may end at 0, or tell by how much it was too much.
    expect([0, victim.now - coming]).toContain(left)
    await page.locator('.game-over, .end').first().waitFor()
    player.close()
  })

/** The chance that the great chest falls, if the invasion is let come now, and everything that can come was gone through. */
function chestFalls(table: Dungeon): number {
  const { isExact, gauges } = foreseen(keepTheHeroesOut.game, table)
  const vault = gauges.find(({ gauge, thing }) => gauge === 'chest' && thing === table.data.vault)
  return isExact && vault !== undefined ? vault.falls : 0
}

browserTest(
  'Keep the Heroes Out!: that the great chest may fall is told with its chance, and asks once more',
  async () => {
    let chance = 0
    const found = keep.findGame({ seats: 1 }, keep.idle, (table, next) => {
      if (!next.kind.startsWith('end-')) return false
      chance = chestFalls(table)
      return chance > 0
    })
    expect(chance).toBeGreaterThan(0)
    const { page, player } = await keep.sitDown(found, keep.mouse, CALM)
    const end = page.locator('.k-end')
    await expect.poll(() => end.getAttribute('data-level')).toBe('lethal')
    const told = Number(/\d+/.exec((await end.locator('.k-end-n').textContent()) ?? '')?.[0])
    expect(Math.abs(told - 100 * chance)).toBeLessThanOrEqual(1)
    expect(await end.textContent()).toMatch(/great chest may fall/)
    expect(await end.locator('svg').count()).toBeGreaterThan(0)
    const { steps } = player.match
    await end.click()
    await page.locator('.k-end[data-armed]').waitFor()
    expect(player.match.steps).toBe(steps)
    await player.make(found.next)
    expect(player.match.steps).toBeGreaterThan(steps)
    player.close()
  },
)
