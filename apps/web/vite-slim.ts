/** Leaves out of the page what it never uses but what nothing shakes off by itself. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** By the end of a module's path, what stands instead of each thing that it exports. */
const UNUSED: Readonly<Record<string, string>> = {
  // Nothing is dragged, tapped or hovered by means of motion: the browser's own drag and drop does it.
  'framer-motion/dist/es/motion/features/drag.mjs': '{}',
  'framer-motion/dist/es/motion/features/gestures.mjs': '{}',
  // JSON Schema is for editors of content.
  'packages/content/src/json-schema.ts': '() => ({})',
  // What the page plays is checked before it is built: nothing of it is amiss, and nothing is said of it.
  'packages/content/src/naming.ts': '() => []',
  'packages/content/src/expected.ts': "() => ''",
  'packages/content/src/findings.ts': '() => []',
  'games/small-time-heroes/src/content/check.ts': '() => []',
  'games/greyport/src/content/check.ts': '() => []',
  'games/hellbringer/src/content/check.ts': '() => []',
  'games/keep-the-heroes-out/src/content/check.ts': '() => []',
  // Nobody but people plays in the page, nothing is foreseen there yet, and no code is made there: so it works under a strict Content-Security-Policy.
  'packages/engine/src/table/written-code.ts': 'false',
  'packages/engine/src/table/oracle.ts': 'class {}',
  'games/greyport/src/rules/foresight.ts': 'undefined',
  'games/hellbringer/src/rules/foresight.ts': 'undefined',
  'games/keep-the-heroes-out/src/rules/foresight.ts': 'undefined',
  'games/small-time-heroes/src/rules/foresight.ts': 'undefined',
  'games/small-time-heroes/src/rules/points.ts': '{}',
}

/** The numbers of a game's rules are known at once; the words come with the rule book, by `use-game.ts`. */
const RULES = '/content/rules.json'

function numbersOnly(json: string): string {
  const rules = JSON.parse(json) as { readonly id: string }[]
  return JSON.stringify(rules.map(({ id }) => ({ id, chapter: '', text: '' })))
}

/** What a module exports, by name. */
function exportsOf(code: string): string[] {
  const declared = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name)
  const listed = [...code.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names]) =>
    names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''),
  )
  const isDefault = /^export default /m.test(code) ? ['default'] : []
  return [...new Set([...declared, ...listed, ...isDefault])].filter((name) => name !== '')
}

/** What a schema says of a field is for editors of content, too. */
const DESCRIBED = /\.describe\(\s*(['"])(?:\\.|(?!\1).)*\1,?\s*\)/g

/** What is wrong with how rules are declared is found before the page is built. */
const DECLARED = /new RulesError\(\s*(?:`[^`]*`|'[^']*')(?:\s*\+\s*(?:`[^`]*`|'[^']*'))*,?\s*\)/g

/** The plugin. A module of these that has moved stops the build, so that the page does not grow unnoticed. */
export function slim(): Plugin {
  const left = new Set(Object.keys(UNUSED))
  return {
    name: 'hearthkeep-slim',
    apply: 'build',
    load(id) {
      const path = id.replaceAll('\\', '/')
      if (path.endsWith(RULES)) return numbersOnly(readFileSync(id, 'utf8'))
      const unused = Object.keys(UNUSED).find((end) => path.endsWith(`/${end}`))
      if (unused === undefined) return undefined
      left.delete(unused)
      const names = exportsOf(readFileSync(id, 'utf8'))
      if (names.length === 0) this.error(`${unused} exports nothing that could be left out`)
      const entries = names.map((name) => `none as ${name}`)
      return `const none = ${UNUSED[unused]}\nexport { ${entries.join(', ')} }`
    },
    transform: {
      order: 'pre',
      filter: { id: /\/(?:games|packages)\/[^/]+\/src\/.*\.ts$/ },
      handler: (code) => ({
        code: code.replace(DESCRIBED, '').replace(DECLARED, "new RulesError('')"),
        map: null,
      }),
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0)
        this.error(`vite-slim.ts: no longer there: ${[...left].join(', ')}`)
    },
  }
}
