/** How many pieces the table has room for: those of the box, and some more for packs. */

export const PLAYERS = 4
export const MOST_CLASSES = 8
/** Skills, Items, Companions, Enchantments, Defenses and Potions: 132 in the box. */
export const MOST_COMMON = 180
/** One for each Class, and the Elixirs. */
export const MOST_STARTERS = 16
/** Combat and Showdown cards; exactly so many, as each pile gets one for each player [H36]. */
export const COMBAT_CARDS = 16
/** Crypt, Cave, Hell and Tomb close the first four piles, each of which has a Tome, II to V [H36]. */
export const PILES = 4
export const MOST_CARDS: number = MOST_COMMON + MOST_STARTERS + COMBAT_CARDS + PILES + PILES

export const MOST_STARTER_MONSTERS = 12
export const MOST_MONSTERS = 54
export const MOST_DEMONS = 12
export const MOOSE = 3
export const MOST_ENEMIES: number = MOST_STARTER_MONSTERS + MOST_MONSTERS + MOST_DEMONS + MOOSE

/** Perks are four of each Class. */
export const PERKS_EACH = 4
export const MOST_PERKS: number = MOST_CLASSES * PERKS_EACH
