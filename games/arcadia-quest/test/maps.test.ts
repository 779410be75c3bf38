/** The eleven maps: what section 16.1 counts, what 26.1 asks for, and what a drawing that is none is told. */
import { drawGrid, FAR, NOWHERE, OPEN } from '@hearthkeep/grid'
import { describe, expect, test } from 'vitest'
import { floorOf, mapFaults, waysOf } from '../src/content/check-maps.ts'
import type { ScenarioMap } from '../src/content/data.ts'
import { ATTACKS, QUEST_TOKENS } from '../src/content/kinds.ts'
import { readMap } from '../src/content/maps.ts'
import { box, maps } from './content.ts'

const codes = box.monsters.map(({ code }) => code)
const nobody = new Uint8Array(200)
const mapOf = (id: string): ScenarioMap => {
  const found = maps.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no map ${id}`)
  return found
}
/** "OM8 GA6". */
function figuresOf({ figures }: ScenarioMap): string {
  const counts = codes.map((code, type) => ({ code, n: figures.filter((one) => one.type === type).length }))
  return counts.flatMap(({ code, n }) => (n > 0 ? [`${code}${n}`] : [])).join(' ')
}
/** Steps from the nearest space of a start area, with all doors open; in order. */
function stepsFrom(map: ScenarioMap, start: readonly number[], spaces: readonly number[]): number[] {
  const { open } = waysOf(map)
  return spaces
    .map((space) => Math.min(...start.map((one) => open.distance(one, space))))
    .sort((x, y) => x - y)
}
const eachStart = (map: ScenarioMap): (readonly [ScenarioMap, readonly number[]])[] =>
  map.starts.map((start) => [map, start] as const)
const everyStart = maps.flatMap(eachStart).map(([map, start], i) => ({ id: map.id, map, start, i }))

describe('[section 16.1] tiles, monsters, exploration, spawn tokens, portals and quest tokens', () => {
  /** Tiles; figures; exploration places, spawn tokens, blue and red portals; quest tokens open, hidden, red, green. */
  const COUNTS: Readonly<Record<string, readonly [number, string, readonly number[], readonly number[]]>> = {
    'district-of-hammers': [7, 'GA6 OM8', [12, 4, 4, 0], [4, 0, 0, 0]],
    'brightsun-arena': [5, 'GA6 OM8 MI1', [12, 4, 6, 0], [4, 0, 0, 0]],
    'the-moon-gate': [7, 'GA6 OM6 OC2 HB2', [12, 5, 4, 2], [4, 0, 0, 0]],
    'the-rookery': [6, 'GA6 OM4 OC2 HB2 SB2', [12, 4, 2, 4], [4, 0, 0, 0]],
    'the-orcs-hive': [6, 'GA6 OM6 OC2 HB2 SB2', [12, 3, 4, 0], [4, 0, 0, 0]],
    'the-manor': [6, 'GA4 OM5 OC2 HB2 TR1', [12, 4, 2, 3], [4, 0, 0, 0]],
    'alchemists-district': [8, 'GA4 OM8 HB2 SB2 SP1 SL1', [12, 4, 4, 0], [1, 0, 0, 0]],
    // 8 exploration tokens, and two of the four quest tokens among them.
    'the-university-plaza': [9, 'GA6 OM8 HB2 SB2 SP2 SL2 MI1 TR1', [8 + 2, 4, 4, 4], [2, 0, 0, 0]],
    'red-dawn-square': [9, 'GA6 OM8 SB2 SP2 SL2', [12, 4, 6, 0], [2, 0, 1, 1]],
    // Both Sisters of Pleasure wait beside it.
    'evershadow-district': [9, 'GA2 OM8 HB2 SB2 SP2 MI1 TR1 LF1', [8, 5, 4, 4], [0, 4, 0, 0]],
    'temple-of-dawning-twilight': [9, 'GA6 OM8 HB2 SB2 SP2 SL2 MI1 TR1 LF1', [12, 0, 4, 4], [0, 0, 0, 0]],
  }
  test('are those of eleven scenarios', () => {
    expect(maps.map(({ id }) => id)).toEqual(Object.keys(COUNTS))
    expect(box.scenarios.map(({ map }) => map)).toEqual(Object.keys(COUNTS))
  })
  test.each(Object.entries(COUNTS))('%s', (id, [tiles, figures, tokens, quests]) => {
    const map = mapOf(id)
    const { drawing, exploration, spawns, portals } = map
    expect(drawing.squares.filter((one) => one !== undefined)).toHaveLength(9 * tiles)
    expect(figuresOf(map)).toBe(figures)
    expect([
      ...[exploration.length, spawns.filter((space) => space >= 0).length],
      ...portals.map((spaces) => spaces.length),
    ]).toEqual(tokens)
    expect(QUEST_TOKENS.map((_, kind) => map.quests.filter((one) => one.kind === kind).length)).toEqual(
      quests,
    )
  })
})

describe('[section 26.1] the ranges that played well', () => {
  test.each(everyStart)('$id ($i): nobody within 2 of the start, and no figure in it', ({ map, start }) => {
    expect([...mapFaults(map)]).toEqual([])
    const [nearest] = stepsFrom(
      map,
      start,
      map.figures.map(({ space }) => space),
    )
    expect(nearest).toBeGreaterThan(2)
  })
  test.each(everyStart)(
    '$id ($i): no quest out of reach, the nearest 6 to 10 steps off',
    ({ map, start }) => {
      const spaces = map.quests.map(({ space }) => space)
      const { shut } = waysOf(map)
      for (const space of spaces) expect(shut.distance(start[0], space)).toBeLessThan(FAR)
      const steps = stepsFrom(map, start, spaces)
      // The Temple has no quest token.
      expect(steps.length > 0 || map.id === 'temple-of-dawning-twilight').toBe(true)
      for (const nearest of steps.slice(0, 1)) {
        expect(nearest).toBeGreaterThanOrEqual(6)
        expect(nearest).toBeLessThanOrEqual(10)
      }
    },
  )
  test.each(everyStart)('$id ($i): targets 6 steps off or more, and out of sight', ({ map, start }) => {
    const { shut } = waysOf(map)
    const scenario = box.scenarios.find((one) => one.map === map.id)
    const named = scenario?.quests.flatMap(({ monsters }) => monsters) ?? []
    const targets = map.figures.filter(({ type }) => named.includes(box.monsters[type].id))
    for (const { space } of targets) {
      expect(stepsFrom(map, start, [space])[0]).toBeGreaterThanOrEqual(6)
      expect(start.filter((one) => shut.sees(one, space, nobody))).toEqual([])
    }
    const [some] = stepsFrom(
      map,
      start,
      map.spawns.filter((space) => space >= 0),
    )
    if (map.spawns.some((space) => space >= 0)) expect(some).toBeGreaterThanOrEqual(4)
  })
  test.each(maps)('$id: 11 to 20 % of the inner edges are walls', ({ grid }) => {
    const edges = Array.from({ length: 4 * grid.size }, (_, i) => [i >> 2, i & 3] as const)
    const inner = edges.filter(([space, to]) => grid.beside(space, to) !== NOWHERE)
    const walls = inner.filter(([space, to]) => grid.between(space, to) !== OPEN)
    expect(walls.length / inner.length).toBeGreaterThanOrEqual(0.11)
    expect(walls.length / inner.length).toBeLessThanOrEqual(0.2)
  })
  test('what is carried has 6 steps to go at most', () => {
    const goals: Readonly<Record<string, (map: ScenarioMap) => readonly number[]>> = {
      'the-rookery': ({ portals }) => portals[0],
      'red-dawn-square': (map) => map.goals,
      'evershadow-district': ({ starts }) => starts[0],
    }
    for (const [id, goal] of Object.entries(goals)) {
      const map = mapOf(id)
      const carried = map.quests.filter(({ kind }) => kind < 2).map(({ space }) => space)
      const steps = stepsFrom(map, goal(map), carried)
      expect(steps).toHaveLength(id === 'red-dawn-square' ? 2 : 4)
      expect(steps.at(-1)).toBeLessThanOrEqual(6)
    }
  })
})

describe('what stands and lies where', () => {
  test('sight goes both ways', () => {
    for (const map of maps) {
      const { open } = waysOf(map)
      const floor = floorOf(map)
      for (const one of floor)
        for (const other of floor)
          if (open.sees(one, other, nobody) !== open.sees(other, one, nobody))
            expect.fail(`${map.id}: ${map.names[one]} and ${map.names[other]}`)
    }
  })
  test('[B-MAP-2] every idol and every set of irons has somebody on it', () => {
    for (const id of ['district-of-hammers', 'the-orcs-hive']) {
      const { figures, quests } = mapOf(id)
      const free = quests.filter(({ space }) => figures.every((one) => one.space !== space))
      expect(free).toEqual([])
    }
  })
  test('[R-24] one door is locked in three maps: two hideouts, and the temple with Lord Fang in it', () => {
    const locked = maps.filter(({ grid }) => grid.doors > 0)
    expect(locked.map(({ id, grid }) => `${id} ${grid.doors}`)).toEqual([
      ...['alchemists-district 1', 'red-dawn-square 1', 'temple-of-dawning-twilight 1'],
    ])
    const behind = locked.map((map) => {
      const { shut } = waysOf(map)
      return floorOf(map)
        .filter((space) => shut.distance(map.starts[0][0], space) === FAR)
        .map((space) => map.names[space])
    })
    expect(behind.map((spaces) => spaces.join(' '))).toEqual(['h6 i6', 'k8 l8', 'd1 e1 f1 d2 e2 f2 d3 e3 f3'])
    const temple = mapOf('temple-of-dawning-twilight')
    const fang = temple.figures.find(({ type }) => codes[type] === 'LF')
    expect(temple.names[fang?.space ?? -1]).toBe('e2')
    expect(temple.portals[1].filter((space) => behind[2].includes(temple.names[space]))).toHaveLength(1)
    expect(temple.fallen.map((space) => temple.names[space])).toEqual(['c7', 'g7'])
  })
  test('the drawing is what is read: written again it is the same', () => {
    for (const [i, { drawing }] of maps.entries())
      expect(drawGrid(drawing).split('\n')).toEqual(box.maps[i].drawing)
  })
  test('shooters shoot, and the others strike', () => {
    const ranged = box.monsters.filter(({ faces }) => ATTACKS.indexOf(faces[0].attack.kind) === 1)
    expect(ranged.map(({ code }) => code)).toEqual(['GA', 'SB', 'SL', 'LF'])
  })
})

/** One tile, in which `edit` can be changed. */
const YARD = [
  '      a     b     c',
  '   +-----+-----+-----+',
  ' 1 |           |GA   |',
  '   |. A   . A  |:    |',
  '   +     +     +--o--+',
  ' 2 |            OM   |',
  '   |.     . q   .    |',
  '   +     +     +     +',
  ' 3 |                 |',
  '   |. e   .     .    |',
  '   +-----+-----+-----+',
]
const yard = (from: string, to: string) => ({
  ...{ id: 'yard', idea: [], drawing: YARD.map((line) => line.replace(from, to)) },
})

describe('a drawing that is no map', () => {
  test('the yard is one', () => {
    const map = readMap(yard('', ''), codes)
    expect([...mapFaults(map)]).toEqual([])
    expect(map.figures.map(({ type, space }) => codes[type] + map.names[space])).toEqual(['GAc1', 'OMc2'])
    expect([map.starts, map.exploration, map.quests]).toEqual([[[0, 1]], [6], [{ kind: 0, space: 4 }]])
    expect(map.isIndoor.indexOf(true)).toBe(2)
  })
  const WRONG: readonly (readonly [string, string, string, string])[] = [
    ['a figure that is none', 'GA ', 'ZZ ', 'c1: a figure is one of GA, OM'],
    ['three figures', 'OM   ', 'A B C', 'c2: at most two figures in a space, not A, B, C'],
    ['a mark that is none', '. q', '. Q', 'b2: a mark is one of'],
    ['two tokens', '. q ', '. qe', 'b2: one token in a space, not q and e'],
    ['two marks of a spawn token', '. A   . A ', '. A1  . A1', 'b1: 1 is there already'],
    ['a floor that is none', ':    |', 'o    |', 'c1: . or : for the floor'],
    ['a door that is none', '--o--', '--z--', 'beside c1: between spaces is nothing, a wall, o or x, not z'],
  ]
  test.each(WRONG)('%s', (_, from, to, message) => {
    expect(() => readMap(yard(from, to), codes)).toThrow(message)
  })
  test('two thirds of a tile', () => {
    const drawing = [...YARD.slice(0, 7), YARD[10]]
    expect(() => readMap({ ...yard('', ''), drawing }, codes)).toThrow('columns and rows are multiples of 3')
  })
  const BAD: readonly (readonly [string, string, string, string, string])[] = [
    ['a space that is walled in', '--o--', '-----', 'every space within reach of a1 on foot', 'c1'],
    [
      'start areas that are not joined',
      '. A   . A',
      '. A   .  ',
      'start areas of 2 or 3 joined spaces',
      'a1',
    ],
    ['no start area', '. A   . A', '.     .  ', 'a start area, marked A', 'none'],
    ['a figure at the start', ' 1 |     ', ' 1 |GA   ', 'no figure in a start area', 'a1'],
    ['one portal alone', '. e ', '. eb', 'no blue portals or 2 to 8', '1'],
  ]
  test.each(BAD)('%s', (_, from, to, expected, found) => {
    expect([...mapFaults(readMap(yard(from, to), codes))]).toEqual([[expected, found]])
  })
})
