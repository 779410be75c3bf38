import { expect, test } from 'vitest'
import type { OfferedChoice } from '@hearthkeep/engine'
import { entriesOf, filterChoices } from '../src/play/entries.ts'
import { distance, explain, topicsOf } from '../src/play/explain.ts'
import { asciiOf, ASCII, glyphsFor, UNICODE } from '../src/play/glyphs.ts'
import { lastEvents } from '../src/play/log-lines.ts'
import { cut, fit, plain, span, spread, widthOf, widthOfText, wrap } from '../src/play/spans.ts'
import { crowdedScene, tinyFight } from './play-scenes.ts'

const offered = (notation: string, ...things: string[]): OfferedChoice => ({
  seat: 0,
  notation,
  kind: 'play',
  concerns: things.map((thing) => ({ kind: thing[0], id: Number(thing.slice(1)) })),
})

const row = (...names: string[]) => ({
  title: 'Row',
  items: names.map((name, id) => ({ thing: { kind: 'f', id }, name, figures: [], tags: [] })),
})

test('choices about one card become one entry, and its targets open below', () => {
  const entries = entriesOf(crowdedScene().choices, crowdedScene().zones)
  expect(entries).toHaveLength(19)
  expect(entries[0]).toMatchObject({ label: 'play Long Cut on', count: 4, thing: { kind: 'card', id: 0 } })
  expect(entries[0].entries.map(({ label }) => label)).toEqual(['Rat King', 'Mud Golem', 'Bandit', 'Hexer'])
  expect(entries.at(-1)).toMatchObject({ label: 'end turn', count: 1, entries: [] })
})

test('names that begin alike are not torn apart', () => {
  const choices = [offered('hit Goblin 1', 'c1', 'f0'), offered('hit Goblin 2', 'c1', 'f1'), offered('rest')]
  const [hit] = entriesOf(choices, [row('Goblin 1', 'Goblin 2')])
  expect(hit.label).toBe('hit')
  expect(hit.entries.map(({ label }) => label)).toEqual(['Goblin 1', 'Goblin 2'])
})

test('different deeds with one card are told in full below its name', () => {
  const choices = [offered('play Torch', 'f0'), offered('burn Torch', 'f0'), offered('rest')]
  const [torch] = entriesOf(choices, [row('Torch')])
  expect(torch.label).toBe('Torch')
  expect(torch.entries.map(({ label }) => label)).toEqual(['play Torch', 'burn Torch'])
})

test('a question about one thing alone does not ask for that thing first', () => {
  const choices = [offered('aim Bow at Rat', 'c1', 'f0'), offered('aim Bow at Bat', 'c1', 'f1')]
  expect(entriesOf(choices, [row('Rat', 'Bat')]).map(({ label }) => label)).toEqual([
    'aim Bow at Rat',
    'aim Bow at Bat',
  ])
})

test('every choice can be reached in the menu exactly once', () => {
  const reached: string[] = []
  const walk = (entries: ReturnType<typeof entriesOf>): void => {
    for (const entry of entries) {
      if (entry.choice) reached.push(entry.choice.notation)
      walk([...entry.entries])
    }
  }
  const { choices, zones } = crowdedScene()
  walk(entriesOf(choices, zones))
  expect(reached.sort()).toEqual(choices.map(({ notation }) => notation).sort())
})

test('the filter wants every typed word, in any order and case', () => {
  const { choices } = crowdedScene()
  expect(filterChoices(choices, 'HEX long').map(({ label }) => label)).toEqual([
    'play Long Cut on Hexer',
    'play Long Cut 2 on Hexer',
  ])
  expect(filterChoices(choices, '')).toHaveLength(choices.length)
})

test('a word is explained by name, by a part of it, by copy, by rule number, with the rules it cites', () => {
  const { game } = tinyFight
  const topics = topicsOf({ glossary: game.glossary, rules: game.rules, zones: [] })
  const names = (word: string): string[] => explain(topics, word).topics.map(({ name }) => name)
  expect(names('bash')).toEqual(['Bash'])
  expect(names('Strike 2')).toEqual(['Strike'])
  expect(names('str')).toEqual(['Strike', 'Strength'])
  expect(names('[E2]')).toEqual(['E2'])
  expect(explain(topics, 'block').cited.map(({ name }) => name)).toEqual(['T1', 'E2'])
  expect(names('reshuffle')).toEqual([])
  expect(names('shuffled').length).toBeGreaterThan(0)
})

test('of what the glossary knows, the table tells what can change: statuses, and figures that are a share of something', () => {
  const { game } = tinyFight
  const [{ name }] = game.glossary
  const told = (more: object): string[] => {
    const items = [{ name, figures: [], tags: [], ...more }]
    const topics = topicsOf({ glossary: game.glossary, rules: [], zones: [{ title: 'Foes', items }] })
    return explain(topics, name).topics.flatMap(({ kind, text }) =>
      kind === 'on the table, Foes' ? text : [],
    )
  }
  expect(told({ figures: [{ label: 'cost', value: 1 }] })).toEqual([])
  expect(told({ figures: [{ label: 'health', value: 3, of: 5 }] })).toEqual(['Now: health 3/5.'])
  expect(told({ tags: ['to come'] })).toEqual(['Now: to come.'])
})

test('a misspelt word is answered with what is spelt alike', () => {
  const { game } = tinyFight
  const topics = topicsOf({ glossary: game.glossary, rules: game.rules, zones: [] })
  expect(explain(topics, 'vulnrable').similar).toEqual(['Vulnerable'])
  expect(explain(topics, 'zzzzzzzz')).toEqual({ topics: [], cited: [], similar: [] })
  expect(distance('kitten', 'sitting')).toBe(3)
})

test('wrapping keeps every word, the width, tones and gaps', () => {
  const line = [span('one two  three', 'bad'), span('-and-a-half four')]
  expect(wrap(line, 16, 2).map(plain)).toEqual(
    ['one two', '  three-and-a-half', '  four'].map((text) =>
      text.length > 16 ? `${text.slice(0, 15)}…` : text,
    ),
  )
  expect(wrap([span('a  b c')], 80).map(plain)).toEqual(['a  b c'])
  expect(wrap([], 10)).toEqual([[]])
})

test('wide characters count twice, accents once', () => {
  expect(widthOfText('héros')).toBe(5)
  expect(widthOfText('勇者')).toBe(4)
  expect(widthOf(fit([span('勇者勇者')], 5))).toBe(5)
  expect(plain(cut([span('abcdef')], 4))).toBe('abc…')
  expect(plain(spread([span('left')], [span('right')], 12))).toBe('left   right')
})

test('the log shows what just happened from its beginning, and whole paragraphs before it', () => {
  const log = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, i) => ({
    text: `${name} happens at last.`,
    rule: 'R1',
    decision: i < 3 ? 1 : 2,
  }))
  const shown = (rows: number) => lastEvents(log, 40, rows, { isStrip: true, glyphs: UNICODE }).map(plain)
  expect(shown(5)).toHaveLength(4)
  expect(shown(3)).toEqual(shown(2))
  expect(shown(1)[0]).toMatch(/^d happens.*… l tells the rest$/)
  expect(shown(0)).toEqual([])
})

test('the locale decides between Unicode and ASCII', () => {
  expect(glyphsFor({ LANG: 'en_GB.UTF-8' }, 'linux')).toBe(UNICODE)
  expect(glyphsFor({ LANG: 'en_GB.UTF-8', LC_ALL: 'C' }, 'linux')).toBe(ASCII)
  expect(glyphsFor({}, 'linux')).toBe(ASCII)
  expect(glyphsFor({}, 'darwin')).toBe(UNICODE)
  expect(asciiOf('“Héros” – 5 × ☃')).toBe('"Heros" - 5 x ?')
})
