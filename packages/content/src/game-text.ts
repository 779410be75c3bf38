/** The lists a text needs to write, each as what stands between its members and what stands before the last. */
export const LISTS = ['and', 'or', 'then', 'options'] as const

type Phrases<N extends string = string> = Readonly<Record<N, string>>
type Joint = readonly [between: string, beforeLast: string]

/** The words of a game in one language, as loaded from its text file. */
export interface GameText<P extends string = string> {
  /** The phrase of every kind of effect and combinator: a clause in lower case without its full stop. */
  readonly effects: Phrases
  /** The phrase of every condition, to follow "if". */
  readonly conditions: Phrases
  /** How the words of a field are written out: `words.target.all` is "every enemy". */
  readonly words: Readonly<Record<string, Phrases>>
  /** How lists are joined. */
  readonly lists: Readonly<Record<(typeof LISTS)[number], Joint>>
  /** How a clause becomes a sentence. */
  readonly sentence: string
  /** Further phrases of the game, such as the lines of its log. */
  readonly phrases: Readonly<Record<P, string>>
  /** What each keyword means. */
  readonly keywords: Phrases
}

/** Ready phrases for everything that is not a game's own. */
export type BaseText = Pick<GameText, 'effects' | 'lists' | 'sentence'>
