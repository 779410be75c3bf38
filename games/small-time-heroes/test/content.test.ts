import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { smallTimeHeroes } from '../src/index.ts'
import type { Card, Data } from '../src/content/data.ts'
import { CARD_TYPES, SYMBOLS } from '../src/content/limits.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { BOSSES, HEROES } from './box.ts'

const { game, files } = smallTimeHeroes
const { data } = game.newTable() as Table
type Entry = Readonly<Record<string, unknown>> & { readonly id: string; readonly name: string }
const entries = (file: string): readonly Entry[] => files[file] as readonly Entry[]
const minionFile = (boss: string): string => `minions-${boss}.json`

/** How many of each there are. */
function tally(list: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of list) counts[one] = (counts[one] ?? 0) + 1
  return counts
}
const typesOf = (cards: readonly Card[]): Record<string, number> =>
  tally(cards.map((card) => CARD_TYPES[card.type]))
const cardsOf = (hero: number, isStarting: boolean): Card[] =>
  data.cards.filter((card) => !card.isMinion && card.hero === hero && card.isStarting === isStarting)
const minionsOf = (boss: number): Card[] => data.cards.filter((card) => card.isMinion && card.boss === boss)

describe('components', () => {
  test('[R10, R15, R17, R21, R22, R26] are those of the box', () => {
    expect(game.components).toEqual({
      'hero mats': 2,
      'warrior cards': 67,
      'rogue cards': 67,
      'knowledge cards': 10,
      'houndmaster minions': 24,
      'goblin-king minions': 24,
      'guardian minions': 24,
      'necromancer minions': 24,
      'boss mats': 4,
      'intent cards': 20,
      'challenge/reward cards': 12,
      'advanced challenge/treasure cards': 12,
      potions: 16,
    })
  })

  test.each([
    ['Joan', 0, { attack: 4, defense: 4, skill: 1 }, { attack: 20, defense: 12, skill: 12, equipment: 14 }],
    ['Lira', 1, { attack: 4, defense: 3, skill: 2 }, { attack: 24, defense: 12, skill: 22 }],
  ])(
    '[R21, R22, R40] %s has nine Starting cards and 58 of the Market, of these types',
    (_, hero, start, market) => {
      expect(typesOf(cardsOf(hero, true))).toEqual(start)
      expect(typesOf(cardsOf(hero, false))).toEqual(market)
      expect([cardsOf(hero, true).length, cardsOf(hero, false).length]).toEqual([9, 58])
      // 29 designs, two of each.
      expect(Object.values(tally(cardsOf(hero, false).map((card) => card.title)))).toEqual(Array(29).fill(2))
    },
  )

  test('[R171] each Hero has five different Knowledge cards, and one of them changes Energy', () => {
    for (const hero of HEROES.keys()) {
      const own = data.knowledge.filter((one) => one.hero === hero)
      expect(new Set(own.map((one) => one.name)).size).toBe(5)
      expect(own.some((one) => one.energy > 0)).toBe(true)
    }
  })

  test.each(BOSSES)('[R10, R11] the %s has 24 Minions, eight for each Wave', (boss) => {
    expect(tally(minionsOf(BOSSES.indexOf(boss)).map((card) => card.wave + 1))).toEqual({ 1: 8, 2: 8, 3: 8 })
  })

  test('[A1, R14, R140] both sides of each mat have an ability for each of the five results', () => {
    for (const { horde, abilities } of data.bosses) {
      expect([horde.length, abilities.length]).toEqual([5, 5])
      expect([...horde, ...abilities].every((effect) => effect !== null)).toBe(true)
    }
  })

  test('[A1, R93, R94] the 20 Intents: every result on four fronts, and backs that tell more or less', () => {
    expect(tally(data.intents.map((one) => SYMBOLS[one.front]))).toEqual({
      ...{ sun: 4, moon: 4, star: 4, skull: 4, claw: 4 },
    })
    const fronts = new Map<string, string[]>()
    for (const { front, back } of data.intents) {
      const shown = SYMBOLS.filter((_, i) => (back >> i) & 1).join(' ')
      fronts.set(shown, [...(fronts.get(shown) ?? []), SYMBOLS[front]].sort())
    }
    expect(Object.fromEntries(fronts)).toEqual({
      ...{ sun: ['sun'], moon: ['moon'], star: ['star'], skull: ['skull'], claw: ['claw'] },
      'sun moon': ['moon', 'sun'],
      'moon star': ['moon', 'star'],
      'star skull': ['skull', 'star'],
      'sun claw': ['claw', 'sun'],
      'sun moon star': ['moon', 'star', 'sun'],
      // Two cards say "either of the Horde's own", and two more are a second print of them.
      'skull claw': ['claw', 'claw', 'skull', 'skull'],
    })
  })

  test('[R146] every Goblin has a Bomb on its back, with a price and an explosion, and nobody else has', () => {
    for (const card of data.cards) {
      const isGoblin = card.isMinion && card.boss === BOSSES.indexOf('goblin-king')
      const { energy, discard, block, health } = card.defuse
      expect([card.explode !== null, energy + discard + block + health > 0]).toEqual([isGoblin, isGoblin])
    }
  })

  test('[R152, A30] the Guardian has two Arms and a Head in each Wave', () => {
    const pieces = minionsOf(BOSSES.indexOf('guardian')).filter((card) => card.piece >= 0)
    expect(pieces.map((card) => `${card.wave + 1} ${card.piece}`).sort()).toEqual([
      '1 0',
      '1 1',
      '1 2',
      '2 0',
      '2 1',
      '2 2',
      '3 0',
      '3 1',
      '3 2',
    ])
    expect(data.cards.filter((card) => card.piece >= 0)).toHaveLength(9)
  })

  test('[R26] there are 16 Potions, two of each of eight', () => {
    expect(Object.values(tally(data.potions.map((one) => one.title)))).toEqual(Array(8).fill(2))
  })

  test('[R183] six Treasures are CONSUMABLE and six START OF WAVE', () => {
    const advanced = data.challenges.filter((one) => one.isAdvanced)
    expect(tally(advanced.map((one) => String(one.isConsumable)))).toEqual({ true: 6, false: 6 })
    for (const { special, treasureEffect } of advanced)
      expect([special !== null, treasureEffect !== null]).toEqual([true, true])
  })

  test('[A43] the Houndmaster has 30 health, and a piece of the Guardian 15 on Day 1', () => {
    const [houndmaster, , guardian] = data.bosses
    expect([houndmaster.health, guardian.health]).toEqual([30, 15])
  })
})

describe('what cards say', () => {
  const about = (name: string): string => game.glossary.find((entry) => entry.name === name)?.text ?? ''

  test('[R40] a Hero card shows cost, type, name and ability', () => {
    for (const card of data.cards.filter((one) => !one.isMinion)) {
      expect(about(card.title)).toMatch(
        new RegExp(`^Cost ${card.cost}, (Attack|Defense|Skill|Equipment)\\b.*\\. .`),
      )
    }
  })

  test('[R110] a Minion card shows attack, Block, health, Defeat Reward and ability', () => {
    for (const card of data.cards.filter((one) => one.isMinion)) {
      const text = about(card.title)
      expect(text).toContain(`health ${card.health}`)
      if (card.attack >= 0) expect(text).toContain(`attack ${card.attack}`)
      if (card.block > 0) expect(text).toContain(`block ${card.block}`)
      expect(text.includes('Reward:')).toBe(card.reward !== null)
      if (card.activate !== null) expect(text).toContain('Activate:')
    }
  })

  /** Whether something with this key, or this word, is said anywhere below. */
  function says(value: unknown, word: string): boolean {
    if (value === word) return true
    if (Array.isArray(value)) return value.some((one) => says(one, word))
    if (typeof value !== 'object' || value === null) return false
    return Object.entries(value).some(([key, one]) => key === word || says(one, word))
  }
  const inFile = (file: string, word: string): boolean =>
    entries(file).some(({ name: _, id: __, ...rest }) => says(rest, word))

  test.each([
    [
      'warrior',
      ['strength', 'protect', 'equipped', 'lasting', 'removed', 'weak', 'immunity', 'unequip', 'part'],
    ],
    [
      'rogue',
      ['conceal', 'concealed', 'discard', 'ambush', 'finale', 'prepare', 'exposed', 'weak', 'immunity'],
    ],
  ])('[R63, R64, R65, R66, R72, R80] every keyword of the %s occurs', (hero, words) => {
    expect(words.filter((word) => !inFile(`${hero}-cards.json`, word))).toEqual([])
  })

  test('[R72, R73] EQUIPPED occurs alone and with a number', () => {
    const cards = entries('warrior-cards.json')
    expect(cards.some((card) => 'equipped' in card)).toBe(true)
    expect(cards.some((card) => JSON.stringify(card).includes('"if":{"equipped":'))).toBe(true)
  })

  test('[R102, R103, R104, R105] every kind of Minion ability occurs', () => {
    const all = BOSSES.flatMap((boss) => entries(minionFile(boss)))
    for (const kind of ['arrive', 'activate', 'react', 'onDeath', 'guard'])
      expect(all.filter((minion) => kind in minion).length).toBeGreaterThan(3)
  })

  test('[R112] all seven kinds of Defeat Reward occur, and no other', () => {
    const rewards = BOSSES.flatMap((boss) => entries(minionFile(boss))).flatMap(({ reward }) =>
      reward === undefined ? [] : [typeof reward === 'string' ? reward : Object.keys(reward as object)[0]],
    )
    expect([...new Set(rewards)].sort()).toEqual([
      'block',
      'clear-row',
      'damage',
      'draw',
      'energy',
      'heal',
      'potion',
    ])
  })

  test('[R132] all five parts of a Reward occur, one to three on a card', () => {
    const rewards = entries('challenges.json').map(({ reward }) => Object.keys(reward as object))
    expect([...new Set(rewards.flat())].sort()).toEqual([
      'clearRow',
      'destroyCard',
      'gainCard',
      'heal',
      'potion',
    ])
    for (const parts of rewards) expect(parts.length).toBeLessThanOrEqual(3)
  })

  test('[R178, R179] Challenges give Health, Block and Strength, and every one gives something', () => {
    const buffs = data.challenges.map(({ health, block, strength }) => [health, block, strength])
    for (const kind of [0, 1, 2]) expect(buffs.some((buff) => buff[kind] > 0)).toBe(true)
    for (const challenge of data.challenges)
      expect(challenge.isAdvanced || challenge.health + challenge.block + challenge.strength > 0).toBe(true)
  })
})

describe('what the rulebook tells of single cards', () => {
  const card = (file: string, name: string): Entry | undefined =>
    entries(file).find((one) => one.name === name)

  test('[R50, R53, R76] Surprise Attack, the card of four hits, and the one that ends in hiding', () => {
    expect(card('rogue-cards.json', 'Surprise Attack')).toMatchObject({
      concealed: [{ damage: 6, to: 'two-enemies' }],
    })
    const effects = (file: string): string[] => entries(file).map((one) => JSON.stringify(one['effects']))
    expect(effects('warrior-cards.json').some((text) => text.includes('{"damage":1,"times":4}'))).toBe(true)
    expect(effects('rogue-cards.json').some((text) => text.includes('{"damage":4},"conceal"'))).toBe(true)
  })

  test('[A38] Bag of Tricks is Lira’s and draws two cards at the start', () => {
    expect(card('knowledge.json', 'Bag of Tricks')).toMatchObject({
      hero: 'lira',
      startOfWave: [{ draw: 2 }],
    })
  })

  test('[R103, R112] Banshee and Big Boi stand in one set and REACT; Big Boi gives a card', () => {
    expect(card(minionFile('necromancer'), 'Banshee')).toHaveProperty('react')
    expect(card(minionFile('necromancer'), 'Big Boi')).toMatchObject({ reward: { draw: 1 } })
    expect(card(minionFile('necromancer'), 'Big Boi')).toHaveProperty('react')
  })

  test('[R116, R145] the Wolf Pack is the Horde of the Houndmaster: 2 damage, 2 Block for the weakest', () => {
    const [houndmaster] = entries('bosses.json')
    expect(houndmaster).toMatchObject({ id: 'houndmaster', hordeName: 'The Wolf Pack', difficulty: 1 })
    expect(Object.values(houndmaster['horde'] as object)).toContainEqual([
      { hit: 2 },
      { block: 2, who: 'weakest-minion' },
    ])
  })
})

test('no card is coded by hand: the rules name none', () => {
  const folder = new URL('../src/', import.meta.url)
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('index.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  const named = Object.keys(files)
    .filter((file) => /cards|minions|knowledge|challenges|potions/.test(file))
    .flatMap((file) => entries(file))
  expect(named.length).toBeGreaterThan(150)
  const treasures = (data satisfies Data).challenges.map((one) => one.treasure).filter((name) => name !== '')
  const names = [...named.flatMap(({ id, name }) => [`'${id}'`, `'${name}'`]), ...treasures]
  expect(names.filter((name) => source.includes(name))).toEqual([])
})
