/** What the page and the worker of the bots say to each other. Whatever is asked is answered once, by its number. */
import type { Advice } from '@hearthkeep/bots'
import type { Setup } from '@hearthkeep/engine'

/** What a bot is asked: about a block that holds what a seat may know, and nothing else. */
export interface Question {
  readonly what: 'choose' | 'advise'
  readonly block: Int32Array
  readonly seat: number
  /** How it plays: `quick`, `search-100`. Advice takes a search. */
  readonly bot: string
  /** Where its own random numbers begin: with the same ones it answers alike. */
  readonly seed: number
  /** What is played: how likely a win is hangs on it. */
  readonly setup: Pick<Setup, 'seats' | 'options'>
}

/** Advice, and the moment of the game it is for: that changes when something begins anew, such as a round. */
export interface Counsel extends Advice {
  readonly moment: number
}

/** What comes of a question: the notation of the choice, or advice. */
export interface Answers {
  readonly choose: string
  readonly advise: Counsel
}

/** To the worker. It serves one game. */
export interface Asked extends Question {
  readonly id: number
  readonly game: string
}

/** From the worker: the answer, or what went wrong, in a sentence. */
export type Said =
  | { readonly id: number; readonly answer: Answers[keyof Answers] }
  | { readonly id: number; readonly problem: string }
