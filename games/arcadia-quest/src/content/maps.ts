/**
 * Maps as they are drawn. In a space of a drawing, the first line holds up to two figures by the codes of their types; the second the floor, a blank, and
 * up to three marks:
 *
 *     .  outdoor floor   :  indoor floor   XXXXX on both lines: blocked, nobody enters
 *     A B C D  start areas    e  exploration token    q u  quest token, face up, face down    R G  the red one, the green one
 *     *  goal of a carry      T  treasure of the hideout    b r  blue, red portal    1-5  spawn token, as in `SPAWNS`
 *     f  whoever stands here falls by the title `fallen-orcs`
 *
 * Between spaces `o` is a door that is open and stays so [S-SET-2], `x` one that is locked until the scenario opens it.
 */
import { Grid, OPEN, parseDrawing, WALL } from '@hearthkeep/grid'
import type { Drawing, Square } from '@hearthkeep/grid'
import type { Placed, QuestPlace, ScenarioMap } from './data.ts'
import { PORTALS, QUEST_TOKENS, SPAWNS } from './kinds.ts'
import { MOST_COLUMNS, MOST_LOCKED, MOST_ROWS, STARTS } from './limits.ts'

/** A map as its file says it. */
export interface DrawnMap {
  readonly id: string
  readonly idea: readonly string[]
  readonly drawing: readonly string[]
}

const TILE = 3
const STARS = 'ABCD'.slice(0, STARTS)
const PORTAL_MARKS = 'br'
const QUEST_MARKS = 'quRG'
const DIGITS = SPAWNS.map((_, i) => `${i + 1}`).join('')
const MARKS = `${STARS}${DIGITS}${PORTAL_MARKS}${QUEST_MARKS}e*Tf`
/** Of these only one lies in a space. */
const TOKEN_MARKS = `${QUEST_MARKS}e*T`
const LOCKED = 'x'
const DOORS = [' ', '|', 'o', LOCKED]

/** Thrown where a drawing is no map; says in which space. */
export class MapError extends Error {}

/** One space, taken apart. */
interface Read {
  readonly floor: string
  readonly codes: readonly string[]
  readonly marks: string
}

function readSquare({ upper, lower }: Square, name: string): Read {
  if (lower === 'XXXXX') return { floor: 'X', codes: [], marks: '' }
  const [, floor, marks = ''] = /^([.:])(?: (\S{1,3}))?$/.exec(lower) ?? []
  if (floor === undefined)
    throw new MapError(`${name}: . or : for the floor, then a blank and up to 3 marks, not "${lower}"`)
  const stranger = [...marks].find((one) => !MARKS.includes(one))
  if (stranger !== undefined) throw new MapError(`${name}: a mark is one of ${MARKS}, not ${stranger}`)
  const tokens = [...marks].filter((one) => TOKEN_MARKS.includes(one))
  if (tokens.length > 1) throw new MapError(`${name}: one token in a space, not ${tokens.join(' and ')}`)
  const codes = upper.split(/\s+/).filter((code) => code !== '')
  if (codes.length > 2) throw new MapError(`${name}: at most two figures in a space, not ${codes.join(', ')}`)
  return { floor, codes, marks }
}

/** The names of the spaces, row after row. */
export const spaceNames = ({ columns, rows }: Pick<Drawing, 'columns' | 'rows'>): string[] =>
  Array.from(
    { length: columns * rows },
    (_, i) => `${String.fromCharCode(97 + (i % columns))}${Math.trunc(i / columns) + 1}`,
  )

/** What lies between spaces, for the grid: open doors are nothing, locked ones are numbered. */
function sidesOf({ east, south }: Drawing, names: readonly string[]): { east: number[]; south: number[] } {
  let locked = 0
  const read = (drawn: string, space: number): number => {
    if (!DOORS.includes(drawn))
      throw new MapError(`beside ${names[space]}: between spaces is nothing, a wall, o or x, not ${drawn}`)
    if (drawn === '|') return WALL
    return drawn === LOCKED ? ++locked : OPEN
  }
  const sides = { east: east.map(read), south: south.map(read) }
  if (locked > MOST_LOCKED) throw new MapError(`at most ${MOST_LOCKED} locked doors, not ${locked}`)
  return sides
}

/** Tiles are whole, and laid edge to edge [B-MAP-1]. */
function checkTiles({ columns, rows, squares }: Drawing, names: readonly string[]): void {
  if (columns % TILE !== 0 || rows % TILE !== 0 || columns > MOST_COLUMNS || rows > MOST_ROWS)
    throw new MapError(
      `columns and rows are multiples of ${TILE}, at most ${MOST_COLUMNS} and ${MOST_ROWS}, not ${columns} and ${rows}`,
    )
  for (const [space, square] of squares.entries()) {
    const [column, row] = [space % columns, Math.trunc(space / columns)]
    const corner = (row - (row % TILE)) * columns + column - (column % TILE)
    if ((square === undefined) !== (squares[corner] === undefined))
      throw new MapError(
        `${names[space]}: a tile of ${TILE} x ${TILE} spaces is there as a whole or not at all`,
      )
  }
}

/** Reads a map; `types` are the codes of the monsters by number. Throws a `MapError`, or an error of the drawing itself. */
export function readMap({ id, idea, drawing: lines }: DrawnMap, types: readonly string[]): ScenarioMap {
  const drawing = parseDrawing(lines.join('\n'))
  const { columns, rows, squares } = drawing
  const names = spaceNames(drawing)
  checkTiles(drawing, names)
  const spaces = squares.map((square, space) => square && readSquare(square, names[space]))
  const at = (mark: string): number[] =>
    spaces.flatMap((one, space) => (one?.marks.includes(mark) === true ? [space] : []))
  const single = (mark: string): number => {
    const found = at(mark)
    if (found.length > 1) throw new MapError(`${names[found[1]]}: ${mark} is there already`)
    return found[0] ?? -1
  }
  const figures = spaces.flatMap((one, space) =>
    (one?.codes ?? []).map((code): Placed => {
      const type = types.indexOf(code)
      if (type < 0) throw new MapError(`${names[space]}: a figure is one of ${types.join(', ')}, not ${code}`)
      return { type, space }
    }),
  )
  const floor = spaces.map((one) => one !== undefined && one.floor !== 'X')
  return {
    ...{ id, text: idea.join(' '), drawing, names, figures },
    grid: new Grid({ columns, rows, floor, ...sidesOf(drawing, names) }),
    isIndoor: spaces.map((one) => one?.floor === ':'),
    exploration: at('e'),
    quests: QUEST_TOKENS.flatMap((_, kind) =>
      at(QUEST_MARKS[kind]).map((space): QuestPlace => ({ kind, space })),
    ),
    starts: [...STARS].map(at).filter((area) => area.length > 0),
    portals: PORTALS.map((_, colour) => at(PORTAL_MARKS[colour])),
    spawns: [...DIGITS].map(single),
    goals: at('*'),
    treasure: single('T'),
    fallen: at('f'),
  }
}
