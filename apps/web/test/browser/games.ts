/** Games that have come to where a test begins, and somebody who sits down at them. */
import { findChoice, fork, formatRecord, offeredChoices } from '@hearthkeep/engine'
import type { Game, OfferedChoice, PartialSetup, Table } from '@hearthkeep/engine'
import { Match } from '@hearthkeep/match'
import type { Page } from 'playwright-core'
import { encodeText } from '../../src/share/encode.ts'
import { adviserFor } from './advice.ts'
import { visit } from './page.ts'
import type { VisitOptions } from './page.ts'
import { answer } from './player.ts'
import type { Input, Player } from './player.ts'

/** No game takes so many decisions. */
const ENDLESS = 4000
const SEEDS = 60

/** How somebody plays. */
export type Chooser<T> = (table: T, choices: readonly OfferedChoice[]) => OfferedChoice

/** Looks at a table before a decision. The table is a copy, on which the decision may be tried. */
type Wanted<T> = (table: T, next: OfferedChoice, choices: readonly OfferedChoice[]) => boolean

type Rules = Omit<PartialSetup, 'seed'>
type Setup = PartialSetup & { readonly seed: number }

/** A game that has come to what was looked for, and the decision that is next. */
export interface Found {
  readonly setup: Setup
  readonly answers: readonly OfferedChoice[]
  readonly next: OfferedChoice
}

/** As a good player does. */
function adviceFor<T extends Table>(game: Game): Chooser<T> {
  const bot = adviserFor(game)
  return (table, choices) => choices[bot.choose(table)]
}

interface Played {
  readonly answers: readonly OfferedChoice[]
  readonly isWon: boolean
  /** What came next when it was as wanted; undefined if it never was. */
  readonly next: OfferedChoice | undefined
}

/** Plays a game until it is as wanted, or over. */
function playUntil<T extends Table>(
  game: Game,
  setup: Setup,
  choose: Chooser<T>,
  isWanted: Wanted<T>,
): Played {
  const match = Match.start(game, setup, { autoForced: true })
  const answers: OfferedChoice[] = []
  try {
    while (!match.isOver && answers.length < ENDLESS) {
      const table = fork(match.game, match.state.table) as T
      const choices = offeredChoices(game, table)
      const next = choose(table, choices)
      const isThere = isWanted(table, next, choices)
      table.release()
      if (isThere) return { answers, isWon: false, next }
      answer(match, next)
      answers.push(next)
    }
    return { answers, isWon: match.view(0).outcome === 'won', next: undefined }
  } finally {
    match.close()
  }
}

/** A game that a good player wins, the shortest of so many; found by playing, so that new cards do not spoil it. */
export function winnableGameOf(game: Game, rules: Rules, seeds: number): Setup {
  let best: { readonly setup: Setup; readonly asked: number } | undefined
  for (let seed = 1; seed <= seeds; seed++) {
    const setup = { ...rules, seed }
    const { answers, isWon } = playUntil(game, setup, adviceFor(game), () => false)
    if (isWon && answers.length < (best?.asked ?? Infinity)) best = { setup, asked: answers.length }
  }
  if (best === undefined) throw new Error(`a good player has won none of ${seeds} games`)
  return best.setup
}

/** Closes the word about how the game came here. It also goes by itself after a while: on a slow machine it may be gone before a click. */
async function closeWord(page: Page): Promise<void> {
  await page
    .locator('.shell-word .sheet-close')
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))
  await page.locator('.shell-word').waitFor({ state: 'detached' })
}

/** What a test needs of one game. */
interface Games<T extends Table, P extends Player> {
  /** As a good player does. */
  readonly advised: () => Chooser<T>
  /** Tries a decision on a copy of the table. */
  readonly take: (table: T, choice: OfferedChoice) => void
  /** Plays with one seed after the other until a game is as wanted: no seed has to be known, and balance may change. */
  readonly findGame: (rules: Rules, choose: () => Chooser<T>, isWanted: Wanted<T>) => Found
  /** Opens a game in the page, by its link, with a player who knows it. */
  readonly sitDown: (found: Found, input: Input, options?: VisitOptions) => Promise<{ page: Page; player: P }>
}

/** For a game whose scene in the page is to be found by that selector. */
export function gamesOf<T extends Table, P extends Player>(
  game: Game,
  scene: string,
  playerAt: (page: Page, input: Input, setup: Setup) => P,
): Games<T, P> {
  return {
    advised: () => adviceFor(game),
    take(table, { seat, notation }) {
      table.take(findChoice(game, table, seat, notation))
    },
    findGame(rules, choose, isWanted) {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const setup = { ...rules, seed }
        const { answers, next } = playUntil(game, setup, choose(), isWanted)
        if (next !== undefined) return { setup, answers, next }
      }
      throw new Error(`no game of ${SEEDS} is as wanted`)
    },
    async sitDown({ setup, answers }, input, options) {
      const match = Match.start(game, setup, { autoForced: true })
      for (const one of answers) answer(match, one)
      const page = await visit(`open/${await encodeText(formatRecord(match.record()))}`, options)
      match.close()
      await page.locator(scene).waitFor()
      await closeWord(page)
      const player = playerAt(page, input, setup)
      for (const one of answers) answer(player.match, one)
      return { page, player }
    },
  }
}
