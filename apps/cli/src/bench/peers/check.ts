// The check number of the tiny fight: FNV-1a over what each of the first games came to. A version that plays
// even one of them differently reaches another number.

/** How many games the check number covers; later games are played for time only. */
export const CHECKED_GAMES = 1000

/** The check number over all of them, for every version that keeps the rules. */
export const EXPECTED_CHECK = 2958248278

/** The check number before the first game. */
export const EMPTY_CHECK = 2166136261

/** What playing some games came to. */
export interface PlayedGames {
  /** Actions taken by the random player. */
  readonly decisions: number
  readonly wins: number
  /** The check number over the games played, at most the first CHECKED_GAMES of them; unsigned. */
  readonly check: number
}

/** Is told the check number so far after each checked game, so that two versions can be held side by side. */
export type AfterGame = (check: number) => void

/** Adds one value of a finished game to a check number. */
export function mixCheck(check: number, value: number): number {
  return Math.imul(check ^ value, 16777619) >>> 0
}
