import { describe, expect, test } from 'vitest'
import { TYPES } from '../src/content/kinds.ts'
import { data, dungeon, happened, offersOf, pile, placeAt, play, why } from './dungeon-one.ts'
import type { Dungeon, RoomId } from './dungeon-one.ts'
import { ROOMS } from './box.ts'

describe('types', () => {
  test.each([
    ['jewel', ['vault']],
    ['swords', ['forge', 'workshop']],
    ['hats', ['library', 'apothecary']],
    ['eye', ['graveyard', 'study']],
    ['crossbones', ['sewers', 'beast-trainer']],
    ['special', ['cells', 'laboratory', 'builder']],
  ] as const)('[G8] %s: %j', (type, rooms) => {
    const found = ROOMS.filter((_, i) => TYPES[data.rooms[i].type] === type)
    expect(found).toEqual(rooms)
  })
})

describe('rooms that give', () => {
  test.each([
    ['vault', 'Vault', 'coin'],
    ['library', 'Library', 'book'],
    ['sewers', 'Sewers', 'frog'],
    ['graveyard', 'Graveyard', 'bone'],
  ] as const)('[A2] %s: a token appears there', (id, name, resource) => {
    const at = dungeon({ rooms: { [id]: { monsters: [1] } }, hands: [['Paws 1']] })
    play(at, 'Paws 1').do(`use ${name}`)
    expect(placeAt(at, id)).toEqual({ monsters: [1], resources: { [resource]: 1 } })
    const full = dungeon({
      rooms: { [id]: { monsters: [1] }, cells: { resources: { [resource]: 5 } } },
      hands: [['Paws 1']],
    })
    expect(why(play(full, 'Paws 1'), `use ${name}`)).toBe('no-token-left [Q11]')
  })

  test('[A2] Workshop: a trap', () => {
    const at = dungeon({ rooms: { workshop: { monsters: [1], traps: 4 } }, hands: [['Paws 1']] })
    play(at, 'Paws 1').do('use Workshop')
    expect(placeAt(at, 'workshop')).toEqual({ monsters: [1], traps: 5 })
    expect(why(at, 'use Workshop')).toBe('no-token-left [Q11]')
  })

  test('[A2] the Cells have nothing to activate', () => {
    const at = dungeon({ rooms: { cells: { monsters: [1] } }, hands: [['Paws 1']] })
    expect(offersOf(play(at, 'Paws 1'), 'use')).toEqual(['use the Cells'])
  })
})

const CRAFTING: readonly (readonly [RoomId, string, 'coin' | 'bone' | 'frog' | 'book', string])[] = [
  ['forge', 'Forge', 'coin', 'Axe'],
  ['beast-trainer', 'Trainer', 'bone', 'Spider'],
  ['apothecary', 'Apothecary', 'frog', 'Brew'],
  ['study', 'Study', 'book', 'Fireworks'],
]
const OFFER = ['Axe', 'Spider', 'Brew', 'Fireworks', 'Sword']

describe('crafting', () => {
  test.each(CRAFTING)('[M1] %s', (id, name, resource, card) => {
    const at = dungeon({
      rooms: { [id]: { monsters: [1], resources: { [resource]: 2 } } },
      ...{ hands: [['Paws 1']], offer: OFFER, craftDeck: ['Gifts', 'Pony'] },
    })
    play(at, 'Paws 1')
    const cards = id === 'forge' ? ['Axe', 'Sword'] : [card]
    expect(offersOf(at, `use ${name}`)).toEqual(cards.map((one) => `use ${name} for ${one}`))
    at.do(`use ${name} for ${card}`)
    expect(placeAt(at, id)).toEqual({ monsters: [1], resources: { [resource]: 1 } })
    expect(pile(at, 0, 'discard')).toEqual([card])
    expect(at.read('offer.size')).toBe(5)
    expect(at.read('offer')).toContain('Gifts')
    expect(happened(at)).toEqual(['card-crafted', 'card-offered'])
  })

  test.each(CRAFTING)('[M1] the resource must lie in that room: %s', (id, name, resource) => {
    const at = dungeon({
      // Everything else lies there, and the right one next door.
      rooms: {
        [id]: { monsters: [1], resources: { frog: 1, coin: 1, bone: 1, book: 1, [resource]: 0 } },
        cells: { resources: { [resource]: 3 } },
      },
      ...{ hands: [['Paws 1']], offer: OFFER },
    })
    play(at, 'Paws 1')
    expect(offersOf(at, `use ${name}`)).toEqual([])
    expect(why(at, `use ${name}`)).toBe('nothing-to-spend [M1]')
  })

  test('[M1] the spent resource is back in the Supply', () => {
    const at = dungeon({
      rooms: { forge: { monsters: [1], resources: { coin: 1 } } },
      hands: [['Paws 1']],
      offer: OFFER,
    })
    expect(at.read('resources')).toEqual([5, 4, 5, 5])
    play(at, 'Paws 1').do('use Forge for Sword')
    expect(at.read('resources')).toEqual([5, 5, 5, 5])
  })

  test('[M1] without a card of the kind nothing is spent', () => {
    const at = dungeon({
      rooms: { forge: { monsters: [1], resources: { coin: 1 } } },
      hands: [['Paws 1']],
      offer: ['Brew'],
    })
    play(at, 'Paws 1')
    expect(offersOf(at, 'use Forge')).toEqual([])
    expect(why(at, 'use Forge')).toBe('nothing-to-craft [Q37]')
  })

  test('[M2] what another has placed can be spent and carried', () => {
    const at = dungeon({
      clans: ['slime', 'ratkin'],
      rooms: { vault: { monsters: [1, 0] }, forge: { monsters: [0, 1] } },
      ...{ hands: [['Simmer 1'], ['Two by Two', 'Paws 1']], offer: OFFER },
    })
    play(at, 'Simmer 1').do('use Vault')
    const next = dungeon({
      clans: ['ratkin', 'slime'],
      rooms: { vault: { monsters: [1, 1], resources: { coin: 1 } } },
      ...{ hands: [['Wall', 'Paws 1']], offer: OFFER },
    })
    expect(placeAt(at, 'vault').resources).toEqual(placeAt(next, 'vault').resources)
    play(next, 'Wall').do('move Vault to Forge with Coin')
    play(next, 'Paws 1').do('use Forge for Axe')
    expect(pile(next, 0, 'discard')).toEqual(['Axe'])
  })
})

const BREWING: Dungeon = {
  ...{ clans: ['ratkin'], options: { rooms: 'twelve' }, hands: [['Paws 1']], guild: ['Warrior Eye'] },
  rooms: { laboratory: { monsters: [1] } },
  ...{ offer: ['Flame 1', 'Axe'], craftDeck: ['Pony'] },
}

describe('the Laboratory', () => {
  test('[M3] crafts a Monster card for a hero in the Cells', () => {
    const at = dungeon(BREWING)
    play(at, 'Paws 1')
    expect(offersOf(at, 'use L')).toEqual(['use Laboratory for Flame 1'])
    at.do('use Laboratory for Flame 1')
    expect([pile(at, 0, 'discard'), placeAt(at, 'cells')]).toEqual([
      ['Flame 1'],
      { exhausted: { warrior: 1 } },
    ])
    expect(at.read('offer')).toContain('Pony')
  })

  test('[M3] neither meeples nor ability of that clan come with it', () => {
    const at = dungeon({
      ...BREWING,
      ...{ hands: [['Flame 1', 'Swoop 1', 'Jab 1']], offer: ['Axe'] },
      rooms: { vault: { monsters: [1] } },
    })
    // The Dragon's Activate is the Ratkin's own ability, and its Summon brings a Ratkin.
    play(at, 'Flame 1', 1)
    expect(offersOf(at, 'ability')).toEqual(['ability in Vault'])
    play(at, 'Swoop 1', 1).do('summon in Vault')
    expect([placeAt(at, 'vault'), at.read('players[0].clan')]).toEqual([{ monsters: [2] }, 0])
    play(at, 'Jab 1', 1).do('ability in Vault')
    expect(placeAt(at, 'vault')).toEqual({ monsters: [3] })
  })
})

describe('the Builder', () => {
  const building = (resources: Record<string, number>, more: Dungeon['rooms'] = {}) =>
    play(
      dungeon({
        ...{ options: { rooms: 'twelve' }, hands: [['Paws 1']] },
        rooms: { builder: { monsters: [1], resources }, ...more },
      }),
      'Paws 1',
    )

  test('[A2, A9] a completed Portal in any room, for any resource there', () => {
    const at = building({ bone: 1, book: 1 }, { forge: { portal: 'completed' } })
    expect(offersOf(at, 'build')).toHaveLength(22)
    expect(offersOf(at, 'build in Forge')).toEqual([])
    at.do('build in Study for Bone')
    expect([placeAt(at, 'study'), placeAt(at, 'builder').resources]).toEqual([
      { portal: 'completed' },
      { book: 1 },
    ])
    expect([at.read('portals'), at.read('resources')]).toEqual([6, [5, 5, 5, 4]])
  })

  test('[A2] nothing without a resource', () => {
    expect(offersOf(building({}), 'build')).toEqual([])
  })
})
