/** What lies on the table. */
import { counted, int, layout, list, open, pile, stream } from '@hearthkeep/engine'

/** The hero and the enemies are kept alike. */
const fighter = {
  life: int,
  /** What it began with. */
  mostLife: int,
  /** Absorbs damage before life does. */
  block: int,
  /** Added to every hit. */
  strength: int,
  /** Turns for which more damage is taken. */
  vulnerable: int,
  /** Turns for which less damage is dealt. */
  weak: int,
  /** Strength gained each turn (enemies). */
  ritual: int,
  /** What it will do next (enemies). */
  intent: int,
  /** How often running it has announced that (enemies); 0 before the first time. */
  streak: int,
}

export const layoutOfTable = layout(
  {
    /** Every shuffle and every roll. */
    dice: stream,
    /** Counts from 1. */
    turn: open(int),
    energy: open(int),
    hero: open(list(1, fighter)),
    enemies: open(list(3, fighter)),
    drawPile: counted(pile(10, 'card')),
    hand: open(pile(10, 'card')),
    discardPile: open(pile(10, 'card')),
    exhaustPile: open(pile(10, 'card')),
  },
  { stack: 8 },
)
