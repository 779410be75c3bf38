/** A player at the table of Keep the Heroes Out!, and games that have come to where a test begins. */
import { createBot } from '@hearthkeep/bots'
import { findChoice, formatRecord, offeredChoices } from '@hearthkeep/engine'
import type { OfferedChoice, PartialSetup } from '@hearthkeep/engine'
import { keepTheHeroesOut } from '@hearthkeep/game-keep-the-heroes-out'
import type { Table } from '@hearthkeep/game-keep-the-heroes-out'
import { Match } from '@hearthkeep/match'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { encodeText } from '../../src/share/encode.ts'
import { visit } from './page.ts'
import type { VisitOptions } from './page.ts'
import { finger as anyFinger, mouse as anyMouse, Player } from './player.ts'
import type { Input } from './player.ts'

const { game } = keepTheHeroesOut
/** No game takes so many decisions. */
const ENDLESS = 3000
const SEEDS = 60

/** Tokens lie in the middle of a room: it is clicked by its name, as cards are. */
const byName = (key: string) => ({ position: key.startsWith('room:') ? { x: 48, y: 9 } : { x: 20, y: 12 } })

export const mouse: Input = { ...anyMouse, thing: (thing, key) => thing.click(byName(key)) }
export const finger: Input = { ...anyFinger, thing: (thing, key) => thing.tap(byName(key)) }

/** How somebody plays. */
export type Chooser = (table: Table, choices: readonly OfferedChoice[]) => OfferedChoice

/** As the game's own heuristic does. */
export function advised(): Chooser {
  const bot = createBot('heuristic', game)
  bot.reseed(1)
  return (table, choices) => choices[bot.choose(table)]
}

/** As the heuristic does, but with everybody in the Cells who can be there. */
export function jailer(): Chooser {
  const advice = advised()
  return (table, choices) => choices.find(({ kind }) => kind === 'use-cells') ?? advice(table, choices)
}

/** Leaves everything to the heroes. */
export const idle = (): Chooser => (_, choices) =>
  choices.find(({ kind }) => kind === 'end-play' || kind === 'end-turn') ?? choices[0]

type Setup = PartialSetup & { readonly seed: number }

/** A game that has come to what was looked for, and the decision that is next. */
export interface Found {
  readonly setup: Setup
  readonly answers: readonly OfferedChoice[]
  readonly next: OfferedChoice
}

/** Looks at a table before a decision. The table is a copy, on which the decision may be tried. */
export type Wanted = (table: Table, next: OfferedChoice, choices: readonly OfferedChoice[]) => boolean

/** Tries a decision on a copy of the table. */
export function take(table: Table, { seat, notation }: OfferedChoice): void {
  table.take(findChoice(game, table, seat, notation))
}

function answer(match: Match, { seat, notation }: OfferedChoice): void {
  expect(match.answer({ seat, revision: match.revision, notation }).kind).toBe('taken')
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
        const choices = offeredChoices(game, table)
        const next = chooser(table, choices)
        const isThere = isWanted(table, next, choices)
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

/** A game that the heuristic wins, the shortest of some. */
export function winnableGame(setup: Omit<PartialSetup, 'seed'>): Setup {
  let best: { readonly seed: number; readonly asked: number } | undefined
  for (let seed = 1; seed <= 10; seed++) {
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
  if (best === undefined) throw new Error('the heuristic has won none of ten games')
  return { ...setup, seed: best.seed }
}

/** Opens a game in the page, by its link, with a player who knows it. */
export async function sitDown(
  { setup, answers }: Found,
  input: Input,
  options: VisitOptions = {},
): Promise<{ page: Page; player: Player }> {
  const match = Match.start(game, setup, { autoForced: true })
  for (const one of answers) answer(match, one)
  const page = await visit(`open/${await encodeText(formatRecord(match.record()))}`, options)
  match.close()
  await page.locator('.kh-scene').waitFor()
  const player = new Player(page, input, game, setup)
  for (const one of answers) answer(player.match, one)
  await page.locator('.shell-word .sheet-close').click() // how the game came here
  return { page, player }
}
