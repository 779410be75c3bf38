import { describe, expect, test } from 'vitest'
import { all, dungeon, heroes, invade, meeples, order, read, room } from './dungeon-two.ts'
import type { Dungeon } from './dungeon-two.ts'

const NOBODY = [0, 0, 0, 0]
const DRAWN = ['card-drawn', 'card-drawn', 'card-drawn']
const CELLS = 'use the Cells'

describe('a trap in the Cells', () => {
  const jailed = (guild: string, rooms: Dungeon['rooms'], more: Dungeon = {}) =>
    dungeon({ guild: [guild], rooms: rooms ?? {}, ...more }).do(CELLS)

  test('[Q19] kills the newcomer, after the show-off', () => {
    const at = jailed('Warrior (Hats)', { cells: { traps: 1, bone: 1, rogue: 1 } }).do('lose Bone')
    expect([heroes(at, 'cells'), room(at, 'cells').traps]).toEqual([[NOBODY, [0, 1, 0, 0]], 0])
    expect(order(at, 'resource-lost', 'trap-sprung')).toEqual(['resource-lost', 'trap-sprung'])
  })

  test('[Q19] a Rogue removes it and lives, unless there is another', () => {
    const one = jailed('Rogue (Hats)', { cells: { traps: 1 } })
    expect([heroes(one, 'cells'), room(one, 'cells').traps]).toEqual([[NOBODY, [0, 1, 0, 0]], 0])
    const two = jailed('Rogue (Hats)', { cells: { traps: 2 } })
    expect([heroes(two, 'cells'), room(two, 'cells').traps, two.read('heroes')]).toEqual([
      ...[[NOBODY, NOBODY], 0, [5, 5, 5, 5]],
    ])
  })

  test('[Q19] an Archer has shot', () => {
    const at = jailed('Archer (Hats)', { cells: { traps: 1 }, apothecary: { ratkin: 1 } })
    at.do('shot at Ratkin in Apothecary')
    expect([meeples(at, 'apothecary'), heroes(at, 'cells')]).toEqual([[0], [NOBODY, NOBODY]])
  })

  test('[Q19] a Mage has freed the others, and only he dies', () => {
    const at = jailed('Mage (Hats)', { cells: { traps: 1, rogue: 1, mage: 1 } })
    expect([heroes(at, 'cells'), room(at, 'cells').traps]).toEqual([[[0, 1, 1, 0], NOBODY], 0])
    expect(at.offers()).toEqual(['Rogue charges Cells to Apothecary', 'Mage charges Cells to Apothecary'])
  })
})

describe('heroes for the Cells', () => {
  test('[Q25] a scenario card brings nobody, does nothing, and gives three cards all the same', () => {
    const options = { scenario: 'frogs-of-war' }
    const at = dungeon({ guild: ['Boo (Frogs-of-war)'], options, hands: [['Bite']] }).do(CELLS)
    expect([heroes(at, 'cells'), ...read(at, 'players[0].hand.size', 'question')]).toEqual([
      ...[[NOBODY, NOBODY], 4, 'play-cards'],
    ])
  })

  const brewing = (guild: readonly string[], rooms: Dungeon['rooms'] = {}) =>
    dungeon({
      ...{ guild, brew: 'slime', hands: [['Paws 1']], offer: ['Flow', 'Sword', 'Fire', 'Bat', 'Wind'] },
      ...{ rooms: { laboratory: { ratkin: 1 }, ...rooms }, craftDeck: ['Brew'] },
    }).do('play Paws 1: Activate, Activate')
  const FLOW = 'activate Laboratory for Flow'

  test('[Q26] the Laboratory gives no cards, and crafts even if a scenario card is flipped', () => {
    const rogue = brewing(['Rogue (Hats)']).do(FLOW)
    expect(read(rogue, 'players[0].hand', 'players[0].discard', 'players[0].cellsUsed')).toEqual([
      [],
      ['Flow'],
      0,
    ])
    const boo = brewing(['Boo (Rent-day)']).do(FLOW)
    expect([heroes(boo, 'cells'), boo.read('players[0].discard')]).toEqual([[NOBODY, NOBODY], ['Flow']])
  })

  test('[Q26] nor does a Rescue', () => {
    const at = invade(
      dungeon({
        ...{
          guild: ['Mage (Mystic Eye)', 'Rogue (Hats)'],
          hands: [['Bite', 'Call', 'Rally', 'Scurry', 'Drains']],
        },
        rooms: { graveyard: { chest: 'Rescue chest of 1' } },
      }),
    )
    all(at, 'Mage appears in Graveyard', 'loot Graveyard')
    expect([heroes(at, 'cells')[1], at.read('players[0].hand.size')]).toEqual([[0, 1, 0, 0], 5])
  })

  test('[Q27] a Rescue that flips a Mage is a breakout; those he frees join the others', () => {
    const rooms = { graveyard: { chest: 'Rescue chest of 1' }, cells: { rogue: 1 } }
    const at = invade(dungeon({ guild: ['Warrior (Mystic Eye)', 'Mage (Hats)'], rooms }))
    all(at, 'Warrior appears in Graveyard', 'loot Graveyard')
    expect(at.offers()).toEqual([
      ...[
        'Warrior appears in Study',
        'Rogue charges Cells to Apothecary',
        'Mage charges Cells to Apothecary',
      ],
    ])
  })

  test('[Q47] the Laboratory: hero and show-off, then the card, then the breakout', () => {
    const archer = brewing(['Archer (Hats)'], { apothecary: { ratkin: 1 } }).do(FLOW)
    expect([archer.offers(), archer.read('offer')]).toEqual([
      ['shot at Ratkin in Apothecary'],
      ['Flow', 'Sword', 'Fire', 'Bat', 'Wind'],
    ])
    archer.do('shot at Ratkin in Apothecary')
    expect(read(archer, 'players[0].discard', 'question')).toEqual([['Flow'], 'play-cards'])
    const mage = brewing(['Mage (Hats)'], { cells: { rogue: 1 } }).do(FLOW)
    expect(order(mage, 'hero-jailed', 'breakout', 'card-crafted', 'card-offered', 'hero-charged')).toEqual([
      ...['hero-jailed', 'breakout', 'card-crafted', 'card-offered'],
    ])
    expect(read(mage, 'offer', 'question')).toEqual([['Sword', 'Fire', 'Bat', 'Wind', 'Brew'], 'next-hero'])
  })

  test('[Q48] the Cells: show-off, trap, exhausting, then three cards', () => {
    const at = dungeon({ guild: ['Archer (Hats)'], rooms: { apothecary: { ratkin: 1 } } }).do(CELLS)
    expect(at.read('players[0].hand.size')).toBe(0) // She shows off first.
    at.do('shot at Ratkin in Apothecary')
    expect(order(at, 'monster-removed', 'card-drawn')).toEqual(['monster-removed', ...DRAWN])
    expect(heroes(at, 'cells')).toEqual([NOBODY, [0, 0, 0, 1]])
  })

  test('[Q48] and only then those whom a Mage woke', () => {
    const at = dungeon({ guild: ['Mage (Hats)'], rooms: { cells: { rogue: 1 } } }).do(CELLS)
    expect(order(at, 'breakout', 'card-drawn')).toEqual(['breakout', ...DRAWN])
    expect([at.offers().length, ...read(at, 'players[0].hand.size')]).toEqual([2, 3])
  })

  test('[Q33] in a breakout the owner may defend, whoever’s turn it is', () => {
    const at = dungeon({
      ...{ of: ['ratkin', 'slime'], guild: ['Mage (Hats)'], hands: [[], ['Squish']] },
      rooms: { apothecary: { slime: 1 } },
    })
    all(at, CELLS, 'Mage charges Cells to Apothecary', 'Mage in Apothecary attacks Slime')
    expect(at.offers(2)).toEqual(['defend with Squish', 'take it'])
    at.do('defend with Squish', 2)
    expect([meeples(at, 'apothecary'), ...read(at, 'players[1].discard', 'question', 'active')]).toEqual([
      ...[[0, 1], ['Squish'], 'play-cards', 0],
    ])
  })
})
