/** Ships only the icons that are used: `virtual:icons` holds those named in the `art.json` files. */
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:icons'
const RESOLVED = `\0${NAME}`

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

/** Every icon name in an `art.json`: its values, however deep. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : []
}

/** The plugin. An unknown name stops the build and says where it stands. */
export function icons(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
  const bodyOf = (name: string): string | undefined =>
    (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body
  return {
    name: 'hearthkeep-icons',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      const found: Record<string, string> = {}
      for (const file of globSync('src/**/art.json', { cwd: import.meta.dirname })) {
        const path = join(import.meta.dirname, file)
        this.addWatchFile(path)
        for (const name of namesIn(JSON.parse(readFileSync(path, 'utf8')))) {
          const body = bodyOf(name)
          if (body === undefined) this.error(`${file}: game-icons has no icon "${name}"`)
          found[name] = body
        }
      }
      return `export const bodies = ${JSON.stringify(found)}`
    },
  }
}
