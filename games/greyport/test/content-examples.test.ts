import { describe, expect, test } from 'vitest'
import type { Card, Monster } from '../src/content/data.ts'
import { COINS } from '../src/content/numbers.ts'
import { greyport } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { FIRST_STARTING, HEROES, SUBDECKS } from './box.ts'

const { game, files } = greyport
const { data } = game.newTable() as Table
const { cards, monsters } = data
type Entry = Readonly<Record<string, unknown>> & { readonly id: string; readonly name: string }
const entries = (file: string): readonly Entry[] => files[file] as readonly Entry[]

const heroes = cards.slice(0, HEROES)
const items = cards.slice(HEROES, FIRST_STARTING)
const PHYSICAL = 0
const MAGICAL = 1

function card(title: string, among: readonly Card[] = cards): Card {
  const found = among.find((one) => one.title === title)
  if (found === undefined) throw new Error(`no card is called ${title}`)
  return found
}
function monster(title: string): Monster {
  const found = monsters.find((one) => one.title === title)
  if (found === undefined) throw new Error(`no monster is called ${title}`)
  return found
}
const entry = (file: string, name: string): Entry => {
  const found = entries(file).find((one) => one.name === name)
  if (found === undefined) throw new Error(`${file} has no ${name}`)
  return found
}
const copiesOf = (title: string): number => monsters.filter((one) => one.title === title).length
const diceOf = (...list: readonly Card[]): number[] =>
  [0, 1, 2].map((colour) => list.reduce((sum, one) => sum + one.dice[colour], 0))

describe('what makes the rulebook’s examples come true', () => {
  test('[E4] 1: Frenzy Goblin and Mad Bomber are less than 5, with Firespitter at least 5, and 5 is asked for', () => {
    const two = monster('Frenzy Goblin').threat + monster('Mad Bomber').threat
    expect(two).toBeLessThan(5)
    expect(two + monster('Firespitter').threat).toBeGreaterThanOrEqual(5)
    const goblins = SUBDECKS.indexOf('goblins')
    const threats = data.scenarios.flatMap(({ encounters }) =>
      encounters.filter((one) => one.subdeck === goblins).map((one) => one.locationThreat[2]),
    )
    expect(threats).toContain(5)
  })

  test('[F7] 2: Goblin Archer is Ranged and no Tank, Frenzy Goblin neither, and there are two of it', () => {
    const flags = ({ tank, ranged }: Monster): boolean[] => [tank, ranged]
    expect(flags(monster('Goblin Archer'))).toEqual([false, true])
    expect(flags(monster('Frenzy Goblin'))).toEqual([false, false])
    expect(copiesOf('Frenzy Goblin')).toBeGreaterThanOrEqual(2)
  })

  test('[F6] 3: Armored Wyrm is a Tank that makes one discard an item, Giant Boar has no banner', () => {
    expect(monster('Armored Wyrm').tank).toBe(true)
    expect(entry('monsters-dragons.json', 'Armored Wyrm')['ambush']).toEqual([
      { discard: 'item', who: 'front' },
    ])
    expect([monster('Giant Boar').tank, monster('Giant Boar').ranged]).toEqual([false, false])
  })

  test('[F3] 4: Clergyman and Freezing Staff have a yellow and a white die between them, and no more', () => {
    const [clergyman, staff] = [card('Clergyman'), card('Freezing Staff')]
    expect([clergyman.type, staff.type]).toEqual([MAGICAL, MAGICAL])
    expect(diceOf(clergyman, staff)).toEqual([1, 1, 0])
    expect([clergyman.damage, staff.damage, clergyman.fighting, staff.fighting]).toEqual([0, 0, null, null])
    expect(entry('starting-cards.json', 'Clergyman')['immediate']).toEqual([{ draw: 1, who: 'player' }])
  })

  test('[F6] 5: Holy Templar is without Cleave', () => {
    expect(card('Holy Templar').cleave).toBe(false)
  })

  test('[F1, T2] 6: Fiona has one yellow die and Cleave, and Taunts at level 2', () => {
    const [one, two] = [card('Fiona, level 1'), card('Fiona, level 2')]
    for (const fiona of [one, two]) {
      expect([fiona.type, fiona.cleave]).toEqual([PHYSICAL, true])
      expect(diceOf(fiona)).toEqual([1, 0, 0])
    }
    expect(one.damage).toBe(0)
    expect(entry('player-heroes.json', 'Fiona, level 2')['immediate']).toEqual([{ taunt: 1 }])
  })

  test('[P4, T1] 7: Mace is 5 and nothing else, Kite Shield a shield, Rogue a Taunt', () => {
    const mace = card('Mace')
    expect([mace.type, mace.damage, mace.text, diceOf(mace)]).toEqual([PHYSICAL, 5, '', [0, 0, 0]])
    expect(card('Kite Shield').type).toBe(PHYSICAL)
    expect(entry('starting-cards.json', 'Kite Shield')['immediate']).toEqual([{ shield: 1 }])
    expect(card('Rogue').type).toBe(PHYSICAL)
    expect(entry('starting-cards.json', 'Rogue')['immediate']).toEqual([{ taunt: 1 }])
  })

  test('[F3] 8: Fiona with Claymore can roll 8, and it Splashes 2', () => {
    const [fiona, claymore] = [card('Fiona, level 1'), card('Claymore')]
    expect([claymore.type, claymore.splash, claymore.fighting]).toEqual([PHYSICAL, 2, null])
    const least = [1, 1, 4]
    const most = [4, 6, 8]
    const sum = (bounds: number[]): number =>
      fiona.damage +
      claymore.damage +
      diceOf(fiona, claymore).reduce((all, count, i) => all + count * bounds[i], 0)
    expect(sum(least)).toBeLessThanOrEqual(8)
    expect(sum(most)).toBeGreaterThanOrEqual(8)
  })

  test('[S8] 9: Dwarven Ruins finds a physical item, and Claymore is one of the deck', () => {
    expect(entry('locations.json', 'Dwarven Ruins')['reward']).toEqual([{ find: 'item', of: 'physical' }])
    expect(items.map(({ title }) => title)).toContain('Claymore')
  })

  test('[S6, S8] 10: Townsfolk and Fire Mage can be recruited, and Freezing Staff', () => {
    const titles = (list: readonly Card[]): string[] => list.map(({ title }) => title)
    expect(titles(heroes)).toEqual(expect.arrayContaining(['Townsfolk', 'Fire Mage']))
    expect(titles(items)).toContain('Freezing Staff')
  })

  test('[F5] 11: Ice Wyvern has 18 HP and falls to a fight of 10', () => {
    const { hp, defeatedAt } = monster('Ice Wyvern')
    expect([hp, defeatedAt]).toEqual([18, 10])
  })

  test('[E7, F6] 12: eight Hydra Heads, tokens with Tank', () => {
    const { tank, isToken, subdeck } = monster('Hydra Head')
    expect([tank, isToken, subdeck]).toEqual([true, true, -1])
    expect(copiesOf('Hydra Head')).toBe(8)
  })

  test('[E7] 13: Baelfire summons', () => {
    expect(JSON.stringify(entry('bosses.json', 'Baelfire the Summoner'))).toContain('"summon"')
  })

  test('[S7] 14: one card of each character is in the hero deck', () => {
    expect(heroes.flatMap((one) => (one.character >= 0 ? [one.character] : [])).sort()).toEqual([
      0, 1, 2, 3, 4,
    ])
  })

  test('[S6] 15: four of five heroes and items are not gold', () => {
    for (const list of [heroes, items]) {
      const gold = list.filter((one) => COINS[one.cost] === 'gold').length
      expect(gold / list.length).toBeLessThanOrEqual(0.25)
      expect(list.every((one) => one.cost >= 0)).toBe(true)
    }
  })

  test('[F9] 16: no monster is both Tank and Ranged', () => {
    expect(monsters.filter((one) => one.tank && one.ranged)).toEqual([])
  })
})
