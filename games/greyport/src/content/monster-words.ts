/** What monsters, bosses, encounter boxes and penalties can say. */
import { reference, vocabulary, whole, z } from '@hearthkeep/content'

/** Whom it concerns: the player it is in front of (nobody on the location [O1]), every player, the defender, who fought it. */
export const VICTIMS = ['front', 'each', 'defender', 'fighter'] as const
const who = z.enum(VICTIMS)

/** Where monsters come into play. */
export const GROUPS = ['here', 'active', 'location', 'each'] as const
const at = z.enum(GROUPS)

/** What somebody has to discard. */
export const LOSSES = ['card', 'hero', 'item'] as const

export const monsterWords = vocabulary({
  title: 'monster-effect',
  effects: {
    hurt: { hurt: whole(1, 5).describe('Damage, which shields can cancel.'), who },
    lose: { lose: whole(1, 5).describe('Hit points, which shields cannot save.'), who },
    discard: { discard: z.enum(LOSSES), who },
    curse: {
      curse: whole(1, 3),
      who,
      onto: z.enum(['deck']).optional().describe('On top of the deck instead of the discard pile.'),
    },
    batter: { batter: whole(1, 6).describe('Hit points the location loses.') },
    reveal: { reveal: whole(1, 3).describe('Monsters from the deck.'), at },
    summon: { summon: whole(1, 2).describe('The same, but with 4 HP each [C2].'), at },
    spawn: { spawn: reference('tokens').describe('Monster tokens from the supply.'), count: whole(1, 5), at },
    mend: { mend: whole(1, 9).describe('Damage that comes off the monster itself.') },
    flip: {},
    plunder: { plunder: z.enum(['heroes', 'items']).describe('The row leaves the game and is refilled.') },
  },
  conditions: {
    'on-location': {},
    'location-lost': {},
    'players-at-least': { 'players-at-least': whole(2, 5) },
  },
  combinators: ['if'],
})
