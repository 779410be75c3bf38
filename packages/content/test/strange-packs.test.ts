/** Packs from strangers: too much of anything is refused in few words, soon. */
import { describe, expect, test } from 'vitest'
import {
  collection,
  contentPack,
  ContentError,
  entry,
  layOver,
  loadPack,
  reference,
  textField,
} from '@hearthkeep/content'
import { thrownBy } from '@hearthkeep/testkit'

const pack = contentPack({
  cards: collection(entry({ text: textField, next: reference('cards').optional() }), {
    file: 'cards.json',
  }),
})
const numbered = (count: number, more: (i: number) => object = () => ({})): object[] =>
  Array.from({ length: count }, (_, i) => ({ id: `c${i}`, name: `c${i}`, text: 'x', ...more(i) }))

const messageOf = (cards: unknown): string =>
  thrownBy(ContentError, () => loadPack(pack, { 'cards.json': JSON.stringify(cards) }))?.message ?? 'fine'

describe('a pack from a stranger', () => {
  test('may have thousands of entries that refer to each other', () => {
    expect(messageOf(numbered(5000, (i) => ({ next: `c${4999 - i}` })))).toBe('fine')
  })

  test('with more entries than any game is refused', () => {
    expect(messageOf(numbered(10_001))).toContain('expected at most 10000 entries, found 10001')
  })

  test('is told its first hundred problems', () => {
    const message = messageOf(numbered(3000, () => ({ text: 1 })))
    expect(message).toMatch(/^more than 100 problems in the content, of which these are the first:/)
    expect(message.split('\n')).toHaveLength(101)
  })

  test('with thousands of unknown fields, names, or one id, is told so in short', () => {
    const fields = Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`f${i}`, 1]))
    for (const cards of [
      [{ id: 'a', name: 'a', text: 'x', ...fields }],
      [{ id: 'a', name: fields, text: 'x' }],
      Array.from({ length: 9000 }, () => ({ id: 'a', name: 'a', text: 'x' })),
      [{ id: 'a', name: 'a', text: 'x'.repeat(100_000) }],
      [{ id: 'a', name: 'a', text: 'x', ['f'.repeat(100_000)]: 1 }],
      [{ id: 'x'.repeat(100_000), name: 'a', text: 1 }],
    ])
      expect(messageOf(cards).length).toBeLessThan(40_000)
    expect(messageOf([{ id: 'a', name: 'a', text: 'x'.repeat(2001) }])).toContain('at most 2000 letters')
  })

  test('laid over a game, with any number of entries that are none, is told the first', () => {
    const laid = layOver(
      { 'cards.json': numbered(2) },
      { 'cards.json': JSON.stringify(Array.from({ length: 300_000 }, () => 1)) },
    )
    expect(laid.problems.length).toBeLessThan(200)
  })
})
