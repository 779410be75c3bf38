/** `hearthkeep simulate`: complete games by a bot, as many as wanted. */
import { Command } from 'commander'
import type { BrokenGame, Plan } from '@hearthkeep/bots'
import { loadMind } from '@hearthkeep/catalog/minds'
import type { Game } from '@hearthkeep/engine'
import { boundWorkers, simulate, thisMachine } from '@hearthkeep/lanes'
import type { GameResult, Simulation } from '@hearthkeep/lanes'
import { contentOption, gameOption, LAST_SEED, seatsOption, wholeNumber } from '../arguments.ts'
import { botOption, botsOption, readBots, workersOption } from '../bots.ts'
import { simulateAgain } from '../again.ts'
import { FAILED, FINE, INTERRUPTED } from '../command-error.ts'
import { readPackFolder } from '../files.ts'
import { checkSetup, findModule, withContent } from '../lookup.ts'
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
import { interruptible } from '../progress.ts'

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
  each?: true
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
    .addOption(botOption())
    .addOption(botsOption())
    .addOption(seatsOption())
    .addOption(gameOption())
    .addOption(workersOption())
    .addOption(contentOption())
    .option('--each', 'with --json: every game by itself as well, {seed, outcome, decisions, margin}')
    .option(
      '--json',
      'print JSON: {game, games, wins, losses, draws, errors, decisions, seconds, winRate, interval, hash}',
    )
    .action(async (id: string, _: unknown, command: Command) => {
      await run(id, command.optsWithGlobals<SimulateFlags>())
    })
}

async function run(id: string, flags: SimulateFlags): Promise<void> {
  const module = await findModule(id)
  const game = await withContent(module, flags.content)
  const options = flags.option ?? {}
  checkSetup(game, flags.seats, options)
  const plan: Plan = {
    game: id,
    files: flags.content === undefined ? undefined : readPackFolder(flags.content),
    bots: readBots(game, flags),
    seats: flags.seats,
    options,
    seed: flags.seed,
  }
  const { workers, warning } = boundWorkers(flags.workers, thisMachine())
  if (warning !== undefined) complain(warning)
  const each: GameResult[] = []
  const { simulation, broken } = await interruptible(flags.games, (told) =>
    simulate(plan, {
      ...{ games: flags.games, workers, ...told },
      ...(flags.each && { onGame: (result) => each.push(result) }),
    }),
  )
  process.exitCode = simulation.errors > 0 ? FAILED : simulation.stopped ? INTERRUPTED : FINE
  reportBroken(broken, simulation.errors, plan, flags)
  if (flags.json) printJson(flags.each ? { ...simulation, each } : simulation)
  else report(game, simulation, flags.games, (await loadMind(id))?.margin.name)
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

function report(game: Game, result: Simulation, asked: number, margin: string | undefined): void {
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
    ...(result.margin === null || margin === undefined
      ? []
      : [[margin, result.margin.toFixed(2), '', `on average, ± ${result.marginWithin?.toFixed(2)}`]]),
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
