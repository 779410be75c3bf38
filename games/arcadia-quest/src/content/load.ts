/** Loads a pack. */
import { componentCounts, contentHash, loadPack, sayer } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import type { Data } from './data.ts'
import { drawingsOf } from './drawings.ts'
import { loadCards, loadCurses, loadHeroes, loadTokens } from './load-cards.ts'
import { loadNamed, loadTypes } from './load-monsters.ts'
import { loadScenarios } from './load-scenarios.ts'
import { loadingOf } from './loading.ts'
import { pack } from './pack.ts'

/** What lies in the box; the other parts of a pack are print on it. */
const PIECES = ['heroes', 'starter cards', 'upgrade cards', 'rewards', 'curses', 'exploration tokens']

/** Loads a pack; throws a `ContentError` that lists everything wrong with it. */
export function loadContent(files: Files): Data {
  const data = loadPack(pack, files)
  const loading = loadingOf(data)
  const { book } = loading
  // In this order: the numbers of options, which are in the hash, follow from it.
  const heroes = loadHeroes(loading)
  const { cards, levels } = loadCards(loading)
  const types = loadTypes(loading)
  const named = loadNamed(loading)
  const { scenarios, titles } = loadScenarios(loading, cards)
  return {
    ...{ book, heroes, cards, levels, types, named },
    ...{ curses: loadCurses(loading), tokens: loadTokens(loading) },
    ...{ scenarios, titles },
    drawings: drawingsOf(scenarios, types, loading.texts),
    keywords: data.cardText.keywords,
    text: data.words,
    hash: contentHash(
      Object.fromEntries(Object.entries(files).filter(([name]) => !/^(text|words)/.test(name))),
      { choices: data.words.choices, names: book.options },
    ),
    components: Object.fromEntries(
      Object.entries(componentCounts(pack, data)).filter(([label]) => PIECES.includes(label)),
    ),
    say: sayer(data.words),
  }
}
