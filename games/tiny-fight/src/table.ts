/** What lies on the table. */
import { counted, int, layout, list, open, pile, stream } from '@hearthkeep/engine'

/** Ten cards, and those gained in a campaign, of which two fights give one each. */
const DECK = 12

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
    drawPile: counted(pile(DECK, 'card')),
    hand: open(pile(DECK, 'card')),
    discardPile: open(pile(DECK, 'card')),
    exhaustPile: open(pile(DECK, 'card')),
    /** Which fight of the campaign this is, from 1; 0 if it is part of none. */
    chapter: open(int),
    /** Cards of the campaign that have not been gained; empty without one. */
    box: open(pile(6, 'card')),
    /** Those of which the hero may take one. */
    offer: open(pile(3, 'card')),
  },
  { stack: 12 },
)
