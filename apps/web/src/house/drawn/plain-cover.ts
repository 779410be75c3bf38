/** The cover of a game that has drawn none: its icon in the light of an arch, in its own colour. */
import type { Brush } from './brush.ts'
import { arch, courses } from './masonry.ts'

/** The accents of boxes, each as it shines, as it glows on stone, and in its depth; as in `look/tokens.css`. */
const SHADES: Readonly<Record<string, readonly [light: string, glow: string, stone: string, deep: string]>> =
  {
    ember: ['#ffdf94', '#e0913a', '#47301f', '#2a0d05'],
    gold: ['#fff0b8', '#e0a445', '#4a381d', '#241503'],
    moss: ['#eef6c8', '#8fb35a', '#34402a', '#12200a'],
    plum: ['#f0dcff', '#b07fd0', '#44304f', '#1f0f2a'],
    sea: ['#d6fff4', '#4fae9c', '#26433f', '#08201f'],
    sky: ['#e4f4ff', '#6db4ea', '#2b4058', '#0a1a2e'],
    steel: ['#eef6ff', '#8fbbdd', '#38444f', '#101a22'],
    violet: ['#efe4ff', '#a886e0', '#3a2b52', '#1a1030'],
  }

/** The stones on which the arch stands. */
function posts(one: string, other: string): string {
  const stones = Array.from({ length: 10 }, (_, i) => {
    const x = i % 2 === 0 ? 16 : 198
    return `<rect x="${x}" y="${150 + (i >> 1) * 30}" width="26" height="28" rx="4" fill="${(i >> 1) % 2 === 0 ? other : one}"/>`
  })
  return stones.join('')
}

export function plainCover(
  brush: Brush,
  { icon, accent }: { readonly icon: string; readonly accent: string },
) {
  const [light, glow, stone, deep] = SHADES[accent] ?? SHADES['ember']
  const wall = `color-mix(in srgb, ${stone} 62%, ${deep})`
  const shadow = '#120a06'
  return brush.done(
    240,
    330,
    [
      `<rect width="240" height="330" fill="${deep}"/>`,
      `<g opacity=".8">${courses(240, 13, 44, [wall, stone])}</g>`,
      `<rect width="240" height="330" fill="${brush.around(120, 150, 210, [0, shadow, 0], [1, shadow, 0.85])}"/>`,
      `<path d="M36 330V142A84 84 0 0 1 204 142V330Z" fill="${brush.around(120, 166, 170, [0, light], [0.35, glow], [0.8, stone], [1, deep])}"/>`,
      arch({
        middle: [120, 142],
        radii: [86, 86],
        stones: 12,
        stone: [24, 18, 12],
        colours: [stone, wall],
        glow: [light, 0.6],
      }),
      posts(stone, wall),
      `<ellipse cx="120" cy="262" rx="88" ry="12" fill="#000" opacity=".5"/>`,
      brush.layer(brush.icon(icon), {
        at: [46, 102],
        size: 148,
        body: [glow, deep],
        rims: [
          ['#fff6dc', 12, 14, 0.95],
          [shadow, -12, -10, 0.6],
        ],
      }),
      `<rect y="205" width="240" height="125" fill="${brush.down([0, shadow, 0], [1, shadow, 0.97])}"/>`,
    ].join(''),
  )
}
