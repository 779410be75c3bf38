/** Components, texts, and what loading says of mistakes. */
import { readdirSync, readFileSync } from 'node:fs'
import { createWithPack } from '@hearthkeep/content'
import { describeFor, start } from '@hearthkeep/engine'
import { withMarkedWords } from '@hearthkeep/testkit'
import { glossarySays } from '@hearthkeep/testkit/vitest'
import { describe, expect, test } from 'vitest'
import { lanternWatch } from '../src/index.ts'

const { game, files, create } = lanternWatch

describe('components', () => {
  test('there are 29 cards of twelve designs and 22 shadows of ten', () => {
    expect(game.components).toEqual({ cards: 29, shadows: 22 })
    const count = (kind: string) => game.glossary.filter((entry) => entry.kind === kind).length
    expect([count('card'), count('shadow')]).toEqual([12, 10])
  })

  glossarySays(game, {
    'Oil Flask': 'Pour 2 oil.',
    'Silver Pike': 'Drive off a shadow of dread 3 or less.',
    'Storm Shutter': 'Pour 1 oil. Ward 2.',
    'Great Bell': 'For each lantern, drive off a shadow of dread 1 or less.',
    Spyglass: 'Scout. Draw a card. Ward 1.',
    'Hot Broth': 'Choose one: draw 2 cards; or pour 2 oil.',
    Tinderbox: 'If this lantern is dark, pour 4 oil; otherwise pour 1 oil. Ward 1.',
    Gloom: 'Hunger 1, dread 1.',
    Whisperer: 'Hunger 0, dread 1. When it feeds: for each watcher, discard a card.',
    'Fog Bank': 'Hunger 0, dread 2. When it comes: for each lantern, 1 oil is spilt.',
  })

  test('every phrase of the table in words.json is said somewhere in src', () => {
    const src = new URL('../src/', import.meta.url)
    const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(file, src), 'utf8'))
      .join('\n')
    const { table } = files['words.json'] as { readonly table: Readonly<Record<string, string>> }
    expect(Object.keys(table).filter((phrase) => !code.includes(`'${phrase}'`))).toEqual([])
  })
})

describe('content that is wrong', () => {
  test('is named with file, entry and field', () => {
    const packOf = (card: object) => () =>
      createWithPack(lanternWatch, { 'cards.json': [{ id: 'torch', ...card }] })
    expect(packOf({ effect: { banish: 9 } })).toThrow(
      'cards.json, entry "torch", field effect.banish: expected',
    )
    expect(packOf({ copies: 5 })).toThrow('cards.json: expected 29 cards counting copies, found 30')
  })

  test('a night under a sky that there is not', () => {
    const nights = [{ id: 'one', title: 'One', sky: 'red' }]
    expect(() => create({ ...files, 'campaign.json': { nights } })).toThrow(
      'campaign.json, field nights[0].sky: expected one of the skies of night.json: clear, cloudy, moonless, found "red"',
    )
  })
})

describe('the table in words', () => {
  test('has its zones from top to bottom', () => {
    const table = start(game, { seats: 2, seed: 1 })
    expect(describeFor(game, table, 0).map(({ title }) => title)).toEqual([
      'The wall, hour 1 of 5, clear sky',
      'Shadows',
      'Watcher 1 (captain)',
      'Watcher 2',
      'Draw pile',
      'Discard pile',
      'Shadow deck',
    ])
  })

  test('takes every word from the text files', () => {
    expect(withMarkedWords(lanternWatch, { seats: 2, seed: 1 }, 40).unmarked).toEqual([])
  })
})
