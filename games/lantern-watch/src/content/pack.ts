/** What the content files may say. */
import { collection, contentPack, document, english, entry, idField } from '@hearthkeep/content'
import { textField, textFile, whole, wordsFile, z } from '@hearthkeep/content'
import { deeds } from './effects.ts'
import { words } from './files.ts'

const card = entry({
  ward: whole(0, 6).default(0).describe('How much less is eaten if it is thrown into the flame.'),
  effect: deeds.effect,
})

const shadow = entry({
  hunger: whole(0, 6).describe('The oil it eats in an hour.'),
  dread: whole(1, 3).describe('The strength it takes to drive it off.'),
  comes: deeds.effect.optional(),
  feeds: deeds.effect.optional(),
})

const sky = z.strictObject({ id: idField, oil: whole(1, 6).describe('What each lantern begins with.') })
const night = z.strictObject({
  lanterns: z.array(textField).length(4),
  hours: whole(1, 12),
  shadows: z.array(whole(0, 9)).length(4).describe('How many come in an hour, for one to four watchers.'),
  skies: z.array(sky).min(1),
})
const campaign = z.strictObject({
  nights: z.array(z.strictObject({ id: idField, title: textField, sky: idField })).min(1),
})

export const pack = contentPack(
  {
    cards: collection(card, { file: 'cards.json', label: 'cards', count: 29 }),
    shadows: collection(shadow, { file: 'shadows.json', label: 'shadows', count: 22 }),
    night: document(night, { file: 'night.json' }),
    campaign: document(campaign, { file: 'campaign.json' }),
    text: textFile(deeds, { file: 'text.json', base: english }),
    words: wordsFile(words),
  },
  {
    things: { card: ['cards'], shadow: ['shadows'] },
    words: 'words',
    check: ({ campaign, night }) => {
      const ids = night.skies.map(({ id }) => id)
      const expected = `one of the skies of night.json: ${ids.join(', ')}`
      return campaign.nights.flatMap(({ sky }, i) =>
        ids.includes(sky)
          ? []
          : [{ file: 'campaign.json', field: `nights[${i}].sky`, expected, found: `"${sky}"` }],
      )
    },
  },
)
