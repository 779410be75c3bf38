/** How to play it well. How the party stands was fitted to games that the quick player has played. */
import { defineMind } from '@hearthkeep/engine'
import { meanWorth } from '../rules/effects/card-worth.ts'
import type { Table } from '../rules/rulebook.ts'
import { standing, survey } from './fights.ts'
import { weigh } from './policy.ts'

/** Before the last encounter what the party takes along counts, in the last one how it does. */
const BEFORE = { start: -1.4, hp: 0, low: 3.4, cards: 0.56, foes: 0.012, kept: 0.25 }
const LAST = { start: -3.1, hp: 0.21, low: 0.4, cards: 1.3, foes: 0.1, kept: 1.65 }

/** How likely the party wins. */
function evaluate(t: Table): number {
  survey(t)
  const w = t.encounter < t.data.scenarios[t.scenario].encounters.length ? BEFORE : LAST
  let x = w.start + (w.kept * t.locationHp) / t.locationMaxHp - (w.foes * standing[0]) / t.seats
  for (let seat = 0; seat < t.seats; seat++) {
    const { hp } = t.players[seat]
    x += (w.hp * hp + w.cards * meanWorth(t, seat) - w.foes * standing[seat + 1]) / t.seats - w.low / hp
  }
  return 0.5 + x / (2 + 2 * Math.abs(x))
}

const hpLeft = (t: Table): number => t.players.reduce((sum, { hp }) => sum + Math.max(0, hp), 0)

export const mind = defineMind<Table>({
  evaluate: (t) =>
    t.isOver ? hpLeft(t) / (t.seats * t.players[0].maxHp) : t.encounter === 0 ? 0.5 : evaluate(t),
  weigh,
  moment: (t) => 1000 * t.encounter + t.round,
  ...{ horizon: 2, farHorizon: 4 },
  margin: { name: 'hit points left', of: hpLeft },
})
