/** What a bust is composed of: the form of a game's `busts.json`. All lengths are in a box of 512 by 512. */

/** Untouched, below two thirds of the health, below one third. */
export const HURTS = [0, 1, 2] as const
export type Hurt = (typeof HURTS)[number]

export type Point = readonly [x: number, y: number]

interface Anywhere {
  /** In which states it is there; always, if left out. */
  readonly when?: readonly Hurt[]
  /** Part of the head: it tilts with it. */
  readonly head?: boolean
}

/** A body with a rim of fire and one in the game's accent: a shape of ours or an icon, by its name. */
export interface Shape extends Anywhere {
  readonly shape: string
  readonly tone: string
  /** Its corner, if it is moved; and how large it is. */
  readonly at?: Point
  readonly size?: number
  /** In degrees, around its middle. */
  readonly turn?: number
  readonly flip?: boolean
  /** Once more on the other side. */
  readonly twin?: boolean
  /** Where the light comes from: how far the shape moves to leave its rim. */
  readonly rim?: Point
}

/** Small bright points. */
export interface Eyes extends Anywhere {
  readonly eyes: readonly Point[]
  readonly r: number
  readonly colour?: string
}

/** Flat details: sockets, teeth, wounds. `crack` glows at its edges. */
export interface Detail extends Anywhere {
  readonly detail: 'ink' | 'shine' | 'crack'
  readonly d: string
}

/** Light behind somebody, with rays if it is to be a glory. */
export interface Halo extends Anywhere {
  readonly halo: Point
  readonly r: number
  readonly rays?: number
}

export type Part = Shape | Eyes | Detail | Halo

export interface BustData {
  /** What is seen of it, companions included. */
  readonly view: readonly [x: number, y: number, width: number, height: number]
  /** The middle of the face and how much around it a medal shows. */
  readonly face: readonly [x: number, y: number, r: number]
  /** In degrees, for each state. */
  readonly tilt?: readonly [number, number, number]
  readonly parts: readonly Part[]
}

/** What a game's module holds: its busts, and the shapes they name, each on a grid of its own. */
export interface BustBook {
  readonly accent: string
  readonly shapes: Readonly<Record<string, { readonly grid: number; readonly d: string }>>
  readonly busts: Readonly<Record<string, BustData>>
}

/** How hurt somebody is, by what is left of their health: it changes at two thirds and at one third. */
export function hurtAt(health: number, most: number): Hurt {
  if (health * 3 <= most) return 2
  return health * 3 <= most * 2 ? 1 : 0
}
