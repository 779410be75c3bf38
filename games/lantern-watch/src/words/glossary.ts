/** Everything that can be looked up: cards, shadows and keywords. */
import type { GlossaryEntry } from '@hearthkeep/engine'
import type { Loaded } from '../content/load.ts'

/** One of each title, as copies are alike. */
function oneOfEach<T extends { readonly title: string }>(copies: readonly T[]): readonly T[] {
  return copies.filter(({ title }, i) => copies.findIndex((one) => one.title === title) === i)
}

export function glossary({ cards, shadows, keywords, say }: Loaded): GlossaryEntry[] {
  return [
    ...oneOfEach(cards).map(({ title: name, ward, text }) => ({
      ...{ name, kind: say('card') },
      text: say('about-card', { text, ...(ward > 0 && { ward }) }),
    })),
    ...oneOfEach(shadows).map(({ title: name, hunger, dread, text }) => ({
      ...{ name, kind: say('shadow') },
      text: say('about-shadow', { hunger, dread, ...(text !== '' && { text }) }),
    })),
    ...Object.entries(keywords).map(([name, text]) => ({ name, kind: say('keyword'), text })),
  ]
}
