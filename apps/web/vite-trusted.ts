/**
 * The content of every game is checked when the page is built, so that the page carries no library of schemas: what stands
 * for it there only fills in what entries leave out.
 */
import { join } from 'node:path'
import { shelf } from '@hearthkeep/catalog/shelf'
import type { Plugin } from 'vite'

const SCHEMAS = 'zod'
const TRUSTED = join(import.meta.dirname, 'src/trusted/schema.ts')

/** The plugin. */
export function trusted(): Plugin {
  return {
    name: 'hearthkeep-trusted',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      // Throws, and names everything that is wrong, if the content of any game is not sound.
      await Promise.all(shelf.map(({ load }) => load()))
    },
    resolveId: (id) => (id === SCHEMAS ? TRUSTED : undefined),
  }
}
