/** The box as it comes: the ids of its Heroes and Bosses in order. */
export const HEROES = ['joan', 'lira'] as const
export const BOSSES = ['houndmaster', 'goblin-king', 'guardian', 'necromancer'] as const
