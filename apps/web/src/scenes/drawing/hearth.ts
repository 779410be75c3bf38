/** A stone hearth with a fire in it, in the middle of a wall. */
import type { Layer } from './layer.ts'
import { EDGE, line, n, path, rect, round, see } from './pen.ts'
import type { Pen } from './pen.ts'

const STONES = ['#4b3423', '#402b1c']

const MOUTH = `M527 ${EDGE + 6}V200Q540 82 720 82Q900 82 913 200V${EDGE + 6}Z`

/** The arch, its stones lit from below, and embers in it. */
export function hearth(pen: Pen): string {
  const embers = pen.id()
  return (
    round(embers, [720, 330, 230], ['#8a3208', '#4a1706@.5', '#210a04']) +
    path(`M492 ${EDGE + 6}V150Q492 44 720 44Q948 44 948 150V${EDGE + 6}Z`, '#150c07') +
    arch(pen) +
    pillars(pen) +
    path(MOUTH, `url(#${embers})`) +
    line([...Array(9).keys()].map((row) => `M540 ${118 + row * 26}H900`).join(''), '#2a0d05', 2, see(0.22)) +
    rect(462, 28, 516, 20, '#2c1a0d') +
    rect(462, 45, 516, 3, '#d98a42', see(0.7))
  )
}

function arch(pen: Pen): string {
  return [...Array(23).keys()]
    .map((stone) => {
      const angle = (Math.PI * stone) / 22
      const [x, y] = [-Math.cos(angle) * 214, -Math.sin(angle) * 140]
      const turn = (Math.atan2(y, x) * 180) / Math.PI + 90
      return (
        `<g transform="translate(${n(720 + x)} ${n(196 + y)})rotate(${n(turn)})">` +
        `<rect x="-17" y="-19" width="33" height="38" rx="6" fill="${pen.any(...STONES)}"/>` +
        `<rect x="-17" y="14" width="33" height="5" rx="2" fill="#ffb058"${see(0.25 + 0.5 * Math.sin(angle))}/></g>`
      )
    })
    .join('')
}

function pillars(pen: Pen): string {
  const stone = (x: number, y: number): string =>
    `<rect x="${x}" y="${y}" width="36" height="30" rx="5" fill="${pen.any(...STONES)}"/>`
  return [204, 236, 268, 300, 332]
    .map(
      (y) =>
        stone(489, y) +
        stone(916, y) +
        rect(521, y, 4, 30, '#ffb058', see(0.6)) +
        rect(916, y, 4, 30, '#ffb058', see(0.6)),
    )
    .join('')
}

type Flame = readonly [x: number, height: number, width: number]

/** Flames of one colour, standing on the table's far edge. */
function flames(colour: string, opacity: number, ...all: readonly Flame[]): string {
  const d = all.map(([x, h, w]) => {
    const y = EDGE + 2
    return (
      `M${x} ${y}C${n(x - w)} ${n(y - h * 0.25)} ${n(x - w * 0.55)} ${n(y - h * 0.55)} ${n(x - w * 0.1)} ${n(y - h)}` +
      `C${n(x + w * 0.1)} ${n(y - h * 0.66)} ${n(x + w * 0.75)} ${n(y - h * 0.6)} ${n(x + w * 0.62)} ${n(y - h * 0.25)}` +
      `C${n(x + w * 0.55)} ${n(y - h * 0.1)} ${n(x + w * 0.3)} ${y} ${x} ${y}Z`
    )
  })
  return path(d.join(''), colour, see(opacity))
}

/** The fire in two layers, which flicker against each other, and the logs before them. */
export function fire(pen: Pen): Layer[] {
  const sparks = [...Array(26).keys()].map(() => {
    const r = n(1 + pen.random() * 1.8)
    return `<circle cx="${n(580 + pen.random() * 280)}" cy="${n(96 + pen.random() * 200)}" r="${r}" fill="#ffe3a0"${see(0.4 + pen.random() * 0.5)}/>`
  })
  const log = (d: string, lit: string): string =>
    line(d, '#1c0c05', 22, ' stroke-linecap="round"') +
    line(lit, '#ff8a2a', 3, ` stroke-linecap="round"${see(0.9)}`)
  const box: Layer['box'] = [528, 84, 384, EDGE - 87]
  return [
    {
      role: 'flame',
      box,
      svg:
        flames(
          '#e8590f',
          0.8,
          [584, 120, 40],
          [622, 178, 50],
          [676, 226, 62],
          [736, 252, 66],
          [796, 214, 58],
          [844, 168, 48],
          [872, 110, 34],
        ) +
        flames(
          '#ff9a26',
          0.9,
          [606, 110, 32],
          [652, 160, 42],
          [708, 196, 48],
          [764, 186, 46],
          [818, 140, 38],
          [856, 86, 26],
        ),
    },
    {
      role: 'flame',
      box,
      svg:
        flames('#ffd25e', 0.95, [640, 92, 24], [692, 128, 32], [742, 140, 34], [792, 104, 28]) +
        flames('#fff6cf', 0.95, [676, 54, 15], [722, 82, 22], [766, 62, 17]) +
        sparks.join(''),
    },
    {
      role: 'still',
      box: [570, 306, 300, EDGE - 309],
      svg: log('M596 348L800 326', 'M596 340L800 318') + log('M842 348L650 328', 'M842 340L650 320'),
    },
  ]
}

/** What the fire sheds: in the hearth, on the wall around it and over the table before it. */
export function firelight(pen: Pen): Layer[] {
  const [within, wall, table] = [pen.id(), pen.id(), pen.id()]
  return [
    {
      role: 'light',
      box: [520, 76, 400, EDGE - 76],
      svg:
        round(within, [720, 232, 220], ['#ffc05ae6', '#ee8a2be6@.32', '#b8480fd9@.68', '#4a140699']) +
        path(MOUTH, `url(#${within})`),
    },
    {
      role: 'light',
      box: [160, 0, 1120, EDGE],
      svg:
        round(wall, [720, 250, 560], ['#ff9a3c9e', '#d8611c4d@.35', '#d8611c00']) +
        rect(160, 0, 1120, EDGE, `url(#${wall})`),
    },
    {
      role: 'light',
      box: [0, EDGE, 1440, 418],
      svg:
        round(table, [720, EDGE, 760], ['#ffad558c', '#e07a2a29@.45', '#e07a2a00'], 0.55) +
        rect(0, EDGE, 1440, 418, `url(#${table})`),
    },
  ]
}
