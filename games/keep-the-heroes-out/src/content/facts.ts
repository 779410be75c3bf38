/** What the words of cards, abilities and rooms tell besides what they do: above all what a player who plans makes of them. */

/** Steps on a planning player's own picture of the dungeon. */
export interface Imagined {
  draw: () => void
  move: (from: number, to: number, cargo: number) => void
  summon: (room: number) => void
  place: (resource: number, room: number) => void
  trap: (room: number) => void
  mend: () => void
  craft: (room: number, card: number) => void
  /** A card of the Laboratory, for a hero in the Cells. */
  brew: (card: number) => void
}

/** What can be done, as far as a planning player's picture goes: it lists the ways, and later weighs them. */
export interface Ways {
  /** Cards to be gained, in hundredths. */
  cards: (hundredths: number) => void
  activations: () => void
  moves: (only: number) => void
  melees: (only: number) => void
  shots: () => void
  traps: (only: number) => void
  portals: (only: number) => void
  summons: () => void
  resources: (resource: number, only: number) => void
  /** A simple action, by number, by all meeples of a room. */
  swarms: (action: number) => void
  /** So many meeples in rooms of a type. */
  ambush: (count: number, type: number) => void
  // For abilities and rooms.
  summon: (room: number) => void
  craft: (room: number) => void
  mend: () => void
}

/** Names the ways to do an action, in one room or, for -1, anywhere. */
export type Plan = (ways: Ways, only: number) => void

/** What is to be known of an action. */
export interface ActionFacts {
  /** The kinds of choice by which it is used up. */
  readonly chosenAs: readonly string[]
  /** The resource that those choices have to name, -1 if any will do. */
  readonly resource: number
  /** The simple actions it shows: what Reinforce names does not count [Q53]. */
  readonly shows: readonly string[]
  /** Whether it answers an attack [A7]. */
  readonly isDefence: boolean
  /** What it is worth on a card that is not looked at in detail. */
  readonly worth: number
  /** How many heroes it could hit. */
  readonly melee: number
  readonly ranged: number
  /** What to plan, one after the other. */
  readonly plans: readonly Plan[]
  /** The simple action, by number, that all meeples of a room do; -1 for none. */
  readonly swarm: number
}

/** Facts, as far as they are not the usual ones. */
export function actionFacts(
  facts: Partial<ActionFacts> & Pick<ActionFacts, 'chosenAs' | 'plans' | 'worth'>,
): ActionFacts {
  return { resource: -1, shows: [], isDefence: false, melee: 0, ranged: 0, swarm: -1, ...facts }
}
