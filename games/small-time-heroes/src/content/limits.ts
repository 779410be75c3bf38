/** How many cards belong together, always so many: the table has room for no more. */
export const CARDS_PER_HERO = 67
export const MINIONS_PER_BOSS = 24
/** The numbers of the two Heroes' cards come first, then each Boss's Minions. */
export const FIRST_MINION: number = CARDS_PER_HERO * 2
