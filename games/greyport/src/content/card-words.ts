/** What heroes, items, player heroes and the rewards of locations can say. */
import { vocabulary, whole, z } from '@hearthkeep/content'

export const TYPES = ['physical', 'magical'] as const

/** Whose cards an effect moves, other than those of the player of the card. */
export const RECEIVERS = ['player', 'each'] as const
const who = z.enum(RECEIVERS).optional().describe('A player of your choice, or every player; left out, you.')

/** What a bonus can be counted by. */
export const COUNTS = [
  'active-monster',
  'card-in-hand',
  'curse-in-hand',
  'hero-played',
  'shield',
  'damage-on-target',
  'lost-health',
  'non-player-hero',
] as const

/** What can be discarded as a price. */
export const DISCARDS = ['card', 'hero', 'item', 'curse'] as const

export const cardWords = vocabulary({
  title: 'card-effect',
  effects: {
    taunt: { taunt: whole(1, 3).describe('So many monsters, one after another, each optional.') },
    snipe: { snipe: whole(1, 12) },
    shield: { shield: whole(1, 6) },
    draw: { draw: whole(1, 3), who },
    'another-hero': {},
    retire: {
      retire: whole(1, 2).describe('So many cards of the hand may be retired.'),
      who: z.enum(RECEIVERS).optional(),
    },
    recover: { recover: whole(1, 2).describe('Cards from the discard pile to the hand.') },
    discard: { discard: z.enum(DISCARDS).describe('A price: only inside `pay`.') },
    repair: { repair: whole(1, 6).describe('Hit points of the location, not above what it began with.') },
    'dual-wield': {},
    'return-hero': {},
    'return-self': {},
    'retire-wielder': {},
    bonus: {
      bonus: whole(1, 12).describe('More damage in this fight; only under `fighting`.'),
      per: z.enum(COUNTS).optional(),
    },
    reroll: { reroll: whole(1, 3).describe('May roll all dice of the fight again; only under `fighting`.') },
    heal: { heal: whole(1, 5), who: z.enum(RECEIVERS).optional() },
    find: {
      find: z.enum(['hero', 'item']).describe('One may be recruited free, from the top five or the row.'),
      of: z.enum(TYPES),
    },
    'stay-open': { 'stay-open': z.enum(['heroes', 'items']).describe('The deck stays open for the game.') },
  },
  conditions: {
    'target-tank': {},
    'target-ranged': {},
    'target-armored': {},
    'target-wounded': {},
    'at-location': {},
    defending: {},
    alone: {},
    'has-item': {},
    'active-monsters': { 'active-monsters': whole(1, 9).describe('At least so many in the active group.') },
    'hand-empty': {},
    'marker-used': {},
    'location-saved': {},
  },
  combinators: ['choose', 'if', 'pay'],
  prices: ['discard'],
  onlyPrices: ['discard'],
})
