/** Scenarios with their maps, and titles, by number. */
import type { Card, Data, Scenario, ScenarioMap, Title } from './data.ts'
import {
  CIRCLES,
  DIFFICULTIES,
  GOAL,
  GOALS,
  QUESTS,
  REWARD_LEVEL,
  SCENARIO_RULES,
  TITLE_POWERS,
} from './kinds.ts'
import type { Loading } from './loading.ts'
import { readMap } from './maps.ts'
import type { Content } from './pack.ts'

type Entry = Content['scenarios'][number]

/** The numbers of a reward's copies. */
const copiesOf = (cards: readonly Card[], id: string | undefined): number[] =>
  cards.flatMap((one, number) => (one.level === REWARD_LEVEL && one.id === id ? [number] : []))

function questsOf({ data, typeOf }: Loading, cards: readonly Card[], { quests }: Entry): Scenario['quests'] {
  return quests.map(({ name, text, shape, count, monsters, goal, reward, title }) => ({
    ...{ name, text, shape: QUESTS.indexOf(shape), count, types: monsters.map(typeOf) },
    goal: goal === undefined ? GOAL.NONE : GOALS.indexOf(goal),
    rewards: copiesOf(cards, reward),
    title: data.titles.findIndex((one) => one.id === title),
  }))
}

const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((x, y) => x - y)

function scenarioOf(
  loading: Loading,
  cards: readonly Card[],
  maps: readonly ScenarioMap[],
  one: Entry,
): Scenario {
  const { data, typeOf } = loading
  const map = maps[data.maps.findIndex(({ id }) => id === one.map)]
  const quests = questsOf(loading, cards, one)
  const waiting = one.waiting.map(typeOf)
  return {
    ...{ id: one.id, name: one.name, before: one.before, after: one.after, lesson: one.lesson, map },
    ...{ circle: CIRCLES.indexOf(one.circle), difficulty: DIFFICULTIES.indexOf(one.difficulty) },
    ...{ special: one.special ?? '', waiting, quests, hiddenQuests: one.hiddenQuests, goal: one.goal },
    rules: one.rules.reduce((bits, rule) => bits | (1 << SCENARIO_RULES.indexOf(rule)), 0),
    types: sorted([...map.figures.map(({ type }) => type), ...waiting]),
    targets: sorted(quests.flatMap(({ types }) => types)),
    named: data.named.findIndex(({ id }) => id === one.named),
    treasures: copiesOf(cards, one.treasure),
  }
}

/** In the order of the campaign. */
export function loadScenarios(loading: Loading, cards: readonly Card[]): Pick<Data, 'scenarios' | 'titles'> {
  const { data } = loading
  const codes = data.monsters.map(({ code }) => code)
  const maps = data.maps.map((one) => readMap(one, codes))
  const scenarios = data.scenarios
    .map((one) => scenarioOf(loading, cards, maps, one))
    .sort((x, y) => x.circle - y.circle)
  const titles = data.titles.map(({ id, name, text, power, usedIn }): Title => ({
    ...{ id, name, text, power: TITLE_POWERS.indexOf(power) },
    usedIn: usedIn.map((each) => scenarios.findIndex((one) => one.id === each)),
  }))
  return { scenarios, titles }
}
