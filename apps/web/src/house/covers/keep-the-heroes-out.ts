/** The cover of Keep the Heroes Out!: somebody at the door, and what is in the way. Drawn when the page is built. */
import type { Brush } from '../drawn/brush.ts'
import { arch, courses } from '../drawn/masonry.ts'

const DOOR = 'M70 250V130Q74 78 120 74Q166 78 170 130V250Z'
const COWL = 'M76 250C78 188 94 160 120 158C146 160 162 188 164 250'

/** A hero in the lit door. */
function hero(brush: Brush): string {
  return (
    `<path d="M58 250V126Q62 66 120 62Q178 66 182 126V250Z" fill="#150e22"/><path d="${DOOR}" fill="#f0b45c"/><path d="${DOOR}" fill="#7a3c1c" opacity=".35"/>` +
    arch({
      middle: [120, 126],
      radii: [62, 60],
      stones: 10,
      stone: [19, 12, 10],
      colours: ['#4d3c69', '#5a4778'],
      glow: ['#ffcf8a', 0.7],
    }) +
    `<path d="${COWL}Z" fill="#1a1222"/><path d="${COWL}" stroke="#ffcf8a" stroke-width="2.5" fill="none" opacity=".7"/>` +
    brush.layer(brush.icon('barbute'), {
      ...{ at: [80, 84], size: 80, body: ['#3a2c48', '#120c18'] },
      rims: [
        ['#fff0c8', -14, 10],
        ['#ffb45e', 14, 8, 0.8],
      ],
    })
  )
}

/** The treasure, and those who live here. */
function household(brush: Brush): string {
  return (
    '<ellipse cx="128" cy="282" rx="96" ry="13" fill="#000" opacity=".55"/>' +
    brush.layer(brush.icon('locked-chest'), {
      ...{ at: [76, 176], size: 118, body: ['#ffdc7e', '#7a4a12'] },
      rims: [
        ['#fff6dc', 12, 14],
        ['#3a1c04', -12, -12, 0.7],
      ],
    }) +
    brush.layer(brush.icon('rat'), {
      ...{ at: [-2, 166], size: 126, body: ['#7d5486', '#1d1220'] },
      rims: [
        ['#ffe3a8', -16, 10],
        ['#c9a6f6', 14, 8, 0.9],
      ],
    }) +
    brush.layer(brush.icon('imp-laugh'), {
      ...{ at: [168, 196], size: 78, body: ['#a04fae', '#2a1030'] },
      rims: [['#ffe3a8', 14, 12]],
    })
  )
}

export function cover(brush: Brush): string {
  const glow = brush.around(120, 232, 150, [0, '#ffe39a'], [0.3, '#e0a445', 0.75], [1, '#e0a445', 0])
  return brush.done(
    240,
    330,
    [
      `<rect width="240" height="330" fill="${brush.down([0, '#1d1530'], [1, '#33224a'])}"/>`,
      `<g opacity=".75">${courses(240, 10, 44, ['#3a2b52', '#31244a'])}</g>`,
      hero(brush),
      '<path d="M0 218H240V330H0Z" fill="#20152e"/><path d="M0 218H240" stroke="#ffcf8a" stroke-width="2" opacity=".5"/>',
      `<rect width="240" height="330" fill="${glow}"/>`,
      household(brush),
      `<rect y="220" width="240" height="110" fill="${brush.down([0, '#120a18', 0], [1, '#120a14', 0.95])}"/>`,
    ].join(''),
  )
}
