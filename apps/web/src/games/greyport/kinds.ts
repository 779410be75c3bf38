/** The kinds of things that are drawn on this table. */
export const THING_KINDS = ['card', 'monster', 'player', 'character', 'coin'] as const
