/**
 * Draws the scenes behind the tables when the page is built: `virtual:scenes/<game>` holds the layers of one,
 * `virtual:scenes` says how each is loaded, so that none comes before its game.
 */
import type { Plugin } from 'vite'
import { DRAWINGS } from './src/scenes/drawing/scenes.ts'

const ALL = 'virtual:scenes'

/** The plugin. */
export function scenes(): Plugin {
  return {
    name: 'hearthkeep-scenes',
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const entries = Object.keys(DRAWINGS).map((game) => `'${game}': () => import('${ALL}/${game}')`)
        return `export const scenes = { ${entries.join(', ')} }`
      }
      if (!id.startsWith(`\0${ALL}/`)) return undefined
      return `export const layers = ${JSON.stringify(DRAWINGS[id.slice(ALL.length + 2)]())}`
    },
  }
}
