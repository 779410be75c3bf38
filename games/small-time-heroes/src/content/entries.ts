/** What the entries of the content files may say. */
import { entry, nameField, reference, whole, z } from '@hearthkeep/content'
import type { Frozen } from '@hearthkeep/content'
import { enemyWords } from '../rules/enemies/enemy-effects.ts'
import { heroWords } from '../rules/heroes/hero-effects.ts'
import { BODY_PARTS, CARD_TYPES, MOMENTS, PIECES, SPECIALS, SYMBOLS } from './limits.ts'
import { reward, upTo } from './reward-parts.ts'

const hero = heroWords.effect
export const heroDeeds = z.array(hero)
const enemyDeeds = z.array(enemyWords.effect)

const lasting = z
  .array(z.strictObject({ when: z.enum(MOMENTS), do: hero, limit: z.enum(['once-a-turn']).optional() }))
  .default([])

export const heroCard = entry({
  type: z.enum(CARD_TYPES),
  starting: z.boolean().default(false).describe('One of the 9 cards a Hero begins with.'),
  cost: whole(0, 5),
  effects: heroDeeds.default([]),
  concealed: heroDeeds
    .optional()
    .describe('Done instead of the effects, if the player wants, while Concealed.'),
  ambush: heroDeeds.optional().describe('Done for free when the card is discarded in the turn.'),
  finale: z.boolean().default(false),
  prepare: z.boolean().default(false),
  part: z.enum(BODY_PARTS).optional(),
  equipped: heroDeeds.optional().describe('Done once, when the piece is put on.'),
  lasting,
  damageBonus: upTo(3).describe('Added to every damage instance while it is on.'),
  blockBonus: upTo(3).describe('Added to every gain of Block while it is on.'),
  removed: heroDeeds.optional(),
})

export const knowledge = entry({
  hero: reference('heroes'),
  energy: upTo(1).describe('More Energy each turn.'),
  health: upTo(20).describe('More maximum health.'),
  startOfWave: heroDeeds.optional().describe('Done in the first Hero Turn of each Wave.'),
  lasting,
})

const defuse = z.strictObject({
  energy: upTo(3),
  discard: upTo(3).describe('Other cards to discard.'),
  block: upTo(9).describe('Block to give up.'),
  health: upTo(5).describe('Health to give up.'),
})

export const minion = entry({
  wave: whole(1, 3),
  piece: z.enum(PIECES).optional().describe('A piece of which a Boss such as the Guardian is made [R152].'),
  attack: whole(0, 9).optional(),
  block: upTo(9),
  health: whole(1, 25),
  reward: hero.optional(),
  arrive: enemyDeeds.optional(),
  activate: enemyDeeds.optional(),
  react: enemyDeeds.optional(),
  onDeath: enemyDeeds.optional(),
  guard: z.boolean().default(false),
  bomb: z.strictObject({ defuse, explode: enemyDeeds.min(1) }).optional(),
})

const ability = enemyDeeds.min(1)
const abilities = z.strictObject({
  sun: ability,
  moon: ability,
  star: ability,
  skull: ability,
  claw: ability,
})
export const boss = entry({
  difficulty: whole(1, 3),
  health: whole(15, 60),
  block: upTo(9),
  hordeName: nameField,
  horde: abilities,
  abilities,
})

const buff = { health: upTo(9), block: upTo(9), strength: upTo(3) }
export const challenge = entry({ ...buff, reward })
export const advanced = entry({
  ...buff,
  special: z
    .strictObject({ when: z.enum(SPECIALS), do: enemyDeeds.min(1) })
    .describe('What else happens in the Wave.'),
  treasure: z.strictObject({
    name: nameField,
    kind: z.enum(['consumable', 'start-of-wave']),
    effects: heroDeeds.min(1),
  }),
})

export const intent = entry({
  front: z.enum(SYMBOLS),
  back: z.array(z.enum(SYMBOLS)).min(1).describe('The results that the back allows.'),
})

export type HeroCard = Frozen<z.output<typeof heroCard>>
export type Knowledge = Frozen<z.output<typeof knowledge>>
export type Minion = Frozen<z.output<typeof minion>>
