/** What the entries of the content files of Arcadia Quest may say. */
import { entry, reference, textField, whole, z } from '@hearthkeep/content'
import * as kinds from './kinds.ts'
import { heroDeeds, holding, monsterDeeds } from './vocabulary.ts'

const deeds = z.array(heroDeeds.effect).min(1)
const holds = z.array(holding.effect).default([])
const line = textField.optional().describe('Why one wants it, and when it is wrong; or what it asks.')
const attack = (most: number) =>
  z
    .strictObject({ kind: z.enum(kinds.ATTACKS), dice: whole(1, most) })
    .describe('How it hits, and with how many dice.')
const does = {
  holds: holds.describe('What holds: of an Attack or a Boost in its own attack, of all else always.'),
  when: z
    .partialRecord(z.enum(kinds.CARD_MOMENTS), deeds)
    .default({})
    .describe('What is done by itself, and when.'),
}
const dice = whole(0, 9).default(0)

export const hero = entry({
  defense: whole(0, 6),
  life: whole(1, 9),
  ability: textField.optional().describe('The name of the natural ability; none: the hero has none.'),
  ...does,
  line,
})

export const card = entry({
  type: z.enum(kinds.TYPES),
  group: z.enum(kinds.GROUPS),
  cost: whole(0, 9).default(0).describe('Coins; of rewards and starters 0.'),
  attack: attack(9).optional().describe('Of an Attack.'),
  icons: z
    .strictObject({ defense: dice, life: dice, reroll: dice })
    .prefault({})
    .describe('Count also while it is exhausted [B-EQ-4].'),
  twice: z.boolean().default(false).describe('May be exhausted twice [B-EQ-7].'),
  blood: whole(1, 3).optional().describe('Wounds that using it costs [R-62].'),
  with: z
    .strictObject({
      kind: z.enum(kinds.ATTACKS).optional(),
      groups: z.array(z.enum(kinds.GROUPS)).min(1).optional(),
    })
    .optional()
    .describe('With which Attack cards a Boost goes, or after which a Permanent is exhausted.'),
  ...does,
  use: z
    .strictObject({
      at: z.enum(kinds.USES),
      once: z.boolean().default(false).describe('Not exhausted: used up for the scenario.'),
      do: deeds,
    })
    .optional()
    .describe('What a Permanent is exhausted for.'),
  line,
})

export const curse = entry({
  value: whole(0, 9),
  fills: whole(0, 3).default(0).describe('Slots it fills [B-CURSE-4].'),
  holds,
  line,
})

export const ability = entry({
  holds,
  when: z.partialRecord(z.enum(kinds.MONSTER_MOMENTS), z.array(monsterDeeds.effect).min(1)).default({}),
})

const face = z.strictObject({
  attack: attack(9),
  defense: whole(0, 9),
  life: whole(1, 20),
  overkill: whole(2, 30).describe('Wounds of one attack after which it does not pay back; above its Life.'),
  rerolls: whole(0, 9).default(0),
  abilities: z.array(reference('abilities')).default([]),
  line,
})
const faces = z.array(face).length(kinds.BANDS).describe('For missions 1, 2-3, 4-5 and 6.')
export const monster = entry({
  code: z
    .string('two letters')
    .regex(/^[A-Z][A-Z]$/, 'two capital letters')
    .describe('Its code on the maps.'),
  rank: z.enum(kinds.RANKS),
  kin: z.enum(kinds.KINS),
  move: whole(0, 4),
  coins: whole(1, 9),
  faces,
})
export const named = entry({ type: reference('monsters'), faces })

export const token = entry({
  kind: z.enum(kinds.TOKENS),
  value: whole(1, 9).optional().describe('Of a chest, in coins.'),
  text: textField,
})

export const title = entry({
  power: z.enum(kinds.TITLE_POWERS),
  text: textField,
  usedIn: z.array(reference('scenarios')).min(1),
})

export const map = entry({
  idea: z.array(textField).length(3).describe('Three sentences: the place, the decision, the mistake.'),
  drawing: z.array(z.string()).describe('Lines of the drawing, see src/content/maps.ts.'),
})

const quest = z.strictObject({
  name: textField,
  text: textField.describe('Exactly what has to be done.'),
  shape: z.enum(kinds.QUESTS),
  count: whole(1, 9).default(1).describe('Monsters, tokens, or activations on one token.'),
  monsters: z.array(reference('monsters')).default([]).describe('The types to kill; none: any.'),
  goal: z.enum(kinds.GOALS).optional().describe('Of a carry.'),
  reward: reference('rewards').optional(),
  title: reference('titles').optional(),
})
export const scenario = entry({
  circle: z.enum(kinds.CIRCLES),
  difficulty: z.enum(kinds.DIFFICULTIES),
  map: reference('maps'),
  before: textField,
  after: textField,
  lesson: textField,
  special: textField.optional().describe('What is special about set-up and play.'),
  rules: z.array(z.enum(kinds.SCENARIO_RULES)).default([]),
  waiting: z.array(reference('monsters')).default([]).describe('Figures beside the map, one each [R-28].'),
  named: reference('named').optional().describe('The figure with cards of its own.'),
  hiddenQuests: whole(0, 4).default(0).describe('Quest tokens shuffled among the exploration tokens.'),
  quests: z.array(quest).min(1).max(3),
  goal: whole(1, 3).default(2).describe('How many quests finish it.'),
  treasure: reference('rewards').optional().describe('What lies in the hideout.'),
})
