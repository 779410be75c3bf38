/** No file of code or style is longer than somebody reads at once; functions are watched by eslint.config.js. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Lines. What is longer is split by chapter of the rulebook, or by what a reader looks for: a style sheet by part. */
const MOST = 350

const isCode = (name: string): boolean => /\.(ts|tsx|css|js|mjs|cjs)$/.test(name)

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory())
      return /^(node_modules|dist|coverage|\..*)$/.test(entry.name) ? [] : filesUnder(path)
    return isCode(entry.name) ? [path] : []
  })
}

const lengthOf = (text: string): number => text.trimEnd().split('\n').length

const tooLong = (files: readonly (readonly [string, string])[]): string[] =>
  files
    .map(([path, text]) => [path, lengthOf(text)] as const)
    .filter(([, length]) => length > MOST)
    .map(([path, length]) => `${path} has ${length} lines: split it by what a reader looks for`)

test(`no file has more than ${MOST} lines`, () => {
  const files = filesUnder('')
  expect(files.length).toBeGreaterThan(900)
  expect(tooLong(files.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const))).toEqual([])
})

test('one that is longer is named', () => {
  const lines = (count: number): string => 'a {}\n'.repeat(count)
  const found = tooLong([['short.css', lines(MOST)], ['long.css', lines(MOST + 1)]]) // prettier-ignore
  expect(found).toEqual([`long.css has ${MOST + 1} lines: split it by what a reader looks for`])
})
