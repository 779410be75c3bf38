/** The icons of game-icons, drawn on a coarser grid than the set's own: whole steps will do, and are a quarter of it. */
import { createRequire } from 'node:module'
import { didYouMean } from '@hearthkeep/engine'
import svgpath from 'svgpath'

/** The set draws on a grid of 512, with decimals. */
const FULL = 512

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet

/** So far, in steps of the grid, the handles of a curve may lie from its chord: the curve itself is nearer. */
const FLAT = 0.8

/** Whether a curve from 0, 0 is a straight line to whoever looks. */
function isFlat([x1, y1, x2, y2, x, y]: readonly number[]): boolean {
  const length = Math.hypot(x, y)
  const isNear = (px: number, py: number): boolean => {
    if (length === 0) return px === 0 && py === 0
    const along = (px * x + py * y) / length
    return Math.abs(px * y - py * x) / length <= FLAT && along >= -FLAT && along <= length + FLAT
  }
  return isNear(x1, y1) && isNear(x2, y2)
}

type Segment = readonly [string, ...number[]]

/** A segment in as few letters as will do: none, if it leads nowhere. */
function shortest([command, ...numbers]: Segment): Segment[] {
  if (command === 'c' && isFlat(numbers)) return shortest(['l', numbers[4], numbers[5]])
  if (command === 'l' && numbers[1] === 0) return shortest(['h', numbers[0]])
  if (command === 'l' && numbers[0] === 0) return shortest(['v', numbers[1]])
  if ((command === 'h' || command === 'v') && numbers[0] === 0) return []
  return [[command, ...numbers]]
}

/** A path of the set in whole steps of a grid. */
function onGrid(path: string, grid: number): string {
  const drawn = svgpath(path)
    .scale(grid / FULL)
    .rel()
    .round(0)
  // A smooth curve goes on as the one before it.
  const { segments } = drawn as unknown as { readonly segments: readonly Segment[] }
  const isFree = (index: number): boolean => segments.at(index + 1)?.[0] !== 's'
  return drawn
    .iterate((segment, index) => (isFree(index) ? (shortest(segment) as never) : undefined))
    .toString()
}

/** The body of an icon on a grid, for an `<svg>` of that size; of an unknown name, an error that says which was meant. */
export function iconBody(name: string, grid: number): string {
  const body = (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body
  // There are thousands: those with the same first letter will do.
  const alike = (): string[] => Object.keys(set.icons).filter((known) => known[0] === name[0])
  if (body === undefined) throw new Error(`game-icons has no icon "${name}"${didYouMean(name, alike())}`)
  return body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${onGrid(path, grid)}"`)
}

/** All of an icon as one path on a grid. */
export function iconPath(name: string, grid: number): string {
  return [...iconBody(name, grid).matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('')
}
