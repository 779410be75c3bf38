/** The map: as places that a page can draw, and drawn as text for the terminal. */
import { drawGrid } from '@hearthkeep/grid'
import type { Item, Zone } from '@hearthkeep/engine'
import { said } from '@hearthkeep/content'
import { EAST, SOUTH } from '@hearthkeep/grid'
import { PORTALS, QUEST_TOKEN, SPAWNS } from '../content/kinds.ts'
import { LIES } from '../rules/marks.ts'
import { isQuestToken, scenarioOf } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'

/** Letters of a space: two for each who stands there, marks below. */
const WIDTH = 5

function codesOn(t: Table, space: number): string {
  const heroes = t.heroes.flatMap(({ space: at, character }) =>
    at === space ? [t.data.heroes[character].name.slice(0, 2).toLowerCase()] : [],
  )
  const monsters = t.board
    .toArray()
    .flatMap((figure) =>
      t.figures[figure].space === space ? [t.data.types[t.figures[figure].type].code] : [],
    )
  return [...heroes, ...monsters].join(' ').slice(0, WIDTH)
}
/** What lies on a space, a letter each. */
function marksOn(t: Table, space: number): string {
  const { map } = scenarioOf(t)
  const lying = t.ground.flatMap(({ space: at, isUp, token }) =>
    at !== space ? [] : [isUp === LIES.FACE_DOWN ? 'e' : isQuestToken(t, token) ? 'q' : 't'],
  )
  const spawns = [...t.spawns].flatMap((at, spawn) => (at === space ? [`${spawn + 1}`] : []))
  const portals = map.portals.flatMap((colour, i) => (colour.includes(space) ? [PORTALS[i][0]] : []))
  const start = map.starts.flatMap((area, i) => (area.includes(space) ? [String.fromCharCode(65 + i)] : []))
  const fixed = map.quests.flatMap(({ kind, space: at }) =>
    at === space && kind !== QUEST_TOKEN.HIDDEN && t.questTokens === 0 ? ['q'] : [],
  )
  return [
    ...new Set([
      ...lying,
      ...fixed,
      ...spawns,
      ...portals,
      ...start,
      ...(map.goals.includes(space) ? ['*'] : []),
      ...(t.bombs[space] > 0 ? ['o'] : []),
    ]),
  ].join('')
}

/** The map as it is now, drawn. */
export function drawnMap(t: Table): string {
  const { map } = scenarioOf(t)
  const squares = map.drawing.squares.map((square, space) => {
    if (square === undefined || square.lower.startsWith('X')) return square
    return {
      upper: codesOn(t, space),
      lower: `${map.isIndoor[space] ? ':' : '.'} ${marksOn(t, space)}`.slice(0, WIDTH),
    }
  })
  return drawGrid({ ...map.drawing, squares })
}

function tagsOf(t: Table, space: number): string[] {
  const { say } = t.data
  const { map } = scenarioOf(t)
  const lying = t.ground.flatMap(({ space: at, isUp, token }) =>
    at !== space ? [] : [isUp === LIES.FACE_DOWN ? say('unknown-token') : nameOfLying(t, token)],
  )
  return said([
    ...lying,
    ...map.portals.map((colour, i) => colour.includes(space) && say(`portal-${PORTALS[i]}`)),
    ...[...t.spawns].map((at, spawn) => at === space && say('spawn-token', { spawn: say(SPAWNS[spawn]) })),
    map.goals.includes(space) && say('goal'),
    map.treasure === space && t.isTreasureTaken === 0 && say('treasure'),
    map.starts.some((area) => area.includes(space)) && say('start-area'),
    map.isIndoor[space] && say('indoors'),
    t.bombs[space] > 0 && say('bomb', { dice: t.bombs[space] }),
  ])
}
const nameOfLying = (t: Table, token: number): string =>
  isQuestToken(t, token) ? t.data.say('a-quest-token') : t.data.tokens[token].title

/** The spaces with what lies there, joined where one can step from one to the other. */
export function mapZone(t: Table): Zone {
  const { map } = scenarioOf(t)
  const { grid } = map
  const spaces = map.drawing.squares.flatMap((square, space) =>
    square === undefined || square.lower.startsWith('X') ? [] : [space],
  )
  const places = new Map(spaces.map((space, place) => [space, place]))
  const items: Item[] = spaces.map((space) => ({
    thing: { kind: 'space', id: space },
    ...{ name: map.names[space], figures: [], tags: tagsOf(t, space) },
    spot: { x: grid.columnOf(space), y: grid.rowOf(space) },
  }))
  const ways = spaces.flatMap((space) =>
    [EAST, SOUTH].flatMap((direction): [number, number][] => {
      const other = grid.next(space, direction, t.isShut)
      const place = places.get(other)
      return place === undefined ? [] : [[places.get(space) ?? 0, place]]
    }),
  )
  return { title: t.data.say('map'), items, ways, summary: drawnMap(t) }
}
