/** The fire of the house below its mantel: the wall and the opening, and the flames in it, which may flicker. */
import { chance, round } from './brush.ts'
import type { Brush } from './brush.ts'
import { tongues } from './masonry.ts'

const WIDTH = 1440
const HEIGHT = 400
/** The opening, from its left side to its right. */
const [LEFT, RIGHT] = [404, 1036]
const MIDDLE = (LEFT + RIGHT) / 2
/** Where the arch begins, and how high it would go if it were pointed. */
const [SPRING, CROWN] = [150, -12]

const OPENING = `M${LEFT + 2} ${HEIGHT}V${SPRING}Q${MIDDLE} ${CROWN} ${RIGHT - 2} ${SPRING}V${HEIGHT}Z`

/** Stones that are warm where the fire is near. */
function wall(): string {
  const next = chance(31)
  const stones: string[] = []
  for (let y = -6, row = 0; y < HEIGHT; row++) {
    const high = 46 + ((row * 13) % 9)
    for (let x = -40 - (row % 2) * 38; x < WIDTH + 20;) {
      const wide = 70 + next() * 52
      const far = Math.min(1, Math.hypot((x + wide / 2 - MIDDLE) / 640, (y - 240) / 420))
      const light = 25 - far * 13 + next() * 3.4
      stones.push(
        `<rect x="${Math.round(x)}" y="${y}" width="${Math.round(wide) - 4}" height="${high - 4}" rx="9" fill="hsl(24 ${Math.round(34 - far * 6)}% ${Math.round(light)}%)"/>`,
      )
      x += wide
    }
    y += high
  }
  return stones.join('')
}

/** The stones around the opening, lit on their inner side. */
function surround(): string {
  const crown = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16
    const x = LEFT - 18 + (RIGHT - LEFT + 36) * t
    const y = 124 * (1 - t) * (1 - t) + 2 * t * (1 - t) * -26 + 124 * t * t
    const turn = (Math.atan2(300 * (2 * t - 1), RIGHT - LEFT + 36) * 180) / Math.PI
    return (
      `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})"><rect x="-21" y="-27" width="41" height="52" rx="6" fill="${i % 2 === 0 ? '#4b3221' : '#5a3d28'}"/>` +
      '<rect x="-21" y="19" width="41" height="6" rx="3" fill="#ffb862" opacity=".75"/></g>'
    )
  })
  const sides = Array.from({ length: 12 }, (_, i) => {
    const y = 136 + (i >> 1) * 48
    const isLeft = i % 2 === 0
    const colour = (i >> 1) % 2 === 0 ? '#4b3221' : '#5a3d28'
    return (
      `<rect x="${isLeft ? LEFT - 40 : RIGHT - 2}" y="${y}" width="42" height="45" rx="6" fill="${colour}"/>` +
      `<rect x="${isLeft ? LEFT - 3 : RIGHT - 2}" y="${y}" width="5" height="45" rx="2" fill="#ffb862" opacity=".7"/>`
    )
  })
  return crown.join('') + sides.join('')
}

/** The wall with its opening, and the light on it. */
export function hearth(brush: Brush): string {
  const inside = brush.around(
    MIDDLE,
    240,
    350,
    [0, '#fff0b8'],
    [0.22, '#ffb34a'],
    [0.55, '#c9520f'],
    [1, '#2a0c04'],
  )
  const glow = brush.around(MIDDLE, 260, 860, [0, '#ff9a3c', 0.5], [0.4, '#e0701e', 0.22], [1, '#d8611c', 0])
  const dusk = brush.around(MIDDLE, 150, 900, [0.5, '#000', 0], [1, '#000', 0.7])
  return brush.done(
    WIDTH,
    HEIGHT,
    [
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="#160d07"/>`,
      wall(),
      `<path d="M${LEFT - 34} ${HEIGHT}V${SPRING - 18}Q${MIDDLE} -50 ${RIGHT + 34} ${SPRING - 18}V${HEIGHT}Z" fill="#120a06"/>`,
      surround(),
      `<path d="${OPENING}" fill="${inside}"/>`,
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${glow}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="${dusk}"/>`,
    ].join(''),
  )
}

/** Logs on the floor of the opening, glowing along their tops. */
const LOGS = [
  [440, 372, 690, 332],
  [1000, 372, 750, 332],
  [520, 390, 920, 384],
]

function floor(): string {
  const logs = LOGS.map(
    ([fromX, fromY, toX, toY]) =>
      `<path d="M${fromX} ${fromY}L${toX} ${toY}" stroke="#1c0c05" stroke-width="30"/><path d="M${fromX} ${fromY - 11}L${toX} ${toY - 11}" stroke="#ff8a2a" stroke-width="3.5" opacity=".9"/>`,
  )
  return `<path d="M${LEFT} ${HEIGHT}V316Q${MIDDLE} 290 ${RIGHT} 316V${HEIGHT}Z" fill="#1c0a04"/><g stroke-linecap="round">${logs.join('')}</g>`
}

/** The flames alone, in a picture of the same size. */
export function flames(brush: Brush): string {
  const next = chance(5)
  const sparks = Array.from({ length: 40 }, () => {
    const [x, y] = [round(430 + next() * 580), round(30 + next() * 210)]
    return `<circle cx="${x}" cy="${y}" r="${round(1 + next() * 2)}" fill="#ffe3a0" opacity="${round(0.35 + next() * 0.5)}"/>`
  })
  const all = [
    tongues(338, '#e8590f', 0.8, [
      [440, 170, 60],
      [512, 236, 72],
      [596, 286, 84],
      [690, 312, 92],
      [780, 316, 92],
      [868, 276, 84],
      [944, 226, 70],
      [1002, 160, 56],
    ]),
    tongues(338, '#ff9a26', 0.9, [
      [470, 150, 46],
      [548, 212, 60],
      [640, 258, 70],
      [736, 282, 76],
      [826, 244, 68],
      [906, 192, 56],
      [972, 130, 44],
    ]),
    tongues(338, '#ffd25e', 0.93, [
      [510, 116, 36],
      [596, 186, 50],
      [690, 232, 60],
      [780, 226, 58],
      [862, 164, 46],
      [934, 106, 34],
    ]),
    tongues(338, '#fff6cf', 0.9, [
      [646, 130, 32],
      [734, 176, 42],
      [812, 120, 30],
    ]),
  ]
  return brush.done(WIDTH, HEIGHT, brush.within(OPENING, all.join('') + floor()) + sparks.join(''))
}
