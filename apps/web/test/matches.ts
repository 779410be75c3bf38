/** Matches on their way to where a test begins. */
import type { OfferedChoice } from '@hearthkeep/engine'
import type { Match, MatchView } from '@hearthkeep/match'

/** The table as whoever is asked first sees it. */
export function viewOf(match: Match): MatchView {
  return match.view(match.view('spectator').prompt?.seats[0] ?? 0)
}

/** Makes a choice, the first there is if none is named. */
export function go(match: Match, { seat, notation }: OfferedChoice = viewOf(match).choices[0]): void {
  const { kind } = match.answer({ seat, notation, revision: match.revision })
  if (kind !== 'taken') throw new Error(`${notation}: ${kind}`)
}

/** Lets everything happen that is only waiting for its turn. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
