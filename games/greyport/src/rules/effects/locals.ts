/** What effects remember while they are carried out; what they are called with comes first. */

/** The kinds of things that they name: the rulebook's own, which cannot be asked here. */
export type Kinds = Readonly<Record<'card' | 'monster', object>>

/** The player of the card, the card (-1: a location's reward), and whoever of several it serves at the moment. */
export const CARD_LOCALS = ['seat', 'card', 'whose: seat'] as const

/**
 * The monster (-1: a set-up box or a penalty), the player it is in front of and the one who fought it (-1: nobody), and how many
 * of several players have had it.
 */
export const MONSTER_LOCALS = ['monster', 'front: seat', 'fighter: seat', 'index: number'] as const
