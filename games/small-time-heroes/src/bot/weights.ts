/** How the heuristic weighs one thing against another, in points of health. */

/** Found by simulation. */
export const WEIGHTS = {
  /** Damage a Hero deals in a turn: with an untouched deck, for each point of a card's mean worth, for Strength. */
  pace: 6.5,
  paceOfWorth: 1,
  paceOfStrength: 1.6,
  /** The share of what is to come that will not be blocked. */
  unblocked: 0.6,
  /** Below so much health every point counts more, and how much more. */
  danger: 12,
  fear: 0.6,
  death: 60,
  /** Effort lost on each Enemy by dealing too much. */
  overkill: 2,
  zombie: 3,
  ownBlock: 1,
  deck: 6,
  potion: 1,
  conceal: 2,
  exposedEnemy: 4,
  protect: 0.8,
  piece: 0.9,
  other: 0.5,
  hand: 1,
  blockInHand: 0.9,
  wave: 40,
  growth: 1.5,
  /** Counted on top for every round: what is not foreseen is seldom good. */
  impatience: 0.7,
  leftBlock: 0.02,
}
