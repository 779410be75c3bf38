// The checks that need no test runner: `npm run check` runs them all, `npm run check types` one,
// `npm run check types games/tiny-fight` one for one workspace, in seconds.
// Plain JavaScript, so that on an old Node the version message below appears instead of a syntax error.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
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

/** Each check is a list of commands that must all succeed, for the whole tree or for one folder of it; scripts are named
 *  from node_modules on. TypeScript 7 is the fast one; 6 serves the linter. */
const checks = {
  format: (folder = '.') => [['prettier/bin/prettier.cjs', '--check', '--log-level=warn', folder]],
  lint: (folder = '.') => [['eslint/bin/eslint.js', '--max-warnings=0', folder]],
  types: (folder) =>
    (folder === undefined
      ? ['tsconfig.json', 'tsconfig.pure.json', ...appProjects()]
      : [projectOf(folder)]
    ).map((path) => ['typescript7/bin/tsc', '-p', path]),
  generated: () => [['../tools/generate.mjs', '--check']],
  boundaries: (folder) => [
    [
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--output-type=err-long',
      ...(folder === undefined ? ['packages', 'games', 'apps', 'tools'] : [folder]),
    ],
  ],
}

/** What can be said of one folder without reading the others. */
const checksOfFolders = ['format', 'lint', 'types', 'boundaries']

/** The folder's own tsconfig.json, or one that takes the folder out of the whole project. */
function projectOf(folder) {
  const own = `${folder}/tsconfig.json`
  if (existsSync(`${root}/${own}`)) return own
  const cache = 'node_modules/.cache'
  const path = `${cache}/tsconfig-${folder.replaceAll('/', '-')}.json`
  const up = '../..'
  const project = {
    extends: `${up}/tsconfig.json`,
    compilerOptions: { typeRoots: [`${up}/node_modules/@types`] },
    include: [`${up}/${folder}`],
  }
  mkdirSync(`${root}/${cache}`, { recursive: true })
  writeFileSync(`${root}/${path}`, JSON.stringify(project))
  return path
}

/** Words of the command line: names of checks, and at most one folder, which has a slash in it. */
function wanted(words) {
  const folders = words.filter((word) => word.includes('/')).map((word) => word.replace(/\/+$/, ''))
  const missing = folders.find(
    (folder) => !statSync(`${root}/${folder}`, { throwIfNoEntry: false })?.isDirectory(),
  )
  if (missing !== undefined)
    throw new Error(`No folder ${missing}; name one from the root on, such as games/tiny-fight.`)
  if (folders.length > 1) throw new Error(`One folder at a time, not ${folders.join(' and ')}.`)
  return { names: words.filter((word) => !word.includes('/')), folder: folders[0] }
}

/** Runs the named checks (all of them by default), for the named folder alone where there is one, prints one line each, and counts. */
export function runChecks(names = [], folder) {
  const known = folder === undefined ? Object.keys(checks) : checksOfFolders
  const wanted = names.length > 0 ? names : known
  const unknown = wanted.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(
      `No check named ${unknown}${folder === undefined ? '' : ' for one folder'}; there are ${known.join(', ')}.`,
    )
  const failed = wanted.filter((name) => !runCheck(name, folder))
  return { passed: wanted.length - failed.length, failed: failed.length }
}

function runCheck(name, folder) {
  const started = performance.now()
  let failure // the first one: what comes after would mostly repeat it
  for (const [script, ...args] of checks[name](folder)) {
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
  try {
    const { names, folder } = wanted(process.argv.slice(2))
    process.exitCode = runChecks(names, folder).failed === 0 ? 0 : 1
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
