import { describe, expect, test } from 'vitest'
import { dungeon, happened, invasion, offersOf, placeAt, play } from './dungeon-one.ts'
import type { Place, RoomId } from './dungeon-one.ts'

describe('completing', () => {
  test('[O1] an Activate with a meeple in the room turns one over', () => {
    const at = dungeon({
      rooms: { study: { monsters: [1], portal: 'incomplete' }, cells: { portal: 'incomplete' } },
      hands: [['Paws 1']],
    })
    play(at, 'Paws 1')
    expect(offersOf(at, 'complete')).toEqual(['complete Study'])
    at.do('complete Study')
    expect([placeAt(at, 'study').portal, at.read('portals')]).toEqual(['completed', 6])
    expect(happened(at)).toEqual(['portal-completed'])
    expect(offersOf(at, 'complete')).toEqual([])
  })
})

describe('moving', () => {
  const far = {
    study: { monsters: [1], portal: 'completed' },
    cells: { portal: 'completed', monsters: [1] },
  } as const

  test('[O2] completed Portals make rooms neighbours, for one Move', () => {
    const at = dungeon({ rooms: { ...far, library: { portal: 'completed' } }, hands: [['Two by Two']] })
    play(at, 'Two by Two')
    expect(offersOf(at, 'move').sort()).toEqual([
      ...['move Cells to Apothecary', 'move Cells to Library', 'move Cells to Study'],
      ...['move Study to Cells', 'move Study to Forge', 'move Study to Library'],
    ])
    at.do('move Study to Cells')
    expect(placeAt(at, 'cells')).toEqual({ portal: 'completed', monsters: [2] })
  })

  test('[O2] an incomplete one does not', () => {
    const at = dungeon({ rooms: { ...far, cells: { portal: 'incomplete' } }, hands: [['Wall']] })
    expect(offersOf(play(at, 'Wall'), 'move')).toEqual(['move Study to Forge'])
  })

  test('[O2] something may be carried through', () => {
    const at = dungeon({
      rooms: { ...far, study: { monsters: [1], portal: 'completed', traps: 1 } },
      hands: [['Wall']],
    })
    play(at, 'Wall').do('move Study to Cells with a trap')
    expect(placeAt(at, 'cells').traps).toBe(1)
  })
})

describe('placing', () => {
  const eight = (
    ['forge', 'workshop', 'library', 'apothecary', 'graveyard', 'study', 'sewers', 'cells'] as const
  ).map((id, i): [RoomId, Place] => [id, { portal: i % 2 === 0 ? 'completed' : 'incomplete' }])

  test('[O3] with none in the Supply one is taken from any room, whichever side is up', () => {
    const rooms = { ...Object.fromEntries(eight), vault: { monsters: [1] } }
    const at = dungeon({ rooms, hands: [['Back Door']] })
    expect(at.read('portals')).toBe(0)
    play(at, 'Back Door')
    expect(offersOf(at, 'portal')).toHaveLength(8)
    at.do('portal in Vault out of Workshop')
    expect([placeAt(at, 'vault').portal, placeAt(at, 'workshop').portal]).toEqual(['completed', undefined])
    expect([at.read('portals'), happened(at)]).toEqual([0, ['portal-taken', 'portal-placed']])
    const other = play(dungeon({ rooms, hands: [['Back Door']] }), 'Back Door')
    other.do('portal in Vault out of Forge')
    expect([placeAt(other, 'vault').portal, placeAt(other, 'forge').portal]).toEqual(['completed', undefined])
  })

  test('[O3] not while there are some', () => {
    const at = dungeon({
      rooms: { vault: { monsters: [1] }, forge: { portal: 'completed' } },
      hands: [['Back Door']],
    })
    expect(offersOf(play(at, 'Back Door'), 'portal')).toEqual(['portal in Vault'])
  })
})

describe('heroes', () => {
  test('[O4] do not use Portals: they charge by passageways', () => {
    const at = invasion({
      rooms: {
        vault: { chest: 'Great chest', portal: 'completed' },
        study: { portal: 'completed' },
        graveyard: { monsters: [1] },
      },
      guild: ['Mage Eye'],
    })
    at.do('Mage appears in Study')
    expect(offersOf(at, 'Mage charges')).toEqual(['Mage charges from Study to Forge'])
  })
})
