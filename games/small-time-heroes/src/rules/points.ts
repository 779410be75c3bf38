/** What things are worth in points of damage, for the game's own bot; found by simulation. */

/** What an effect of a Hero or an Enemy comes to, on average. */
export interface Tally {
  damage: number
  hits: number
  block: number
  /** Everything else, in points of damage. */
  other: number
}

/** Points of damage that a point of each is worth; found by simulation. */
export const POINTS = {
  strength: 2.8,
  strengthNow: 1.4,
  protect: 3.5,
  weak: 1.6,
  weakAll: 3,
  exposed: 2.6,
  exposedAll: 5,
  draw: 1.6,
  energy: 2.4,
  heal: 1.2,
  potion: 7,
  discard: -0.8,
  recover: 1.8,
  unequip: -1.5,
  conceal: 2.4,
  immunity: 7,
  two: 1.5,
  all: 2,
  /** What an Energy usually buys. */
  price: 2.4,
  /** What costs much stands in the way of everything else. */
  dear: 0.4,
  /** A card drawn is another one not drawn. */
  slot: 1,
  damageBonus: 5,
  blockBonus: 5,
  turns: 2.5,
}

/** What amounts are raised by on average. */
export const USUAL = {
  block: 3.5,
  strength: 1.5,
  equipment: 1,
  'cards-played': 2,
  'cards-in-hand': 2,
  'exposed-enemies': 0.7,
} as const
