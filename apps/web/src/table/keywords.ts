/** Keywords in the text of a card, and what they mean. */
import type { GlossaryEntry } from '@hearthkeep/engine'

const isKeyword = ({ kind }: GlossaryEntry): boolean => kind.includes('keyword')

/**
 * The keywords that a text uses, in the order in which it does. Where both sides have one of the same name, the one
 * of the kind `side` is taken.
 */
export function keywordsIn(
  glossary: readonly GlossaryEntry[],
  text: string,
  side?: string,
): readonly GlossaryEntry[] {
  const byName = new Map<string, GlossaryEntry>()
  for (const entry of glossary.filter(isKeyword)) {
    if (!byName.has(entry.name) || entry.kind === side) byName.set(entry.name, entry)
  }
  const found = [...byName.values()].flatMap((entry) => {
    const at = text.search(new RegExp(`\\b${escaped(entry.name)}\\b`))
    return at < 0 ? [] : [{ entry, at }]
  })
  return found.sort((a, b) => a.at - b.at).map(({ entry }) => entry)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
