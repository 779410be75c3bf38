/** How many pieces the table has room for: those of the box, and some more for packs. */

/** Every character has a player hero of each level [N5] and so many starting cards [S3]. */
export const LEVELS = 3
export const STARTING_DECK = 9
export const MOST_CHARACTERS = 7
export const MOST_PLAYER_HEROES: number = LEVELS * MOST_CHARACTERS
export const MOST_STARTING_CARDS: number = STARTING_DECK * MOST_CHARACTERS
export const MOST_HEROES = 55
export const MOST_ITEMS = 53
/** Always so many. */
export const CURSES = 20
export const MOST_CARDS: number = MOST_HEROES + MOST_ITEMS + MOST_STARTING_CARDS + CURSES + MOST_PLAYER_HEROES

/** A scenario has so many encounters at most. */
export const MOST_ENCOUNTERS = 3
/** So many coins of each of three kinds an encounter gives to a player [E8]. */
export const MOST_OF_A_COIN = 2
/** So many cards the reward of a location finds [Q48]. */
export const MOST_FOUND = 4
/**
 * What a player can own: the starting deck, the player hero, a card for every coin and every find, and all curses. Room for one
 * more would make every copy of a table dearer by 20 integers.
 */
export const MOST_OWN: number =
  STARTING_DECK + 1 + MOST_ENCOUNTERS * (3 * MOST_OF_A_COIN + MOST_FOUND) + CURSES

/** Every subdeck has so many monsters. Room for one more would make every copy of a table dearer by 140 integers. */
export const SUBDECK_SIZE = 20
export const MOST_SUBDECKS = 6
export const MOST_DECK_MONSTERS: number = SUBDECK_SIZE * MOST_SUBDECKS
export const MOST_TOKENS = 25
export const MOST_BOSSES = 9
/** Monsters of the subdecks, tokens and bosses. */
export const MOST_MONSTERS: number = MOST_DECK_MONSTERS + MOST_TOKENS + MOST_BOSSES
