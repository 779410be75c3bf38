// Makes what is generated from a source: `npm run generate` writes it, `npm run generate -- --check` compares.
// - games/<id>/content/rules.json from games/<id>/RULES.md, so that clients can show the rules.
// - games/<id>/TABLE.md from the table's source, so that people can write situations.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import prettier from 'prettier'
import { tableDoc } from './table-docs.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const RULE = /^- \*\*([A-Z][A-Za-z0-9.-]*)\*\* (.+)$/

/** The numbered rules of a RULES.md: lines that begin `- **T1** `, under headings that name the chapter. */
export function rulesOf(markdown) {
  const rules = []
  let chapter = ''
  for (const line of markdown.split('\n')) {
    const heading = /^##+ (.+)$/.exec(line)
    if (heading) chapter = heading[1]
    const rule = RULE.exec(line)
    if (rule) rules.push({ id: rule[1], chapter, text: rule[2] })
  }
  return rules
}

/** What should be in each generated file, by path. */
export async function generated() {
  const files = new Map()
  for (const game of readdirSync(`${root}/games`)) {
    const source = `${root}/games/${game}/RULES.md`
    if (!existsSync(source)) continue
    const rules = rulesOf(readFileSync(source, 'utf8'))
    files.set(`games/${game}/content/rules.json`, `${JSON.stringify(rules, null, 2)}\n`)
    files.set(`games/${game}/TABLE.md`, await formatted(await tableDoc(`${root}games/${game}`)))
  }
  return files
}

/** As the formatter wants it. */
async function formatted(markdown) {
  return prettier.format(markdown, { ...(await prettier.resolveConfig(root)), parser: 'markdown' })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const isCheck = process.argv.includes('--check')
  let stale = 0
  for (const [path, text] of await generated()) {
    const full = `${root}/${path}`
    if (existsSync(full) && readFileSync(full, 'utf8') === text) continue
    stale++
    if (isCheck) console.error(`${path} is not up to date: run npm run generate`)
    else writeFileSync(full, text)
  }
  process.exitCode = isCheck && stale > 0 ? 1 : 0
}
