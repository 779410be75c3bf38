/** What the table numbers: each thing of a list is known there by its place in it. */

export const TYPES = ['physical', 'magical'] as const
/** Yellow, white and green, from weak to strong, and their faces. */
export const DICE = ['yellow', 'white', 'green'] as const
export const FACES = [
  [1, 2, 2, 3, 3, 4],
  [1, 2, 3, 4, 5, 6],
  [4, 5, 6, 6, 7, 8],
] as const
export const COINS = ['copper', 'silver', 'gold'] as const
export type Coin = (typeof COINS)[number]
export const DIFFICULTIES = ['introductory', 'easy', 'medium', 'hard'] as const

/** What holds while the party fights at a location [E10]. */
export const BOONS = [
  'open-heroes',
  'open-items',
  'physical-damage',
  'magical-damage',
  'pierce',
  'larger-hand',
  'marker-draws',
  'round-shield',
] as const

/** What a location grants, by number as in `BOONS`. */
export const BOON = {
  OPEN_HEROES: BOONS.indexOf('open-heroes'),
  OPEN_ITEMS: BOONS.indexOf('open-items'),
  PHYSICAL: BOONS.indexOf('physical-damage'),
  MAGICAL: BOONS.indexOf('magical-damage'),
  PIERCE: BOONS.indexOf('pierce'),
  LARGER_HAND: BOONS.indexOf('larger-hand'),
  MARKER_DRAWS: BOONS.indexOf('marker-draws'),
  ROUND_SHIELD: BOONS.indexOf('round-shield'),
} as const

/** What a card is. */
export const KINDS = { HERO: 0, ITEM: 1, CURSE: 2 } as const

/** What may have to be discarded: any card, or only one of these, which are in the order of `KINDS`. */
export const DISCARDS = ['card', 'hero', 'item', 'curse'] as const

/** The moments at which a card does something, in the order in which its text tells of them. */
export const CARD_MOMENTS = ['immediate', 'anytime', 'fighting', 'afterwards', 'cleanup'] as const
/** The same of a monster. */
export const MONSTER_MOMENTS = ['ambush', 'fought', 'hurt', 'harmed', 'roundStart', 'roundEnd'] as const
