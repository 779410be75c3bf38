/** Lines over a map, reckoned in spaces and drawn in hundredths of one. */
import type { At } from './tiles.ts'

const n = (value: number): string => String(Math.round(value * 1000) / 10)
const point = ({ x, y }: At): string => `${n(x)} ${n(y)}`
const along = (from: At, to: At, part: number): At => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})

/** A way from space to space; where two are not neighbours, one goes through a portal. */
export function wayOf(spaces: readonly At[]): { readonly walked: string; readonly hops: string } {
  let [walked, hops] = ['', '']
  spaces.forEach((to, i) => {
    const from = spaces[i - 1]
    if (from === undefined) {
      walked += `M${point(to)}`
    } else if (Math.abs(to.x - from.x) + Math.abs(to.y - from.y) < 1.01) {
      walked += `L${point(to)}`
    } else {
      const middle = along(from, to, 0.5)
      const bend = { x: middle.x + (to.y - from.y) * 0.14, y: middle.y - (to.x - from.x) * 0.14 }
      hops += `M${point(from)}Q${point(bend)} ${point(to)}`
      walked += `M${point(to)}`
    }
  })
  return { walked, hops }
}

/** So far from the middle of a space an arrow begins, and ends. */
const BASE = 0.3
const TIP = 0.16
const HEAD = 0.17

/** An arrow from somebody to a space: to its edge, if it is next to them. */
export function arrowOf(from: At, to: At) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const long = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / long, dy / long]
  const end = Math.max(BASE + 0.3, long - (long > 1.2 ? 0.36 : 0.5 - TIP))
  const at = (far: number, aside = 0): At => ({
    x: from.x + ux * far - uy * aside,
    y: from.y + uy * far + ux * aside,
  })
  return {
    shaft: `M${point(at(BASE))}L${point(at(end - HEAD * 0.8))}`,
    head: `M${point(at(end))}L${point(at(end - HEAD, HEAD * 0.78))}L${point(at(end - HEAD, -HEAD * 0.78))}z`,
    middle: at((BASE + end) / 2),
    isUpright: Math.abs(dy) > Math.abs(dx),
  }
}

/** How far beside an arrow its words stand. */
export const BESIDE_ARROW = {
  left: [-0.2, 0],
  right: [0.2, 0],
  above: [0, -0.2],
  below: [0, 0.2],
} as const

/** A line of sight from middle to middle, or to where it stops, with a bar across its end. */
export function sightLine(from: At, to: At, stop: At | undefined) {
  const end = stop ?? along(from, to, 1 - 0.34 / Math.max(0.34, Math.hypot(to.x - from.x, to.y - from.y)))
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [ax, ay] = [(-(to.y - from.y) / long) * 0.17, ((to.x - from.x) / long) * 0.17]
  const bar =
    stop === undefined
      ? ''
      : `M${point({ x: end.x - ax, y: end.y - ay })}L${point({ x: end.x + ax, y: end.y + ay })}`
  const middle = along(from, end, 0.5)
  return { path: `M${point(from)}L${point(end)}`, bar, label: { x: middle.x + 0.3, y: middle.y } }
}

/** Corners that a line goes through, each turned so that its halves are the sides of the line. */
export function cornersOn<C extends At>(from: At, to: At, corners: readonly C[]): (C & { readonly turn: number })[] {
  const turn = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI)
  return corners.map((corner) => ({ ...corner, turn }))
} // prettier-ignore
