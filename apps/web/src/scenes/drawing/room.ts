/** A room of wood and brick with a hearth, and a table that the players sit at. */
import { fire, firelight, hearth } from './hearth.ts'
import { WHOLE } from './layer.ts'
import type { Layer } from './layer.ts'
import { EDGE, HEIGHT, WIDTH, heap, line, n, path, rect, see, vertical } from './pen.ts'
import type { Pen } from './pen.ts'

const FIRELIT = { base: ['#24160c', '#1a0f08'], rim: '#c07a3a' } as const

/** What stands in the room, drawn over walls and table. */
export interface Furniture {
  readonly walls: (pen: Pen) => string
  readonly table: (pen: Pen) => string
}

export function room(pen: Pen, { walls, table }: Furniture): Layer[] {
  const svg = wall(pen) + walls(pen) + beams() + hearth(pen) + planks(pen)
  return [
    { role: 'still', box: WHOLE, svg },
    ...firelight(pen),
    ...fire(pen),
    { role: 'still', box: [0, 340, WIDTH, 300], svg: edge() + table(pen) },
  ]
}

function wall(pen: Pen): string {
  const bricks = heap()
  for (let y = 0; y < EDGE; y += 34)
    for (let x = -40 + (y % 68 === 0 ? 0 : 46); x < WIDTH; x += 92)
      bricks.add(pen.any('#2a1a10', '#23150c', '#1e120a'), `M${x} ${y}h90v32h-90z`)
  const shade = pen.id()
  const posts = [96, 372, 1028, 1304].map((x) => {
    const lit = x < 720 ? x + 37 : x
    return rect(x, 0, 40, EDGE, '#1a0f07') + rect(lit, 0, 3, EDGE, '#82501f', see(0.75))
  })
  return (
    vertical(shade, '#140c07', '#2b1a0e') +
    rect(0, 0, WIDTH, EDGE + 20, `url(#${shade})`) +
    bricks.draw(see(0.75)) +
    posts.join('')
  )
}

function beams(): string {
  return rect(0, -6, WIDTH, 44, '#100905') + rect(0, 36, WIDTH, 3, '#6b4220', see(0.55))
}

function edge(): string {
  return rect(0, EDGE - 3, WIDTH, 9, '#2a180b') + rect(0, EDGE - 3, WIDTH, 3, '#ffb766', see(0.55))
}

/** The table's planks run towards a point far behind the hearth. */
function planks(pen: Pen): string {
  const [vanishing, depth] = [-260, HEIGHT - EDGE]
  const at = (x: number, t: number): string => {
    const y = EDGE + depth * t
    return `${n(720 + ((x - 720) * (y - vanishing)) / (HEIGHT - vanishing))} ${n(y)}`
  }
  let [seams, edges, grain] = ['', '', '']
  for (let plank = -9; plank <= 9; plank++) {
    const x = 720 + plank * 178
    seams += `M${at(x, 0)}L${at(x, 1)}`
    edges += `M${at(x + 3, 0)}L${at(x + 3, 1)}`
    for (let fibre = 0; fibre < 5; fibre++) {
      const [from, along] = [pen.random(), x + (0.1 + pen.random() * 0.8) * 178]
      grain += `M${at(along, from)}L${at(along, Math.min(1, from + 0.04 + pen.random() * 0.2))}`
    }
  }
  const wood = pen.id()
  return (
    vertical(wood, '#5a3619', '#3a2311@.25', '#1a0f08') +
    path(`M0 ${EDGE}H${WIDTH}V${HEIGHT}H0Z`, `url(#${wood})`) +
    line(seams, '#0e0704', 3, see(0.55)) +
    line(edges, '#c98546', 1, see(0.14)) +
    line(grain, '#0e0704', 1.4, see(0.35))
  )
}

/** A round-topped window, and the night outside. */
export function windowAt(pen: Pen, x: number, y: number): string {
  const sky = pen.id()
  return (
    vertical(sky, '#1f2740', '#3a3342') +
    `<g transform="translate(${x} ${y})"><rect width="156" height="170" rx="76" fill="#0d0805"/>` +
    `<rect x="9" y="9" width="138" height="152" rx="68" fill="url(#${sky})"/><circle cx="104" cy="56" r="15" fill="#d9d2b8" opacity=".55"/>` +
    `${line('M78 9V161M9 84H147', '#0d0805', 7)}</g>`
  )
}

/** Boards on the wall, and what stands on them. */
export function shelves(pen: Pen, x: number, rows: readonly (readonly string[])[]): string {
  return rows
    .map((things, row) => {
      const y = 96 + row * 86
      const step = 204 / things.length
      const size = Math.min(step, 44)
      const board =
        rect(x - 6, y + 64, 216, 10, '#4a2d15') + rect(x - 6, y + 64, 216, 2.5, '#b8743a', see(0.8))
      return (
        board +
        things
          .map((thing, i) => pen.lit(thing, x + i * step, y + 64 - size, size, { ...FIRELIT, by: [22, 8] }))
          .join('')
      )
    })
    .join('')
}

/** Something large that stands by the wall, lit from the side of the hearth. */
export function byTheWall(pen: Pen, icon: string, x: number, y: number, size: number): string {
  return pen.lit(icon, x, y, size, { ...FIRELIT, rim: '#a5632c', by: [x < 720 ? -12 : 12, 6] })
}

/** A lantern on a chain, in its own light. */
export function lantern(pen: Pen, x: number): string {
  return (
    line(`M${x} 38V92`, '#0b0603', 4) +
    glow(pen, x, 120, 120, '#ffd68ad9') +
    pen.lit('lantern', x - 26, 86, 52, { base: ['#4a2e16', '#2a180b'], rim: '#ffd999', by: [8, 8] })
  )
}

export function glow(pen: Pen, x: number, y: number, r: number, colour: string): string {
  const id = pen.id()
  return (
    `<radialGradient id="${id}"><stop stop-color="${colour}"/><stop offset=".3" stop-color="#f39a3a47"/>` +
    `<stop offset="1" stop-color="#f39a3a00"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`
  )
}

/** Something on the table, with its shadow. */
export function onTable(
  pen: Pen,
  icon: string,
  x: number,
  y: number,
  size: number,
  base: readonly [string, string],
): string {
  const shadow = `<ellipse cx="${n(x + size * 0.52)}" cy="${n(y + size * 0.97)}" rx="${n(size * 0.58)}" ry="${n(size * 0.13)}" opacity=".5"/>`
  return shadow + pen.lit(icon, x, y, size, { base, rim: '#ffb766', by: [x < 720 ? -12 : 12, 7] })
}

/** A candle on the table, burning. */
export function candle(pen: Pen, x: number, y: number): string {
  return (
    `<ellipse cx="${x}" cy="${y + 84}" rx="80" ry="18" opacity=".5"/>` +
    glow(pen, x, y - 32, 210, '#ffd68ac0') +
    pen.lit('candle-light', x - 80, y - 76, 160, {
      base: ['#a8743a', '#2c190c'],
      rim: '#ffe0a0',
      by: [10, 6],
    }) +
    path(`M${x} ${y + 10}c-22-16-18-42 0-70c18 28 22 54 0 70Z`, '#ffd27a') +
    path(`M${x} ${y + 8}c-11-10-9-26 0-42c9 16 11 32 0 42Z`, '#fff6d0')
  )
}
