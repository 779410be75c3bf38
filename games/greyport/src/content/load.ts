/** Loads a pack. */
import { byName, componentCounts, contentHash, loadPack, sayer } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import type { Data } from './data.ts'
import { loadCards } from './load-cards.ts'
import { loadLocations, loadScenarios } from './load-encounters.ts'
import { loadMonsters } from './load-monsters.ts'
import { loadingOf } from './loading.ts'
import { COINS, TYPES } from './numbers.ts'
import { pack } from './pack.ts'

/** Loads a pack; throws a `ContentError` that lists everything wrong with it. */
export function loadContent(files: Files): Data {
  const data = loadPack(pack, files)
  const loading = loadingOf(data)
  // Cards come first: the numbers of options, which are in the hash, follow from this order.
  const { cards, first } = loadCards(loading)
  const { monsters, firstToken, numbersOf } = loadMonsters(loading)
  const locations = loadLocations(loading)
  const scenarios = loadScenarios(loading, numbersOf)
  const achievements = data.achievements.map(({ id, rule, name, text, needs }) => ({
    ...{ id, rule, title: name, text, needs },
  }))
  const say = sayer(data.words)
  const { achievements: _, ...components } = componentCounts(pack, data)
  const words: Readonly<Record<string, string | undefined>> = data.words.table
  const subdecks = Object.keys(data.subdecks).map((id) => ({
    id,
    name: words[id] ?? id.replaceAll('-', ' '),
  }))
  const acting = byName(['roundStart', 'roundEnd'], (moment) =>
    monsters.flatMap((one, i) => ((one[moment] ?? one.back?.[moment] ?? null) === null ? [] : [i])),
  )
  const { effects } = loading
  return {
    ...{ effects, cards, first, monsters, subdecks, firstToken, acting },
    characters: data.characters.map(({ id, name, title, type, like }) => ({
      ...{ id, name, title, type: TYPES.indexOf(type), like: like ?? words[`like-${id}`] ?? '' },
    })),
    ...{ locations, scenarios, achievements, text: data.words },
    keywords: { cards: data.cardText.keywords, monsters: data.monsterText.keywords },
    monsterPhrases: data.monsterText.phrases,
    hash: contentHash(
      Object.fromEntries(Object.entries(files).filter(([name]) => !/^(text|words|achievements)/.test(name))),
      { choices: data.words.choices, names: [...COINS.map((coin) => say(coin)), ...effects.options] },
    ),
    components,
    say,
  }
}
