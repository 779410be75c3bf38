/** What pictures are drawn with when the page is built: shapes with a lit edge, light, stones. The page itself only shows them. */

/** Numbers with one decimal: nobody sees more. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** The same numbers from 0 to 1 every time. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** A colour at a place from 0 to 1, and how much of it. */
export type Stop = readonly [place: number, colour: string, opacity?: number]

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([place, colour, opacity = 1]) => {
      const thin = opacity === 1 ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${place}" stop-color="${colour}"${thin}/>`
    })
    .join('')

/** How one shape in a box of 512 is lit. */
export interface Look {
  readonly at?: readonly [x: number, y: number]
  readonly size?: number
  readonly isFlipped?: boolean
  /** Its colour at the top, and at the foot. */
  readonly body: readonly [top: string, foot: string]
  /** The edges that catch light: colour, from where the shape is moved to leave the edge, how much. */
  readonly rims?: readonly (readonly [colour: string, x: number, y: number, opacity?: number])[]
}

/** Draws one picture, and knows what it needs: names of its own for light and masks, and each icon once. */
export class Brush {
  private count = 0
  private readonly bodies = new Map<string, string>()
  private readonly defs: string[] = []
  private readonly bodyOf: (icon: string) => string

  /** `bodyOf`: the paths of an icon in a box of 512. */
  constructor(bodyOf: (icon: string) => string) {
    this.bodyOf = bodyOf
  }

  /** An icon of the set, to be used as a shape. */
  icon(name: string): string {
    if (!this.bodies.has(name)) this.bodies.set(name, this.bodyOf(name))
    return `<use href="#${name}"/>`
  }

  /** Light that falls down, to be used as a fill. */
  down(...stops: Stop[]): string {
    return this.light('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stops)
  }

  /** Light around a point, to be used as a fill. */
  around(x: number, y: number, radius: number, ...stops: Stop[]): string {
    return this.light(
      'radialGradient',
      `cx="${x}" cy="${y}" r="${radius}" gradientUnits="userSpaceOnUse"`,
      stops,
    )
  }

  /** A shape in a box of 512, dark below, with a lit edge. */
  layer(shape: string, { at = [0, 0], size = 512, isFlipped = false, body, rims = [] }: Look): string {
    const scale = Math.round((size / 512) * 1000) / 1000
    const [top, foot] = body
    const whole = this.mask(this.white(shape))
    const parts = [
      `<rect width="512" height="512" fill="${this.down([0, top], [1, foot])}" mask="${whole}"/>`,
    ]
    for (const [colour, x, y, opacity = 1] of rims) {
      const edge = this.mask(
        this.white(shape) + `<g fill="#000" transform="translate(${x} ${y})">${shape}</g>`,
      )
      parts.push(
        `<rect x="-40" y="-40" width="592" height="592" fill="${colour}" opacity="${opacity}" mask="${edge}"/>`,
      )
    }
    const place = `translate(${round(at[0])} ${round(at[1])}) scale(${isFlipped ? -scale : scale} ${scale})`
    return `<g transform="${place}">${parts.join('')}</g>`
  }

  /** What is cut off outside of a path. */
  within(path: string, content: string): string {
    const name = this.name()
    this.defs.push(`<clipPath id="${name}"><path d="${path}"/></clipPath>`)
    return `<g clip-path="url(#${name})">${content}</g>`
  }

  /** The picture. */
  done(width: number, height: number, content: string): string {
    const icons = [...this.bodies].map(([name, body]) => `<g id="${name}">${body}</g>`)
    const defs = [...this.defs, ...icons].join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${content}</svg>`
  }

  private white(shape: string): string {
    return `<g fill="#fff">${shape}</g>`
  }

  private mask(content: string): string {
    const name = this.name()
    this.defs.push(
      `<mask id="${name}" maskUnits="userSpaceOnUse" x="-40" y="-40" width="592" height="592">${content}</mask>`,
    )
    return `url(#${name})`
  }

  private light(kind: string, where: string, stops: readonly Stop[]): string {
    const name = this.name()
    this.defs.push(`<${kind} id="${name}" ${where}>${stopsOf(stops)}</${kind}>`)
    return `url(#${name})`
  }

  private name(): string {
    return `n${this.count++}`
  }
}
