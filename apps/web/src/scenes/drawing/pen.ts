/** What the scenes are drawn with, when the page is built: the same strokes from the same seed. */
import { iconPath } from '../../../vite-icon-set.ts'

export { EDGE, HEIGHT, WIDTH } from './size.ts'

/** Icons in a scene are small, or far away. */
const GRID = 128

/** Where light comes from, and in which colours: `by` is how far the shape moves, in parts of 512, to leave its edge lit. */
interface Light {
  readonly base: readonly [top: string, bottom: string]
  readonly rim: string
  readonly by: readonly [x: number, y: number]
}

export interface Pen {
  /** The next of the numbers between 0 and 1 that the seed gives. */
  readonly random: () => number
  /** One of several, by chance. */
  readonly any: <T>(...some: readonly T[]) => T
  /** A name of its own for a gradient or a shape. */
  readonly id: () => string
  /** An icon of the set as a dark body with a lit edge, `size` wide, its corner at x, y. */
  readonly lit: (icon: string, x: number, y: number, size: number, light: Light) => string
}

/** One decimal is enough for any stroke. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export function penFor(scene: string, seed: number): Pen {
  let state = seed
  let ids = 0
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
  const id = (): string => `${scene}-${(ids++).toString(36)}`
  return { random, id, any: (...some) => some[Math.floor(random() * some.length)], lit: litBy(id) }
}

function litBy(id: () => string): Pen['lit'] {
  return (icon, x, y, size, { base, rim, by }) => {
    const [clip, shape, fill] = [id(), id(), id()]
    const move = by.map((step) => n((step * GRID) / 512)).join(' ')
    return (
      `<g transform="translate(${n(x)} ${n(y)})scale(${Math.round((size / GRID) * 1000) / 1000})">` +
      vertical(fill, ...base) +
      `<clipPath id="${clip}"><path id="${shape}" d="${iconPath(icon, GRID)}"/></clipPath>` +
      `<g clip-path="url(#${clip})"><path d="M0 0h${GRID}v${GRID}H0" fill="${rim}"/>` +
      `<use href="#${shape}" transform="translate(${move})" fill="url(#${fill})"/></g></g>`
    )
  }
}

/** A gradient from top to bottom, in even steps unless a colour says where it stands: `#fff@.3`. */
export function vertical(id: string, ...colours: readonly string[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stops(colours)}</linearGradient>`
}

/** A gradient from a point outwards; `flat` presses it down to an ellipse, as light on the ground is. */
export function round(
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  colours: readonly string[],
  flat = 1,
): string {
  const press = flat === 1 ? '' : ` gradientTransform="translate(0 ${n(cy * (1 - flat))})scale(1 ${flat})"`
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"${press}>${stops(colours)}</radialGradient>`
}

function stops(colours: readonly string[]): string {
  return colours
    .map((colour, index) => {
      const [paint, at = n(index / (colours.length - 1))] = colour.split('@')
      return `<stop offset="${at}" stop-color="${paint}"/>`
    })
    .join('')
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<path d="M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z" fill="${fill}"${more}/>`

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`

export const see = (opacity: number): string => ` opacity="${Math.round(opacity * 100) / 100}"`

/** Many shapes of few colours as one path for each: a wall is three paths, not two hundred. */
export function heap(): { add: (colour: string, d: string) => void; draw: (more?: string) => string } {
  const paths = new Map<string, string>()
  return {
    add: (colour, d) => void paths.set(colour, (paths.get(colour) ?? '') + d),
    draw: (more = '') => [...paths].map(([colour, d]) => path(d, colour, more)).join(''),
  }
}
