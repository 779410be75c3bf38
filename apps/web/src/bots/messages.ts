/** What the page and the worker of the bots say to each other. Whatever is asked is answered once, by its number. */
import type { Advice, Forecast, WishFor } from '@hearthkeep/bots'
import type { Setup } from '@hearthkeep/engine'

/** What is asked: about a block that holds what a seat may know, and nothing else. */
interface About {
  readonly block: Int32Array
  readonly seat: number
}

/** What a bot is asked. */
export interface BotQuestion extends About {
  readonly what: 'choose' | 'advise'
  /** How it plays: `quick`, `search-100`. Advice takes a search. */
  readonly bot: string
  /** Where its own random numbers begin: with the same ones it answers alike. */
  readonly seed: number
  /** What is played: how likely a win is hangs on it. */
  readonly setup: Pick<Setup, 'seats' | 'options'>
}

/** What is about to happen, if a choice is made first: by its notation; null: none. */
export interface ForecastQuestion extends About {
  readonly what: 'forecast'
  readonly choice: string | null
  /** Until when; left out: to the first moment that the game names. */
  readonly moment?: string
  /** A choice that is made wherever it is on offer on the way. */
  readonly wish?: WishFor
  /** How many runs it may take. */
  readonly runs: number
}

export type Question = BotQuestion | ForecastQuestion

/** What may come of it. */
export interface Foreseen {
  readonly forecast: Forecast
  /** The choice by which the seat lets it come, in notation; null if that is not on offer. */
  readonly by: string | null
  /** Whether anybody is asked whether to let it come: otherwise something else has to be answered first. */
  readonly isNext: boolean
  /** Changes when it has come. */
  readonly mark: number
}

/** Advice, and the moment of the game it is for: that changes when something begins anew, such as a round. */
export interface Counsel extends Advice {
  readonly moment: number
}

/** What comes of a question: the notation of the choice, advice, or a forecast; null if the game foresees nothing. */
export interface Answers {
  readonly choose: string
  readonly advise: Counsel
  readonly forecast: Foreseen | null
}

/** To the worker. It serves one game. */
export type Asked = Question & { readonly id: number; readonly game: string }

/** From the worker: the answer, or what went wrong, in a sentence. */
export type Said =
  | { readonly id: number; readonly answer: Answers[keyof Answers] }
  | { readonly id: number; readonly problem: string }
