/** The rock that the rooms of Keep the Heroes Out! are cut into: rubble, bones, crystals, torches low at the sides. */
import { glow } from './room.ts'
import { WHOLE } from './layer.ts'
import type { Layer } from './layer.ts'
import { HEIGHT, WIDTH, heap, line, n, rect, round, see, vertical } from './pen.ts'
import type { Pen } from './pen.ts'

export function dungeon(pen: Pen): Layer[] {
  const [stone, torches, night] = [pen.id(), pen.id(), pen.id()]
  const low = (x: number, r: number): string =>
    `<circle cx="${x}" cy="${HEIGHT - 40}" r="${r}" fill="url(#${torches})"/>`
  return [
    {
      role: 'still',
      box: WHOLE,
      svg:
        round(stone, [576, 315, 1100], ['#33241d', '#1d1410@.6', '#0d0806']) +
        rect(0, 0, WIDTH, HEIGHT, `url(#${stone})`) +
        rubble(pen) +
        cracks(pen) +
        left(pen),
    },
    {
      role: 'light',
      box: WHOLE,
      svg:
        `<radialGradient id="${torches}"><stop stop-color="#ffb45e66"/><stop offset="1" stop-color="#ffb45e00"/></radialGradient>` +
        low(110, 430) +
        low(1330, 400) +
        crystals(pen),
    },
    {
      role: 'night',
      box: WHOLE,
      svg: vertical(night, '#0a0510c0', '#10060890') + rect(0, 0, WIDTH, HEIGHT, `url(#${night})`),
    },
  ]
}

/** Slabs and stones, a little lighter or darker than the rock. */
function rubble(pen: Pen): string {
  const [lit, dark] = [heap(), heap()]
  for (let i = 0; i < 260; i++) {
    const [x, y, r, corners] = [
      pen.random() * WIDTH,
      pen.random() * HEIGHT,
      14 + pen.random() * 40,
      5 + Math.floor(pen.random() * 3),
    ]
    const points = [...Array(corners).keys()].map((corner) => {
      const angle = (corner / corners) * 2 * Math.PI + pen.random() * 0.5
      const wide = r * (0.7 + pen.random() * 0.4)
      return `${Math.round(x + Math.cos(angle) * wide)} ${Math.round(y + Math.sin(angle) * wide * 0.7)}`
    })
    const isLit = pen.random() > 0.6
    // Each by itself, so that two that overlap are darker than one: a heap of them would be flat.
    ;(isLit ? lit : dark).add(
      isLit ? '#ffcf98' : `rgb(0 0 0/${i % 3 === 0 ? '.2' : '.14'})`,
      `M${points.join('L')}Z`,
    )
  }
  return dark.draw() + lit.draw(see(0.035))
}

function cracks(pen: Pen): string {
  const all = [...Array(22).keys()].map(() => {
    let d = `M${n(pen.random() * WIDTH)} ${n(pen.random() * HEIGHT)}`
    for (let step = 0; step < 4; step++)
      d += `l${n((pen.random() - 0.4) * 50)} ${n((pen.random() - 0.3) * 40)}`
    return d
  })
  return (
    line(all.join(''), '#090504', 2.2, see(0.6)) +
    line(all.join(''), '#ffcf98', 0.8, ` transform="translate(1.5 1.5)"${see(0.12)}`)
  )
}

/** What others left behind. */
function left(pen: Pen): string {
  const dim = { base: ['#2c2019', '#1a120d'], rim: '#7a5836', by: [-10, 8] } as const
  return [
    ['stone-pile', 268, 462, 84],
    ['crossed-bones', 46, 300, 56],
    ['stone-pile', 930, 70, 70],
    ['skull-crack', 676, 640, 54],
    ['crossed-bones', 1180, 610, 60],
    ['stone-pile', 1350, 330, 78],
    ['mining', 470, 300, 62],
  ]
    .map(([icon, x, y, size]) => pen.lit(String(icon), Number(x), Number(y), Number(size), dim))
    .join('')
}

function crystals(pen: Pen): string {
  const violet = { base: ['#5a3f86', '#2a1a44'], rim: '#c9a6f0', by: [-12, 8] } as const
  return [
    [846, 250, 96],
    [232, 120, 60],
    [560, 480, 74],
    [1250, 120, 80],
  ]
    .map(
      ([x, y, size]) =>
        glow(pen, x + size / 2, y + size / 2, size, '#a886e066').replaceAll('#f39a3a', '#8a58b5') +
        pen.lit('crystal-growth', x, y, size, violet),
    )
    .join('')
}
