// Plants bad imports and bad code, and sees that every rule notices and says what to do instead.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const depcruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
const config = join(root, '.dependency-cruiser.cjs')

/** Which rule must fire, for which file, importing what. */
const forbiddenImports = [
  ['layer-engine', 'packages/engine/src/a.ts', '@hearthkeep/grid'],
  ['layer-engine', 'packages/engine/src/b.ts', 'node:fs'],
  ['layer-engine', 'packages/engine/src/c.ts', 'zod'],
  ['layer-engine-tests', 'packages/engine/test/a.test.ts', '@hearthkeep/game-ants'],
  ['layer-grid', 'packages/grid/src/a.ts', '@hearthkeep/engine'],
  ['layer-grid-tests', 'packages/grid/test/a.test.ts', '@hearthkeep/engine'],
  ['layer-content', 'packages/content/src/a.ts', 'node:fs/promises'],
  ['layer-content-tests', 'packages/content/test/a.test.ts', '@hearthkeep/match'],
  ['layer-match', 'packages/match/src/a.ts', '@hearthkeep/bots'],
  ['layer-match', 'packages/match/src/f.ts', 'node:fs'],
  ['layer-match-tests', 'packages/match/test/a.test.ts', '@hearthkeep/catalog'],
  ['layer-bots', 'packages/bots/src/a.ts', '@hearthkeep/match'],
  ['layer-bots-tests', 'packages/bots/test/a.test.ts', '@hearthkeep/catalog'],
  ['layer-situations', 'packages/situations/src/a.ts', '@hearthkeep/testkit'],
  ['layer-situations', 'packages/situations/src/b.ts', '@hearthkeep/bots'],
  ['layer-situations', 'packages/situations/src/c.ts', 'node:fs'],
  ['layer-situations-tests', 'packages/situations/test/a.test.ts', '@hearthkeep/game-ants'],
  ['layer-lanes', 'packages/lanes/src/a.ts', '@hearthkeep/match'],
  ['layer-lanes-tests', 'packages/lanes/test/a.test.ts', '@hearthkeep/cli'],
  ['layer-testkit', 'packages/testkit/src/a.ts', '@hearthkeep/game-ants'],
  ['layer-testkit-tests', 'packages/testkit/test/a.test.ts', '@hearthkeep/cli'],
  ['layer-catalog', 'packages/catalog/src/a.ts', '@hearthkeep/match'],
  ['layer-catalog-tests', 'packages/catalog/test/a.test.ts', '@hearthkeep/cli'],
  ['layer-games', 'games/ants/src/a.ts', '@hearthkeep/game-bees'],
  ['layer-games', 'games/ants/src/b.ts', '@hearthkeep/bots'],
  ['layer-games', 'games/ants/src/c.ts', 'zod'],
  ['layer-games-tests', 'games/ants/test/a.test.ts', '@hearthkeep/game-bees'],
  ['layer-cli', 'apps/cli/src/a.ts', '@hearthkeep/web'],
  ['layer-cli', 'apps/cli/src/e.ts', '@hearthkeep/testkit'],
  ['layer-cli-tests', 'apps/cli/test/a.test.ts', '@hearthkeep/web'],
  ['layer-web', 'apps/web/src/a.ts', '@hearthkeep/cli'],
  ['layer-web', 'apps/web/src/b.ts', '@hearthkeep/testkit'],
  ['layer-web-tests', 'apps/web/test/a.test.ts', '@hearthkeep/cli'],
  ['layer-server', 'apps/server/src/a.ts', '@hearthkeep/game-ants'],
  ['layer-server-tests', 'apps/server/test/a.test.ts', '@hearthkeep/web'],
  ['layer-lab', 'apps/lab/src/a.ts', '@hearthkeep/content'],
  ['layer-lab-tests', 'apps/lab/test/a.test.ts', '@hearthkeep/web'],
  ['no-cycle', 'packages/match/src/chicken.ts', './egg.ts'],
  ['no-inner-files', 'packages/match/src/b.ts', '../../engine/src/inner.ts'],
  ['import-by-name', 'packages/match/src/c.ts', '../../engine/src/index.ts'],
  ['not-found', 'packages/match/src/d.ts', '@hearthkeep/engine/src/inner.ts'],
  ['not-found', 'packages/match/src/e.ts', './nowhere.ts'],
  ['unlisted-workspace', 'packages/stray/src/a.ts', '@hearthkeep/engine'],
  ['undeclared-dependency', 'apps/cli/src/b.ts', 'undeclared'],
  ['undeclared-dependency', 'apps/cli/src/c.ts', 'vitest'],
  ['undeclared-dependency', 'apps/cli/src/d.ts', '@hearthkeep/game-bees'],
  ['undeclared-dependency', 'games/ants/test/b.test.ts', 'undeclared'],
] as const

const allowedImports = [
  ['packages/content/src/fine.ts', 'zod'],
  ['packages/testkit/src/fine.ts', 'node:fs'],
  ['packages/catalog/src/fine.ts', '@hearthkeep/game-bees'],
  ['packages/engine/test/fine.test.ts', 'vitest'],
  ['packages/engine/test/fine-too.test.ts', '../src/inner.ts'],
  ['games/ants/src/fine.ts', '@hearthkeep/content'],
  ['games/ants/test/fine.test.ts', '@hearthkeep/testkit'],
  ['games/ants/test/fine-three.test.ts', '@hearthkeep/situations'],
  ['packages/situations/src/fine.ts', '@hearthkeep/match'],
  ['packages/situations/test/fine.test.ts', '@hearthkeep/testkit'],
  ['packages/testkit/src/fine-too.ts', '@hearthkeep/situations'],
  ['games/ants/test/fine-too.test.ts', '@hearthkeep/bots'],
  ['apps/cli/src/fine.ts', '@hearthkeep/situations'],
  ['apps/cli/src/fine-too.ts', 'node:worker_threads'],
  ['apps/web/src/fine.ts', '@hearthkeep/catalog'],
  ['apps/web/src/fine-too.ts', '@hearthkeep/situations'],
] as const

const workspaces = [
  ...['engine', 'grid', 'content', 'match', 'bots', 'situations', 'testkit', 'catalog', 'stray'].map(
    (at) => `packages/${at}`,
  ),
  ...['ants', 'bees'].map((at) => `games/${at}`),
  ...['cli', 'web', 'server', 'lab'].map((at) => `apps/${at}`),
]
const nameOf = (at: string) => `@hearthkeep/${at.replace(/^games\//, 'game-').replace(/^\w+\//, '')}`

function write(path: string, content: string) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** A repository in miniature with all the imports above; every workspace declares nearly everything. */
function plantRepository(folder: string) {
  const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '*']))
  const tools = ['vitest', '@hearthkeep/situations', '@hearthkeep/testkit', '@hearthkeep/bots']
  write(join(folder, 'package.json'), JSON.stringify({ devDependencies: versions(tools) }))
  for (const name of ['zod', 'vitest', 'undeclared']) {
    write(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, exports: './index.js' }))
    write(join(folder, 'node_modules', name, 'index.js'), '')
  }
  mkdirSync(join(folder, 'node_modules/@hearthkeep'))
  for (const at of workspaces) {
    const names = [...workspaces.map(nameOf), 'zod'].filter(
      (name) => at !== 'apps/cli' || !name.endsWith('bees'),
    )
    const manifest = { name: nameOf(at), exports: './src/index.ts', dependencies: versions(names) }
    write(join(folder, at, 'package.json'), JSON.stringify(manifest))
    write(join(folder, at, 'src/index.ts'), '')
    write(join(folder, at, 'src/inner.ts'), '')
    symlinkSync(join('../..', at), join(folder, 'node_modules', nameOf(at)))
  }
  const egg = ['packages/match/src/egg.ts', './chicken.ts'] as const // a cycle is reported once, for its first file
  for (const [file, target] of [...forbiddenImports.map(([, ...rest]) => rest), ...allowedImports, egg])
    write(join(folder, file), `import type { x } from '${target}'\nexport type { x }\n`)
}

describe('dependency-cruiser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthkeep-boundaries-'))
  let output = ''
  let status: number | null = null

  beforeAll(() => {
    plantRepository(folder)
    const args = [depcruise, '--config', config, '--output-type', 'err-long', 'packages', 'games', 'apps']
    const run = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    })
    output = run.stdout + run.stderr
    status = run.status
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('fails the build', () => expect(status).toBeGreaterThan(0))

  test.each(forbiddenImports)('%s: %s may not import %s', (rule, file) => {
    expect(output).toContain(`error ${rule}: ${file} → `)
  })

  test.each(allowedImports)('%s may import %s', (file) => {
    expect(output).not.toContain(file)
  })

  test('every rule has a planted import here, and says what to do instead', () => {
    const { forbidden } = createRequire(import.meta.url)(config) as {
      forbidden: { name: string; comment: string }[]
    }
    const planted = new Set<string>(forbiddenImports.map(([rule]) => rule))
    expect(forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([])
    for (const { comment } of forbidden) expect(comment.length).toBeGreaterThan(20)
  })
})

const rules = ['packages/engine/src/a.ts', 'packages/grid/src/a.ts', 'games/ants/src/a.ts']
const forbiddenCode: [code: string, advice: string, files: string[]][] = [
  ['Math.random()', 'random stream', [...rules, 'packages/bots/src/a.ts', 'games/ants/test/a.test.ts']],
  ['Date.now()', 'no clock', [...rules, 'packages/engine/test/a.test.ts']],
  ['new Date()', 'no clock', rules],
  ['performance.now()', 'no clock', rules],
  ['"a".localeCompare("b")', 'compare with', rules],
  ['(1).toLocaleString()', 'compare with', rules],
  ['new Intl.Collator()', 'format in the client', rules],
  ...['sin', 'cos', 'tan', 'exp', 'pow', 'log', 'sqrt', 'hypot', 'cbrt'].map(
    (name): [string, string, string[]] => [`Math.${name}(1, 2)`, 'integer arithmetic', rules],
  ),
  ['Math["sin"](1)', 'integer arithmetic', rules],
  ['const { sin } = Math', 'in full', rules],
  ['2 ** 0.5', 'multiply', rules],
  ['import "node:fs"', 'hand in the data', rules],
  ['console.log(1)', 'emit an event', rules],
  ['process.exit()', 'argument', rules],
  ['Buffer.alloc(1)', 'argument', rules],
  ['setTimeout(() => {}, 1)', 'let the app schedule', rules],
  ['globalThis.Date', 'Name the global', rules],
  ['enum Colour { Red }', 'as const', ['apps/cli/src/a.ts']],
  ['export default 1', 'by its name', ['apps/cli/src/a.ts']],
  ['const x = 1; export { x as default }', 'by its name', ['apps/cli/src/a.ts']],
  ['export * from "./b.ts"', 'list the names', ['apps/cli/src/a.ts']],
  ['export const x: any = 1', 'unknown', ['apps/cli/src/a.ts', 'tools/a.ts']],
  [`function f() {${'\n'.repeat(60)}}`, 'too many lines', [...rules, 'apps/cli/src/a.ts', 'tools/a.ts']],
  ['\n'.repeat(350), 'too many lines', ['packages/bots/src/a.ts', 'apps/web/src/a.ts']],
  ['// @ts-ignore\nexport const x = 1', '@ts-expect-error', ['apps/cli/src/a.ts']],
]
const allowedCode: [code: string, file: string][] = [
  ['Math.floor(Math.max(1, 2))', 'packages/engine/src/a.ts'],
  ['Math.sqrt(2)', 'packages/engine/test/a.test.ts'],
  [`export function f() {${'\n'.repeat(60)}}`, 'packages/engine/test/a.test.ts'],
  ['import "node:fs"', 'games/ants/test/a.test.ts'],
  ['performance.now(); console.log(1)', 'apps/cli/src/a.ts'],
  ['export default {}', 'vitest.config.ts'],
]

describe('eslint', () => {
  // The planted files do not exist, so there are no types to ask for.
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: [{ files: ['**/*.ts'], ...tseslint.configs.disableTypeChecked }],
  })
  const lint = async (code: string, filePath: string) => {
    const [result] = await eslint.lintText(`${code}\n`, { filePath: join(root, filePath) })
    // Plain expressions as statements are how the snippets above stay short.
    return result.messages.filter(({ ruleId }) => ruleId !== '@typescript-eslint/no-unused-expressions')
  }

  test.each(forbiddenCode)('no %s: "%s"', async (code, advice, files) => {
    for (const file of files) {
      const messages = await lint(code, file)
      expect(messages.map(({ message }) => message).join('\n'), file).toContain(advice)
      expect(messages.every(({ severity }) => severity === 2)).toBe(true)
    }
  })

  test.each(allowedCode)('%s is fine in %s', async (code, file) => {
    expect(await lint(code, file)).toEqual([])
  })
})

describe('tsc', () => {
  const folder = join(root, 'node_modules/.cache')
  mkdirSync(folder, { recursive: true })
  const planted = mkdtempSync(join(folder, 'types-'))
  afterAll(() => rmSync(planted, { recursive: true }))

  const check = (project: string, code: string) => {
    write(join(planted, 'a.ts'), code)
    write(
      join(planted, 'tsconfig.json'),
      JSON.stringify({ extends: join(root, project), files: ['a.ts'], include: [] }),
    )
    const tsc = join(root, 'node_modules/typescript7/bin/tsc')
    return spawnSync(process.execPath, [tsc, '-p', planted], { encoding: 'utf8' }).stdout
  }
  const nodeCode =
    'import { readFileSync } from "node:fs"\nsetTimeout(() => readFileSync(process.argv[0]), 1)\n'

  test("the rules do not see Node's types", () => {
    expect(check('tsconfig.json', nodeCode)).toBe('')
    for (const name of ['node:fs', 'setTimeout', 'process'])
      expect(check('tsconfig.pure.json', nodeCode)).toMatch(
        new RegExp(`Cannot find (name|module).*'${name}'`),
      )
  })

  test('nobody sees the DOM, and only erasable syntax passes', () => {
    expect(check('tsconfig.json', 'document.title\nexport {}\n')).toContain("Cannot find name 'document'")
    expect(check('tsconfig.json', 'export enum Colour { Red }\n')).toContain('erasableSyntaxOnly')
  })
})
