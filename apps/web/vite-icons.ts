/**
 * Ships only the icons that are used, each with what uses it: `virtual:icons/shared` holds those named in
 * `src/art/art.json` and on the boxes of all games, `virtual:icons/<game>` those in the game's own `art.json`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { shelf } from '@hearthkeep/catalog/shelf'
import { didYouMean } from '@hearthkeep/engine'
import svgpath from 'svgpath'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:icons/'
/** As the `viewBox` in `art/icon.tsx` says. */
const GRID = 128

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

/** Every icon name in an `art.json`: its values, however deep. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : []
}

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

/** The set draws on a grid of 512 with decimals; whole steps on a grid of 128 will do, and are a quarter of it. */
function rounded(body: string): string {
  const small = (path: string): string => {
    const drawn = svgpath(path)
      .scale(GRID / 512)
      .rel()
      .round(0)
    // A smooth curve goes on as the one before it.
    const { segments } = drawn as unknown as { readonly segments: readonly Segment[] }
    const isFree = (index: number): boolean => segments.at(index + 1)?.[0] !== 's'
    return drawn
      .iterate((segment, index) => (isFree(index) ? (shortest(segment) as never) : undefined))
      .toString()
  }
  return body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${small(path)}"`)
}

function fileOf(module: string): string {
  const folder = module === 'shared' ? 'art' : `games/${module}`
  return join(import.meta.dirname, 'src', folder, 'art.json')
}

/** The plugin. An unknown name stops the build and says where it stands. */
export function icons(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
  const bodyOf = (name: string): string | undefined =>
    (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body
  // There are thousands: those with the same first letter will do.
  const namesLike = (name: string): string[] =>
    Object.keys(set.icons).filter((known) => known.startsWith(name.slice(0, 1)))
  return {
    name: 'hearthkeep-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const module = id.slice(PREFIX.length + 1)
      const file = fileOf(module)
      const onBoxes = module === 'shared' ? shelf : []
      if (!existsSync(file)) this.error(`${id.slice(1)}: there is no ${file}`)
      this.addWatchFile(file)
      const found: Record<string, string> = {}
      const named = [
        ...namesIn(JSON.parse(readFileSync(file, 'utf8'))).map((name) => ({ name, where: file })),
        ...onBoxes.map(({ id: game, icon }) => ({ name: icon, where: `games/${game}/box.json` })),
      ]
      for (const { name, where } of named) {
        const body = bodyOf(name)
        if (body === undefined)
          this.error(`${where}: game-icons has no icon "${name}"${didYouMean(name, namesLike(name))}`)
        found[name] = rounded(body)
      }
      return `export const bodies = ${JSON.stringify(found)}`
    },
  }
}
