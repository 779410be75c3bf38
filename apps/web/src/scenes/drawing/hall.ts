/** The hall of Hellbringer: a back wall with an arched iron door and red behind it, torches and pillars, a floor in perspective. */
import { WHOLE } from './layer.ts'
import type { Layer } from './layer.ts'
import { HEIGHT, WIDTH, heap, line, n, path, rect, round, vertical } from './pen.ts'
import type { Pen } from './pen.ts'

/** The middle of the door, and where wall and floor meet. */
const CX = 652
const FLOOR = 300
const DOOR = { width: 190, height: 236 }
const DEPTH = 560

const arch = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y + height)}V${n(y + width / 2)}A${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(x + width)} ${n(y + width / 2)}V${n(y + height)}Z`

export function hall(pen: Pen): Layer[] {
  const [red, leaf, night] = [pen.id(), pen.id(), pen.id()]
  const { width, height } = DOOR
  const [x, y] = [CX - width / 2, FLOOR - height]
  return [
    {
      role: 'still',
      box: WHOLE,
      svg:
        rect(0, 0, WIDTH, HEIGHT, '#0b0604') +
        wall(pen) +
        floor(pen) +
        rect(0, FLOOR - 6, WIDTH, 24, '#000', ' opacity=".45"') +
        round(red, [CX, FLOOR - 90, 150], ['#ffd27a', '#ff6a2a@.2', '#c01c10@.55', '#3a0505']) +
        path(arch(x, y, width, height), `url(#${red})`) +
        watcher(pen) +
        vertical(leaf, '#3b2116', '#1d0e09') +
        leaves(leaf) +
        stones(pen) +
        line(arch(x, y, width, height), '#ff6a3a', 2.5, ' opacity=".55"') +
        pillars(pen),
    },
    { role: 'light', box: WHOLE, svg: glows(pen) },
    ...[CX - 190, CX + 190].map((at): Layer => ({
      role: 'flame',
      box: [at - 26, 96, 52, 90],
      svg: flame(at, 140),
    })),
    {
      role: 'night',
      box: WHOLE,
      svg:
        vertical(night, '#060302d0', '#06030240', '#0a0504c0') + rect(0, 0, WIDTH, HEIGHT, `url(#${night})`),
    },
  ]
}

/** Blocks in courses, warmer and lighter beside the door. */
function wall(pen: Pen): string {
  const blocks = heap()
  for (let row = 0; row * 34 < FLOOR; row++)
    for (let x = -20 - (row % 2) * 26; x < WIDTH + 20;) {
      const width = 48 + pen.random() * 40
      const near = Math.max(0, 1 - Math.abs(x + width / 2 - CX) / 480)
      const tone = Math.round((pen.random() + near * 3) * 1.6)
      const colour = ['#1a100b', '#1f130d', '#26160f', '#301a11', '#3a1e13', '#44210f', '#4c2410'][
        Math.min(6, tone)
      ]
      blocks.add(
        colour,
        `M${Math.round(x)} ${row * 34}h${Math.round(width - 3)}v31h-${Math.round(width - 3)}z`,
      )
      x += width
    }
  return blocks.draw()
}

/** Slabs that run towards the door. */
function floor(pen: Pen): string {
  const slabs = heap()
  const rows = 9
  const lineAt = (row: number): number => FLOOR + (HEIGHT - FLOOR) * (row / rows) ** 1.7
  const scaleAt = (y: number): number => (y - FLOOR + 70) / DEPTH
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [lineAt(row), lineAt(row + 1)]
    const [far, near] = [scaleAt(top), scaleAt(bottom)]
    for (let i = -9; i < 9; i++) {
      const [left, right] = [i + (row % 2) / 2, i + 1 + (row % 2) / 2].map((step) => step * 210)
      if (CX + right * near < -40 || CX + left * near > WIDTH + 40) continue
      const warm = Math.max(0, 2 - Math.abs(i + 0.5))
      const tone = Math.round(pen.random() * 1.4 + warm)
      const points = [
        [CX + left * far, top],
        [CX + right * far, top],
        [CX + right * near, bottom],
        [CX + left * near, bottom],
      ]
      const d = points.map((point) => point.map(Math.round).join(' ')).join('L')
      slabs.add(['#1b110c', '#23150e', '#2c1810', '#361a10'][Math.min(3, tone)], `M${d}Z`)
    }
  }
  return slabs.draw(' stroke="#0a0503" stroke-width="1.6"')
}

/** Somebody stands in the red: two eyes, and a shape. */
function watcher(pen: Pen): string {
  const dark = { base: ['#2a0303', '#140101'], rim: '#5a0d06', by: [0, 8] } as const
  const eyes = [CX - 10, CX + 10]
    .map((x) => `<ellipse cx="${x}" cy="${FLOOR - 128}" rx="5" ry="3" fill="#fff0a0"/>`)
    .join('')
  return (
    pen.lit('robe', CX - 66, FLOOR - 130, 132, dark) +
    pen.lit('daemon-skull', CX - 40, FLOOR - 168, 80, dark) +
    eyes
  )
}

/** The two leaves of the door, ajar. */
function leaves(fill: string): string {
  const { width, height } = DOOR
  const leaf = width * 0.24
  return [CX - width / 2, CX + width / 2 - leaf]
    .map((x, i) => {
      const round =
        i === 0
          ? `M${n(x)} ${FLOOR}V${FLOOR - height + 90}Q${n(x + 4)} ${FLOOR - height + 46} ${n(x + leaf)} ${FLOOR - height + 22}V${FLOOR}Z`
          : `M${n(x + leaf)} ${FLOOR}V${FLOOR - height + 90}Q${n(x + leaf - 4)} ${FLOOR - height + 46} ${n(x)} ${FLOOR - height + 22}V${FLOOR}Z`
      const bands = [0.36, 0.6, 0.84]
        .map((part) => rect(x, FLOOR - height * (1 - part), leaf, 9, '#2c211c'))
        .join('')
      return path(round, `url(#${fill})`) + bands
    })
    .join('')
}

/** The stones around the arch. */
function stones(pen: Pen): string {
  const { width, height } = DOOR
  const [inner, outer, cy] = [width / 2, width / 2 + 26, FLOOR - height + width / 2]
  const shades = ['#2a1712', '#331c15', '#24130f']
  const at = (radius: number, angle: number): string =>
    `${n(CX + radius * Math.cos(angle))} ${n(cy + radius * Math.sin(angle))}`
  const ring = Array.from({ length: 9 }, (_, i) => {
    const [from, to] = [Math.PI * (1 + i / 9), Math.PI * (1 + (i + 1) / 9)]
    const d = `M${at(inner, from)}A${inner} ${inner} 0 0 1 ${at(inner, to)}L${at(outer, to)}A${outer} ${outer} 0 0 0 ${at(outer, from)}Z`
    return path(d, pen.any(...shades), ' stroke="#0a0402" stroke-width="2"')
  })
  const jambs = [CX - outer, CX + inner].flatMap((x) =>
    Array.from({ length: 5 }, (_, i) =>
      rect(
        x,
        cy + i * 29,
        26,
        Math.min(27, FLOOR - cy - i * 29),
        pen.any(...shades),
        ' stroke="#0a0402" stroke-width="2"',
      ),
    ),
  )
  return [...ring, ...jambs].join('')
}

/** Two before the wall, two nearer to us. */
function pillars(pen: Pen): string {
  const [lit, turned] = [pen.id(), pen.id()]
  const colours = ['#0d0806', '#2e1f16@.55', '#4d3021@.85', '#5c261a']
  const across = (id: string, stops: readonly string[]): string =>
    `<linearGradient id="${id}">${stops
      .map((stop, i) => {
        const [colour, at = i === 0 ? '0' : '1'] = stop.split('@')
        return `<stop offset="${at}" stop-color="${colour}"/>`
      })
      .join('')}</linearGradient>`
  const pillar = (x: number, width: number, fill: string): string => {
    const foot = FLOOR + 62
    const seams = Array.from({ length: 10 }, (_, i) => `M${x} ${i * 38 + (x % 19)}h${width}`).join('')
    return (
      rect(x, -10, width, foot + 30, `url(#${fill})`) +
      line(seams, '#000', 2, ' opacity=".5"') +
      rect(x - 10, foot - 8, width + 20, 34, `url(#${fill})`) +
      rect(x - 10, foot - 8, width + 20, 3, '#ffd9a022')
    )
  }
  const turnedColours = ['#5c261a', '#4d3021@.15', '#2e1f16@.45', '#0d0806']
  return (
    across(lit, colours) +
    across(turned, turnedColours) +
    pillar(CX - 360, 56, lit) +
    pillar(CX + 304, 56, turned) +
    pillar(CX - 640, 96, lit) +
    pillar(CX + 560, 96, turned)
  )
}

/** The red of the door on the floor, the gold of the torches on the walls. */
function glows(pen: Pen): string {
  const [door, torch, spill] = [pen.id(), pen.id(), pen.id()]
  const around = (id: string, colours: readonly [string, string, string]): string =>
    `<radialGradient id="${id}"><stop stop-color="${colours[0]}"/><stop offset=".4" stop-color="${colours[1]}"/><stop offset="1" stop-color="${colours[2]}"/></radialGradient>`
  const stand = (x: number): string =>
    `<circle cx="${x}" cy="140" r="220" fill="url(#${torch})"/>` +
    path(`M${x - 12} 162h24l-4 12h-16z`, '#5a3b22') +
    path(`M${x - 5} 172l3 50h4l3-50z`, '#2a1a10')
  return (
    around(door, ['#ff4a20a0', '#b0150850', '#b0150800']) +
    around(torch, ['#ffb34799', '#e0782038', '#e0782000']) +
    `<ellipse cx="${CX}" cy="${FLOOR - 70}" rx="430" ry="300" fill="url(#${door})"/>` +
    vertical(spill, '#ff3d18b0', '#ff3d1820', '#ff3d1800') +
    path(`M${CX - 50} ${FLOOR}H${CX + 50}L${CX + 190} ${HEIGHT}H${CX - 190}Z`, `url(#${spill})`) +
    stand(CX - 190) +
    stand(CX + 190)
  )
}

const flame = (x: number, y: number): string =>
  path(
    `M${x} ${y - 38}c12 18 18 26 15 40c-2 10-9 16-15 16s-14-5-15-16c-1-10 6-14 7-24c4 5 5 8 5 11c5-8 6-16 3-27z`,
    '#ff9a2e',
  ) + path(`M${x} ${y - 14}c7 10 9 14 7 21c-1 6-5 8-7 8s-7-2-7-8c0-6 5-11 7-21z`, '#fff0b0')
