/** The cover of Hellbringer: what waits in the tomb, with the fire behind it. Drawn when the page is built. */
import type { Brush } from '../drawn/brush.ts'
import { arch, courses } from '../drawn/masonry.ts'

const GATE = 'M36 330V150Q40 44 120 40Q200 44 204 150V330Z'
const CLOAK = 'M14 330C24 250 58 214 96 206L120 224L144 206C182 214 216 250 226 330Z'

/** It has lit eyes before one sees its face. */
function demon(brush: Brush): string {
  const eyes = brush.around(0, 0, 17, [0, '#fff6c8'], [0.35, '#ffc04a', 0.9], [1, '#ff7a1e', 0])
  return (
    `<path d="${CLOAK}" fill="${brush.down([0, '#3a0d08'], [1, '#120403'])}" stroke="#c4683a" stroke-width="2.5"/>` +
    brush.layer(brush.icon('daemon-skull'), {
      ...{ at: [30, 56], size: 180, body: ['#5e1710', '#1a0605'] },
      rims: [
        ['#ffd79a', 10, 13],
        ['#ff6a2e', -11, 9, 0.85],
      ],
    }) +
    [98, 142].map((x) => `<g transform="translate(${x} 141)"><circle r="17" fill="${eyes}"/></g>`).join('')
  )
}

export function cover(brush: Brush): string {
  const fire = brush.around(
    120,
    150,
    150,
    [0, '#ffd68a'],
    [0.3, '#ff6a2a'],
    [0.72, '#b3180f'],
    [1, '#4a0806'],
  )
  return brush.done(
    240,
    330,
    [
      '<rect width="240" height="330" fill="#1c0c0a"/>',
      `<g opacity=".8">${courses(240, 13, 44, ['#3a1f1a', '#2c1613'])}</g>`,
      `<path d="${GATE}" fill="${fire}"/>`,
      arch({
        middle: [120, 136],
        radii: [94, 98],
        stones: 10,
        stone: [30, 17, 11],
        colours: ['#4c2620', '#3a1c18'],
        glow: ['#ff9a5a', 0.65],
      }),
      demon(brush),
      `<rect y="215" width="240" height="115" fill="${brush.down([0, '#120504', 0], [1, '#120504', 0.97])}"/>`,
    ].join(''),
  )
}
