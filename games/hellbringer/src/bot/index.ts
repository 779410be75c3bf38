/** How to play it well. */
import { defineMind } from '@hearthkeep/engine'
import { FIGURE } from '../content/kinds.ts'
import { arOf, figureOf, hpOf, pointsOf, siOf } from '../rules/figures.ts'
import { LOT } from '../rules/lots.ts'
import { DEMON } from '../rules/marks.ts'
import type { Table } from '../rules/rulebook.ts'
import { locationSi } from '../rules/sight.ts'
import { isStepThree, weigh } from './policy.ts'
import { dangerFor, gainOf, reachOf, threatOf } from './standing.ts'

const TOMB = LOT.LOCATION + 3
/** In the logarithm of the odds to win; found by fits to games that the bot has played. */
const WEIGHT = {
  ...{ start: -3.5, cards: 0.039, strength: 0.008, short: 0.4, reach: 0.0185, threat: -0.029 },
  ...{ hand: 0.01, points: 0.18, demon: 0.7, turn: -0.02, danger: 0.9 },
}
/** An enemy's SI, as a rule; what a hand card is worth at most. */
const [SI, MOST] = [3, 20]

/** Cards until the Tomb comes up, as if one played alone. */
function cardsToTomb({ demonSide, drawPile, seats }: Table): number {
  let depth = 0
  while (depth < drawPile.size && drawPile.get(drawPile.size - 1 - depth) !== TOMB) depth++
  return demonSide > DEMON.WAITS ? 0 : (4 * (depth + 1)) / (3 + seats)
}

function oddsOf(t: Table, seat: number): number {
  const { hand } = t.players[seat]
  let x = WEIGHT.strength * (hpOf(t, seat) + arOf(t, seat)) + WEIGHT.points * pointsOf(t.players[seat])
  x += WEIGHT.short * Math.min(0, siOf(t, seat) - locationSi(t) - SI)
  x += WEIGHT.reach * reachOf(t, seat, figureOf(t, seat, FIGURE.AP), 0)
  for (let i = 0, size = hand.size; i < size; i++)
    x += WEIGHT.hand * Math.min(MOST, Math.max(0, gainOf(t, seat, hand.get(i))))
  return x
}

/** What the players are, against what is in play and to come; once it is won the share of those who live. */
function evaluate(t: Table): number {
  let common = WEIGHT.start + WEIGHT.cards * cardsToTomb(t) + WEIGHT.demon * t.demonSide
  common += WEIGHT.turn * t.enemyTurns
  for (let i = 0, size = t.enemies.size; i < size; i++)
    common += WEIGHT.threat * threatOf(t, t.enemies.get(i))
  let sum = 0
  for (let seat = 0; seat < t.seats; seat++) {
    if (t.players[seat].isAlive === 0 || t.players[seat].hero < 0) continue
    const x = common + oddsOf(t, seat)
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
