/** How many cards belong together, always so many: the table has room for no more. */
export const CARDS_PER_HERO = 67
/** Of a Hero's cards, so many are the first deck [R21]; the others are the Market [R22]. */
export const STARTING_CARDS = 9
export const MARKET_CARDS: number = CARDS_PER_HERO - STARTING_CARDS
export const KNOWLEDGE_PER_HERO = 5
export const MINIONS_PER_BOSS = 24
/** Waves of a campaign after which there is a Reward: all but the last [R132]. */
const REWARDS = 11
/** How many cards a Reward lets a Hero gain, or destroy, at most. */
export const MOST_PER_REWARD = 2
/** What a Hero can own: the first deck, the opening card [R23] and Rewards; and every Minion of a Boss can be a Bomb among it. */
const MOST_OWN: number = STARTING_CARDS + 1 + REWARDS * MOST_PER_REWARD
export const MOST_IN_HAND: number = MOST_OWN + MINIONS_PER_BOSS
/** Both Heroes destroy cards. */
export const MOST_DESTROYED: number = 2 * REWARDS * MOST_PER_REWARD
/** The numbers of the two Heroes' cards come first, then each Boss's Minions. */
export const FIRST_MINION: number = CARDS_PER_HERO * 2
