/** What Minions, Hordes, Bosses, Bombs and Advanced Challenges can say. */
import { vocabulary, whole, z } from '@hearthkeep/content'

/** Whom an Enemy's good deeds can go to, other than the one who does them. */
export const ALLIES = ['all-minions', 'other-minions', 'weakest-minion', 'strongest-minion', 'mat'] as const
const who = z.enum(ALLIES).optional()

export const enemyWords = vocabulary({
  title: 'enemy-effect',
  effects: {
    hit: {
      hit: whole(0, 12).describe('Damage to the active Hero; Strength is added.'),
      times: whole(2, 4).optional(),
      heroes: z.enum(['all']).optional(),
    },
    block: { block: whole(1, 12), who },
    strength: { strength: whole(1, 4), who, until: z.enum(['end-of-turn']).optional() },
    protect: { protect: whole(1, 4), who },
    mend: { mend: whole(1, 12).describe('Health regained, not above the maximum.'), who },
    hurt: {
      hurt: whole(1, 9).describe('Damage to its own side.'),
      side: z.enum(['all-minions', 'other-minions', 'all-enemies']),
    },
    weaken: {},
    expose: {},
    summon: { summon: whole(1, 2).describe('Minions to add.') },
    bomb: { bomb: whole(1, 3).describe("Bombs for the Hero's discard pile.") },
    explode: { explode: whole(1, 2) },
    zombie: { zombie: whole(1, 3) },
    rise: {},
    crystal: { crystal: whole(1, 4) },
    rebuild: {},
    discard: { discard: whole(1, 2), how: z.enum(['random']).optional() },
    drain: { drain: whole(1, 2).describe('Energy the Hero lacks in the next turn.') },
    immunity: {},
  },
  conditions: {
    crystals: { crystals: whole(1, 12).describe('There are at least so many Crystals.') },
    'hero-lost-health': {},
    'row-is-full': {},
    'zombies-out': { 'zombies-out': whole(1, 9) },
    'hero-has-no-block': {},
    'bombs-in-deck': { 'bombs-in-deck': whole(1, 9) },
  },
  combinators: ['if', 'choose'],
})
