/** Checks the content files that exist one by one, before the whole pack loads: `node games/greyport/test/check-files.ts`. */
import { existsSync, readFileSync } from 'node:fs'
import { z } from '@hearthkeep/content'
import { pack } from '../src/content/schema.ts'

for (const [key, part] of Object.entries(pack.parts)) {
  const { file } = part.options
  const path = new URL(`../content/${file}`, import.meta.url)
  if (!existsSync(path)) {
    console.log(`${file}: missing`)
    continue
  }
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const schema = part.part === 'collection' ? z.array(part.schema) : part.schema
  const parsed = schema.safeParse(json)
  if (!parsed.success) console.log(`${file}: ${z.prettifyError(parsed.error)}`)
  else if (part.part === 'collection') {
    const entries = parsed.data as { copies: number; name: string }[]
    const names = entries.map(({ name }) => name)
    const count = entries.reduce((sum, { copies }) => sum + copies, 0)
    console.log(
      `${file}: ${entries.length} designs, ${count} cards of ${(part.options as { count?: number }).count} (${key})`,
    )
    for (const name of names.filter((one, i) => names.indexOf(one) !== i)) console.log(`  twice: ${name}`)
  } else console.log(`${file}: fine`)
}
