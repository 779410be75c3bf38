/** The words of the page: none is missing, none is left over, and every language says the same things. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { wordsIn as wordsInCode } from './words-in-code.ts'

const source = join(import.meta.dirname, '../src')
const words = join(source, 'words')
const languages = readdirSync(words, { withFileTypes: true }).filter((one) => one.isDirectory())

type Words = Readonly<Record<string, string>>

const wordsIn = (language: string, file: string): Words =>
  JSON.parse(readFileSync(join(words, language, file), 'utf8')) as Words

const valuesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

/** What the code says: keys, and beginnings of keys whose end is worked out. */
function spoken(file: string): { readonly keys: Set<string>; readonly beginnings: string[] } {
  const users = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(source, name), 'utf8'))
    .filter((code) => code.includes(`/words/${file.replace('.json', '.ts')}'`))
  const found = users.flatMap((code) => [...code.matchAll(/\bsay(?:\.count)?\(\s*(['`])([^'`]+)\1/g)])
  const all = found.map(([, , key]) => key)
  return {
    keys: new Set(all.filter((key) => !key.includes('${'))),
    beginnings: all.filter((key) => key.includes('${')).map((key) => key.slice(0, key.indexOf('${'))),
  }
}

/** `decisions.one` is said by counting `decisions`. */
const stem = (key: string): string => key.replace(/\.(zero|one|two|few|many|other)$/, '')

describe.each(readdirSync(join(words, 'en')))('%s', (file) => {
  const english = wordsIn('en', file)
  const { keys, beginnings } = spoken(file)

  test('every key that is said has its words', () => {
    const known = new Set(Object.keys(english).flatMap((key) => [key, stem(key)]))
    expect(keys.size + beginnings.length).toBeGreaterThan(0)
    expect([...keys].filter((key) => !known.has(key))).toEqual([])
  })

  test('every word is said', () => {
    const isSaid = (key: string): boolean =>
      keys.has(key) || keys.has(stem(key)) || beginnings.some((beginning) => key.startsWith(beginning))
    expect(Object.keys(english).filter((key) => !isSaid(key))).toEqual([])
  })

  test.each(languages.map(({ name }) => name))('in %s nothing is missing or left over', (language) => {
    const own = wordsIn(language, file)
    // A language may have more forms for numbers, or fewer.
    const stems = (some: Words): string[] => [...new Set(Object.keys(some).map(stem))].sort()
    expect(stems(own)).toEqual(stems(english))
    for (const [key, text] of Object.entries(own))
      if (key in english) expect(valuesOf(text), key).toEqual(valuesOf(english[key]))
  })
})

/** What draws, says nothing; the page of the kit shows made-up tables to those who build one; what goes into files is no language. */
const SILENT =
  /^(kit\/page|scenes|house\/drawn|house\/covers|busts)\/|^(share\/encode|share\/read-game|pages\/import-file|storage\/read-entry)\.ts$/

test('nothing is said in the code itself', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
  const spoken = files.filter((name) => !SILENT.test(name))
  expect(spoken.length).toBeGreaterThan(200)
  expect(spoken.flatMap((name) => wordsInCode(name, readFileSync(join(source, name), 'utf8')))).toEqual([])
})

test.each([
  ['<p>It is late.</p>', 'It is late.'],
  ['<p title={x ? `${x} left` : say(`what.is`)}>{x}</p>', '0 left'],
  ["<Chip word='Block' className='two words' />", 'Block'],
  ["const text = isLate ? 'it is late' : ''", 'it is late'],
])('that %s says something is noticed', (code, words) => {
  expect(wordsInCode('a.tsx', code)).toEqual([`a.tsx: ${words}`])
})
