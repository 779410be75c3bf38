/** What hero cards, Potions, Treasures and Rewards can say. */
import { vocabulary, whole, z } from '@hearthkeep/content'

/** What an amount can be raised by: 1 for each. */
export const PLUSES = [
  'block',
  'strength',
  'equipment',
  'cards-played',
  'cards-in-hand',
  'exposed-enemies',
] as const
const plus = z.enum(PLUSES).optional().describe('Raises the amount by 1 for each of these.')

/** Whom damage can hit, other than one Enemy of the player's choice. */
export const HITS = ['minion', 'two-enemies', 'all-enemies', 'all-minions', 'random-enemy'] as const
/** Who can be given Weak or Exposed; `target` is the Enemy this card has just hit. */
export const MARKS = ['target', 'enemy', 'all-enemies'] as const

const until = z.enum(['end-of-turn']).optional()

export const heroWords = vocabulary({
  title: 'hero-effect',
  effects: {
    damage: {
      damage: whole(0, 20),
      times: whole(2, 6).optional().describe('Several hits on the same Enemy.'),
      to: z.enum(HITS).optional(),
      plus,
    },
    block: { block: whole(0, 20), plus },
    strength: { strength: whole(1, 5), until },
    protect: { protect: whole(1, 5), until },
    weak: { weak: z.enum(MARKS) },
    exposed: { exposed: z.enum(MARKS) },
    draw: { draw: whole(1, 5) },
    energy: { energy: whole(1, 3) },
    heal: { heal: whole(1, 20) },
    potion: { potion: whole(1, 3) },
    discard: { discard: whole(1, 3).describe("Cards of the player's choice, from the hand.") },
    recover: { recover: whole(1, 2).describe('Cards from the discard pile to the hand.') },
    unequip: { unequip: whole(1, 2).describe('Pieces of Equipment to take off.') },
    conceal: {},
    immunity: {},
    'clear-row': {},
  },
  conditions: {
    concealed: {},
    equipped: { equipped: whole(1, 5).describe('At least so many pieces are on.') },
    'played-this-turn': {
      'played-this-turn': whole(1, 9).describe('At least so many cards were played before this one.'),
    },
    'hand-is-empty': {},
    'enemy-defeated': {},
    'has-block': {},
    'badly-hurt': {},
  },
  combinators: ['choose', 'if', 'pay'],
  prices: ['discard', 'unequip'],
})
