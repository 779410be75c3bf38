// As if somebody had made a mistake in the rules of a game: which one, BROKEN_RULES says.
import { registerHooks } from 'node:module'

const MISTAKES = {
  'reserved-field': ['/tiny-fight/src/table.ts', 'turn: open(int)', 'log: open(int), turn: open(int)'],
  'undefined-procedure': [
    '/tiny-fight/src/fight.ts',
    'export const fight',
    "rules.declare('left-out', [])\nexport const fight",
  ],
}
const [file, right, wrong] = MISTAKES[process.env.BROKEN_RULES]

// Under a name of its own: of files by their own names the command line knows the JavaScript, and reads no others.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    return found.url.endsWith(file) ? { ...found, url: `${found.url}?broken` } : found
  },
  load(url, context, next) {
    const loaded = next(url, context)
    return url.endsWith(`${file}?broken`)
      ? { ...loaded, source: String(loaded.source).replace(right, wrong) }
      : loaded
  },
})
