/** How many pieces the table has room for: those of the box, and some more for packs. */

/** Every clan has so many [S9]. */
export const CARDS_PER_CLAN = 10
export const MOST_ROOMS = 14
export const MOST_CLANS = 7
export const MOST_CRAFTS = 24
export const MOST_CARDS: number = CARDS_PER_CLAN * MOST_CLANS + MOST_CRAFTS
/** The heroes among the Guild's cards, always so many. */
export const GUILD_HEROES = 16
export const MOST_SCENARIO_CARDS = 16
export const MOST_GUILD_CARDS: number = GUILD_HEROES + MOST_SCENARIO_CARDS
/** Portals, always so many [S13]. */
export const PORTALS = 8
/** The table notes which actions of a side are left, a bit each. */
export const MOST_ACTIONS = 16
/** How many chests there are, always so many. */
export const TREASURES = 13

/** The value of a chest by its number: four of each, in order, and the "4" last [S3]. */
export function valueOf(treasure: number): number {
  return 1 + Math.floor(treasure / 4)
}
