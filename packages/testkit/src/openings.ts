/** How to get from the set-up of a game to where its tests begin. */
import type { Game } from '@hearthkeep/engine'
import { scene } from '@hearthkeep/situations'
import type { SituationSetup } from '@hearthkeep/situations'

/** Makes set-ups: what is chosen `first`, one after another, then the first choice there is until the tests begin. */
type Openings = (
  seats: number,
  options: Readonly<Record<string, string>>,
  first?: readonly string[],
) => SituationSetup

/** The openings of a game up to one of these questions, each worked out once. */
export function openings(game: Game, ...questions: readonly string[]): Openings {
  const known = new Map<string, SituationSetup>()
  return (seats, options, first = []) => {
    const key = JSON.stringify([seats, options, first])
    const setup = known.get(key) ?? opening(game, questions, { seats, options, first })
    known.set(key, setup)
    return setup
  }
}

interface Begun {
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly first: readonly string[]
}

function opening(game: Game, questions: readonly string[], { seats, options, first }: Begun): SituationSetup {
  const choices = first.map((choice) => ({ do: choice }))
  for (;;) {
    const at = scene(game, { setup: { seats, options, choices } })
    if (questions.includes(String(at.read('question')))) return { seats, options, choices }
    choices.push({ do: at.offers()[0] })
  }
}
