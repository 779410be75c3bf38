/** What a step can ask for, besides nothing. */
export const SIGNALS = { NOTHING: 0, CALLED: 1, LEFT: 2, FINISHED: 3 } as const
