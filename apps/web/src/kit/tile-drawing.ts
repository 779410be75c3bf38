/** Draws the ground of a map: floors, walls, doors. Everything of one colour is one path, so that it costs little to show. */
import { isOutdoors } from './tiles.ts'
import type { Floor, TilePlan } from './tiles.ts'

/** A space is so wide in the drawing. */
export const UNIT = 100
/** How thick walls are. */
const WALL = 15
/** How much of a wall is left beside a door. */
const JAMB = 16
const HALF = WALL / 2

export interface Stroke {
  readonly fill: string
  readonly d: string
}

/** One decimal is enough. */
const n = (value: number): string => String(Math.round(value * 10) / 10)

const box = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`

/** A stone with round corners. */
function stone(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [n(width - 2 * r), n(height - 2 * r)]
  const corner = (dx: number, dy: number, ex: number, ey: number): string =>
    `q${n(dx)} ${n(dy)} ${n(ex)} ${n(ey)}`
  return (
    `M${n(x + r)} ${n(y)}h${w}${corner(r, 0, r, r)}v${h}${corner(0, r, -r, r)}` +
    `h${n(-(width - 2 * r))}${corner(-r, 0, -r, -r)}v${n(-(height - 2 * r))}${corner(0, -r, r, -r)}z`
  )
}

/** Shapes by colour. */
class Heap {
  readonly #paths = new Map<string, string>()

  add(fill: string, d: string): void {
    this.#paths.set(fill, (this.#paths.get(fill) ?? '') + d)
  }

  strokes(): Stroke[] {
    return [...this.#paths].map(([fill, d]) => ({ fill, d }))
  }
}

/** The same numbers from 0 to 1 for the same space every time, whatever lies around it. */
function chanceOf(space: number): () => number {
  let state = Math.imul(space + 1, 2654435761) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

interface Laying {
  readonly heap: Heap
  readonly x: number
  readonly y: number
  readonly chance: () => number
  /** One of the colours of this floor. */
  readonly colour: () => string
}

/** Stones in rows, every other one moved. */
function layCobbles({ heap, x, y, chance, colour }: Laying): void {
  const side = UNIT / 4
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++) {
      const shift = row % 2 === 1 && column < 3 ? side * 0.3 : 0
      const less = row % 2 === 1 && column === 3 ? side * 0.2 : 0
      const fill = chance() < 0.1 ? '#3f5743' : colour()
      heap.add(
        fill,
        stone(x + column * side + 1 + shift, y + row * side + 1, side - 2.4 - less, side - 2.4, 6),
      )
    }
}

/** Soft ground with tufts, or ripples. */
function laySoft({ heap, x, y, chance, colour }: Laying): void {
  for (let i = 0; i < 16; i++) {
    const [across, down, wide] = [2 + chance() * 70, 14 + chance() * 80, 12 + chance() * 14]
    const high = 5 + chance() * 9
    const blade = `q${n(wide * 0.1)} ${n(-high)} ${n(wide * 0.25)} ${n(-high)}q0 ${n(high / 2)} ${n(wide * 0.25)} ${n(high * 0.4)}`
    heap.add(colour(), `M${n(x + across)} ${n(y + down)}${blade}q${n(wide * 0.2)} ${n(-high * 0.7)} ${n(wide * 0.5)} ${n(-high * 0.3)}q${n(-wide * 0.2)} ${n(high * 0.3)} ${n(-wide * 0.2)} ${n(high * 0.9)}z`) // prettier-ignore
  }
}

/** Boards from west to east, each with a joint somewhere. */
function layPlanks({ heap, x, y, chance, colour }: Laying): void {
  for (let row = 0; row < 5; row++) {
    const joint = 12 + chance() * 76
    heap.add(colour(), box(x, y + row * 20, joint - 0.8, 19))
    heap.add(colour(), box(x + joint, y + row * 20, UNIT - joint, 19))
  }
}

/** Small boards, across and along by turns. */
function layParquet({ heap, x, y, colour }: Laying): void {
  for (let i = 0; i < 4; i++) {
    const [left, top] = [x + (i % 2) * 50, y + Math.floor(i / 2) * 50]
    for (let k = 0; k < 3; k++) {
      const isAlong = (i + Math.floor(i / 2)) % 2 === 0
      heap.add(colour(), isAlong ? box(left, top + k * 16.7, 49.2, 15.8) : box(left + k * 16.7, top, 15.8, 49.2)) // prettier-ignore
    }
  }
}

/** Great slabs, some of them cracked. */
function layFlags({ heap, x, y, chance, colour }: Laying): void {
  for (let i = 0; i < 4; i++) {
    const [left, top] = [x + (i % 2) * 50, y + Math.floor(i / 2) * 50]
    heap.add(colour(), stone(left + 0.9, top + 0.9, 48.2, 48.2, 3))
    if (chance() > 0.3) continue
    const at = left + 8 + chance() * 30
    heap.add('#0005', `M${n(at)} ${n(top + 2)}l-5 20l7 4l-3 18l1.6 0l4 -19l-7 -4l4 -19z`)
  }
}

/** What lies under the stones, the colours of the stones, and how they lie. */
const FLOOR: Readonly<Record<Floor, readonly [ground: string, stones: readonly string[], lay: (laying: Laying) => void]>> = {
  cobbles: ['#222c34', ['#3a4751', '#414f5a', '#485763', '#4f5f6c'], layCobbles],
  grass: ['#2f4a2c', ['#3f6236', '#4b7040', '#27402a', '#557a48'], laySoft],
  sand: ['#75623f', ['#84704a', '#665434', '#8f7b54'], laySoft],
  planks: ['#2a180c', ['#573820', '#5f3e24', '#674427', '#6f4b2c'], layPlanks],
  parquet: ['#2a1410', ['#5a2b26', '#63302a', '#6c362e'], layParquet],
  flags: ['#241f18', ['#595043', '#625849', '#6b614f'], layFlags],
  cellar: ['#120c0a', ['#2f2823', '#352d27', '#3b332c'], layFlags],
} // prettier-ignore

/** All floors, ground first. */
export function drawFloors({ columns, spaces }: TilePlan): Stroke[] {
  const heap = new Heap()
  const laid = spaces.map((space, i) => ({ space, i })).filter(({ space }) => space !== undefined)
  const placeOf = (i: number): readonly [number, number] => [
    (i % columns) * UNIT,
    Math.floor(i / columns) * UNIT,
  ]
  for (const { space, i } of laid) heap.add(FLOOR[space?.floor ?? 'flags'][0], box(...placeOf(i), UNIT, UNIT))
  for (const { space, i } of laid) {
    const [, stones, lay] = FLOOR[space?.floor ?? 'flags']
    const [x, y] = placeOf(i)
    const chance = chanceOf(i)
    lay({ heap, x, y, chance, colour: () => stones[Math.floor(chance() * stones.length)] })
  }
  return heap.strokes()
}

/** All spaces that lie under the sky, or under a roof, as one path: for the light on them. */
export function drawArea({ columns, spaces }: TilePlan, outdoors: boolean): string {
  return spaces
    .map((space, i) => {
      if (space === undefined || isOutdoors(space.floor) !== outdoors) return ''
      return box((i % columns) * UNIT, Math.floor(i / columns) * UNIT, UNIT, UNIT)
    })
    .join('')
}

/** The rims of spaces and, thinner, the dots on which figures stand; the tiles of three by three. */
export function drawGrid({ columns, rows, spaces }: TilePlan): { rims: string; dots: string; tiles: string } {
  let [rims, dots, tiles] = ['', '', '']
  spaces.forEach((space, i) => {
    if (space === undefined || space.isBlocked === true) return
    const [x, y] = [(i % columns) * UNIT, Math.floor(i / columns) * UNIT]
    rims += stone(x + 3, y + 3, UNIT - 6, UNIT - 6, 7)
    dots += `M${x + 47} ${y + 50}a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z`
  })
  for (let x = 3; x < columns; x += 3) tiles += `M${x * UNIT} 0V${rows * UNIT}`
  for (let y = 3; y < rows; y += 3) tiles += `M0 ${y * UNIT}H${columns * UNIT}`
  return { rims, dots, tiles }
}

/** A piece of wall from a corner to the next, or less beside a door. */
interface Piece {
  readonly x: number
  readonly y: number
  readonly isUpright: boolean
  readonly from: number
  readonly to: number
}

/** A door: where its hinge is. */
export interface Door {
  readonly x: number
  readonly y: number
  readonly isUpright: boolean
  readonly isLocked: boolean
}

const whole = (x: number, y: number, isUpright: boolean): Piece => ({ x, y, isUpright, from: 0, to: UNIT })

/** The walls of a map, those around it included, and its doors. */
function edgesOf({ columns, rows, spaces, east, south }: TilePlan): { pieces: Piece[]; doors: Door[] } {
  const pieces: Piece[] = []
  const doors: Door[] = []
  const isThere = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < columns && y < rows && spaces[y * columns + x] !== undefined
  const add = (edge: string, x: number, y: number, isUpright: boolean): void => {
    const piece = whole(x * UNIT, y * UNIT, isUpright)
    if (edge === 'wall') pieces.push(piece)
    if (edge !== 'open' && edge !== 'locked') return
    pieces.push({ ...piece, to: JAMB }, { ...piece, from: UNIT - JAMB })
    doors.push({ x: piece.x, y: piece.y, isUpright, isLocked: edge === 'locked' })
  } // prettier-ignore
  for (let y = -1; y < rows; y++)
    for (let x = -1; x < columns; x++) {
      const [here, right, below] = [isThere(x, y), isThere(x + 1, y), isThere(x, y + 1)]
      const space = y * columns + x
      if (right || here) add(here !== right ? 'wall' : east[space], x + 1, y, true)
      if (below || here) add(here !== below ? 'wall' : south[space], x, y + 1, false)
    }
  return { pieces, doors }
}

/** Walls as paths: their shadow, their foot, themselves, the joints of their stones, the light along their tops. */
export function drawWalls(plan: TilePlan): { doors: Door[]; shadow: string; foot: string; top: string; joints: string; light: string } {
  const { pieces, doors } = edgesOf(plan)
  let [shadow, foot, top, joints, light] = ['', '', '', '', '']
  for (const { x, y, isUpright, from, to } of pieces) {
    const long = to - from + WALL
    const [left, above] = isUpright ? [x - HALF, y + from - HALF] : [x + from - HALF, y - HALF]
    const [wide, high] = isUpright ? [WALL, long] : [long, WALL]
    shadow += box(left + 7, above + 12, wide, high)
    foot += box(left, above, wide, high + 9)
    top += box(left, above, wide, high)
    light += `M${n(left + 1)} ${n(above + 1.4)}h${n(wide - 2)}`
    const stones = Math.max(1, Math.round(long / 28))
    for (let i = 1; i < stones; i++)
      joints += isUpright
        ? `M${n(left)} ${n(above + (high * i) / stones)}h${WALL}`
        : `M${n(left + (wide * i) / stones)} ${n(above)}v${WALL}`
  }
  return { doors, shadow, foot, top, joints, light }
} // prettier-ignore
