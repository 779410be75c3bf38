/** Loads a pack. */
import { componentCounts, contentHash, loadPack, sayer } from '@hearthkeep/content'
import type { Files } from '@hearthkeep/content'
import type { Class, Data, Scenario } from './data.ts'
import { DIE_FACES, STROKES } from '../rules/rulebook.ts'
import { FIGURES, RESULTS, SCENARIO_RULES, UNLOCKS } from './kinds.ts'
import { loadCards, loadPerks } from './load-cards.ts'
import { loadEnemies } from './load-enemies.ts'
import { loadingOf } from './loading.ts'
import type { Loading } from './loading.ts'
import { pack } from './pack.ts'
import { tomeText } from './texts.ts'

/** Loads a pack; throws a `ContentError` that lists everything wrong with it. */
export function loadContent(files: Files): Data {
  const data = loadPack(pack, files)
  const loading = loadingOf(data)
  const { book } = loading
  // Cards come first: the numbers of options, which are in the hash, follow from this order.
  const { cards, first } = loadCards(loading)
  const perks = loadPerks(loading)
  const { enemies, firstEnemy } = loadEnemies(loading)
  const scenarios = loadScenarios(loading, (id) => enemies.findIndex((one) => one.id === id))
  const say = sayer(data.words)
  const { classes: _, scenarios: __, ...components } = componentCounts(pack, data)
  const named = [...FIGURES, ...RESULTS, ...DIE_FACES, ...STROKES].map((word) => say(word))
  return {
    ...{ book, cards, first, enemies, firstEnemy, perks, scenarios, say },
    classes: data.classes.map(classOf),
    locations: data.locations.map(({ id, name, si, starters, monsters, demon, moose }) => ({
      ...{ id, name, si, starters, monsters, demon, moose },
    })),
    keywords: data.cardText.keywords,
    text: data.words,
    hash: contentHash(
      Object.fromEntries(Object.entries(files).filter(([name]) => !/^(text|words)/.test(name))),
      { choices: data.words.choices, names: [...named, ...book.options] },
    ),
    components: { 'class cards': data.classes.length, ...components },
  }
}

function classOf(one: Loading['data']['classes'][number]): Class {
  const { id, name, title, sphere, wins, engine, fears, partner, rows } = one
  return {
    ...{ id, name, title, sphere, wins, engine, fears, partner, rows },
    figures: FIGURES.map((figure) => one[figure]),
  }
}

function loadScenarios({ data, texts, heroEffect }: Loading, demonOf: (id: string) => number): Scenario[] {
  return data.scenarios.map((one) => ({
    ...{ id: one.id, name: one.name, demon: demonOf(one.demon), rule: SCENARIO_RULES.indexOf(one.rule) },
    ...{ ruleName: one.ruleName, ruleText: one.ruleText, decision: one.decision },
    ...{ story: one.story, ending: one.ending },
    unlocks: one.unlocks === undefined ? -1 : UNLOCKS.indexOf(one.unlocks),
    tomes: one.tomes.map((tome, i) => ({
      ...{ attributes: tome.attributes, story: tome.story, text: tomeText(texts, tome) },
      effect: heroEffect(data.tomes[i].name, tome.effect),
      nextTurn: heroEffect(data.tomes[i].name, tome.nextTurn),
    })),
  }))
}
