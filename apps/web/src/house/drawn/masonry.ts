/** Walls, arches and flames, of which the pictures of the house are made. */
import { chance, round } from './brush.ts'

interface Arch {
  readonly middle: readonly [x: number, y: number]
  /** Half its width, and its height. */
  readonly radii: readonly [across: number, up: number]
  readonly stones: number
  /** Of one stone: its width, how far it reaches out and in. */
  readonly stone: readonly [width: number, out: number, into: number]
  readonly colours: readonly [string, string]
  /** The light on the inner edge. */
  readonly glow: readonly [colour: string, opacity: number]
}

/** A half-round of stones, lit from within. */
export function arch({ middle, radii, stones, stone, colours, glow }: Arch): string {
  const [width, out, into] = stone
  const parts = Array.from({ length: stones + 1 }, (_, i) => {
    const angle = (Math.PI * i) / stones
    const x = middle[0] - Math.cos(angle) * radii[0]
    const y = middle[1] - Math.sin(angle) * radii[1]
    const turn = (Math.atan2(-Math.sin(angle) * radii[1], -Math.cos(angle) * radii[0]) * 180) / Math.PI + 90
    const half = width / 2
    const edge = Math.max(3, width / 6)
    return (
      `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})">` +
      `<rect x="${-half}" y="${-out}" width="${width - 1}" height="${out + into}" rx="${round(width / 6)}" fill="${colours[i % 2]}"/>` +
      `<rect x="${-half}" y="${round(into - edge)}" width="${width - 1}" height="${round(edge)}" rx="2" fill="${glow[0]}" opacity="${glow[1]}"/></g>`
    )
  })
  return parts.join('')
}

/** How round the corners of a stone are. */
const ROUND = 3

/** Courses of stone over a picture of this width: of each colour one path, its corners round as its stroke is. */
export function courses(width: number, rows: number, stone: number, colours: readonly [string, string]) {
  const next = chance(rows * 7 + stone)
  const paths = ['', '']
  const [wide, high] = [stone, stone * 0.6].map((side) => round(side - 2 - 2 * ROUND))
  for (let row = 0; row < rows; row++)
    for (let x = -20 - (row % 2) * (stone / 2); x < width; x += stone)
      paths[next() > 0.5 ? 0 : 1] +=
        `M${x + ROUND} ${round(row * stone * 0.6 + ROUND)}h${wide}v${high}h${-wide}z`
  return paths
    .map(
      (d, i) =>
        `<path d="${d}" fill="${colours[i]}" stroke="${colours[i]}" stroke-width="${2 * ROUND}" stroke-linejoin="round"/>`,
    )
    .join('')
}

/** A tongue of fire that stands on (0, 0), 116 high. */
const TONGUE =
  'M0 0C-34-10-44-44-30-74C-24-88-14-96-12-116C-2-106 2-94 2-84C8-92 10-102 8-114C28-96 42-66 36-36C33-16 20-4 0 0Z'

/** Where a tongue stands, how high and how wide it is. */
export type Tongue = readonly [x: number, height: number, width: number]

/** Tongues of one colour on a line, every other one turned. */
export function tongues(foot: number, colour: string, opacity: number, all: readonly Tongue[]): string {
  const parts = all.map(([x, height, width], i) => {
    const across = Math.round((width / 40) * 100) / (i % 2 === 0 ? 100 : -100)
    return `<path d="${TONGUE}" transform="translate(${x} ${foot}) scale(${across} ${Math.round((height / 116) * 100) / 100})"/>`
  })
  return `<g fill="${colour}" opacity="${opacity}">${parts.join('')}</g>`
}
