// Prettier owns formatting; these rules own what a reviewer should not have to say twice.
// Every ban says what to do instead. tools/check-boundaries.test.ts proves that each one fires.
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

const everywhere = [
  {
    selector: 'TSEnumDeclaration',
    message: 'No enums: write a list `as const` and derive the union type from it.',
  },
  {
    selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
    message: 'No default exports: export it by its name.',
  },
  {
    selector: 'ExportAllDeclaration',
    message: 'No `export *`: list the names, so that the entry file is the table of contents.',
  },
  { selector: 'TSAnyKeyword', message: 'No `any`: write the type, or `unknown` and check it.' },
]
const inConfigFiles = everywhere.filter(({ selector }) => !selector.startsWith('ExportDefault'))

// Games, bots and their tests must give the same result for the same seed.
const noRandom = {
  selector: 'MemberExpression[object.name="Math"][property.name="random"]',
  message:
    "Draw from the table's own random stream (bots: from their own seeded generator), so that records replay.",
}

// The Math functions whose results are exact, and so the same on every machine.
const exact = '^(abs|ceil|clz32|floor|imul|max|min|round|sign|trunc|random)$'
const inRules = [
  {
    selector: `MemberExpression[object.name="Math"]:not([computed=false][property.name=/${exact}/])`,
    message:
      'Floating-point functions differ between machines: use integer arithmetic or a table of numbers.',
  },
  {
    selector: ':not(MemberExpression) > Identifier[name="Math"]',
    message: 'Write `Math.floor(…)` in full, so that the banned functions of Math can be seen.',
  },
  {
    selector: 'BinaryExpression[operator="**"], AssignmentExpression[operator="**="]',
    message: '`**` is Math.pow, which differs between machines: multiply, or shift.',
  },
  {
    selector: 'MemberExpression[property.name=/^(localeCompare|toLocale[A-Za-z]*)$/]',
    message:
      'Locale functions differ between machines: compare with `<`, order by id, and format in the client.',
  },
]

const ban = (message, ...names) => names.map((name) => ({ name, message }))
const noClock = ban(
  'Rules have no clock: count rounds or steps, or take the time as an argument.',
  'Date',
  'performance',
)
const noAmbient = [
  ...noClock,
  ...ban('Locale functions differ between machines: format in the client.', 'Intl'),
  ...ban('Rules do not print: emit an event, or throw an Error that says what to do.', 'console'),
  ...ban(
    'Rules finish before they return: ask a player, or let the app schedule.',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
  ),
  ...ban(
    'Rules run in a page, too: take what you need as an argument.',
    'process',
    'Buffer',
    'require',
    'fetch',
  ),
  ...ban("Draw from the table's own random stream.", 'crypto'),
  ...ban('State is one block of integers: copy it with the engine.', 'structuredClone'),
  ...ban('Name the global itself, so that the banned ones can be seen.', 'globalThis'),
]
const noNode = {
  patterns: [
    { regex: '^node:', message: 'Rules run in a page, too: let the app read it and hand in the data.' },
  ],
}

export default defineConfig(
  { ignores: ['**/node_modules/', '**/dist/', '**/coverage/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'off', // banned above, with advice
      '@typescript-eslint/no-unused-vars': 'off', // the compiler's noUnusedLocals and noUnusedParameters do it
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    extends: [tseslint.configs.base],
    rules: {
      eqeqeq: 'error',
      'no-debugger': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', ...everywhere],
    },
  },
  {
    files: ['*.config.{js,ts}', 'apps/*/*.config.{js,ts}'], // the tools want a default export here
    rules: { 'no-restricted-syntax': ['error', ...inConfigFiles] },
  },
  {
    // What is larger is split by chapter of the rulebook, or by what a reader looks for. Tests may tell long stories.
    files: ['{packages,games,apps}/*/src/**', 'tools/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'max-lines': ['error', 350], 'max-lines-per-function': ['error', 60] },
  },
  {
    files: ['packages/**', 'games/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, noRandom] },
  },
  {
    files: ['packages/{engine,grid}/**', 'games/**'],
    rules: { 'no-restricted-globals': ['error', ...noClock] },
  },
  {
    // The rules themselves. Their tests may read files, print and do statistics.
    files: ['packages/{engine,grid}/src/**', 'games/*/src/**'],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, noRandom, ...inRules],
      'no-restricted-globals': ['error', ...noAmbient],
      'no-restricted-imports': ['error', noNode],
    },
  },
)
