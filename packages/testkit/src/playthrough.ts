/** Playthroughs: a whole game as readable text, to be kept and compared. */
import { createBot } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import {
  completeSetup,
  contentOf,
  EventLog,
  eventText,
  hashFields,
  notationOf,
  OUTCOMES,
  promptText,
  start,
} from '@hearthkeep/engine'
import type { Game, Mind, Setup, Table } from '@hearthkeep/engine'
import { namedLeaves, Names, readPlace } from '@hearthkeep/situations'

/** Which game is to be played. */
export interface PlaythroughOptions {
  readonly seed: number
  /** The fewest possible if left out. */
  readonly seats?: number
  readonly options?: Readonly<Record<string, string>>
  /** What a chapter of a campaign begins with; no chapter if left out. */
  readonly carried?: Readonly<Record<string, string>>
  /** Who plays all seats; with a mind the game's policy, else at random, if left out. */
  readonly bot?: BotName
  /** What bots know of the game. */
  readonly mind?: Mind
  /** A game with more decisions than this does not end. */
  readonly limit?: number
}

/** Plays a game and tells it: set-up, every question and choice, every event with its rule, the table at the end. */
export function playthrough(game: Game, options: PlaythroughOptions): string {
  const setup = completeSetup(game, options)
  const botName = options.bot ?? (options.mind === undefined ? 'random' : 'quick')
  const bot = createBot(botName, game, options.mind)
  bot.reseed(options.seed)
  const table = game.newTable()
  const log = new EventLog()
  table.log = log
  const lines = [...head(game, setup, botName), '', 'Set-up']
  const tellEvents = (indent: string): void => {
    for (let i = 0; i < log.count; i++)
      lines.push(`${indent}${eventText(game, table, log, i)} [${log.kindOf(i).rule}]`)
    log.clear()
  }
  start(game, setup, table)
  tellEvents('  ')
  let decisions = 0
  while (!table.isOver) {
    if (decisions++ === (options.limit ?? 100_000)) throw new Error(`no end after ${decisions} decisions`)
    const index = bot.choose(table)
    lines.push('', ...question(game, table, decisions, index))
    table.take(index)
    tellEvents('   ')
  }
  lines.push(
    '',
    `The game is ${OUTCOMES[table.outcome]} after ${decisions} decisions, hash ${hashFields(game.layout, table.cells)}.`,
  )
  lines.push(...tableAsText(game, table))
  table.release()
  return `${lines.join('\n')}\n`
}

function head(game: Game, setup: Setup, bot: string): string[] {
  return [
    `${game.name}, rules ${game.version}, content ${contentOf(game, setup)}`,
    `seats ${setup.seats}, seed ${setup.seed}, played by ${bot}`,
    ...Object.entries(setup.options).map(([name, value]) => `option ${name} ${value}`),
    ...Object.entries(setup.carried ?? {}).map(([name, value]) => `carried ${name} ${value}`.trimEnd()),
  ]
}

function question(game: Game, table: Table, number: number, index: number): string[] {
  const ask = table.question
  const count = table.choices.count
  const prompt = ask === null ? '' : `${promptText(game, table)} [${ask.rule}]`
  const chosen = `${table.choices.seatOf(index) + 1}> ${notationOf(game, table, index)}`
  return [`${number}. ${prompt} (${count === 1 ? '1 choice' : `${count} choices`})`, `   ${chosen}`]
}

/** The whole table, a line for each field, things by name. */
export function tableAsText(game: Game, table: Table): string[] {
  const names = new Names(game, table)
  const leaves = namedLeaves(game.layout).filter((leaf) => leaf.kind !== 'stream')
  return leaves.map((leaf) => {
    const value = readPlace(table, { path: leaf.path, leaf, part: 'all' }, names)
    const text = Array.isArray(value) ? value.join(', ') || 'empty' : String(value ?? 'none')
    return `  ${leaf.path}: ${text}`
  })
}
