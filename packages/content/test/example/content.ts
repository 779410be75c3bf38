import { collection, contentPack, english, entry, textFile, whole, z } from '@hearthkeep/content'
import text from './text.json' with { type: 'json' }
import { cardWords } from './words.ts'

const { effect } = cardWords

export const pack = contentPack({
  cards: collection(entry({ cost: whole(0, 3), type: z.enum(['attack', 'defense', 'skill']), effect }), {
    file: 'cards.json',
    count: 10,
  }),
  enemies: collection(entry({ health: whole(1, 99).describe('Hit points.'), onDeath: effect.optional() }), {
    file: 'enemies.json',
  }),
  text: textFile(cardWords, { file: 'text.json', base: english, own: text }),
})

export type Effect = z.infer<typeof effect>
