import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { evening } from './example/table.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the README quotes its example word for word', () => {
  expect(read('../README.md')).toContain(`\`\`\`ts\n${read('./example/table.ts')}\`\`\``)
})

test('the example gives what the README says', async () => {
  const log = await evening()
  expect(read('../README.md')).toContain(`\`\`\`text\n${log.join('\n')}\n\`\`\``)
  expect(log).toHaveLength(15)
})

test('every rule of RULES.md is in the name of a test, and no other is', () => {
  const rules = [...read('../RULES.md').matchAll(/^- \*\*([FMV]\d+)\*\*/gm)].map(([, rule]) => rule)
  const tests = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'))
  const suite = '../../testkit/src/store-suite.ts' // run by store.test.ts
  const named = [...tests.map((name) => `./${name}`), suite].flatMap((path) =>
    [...read(path).matchAll(/\[([FMV]\d+)\]/g)].map(([, rule]) => rule),
  )
  expect([...new Set(named)].sort()).toEqual([...rules].sort())
  for (const chapter of ['M', 'F', 'V']) {
    const numbered = rules.filter((rule) => rule.startsWith(chapter))
    expect(numbered).toEqual(numbered.map((_, i) => `${chapter}${i + 1}`))
  }
})
