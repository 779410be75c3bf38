/** A map for the page of the kit: the Manor of the stills, and a hall of nine tiles with thirty figures. */
import type { Edge, Floor, TilePlan, TileSpace } from '../tiles.ts'

const LETTERS: Readonly<Record<string, Floor>> = {
  ...{ g: 'cobbles', l: 'grass', s: 'sand', w: 'planks', c: 'parquet', f: 'flags', h: 'cellar' },
}

/** A letter is a floor, a capital one is filled up, a dot is no space. */
function spacesOf(rows: readonly string[]): (TileSpace | undefined)[] {
  return [...rows.join('')].map((letter) => {
    const floor = LETTERS[letter.toLowerCase()]
    return floor === undefined ? undefined : { floor, isBlocked: letter !== letter.toLowerCase() }
  })
}

type Edges = Readonly<Record<string, Edge>>

/** `3 1`: of the space in column 3 and row 1. */
const edgesOf = (columns: number, rows: number, edges: Edges): Edge[] =>
  Array.from(
    { length: columns * rows },
    (_, i) => edges[`${i % columns} ${Math.floor(i / columns)}`] ?? 'none',
  )

export const MANOR: TilePlan = {
  ...{ columns: 9, rows: 6 },
  spaces: spacesOf(['gggwwwccc', 'gGgwwwccc', 'gggwwwccc', 'gggfffFhh', 'gggffffhh', 'ggggggggg']),
  east: edgesOf(9, 6, {
    ...{ '2 0': 'wall', '2 1': 'open', '2 2': 'wall', '2 3': 'wall', '2 4': 'wall' },
    ...{ '5 0': 'wall', '5 1': 'wall', '5 2': 'open', '6 3': 'wall', '6 4': 'wall' },
  }),
  south: edgesOf(9, 6, {
    ...{ '3 2': 'wall', '4 2': 'open', '5 2': 'wall', '6 2': 'wall', '7 2': 'wall', '8 2': 'wall' },
    ...{ '3 4': 'wall', '4 4': 'wall', '5 4': 'open', '6 4': 'wall', '7 4': 'locked', '8 4': 'wall' },
  }),
  decor: [
    { icon: 'fireplace', x: 3.4, y: 0.32, size: 0.5, colour: '#b0562c' },
    { icon: 'bookshelf', x: 5.6, y: 0.34, size: 0.46, colour: '#8a5a30' },
    { icon: 'bed', x: 8.66, y: 0.3, size: 0.48, colour: '#c98a7a' },
    { icon: 'round-table', x: 5.62, y: 2.66, size: 0.42, colour: '#7a4a26' },
    { icon: 'barrel', x: 3.26, y: 4.7, size: 0.34, colour: '#8a5f34' },
    { icon: 'cauldron', x: 5.68, y: 3.3, size: 0.36, colour: '#4b4f56' },
    { icon: 'pine-tree', x: 0.24, y: 3.24, size: 0.46, colour: '#3f6b4a' },
    { icon: 'locked-chest', x: 8.62, y: 3.36, size: 0.4, colour: '#a9772f' },
  ],
}

/** Nine tiles, one of them missing. */
export const HALL: TilePlan = {
  ...{ columns: 9, rows: 9 },
  spaces: spacesOf([
    ...['lllfffsss', 'lllfffsSs', 'lllfffsss'],
    ...['wwwggg...', 'wWwggg...', 'wwwggg...'],
    ...['hhhcccggg', 'hhhcccggg', 'hhhcccggg'],
  ]),
  east: edgesOf(9, 9, { '2 0': 'wall', '2 1': 'locked', '2 2': 'wall', '5 1': 'open', '2 7': 'open' }),
  south: edgesOf(9, 9, { '3 2': 'wall', '4 2': 'open', '5 2': 'wall', '0 5': 'wall', '1 5': 'locked', '2 5': 'wall' }),
} // prettier-ignore

/** Whether one can go from a space to the next. */
function isOpen({ columns, rows, spaces, east, south }: TilePlan, from: number, to: number): boolean {
  if (to < 0 || to >= columns * rows) return false
  const edge = Math.abs(from - to) === 1 ? east[Math.min(from, to)] : south[Math.min(from, to)]
  const isNext = Math.abs(from - to) === columns || Math.floor(from / columns) === Math.floor(to / columns)
  const { [to]: space } = spaces
  return isNext && space !== undefined && space.isBlocked !== true && (edge === 'none' || edge === 'open')
}

/** The shortest way to each space, the way itself. */
export function waysFrom(plan: TilePlan, from: number): ReadonlyMap<number, readonly number[]> {
  const ways = new Map<number, readonly number[]>([[from, [from]]])
  for (const [space, way] of ways)
    for (const to of [space + 1, space - 1, space + plan.columns, space - plan.columns])
      if (!ways.has(to) && isOpen(plan, space, to)) ways.set(to, [...way, to])
  return ways
}
