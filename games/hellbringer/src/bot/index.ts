/** How to play it well. */
import { defineMind } from '@hearthkeep/engine'
import { FIGURE } from '../content/kinds.ts'
import { arOf, figureOf, hpOf, pointsOf, siOf } from '../rules/figures.ts'
import { LOT } from '../rules/lots.ts'
import type { Table } from '../rules/rulebook.ts'
import { locationSi } from '../rules/sight.ts'
import { isStepThree, weigh } from './policy.ts'
import { dangerFor, gainOf, reachOf, threatOf } from './standing.ts'

/** Where one is going; an enemy's SI, as a rule. */
const [TOMB, SI] = [LOT.LOCATION + 3, 3]
/** In the logarithm of the odds to win; found by fits to games that the bot has played. */
const WEIGHT = {
  ...{ start: -3.5, cards: 0.039, strength: 0.008, short: 0.4, reach: 0.0185, threat: -0.029 },
  ...{ hand: 0.01, points: 0.18, demon: 0.7, turn: -0.02, danger: 0.9 },
}

/** Cards until the Tomb comes up, as if one played alone. */
function cardsToTomb({ demonSide, drawPile, seats }: Table): number {
  const depth = drawPile.toArray().reverse().indexOf(TOMB)
  return demonSide > 0 ? 0 : (4 * (depth + 1)) / (3 + seats)
}

function oddsOf(t: Table, seat: number): number {
  return (
    WEIGHT.strength * (hpOf(t, seat) + arOf(t, seat)) +
    WEIGHT.points * pointsOf(t.players[seat]) +
    WEIGHT.short * Math.min(0, siOf(t, seat) - locationSi(t) - SI) +
    WEIGHT.reach * reachOf(t, seat, figureOf(t, seat, FIGURE.AP), true) +
    WEIGHT.hand * t.players[seat].hand.toArray().reduce((sum, card) => sum + gainOf(t, seat, card), 0)
  )
}

/** What the players are, against what is in play and to come; once it is won the share of those who live. */
function evaluate(t: Table): number {
  const common = WEIGHT.start + WEIGHT.cards * cardsToTomb(t) + WEIGHT.demon * t.demonSide
  const threat = t.enemies.toArray().reduce((sum, enemy) => sum + threatOf(t, enemy), 0)
  let sum = 0
  for (let seat = 0; seat < t.seats; seat++) {
    if (t.players[seat].isAlive === 0 || t.players[seat].hero < 0) continue
    const x = common + WEIGHT.turn * t.enemyTurns + WEIGHT.threat * threat + oddsOf(t, seat)
    sum += t.isOver ? 1 : (0.5 + (0.5 * x) / (2 + Math.abs(x))) * (1 - WEIGHT.danger * dangerFor(t, seat))
  }
  return sum / t.seats
}

export const mind = defineMind<Table>({
  evaluate,
  weigh,
  // The end of actions, before cards are drawn; the end of a turn; the enemies' turn.
  moment: (t) => 2 * (8 * t.enemyTurns + t.turnsTaken) + (isStepThree(t.choices) ? 1 : 0),
  horizon: 3,
  margin: { name: 'enemies’ turns', of: (t) => t.enemyTurns },
})
