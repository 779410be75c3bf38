// Who may import whom: DESIGN.md section 3 as rules that fail the build. Paths are relative to the folder
// that depcruise runs in, which is the root of the repository (or of a fixture, in tools/check-boundaries.test.ts).
const { existsSync, globSync, readFileSync } = require('node:fs')

const games = '^games/'
const engine = '^packages/engine/'
const playable = [engine, '^packages/(match|catalog|bots)/']
const situations = '^packages/situations/'
const fileStore = '^packages/match/src/file-(store|lock|port|holder|write|sweep|hold)\\.ts$' // an entry of its own, for Node only
const catalogShelf = '^packages/catalog/src/shelf\\.ts$' // an entry of its own, which loads no game
const catalogMinds = '^packages/catalog/src/minds\\.ts$' // an entry of its own: what bots know of the games
const catalogDifficulties = '^packages/catalog/src/difficulties\\.ts$' // an entry of its own: what was measured of them
const mind = '^games/[^/]+/src/(bot(/index)?|difficulty)\\.ts$' // the same of one game
const box = '^games/[^/]+/box\\.json$'
const testkitEntries = '^packages/testkit/src/(chromium|vitest|games/index)\\.ts$'

/**
 * What the source of each workspace may import besides itself; `outside` adds Node's modules and npm packages.
 * `node` are files that may use Node's modules, and that the rest of the source must therefore not import.
 * Test folders may import that, the outside, situations, the testkit and `tests`. A new package or app needs a row here.
 */
const layers = [
  { at: 'packages/engine', may: [], instead: 'The engine imports nothing: pass it in as an argument.' },
  { at: 'packages/grid', may: [], instead: 'The grid imports nothing: pass it in as an argument.' },
  {
    at: 'packages/content',
    may: [engine, '^node_modules/zod/'],
    instead: 'Content knows the engine and zod only: let the caller read files and hand in the data.',
  },
  {
    at: 'packages/match',
    may: [engine],
    node: fileStore,
    instead: 'Match knows the engine only: define a port here and let the app implement it.',
  },
  {
    at: 'packages/bots',
    may: [engine],
    instead: 'Bots know the contract only: add what you need to the contract in packages/engine.',
  },
  {
    at: 'packages/situations',
    may: [engine, '^packages/match/'],
    instead: 'Situations ship with the apps and know engine and match only: take the game as an argument.',
  },
  {
    at: 'packages/lanes',
    may: [engine, '^packages/(bots|catalog|content)/'],
    outside: true,
    instead:
      "Lanes play games of the catalog with bots on Node's threads: what they report is shown by an app.",
  },
  {
    at: 'packages/testkit',
    may: [engine, situations, '^packages/(match|bots)/'],
    outside: true,
    instead: 'The testkit knows engine, match, bots and situations: take the game as an argument.',
  },
  {
    at: 'packages/catalog',
    may: [engine, games],
    tests: ['^packages/(match|bots)/'], // what holds for every game is tested here
    instead: 'The catalog only lists games: put logic into the game, or into the app that needs it.',
  },
  {
    at: 'games/[^/]+',
    name: 'games',
    may: [engine, '^packages/(grid|content)/'],
    tests: ['^packages/bots/'],
    instead:
      'A game imports engine, grid, content and itself, never another game: move what is shared into a package.',
  },
  {
    at: 'apps/cli',
    may: ['^packages/(?!testkit/)', games],
    outside: true,
    instead: 'The command line uses packages that ship, and games: move what two apps share into a package.',
  },
  {
    at: 'apps/web',
    may: [...playable, situations, games],
    outside: true,
    instead:
      'The page uses match and bots, situations for lessons, and the games it lays out: move the rest into a package.',
  },
  ...['server', 'lab'].map((app) => ({
    at: `apps/${app}`,
    may: [...playable, '^packages/lanes/'],
    outside: true,
    instead: 'This app reaches games through match, catalog, bots and lanes: extend one of those instead.',
  })),
]

function layerRules({ at, name = at.split('/')[1], may, outside = false, node, tests = [], instead }) {
  const self = `^${at.replace('[^/]+', '$1')}/`
  const from = `^${at.replace('[^/]+', '([^/]+)')}`
  const to = (paths, withOutside) => ({
    couldNotResolve: false, // the rule `not-found` has the better advice
    pathNot: [self, ...paths, ...(withOutside ? ['^node_modules/'] : [])],
    ...(withOutside && { dependencyTypesNot: ['core'] }),
  })
  return [
    {
      name: `layer-${name}`,
      comment: instead,
      severity: 'error',
      from: { path: `${from}/(?!test/)`, ...(node && { pathNot: node }) },
      to: to(may, outside),
    },
    ...(node ? nodeFileRules(`layer-${name}`, instead, from, node, to(may, false)) : []),
    {
      name: `layer-${name}-tests`,
      comment: `${instead} Tests may also use situations and the testkit.`,
      severity: 'error',
      from: { path: `${from}/test/` },
      to: to([...may, ...tests, situations, '^packages/testkit/'], true),
    },
  ]
}

function nodeFileRules(name, comment, from, node, to) {
  const rule = { name, comment, severity: 'error' }
  return [
    { ...rule, from: { path: node }, to: { ...to, dependencyTypesNot: ['core'] } },
    { ...rule, from: { path: `${from}/(?!test/)`, pathNot: node }, to: { path: node } },
  ]
}

// npm hoists, so an import works without being declared until the day it does not. dependency-cruiser cannot
// tell for workspaces (their links resolve to plain source files), so the manifests are read here.
const manifest = (at) => JSON.parse(readFileSync(`${at}/package.json`, 'utf8'))
const declared = ({ dependencies, devDependencies, peerDependencies }) =>
  Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
const workspaces = globSync('{packages,games,apps}/*').filter((at) => existsSync(`${at}/package.json`))
const folderOf = new Map(workspaces.map((at) => [manifest(at).name, at]))
const pathOf = (name) => `^${folderOf.get(name) ?? `node_modules/${name}`}/`

function undeclaredRules(at) {
  const own = declared(manifest(at))
  const testTools = declared(manifest('.')) // vitest, fast-check and the testkit are declared once, at the root
  const rule = (from, names) => ({
    name: 'undeclared-dependency',
    comment: "Add it to the workspace's own package.json (test tools: to the root's), then run npm install.",
    severity: 'error',
    from: { path: from },
    to: { path: '^(packages|games|apps|node_modules)/', pathNot: [`^${at}/`, ...names.map(pathOf)] },
  })
  return [rule(`^${at}/(?!test/)`, own), rule(`^${at}/test/`, [...own, ...testTools])]
}

const anyWorkspace = '^(packages|games|apps)/'
const generalRules = [
  {
    name: 'no-cycle',
    comment: 'Move what both files need into a third file that imports neither.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-inner-files',
    comment: "Import from the package's entry; export there what you need.",
    from: { path: '^((?:packages|games|apps)/[^/]+)/' },
    to: {
      path: anyWorkspace,
      pathNot: [
        '^$1/',
        '^[^/]+/[^/]+/src/index\\.ts$',
        fileStore,
        catalogShelf,
        catalogMinds,
        catalogDifficulties,
        mind,
        box,
        testkitEntries,
      ],
    },
  },
  {
    name: 'import-by-name',
    comment:
      "Import another workspace by its package name, not by a path such as '../../engine/src/index.ts'.",
    from: { path: '^((?:packages|games|apps)/[^/]+)/' },
    to: { path: anyWorkspace, pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'not-found',
    comment: 'Correct the path, add the export to the package entry, or declare and install the package.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' }, // those are made by the page's own build
  },
  {
    name: 'unlisted-workspace',
    comment: 'Add a row for this workspace to `layers` in .dependency-cruiser.cjs.',
    from: { path: anyWorkspace, pathNot: layers.map(({ at }) => `^${at}/`) },
    to: {},
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layers.flatMap(layerRules),
    ...generalRules.map((rule) => ({ severity: 'error', ...rule })),
    ...workspaces.flatMap(undeclaredRules),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true, // types count: a type-only import is a dependency all the same
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
