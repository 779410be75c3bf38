/** What the entries of the content files of Hellbringer may say. */
import { byName, entry, reference, textField, whole, z } from '@hearthkeep/content'
import { enemyWords } from '../rules/effects/enemy-words.ts'
import { heroWords } from '../rules/effects/hero-words.ts'
import {
  CARD_MOMENTS,
  ENEMY_IMMUNITIES,
  ENEMY_MOMENTS,
  KINDS,
  RUNES,
  SCENARIO_RULES,
  UNLOCKS,
} from './kinds.ts'
import { lasting } from './vocabulary.ts'

/** What an attack can be made better with, by another card. */
const BETTERING = ['dice', 'fuel', 'pierce', 'cleave', 'convert', 'reroll']
const bettering = heroWords.without(
  'bettering',
  heroWords.kinds.filter((word) => !BETTERING.includes(word)),
)

const points = (low: number, high: number) =>
  whole(low, high).refine((n) => n % 5 === 0, 'a multiple of 5 [H17]')
const deeds = z.array(heroWords.effect).default([])
const abilities = z.array(enemyWords.effect).default([])
const line = textField.optional().describe('Why one wants it, and when it is wrong; or what an enemy asks.')

/** What every card of heroes has. */
const card = {
  attack: z
    .strictObject({
      kind: z.enum(['one', 'all']),
      damage: whole(0, 12).default(0),
      acid: whole(0, 12).default(0),
    })
    .optional(),
  unseen: z.boolean().default(false).describe('May be aimed OUT OF SIGHT; of an Enchantment: its Item may.'),
  effect: deeds.describe('Done when it is used; of an attack before its dice are rolled.'),
  lasting: z.array(lasting.effect).default([]).describe('Holds while it is in play.'),
  when: z
    .partialRecord(z.enum(CARD_MOMENTS), z.array(heroWords.effect).min(1))
    .default({})
    .describe('Done at moments of its own.'),
  line,
}
const anytime = z.boolean().default(false).describe('May be used in any turn [H133].')
const cost = whole(0, 5).default(0).describe('AP to use, equip or assign it.')
const runes = z.array(z.enum(RUNES)).min(1).max(2).describe('Two: it takes both [H72].')
const holds = whole(0, 3).default(0).describe('Enchantments it holds.')
const body = { hp: points(0, 60), ar: points(0, 60), blue: whole(0, 5) }

export const skill = entry({
  colour: reference('classes').optional().describe('The Class that may learn it; none: all.'),
  infinite: z.boolean().default(false).describe('Only works when it is learned [H80].'),
  cost,
  anytime,
  ...card,
})
export const item = entry({
  runes,
  cost,
  holds,
  ...card,
  yourAttack: z.array(bettering).default([]).describe('Done with every attack of its owner’s cards.'),
})
export const companion = entry({ cost, ...body, ...card })
export const enchantment = entry({
  cost,
  ...card,
  striking: z.array(bettering).default([]).describe('Done with the attack of its Item.'),
})
export const defense = entry({ cost, ...card })
export const potion = entry({ cost, anytime, ...card })
export const starterCard = entry({
  kind: z.enum(KINDS).extract(['item', 'skill', 'companion', 'defense']),
  of: reference('classes').optional().describe('Its Class; none: any.'),
  runes: runes.optional(),
  holds,
  cost,
  anytime,
  hp: body.hp.default(0),
  ar: body.ar.default(0),
  blue: body.blue.default(0),
  ...card,
})

export const hero = entry({
  title: textField,
  sphere: textField.describe('The colour of its Skills; black is that of Skills for all [H81].'),
  hp: points(5, 95),
  ar: points(0, 95),
  si: whole(0, 9),
  ap: whole(1, 5),
  sp: whole(0, 9),
  hs: whole(1, 9),
  wins: textField.describe('How it wins.'),
  engine: textField.describe('What to do, in order.'),
  fears: textField,
  partner: textField,
  rows: textField.describe('Which rows it fills first.'),
})
export const perk = entry({
  hero: reference('classes'),
  number: whole(1, 4).describe('III and IV are for campaigns [H39].'),
  anytime,
  effect: deeds,
  wouldDie: deeds.describe('Used when its owner would be eliminated.'),
  line,
})

/** One face of an enemy. */
const face = {
  hp: points(0, 95),
  ar: points(0, 95),
  si: whole(0, 9),
  blue: whole(0, 5),
  damage: whole(0, 16).default(0),
  acid: whole(0, 16).default(0),
  ability: abilities.describe('Done when the enemies attack [HA73].'),
  swept: points(-30, 30).optional().describe('AR more, or less, against all-targets attacks.'),
  aura: z
    .strictObject({ ar: points(0, 20).default(0), si: whole(0, 3).default(0) })
    .optional()
    .describe('What all other enemies have more.'),
  immune: z.array(z.enum(ENEMY_IMMUNITIES)).default([]),
  when: z
    .strictObject({
      ...byName(ENEMY_MOMENTS, () => abilities),
      round: z
        .array(z.strictObject({ every: whole(1, 9).default(1), do: z.array(enemyWords.effect).min(1) }))
        .default([])
        .describe('Every so many enemies’ turns it is in play, whatever the Enemy die shows.'),
    })
    .prefault({}),
  line,
}
export const enemy = entry(face)
export const demon = entry({ ...face, back: z.strictObject(face).describe('Side B.') })

export const combat = entry({
  bonus: z
    .strictObject({
      hp: points(0, 30).default(0),
      ar: points(0, 30).default(0),
      si: whole(0, 3).default(0),
      damage: whole(0, 4).default(0),
      acid: whole(0, 4).default(0),
    })
    .prefault({})
    .describe('What its Monster has more while it lives [HA69].'),
  dies: abilities.describe('Done when its Monster is eliminated.'),
})
export const location = entry({
  si: whole(0, 9).describe('Sight that every enemy needs more.'),
  starters: whole(0, 9).default(0).describe('Starter Monsters that enter.'),
  monsters: whole(0, 5).default(0).describe('Monsters that enter.'),
  demon: z.boolean().default(false),
  moose: z.boolean().default(false),
})
const tome = z.strictObject({
  attributes: z.array(whole(0, 4)).length(4).describe('Attribute Point cards, for 1 to 4 players.'),
  effect: deeds.describe('For every living player [HA72].'),
  nextTurn: deeds.describe('Done once, when the next turn of each player begins.'),
  story: textField,
})
export const scenario = entry({
  demon: reference('demons'),
  rule: z.enum(SCENARIO_RULES),
  ruleName: textField,
  ruleText: textField.describe('What `rule` does.'),
  decision: textField.describe('What it makes one think of.'),
  story: textField,
  unlocks: z.enum(UNLOCKS).optional().describe('What winning it gives to a campaign [HA62].'),
  ending: textField,
  tomes: z.array(tome).length(5),
})
