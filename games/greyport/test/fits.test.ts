/** Packs whose every field is sound and which no game could be played with: all of them were accepted once. */
import { ContentError, createWithPack, formatProblem } from '@hearthkeep/content'
import { thrownBy } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { greyport } from '../src/index.ts'

const problemsOf = (pack: Readonly<Record<string, unknown>>): string[] =>
  thrownBy(ContentError, () => createWithPack(greyport, pack))?.problems.map(formatProblem) ?? []

type Entries = readonly { readonly id: string; readonly name: string; readonly copies?: number }[]
const isSingle = ({ copies = 1 }: Entries[number]): boolean => copies === 1
const [item] = (greyport.files['items.json'] as Entries).filter(isSingle)
const heroes = greyport.files['heroes.json'] as Entries
const [location] = greyport.files['locations.json'] as Entries
const boss = { boss: 'drog', hp: [20, 20, 20, 20] }

describe('what could not be played', () => {
  test('[E7] a boss that comes twice into an encounter', () => {
    const [encounter] = greyport.files['encounters.json'] as Entries
    expect(problemsOf({ 'encounters.json': [{ id: encounter.id, bosses: [boss, boss] }] })).toEqual([
      `encounters.json, entry "${encounter.id}", field bosses[1].boss: expected every boss of an encounter once, found "drog" again`,
    ])
  })

  test('an item with the name of a hero, or of a copy of one: nobody could say which is meant', () => {
    for (const { id, name, copies = 1 } of [
      heroes[0],
      heroes.find((one) => (one.copies ?? 1) > 1) ?? heroes[0],
    ]) {
      const taken = copies === 1 ? name.toUpperCase() : `${name} 2`
      expect(problemsOf({ 'items.json': [{ id: item.id, name: taken, copies: 1 }] })).toContain(
        `items.json, entry "${item.id}", field name: expected a name of its own, copies counted, found "${taken}", which is a name of heroes.json, entry "${id}"`,
      )
    }
  })

  test('an item called like what one says to keep everything', () => {
    expect(problemsOf({ 'items.json': [{ id: item.id, name: 'Nothing', copies: 1 }] })).toContain(
      `items.json, entry "${item.id}", field name: expected a name that makes no choice read like another one, found "Nothing", and "discard nothing" is a choice of its own`,
    )
  })

  test('[C19] what belongs after a fight, before it; what belongs to a card, in a reward', () => {
    expect(problemsOf({ 'items.json': [{ id: item.id, fighting: ['retire-wielder'] }] })).toEqual([
      expect.stringMatching(
        /field fighting\[0\]: expected an effect \(bonus, reroll, .*\), found "retire-wielder"/,
      ),
    ])
    expect(problemsOf({ 'locations.json': [{ id: location.id, reward: [{ snipe: 3 }] }] })).toEqual([
      expect.stringMatching(/field reward\[0\]: expected an effect .*, found an object with snipe$/),
    ])
    expect(problemsOf({ 'items.json': [{ id: item.id, immediate: [{ discard: 'card' }] }] })).toEqual([
      expect.stringMatching(/field immediate\[0\]: expected an effect .*, found an object with discard$/),
    ])
  })

  test('[Q48] a reward that finds more cards than a player has room for', () => {
    const find = { find: 'hero', of: 'physical' }
    const reward = [find, find, find, { choose: [find, { ...find, of: 'magical' }] }]
    expect(problemsOf({ 'locations.json': [{ id: location.id, reward }] })).toEqual([
      `locations.json, entry "${location.id}", field reward: expected at most 4 times "find", as a player has room for no more cards, found 5`,
    ])
  })
})
