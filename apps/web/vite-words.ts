/** Keys of words are short in the page: they are said by numbers, as nobody reads them there. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const SOURCE = join(import.meta.dirname, 'src')
/** `say('key'`, `say.count('key'`: what is worked out, and begins like a key, keeps its name. */
const SAID = /(?<![.\w])(say(?:\.count)?\(\s*)'([^']+)'/g
const WORKED_OUT = /(?<![.\w])say(?:\.count)?\(\s*`([^`$]*)\$/g
const FORM = /\.(zero|one|two|few|many|other)$/

/** Which words a file of code says: `greyport`. */
const fileOf = (code: string): string | undefined => /from '[^']*\/words\/([\w-]+)\.ts'/.exec(code)?.[1]

/** By file, the short name of each key that is said as it stands. */
function shortNames(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const codes = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
  const files = new Map<string, Map<string, string>>()
  for (const file of new Set(codes.map(fileOf))) {
    if (file === undefined) continue
    const users = codes.filter((code) => fileOf(code) === file)
    const begun = users.flatMap((code) => [...code.matchAll(WORKED_OUT)].map(([, beginning]) => beginning))
    const keys = users.flatMap((code) => [...code.matchAll(SAID)].map(([, , key]) => key))
    const plain = [...new Set(keys)].filter((key) => !begun.some((beginning) => key.startsWith(beginning)))
    files.set(file, new Map(plain.sort().map((key, i) => [key, i.toString(36)])))
  }
  return files
}

/** The plugin. */
export function words(): Plugin {
  let names = shortNames()
  return {
    name: 'hearthkeep-words',
    apply: 'build',
    buildStart() {
      names = shortNames()
    },
    load(id) {
      if (!/\/src\/words\/\w+\/[\w-]+\.json$/.test(id)) return undefined
      const short = names.get(basename(id, '.json'))
      const entries = Object.entries(JSON.parse(readFileSync(id, 'utf8')) as Record<string, string>)
      const shortened = entries.map(([key, text]) => {
        const form = FORM.exec(key)?.[0] ?? ''
        const stem = short?.get(key) ?? short?.get(key.slice(0, key.length - form.length))
        return [stem === undefined ? key : short?.has(key) === true ? stem : `${stem}${form}`, text]
      })
      return JSON.stringify(Object.fromEntries(shortened))
    },
    transform: {
      order: 'pre',
      filter: { id: /\/apps\/web\/src\/.*\.tsx?$/ },
      handler(code) {
        const short = names.get(fileOf(code) ?? '')
        if (short === undefined) return undefined
        return {
          code: code.replace(SAID, (all, say: string, key: string) =>
            short.has(key) ? `${say}'${short.get(key) ?? ''}'` : all,
          ),
          map: null,
        }
      },
    },
  }
}
