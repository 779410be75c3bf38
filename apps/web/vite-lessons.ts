/**
 * The lessons of every game, which nobody needs who only plays: `virtual:lessons` loads those of one game, all at once,
 * from the situations in the game's own folder.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ALL = 'virtual:lessons'
const OF_GAME = `${ALL}/`
const games = join(import.meta.dirname, '../../games')

const folderOf = (game: string): string => join(games, game, 'situations')

/** The plugin. */
export function lessons(): Plugin {
  return {
    name: 'hearthkeep-lessons',
    resolveId: (id) => (id === ALL || id.startsWith(OF_GAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const ids = readdirSync(games).filter((game) => existsSync(folderOf(game)))
        const loaders = ids.map((game) => `'${game}': () => import('${OF_GAME}${game}')`)
        return `export const lessons = { ${loaders.join(', ')} }`
      }
      if (!id.startsWith(`\0${OF_GAME}`)) return undefined
      const folder = folderOf(id.slice(OF_GAME.length + 1))
      const files = readdirSync(folder).map((name) => {
        this.addWatchFile(join(folder, name))
        return [name, readFileSync(join(folder, name), 'utf8')]
      })
      return `export const files = ${JSON.stringify(Object.fromEntries(files))}`
    },
  }
}
