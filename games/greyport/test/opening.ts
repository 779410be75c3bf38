/** What the streets of all tests have in common: how to get there, and what is told of a player. */
import type { Game } from '@hearthkeep/engine'
import { scene } from '@hearthkeep/situations'
import type { Json, SituationSetup } from '@hearthkeep/situations'

export type Options = Readonly<Record<string, string>>

/** A player's things; decks are told from their top. What is not told is empty. */
export interface Person {
  readonly hand?: readonly string[]
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly played?: readonly string[]
  readonly group?: readonly string[]
  readonly [field: string]: Json | undefined
}

/** How to get to the first action of the first round, led by these characters in seat order; played once for each set-up. */
export function openingOf(game: Game, party: readonly string[]) {
  const openings = new Map<string, SituationSetup>()
  return (seats: number, options: Options): SituationSetup => {
    const key = JSON.stringify([seats, options])
    const known = openings.get(key)
    if (known !== undefined) return known
    const first = Number(options['first'] ?? '1') - 1
    const order = party.slice(0, seats)
    const choices = [...order.slice(first), ...order.slice(0, first)].map((name) => ({ do: `lead ${name}` }))
    for (;;) {
      const at = scene(game, { setup: { seats, options, choices } })
      if (at.read('question') === 'players-act') break
      choices.push({ do: at.offers()[0] })
    }
    const setup = { seats, options, choices }
    openings.set(key, setup)
    return setup
  }
}
