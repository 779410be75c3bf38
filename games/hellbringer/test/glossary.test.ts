/** What can be looked up, and that every word of the table comes from the text files. */
import { withMarkedWords } from '@hearthkeep/testkit'
import { glossarySays } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import rulesText from '../content/rules.json' with { type: 'json' }
import { DICE, ENEMIES, KINDS, RUNES } from '../src/content/kinds.ts'
import { hellbringer, openTable } from '../src/index.ts'

const { game, files } = hellbringer
const { data } = openTable(game)
const entries = game.glossary

describe('words', () => {
  test('of the table all come from the text files', () => {
    const names = data.scenarios.map(({ name }) => name)
    const heroes = data.classes.map(({ title }) => title)
    const { unmarked } = withMarkedWords(hellbringer, { seats: 3, seed: 1 }, 60)
    expect(unmarked.filter((one) => !names.includes(one) && !heroes.includes(one))).toEqual([])
  })

  test('every phrase of the table in words.json is said somewhere in src', () => {
    const src = new URL('../src/', import.meta.url)
    const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(file, src), 'utf8'))
      .join('\n')
    const made = new Set([
      ...[...KINDS, ...ENEMIES].map((kind) => `kind-${kind}`),
      ...RUNES.map((rune) => `rune-${rune}`),
      ...DICE.map((die) => `${die}-dice`),
      ...['mule', 'revealed', 'ledger', 'kennel', 'carried'].map((zone) => `${zone}-zone`),
    ])
    const { table } = files['words.json'] as { readonly table: Readonly<Record<string, string>> }
    expect(Object.keys(table).filter((phrase) => !made.has(phrase) && !code.includes(`'${phrase}'`))).toEqual(
      [],
    )
  })
})

describe('the glossary', () => {
  test('has each design once, without marks', () => {
    const names = entries.map(({ name, kind }) => `${kind} ${name}`)
    expect(new Set(names).size).toBe(names.length)
    for (const { text } of entries) expect(text).not.toMatch(/\*\*|undefined|[{}]| {2}/)
  })

  test('has every Class, Perk, card but Tomes, enemy, Location and scenario', () => {
    const names = new Set(entries.map(({ name }) => name))
    const cards = data.cards.filter(({ text }) => text !== '')
    const all = [...data.classes, ...data.perks, ...data.locations, ...data.scenarios]
    for (const { name } of all) expect(names).toContain(name)
    for (const { title } of [...cards, ...data.enemies]) expect(names).toContain(title)
  })

  test('cites rules that there are', () => {
    const known = new Set(rulesText.map(({ id }) => id))
    const cited = entries.flatMap(({ text }) =>
      [...text.matchAll(/\[([A-Z]+\d+(?:, [A-Z]+\d+)*)\]/g)].flatMap(([, ids]) => ids.split(', ')),
    )
    expect(cited.length).toBeGreaterThan(40)
    expect(cited.filter((id) => !known.has(id))).toEqual([])
  })

  glossarySays(game, {
    Trample:
      '1 AP. One target: 2 Damage + 1 Acid dice. The surplus of a kill opens a combination on another enemy you see. Turns one fat roll into two deaths. Wrong against a lone enemy, where the surplus has nowhere to go.',
    'Old Wolf':
      'Companion. 1 AP. HP 10, AR 5, blue AP 1. One target: 1 Damage + 2 Acid dice. When it is eliminated: it returns to its owner’s hand. A free attack every turn, and he always finds his way home. Wrong while 1 AP to call him again is the AP you need.',
    'Stop the Clock':
      'To be unlocked in the campaign. Any time. Stun all enemies you see of blue AP at most 3. All but Demons and Moose hold their breath for one enemies’ turn.',
    Ogre: 'HP 30, AR 10, SI 3, blue AP 2, 2 Damage dice, 1 Acid die. If the attacked player has no Companion, +1 Damage die. I club the lonely: bring somebody.',
    'Secret Portal': 'Enemies need SI +0. All Moose enter. Behind the Demon, for those who want to.',
    stun: 'It takes no part in the next enemies’ turn: no dice, no ability.',
  })
})
