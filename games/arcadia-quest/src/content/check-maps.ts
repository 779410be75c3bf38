/** Whether maps are maps on which their scenarios can be played. */
import type { Problem } from '@hearthkeep/content'
import { FAR, NOWHERE, Ways } from '@hearthkeep/grid'
import type { ScenarioMap } from './data.ts'
import { GOALS, PORTALS, QUESTS, SCENARIO_RULES } from './kinds.ts'
import { MOST_FIGURES, MOST_PORTALS, MOST_QUEST_TOKENS, MOST_ROW } from './limits.ts'
import { readMap } from './maps.ts'
import type { DrawnMap } from './maps.ts'

type Fault = readonly [expected: string, found: string]

/** What a check of a map's scenario reads of it. */
interface Played {
  readonly id: string
  readonly rules: readonly (typeof SCENARIO_RULES)[number][]
  readonly waiting: readonly string[]
  readonly hiddenQuests: number
  readonly treasure?: string | undefined
  readonly named?: string | undefined
  readonly quests: readonly {
    readonly shape: (typeof QUESTS)[number]
    readonly monsters: readonly string[]
    readonly goal?: (typeof GOALS)[number] | undefined
  }[]
}

/** Reads a map; or what is wrong with its drawing. */
export function mapOrProblem(
  drawn: DrawnMap,
  codes: readonly string[],
): { map: ScenarioMap } | { problem: Problem } {
  try {
    return { map: readMap(drawn, codes) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const expected = 'a map, drawn as src/content/maps.ts says'
    return {
      problem: { file: 'maps.json', entry: drawn.id, field: 'drawing', expected, found: error.message },
    }
  }
}

/** With every locked door shut, and with all of them open. */
export function waysOf({ grid }: ScenarioMap): { shut: Ways; open: Ways } {
  return { shut: new Ways(grid, (1 << grid.doors) - 1), open: new Ways(grid, 0) }
}

/** Spaces where somebody can stand. */
export function floorOf({ grid }: ScenarioMap): number[] {
  const isFloor = (space: number): boolean =>
    [0, 1, 2, 3].some((direction) => grid.beside(space, direction) !== NOWHERE)
  return Array.from({ length: grid.size }, (_, space) => space).filter(isFloor)
}

/** A map by itself: start areas, ways, portals. */
export function* mapFaults(map: ScenarioMap): Iterable<Fault> {
  const { names, starts, figures, portals } = map
  const { shut, open } = waysOf(map)
  const named = (spaces: readonly number[]): string => spaces.map((space) => names[space]).join(', ')
  if (starts.length === 0) yield ['a start area, marked A', 'none']
  for (const area of starts) {
    const isJoined = area.every((one) => area.some((other) => one !== other && shut.isClose(one, other)))
    if (area.length < 2 || area.length > 3 || !isJoined)
      yield ['start areas of 2 or 3 joined spaces', named(area)]
    const lost = floorOf(map).filter((space) => open.distance(area[0], space) === FAR)
    if (lost.length > 0) yield [`every space within reach of ${names[area[0]]} on foot`, named(lost)]
    const inside = area.filter((space) => figures.some((one) => one.space === space))
    if (inside.length > 0) yield ['no figure in a start area', named(inside)]
  }
  for (const { space } of figures)
    if (figures.filter((one) => one.space === space).length > 2)
      yield ['at most two figures in a space', names[space]]
  if (figures.length > MOST_FIGURES)
    yield [`at most ${MOST_FIGURES} figures, as no more fit`, `${figures.length}`]
  for (const [colour, spaces] of portals.entries()) {
    if (spaces.length === 1 || spaces.length > MOST_PORTALS)
      yield [`no ${PORTALS[colour]} portals or 2 to ${MOST_PORTALS}`, `${spaces.length}`]
  }
}

/** A map for a scenario: what its quests and its rules need is there, and within reach. */
export function* scenarioFaults(one: Played, map: ScenarioMap, types: readonly string[]): Iterable<Fault> {
  const { quests, starts, goals, portals, figures, exploration, treasure, grid } = map
  const { shut } = waysOf(map)
  const has = (rule: (typeof SCENARIO_RULES)[number]): boolean => one.rules.includes(rule)
  const inReach = (space: number): boolean => starts.every(([start]) => shut.distance(start, space) < FAR)
  const there = new Set([...figures.map(({ type }) => types[type]), ...one.waiting])
  if (there.size > MOST_ROW) yield [`at most ${MOST_ROW} types of monsters`, `${there.size}`]
  const tokens = quests.length + one.hiddenQuests
  if (tokens > MOST_QUEST_TOKENS) yield [`at most ${MOST_QUEST_TOKENS} quest tokens`, `${tokens}`]
  if (one.hiddenQuests > exploration.length)
    yield [`${one.hiddenQuests} exploration places at least`, `${exploration.length}`]
  const far = quests.filter(({ space }) => !inReach(space))
  if (far.length > 0)
    yield ['quest tokens outside locked rooms', far.map(({ space }) => map.names[space]).join(', ')]
  for (const { shape, monsters, goal } of one.quests) {
    if (shape !== 'kill' && tokens === 0) yield [`a quest token, for the quest "${shape}"`, 'none']
    const missing = monsters.filter((id) => !there.has(id))
    if (missing.length > 0) yield ['the monsters of its quests on the map, or waiting', missing.join(', ')]
    if (goal === 'mark' && !goals.some(inReach)) yield ['a space marked * outside locked rooms', 'none']
    if (goal === 'blue' && !portals[0].some(inReach)) yield ['a blue portal outside locked rooms', 'none']
  }
  const isHidden = has('hideout')
  if (isHidden !== (treasure >= 0 && !inReach(treasure)) || isHidden !== (one.treasure !== undefined))
    yield ['a treasure behind a locked door if and only if it has the rule "hideout"', 'no such thing']
  if (grid.doors > 0 !== (isHidden || has('six-coins')))
    yield ['locked doors if and only if a rule opens them', `${grid.doors}`]
}
