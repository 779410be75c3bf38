/** A player at the table of Battle for Greyport, and games that have come to where a test begins. */
import { createBot } from '@hearthkeep/bots'
import { findChoice, formatRecord, offeredChoices } from '@hearthkeep/engine'
import type { OfferedChoice, PartialSetup } from '@hearthkeep/engine'
import { greyport } from '@hearthkeep/game-greyport'
import type { Table } from '@hearthkeep/game-greyport'
import { Match } from '@hearthkeep/match'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { encodeText } from '../../src/share/encode.ts'
import { stepsOf, visit } from './page.ts'
import type { VisitOptions } from './page.ts'
import { Player } from './player.ts'
import type { Input } from './player.ts'

const { game } = greyport
/** No game takes so many decisions. */
const ENDLESS = 4000
const SEEDS = 60

/** Turns to whoever acts before acting. */
export class GreyportPlayer extends Player {
  override async make(choice: OfferedChoice): Promise<void> {
    await expect.poll(() => stepsOf(this.page), { timeout: 10_000 }).toBe(this.match.steps)
    const { seats = [] } = this.match.view(0).prompt ?? {}
    const head = this.page.locator(`button.gp-head-thing[data-seat="${choice.seat}"][aria-pressed="false"]`)
    if (seats.length > 1 && (await head.count()) === 1) await head.click()
    await super.make(choice)
  }
}

/** How somebody plays. */
export type Chooser = (table: Table, choices: readonly OfferedChoice[]) => OfferedChoice

/** As the game's own heuristic does. */
export function advised(): Chooser {
  const bot = createBot('heuristic', game)
  bot.reseed(1)
  return (table, choices) => choices[bot.choose(table)]
}

/** Leaves everything to the monsters. */
export const idle = (): Chooser => (_, choices) => choices.find(({ kind }) => kind === 'done') ?? choices[0]

type Setup = PartialSetup & { readonly seed: number }

/** A game that has come to what was looked for, and the decision that is next. */
export interface Found {
  readonly setup: Setup
  readonly answers: readonly OfferedChoice[]
  readonly next: OfferedChoice
}

/** Looks at a table before a decision. The table is a copy, on which the decision may be tried. */
export type Wanted = (table: Table, next: OfferedChoice) => boolean

/** Tries a decision on a copy of the table. */
export function take(table: Table, { seat, notation }: OfferedChoice): void {
  table.take(findChoice(game, table, seat, notation))
}

/** Plays games with one seed after the other until one is as wanted: no seed has to be known, and balance may change. */
export function findGame(setup: Omit<PartialSetup, 'seed'>, choose: () => Chooser, isWanted: Wanted): Found {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const match = Match.start(game, { ...setup, seed }, { autoForced: true })
    const chooser = choose()
    const answers: OfferedChoice[] = []
    try {
      while (!match.isOver && answers.length < ENDLESS) {
        const table = match.fork() as Table
        const next = chooser(table, offeredChoices(game, table))
        const isThere = isWanted(table, next)
        table.release()
        if (isThere) return { setup: { ...setup, seed }, answers, next }
        answer(match, next)
        answers.push(next)
      }
    } finally {
      match.close()
    }
  }
  throw new Error(`no game of ${SEEDS} is as wanted`)
}

function answer(match: Match, { seat, notation }: OfferedChoice): void {
  expect(match.answer({ seat, revision: match.revision, notation }).kind).toBe('taken')
}

/** A game that the heuristic wins, the shortest of some. */
export function winnableGame(setup: Omit<PartialSetup, 'seed'>): Setup {
  let best: { readonly seed: number; readonly asked: number } | undefined
  for (let seed = 1; seed <= 8; seed++) {
    const match = Match.start(game, { ...setup, seed }, { autoForced: true })
    const chooser = advised()
    let asked = 0
    for (; !match.isOver && asked < ENDLESS; asked++) {
      const table = match.fork() as Table
      const next = chooser(table, offeredChoices(game, table))
      table.release()
      answer(match, next)
    }
    if (match.view(0).outcome === 'won' && asked < (best?.asked ?? Infinity)) best = { seed, asked }
    match.close()
  }
  if (best === undefined) throw new Error('the heuristic has won none of eight games')
  return { ...setup, seed: best.seed }
}

/** Opens a game in the page, by its link, with a player who knows it. */
export async function sitDown(
  { setup, answers }: Found,
  input: Input,
  options: VisitOptions = {},
): Promise<{ page: Page; player: GreyportPlayer }> {
  const match = Match.start(game, setup, { autoForced: true })
  for (const one of answers) answer(match, one)
  const page = await visit(`open/${await encodeText(formatRecord(match.record()))}`, options)
  match.close()
  await page.locator('.gp-scene').waitFor()
  const player = new GreyportPlayer(page, input, game, setup)
  for (const one of answers) answer(player.match, one)
  await page.locator('.shell-word .sheet-close').click() // how the game came here
  return { page, player }
}
