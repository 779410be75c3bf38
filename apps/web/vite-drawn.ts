/**
 * Draws the house when the page is built: `virtual:drawn` has the address of each game's cover, and those of the fire.
 * A game may draw its own cover in `src/games/<id>/cover.ts`; for any other one is made of what stands on its box.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { shelf } from '@hearthkeep/catalog/shelf'
import type { Box } from '@hearthkeep/catalog/shelf'
import type { Plugin } from 'vite'
import { Brush } from './src/house/drawn/brush.ts'
import { flames, hearth } from './src/house/drawn/hearth.ts'
import { plainCover } from './src/house/drawn/plain-cover.ts'
import { iconBody } from './vite-icon-set.ts'

const DRAWN = 'virtual:drawn'

/** So many times coarser than the set's grid, which nobody sees on a cover. */
const COARSE = 4

/** The paths of an icon in a box of 512, without a colour of their own. */
const bodyOf = (name: string): string =>
  `<g transform="scale(${COARSE})">${iconBody(name, 512 / COARSE).replaceAll(' fill="currentColor"', '')}</g>`

async function coverOf(box: Box): Promise<string> {
  const own = join(import.meta.dirname, 'src/house/covers', `${box.id}.ts`)
  if (!existsSync(own)) return plainCover(new Brush(bodyOf), box)
  const { cover } = (await import(own)) as { readonly cover: (brush: Brush) => string }
  return cover(new Brush(bodyOf))
}

/** The plugin. */
export function drawn(): Plugin {
  let isBuild = false
  return {
    name: 'hearthkeep-drawn',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === DRAWN ? `\0${DRAWN}` : undefined),
    async load(id) {
      if (id !== `\0${DRAWN}`) return undefined
      const addressOf = (name: string, source: string): string => {
        if (!isBuild) return JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)
        const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source })
        return `import.meta.ROLLUP_FILE_URL_${file}`
      }
      const covers: string[] = []
      for (const box of shelf) covers.push(`'${box.id}': ${addressOf(`cover-${box.id}`, await coverOf(box))}`)
      return [
        `export const covers = { ${covers.join(', ')} }`,
        `export const hearth = ${addressOf('hearth', hearth(new Brush(bodyOf)))}`,
        `export const flames = ${addressOf('flames', flames(new Brush(bodyOf)))}`,
      ].join('\n')
    },
  }
}
