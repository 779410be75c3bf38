import { componentCounts, contentHash, EffectBook, factsIn } from '@hearthkeep/content'
import { loadPack, meaningOf, plainText, textWriter } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import { pack } from './content.ts'
import type { Effect } from './content.ts'
import { rules } from './rules.ts'
import { cardWords } from './words.ts'

/** Loads the pack, or throws a ContentError that lists everything wrong with it. */
export function load(files: Files) {
  const data = loadPack(pack, files) // frozen and typed
  const text = textWriter(cardWords, data.text, { data })
  const book = new EffectBook(rules.supplement())
  const clause = (effect: Effect): string => plainText(text.clause(effect)) // records hold no marks
  return {
    ...{ files: data, text, book },
    cards: data.cards.map(({ name, effect }) => ({
      name,
      text: text.describe(effect),
      effect: book.compile(cardWords, [effect], { owner: name, clause }),
      worth: factsIn(meaningOf(cardWords, effect)).reduce((sum, worth) => sum + worth, 0),
    })),
    health: new Map(data.enemies.map(({ id, health }) => [id, health])),
    counts: componentCounts(pack, data), // { cards: 10, enemies: 3 }
    hash: contentHash(files, { choices: data.text.phrases, names: book.options }), // what is played with
  }
}
