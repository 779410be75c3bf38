/** The box as it comes: what must hold of the real cards, rooms and maps, however they are balanced. */
import { describe, expect, test } from 'vitest'
import type { DungeonMap } from '../src/content/data.ts'
import { BACKS, CLASSES, CRAFTS, EVENTS, TYPES } from '../src/content/kinds.ts'
import { ABILITIES } from '../src/rules/abilities.ts'
import { DEEDS } from '../src/rules/rooms.ts'
import { keepTheHeroesOut } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { CARDS, CLANS, FIRST_CRAFT, GUILD_CARDS, ROOMS, SCENARIOS } from './box.ts'
import { GUILD_HEROES, TREASURES, valueOf } from '../src/content/limits.ts'

const { game, files, create } = keepTheHeroesOut
const { data } = game.newTable() as Table

/** How many of each there are. */
function tally(list: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of list) counts[one] = (counts[one] ?? 0) + 1
  return counts
}

describe('components', () => {
  test('[S2, S4, S5] are those of the box, to the exact number', () => {
    expect(game.components).toEqual({
      ...{ rooms: 10, 'optional rooms': 2, clans: 5, scenarios: 6, difficulties: 3, treasures: 13 },
      ...{ 'ratkin cards': 10, 'dragon cards': 10, 'skeleton cards': 10, 'imp cards': 10, 'slime cards': 10 },
      ...{ 'equipment cards': 5, 'beast cards': 5, 'potion cards': 5, 'scroll cards': 5 },
      ...{ 'guild hero cards': 16, 'scenario cards': 10, 'meeple tokens': 28, 'portal tokens': 8 },
      ...{ 'frog tokens': 5, 'coin tokens': 5, 'bone tokens': 5, 'book tokens': 5, 'trap tokens': 5 },
      ...{ 'event tokens': 3, 'wound tokens': 4 },
      ...{ 'rogue tokens': 5, 'warrior tokens': 5, 'archer tokens': 5, 'mage tokens': 5 },
    })
  })

  test('[S2, S9] cards: ten for each clan in order, then five crafts of each type', () => {
    expect([data.cards.length, FIRST_CRAFT]).toEqual([CARDS, 50])
    expect(data.cards.slice(0, FIRST_CRAFT).map(({ clan }) => clan)).toEqual(
      CLANS.flatMap((_, clan) => Array<number>(10).fill(clan)),
    )
    const crafts = data.cards.slice(FIRST_CRAFT)
    expect(tally(crafts.map(({ craft }) => CRAFTS[craft]))).toEqual({
      equipment: 5,
      beast: 5,
      potion: 5,
      scroll: 5,
    })
    expect(crafts.every(({ clan }) => clan === -1)).toBe(true)
    expect(new Set(crafts.map(({ text }) => text)).size).toBe(20)
  })

  test('[S7] five clans with the meeples and the health of the box', () => {
    expect(data.clans.map(({ meeples, health }) => [meeples, health])).toEqual([
      ...[
        [9, 1],
        [1, 5],
        [6, 1],
        [4, 1],
        [8, 1],
      ],
    ])
    expect(data.clans.map(({ ability }) => ABILITIES[ability])).toEqual([...ABILITIES])
    expect(data.clans.reduce((sum, { meeples }) => sum + meeples, 0)).toBe(28)
    for (const { start, meeples, symbol } of data.clans) {
      expect(start).toBeLessThanOrEqual(meeples)
      expect(symbol).toBeLessThan(TYPES.indexOf('special'))
    }
  })

  test('[A14, D3] every clan has at least two cards with Summon or Ambush', () => {
    const kinds = (card: (typeof data.cards)[number]) => card.sides.flat().map((one) => data.actions[one])
    const brings = data.cards.filter((card) =>
      kinds(card).some(({ word }) => word === 'summon' || word === 'ambush'),
    )
    const counts = tally(brings.filter(({ clan }) => clan >= 0).map(({ clan }) => CLANS[clan]))
    for (const clan of CLANS) expect(counts[clan], clan).toBeGreaterThanOrEqual(2)
  })

  test('[P3] every action is chosen in one way or answers an attack, and has steps if it is begun', () => {
    for (const { text, chosenAs, isDefence, effect } of data.actions) {
      const isBegun = chosenAs.includes('begin-action') || chosenAs.includes('swarm')
      expect([text, chosenAs.length === 0, effect !== null]).toEqual([text, isDefence, isBegun])
    }
  })

  test('[P3] equal actions are one design, in whatever order their fields stand', () => {
    const cards = files['clan-cards.json'] as readonly { readonly sides: readonly (readonly unknown[])[] }[]
    const turned = (action: unknown): unknown =>
      typeof action === 'object' ? Object.fromEntries(Object.entries(action ?? {}).reverse()) : action
    const other = create({
      ...files,
      'clan-cards.json': cards.map((card, i) =>
        i % 2 === 0 ? card : { ...card, sides: card.sides.map((side) => side.map(turned)) },
      ),
    })
    const { actions } = (other.newTable() as Table).data
    expect(actions.map(({ text }) => text)).toEqual(data.actions.map(({ text }) => text))
  })

  test('[S4, H1] hero cards: four classes by four types; scenario cards: two for each but the first', () => {
    expect(data.guild).toHaveLength(GUILD_CARDS)
    const heroes = data.guild.slice(0, GUILD_HEROES)
    const pairs = CLASSES.flatMap((hero) =>
      ['swords', 'hats', 'eye', 'crossbones'].map((type) => `${hero} ${type}`),
    )
    expect(heroes.map((one) => `${CLASSES[one.class]} ${TYPES[one.type]}`).sort()).toEqual(pairs.sort())
    const scenarios = data.guild.slice(GUILD_HEROES)
    expect(scenarios.every(({ class: hero, text }) => hero === -1 && text !== '')).toBe(true)
    expect(tally(scenarios.map(({ scenario }) => SCENARIOS[scenario]))).toEqual(
      Object.fromEntries(SCENARIOS.slice(1).map((id) => [id, 2])),
    )
  })

  test('[S3, H9] treasures: each back with each value, in the order the table reads, and the great one last', () => {
    expect(data.treasures).toHaveLength(TREASURES)
    expect(data.treasures.map(({ value }) => value)).toEqual(data.treasures.map((_, i) => valueOf(i)))
    expect(tally(data.treasures.map(({ value }) => value))).toEqual({ 1: 4, 2: 4, 3: 4, 4: 1 })
    expect(tally(data.treasures.map(({ back }) => BACKS[back]))).toEqual({
      spoil: 3,
      curse: 3,
      heal: 3,
      rescue: 3,
      defeat: 1,
    })
    expect(new Set(data.treasures.map(({ value, back }) => `${value} ${back}`)).size).toBe(13)
    expect(BACKS[data.treasures[12].back]).toBe('defeat')
  })

  test('[G8, A2] rooms do what their rules say', () => {
    const deeds = data.rooms.map(({ deed, resource, crafts }) => [DEEDS[deed], resource, crafts])
    expect(deeds).toEqual([
      ...[
        ['place', 1, -1],
        ['craft', 1, 0],
        ['trap', -1, -1],
        ['place', 3, -1],
        ['craft', 0, 2],
        ['place', 2, -1],
      ],
      ...[
        ['craft', 3, 3],
        ['place', 0, -1],
        ['craft', 2, 1],
        ['none', -1, -1],
        ['laboratory', -1, -1],
        ['builder', -1, -1],
      ],
    ])
    expect(data.rooms.map(({ type }) => TYPES[type])).toEqual([
      ...['jewel', 'swords', 'swords', 'hats', 'hats', 'eye', 'eye', 'crossbones', 'crossbones'],
      ...['special', 'special', 'special'],
    ])
  })

  test('[S10] difficulties', () => {
    expect(data.difficulties.map(({ levels }) => levels)).toEqual([
      [1, 2],
      [2, 2],
      [2, 3],
    ])
  })
})

describe('maps', () => {
  const maps = data.scenarios.flatMap((one): [string, DungeonMap, number][] => [
    [one.id, one.map, 10],
    [`${one.id}, large`, one.largeMap, 12],
  ])

  test.each(maps)('[G2, H5] %s: every room has a way to the Vault, step by step', (_, map, rooms) => {
    expect(map.isIn.filter(Boolean)).toHaveLength(rooms)
    map.isIn.forEach((isIn, room) => {
      if (!isIn) expect(map.neighbours[room]).toEqual([])
      else if (room > 0) {
        const nearer = map.neighbours[room].filter((next) => map.distance[next] === map.distance[room] - 1)
        expect(nearer.length).toBeGreaterThan(0)
        expect(map.neighbours[room].every((next) => map.neighbours[next].includes(room))).toBe(true)
      }
      expect(new Set(map.neighbours[room]).size).toBe(map.neighbours[room].length)
    })
    expect(map.distance[0]).toBe(0)
    // Hero cards find two rooms for each of their types [H1].
    for (const type of [1, 2, 3, 4]) expect(map.ofType[type]).toHaveLength(2)
  })

  test('[S1] the first is the reference map', () => {
    const at = (id: (typeof ROOMS)[number]): number => data.scenarios[0].map.distance[ROOMS.indexOf(id)]
    const distances = {
      vault: 0,
      workshop: 1,
      forge: 1,
      sewers: 1,
      'beast-trainer': 2,
      apothecary: 2,
    } as const
    for (const [id, distance] of Object.entries(distances))
      expect([id, at(id as 'vault')]).toEqual([id, distance])
    expect([at('library'), at('study'), at('graveyard'), at('cells')]).toEqual([2, 2, 3, 3])
    const pairs = data.scenarios[0].map.neighbours.flatMap((list, room) =>
      list.filter((next) => next > room).map((next) => `${ROOMS[room]}-${ROOMS[next]}`),
    )
    expect(pairs.sort()).toEqual(
      [
        'vault-forge',
        'vault-workshop',
        'vault-sewers',
        'forge-library',
        'forge-study',
        'workshop-beast-trainer',
      ]
        .concat(['graveyard-beast-trainer', 'apothecary-sewers', 'apothecary-cells'])
        .sort(),
    )
    const [vault, , , , , graveyard, study, sewers, , cells] = data.scenarios[0].chests
    expect([vault, graveyard, study, sewers, cells]).toEqual([4, 1, 3, 2, 1])
  })

  test.each(data.scenarios.map((one) => [one.id, one] as const))(
    '[S3, S13, W4] %s: chests, Portals and event tokens are in the box and in the ten rooms',
    (_, { chests, portals, events, eventsAt }) => {
      expect(chests[0]).toBe(4)
      const counts = tally(chests.filter((value) => value > 0))
      for (const [value, count] of Object.entries(counts))
        expect(count).toBeLessThanOrEqual(value === '4' ? 1 : 4)
      expect(new Set(portals).size).toBe(portals.length)
      expect(portals.length).toBeLessThanOrEqual(8)
      expect(eventsAt.length).toBeLessThanOrEqual(3)
      if (EVENTS[events] === 'none') expect(eventsAt).toEqual([])
      for (const room of [...portals, ...eventsAt]) expect(room).toBeLessThan(10)
      expect([chests[10], chests[11]]).toEqual([0, 0])
    },
  )

  test('[W4] each scenario after the first has a rule of its own', () => {
    expect(data.scenarios.map(({ events }) => EVENTS[events])).toEqual([
      ...['none', 'croak', 'debt', 'loud', 'fog', 'rubble'],
    ])
    expect(new Set(data.scenarios.map(({ rule }) => rule)).size).toBe(6)
  })

  test('[S8, W4] no clan finds all rooms of its symbol guarded at the start', () => {
    for (const { map, eventsAt, events } of data.scenarios)
      for (const { symbol } of data.clans)
        if (EVENTS[events] === 'croak')
          expect(map.ofType[symbol].some((room) => !eventsAt.includes(room))).toBe(true)
  })
})

describe('a box with something wrong in it', () => {
  interface Entry {
    readonly id: string
    readonly chests: object
    readonly passages: readonly (readonly string[])[]
  }
  const scenarios = files['scenarios.json'] as readonly Entry[]
  const withScenario = (change: (one: Entry) => object) => () =>
    create({
      ...files,
      'scenarios.json': [{ ...scenarios[0], ...change(scenarios[0]) }, ...scenarios.slice(1)],
    })

  test('[S1, H5] a room without a way to the Vault is refused', () => {
    const cut = withScenario(({ passages }) => ({
      passages: passages.map((pair) => (pair.includes('cells') ? ['forge', 'library'] : pair)),
    }))
    expect(cut).toThrow(/a way to the vault.*none from cells/is)
  })

  test('[S3] a great chest elsewhere, or too many of a value, are refused', () => {
    expect(withScenario(({ chests }) => ({ chests: { ...chests, vault: 3 } }))).toThrow(
      /value 4 in the vault/,
    )
    expect(withScenario(({ chests }) => ({ chests: { ...chests, forge: 4 } }))).toThrow(
      /at most 1 chests of value 4/,
    )
  })

  test('[S9] a clan with nine cards is refused', () => {
    const cards = files['clan-cards.json'] as readonly object[]
    expect(() => create({ ...files, 'clan-cards.json': cards.slice(1) })).toThrow(/10/)
  })
})
