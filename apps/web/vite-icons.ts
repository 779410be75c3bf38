/**
 * Ships only the icons that are used, each with what uses it: `virtual:icons/shared` holds those named in
 * `src/art/art.json` and on the boxes of all games, `virtual:icons/<game>` those in the game's own `art.json` and in the `pictures.json` of its rules,
 * `virtual:icons/kit` those of the page of the kit, and `virtual:icons/any-game` those of games without a layout. A game with many may ship some of them later:
 * `virtual:icons/<game>/cards,foes` holds those parts of its `pictures.json`, `virtual:icons/<game>/~cards,foes` all the rest.
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

const FOLDERS: Readonly<Record<string, string>> = { shared: 'art', kit: 'kit/page' }

function fileOf(module: string): string {
  const folder = FOLDERS[module] ?? `games/${module}`
  return join(import.meta.dirname, 'src', folder, 'art.json')
}

const picturesOf = (game: string): string =>
  join(import.meta.dirname, '..', '..', 'games', game, 'pictures.json')

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Whether a part of a game's pictures is among `cards,foes`, or is not among `~cards,foes`. */
function isAmong(part: string, parts: string): boolean {
  const isNamed = parts.replace('~', '').split(',').includes(part)
  return parts.startsWith('~') ? !isNamed : isNamed
}

/** The names in a game's `pictures.json`, or in these parts of it. */
function picturesIn(file: string, parts: string | undefined): string[] {
  const pictures = read(file) as Readonly<Record<string, unknown>>
  const kept = Object.keys(pictures).filter((part) => parts === undefined || isAmong(part, parts))
  return kept.flatMap((part) => namesIn(pictures[part]))
}

/** The plugin. An unknown name stops the build and says where it stands. */
export function icons(): Plugin {
  return {
    name: 'hearthkeep-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [module, parts] = id.slice(PREFIX.length + 1).split('/') as [string, string?]
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
        ...(parts === undefined || parts.startsWith('~') ? namesIn(read(file)) : []).map((name) => ({
          name,
          where: file,
        })),
        ...drawn.flatMap((where) => picturesIn(where, parts).map((name) => ({ name, where }))),
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
