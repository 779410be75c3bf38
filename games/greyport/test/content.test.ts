import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Card } from '../src/content/data.ts'
import { DIFFICULTIES, KINDS } from '../src/content/numbers.ts'
import { greyport } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import {
  ALL_MONSTERS,
  CARDS,
  CHARACTERS,
  FIRST_BOSS,
  FIRST_CURSE,
  FIRST_PLAYER_HERO,
  FIRST_STARTING,
  HEROES,
  MONSTERS,
  SCENARIOS,
  SUBDECKS,
} from './box.ts'

const { game, files } = greyport
const { data } = game.newTable() as Table
const { cards, monsters } = data
type Entry = Readonly<Record<string, unknown>> & { readonly id: string; readonly name: string }
const entries = (file: string): readonly Entry[] => files[file] as readonly Entry[]

/** How many of each there are. */
function tally(list: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of list) counts[one] = (counts[one] ?? 0) + 1
  return counts
}
const items = cards.slice(HEROES, FIRST_STARTING)
const starting = cards.slice(FIRST_STARTING, FIRST_CURSE)
const PHYSICAL = 0
const MAGICAL = 1

const diceOf = (...list: readonly Card[]): number[] =>
  [0, 1, 2].map((colour) => list.reduce((sum, one) => sum + one.dice[colour], 0))

describe('components', () => {
  test('[S1, S3, S6, S8] are those of the box', () => {
    expect(game.components).toEqual({
      characters: 5,
      'player heroes': 15,
      'starting cards': 45,
      heroes: 50,
      items: 48,
      curses: 20,
      'goblins monsters': 20,
      'beasts monsters': 20,
      'brutes monsters': 20,
      'cultists monsters': 20,
      'aberrations monsters': 20,
      'dragons monsters': 20,
      'monster tokens': 21,
      bosses: 7,
      locations: 8,
      scenarios: 7,
      encounters: 20,
      coins: 30,
    })
  })

  test('[S3] 304 small cards and 57 large ones', () => {
    expect(MONSTERS + (FIRST_BOSS - MONSTERS) + HEROES + items.length + starting.length + 20).toBe(304)
    expect(CARDS - FIRST_PLAYER_HERO + 8 + 7 + 20 + (ALL_MONSTERS - FIRST_BOSS)).toBe(57)
    expect([cards.length, monsters.length]).toEqual([CARDS, ALL_MONSTERS])
  })

  test('[S3, G6] every character has nine starting cards and three levels', () => {
    for (const [character] of CHARACTERS.entries()) {
      const own = starting.filter((one) => one.character === character)
      expect(own).toHaveLength(9)
      // Enough that go with the character's own type.
      expect(own.filter((one) => one.type === data.characters[character].type).length).toBeGreaterThanOrEqual(
        4,
      )
      expect(own.some((one) => one.kind === KINDS.HERO) && own.some((one) => one.kind === KINDS.ITEM)).toBe(
        true,
      )
      const levels = cards.filter((one) => one.character === character && one.level > 0)
      expect(levels.map((one) => one.level)).toEqual([1, 2, 3])
    }
  })

  test('[S2] Fiona and Gerki are physical, the others magical', () => {
    expect(data.characters.map(({ type }) => type)).toEqual([PHYSICAL, PHYSICAL, MAGICAL, MAGICAL, MAGICAL])
    for (const one of cards.slice(FIRST_PLAYER_HERO))
      expect(one.type).toBe(data.characters[one.character].type)
  })

  test('[E2] each of the six subdecks has twenty monsters', () => {
    expect(tally(monsters.slice(0, MONSTERS).map((one) => SUBDECKS[one.subdeck]))).toEqual(
      Object.fromEntries(SUBDECKS.map((subdeck) => [subdeck, 20])),
    )
  })

  test('[E8] ten coins of each kind, and two at most for each of five players in an encounter', () => {
    expect(
      tally(entries('coins.json').flatMap((one) => Array<string>(Number(one['copies'])).fill(one.id))),
    ).toEqual({
      ...{ copper: 10, silver: 10, gold: 10 },
    })
    for (const { encounters } of data.scenarios)
      for (const { coins } of encounters) expect(Math.max(...Object.values(coins))).toBeLessThanOrEqual(2)
  })

  test('[G2, G3] the Interrupted Party has two encounters, the others three, with a boss in the last', () => {
    expect(data.scenarios.map(({ id }) => id)).toEqual([...SCENARIOS])
    expect(data.scenarios.map(({ encounters }) => encounters.length)).toEqual([2, 3, 3, 3, 3, 3, 3])
    const bosses = data.scenarios.map(({ encounters }) =>
      encounters.map((one) => one.bosses.map(({ boss }) => monsters[boss].title)),
    )
    expect(bosses).toEqual([
      [[], ['Drog, Troll General']],
      [[], [], ['Drog, Troll General', 'Torglesnarf Duncleton']],
      [[], [], ['Ripsnarl']],
      [[], [], ['Hydra']],
      [[], [], ['Baelfire the Summoner']],
      [[], [], ['Valeria']],
      [[], [], ['Mordigar the Tyrant']],
    ])
  })

  test('[G2, S1] difficulties, and the places of the Hydra', () => {
    expect(data.scenarios.map(({ difficulty }) => DIFFICULTIES[difficulty])).toEqual([
      ...['introductory', 'easy', 'medium', 'medium', 'medium', 'hard', 'hard'],
    ])
    const hydra = data.scenarios[SCENARIOS.indexOf('attack-of-the-hydra')]
    expect(hydra.encounters.map(({ location }) => data.locations[location].name)).toEqual([
      ...['Market District', 'Grand Square', 'Enchantment Park'],
    ])
  })

  test('[E1, E2] first encounters name a subdeck, last ones go on with what is left', () => {
    for (const { encounters } of data.scenarios) {
      expect(encounters[0].subdeck).toBeGreaterThanOrEqual(0)
      for (const one of encounters)
        for (const figures of [one.locationHp, one.locationThreat, one.playerThreat])
          expect(figures).toEqual([...figures].sort((x, y) => x - y))
    }
  })

  test('every monster and boss hurts, so that no game goes on for ever', () => {
    for (const one of monsters) expect(one.damage, one.name).toBeGreaterThanOrEqual(1)
    for (const one of cards) expect(JSON.stringify(one.text), one.name).not.toMatch(/regain|heal/i)
  })
})

describe('files', () => {
  test('all of them are loaded, and the schemas name each', () => {
    const folder = new URL('../content/', import.meta.url)
    const found = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'rules.json')
    expect(Object.keys(files).sort()).toEqual(found.sort())
    for (const file of found)
      expect(files[file]).toEqual(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  })

  test('no two cards, monsters or places have the same name', () => {
    for (const list of [cards, monsters, data.locations, data.scenarios]) {
      const names = list.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('every card but a curse or a plain weapon says what it does', () => {
    for (const one of cards.slice(0, FIRST_STARTING)) {
      if (one.damage + diceOf(one).reduce((x, y) => x + y) === 0) expect(one.text).not.toBe('')
      expect(one.text).not.toMatch(/undefined|\{|\}/)
    }
  })

  test('a pack that does not fit is refused with everything wrong with it', () => {
    const wrong = { ...files, 'heroes.json': entries('heroes.json').slice(1) }
    expect(() => greyport.create(wrong)).toThrow(/heroes/)
    const noLevels = {
      ...files,
      'player-heroes.json': entries('player-heroes.json').map((one) => ({ ...one, level: 1 })),
    }
    expect(() => greyport.create(noLevels)).toThrow(/levels/)
    const gap = entries('encounters.json').map((one) =>
      one.id === 'mad-dragon-2' ? { ...one, number: 3 } : one,
    )
    expect(() => greyport.create({ ...files, 'encounters.json': gap })).toThrow(/encounters numbered/)
    const fewer = entries('starting-cards.json').map((one) =>
      one.id === 'mace' ? { ...one, character: 'gerki' } : one,
    )
    expect(() => greyport.create({ ...files, 'starting-cards.json': fewer })).toThrow(/8 cards/)
  })
})
