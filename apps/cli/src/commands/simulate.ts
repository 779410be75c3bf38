/** `hearthkeep simulate`: complete games by a bot, as many as wanted. */
import { Command, InvalidArgumentError } from 'commander'
import { BOTS, isBotName, needsMind } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { loadMind, minds } from '@hearthkeep/catalog/minds'
import type { Game, Mind } from '@hearthkeep/engine'
import { addOption, LAST_SEED, pathText, wholeNumber } from '../arguments.ts'
import { simulateAgain } from '../again.ts'
import { CommandError, FAILED, FINE, INTERRUPTED } from '../command-error.ts'
import { readPackFolder } from '../files.ts'
import { checkSetup, expectedOneOf, findModule, withContent } from '../lookup.ts'
import {
  columns,
  complain,
  formatCount,
  formatRate,
  formatShare,
  print,
  printJson,
  styled,
} from '../output.ts'
import type { BrokenGame, Plan } from '@hearthkeep/bots'
import { simulate } from '../simulate/simulation.ts'
import type { Simulation } from '../simulate/simulation.ts'
import { boundWorkers, thisMachine } from '../simulate/workers.ts'

interface SimulateFlags {
  games: number
  seed: number
  bot?: string
  bots?: string
  seats?: number
  option?: Record<string, string>
  workers: number | 'all'
  content?: string
  json?: true
  debug?: true
}

/** The command. */
export function simulateCommand(): Command {
  return new Command('simulate')
    .description('let a bot play complete games, and count')
    .argument('<game>', 'which game')
    .option('--games <count>', 'how many games', wholeNumber(1, 1_000_000_000), 1000)
    .option(
      '--seed <number>',
      'the seed of the first game; each next game has the next',
      wholeNumber(0, LAST_SEED),
      1,
    )
    .option(
      '--bot <name>',
      `who plays all seats: ${BOTS.join(', ')}, search-N (default: quick if the game has one)`,
    )
    .option('--bots <names>', 'who plays each seat, with commas between them; fewer than seats begin again')
    .option('--seats <count>', 'how many people play (default: the fewest)', wholeNumber(1, 99))
    .option('--option <name=value>', 'an option of the game; may be given several times', addOption)
    .option(
      '--workers <count>',
      'on how many threads, within cores and free memory: a number, or all for every core',
      readWorkers,
      1,
    )
    .option('--content <folder>', 'play with this content pack', pathText)
    .option(
      '--json',
      'print JSON: {game, games, wins, losses, draws, errors, decisions, seconds, winRate, interval, hash}',
    )
    .action(async (id: string, _: unknown, command: Command) => {
      await run(id, command.optsWithGlobals<SimulateFlags>())
    })
}

function readWorkers(text: string): number | 'all' {
  if (text === 'all') return text
  try {
    return wholeNumber(1, 256)(text)
  } catch {
    throw new InvalidArgumentError('Expected a whole number from 1 to 256, or all.')
  }
}

async function run(id: string, flags: SimulateFlags): Promise<void> {
  const module = await findModule(id)
  const game = await withContent(module, flags.content)
  const options = flags.option ?? {}
  checkSetup(game, flags.seats, options)
  const bots = readBots(game, flags)
  const mind = bots.some(needsMind) ? await findMind(game) : undefined
  const plan: Plan = {
    game: id,
    files: flags.content === undefined ? undefined : readPackFolder(flags.content),
    bots,
    seats: flags.seats,
    options,
    seed: flags.seed,
  }
  const { workers, warning } = boundWorkers(flags.workers, thisMachine())
  if (warning !== undefined) complain(warning)
  const { simulation, broken } = await simulate(game, plan, { games: flags.games, workers }, mind)
  process.exitCode = simulation.errors > 0 ? FAILED : simulation.stopped ? INTERRUPTED : FINE
  reportBroken(broken, simulation.errors, plan, flags)
  if (flags.json) printJson(simulation)
  else report(game, simulation, flags.games)
}

function readBots({ id }: Game, { bot, bots }: SimulateFlags): readonly BotName[] {
  if (bot !== undefined && bots !== undefined)
    throw new CommandError('--bot and --bots: one of the two; --bot NAME plays all seats')
  const flag = bots === undefined ? '--bot' : '--bots'
  const names = (bots ?? bot ?? (id in minds ? 'quick' : 'random')).split(',')
  return names.map((name) => {
    if (isBotName(name)) return name
    throw new CommandError(`${flag} ${name}: unknown bot: ${expectedOneOf(name, BOTS)}`)
  })
}

async function findMind({ id, name }: Game): Promise<Mind> {
  const mind = await loadMind(id)
  if (mind !== undefined) return mind
  throw new CommandError(`nobody knows how to play ${name} well; use --bot random or --bot naive`)
}

/** Says which games broke off and how to see one of them again. */
function reportBroken(broken: readonly BrokenGame[], errors: number, plan: Plan, flags: SimulateFlags): void {
  for (const { seed, message, stack } of broken) {
    complain(`the game with seed ${seed} broke off: ${message}`)
    complain(`  again: ${simulateAgain({ ...plan, bot: plan.bots.join(), seed, content: flags.content })}`)
    if (flags.debug) complain(stack)
  }
  if (errors > broken.length) complain(`and ${formatCount(errors - broken.length)} more`)
}

function report(game: Game, result: Simulation, asked: number): void {
  const { games, wins, losses, draws, errors, decisions, seconds, interval, stopped } = result
  if (stopped) print(styled('yellow', `stopped after ${formatCount(games)} of ${formatCount(asked)} games`))
  const ended = games - errors
  const share = (count: number): string => (ended === 0 ? '' : formatShare(count / ended))
  const [low, high] = interval.map((end) => formatShare(end, games < 10_000 ? 1 : 2))
  const between = `${low} to ${high} with 95 % confidence`
  const speed = `${formatRate(games / seconds)} games/s, ${formatRate(decisions / seconds)} decisions/s`
  print(
    `${styled('bold', game.name)}: ${formatCount(games)} games from seed ${result.seed}, bot ${result.bot}`,
  )
  const rows = [
    ['wins', formatCount(wins), share(wins), between],
    ['losses', formatCount(losses), share(losses)],
    ['draws', formatCount(draws), share(draws)],
    ...(result.margin === null
      ? []
      : [[result.margin.name, result.margin.mean.toFixed(2), '', 'on average']]),
    ['errors', errors === 0 ? '0' : styled('red', formatCount(errors))],
    ['decisions', formatCount(decisions), '', `${(decisions / games).toFixed(1)} a game`],
    [
      'seconds',
      seconds.toFixed(2),
      '',
      `${speed}, ${result.workers === 1 ? '1 thread' : `${result.workers} threads`}`,
    ],
  ]
  print(columns(rows, [1, 2]))
  print(`hash  ${result.hash}`)
}
