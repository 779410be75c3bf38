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

/** The bots that flags name; refused with the reason if there is no such bot for the game. */
export function readBots(
  { id, name: game }: Game,
  { bot, bots }: { readonly bot?: string; readonly bots?: string },
): readonly BotName[] {
  if (bot !== undefined && bots !== undefined)
    throw new CommandError('--bot and --bots: one of the two; --bot NAME plays all seats')
  const flag = bots === undefined ? '--bot' : '--bots'
  const isKnown = Object.hasOwn(minds, id)
  const names = (bots ?? bot ?? (isKnown ? 'quick' : 'random')).split(',')
  return names.map((name) => {
    if (!isBotName(name)) throw new CommandError(`${flag} ${name}: unknown bot: ${expectedOneOf(name, BOTS)}`)
    if (needsMind(name) && !isKnown)
      throw new CommandError(`${flag} ${name}: ${game} has no ${name} player; use random or naive`)
    return name
  })
}
