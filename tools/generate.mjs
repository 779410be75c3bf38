// Makes what is generated from a source: `npm run generate` writes it, `npm run generate -- --check` compares.
// - games/<id>/content/rules.json from games/<id>/RULES.md, so that clients can show the rules.
// - games/<id>/TABLE.md from the table's source, so that people can write situations.
// - games/<id>/DIFFICULTY.md and the ladder in docs/bots.md from games/<id>/difficulty.json, which `npm run measure` fills.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import prettier from 'prettier'
import { difficultyDoc, ladderTable } from './difficulty-docs.ts'
import { tableDoc } from './table-docs.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const RULE = /^- \*\*([A-Z][A-Za-z0-9.-]*)\*\* (.+)$/

/** What begins something else, so that the line above it is over: a heading, an item of a list, a table, a quotation, code. */
const BEGINNING = /^\s*(?:#|[-*+] |\d+[.)] |\||>|```)/

/**
 * The numbered rules of a RULES.md: items that begin `- **T1** `, under headings that name the chapter. A rule may be wrapped: it
 * goes on until a blank line or until something else begins.
 */
export function rulesOf(markdown) {
  const rules = []
  let chapter = ''
  let open
  for (const line of markdown.split('\n')) {
    const heading = /^##+ (.+)$/.exec(line)
    if (heading) chapter = heading[1]
    const rule = RULE.exec(line)
    if (rule) rules.push((open = { id: rule[1], chapter, text: rule[2] }))
    else if (line.trim() === '' || BEGINNING.test(line)) open = undefined
    else if (open) open.text += ` ${line.trim()}`
  }
  return rules
}

/** Where the ladder stands in docs/bots.md. */
const LADDER = /(<!-- ladder -->)[^]*(<!-- \/ladder -->)/

/** The games: folders with rules. */
const games = () =>
  readdirSync(`${root}/games`).filter((game) => existsSync(`${root}/games/${game}/RULES.md`))

/** What should be in each generated file, by path. The rules of all games come first: their sources import them. */
async function* generated() {
  for (const game of games()) {
    const rules = rulesOf(readFileSync(`${root}/games/${game}/RULES.md`, 'utf8'))
    yield [`games/${game}/content/rules.json`, `${JSON.stringify(rules, null, 2)}\n`]
  }
  for (const game of games())
    yield [`games/${game}/TABLE.md`, await formatted(await tableDoc(`${root}games/${game}`))]
  const measured = games().flatMap((id) => {
    const path = `${root}/games/${id}/difficulty.json`
    return existsSync(path) ? [{ name: id, difficulty: JSON.parse(readFileSync(path, 'utf8')) }] : []
  })
  for (const { name, difficulty } of measured)
    yield [`games/${name}/DIFFICULTY.md`, await formatted(difficultyDoc(name, difficulty))]
  const bots = readFileSync(`${root}/docs/bots.md`, 'utf8')
  yield ['docs/bots.md', await formatted(bots.replace(LADDER, `$1\n\n${ladderTable(measured)}\n\n$2`))]
}

/** As the formatter wants it. */
async function formatted(markdown) {
  return prettier.format(markdown, { ...(await prettier.resolveConfig(root)), parser: 'markdown' })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const isCheck = process.argv.includes('--check')
  let stale = 0
  for await (const [path, text] of generated()) {
    const full = `${root}/${path}`
    if (existsSync(full) && readFileSync(full, 'utf8') === text) continue
    stale++
    if (isCheck) console.error(`${path} is not up to date: run npm run generate`)
    else {
      writeFileSync(full, text)
      console.log(`wrote ${path}`)
    }
  }
  if (!isCheck && stale === 0) console.log('everything generated is up to date')
  process.exitCode = isCheck && stale > 0 ? 1 : 0
}
