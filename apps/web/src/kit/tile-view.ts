/** What of a map is seen: how large a space is, and where the map's upper left corner lies. Pure: nothing of the page is asked. */
import type { At } from './tiles.ts'

export interface View {
  /** In pixels. */
  readonly space: number
  readonly x: number
  readonly y: number
}

/** What it is seen through. */
export interface Room {
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
  /** In pixels: larger type is a nearer map. */
  readonly rem: number
}

/** The walls around a map, in spaces. */
const RIM = 0.18
/** In rem: how large a space is at most, what is too small to play on, and what is begun with instead. */
const LARGEST = 11
const SMALLEST = 2.75
const NEAR = 4.6

const across = ({ columns }: Room): number => columns + 2 * RIM
const down = ({ rows }: Room): number => rows + 2 * RIM

/** How large a space is when all of the map is seen. */
const fitting = (room: Room): number =>
  Math.max(1, Math.min(room.width / across(room), room.height / down(room)))

/** Whether all of it is seen. */
export const isWhole = (view: View, room: Room): boolean => view.space <= fitting(room) * 1.001

/** On one axis: in the middle, if there is room; otherwise nothing beyond the rim is shown. */
function held(at: number, size: number, spaces: number, space: number): number {
  const all = spaces * space
  if (all + 2 * RIM * space <= size + 0.5) return (size - all) / 2
  return Math.min(RIM * space, Math.max(size - all - RIM * space, at))
}

/** The same view, with no more nothing around the map than needs be. */
export function holdView({ space, x, y }: View, room: Room): View {
  const now = Math.min(Math.max(space, fitting(room)), Math.max(fitting(room), LARGEST * room.rem))
  return {
    space: now,
    x: held(x, room.width, room.columns, now),
    y: held(y, room.height, room.rows, now),
  }
}

/** All of the map. */
export const wholeView = (room: Room): View => holdView({ space: 0, x: 0, y: 0 }, room)

/** What is seen first: all of it, unless it is too small to play on; then what lies around somebody. */
export function firstView(room: Room, { x, y }: At): View {
  if (fitting(room) >= SMALLEST * room.rem) return wholeView(room)
  const space = NEAR * room.rem
  return holdView({ space, x: room.width / 2 - x * space, y: room.height / 2 - y * space }, room)
}

export const movedView = ({ space, x, y }: View, room: Room, by: At): View =>
  holdView({ space, x: x + by.x, y: y + by.y }, room)

/** Nearer or farther by a factor; the point `at` of the window stays where it is. */
export function zoomedView(view: View, room: Room, factor: number, at: At): View {
  const { space } = holdView({ ...view, space: view.space * factor }, room)
  const by = space / view.space
  return holdView({ space, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, room)
}

/** Moved no farther than it takes to see all of a space. */
export function viewOf({ space, x, y }: View, room: Room, at: At): View {
  const into = (from: number, middle: number, size: number): number => {
    const [least, most] = [from + (middle - 0.62) * space, from + (middle + 0.62) * space]
    return least < 0 ? from - least : most > size ? from - (most - size) : from
  }
  return holdView({ space, x: into(x, at.x, room.width), y: into(y, at.y, room.height) }, room)
}
