/** A player at the table of Battle for Greyport, and games that have come to where a test begins. */
import type { OfferedChoice } from '@hearthkeep/engine'
import { greyport } from '@hearthkeep/game-greyport'
import type { Table } from '@hearthkeep/game-greyport'
import { expect } from 'vitest'
import { gamesOf } from './games.ts'
import type { Chooser } from './games.ts'
import { stepsOf } from './page.ts'
import { Player } from './player.ts'

const { game } = greyport

/** Turns to whoever acts before acting. */
export class GreyportPlayer extends Player {
  override async make(choice: OfferedChoice): Promise<void> {
    await expect.poll(() => stepsOf(this.page)).toBe(this.match.steps)
    const { seats = [] } = this.match.view(0).prompt ?? {}
    const head = this.page.locator(`button.k-seat-head[data-seat="${choice.seat}"][aria-pressed="false"]`)
    if (seats.length > 1 && (await head.count()) === 1) await head.click()
    await super.make(choice)
  }
}

export const { advised, take, findGame, sitDown } = gamesOf<Table, GreyportPlayer>(
  game,
  '.gp-scene',
  (page, input, setup) => new GreyportPlayer(page, input, game, setup),
)

/** Leaves everything to the monsters. */
export const idle = (): Chooser<Table> => (_, choices) =>
  choices.find(({ kind }) => kind === 'done') ?? choices[0]
