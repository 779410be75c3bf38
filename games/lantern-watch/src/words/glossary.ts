/** Everything that can be looked up: cards, shadows and keywords. */
import { plainText } from '@hearthkeep/content'
import type { GlossaryEntry } from '@hearthkeep/engine'
import type { Data } from '../content/data.ts'

/** One of each title, as copies are alike. */
function oneOfEach<T extends { readonly title: string }>(copies: readonly T[]): T[] {
  const titles = copies.map(({ title }) => title)
  return copies.filter(({ title }, i) => titles.indexOf(title) === i)
}

export function glossary({ cards, shadows, keywords, say }: Data): GlossaryEntry[] {
  const aboutCards = oneOfEach(cards).map(({ title: name, ward, text }) => ({
    ...{ name, kind: say('card') },
    text: say(ward > 0 ? 'about-ward' : 'about-card', { text: plainText(text), ward }),
  }))
  const aboutShadows = oneOfEach(shadows).map(({ title: name, hunger, dread, text }) => ({
    ...{ name, kind: say('shadow') },
    text: `${say('about-shadow', { hunger, dread })} ${plainText(text)}`.trim(),
  }))
  const aboutKeywords = Object.entries(keywords).map(([name, text]) => ({ name, kind: say('keyword'), text }))
  return [...aboutCards, ...aboutShadows, ...aboutKeywords]
}
