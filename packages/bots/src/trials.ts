/** Which games to try a game out with: every value of every option with every number of players. */
import { completeSetup, SetupError } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import type { BotName } from './bot-names.ts'

/** A game to be tried, or a campaign of several. */
export interface Trial {
  /** Its place among the trials of a plan, from 0. */
  readonly number: number
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  /** The seed; a campaign's chapters have this one and those after it. */
  readonly seed: number
  readonly bot: BotName
  /** Whether the game's campaign is played, chapter after chapter. */
  readonly isCampaign: boolean
}

/** What a plan should be like; what is left out is as for a content check. */
export interface TrialsWanted {
  /** How many trials; left out, enough to meet every value of every option with every number of players. */
  readonly games?: number | undefined
  /** The seed of the first; each next one has the next. */
  readonly seed?: number
  /** Whether the game's policy plays its share, too, for which `playTrials` needs its mind; left out, everything is at random. */
  readonly bot?: 'every' | 'random'
}

/** As many as a check plays at least, if nobody says how many. */
const USUAL = 300
/**
 * What the rounds through the numbers of players are, over and over: `first` turns the first option alone, which is the
 * scenario where there are any, `all` turns every option. Who plays well gets further but is slower: `quick` has its share,
 * and does the one and the other by turns.
 */
const ROUNDS = ['first', 'all', 'campaign', 'all', 'first', 'all', 'campaign', 'all', 'quick'] as const
const ALL_ROUNDS = ROUNDS.filter((round) => round === 'all').length

/** The trials, the same every time. */
export function planTrials(game: Game, wanted: TrialsWanted = {}): Trial[] {
  const [min, max] = game.seats
  const parties = max - min + 1
  const { games = Math.max(USUAL, parties * roundsFor(game)), seed = 1, bot = 'random' } = wanted
  return Array.from({ length: games }, (_, number): Trial => {
    const round = Math.floor(number / parties)
    const kind = ROUNDS[round % ROUNDS.length]
    const seats = min + (number % parties)
    const isCampaign = kind === 'campaign' && game.campaign !== undefined
    return {
      ...{ number, seats, seed: (seed + number) >>> 0, isCampaign },
      options: isCampaign ? {} : optionsOf(game, { seats, kind, turn: turnOf(round) }),
      bot: kind === 'quick' && bot === 'every' ? 'quick' : 'random',
    }
  })
}

/** How many rounds it takes until every value of every option has been met. */
function roundsFor({ options }: Game): number {
  const longest = Math.max(0, ...Object.values(options).map(({ values }) => values.length))
  return ROUNDS.length * Math.ceil(longest / ALL_ROUNDS)
}

/** How many rounds of its kind come before a round. */
function turnOf(round: number): number {
  const place = round % ROUNDS.length
  const isAlike = (kind: string): boolean => kind === ROUNDS[place]
  const before = ROUNDS.slice(0, place).filter(isAlike).length
  return Math.floor(round / ROUNDS.length) * ROUNDS.filter(isAlike).length + before
}

/** The options of a round, as far as they can be with so many players. */
function optionsOf(
  game: Game,
  { seats, kind, turn }: { seats: number; kind: (typeof ROUNDS)[number]; turn: number },
): Record<string, string> {
  const all = Object.entries(game.options)
  const options: Record<string, string> = {}
  const isForAll = kind === 'all' || (kind === 'quick' && turn % 2 === 1)
  const turning = isForAll ? all : all.slice(0, 1)
  turning.forEach(([name, { values }], place) => {
    // Each option goes through its values and then begins at another, so that it meets all values of the others.
    const value = values[(turn + place * Math.floor(turn / values.length)) % values.length]
    if (isPossible(game, seats, { ...options, [name]: value })) options[name] = value
  })
  return options
}

function isPossible(game: Game, seats: number, options: Readonly<Record<string, string>>): boolean {
  try {
    completeSetup(game, { seats, options, seed: 0 })
    return true
  } catch (error) {
    if (error instanceof SetupError) return false
    throw error
  }
}
