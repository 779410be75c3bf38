/** The playing part of `content check`: many games of every kind, and what broke in words. */
import { planTrials, playTrials } from '@hearthkeep/bots'
import type { Broken, Trial } from '@hearthkeep/bots'
import { loadMind } from '@hearthkeep/catalog/minds'
import type { Game, Mind } from '@hearthkeep/engine'
import { simulateAgain, trialAgain } from '../again.ts'
import { formatCount, plural, print } from '../output.ts'
import { startProgress } from '../progress.ts'

/** A game that broke off, as `--json` prints it. */
interface BrokenTrial {
  /** Its number among the trials, from 1. */
  readonly trial: number
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly carried?: Readonly<Record<string, string>>
  readonly seed: number | string
  readonly bot: string
  /** How many decisions were made before. */
  readonly decision: number
  readonly message: string
  /** The command that shows it again. */
  readonly again: string
}

/** What was played, as `--json` prints it. */
export interface Played {
  readonly trials: number
  readonly games: number
  readonly decisions: number
  /** The seed of the first trial. */
  readonly seed: number
  readonly broken: readonly BrokenTrial[]
  /** Why it was given up before all trials were played. */
  readonly stopped: false | 'broken' | 'long'
}

/** The seed of the first trial: always the same, so that a check says the same every time. */
const SEED = 1

/** The trials of a check, and what those know who play well in some of them. */
async function trialsOf(
  game: Game,
  games: number | undefined,
): Promise<{ trials: Trial[]; mind: Mind | undefined }> {
  const mind = await loadMind(game.id)
  return {
    mind,
    trials: planTrials(game, { games, seed: SEED, bot: mind === undefined ? 'random' : 'every' }),
  }
}

/** Plays the trials of a check. */
export async function playCheck(game: Game, folder: string, wanted: number | undefined): Promise<Played> {
  const { mind, trials } = await trialsOf(game, wanted)
  const progress = startProgress(trials.length)
  try {
    const { games, decisions, broken, stopped } = playTrials(game, trials, {
      ...{ mind, onTrial: progress.update },
    })
    const told = broken.map((one) => tell(one, game.id, folder))
    return { trials: trials.length, games, decisions, seed: SEED, broken: told, stopped }
  } finally {
    progress.stop()
  }
}

/** Plays one trial and prints every decision; says whether it came to its end. */
export async function showTrial(game: Game, folder: string, number: number): Promise<boolean> {
  const { mind, trials } = await trialsOf(game, number)
  const trial = trials[number - 1]
  print(`trial ${number}: ${settingOf(trial)}`)
  let step = 0
  const { broken } = playTrials(game, [trial], {
    mind,
    onDecision: (seat, notation) => print(`${++step}. ${seat + 1}> ${notation}`),
  })
  for (const one of broken) print(formatBroken(tell(one, game.id, folder)))
  if (broken.length === 0) print('it came to its end, and nothing broke')
  return broken.length === 0
}

function settingOf({ seats, options, seed, bot, isCampaign }: Trial): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`)
  return [
    plural(seats, 'player'),
    ...(isCampaign ? ['the campaign'] : chosen),
    `seed ${seed}`,
    `bot ${bot}`,
  ].join(', ')
}

function tell({ trial, setup, decision, by, message }: Broken, id: string, folder: string): BrokenTrial {
  const { seats, options, seed, bot } = trial
  const number = trial.number + 1
  // A simulation asks for no words, and plays no campaign.
  const isSimulated = by === 'rules' && !trial.isCampaign
  return {
    ...{ trial: number, seats, options: trial.isCampaign ? setup.options : options },
    ...(setup.carried === undefined ? {} : { carried: setup.carried }),
    ...{ seed: setup.seed, bot, decision, message },
    again: isSimulated
      ? simulateAgain({ game: id, seed, bot, seats, options, content: folder })
      : trialAgain(folder, id, number),
  }
}

/** A game that broke off, in two lines. */
export function formatBroken(one: BrokenTrial): string {
  const settings = { ...one.options, ...one.carried }
  const words = [
    plural(one.seats, 'player'),
    ...Object.entries(settings).flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`])),
    ...[`seed ${one.seed}`, `bot ${one.bot}`],
  ]
  return (
    `a game broke off after ${plural(one.decision, 'decision')} (${words.join(', ')}): ${one.message}\n` +
    `  again: ${one.again}`
  )
}

/** What was played, in a line. */
export function formatPlayed({ trials, games, decisions, seed, stopped }: Played): string {
  const what = `${plural(games, 'game')}, ${formatCount(decisions)} decisions, trials 1 to ${trials} from seed ${seed}`
  if (stopped === 'broken') return `played: ${what}; given up early, because too much broke`
  return `played: ${what}${stopped === 'long' ? '; given up early, because the games take too long' : ''}`
}
