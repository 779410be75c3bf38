/** What the box promises of its own variety: every word is said, no two designs are alike. */
import { describe, expect, test } from 'vitest'
import * as kinds from '../src/content/kinds.ts'
import { heroConditionFields, heroFields, holding, monsterFields } from '../src/content/vocabulary.ts'
import { box, cards, decks, maps } from './content.ts'

/** Everything that a word is said of: objects with its name as a key, and bare words. */
function says(part: unknown, word: string): boolean {
  if (part === word) return true
  if (Array.isArray(part)) return part.some((one) => says(one, word))
  if (typeof part !== 'object' || part === null) return false
  return Object.entries(part).some(([key, value]) => key === word || (key !== word && says(value, word)))
}
const onHeroes = [...cards, ...box.heroes, ...box.curses]
const does = [...cards, ...box.heroes].map((one) => [one.when, 'use' in one ? one.use : undefined])
const holds = [...onHeroes, ...box.abilities].map((one) => one.holds)
const abilities = box.abilities.map(({ when }) => when)
const missing = (words: readonly string[], parts: readonly unknown[]): string[] =>
  words.filter((word) => !parts.some((part) => says(part, word)))

describe('everything that can be said is said', () => {
  test('words of heroes’ cards, and their conditions', () => {
    expect(missing([...Object.keys(heroFields), ...Object.keys(heroConditionFields)], does)).toEqual([])
  })
  test('words of monsters', () => {
    expect(missing(Object.keys(monsterFields), abilities)).toEqual([])
  })
  test('what holds: words, numbers, facts, flags and extra targets', () => {
    const { STATS, FACTS, FLAGS, SPREADS, SPREAD_TIMES } = kinds
    expect(
      missing([...holding.kinds, ...STATS, ...FACTS, ...FLAGS, ...SPREADS, ...SPREAD_TIMES], holds),
    ).toEqual([])
  })
  test('moments and uses', () => {
    expect(missing(kinds.CARD_MOMENTS, does)).toEqual([])
    expect(missing(kinds.MONSTER_MOMENTS, abilities)).toEqual([])
    expect(missing(kinds.USES, does)).toEqual([])
  })
  test('quests, goals, rules of scenarios, powers of titles, marks of maps', () => {
    expect(missing([...kinds.QUESTS, ...kinds.GOALS, ...kinds.SCENARIO_RULES], box.scenarios)).toEqual([])
    expect(missing(kinds.TITLE_POWERS, box.titles)).toEqual([])
    for (const kind of kinds.QUEST_TOKENS.keys())
      expect(maps.some(({ quests }) => quests.some((one) => one.kind === kind))).toBe(true)
  })
  test('every ability of a monster is on some card', () => {
    const used = [...box.monsters, ...box.named].flatMap(({ faces }) =>
      faces.flatMap((face) => face.abilities),
    )
    expect(box.abilities.filter(({ id }) => !used.includes(id))).toEqual([])
  })
})

/** What stands on a card, without its name, its price, its copies and its line. */
const design = ({
  id: _,
  name: __,
  copies: ___,
  cost: ____,
  line: _____,
  ...one
}: (typeof cards)[number]): string => JSON.stringify(one)
/** The same without numbers: two of these are one idea, made stronger. */
const idea = (one: (typeof cards)[number]): string => design(one).replace(/\d+|"all"/g, '')

describe('no two designs are alike', () => {
  test('cards', () => {
    expect(cards).toHaveLength(5 + 15 + 16 + 17 + 17 + 17 + 11)
    expect(new Set(cards.map(design)).size).toBe(cards.length)
  })
  test('and few are the same idea with other numbers: plain weapons, armor and charms', () => {
    const alike = new Map<string, string[]>()
    for (const one of cards) alike.set(idea(one), [...(alike.get(idea(one)) ?? []), one.name])
    expect([...alike.values()].filter((names) => names.length > 1)).toEqual([
      ['Rusty Blade', 'Parrying Blade', 'Oathblade', "Duellist's Blade", 'Kingsblade'],
      ['Slingshot', 'Recurve Bow'],
      ['Buckler', 'Aegis'],
      ['Padded Jack', 'Chain Shirt', 'Full Plate', 'Dragonscale'],
      ['Lucky Penny', "Rabbit's Foot", "Saint's Tooth", "Gambler's Ring"],
      ['Light Boots', 'Seven-League Boots'],
      ["Butcher's Axe", 'Great Cleaver'],
    ])
  })
  test('heroes, curses and abilities', () => {
    for (const some of [box.heroes, box.curses, box.abilities]) {
      const said = some.map((one) =>
        JSON.stringify([one.holds, 'when' in one && one.when, 'fills' in one && [one.fills, one.value]]),
      )
      expect(new Set(said).size).toBe(some.length)
    }
  })
  test('the four cards of a monster are four', () => {
    for (const { faces } of box.monsters) {
      expect(new Set(faces.map(({ line: _, ...face }) => JSON.stringify(face))).size).toBe(kinds.BANDS)
      expect(new Set(faces.map(({ abilities: some }) => some.join())).size).toBeGreaterThan(1)
    }
  })
  test('scenarios have quests, stories and lessons of their own', () => {
    for (const field of ['before', 'after', 'lesson', 'map'] as const)
      expect(new Set(box.scenarios.map((one) => one[field])).size).toBe(11)
    const names = box.scenarios.flatMap(({ quests }) => quests.map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the decks', () => {
  const groupsOf = (deck: (typeof decks)[number]): string[] =>
    deck.flatMap(({ attack, group }) => (attack === undefined ? [] : [group]))
  test('every one has attacks of at least five groups, for melee and for range', () => {
    for (const deck of decks) {
      expect(new Set(groupsOf(deck)).size).toBeGreaterThanOrEqual(5)
      const attacks = deck.flatMap(({ attack }) => (attack ? [attack.kind] : []))
      expect(new Set(attacks).size).toBe(2)
    }
  })
  test('[section 17] every group that a hero’s ability names is in every deck', () => {
    for (const group of ['sword', 'bow', 'magic'])
      expect(decks.filter((deck) => !groupsOf(deck).includes(group))).toEqual([])
  })
  test('[B-EQ-5] each has an Armor or more to choose from', () => {
    expect(decks.map((deck) => deck.filter(({ group }) => group === 'armor').length)).toEqual([1, 1, 1, 1, 1])
  })
})
