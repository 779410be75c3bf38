/** The kinds of things that are drawn on this table. */
export const THING_KINDS = ['card', 'enemy', 'player', 'hero', 'perk', 'figure', 'die'] as const
