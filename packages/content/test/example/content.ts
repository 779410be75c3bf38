import {
  collection,
  contentPack,
  english,
  entry,
  reference,
  textFile,
  vocabulary,
  whole,
  z,
} from '@hearthkeep/content'
import type { DataOf } from '@hearthkeep/content'

export const rules = vocabulary({
  effects: {
    damage: { damage: whole(1, 99), target: z.enum(['all', 'boss']).optional() },
    block: { block: whole(1, 99) },
    draw: { draw: whole(1, 9) },
    summon: { summon: reference('enemies') },
    conceal: {}, // no fields: written as the bare word "conceal"
  },
  conditions: { concealed: {} },
  combinators: ['choose', 'if', 'times'],
})

export const pack = contentPack({
  cards: collection(
    entry({ cost: whole(0, 3), type: z.enum(['attack', 'defense', 'skill']), effect: rules.effect }),
    { file: 'cards.json', count: 10 },
  ),
  enemies: collection(
    entry({ health: whole(1, 99).describe('Hit points.'), onDeath: rules.effect.optional() }),
    {
      file: 'enemies.json',
    },
  ),
  text: textFile(rules, { file: 'text.json', base: english, phrases: { died: ['enemy', 'effect'] } }),
})

export type Content = DataOf<typeof pack>
export type Effect = z.infer<typeof rules.effect>
