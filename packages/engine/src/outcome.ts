/** How games end. */

/** How a game can end; the number in the block is the index. */
export const OUTCOMES = ['playing', 'won', 'lost', 'drawn'] as const
/** One of them. */
export type Outcome = (typeof OUTCOMES)[number]
/** The party won. */
export const WON = 1
/** The party lost. */
export const LOST = 2
/** Neither. */
export const DRAWN = 3
