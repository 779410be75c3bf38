/** What a game is started with. */
import type { Seed } from '../table/stream.ts'

/** What a game is started with. */
export interface Setup {
  readonly seats: number
  readonly seed: Seed
  readonly options: Readonly<Record<string, string>>
  /** What the chapter of a campaign before this one handed over, by name. */
  readonly carried?: Readonly<Record<string, string>> | undefined
}

/**
 * What may be left out of a set-up: seats are then the fewest possible, options their defaults. With `carried`, though it be
 * empty, it is a chapter of the game's campaign: what is left out of it is what a campaign begins with.
 */
export interface PartialSetup {
  readonly seats?: number | undefined
  readonly seed: Seed
  readonly options?: Readonly<Record<string, string>> | undefined
  readonly carried?: Readonly<Record<string, string>> | undefined
}

/** A set-up that the game cannot be played with. */
export class SetupError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'SetupError'
  }
}
