/** What the entries of the content files of Battle for Greyport may say. */
import { entry, nameField, reference, whole, z } from '@hearthkeep/content'
import { effectsAt } from '../rules/effects/card-effects.ts'
import { boxDeeds, deeds } from '../rules/effects/monster-effects.ts'
import { figures, leading, needs, strength } from './figures.ts'
import { MOST_OF_A_COIN } from './limits.ts'
import { BOONS, COINS, DICE, DIFFICULTIES, TYPES } from './numbers.ts'

/** So many dice of a hero and two items are shown as digits of one number. */
const MOST_DICE = 3

/** What every card that fights has. */
const fighting = {
  type: z.enum(TYPES),
  dice: z.array(z.enum(DICE)).max(MOST_DICE).default([]),
  ...strength,
  immediate: effectsAt.action.default([]).describe('Done when the card is played.'),
  anytime: effectsAt.action.optional().describe('May be used once a round while the card is out.'),
  fighting: effectsAt.fighting
    .default([])
    .describe('Done when the hero fights, before the dice: bonus and reroll.'),
  afterwards: effectsAt.afterwards.default([]).describe('Done when the hero has fought, after Splash.'),
  cleanup: effectsAt.cleanup.default([]).describe('Done in the Cleanup step.'),
}
const cost = z.enum(COINS)

export const character = entry({
  title: z.string(),
  type: z.enum(TYPES),
  like: z.string().optional().describe('What it is like to play; of those of the box the words say it.'),
})
export const playerHero = entry({
  character: reference('characters'),
  level: whole(1, 3),
  ...fighting,
  ...leading,
})
export const startingCard = entry({
  character: reference('characters'),
  kind: z.enum(['hero', 'item']),
  ...fighting,
  ...leading,
})
export const hero = entry({
  cost,
  is: reference('characters').optional().describe('The character this card is: retired if played [S7].'),
  ...fighting,
  ...leading,
})
export const item = entry({ cost, ...fighting })

/** One face of a monster. */
const face = {
  ...figures,
  immune: z.array(z.enum(['splash', 'snipe', 'taunt'])).default([]),
  resists: z
    .strictObject({ type: z.enum(TYPES), armor: whole(1, 6) })
    .optional()
    .describe('More armor against one type of hero [C24].'),
  fought: deeds.default([]).describe('Done when it was fought, not by Splash or Snipe [C14].'),
  hurt: deeds.default([]).describe('Done once for each instance of damage to it [C12].'),
  harmed: deeds.default([]).describe('Done when damage of its own got through to a player or the location.'),
  roundStart: deeds.default([]).describe('Done at the start of each round.'),
  roundEnd: deeds.default([]).describe('Done when the marker is passed.'),
}
const ambush = deeds.default([]).describe('Done once, when it has come into play [K1].')
export const monster = entry({ hp: whole(1, 20), threat: whole(1, 4), ambush, ...face })
export const token = entry({ hp: whole(1, 20), ambush, ...face })
export const boss = entry({
  ...face,
  ambush,
  unhurtWhile: z
    .strictObject({ monster: reference('tokens', 'bosses'), at: z.enum(['anywhere', 'location']) })
    .optional()
    .describe('Takes no damage while such a monster is in play [C27, C28].'),
  lastsWhile: z
    .array(reference('tokens'))
    .optional()
    .describe('Cannot fall below 1 HP while one of these is in play [C16].'),
  back: z
    .strictObject({ name: nameField, ...face })
    .optional()
    .describe('Its other side [C28].'),
})

export const location = entry({
  boon: z.enum(BOONS),
  reward: effectsAt.reward.min(1),
})

const byPlayers = (low: number, high: number) => z.array(whole(low, high)).length(4)
export const scenario = entry({
  difficulty: z.enum(DIFFICULTIES),
  story: z.string(),
  startingHp: whole(1, 20).default(10),
})
export const encounter = entry({
  scenario: reference('scenarios'),
  number: whole(1, 3),
  location: reference('locations'),
  subdeck: reference('subdecks').optional(),
  locationHp: byPlayers(1, 60).describe('For 2, 3, 4 and 5 players, as all four figures.'),
  locationThreat: byPlayers(0, 30),
  playerThreat: byPlayers(0, 20),
  coins: z.strictObject({
    copper: whole(0, MOST_OF_A_COIN),
    silver: whole(0, MOST_OF_A_COIN),
    gold: whole(0, MOST_OF_A_COIN),
  }),
  bosses: z
    .array(
      z.strictObject({
        boss: reference('bosses'),
        hp: byPlayers(5, 150),
        at: z.enum(['active', 'location']).default('active'),
      }),
    )
    .default([]),
  setup: boxDeeds.default([]).describe('The special setup box [E7].'),
  penalty: boxDeeds.min(1).describe('If the location falls [D1f].'),
})

export const achievement = entry({
  rule: z.string().regex(/^A\d+$/),
  text: z.string().describe('What to do for it.'),
  needs,
})
