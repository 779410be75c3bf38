/** What is kept of a game. */

/** A saved game as the shelf lists it. */
export interface SavedGame {
  readonly id: string
  readonly game: string
  readonly outcome: string
  readonly steps: number
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  /** When it was saved last. */
  readonly at: number
  /** The saved match, as `parseSaved` reads it. */
  readonly text: string
  /** Whether the entry was not as we write it; what is said here is then what could be saved of it. */
  readonly isDamaged?: boolean
}
