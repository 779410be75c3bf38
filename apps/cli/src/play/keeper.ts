/** Whoever keeps the tables that are played at this terminal: a folder of saves, or the file of a campaign. */
import type { Game } from '@hearthkeep/engine'
import type { Match, MatchStore } from '@hearthkeep/match'

/** What a table needs of whoever keeps it. */
export interface Keeper {
  /** Where its decisions go. */
  readonly store: MatchStore
  /** Where the game is kept while it is played. */
  readonly pathOf: (id: string) => string
  /** Whether it is kept already. */
  readonly has: (id: string) => boolean
  /** Takes an id that nothing has. */
  readonly newId: (game: Game) => Promise<string>
  /** Keeps a finished game; returns where. */
  readonly finish: (id: string, match: Match) => Promise<string>
  /** Forgets a game in which nothing was decided. */
  readonly drop: (id: string) => Promise<void>
  /** Lets others have it. */
  readonly release: (id: string) => Promise<void>
}
