/** `hearthkeep bench`: how fast, as ratios, with the machine's facts. */
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { Command } from 'commander'
import { minds } from '@hearthkeep/catalog/minds'
import { shelf } from '@hearthkeep/catalog/shelf'
import { wholeNumber } from '../arguments.ts'
import { CommandError, FAILED, FINE } from '../command-error.ts'
import { checkCheckout, compare } from '../bench/against.ts'
import type { Comparison } from '../bench/against.ts'
import { benchFights } from '../bench/fight-threads.ts'
import type { FightBench } from '../bench/fights.ts'
import { benchGames } from '../bench/games.ts'
import type { GameBench } from '../bench/games.ts'
import { benchHeap } from '../bench/heap.ts'
import type { HeapBench } from '../bench/heap.ts'
import { EXPECTED_CHECK } from '../bench/peers/check.ts'
import { FULL, QUICK } from '../bench/rounds.ts'
import type { Effort } from '../bench/rounds.ts'
import { benchSearches, FEWEST_FORECASTS, MOST_OVERHEAD } from '../bench/searches.ts'
import type { SearchBench } from '../bench/searches.ts'
import { findModule } from '../lookup.ts'
import { columns, formatCount, formatRate, print, printError, printJson, styled } from '../output.ts'

interface BenchFlags {
  rounds?: number
  quick?: true
  json?: true
  against?: string
  game?: string[]
}

interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly node: string
  /** How many programs wanted to run in the minute before, as the system counts. */
  readonly load: number
}

interface Bench {
  readonly machine: Machine
  readonly rounds: number
  readonly tinyFight: FightBench
  readonly heap: HeapBench
  readonly games: Readonly<Record<string, GameBench>>
  /** How the games that bots know are thought about. */
  readonly search: Readonly<Record<string, SearchBench>>
}

/** A heap that grows by less than this over a million games is flat, in bytes. */
const FLAT = 1_000_000

/** The command. */
export function benchCommand(): Command {
  return new Command('bench')
    .description('measure speed: the tiny fight beside its peers, then every game')
    .option(
      '--rounds <count>',
      `how many rounds the medians are taken of (default: ${FULL.rounds})`,
      wholeNumber(1, 1000),
    )
    .option('--quick', 'only to see that it works; the figures are rough')
    .option(
      '--json',
      'print JSON: {tinyFight: {check, decisionsPerSecond, ratio}, games, search, machine, heap}',
    )
    .option(
      '--against <folder>',
      `compare with another checkout instead, by turns; --rounds are the pairs (default: ${PAIRS.rounds})`,
    )
    .option('--game <game...>', 'only these games')
    .action(async (flags: BenchFlags) => {
      process.exitCode =
        flags.against === undefined ? await bench(flags) : await against(flags.against, flags)
    })
}

/** How a checkout is compared with another; `quick` only shows that it works. */
const PAIRS = { rounds: 10, warmUp: 2.5, seconds: 4 }
const QUICK_PAIRS = { rounds: 1, warmUp: 0.1, seconds: 0.1 }

async function against(folder: string, flags: BenchFlags): Promise<number> {
  const { rounds, ...time } = flags.quick ? QUICK_PAIRS : PAIRS
  const pairs = flags.rounds ?? rounds
  const other = checkCheckout(resolve(folder))
  const found: Record<string, Comparison> = {}
  for (const id of await gamesOf(flags)) found[id] = await compare(other, id, { pairs, ...time })
  if (flags.json) printJson({ machine: machineFacts(), against: other, games: found })
  else {
    const heading = ['random games', 'as fast as there', 'from', 'to', 'while it warms up', 'forks']
    const rows = Object.entries(found).map(([id, { ratio, least, most, first, forks }]) => [
      id,
      ...[ratio, least, most, first.ratio, forks.ratio].map((value) => value.toFixed(3)),
    ])
    print(`medians of ${pairs} pairs of processes, this checkout divided by ${other}`)
    print(columns([heading, ...rows], [1, 2, 3, 4, 5]))
  }
  return FINE
}

/** The games asked for, or all of them. */
async function gamesOf({ game }: BenchFlags): Promise<readonly string[]> {
  if (game === undefined) return shelf.map(({ id }) => id)
  return (await Promise.all(game.map(findModule))).map((module) => module.game.id)
}

async function bench(flags: BenchFlags): Promise<number> {
  const usual = flags.quick ? QUICK : FULL
  const effort: Effort = { ...usual, rounds: flags.rounds ?? usual.rounds }
  const { game } = await findModule('tiny-fight')
  const ids = await gamesOf(flags)
  const result: Bench = {
    machine: machineFacts(),
    rounds: effort.rounds,
    tinyFight: await benchFights(game.id, effort),
    heap: benchHeap(game, effort.heapFights),
    games: await benchGames(ids, effort),
    search: await benchSearches(
      ids.filter((id) => Object.hasOwn(minds, id)),
      effort,
    ),
  }
  // Before anything is printed: whoever reads it may stop early.
  if (!result.tinyFight.isRight || brokenIn(result).length > 0) process.exitCode = FAILED
  if (flags.json) printJson(result)
  else report(result)
  return complainAbout(result)
}

function machineFacts(): Machine {
  const cores = cpus()
  const load = Number(loadavg()[0].toFixed(2))
  return { cpu: cores[0]?.model.trim() ?? 'unknown', cores: cores.length, node: process.version, load }
}

function brokenIn({ games, search }: Bench): string[] {
  return [...Object.entries(games), ...Object.entries(search)].flatMap(([id, speed]) =>
    'error' in speed ? [`${id}: ${speed.error}`] : [],
  )
}

function complainAbout(result: Bench): number {
  const { tinyFight } = result
  const broken = brokenIn(result)
  for (const message of broken) printError(`a game broke off while it was measured: ${message}`)
  if (!tinyFight.isRight) {
    throw new CommandError(
      `the tiny fight on the engine plays other games than the rules say: check number ${tinyFight.check}, ` +
        `expected ${EXPECTED_CHECK}; its speed means nothing until that is put right`,
      FAILED,
    )
  }
  return broken.length === 0 ? FINE : FAILED
}

function report({ machine, rounds, tinyFight, heap, games, search }: Bench): void {
  print(`${machine.cpu}, ${machine.cores} cores, Node ${machine.node}, medians of ${rounds} rounds`)
  const isBusy = machine.load > machine.cores / 2
  if (isBusy)
    print(styled('yellow', `other programs are running (load ${machine.load}): only the ratios mean much`))
  print()
  reportFights(tinyFight)
  reportHeap(heap)
  print()
  const rows = Object.entries(games).map(([id, speed]) =>
    'error' in speed
      ? [id, styled('red', 'broke off')]
      : [
          id,
          formatRate(speed.decisionsPerSecond),
          formatRate(speed.gamesPerSecond),
          formatRate(speed.forksPerSecond),
          `± ${(speed.spread * 100).toFixed(1)} %`,
          speed.ofCpp === null ? 'no C++ compiler here' : speed.ofCpp.toFixed(3),
        ],
  )
  // The share of a fixed program in C++ is what means something on any machine.
  const heading = ['random games', 'decisions/s', 'games/s', 'forks/s', 'steady to', 'of the C++ fight']
  print(columns([heading, ...rows], [1, 2, 3, 4, 5]))
  print()
  reportSearches(search)
}

/** What is out of bounds is red. */
function reportSearches(search: Bench['search']): void {
  const bounded = (text: string, isFine: boolean): string => (isFine ? text : styled('red', text))
  const rows = Object.entries(search).map(([id, speed]) => {
    if ('error' in speed) return [id, styled('red', 'broke off')]
    const { simulationsPerSecond, overhead, forecastsPerSecond: forecasts } = speed
    return [
      id,
      formatRate(simulationsPerSecond),
      bounded(`${(overhead * 100).toFixed(0)} %`, overhead < MOST_OVERHEAD),
      forecasts === null ? '–' : bounded(formatRate(forecasts), forecasts >= FEWEST_FORECASTS),
    ]
  })
  const bounds = ['', '', `below ${MOST_OVERHEAD * 100} %`, `${FEWEST_FORECASTS} or more`]
  print(columns([['thinking', 'simulations/s', 'search itself', 'forecasts/s'], bounds, ...rows], [1, 2, 3]))
}

function reportFights({ check, isRight, decisionsPerSecond, ratio, peers }: FightBench): void {
  const times = (value: number): string => value.toPrecision(3)
  const slow = peers.boardgameio
  const rows = [
    ['tiny fight', 'decisions/s', ''],
    [
      'engine',
      formatRate(decisionsPerSecond),
      `check number ${check}, ${isRight ? 'as it should be' : 'WRONG'}`,
    ],
    [
      'hand-optimised loop',
      formatRate(peers.handOptimised ?? 0),
      ratio.handOptimised === null ? '' : `the engine has ${times(ratio.handOptimised)} of its speed`,
    ],
    [
      'boardgame.io',
      slow === null ? '–' : formatRate(slow),
      slow === null ? 'not installed: it is a development dependency; run npm ci' : '',
    ],
  ]
  if (ratio.boardgameio !== null) rows[3][2] = `the engine has ${times(ratio.boardgameio)} times its speed`
  print(columns(rows, [1]))
}

function reportHeap({ games, before, after }: HeapBench): void {
  const growth = after - before
  const word = growth < FLAT ? 'flat' : styled('red', 'grew')
  const sign = growth < 0 ? '-' : '+'
  const megabytes = (Math.abs(growth) / 1e6).toFixed(1)
  print(
    `heap: ${word}, ${sign}${megabytes} MB over ${formatCount(games)} games (${(after / 1e6).toFixed(1)} MB)`,
  )
}
