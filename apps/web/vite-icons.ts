/**
 * Ships only the icons that are used, each with what uses it: `virtual:icons/shared` holds those named in
 * `src/art/art.json` and on the boxes of all games, `virtual:icons/<game>` those in the game's own `art.json` and in the `pictures.json` of its rules,
 * and `virtual:icons/any-game` those of games without a layout.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shelf } from '@hearthkeep/catalog/shelf'
import type { Plugin } from 'vite'
import { iconBody } from './vite-icon-set.ts'

const PREFIX = 'virtual:icons/'
/** As the `viewBox` in `art/icon.tsx` says. */
const GRID = 128

/** Every icon name in an `art.json`: its values, however deep. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : []
}

function fileOf(module: string): string {
  const folder = module === 'shared' ? 'art' : `games/${module}`
  return join(import.meta.dirname, 'src', folder, 'art.json')
}

const picturesOf = (game: string): string =>
  join(import.meta.dirname, '..', '..', 'games', game, 'pictures.json')

const namesInFile = (file: string): string[] => namesIn(JSON.parse(readFileSync(file, 'utf8')))

/** The plugin. An unknown name stops the build and says where it stands. */
export function icons(): Plugin {
  return {
    name: 'hearthkeep-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const module = id.slice(PREFIX.length + 1)
      const file = fileOf(module)
      const isDrawn = (game: string): boolean =>
        module === game || (module === 'any-game' && !existsSync(fileOf(game)))
      const drawn = shelf
        .flatMap(({ id: game }) => (isDrawn(game) ? [picturesOf(game)] : []))
        .filter(existsSync)
      const onBoxes = module === 'shared' ? shelf : []
      if (!existsSync(file)) this.error(`${id.slice(1)}: there is no ${file}`)
      this.addWatchFile(file)
      const found: Record<string, string> = {}
      const named = [
        ...namesInFile(file).map((name) => ({ name, where: file })),
        ...drawn.flatMap((where) => namesInFile(where).map((name) => ({ name, where }))),
        ...onBoxes.map(({ id: game, icon }) => ({ name: icon, where: `games/${game}/box.json` })),
      ]
      for (const { name, where } of named)
        try {
          found[name] = iconBody(name, GRID)
        } catch (error) {
          this.error(`${where}: ${(error as Error).message}`)
        }
      return `export const bodies = ${JSON.stringify(found)}`
    },
  }
}
