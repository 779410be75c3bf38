/** The table in words: what lies where, and who sees it. */
import { describeFor, start } from '@hearthkeep/engine'
import type { Zone } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { hellbringer } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { DEMON } from '../src/rules/marks.ts'

const { game } = hellbringer

const begin = (options: Readonly<Record<string, string>> = {}, seats = 2): Table =>
  start(game, { seed: 5, seats, options }) as Table
/** Everybody takes the first Class there is. */
function chosen(options: Readonly<Record<string, string>> = {}, seats = 2): Table {
  const t = begin(options, seats)
  while (t.players.some(({ hero }, seat) => seat < seats && hero < 0)) t.take(0)
  return t
}
const zones = (t: Table, seat = 0): readonly Zone[] => describeFor(game, t, seat)
const titles = (t: Table, seat = 0): string[] => zones(t, seat).map(({ title }) => title)
function zone(t: Table, title: string, seat = 0): Zone {
  const found = zones(t, seat).find((one) => one.title === title)
  if (found === undefined) throw new Error(`no zone ${title} among ${titles(t, seat).join('; ')}`)
  return found
}
const number = (t: Table, name: string): number => t.data.enemies.findIndex((one) => one.name === name)

describe('before anybody goes down', () => {
  test('[H30] the scenario, its rule, and both sides of its Demon lie open [H170]', () => {
    const t = begin({ scenario: 'the-candle-tax' })
    expect(titles(t).slice(0, 4)).toEqual(['The Candle Tax', 'The Demon', 'Classes', 'To begin with'])
    expect(zone(t, 'The Candle Tax').summary).toContain('Darkness is dear: Every Location hides')
    expect(zone(t, 'The Demon').items.map(({ tags }) => tags)).toEqual([['Side A'], ['Side B']])
  })

  test('[HA44] a Class that is taken is no longer there to choose, nor are its Perks', () => {
    const t = begin()
    expect(zone(t, 'Classes').items).toHaveLength(6)
    expect(zone(t, 'To begin with').items.filter(({ thing }) => thing?.kind === 'perk')).toHaveLength(12)
    t.take(0)
    expect(zone(t, 'Classes', 1).items).toHaveLength(5)
    expect(zone(t, 'To begin with', 1).items.filter(({ thing }) => thing?.kind === 'perk')).toHaveLength(10)
  })
})

describe('the Enemy Board', () => {
  test('[H21, H22] has a row for who is seen by all, by some, and by nobody', () => {
    const t = chosen()
    t.enemies.clear()
    for (const name of ['Shambler', 'Gnawing Fog', 'Black Rider']) t.enemies.push(number(t, name))
    t.players[0].rows[2] = 1 // the Warrior has SI 3 now, the Hunter 4
    const names = (title: string) => zone(t, title).items.map(({ name }) => name)
    expect(names('In sight')).toEqual(['Shambler', 'Black Rider'])
    expect(names('In sight of some')).toEqual(['Gnawing Fog'])
    expect(zone(t, 'In sight of some').items[0].tags[0]).toBe('seen by Hunter')
    t.place = 3 // Hell
    expect(names('Out of sight')).toEqual(['Gnawing Fog', 'Black Rider'])
  })

  test('[H94] says what an open combination has against its target', () => {
    const t = chosen()
    const enemy = number(t, 'Ogre')
    t.enemies.push(enemy)
    t.combination = 1
    t.target = enemy
    t.volleyCount = 1
    t.volleys[0].dice[2] = 2
    t.volleys[0].dice[4] = 1
    expect(zone(t, 'Combination').summary).toBe(
      'At Ogre. Roll 1: 2 × a Damage die of 10, 1 × an Acid die of 5.',
    )
    const item = zones(t)
      .flatMap(({ items }) => items)
      .find(({ name }) => name === 'Ogre')
    expect(item?.tags).toContain('25 of 40')
  })

  test('[H126] shows the side of the Demon that lies up, and then how the story ends', () => {
    const t = chosen()
    const demon = number(t, 'Vorm, the Doorkeeper')
    t.enemyBox.take(demon)
    t.enemies.push(demon)
    t.demonSide = DEMON.SIDE_B
    expect(titles(t)).not.toContain('The Demon')
    const item = zones(t)
      .flatMap(({ items }) => items)
      .find(({ name }) => name === 'Vorm, the Doorkeeper')
    expect(item?.tags).toContain('Side B')
    expect(item?.figures[0]).toMatchObject({ label: 'HP', value: 50 })
    t.demonSide = DEMON.FALLEN
    expect(zone(t, 'The end').summary).toContain('nobody comes through it')
  })
})

describe('players', () => {
  test('[H16, H12] go by their Class, with their figures as they stand', () => {
    const t = chosen()
    const [warrior, hunter] = zone(t, 'Players').items
    expect([warrior.name, hunter.name]).toEqual(['Warrior', 'Hunter'])
    expect(warrior.figures.map(({ label, value }) => `${label} ${value}`)).toEqual([
      ...['HP 45', 'AR 10', 'SI 2', 'AP 1', 'SP 1', 'hand size 4'],
    ])
  })

  test('[H170] see their own hand, and only how many cards are in others’', () => {
    const t = chosen({ hands: 'closed' })
    expect(zone(t, 'Warrior’s hand', 0).items.length).toBe(t.players[0].hand.size)
    const other = zone(t, 'Warrior’s hand', 1)
    expect(other.summary).toBe(`${t.players[0].hand.size} cards`)
    expect(other.items.every(({ name }) => name === 'Notched Blade')).toBe(true)
    const open = chosen({ hands: 'open' })
    expect(zone(open, 'Warrior’s hand', 1).items.length).toBe(open.players[0].hand.size)
  })
})

describe('piles', () => {
  test('[H170, H36] say how far it is to the next Location, and what is still to come', () => {
    const t = chosen({}, 1)
    const { summary } = zone(t, 'Common Draw Pile')
    expect(summary).toMatch(/Crypt: (the next card|\d cards down)\./)
    expect(summary).toContain('Still in it: Crypt, Cave, Hell, Tomb, Tome II, Tome III, Tome IV, Tome V.')
  })

  test('[H142] who has looked at the top cards is told how many they know, nobody else', () => {
    const t = chosen()
    t.players[0].knows = 0
    t.players[1].knows = 1
    expect(zone(t, 'Common Draw Pile', 1).summary).toContain('You know the top card.')
    expect(zone(t, 'Common Draw Pile', 0).summary).not.toContain('You know')
  })

  test('[H121] the Tome that was read last is told', () => {
    expect(zone(chosen(), 'Tome I').summary).toMatch(/^You lift the slab.*Look at the top 2 cards/)
  })
})
