/** A street of Greyport at dusk, down to the harbour: its sky darkens and its windows go out as the city suffers. */
import { glow } from './room.ts'
import { WHOLE } from './layer.ts'
import type { Layer } from './layer.ts'
import { EDGE, HEIGHT, WIDTH, heap, line, n, path, rect, round, see, vertical } from './pen.ts'
import type { Pen } from './pen.ts'

const SKY: Layer['box'] = [0, 0, WIDTH, EDGE]

/** So bad things are when the lights of a group go out; the last lanterns stay. */
const GO_OUT = [0.3, 0.55, 0.8] as const

/** Where lit windows are, for each group of `GO_OUT`. */
type Windows = string[]

export function street(pen: Pen): Layer[] {
  const lit: Windows = ['', '', '']
  const front = houses(pen, lit) + stalls(pen) + cobbles(pen)
  const [sky, sun, ground, night] = [pen.id(), pen.id(), pen.id(), pen.id()]
  return [
    {
      role: 'still',
      box: SKY,
      svg:
        vertical(sky, '#150f1f', '#3a2233@.45', '#8a4426@.8', '#c9702c') +
        rect(0, 0, WIDTH, EDGE, `url(#${sky})`),
    },
    {
      role: 'light',
      box: SKY,
      svg:
        round(sun, [720, 330, 620], ['#ffc069cc', '#e07a2e4d@.4', '#e07a2e00']) +
        rect(0, 0, WIDTH, EDGE, `url(#${sun})`),
    },
    { role: 'still', box: WHOLE, svg: masts(pen) + front },
    {
      role: 'light',
      box: [0, EDGE, WIDTH, 320],
      svg:
        round(ground, [720, EDGE, 700], ['#ffb45e80', '#ffb45e00'], 0.43) +
        rect(0, EDGE, WIDTH, 320, `url(#${ground})`),
    },
    {
      role: 'night',
      box: WHOLE,
      svg:
        vertical(night, '#0a0610', '#150a12e0@.4', '#0a0507b0') + rect(0, 0, WIDTH, HEIGHT, `url(#${night})`),
    },
    ...GO_OUT.map((until, group): Layer => ({
      role: 'lamp',
      box: SKY,
      until,
      svg: path(lit[group], '#ffc262', see(0.9)),
    })),
    { role: 'lamp', box: SKY, until: 0.7, svg: stringOfLanterns(pen) },
    { role: 'still', box: [0, 180, WIDTH, 200], svg: stallLanterns(pen) },
  ]
}

function masts(pen: Pen): string {
  const all = [560, 604, 660, 790, 850].map((x) => {
    const height = 120 + pen.random() * 90
    const y = (part: number): string => n(EDGE - 60 - height * part)
    return `M${x} ${EDGE - 60}V${y(1)}M${x - 26} ${y(0.55)}H${x + 26}M${x - 18} ${y(0.8)}H${x + 18}`
  })
  return line(all.join(''), '#4a2a22', 3, see(0.9))
}

interface House {
  readonly x: number
  readonly width: number
  readonly height: number
}

/** Three depths of houses, closing in towards the sides. */
function houses(pen: Pen, lit: Windows): string {
  const far = [...Array(13).keys()]
    .map((i) => ({ x: 380 + i * 54 + pen.random() * 10, width: 60, height: 70 + pen.random() * 50 }))
    .filter(({ x }) => x <= 560 || x >= 840)
  const row = (...all: readonly (readonly [number, number, number])[]): House[] =>
    all.map(([x, width, height]) => ({ x, width, height }))
  const middle = row(
    [236, 110, 150],
    [330, 92, 116],
    [420, 86, 92],
    [940, 90, 100],
    [1024, 96, 126],
    [1104, 112, 156],
  )
  const near = row([-50, 170, 232], [106, 150, 190], [1190, 150, 196], [1330, 170, 240])
  return [
    ...far.map((it) => house(pen, it, '#3f2530', 0.6, lit)),
    ...middle.map((it) => house(pen, it, '#2c1a1c', 0.8, lit)),
    ...near.map((it) => house(pen, it, '#1b1110', 0.8, lit)),
  ].join('')
}

/** A gabled house with a lit edge towards the sun; its windows are dark, and those that are lit are noted. */
function house(pen: Pen, { x, width, height }: House, wall: string, share: number, lit: Windows): string {
  const [top, gable, right, middle] = [EDGE - height, EDGE - height - width / 2, x + width, x + width / 2]
  const dark = heap()
  for (let column = 0; column < 2; column++)
    for (let floor = 0; floor < Math.floor(height / 56); floor++) {
      const [left, y, wide] = [x + width * (0.2 + 0.38 * column), top + 14 + floor * 54, width * 0.2]
      dark.add('#140c0a', `M${n(left)} ${n(y)}h${n(wide)}v26h${n(-wide)}z`)
      const pane = (dx: number, dy: number): string =>
        `M${n(left + dx)} ${n(y + dy)}h${n(wide / 2 - 1)}v12h${n(1 - wide / 2)}z`
      const isBehindStall = y > EDGE - 146 && (left < 430 || left > 1010)
      if (pen.random() < share && !isBehindStall)
        lit[Math.floor(pen.random() * lit.length)] +=
          pane(0, 0) + pane(wide / 2 + 1, 0) + pane(0, 14) + pane(wide / 2 + 1, 14)
    }
  const sunny =
    x < 720
      ? `M${n(middle)} ${n(gable)}L${n(right)} ${n(top)}V${EDGE}`
      : `M${n(x)} ${EDGE}V${n(top)}L${n(middle)} ${n(gable)}`
  return (
    path(`M${n(x)} ${EDGE}V${n(top)}L${n(middle)} ${n(gable)}L${n(right)} ${n(top)}V${EDGE}Z`, wall) +
    line(
      `M${n(x - 6)} ${n(top + 4)}L${n(middle)} ${n(gable - 4)}L${n(right + 6)} ${n(top + 4)}`,
      '#0d0807',
      7,
      see(0.7),
    ) +
    line(sunny, '#e8934a', 2, see(0.5)) +
    dark.draw(see(0.8))
  )
}

function stalls(pen: Pen): string {
  const goods = (x: number, ...icons: readonly string[]): string =>
    icons
      .map((icon, i) =>
        pen.lit(icon, x + i * 36, EDGE - 66, 34, {
          base: ['#3a2112', '#24140a'],
          rim: '#ffb45e',
          by: [14, 12],
        }),
      )
      .join('')
  return (
    stall(60, 168, '#6a2418') +
    goods(88, 'fruit-bowl', 'round-bottom-flask', 'jug') +
    stall(268, 150, '#1f5a50') +
    goods(288, 'fish-bucket', 'shiny-purse', 'beer-stein') +
    stall(1024, 150, '#2c3f6a') +
    goods(1044, 'tied-scroll', 'candle-flame', 'crystal-ball') +
    stall(1214, 168, '#6a2418') +
    goods(1242, 'battle-axe', 'round-shield', 'crested-helmet')
  )
}

/** A stall under a striped awning. */
function stall(x: number, width: number, cloth: string): string {
  const awning = heap()
  for (let stripe = 0; stripe < 8; stripe++) {
    const low = (i: number): number => x - 10 + ((width + 20) / 8) * i
    const high = (i: number): number => x + 6 + ((width - 12) / 8) * i
    const [a, b] = [low(stripe), low(stripe + 1)]
    awning.add(
      stripe % 2 === 0 ? '#c9a36a' : cloth,
      `M${n(high(stripe))} ${EDGE - 118}H${n(high(stripe + 1))}L${n(b)} ${EDGE - 82}Q${n((a + b) / 2)} ${EDGE - 70} ${n(a)} ${EDGE - 82}Z`,
    )
  }
  return (
    rect(x + 6, EDGE - 86, 5, 92, '#1a0f0a') +
    rect(x + width - 11, EDGE - 86, 5, 92, '#1a0f0a') +
    rect(x, EDGE - 34, width, 40, '#2a180e') +
    rect(x, EDGE - 34, width, 4, '#b8743a') +
    awning.draw() +
    line(`M${x + 6} ${EDGE - 118}H${x + width - 6}`, '#ffcf8a', 2, see(0.6))
  )
}

function stallLanterns(pen: Pen): string {
  return [246, 436, 1004, 1194, 40, 1400]
    .map((x, i) => {
      const y = EDGE - [70, 56, 60, 72, 76, 76][i]
      const lamp = `<rect x="${x - 6}" y="${y - 9}" width="12" height="17" rx="3" fill="#ffe9b4"/>`
      return (
        glow(pen, x, y, 105, '#ffdf9ce0') +
        lamp +
        line(`M${x - 8} ${y - 10}h16M${x - 8} ${y + 9}h16M${x} ${y - 26}v16`, '#1a0f0a', 3)
      )
    })
    .join('')
}

/** Small lanterns on a rope across the street. */
function stringOfLanterns(pen: Pen): string {
  const halo = pen.id()
  const lamps = [...Array(11).keys()].map((i) => {
    const t = (i + 1) / 12
    const [x, y] = [n(180 + 1080 * t), 96 + 268 * t * (1 - t)]
    return `<circle cx="${x}" cy="${n(y + 10)}" r="26" fill="url(#${halo})"/><circle cx="${x}" cy="${n(y + 9)}" r="4.5" fill="#ffe3a0"/>`
  })
  return (
    `<radialGradient id="${halo}"><stop stop-color="#ffdf9c"/><stop offset=".3" stop-color="#f8a54466"/><stop offset="1" stop-color="#f39a3a00"/></radialGradient>` +
    line('M180 96Q720 230 1260 96', '#0d0807', 2.5) +
    lamps.join('')
  )
}

function cobbles(pen: Pen): string {
  const ground = pen.id()
  const rows: string[] = []
  for (let [y, row] = [EDGE + 6, 0]; y < HEIGHT; row++) {
    const depth = (y - EDGE) / (HEIGHT - EDGE)
    const [height, width] = [10 + depth * 34, 30 + depth * 90]
    const stones = heap()
    const [r, half] = [Math.round(height * 0.42), Math.round((height - 3) / 2)]
    const straight = Math.round(width - 4 - height * 0.84)
    const stone = `h${straight}q${r} 0 ${r} ${half}t-${r} ${half}h-${straight}q-${r} 0 -${r} -${half}t${r} -${half}`
    for (let x = -60 + ((row % 2) * width) / 2; x < WIDTH; x += width)
      stones.add(
        pen.any('#4a3526', '#3d2b20', '#33241b'),
        `M${Math.round(x + 2 + height * 0.42)} ${Math.round(y)}${stone}`,
      )
    rows.push(stones.draw(see(0.55 - 0.2 * depth)))
    y += height
  }
  return (
    vertical(ground, '#3d2a20', '#241914@.35', '#120c09') +
    rect(0, EDGE, WIDTH, HEIGHT - EDGE, `url(#${ground})`) +
    rows.join('')
  )
}
