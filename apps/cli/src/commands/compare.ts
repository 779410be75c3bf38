/** `hearthkeep compare`: what a change does, on the same seeds with and without it. */
import { Command } from 'commander'
import type { Plan } from '@hearthkeep/bots'
import type { Game } from '@hearthkeep/engine'
import { boundWorkers, compare, thisMachine } from '@hearthkeep/lanes'
import type { Comparison } from '@hearthkeep/lanes'
import {
  addOption,
  contentOption,
  gameOption,
  LAST_SEED,
  pathText,
  seatsOption,
  wholeNumber,
} from '../arguments.ts'
import { botOption, botsOption, readBots, workersOption } from '../bots.ts'
import { CommandError, FINE } from '../command-error.ts'
import { readPackFolder } from '../files.ts'
import { checkSetup, findModule, withContent } from '../lookup.ts'
import { columns, complain, formatCount, formatShare, print, printJson, styled } from '../output.ts'
import { interruptible } from '../progress.ts'

interface CompareFlags {
  content?: string
  against?: string
  option?: Record<string, string>
  withOption?: Record<string, string>
  games: number
  within: number
  seed: number
  bot?: string
  bots?: string
  seats?: number
  workers: number | 'all'
  json?: true
}

/** The command. */
export function compareCommand(): Command {
  return new Command('compare')
    .description('play the same games with and without a change, until it is clear what it does')
    .argument('<game>', 'which game')
    .addOption(contentOption('the content pack that is tried'))
    .option(
      '--against <folder>',
      'the pack it is compared with (default: what the game comes with)',
      pathText,
    )
    .addOption(gameOption('an option of both'))
    .option('--with-option <name=value>', 'an option of the side that is tried only', addOption)
    .option('--games <count>', 'at most so many games on each side', wholeNumber(1, 1_000_000_000), 20_000)
    .option('--within <points>', 'a difference of fewer points of a hundred does not matter', readPoints, 1)
    .option('--seed <number>', 'the seed of the first game', wholeNumber(0, LAST_SEED), 1)
    .addOption(botOption())
    .addOption(botsOption())
    .addOption(seatsOption())
    .addOption(workersOption())
    .option('--json', 'print JSON: {games, winRates, difference, interval, verdict, needed, …}')
    .action(async (id: string, flags: CompareFlags) => {
      await run(id, flags)
    })
}

function readPoints(text: string): number {
  const points = Number(text)
  if (text.trim() === '' || !(points > 0 && points <= 50))
    throw new CommandError(`--within ${text}: expected a number of points above 0, at most 50`)
  return points
}

async function run(id: string, flags: CompareFlags): Promise<void> {
  const { against, content, withOption = {} } = flags
  if (content === undefined && Object.keys(withOption).length === 0)
    throw new CommandError(
      'nothing to compare: name a pack (--content DIR) or an option (--with-option name=value)',
    )
  const module = await findModule(id)
  const side = async (folder: string | undefined, more: Record<string, string>): Promise<Plan> => {
    const game = await withContent(module, folder)
    const options = { ...flags.option, ...more }
    checkSetup(game, flags.seats, options)
    const files = folder === undefined ? undefined : readPackFolder(folder)
    return { game: id, files, bots: readBots(game, flags), seats: flags.seats, options, seed: flags.seed }
  }
  const [before, after] = [await side(against, {}), await side(content ?? against, withOption)]
  const { workers, warning } = boundWorkers(flags.workers, thisMachine())
  if (warning !== undefined) complain(warning)
  const found = await interruptible(flags.games, (told) =>
    compare(before, after, { games: flags.games, within: flags.within / 100, workers, ...told }),
  )
  process.exitCode = FINE
  if (flags.json) printJson({ game: id, bot: before.bots.join(), seed: flags.seed, ...found })
  else report(module.game, before.bots.join(), found, flags.within)
}

function report(game: Game, bot: string, found: Comparison, within: number): void {
  const { difference, games, interval, needed, onlyAfter, onlyBefore, winRates } = found
  const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`
  print(`${styled('bold', game.name)}: ${formatCount(games)} games on each side, the same seeds, bot ${bot}`)
  print(
    columns(
      [
        ['before', formatShare(winRates[0]), `${formatCount(onlyBefore)} seeds won only then`],
        ['after', formatShare(winRates[1]), `${formatCount(onlyAfter)} seeds won only then`],
        [
          'points',
          points(difference),
          `${points(interval[0])} to ${points(interval[1])} with 95 % confidence`,
        ],
      ],
      [1],
    ),
  )
  print(verdictOf(found, within))
  if (needed !== null) print(`to tell, it would take about ${formatCount(needed)} games: --games ${needed}`)
}

function verdictOf({ verdict }: Comparison, within: number): string {
  if (verdict === 'better') return styled('green', 'it is won more often')
  if (verdict === 'worse') return styled('red', 'it is won less often')
  if (verdict === 'alike') return `no difference that matters: less than ${within} points either way`
  return styled('yellow', 'not clear yet')
}
