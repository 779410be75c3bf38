/** What players of each strength may expect of a setting, as measured; and how likely a win is from where a party stands. */
import type { Setup } from '@hearthkeep/engine'

/** How often one player won. */
export interface Measured {
  readonly games: number
  readonly wins: number
  /** What the game counts beside wins, on average; null where the player knows nothing of the game. */
  readonly margin: number | null
  /** How far from it the truth may lie, with 95 % confidence; what was measured long ago does not say. */
  readonly marginWithin?: number | null
  /** For a decision. */
  readonly milliseconds: number
}

/** `games/<id>/difficulty.json`: what was measured, setting by setting. */
export interface Difficulty {
  /** The setting in which the players are compared. */
  readonly ladder: string
  /** By player, how many games are played there at least; where players are close, more than elsewhere. */
  readonly ladderGames?: Readonly<Record<string, number>>
  /** How much a party's standing tells of how a game ends: the slope of a fit over played games. */
  readonly slope?: number
  readonly settings: readonly Setting[]
  /** By the name of the setting and of the bot. */
  readonly measured: Readonly<Record<string, Readonly<Record<string, Measured>>>>
  /** By the name of the setting: how a party stands when the game begins, as a search sees it, in log odds. */
  readonly starts?: Readonly<Record<string, number>>
}

/** A way to play a game. */
export interface Setting {
  readonly name: string
  readonly seats: number
  readonly options?: Readonly<Record<string, string>>
}

/** What is needed to tell how likely a win is. */
export interface Odds {
  /** How often an expert wins from the start, in log odds. */
  readonly won: number
  readonly start: number
  readonly slope: number
}

/** Who plays like an expert. */
const EXPERT = 'search-100'
/** Nothing is quite certain before it has happened. */
const LEAST = 0.005

/** How likely, as odds that can be added. */
export function logOdds(share: number): number {
  const kept = Math.min(1 - LEAST, Math.max(LEAST, share))
  return Math.log(kept / (1 - kept))
}

/** The setting that a set-up is most like: by its options first, then by the number of seats. */
export function settingOf(difficulty: Difficulty, setup: Pick<Setup, 'seats' | 'options'>): Setting {
  const unlike = ({ seats, options = {} }: Setting): number => {
    const others = Object.entries(options).filter(([name, value]) => setup.options[name] !== value)
    return 100 * others.length + Math.abs(seats - setup.seats)
  }
  return difficulty.settings.reduce((best, one) => (unlike(one) < unlike(best) ? one : best))
}

/** The odds of a set-up; undefined if they were not measured. */
export function oddsOf(difficulty: Difficulty, setup: Pick<Setup, 'seats' | 'options'>): Odds | undefined {
  const { name } = settingOf(difficulty, setup)
  const expert = difficulty.measured[name]?.[EXPERT]
  const start = difficulty.starts?.[name]
  if (expert === undefined || start === undefined || difficulty.slope === undefined) return undefined
  // One win and one loss more, as a few games say nothing of what is nearly certain.
  return { won: logOdds((expert.wins + 1) / (expert.games + 2)), start, slope: difficulty.slope }
}

/** How likely a win is where a search values the table so: as the setting begins, and by how much better or worse it stands since then. */
export function chanceOf(value: number, odds: Odds | undefined): number {
  if (odds === undefined || value <= 0 || value >= 1) return value
  return 1 / (1 + Math.exp(-(odds.won + odds.slope * (logOdds(value) - odds.start))))
}
