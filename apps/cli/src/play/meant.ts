/** What typed words mean: a choice as it is written, or without the numbers of copies that are alike. */
import { normalNotation } from '@hearthkeep/engine'
import type { Item, OfferedChoice, Zone } from '@hearthkeep/engine'
import { keyOf } from './entries.ts'

/** What can be chosen, and the table on which things are alike or not. */
interface Offer {
  readonly choices: readonly OfferedChoice[]
  readonly zones: readonly Zone[]
}

/** A choice, or those of which one has to be named; undefined if the words mean none. */
type Meant = { readonly choice: OfferedChoice } | { readonly either: readonly string[] } | undefined

const COPY = / \d+$/

/** A way to write a choice, and the things whose number it leaves out. */
interface Spelling {
  readonly text: string
  readonly loose: readonly string[]
}

function spellingsOf({ notation, concerns }: OfferedChoice, items: ReadonlyMap<string, Item>): Spelling[] {
  const names = new Map(concerns.map((thing) => [keyOf(thing), items.get(keyOf(thing))?.name ?? '']))
  let spellings: Spelling[] = [{ text: notation, loose: [] }]
  for (const [key, name] of names) {
    if (!COPY.test(name)) continue
    const shorter = spellings.map(({ text, loose }) => ({
      text: text.replace(name, name.replace(COPY, '')),
      loose: [...loose, key],
    }))
    spellings = [...spellings, ...shorter]
  }
  return spellings
}

/** The choice that words mean. Copies are alike that lie together and of which the table says the same. */
export function meantBy(words: string, { choices, zones }: Offer): Meant {
  const wanted = normalNotation(words)
  const items = new Map<string, Item>()
  const looks = new Map<string, string>()
  zones.forEach((zone, i) => {
    for (const item of zone.items) {
      if (item.thing === undefined) continue
      const { figures, tags, text, at } = item
      items.set(keyOf(item.thing), item)
      looks.set(keyOf(item.thing), JSON.stringify([i, figures, tags, text, at]))
    }
  })
  const found = choices.flatMap((choice) => {
    const spelling = spellingsOf(choice, items).find(({ text }) => normalNotation(text) === wanted)
    return spelling === undefined
      ? []
      : [{ choice, look: spelling.loose.map((key) => looks.get(key)).join() }]
  })
  const exact = found.find(({ choice }) => normalNotation(choice.notation) === wanted) ?? found.at(0)
  if (exact === undefined) return undefined
  const isClear = exact.look === '' || found.every(({ look }) => look === exact.look)
  return isClear ? { choice: exact.choice } : { either: found.map(({ choice }) => choice.notation) }
}
