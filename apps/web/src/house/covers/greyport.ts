/** The cover of Battle for Greyport: Valeria and her two faces, over the roofs. Drawn when the page is built. */
import { chance, round } from '../drawn/brush.ts'
import type { Brush } from '../drawn/brush.ts'

const GOLD = '#ffc46b'
const PURPLE = '#b07fe0'

/** From behind to the front: each a shape in a box of 512. */
const SHAPES = {
  robe: 'M256 236C190 240 130 268 92 312C58 352 34 430 26 512H486C478 430 454 352 420 312C382 268 322 240 256 236Z',
  hood: 'M256 6C196 34 146 98 136 178C130 232 140 282 164 326L206 300C180 262 174 212 186 168C196 128 222 104 256 96C290 104 316 128 326 168C338 212 332 262 306 300L348 326C372 282 382 232 376 178C366 98 316 34 256 6Z',
  inner:
    'M256 90C216 98 190 126 180 170C168 224 178 280 212 320H300C334 280 344 224 332 170C322 126 296 98 256 90Z',
  smile:
    'M254 128C222 128 200 142 196 170C192 226 214 282 254 312V270C240 268 230 258 226 246Q240 252 254 252V206L246 214C232 204 216 204 206 212C208 196 232 184 254 196Z',
  scowl:
    'M258 128C290 128 312 142 316 170C320 226 298 282 258 312V282Q280 262 292 268C284 246 270 244 258 250V206L266 214C280 200 298 204 306 216C302 196 280 186 258 196Z',
} as const

const shape = (name: keyof typeof SHAPES): string => `<path d="${SHAPES[name]}"/>`

/** Gold around her head. */
function rays(): string {
  const at = (angle: number, radius: number): string =>
    `${round(256 + Math.cos(angle) * radius)} ${round(190 + Math.sin(angle) * radius)}`
  const paths = Array.from({ length: 27 }, (_, i) => {
    const angle = (i / 27) * Math.PI * 2
    return `M${at(angle - 0.035, 176)}L${at(angle, i % 3 === 0 ? 236 : 206)}L${at(angle + 0.035, 176)}Z`
  })
  return `<path d="${paths.join('')}" fill="#ffcf7a" opacity=".85"/><circle cx="256" cy="190" r="174" fill="none" stroke="#ffdc94" stroke-width="6"/>`
}

function candle(brush: Brush, x: number): string {
  const light = brush.around(x, 300, 52, [0, '#ffe3a0', 0.9], [1, '#ff9a3a', 0])
  return (
    `<circle cx="${x}" cy="300" r="52" fill="${light}"/><rect x="${x - 9}" y="310" width="18" height="70" rx="4" fill="#6b4a2e"/>` +
    `<rect x="${x - 9}" y="310" width="5" height="70" fill="#ffcf8a" opacity=".8"/><path d="M${x} 310c-12-8-8-20 0-34 8 14 12 26 0 34Z" fill="#fff0b8"/>`
  )
}

function valeria(brush: Brush): string {
  const cultist = (x: number, isFlipped: boolean): string =>
    brush.layer(brush.icon('cultist'), {
      ...{ at: [x, 150], size: 260, isFlipped, body: ['#2a1830', '#0d0710'] },
      rims: [
        [GOLD, -14, 8],
        ['#7a4fa8', 12, 6, 0.55],
      ],
    })
  const glow = brush.around(256, 190, 270, [0.4, '#ffcf7a', 0.75], [0.72, '#c9763a', 0.28], [1, '#c9763a', 0])
  return [
    `<circle cx="256" cy="190" r="270" fill="${glow}"/>`,
    rays(),
    cultist(-50, false),
    cultist(562, true),
    brush.layer(shape('robe'), {
      body: ['#3a2140', '#120917'],
      rims: [
        [GOLD, 0, 7],
        [PURPLE, -8, 3, 0.6],
      ],
    }),
    '<path d="M256 300L226 512H286Z" fill="#5a2a1c"/><path d="M256 300L226 512H234L256 330 278 512H286Z" fill="#ffb45e" opacity=".7"/>',
    `<path d="${SHAPES.inner}" fill="#0d0610"/>`,
    brush.layer(shape('smile'), { body: ['#fff3dc', '#d9a86a'], rims: [['#ffffff', 6, -6, 0.8]] }),
    brush.layer(shape('scowl'), { body: ['#3a1a20', '#1a0a10'], rims: [['#ff8d4a', -6, -6, 0.95]] }),
    '<circle cx="228" cy="206" r="5" fill="#7a1c10"/><circle cx="286" cy="208" r="6" fill="#ffd27a"/>',
    brush.layer(shape('hood'), {
      body: ['#5a3466', '#1d0f24'],
      rims: [
        [GOLD, 0, 9],
        [PURPLE, 9, 3, 0.8],
      ],
    }),
    candle(brush, 66),
    candle(brush, 446),
  ].join('')
}

/** One house of the street: where it stands, how wide and high, its colour, how many of its windows are lit. */
type House = readonly [x: number, width: number, height: number, colour: string, lit: number]

const STREET: readonly House[] = [
  [64, 38, 70, '#4a2b30', 0.3],
  [138, 40, 78, '#4a2b30', 0.3],
  [28, 48, 112, '#301c1f', 0.5],
  [168, 48, 118, '#301c1f', 0.5],
  [-22, 60, 160, '#1b1110', 0.6],
  [204, 60, 166, '#1b1110', 0.6],
]

function street(): string {
  const next = chance(9)
  return STREET.map(([x, width, height, colour, lit]) => {
    const top = 286 - height
    const ridge = round(top - width * 0.55)
    const windows = Array.from({ length: 2 * Math.floor(height / 34) }, (_, i) => {
      const left = round(x + width * (0.2 + 0.38 * (i % 2)))
      const light = next() < lit ? '#ffc262' : '#140c0a'
      return `<rect x="${left}" y="${top + 8 + Math.floor(i / 2) * 32}" width="${round(width * 0.2)}" height="16" rx="1.5" fill="${light}"/>`
    })
    return `<path d="M${x} 330V${top}L${x + width / 2} ${ridge}L${x + width} ${top}V330Z" fill="${colour}" stroke="#0d0807" stroke-width="3"/>${windows.join('')}`
  }).join('')
}

/** Lamps on a line across the street. */
function lamps(): string {
  const lights = Array.from({ length: 8 }, (_, i) => {
    const t = (i + 1) / 9
    const x = round(-4 + 248 * t)
    const y = round(84 * (1 - t) * (1 - t) + 2 * t * (1 - t) * 150 + 84 * t * t + 6)
    return `<circle cx="${x}" cy="${y}" r="10" fill="#f8a544" opacity=".3"/><circle cx="${x}" cy="${y}" r="3" fill="#ffe9b4"/>`
  })
  return `<path d="M-4 84Q120 150 244 84" stroke="#0d0807" stroke-width="1.6" fill="none"/>${lights.join('')}`
}

export function cover(brush: Brush): string {
  const sky = brush.down([0, '#171022'], [0.4, '#43283a'], [0.75, '#a5552b'], [1, '#e08a3a'])
  const glow = brush.around(120, 190, 150, [0, '#ffcf7e', 0.85], [1, '#ffcf7e', 0])
  return brush.done(
    240,
    330,
    [
      `<rect width="240" height="330" fill="${sky}"/><rect width="240" height="330" fill="${glow}"/>`,
      street(),
      lamps(),
      `<g transform="translate(2.2 102.5) scale(.46)">${valeria(brush)}</g>`,
      `<rect y="210" width="240" height="120" fill="${brush.down([0, '#0d0807', 0], [1, '#0d0807', 0.95])}"/>`,
    ].join(''),
  )
}
