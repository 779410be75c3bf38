/**
 * Ships with each game the shapes its busts are composed of: `virtual:busts/<game>` holds the game's `busts.json`,
 * and of each shape it names the path, from `src/busts/shapes.json` or of the icon of that name.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { BustBook } from './src/busts/bust-data.ts'
import { iconPath } from './vite-icon-set.ts'

const PREFIX = 'virtual:busts/'
/** Finer than that of the icons in the text: they are seen large. */
const GRID = 256
const SHAPES = join(import.meta.dirname, 'src/busts/shapes.json')

const bustsFile = (game: string): string => join(import.meta.dirname, 'src/games', game, 'busts.json')

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The busts of a game, with the shapes they need. An unknown name is an error that says where it stands. */
export function bustsOf(game: string): BustBook {
  const own = read(SHAPES) as Readonly<Record<string, string>>
  const { accent, busts } = read(bustsFile(game)) as Omit<BustBook, 'shapes'>
  const shapes: Record<string, BustBook['shapes'][string]> = {}
  for (const [name, { parts }] of Object.entries(busts))
    for (const part of parts) {
      if (!('shape' in part)) continue
      try {
        shapes[part.shape] ??=
          part.shape in own
            ? { grid: 512, d: own[part.shape] }
            : { grid: GRID, d: iconPath(part.shape, GRID) }
      } catch (error) {
        throw new Error(`${bustsFile(game)}: ${name}: ${(error as Error).message}`, { cause: error })
      }
    }
  return { accent, shapes, busts }
}

/** The plugin. */
export function busts(): Plugin {
  return {
    name: 'hearthkeep-busts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const game = id.slice(PREFIX.length + 1)
      this.addWatchFile(bustsFile(game))
      this.addWatchFile(SHAPES)
      return `export const book = ${JSON.stringify(bustsOf(game))}`
    },
  }
}
