// The checks that need no test runner: `npm run check` runs them all, `npm run check types` one.
// Plain JavaScript, so that on an old Node the version message below appears instead of a syntax error.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Exits with advice, and a last line if one is wanted, where the `node` dev dependency did not bring its binary. */
export function assertNode24(lastLine) {
  if (Number(process.versions.node.split('.')[0]) >= 24) return
  console.error(
    `Hearthkeep needs Node 24, and this is ${process.version} (${process.execPath}).\n` +
      "It comes with the install: run `npm ci` (without --ignore-scripts, which leaves Node's binary out),\n" +
      'then start through npm: `npm test`, `npm run check`, `npx hearthkeep`.',
  )
  if (lastLine !== undefined) console.log(lastLine)
  process.exit(1)
}

/** Runs one of the installed tools on this Node, from the root of the repository. */
export function runTool(script, args, options = {}) {
  return spawnSync(process.execPath, [`node_modules/${script}`, ...args], {
    cwd: root,
    encoding: 'utf8',
    ...options,
  })
}

// An app may bring a tsconfig.json of its own, such as apps/web for the DOM.
const appProjects = () =>
  readdirSync(`${root}/apps`)
    .map((app) => `apps/${app}/tsconfig.json`)
    .filter((path) => existsSync(`${root}/${path}`))
const folders = ['packages', 'games', 'apps', 'tools']

/** Each check is a list of commands that must all succeed; scripts are named from node_modules on. TypeScript 7 is the fast one; 6 serves the linter. */
const checks = {
  format: () => [['prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']],
  lint: () => [['eslint/bin/eslint.js', '--max-warnings=0', '.']],
  types: () =>
    ['tsconfig.json', 'tsconfig.pure.json', ...appProjects()].map((path) => [
      'typescript7/bin/tsc',
      '-p',
      path,
    ]),
  generated: () => [['../tools/generate.mjs', '--check']],
  boundaries: () => [['dependency-cruiser/bin/dependency-cruiser.mjs', '--output-type=err-long', ...folders]],
}

/** Runs the named checks (all of them by default), prints one line each, and counts. */
export function runChecks(names = Object.keys(checks)) {
  const unknown = names.filter((name) => !Object.hasOwn(checks, name))
  if (unknown.length > 0) throw new Error(`No check named ${unknown}; there are ${Object.keys(checks)}.`)
  const failed = names.filter((name) => !runCheck(name))
  return { passed: names.length - failed.length, failed: failed.length }
}

function runCheck(name) {
  const started = performance.now()
  let failure // the first one: what comes after would mostly repeat it
  for (const [script, ...args] of checks[name]()) {
    const run = runTool(script, args)
    if (run.status !== 0) failure ??= run
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${failure ? 'FAIL' : 'ok  '} ${name} (${seconds} s)`)
  if (failure) console.log(`${failure.stdout ?? ''}${failure.stderr ?? ''}${failure.error ?? ''}`)
  if (failure && name === 'format') console.log('Run `npm run format`.\n')
  return !failure
}

// Not import.meta.main: an old Node lacks it and would pass in silence.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  assertNode24()
  const names = process.argv.slice(2)
  process.exitCode = runChecks(names.length > 0 ? names : undefined).failed === 0 ? 0 : 1
}
