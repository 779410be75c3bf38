/** Who plays, and on how many threads: what commands that let bots play have in common. */
import { InvalidArgumentError, Option } from 'commander'
import { BOTS, isBotName, needsMind } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { minds } from '@hearthkeep/catalog/minds'
import type { Game } from '@hearthkeep/engine'
import { wholeNumber } from './arguments.ts'
import { CommandError } from './command-error.ts'
import { expectedOneOf } from './lookup.ts'

/** Who plays all seats. */
export function botOption(): Option {
  return new Option(
    '--bot <name>',
    `who plays all seats: ${BOTS.join(', ')}, or any search-N (default: quick, or random where nothing better is known)`,
  )
}

/** Who plays each seat. */
export function botsOption(): Option {
  return new Option(
    '--bots <names>',
    'who plays each seat, with commas between them; fewer than seats begin again',
  )
}

/** On how many threads. */
export function workersOption(): Option {
  return new Option(
    '--workers <count>',
    'on how many threads, within cores and free memory: a number, or all for every core',
  )
    .argParser(readWorkers)
    .default(1)
}

function readWorkers(text: string): number | 'all' {
  if (text === 'all') return text
  try {
    return wholeNumber(1, 256)(text)
  } catch {
    throw new InvalidArgumentError('Expected a whole number from 1 to 256, or all.')
  }
}

/** What people call the bots that sit at their tables, the weakest first. */
export const LEVELS = {
  Stranger: 'naive',
  Regular: 'quick',
  Expert: 'search-100',
  Master: 'search-1000',
} as const satisfies Readonly<Record<string, BotName>>

/** A bot in words: "Expert (search-100)", or by its name alone. */
export function describeBot(name: string): string {
  const level = Object.entries(LEVELS).find(([, bot]) => bot === name)?.[0]
  return level === undefined ? name : `${level} (${name})`
}

/** Whether the bots of a game can look ahead. */
export const canLookAhead = ({ id }: Game): boolean => Object.hasOwn(minds, id)

/** The levels that a game has bots for. */
export function levelsOf(game: Game): (keyof typeof LEVELS)[] {
  const all = Object.keys(LEVELS) as (keyof typeof LEVELS)[]
  return all.filter((level) => canLookAhead(game) || !needsMind(LEVELS[level]))
}

/** The bot of a name or a level; `said` is what the refusal begins with if there is no such bot for the game. */
export function botNamed(game: Game, text: string, said: string): BotName {
  const level = Object.entries(LEVELS).find(([word]) => word.toLowerCase() === text.toLowerCase())
  const name: string = level?.[1] ?? text.toLowerCase()
  if (!isBotName(name)) throw new CommandError(`${said}: unknown bot: ${expectedOneOf(text, BOTS)}`)
  if (needsMind(name) && !canLookAhead(game))
    throw new CommandError(`${said}: ${game.name} has no ${name} player; use random or naive`)
  return name
}

/** The bots that flags name; refused with the reason if there is no such bot for the game. */
export function readBots(
  game: Game,
  { bot, bots }: { readonly bot?: string; readonly bots?: string },
): readonly BotName[] {
  if (bot !== undefined && bots !== undefined)
    throw new CommandError('--bot and --bots: one of the two; --bot NAME plays all seats')
  const flag = bots === undefined ? '--bot' : '--bots'
  const usual = canLookAhead(game) ? 'quick' : 'random'
  return (bots ?? bot ?? usual).split(',').map((name) => botNamed(game, name, `${flag} ${name}`))
}

/** Which seats of a table bots play, as flags say it. */
export interface SeatFlags {
  /** `SEAT=NAME`, each. */
  readonly bot?: readonly string[]
  /** Names in the order of the seats, `person` among them. */
  readonly bots?: string
}

/** What sits in a seat: the name of a bot, null for a person; undefined where nothing was said. */
type SaidSitter = BotName | null | undefined

/** What the flags say of each seat of a table; refused with what was expected. */
export function readSitters(game: Game, seats: number, { bot = [], bots }: SeatFlags): SaidSitter[] {
  const sitters = Array.from<SaidSitter>({ length: seats })
  if (bots !== undefined) {
    const names = bots.split(',')
    if (names.length > seats)
      throw new CommandError(
        `--bots ${bots}: ${names.length} names for ${seats === 1 ? '1 seat' : `${seats} seats`}`,
      )
    for (let seat = 0; seat < seats; seat++)
      sitters[seat] = sitterNamed(game, names[seat % names.length], `--bots ${bots}`)
  }
  for (const text of bot) {
    const [, number, name] = /^(\d+)=(.+)$/.exec(text) ?? []
    if (name === undefined)
      throw new CommandError(`--bot ${text}: expected a seat and the name of a bot, such as 2=naive`)
    const seat = Number(number)
    if (seat < 1 || seat > seats)
      throw new CommandError(
        `--bot ${text}: there is no seat ${number}; expected ${seats === 1 ? '1' : `1 to ${seats} (see --seats)`}`,
      )
    sitters[seat - 1] = sitterNamed(game, name, `--bot ${text}`)
  }
  return sitters
}

function sitterNamed(game: Game, name: string, said: string): BotName | null {
  return name === 'person' ? null : botNamed(game, name, said)
}
