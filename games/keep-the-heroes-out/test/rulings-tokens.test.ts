import { describe, expect, test } from 'vitest'
import { all, deeds, dungeon, heroes, invade, order, read, room } from './dungeon-two.ts'
import type { Dungeon } from './dungeon-two.ts'

const WORK = 'play Paws 1: Activate, Activate'
/** A Ratkin player with two Activates. */
const working = (rooms: Dungeon['rooms'], more: Dungeon = {}) =>
  dungeon({ hands: [['Paws 1']], rooms: rooms ?? {}, ...more }).do(WORK)

describe('tokens run out', () => {
  test('[Q11] a resource of which none is left cannot be placed', () => {
    const at = working({ sewers: { ratkin: 1, frog: 2 }, forge: { frog: 3 } })
    expect(deeds(at)).toEqual(['ability in Sewers'])
    expect(at.refusal('activate Sewers')?.rule).toBe('Q11')
    const bones = dungeon({
      of: ['skeleton'],
      hands: [['Parts']],
      rooms: { forge: { skeleton: 1, bone: 5 } },
    })
    expect(deeds(bones.do('play Parts: Place Bone, Move')).filter((one) => !/ to /.test(one))).toEqual([])
  })

  test('[Q11] nor can a trap', () => {
    const at = dungeon({ of: ['imp'], hands: [['Pits']], rooms: { forge: { imp: 1, traps: 4 } } })
    all(at, 'play Pits: Trap, Trap', 'trap Forge')
    expect([deeds(at), room(at, 'forge').traps]).toEqual([[], 5])
    expect(at.refusal('trap Forge')?.rule).toBe('Q11')
  })

  test('[Q11] with one hero left the players choose the room, and the other does not come', () => {
    const at = invade(
      dungeon({ rooms: { study: { rogue: 4 }, workshop: { traps: 1 } }, guild: ['Rogue (Swords)'] }),
    )
    expect(at.offers()).toEqual(['Rogue appears in Forge', 'Rogue appears in Workshop'])
    at.do('Rogue appears in Forge')
    expect(order(at, 'hero-appeared', 'hero-missing')).toEqual(['hero-appeared', 'hero-missing'])
    expect([at.offers(), room(at, 'workshop').traps]).toEqual([['Rogue charges Forge to Vault'], 1])
  })

  test('[Q11] it is counted when each is put down: one who fell into a trap can come again', () => {
    const at = invade(
      dungeon({ rooms: { study: { mage: 4 }, workshop: { traps: 1 } }, guild: ['Mage (Swords)'] }),
    )
    expect(at.do('Mage appears in Workshop').offers()).toEqual(['Mage appears in Forge'])
  })

  test('[Q11] with none left nobody comes, nobody shows off', () => {
    const at = dungeon({ rooms: { study: { warrior: 5 }, forge: { coin: 1 } }, guild: ['Warrior (Swords)'] })
    expect(read(invade(at), 'question', 'phase', 'turn')).toEqual(['play-cards', 1, 2])
    expect(room(at, 'forge').resources[1]).toBe(1)
  })

  test('[Q11] a Mage sent to the Cells with no Mage left frees nobody', () => {
    const at = dungeon({ rooms: { study: { mage: 5 }, cells: { rogue: 2 } }, guild: ['Mage (Hats)'] })
    at.do('use the Cells')
    expect([heroes(at, 'cells'), order(at, 'hero-missing', 'breakout')]).toEqual([
      [
        [0, 0, 0, 0],
        [0, 2, 0, 0],
      ],
      ['hero-missing'],
    ])
    expect(read(at, 'question', 'players[0].hand.size')).toEqual(['play-cards', 3])
  })
})

describe('Portals', () => {
  const door = (rooms: Dungeon['rooms'], table: Dungeon['table'] = {}) =>
    dungeon({ of: ['imp'], hands: [['Door']], rooms: rooms ?? {}, table }).do('play Door: Portal')

  test('[Q52] none is placed where a completed one lies', () => {
    expect(deeds(door({ forge: { imp: 1, portal: 2 } }))).toEqual([])
  })

  test('[Q52] an incomplete one is completed, and no token is taken', () => {
    const at = door({ forge: { imp: 1, portal: 1 } }).do('portal in Forge')
    expect([room(at, 'forge').portal, at.read('portals')]).toEqual([2, 7])
    const none = door({ forge: { imp: 1, portal: 1 }, study: { portal: 2 } }, { portals: 0 })
    expect(deeds(none)).toEqual(['portal in Forge'])
  })

  test('[Q52] the Builder puts a completed Portal into any room, for any resource of its own room', () => {
    const at = working(
      { builder: { ratkin: 1, book: 1 }, study: { portal: 1 }, forge: { portal: 2 } },
      { brew: 'slime' },
    )
    const built = deeds(at).filter((one) => one.startsWith('build'))
    expect([built.length, built.includes('build in Forge for Book')]).toEqual([11, false])
    at.do('build in Study for Book')
    expect([room(at, 'study').portal, read(at, 'portals', 'resources[3]')]).toEqual([2, [6, 5]])
    expect(deeds(at)).toEqual(['ability in Builder'])
  })
})
