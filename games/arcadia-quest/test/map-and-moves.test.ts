/** The map, sight, moves and guards [B-MAP] [B-LOS] [B-MOVE] [B-GUARD]. */
import { describe, expect, test } from 'vitest'
import { arcadiaQuest } from '../src/index.ts'
import { distance, heroSees, isClose } from '../src/rules/board.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { BLANK, M, R, spaceOf, tableOf, told, yard } from './yard.ts'

const { data } = arcadiaQuest.game.newTable() as Table
const { map } = data.scenarios.find(({ id }) => id === 'the-university-plaza') ?? data.scenarios[0]
const space = (name: string): number => map.names.indexOf(name)
const OM = 'Orc Marauder'
const johan = { name: 'Johan', at: 'd4', cards: ['Rusty Blade'] }

describe('the map', () => {
  test('[B-MAP-1] maps are made of whole tiles of 3 x 3 spaces', () => {
    for (const { map: one } of data.scenarios)
      expect(one.drawing.squares.filter((square) => square !== undefined).length % 9).toBe(0)
  })

  test('[B-MAP-2, B-MAP-4, B-MAP-7] a space holds two: Full is passed for a point and not ended in, Blocked is neither', () => {
    const full = yard({
      heroes: [johan, { name: 'Maya', at: 'd5' }, { name: 'Zazu', at: 'd5' }],
    })
    full.do('activate Johan')
    expect(full.refusal('walk to d5')?.rule).toBe('B-MAP-4')
    full.do('walk to d6') // through the two mates, two points
    expect([spaceOf(full, 'heroes[0]'), full.read('points')]).toEqual(['d6', 1])
    const blocked = yard({
      heroes: [johan],
      monsters: [
        [`${OM} 1`, 'd5', { used: 1 }],
        [`${OM} 2`, 'd5', { used: 1 }],
      ],
    })
    blocked.do('activate Johan')
    expect(blocked.offers()).not.toContain('walk to d5')
    const mixed = yard({
      heroes: [johan, { name: 'Maya', at: 'd5' }],
      monsters: [[`${OM} 1`, 'd5', { used: 1 }]],
    })
    mixed.do('activate Johan')
    expect(mixed.offers()).not.toContain('walk to d5')
    mixed.do('walk to d6')
  })

  test('[B-MAP-3, B-CLOSE] walls and what has no centre dot stop; Close is never diagonal', () => {
    const t = tableOf(yard({ heroes: [johan] }))
    expect(isClose(t, space('d4'), space('d5'))).toBe(true)
    expect(isClose(t, space('d4'), space('e5'))).toBe(false)
    expect(isClose(t, space('a3'), space('a4'))).toBe(false) // a wall
    const at = yard({ heroes: [{ ...johan, at: 'e4' }] })
    at.do('activate Johan')
    expect(at.refusal('walk to e5')?.rule).toBe('B-MOVE-1')
    expect(at.offers()).not.toContain('walk to e5')
  })

  test('[R-3] distance is in steps on foot, past walls and through everybody', () => {
    const t = tableOf(
      yard({
        heroes: [johan],
        monsters: [
          [`${OM} 1`, 'b4'],
          [`${OM} 2`, 'b4'],
        ],
      }),
    )
    expect([distance(t, space('a4'), space('a4')), distance(t, space('a4'), space('a3'))]).toEqual([0, 3])
  })
})

describe('sight', () => {
  test('[B-LOS-1, B-LOS-4, R-2] walls and Blocked spaces stop it, the target’s own does not', () => {
    const t = tableOf(
      yard({
        heroes: [johan],
        monsters: [
          [`${OM} 1`, 'd6'],
          [`${OM} 2`, 'd6'],
        ],
      }),
    )
    expect(heroSees(t, space('d4'), space('d6'))).toBe(true)
    expect(heroSees(t, space('d4'), space('d7'))).toBe(false) // behind two enemies
    expect(heroSees(t, space('a4'), space('a3'))).toBe(false) // a wall
    expect(heroSees(t, space('e4'), space('e6'))).toBe(false) // the statue
  })

  test('[B-LOS-2] through a corner it is clear if one side is', () => {
    const t = tableOf(yard({ heroes: [johan] }))
    expect(heroSees(t, space('d4'), space('c5'))).toBe(true)
    expect(heroSees(t, space('b5'), space('c4'))).toBe(true) // round the end of a wall
    expect(heroSees(t, space('c3'), space('d4'))).toBe(true) // by the door
    expect(heroSees(t, space('a3'), space('b4'))).toBe(true)
    expect(heroSees(t, space('c3'), space('b4'))).toBe(true)
    expect(heroSees(t, space('a4'), space('b3'))).toBe(true)
    expect(heroSees(t, space('c4'), space('d3'))).toBe(true)
    expect(heroSees(t, space('c2'), space('d3'))).toBe(true)
    expect(heroSees(t, space('c1'), space('d2'))).toBe(false) // walls on both sides
  })

  test('[B-LOS-3] who shares a space is seen, and shot at', () => {
    const at = yard({ heroes: [{ ...johan, cards: ['Slingshot'] }], monsters: [[`${OM} 1`, 'd4']] })
    at.do('activate Johan')
    expect(at.offers()).toContain(`attack ${OM} 1 with Slingshot`)
  })
})

describe('doors and portals', () => {
  test('[B-DOOR-1, S-SET-2] a locked door is a wall until the scenario opens it; the others are open', () => {
    const shut = yard({ chapter: 'alchemists-district', mission: 4, heroes: [johan] })
    const open = yard({
      chapter: 'alchemists-district',
      mission: 4,
      heroes: [johan],
      titles: 'guest-of-the-house',
    })
    expect([shut.read('isShut'), open.read('isShut')]).toEqual([1, 0])
    const plaza = tableOf(yard({ heroes: [johan] }))
    expect(distance(plaza, space('c3'), space('d3'))).toBe(1)
  })

  test('[B-PORT-1, B-PORT-2] a hop to a portal of the same colour costs a point and sets off nothing', () => {
    const at = yard({
      heroes: [{ ...johan, at: 'e1' }],
      monsters: [
        [`${OM} 1`, 'd1'],
        [`${OM} 2`, 'a5'],
        [`${OM} 3`, 'a5'],
      ],
    })
    at.do('activate Johan')
    expect(at.refusal('hop to a5')?.rule).toBe('B-MAP-2')
    at.do('hop to e9')
    expect([spaceOf(at, 'heroes[0]'), at.read('points'), at.read(`figures.${OM} 1.used`)]).toEqual([
      'e9',
      2,
      0,
    ])
  })

  test('[B-PORT-1] red portals that are off lead nowhere', () => {
    const at = yard({ heroes: [{ ...johan, at: 'c1' }] })
    at.do('activate Johan')
    expect(at.refusal('hop to g3')?.rule).toBe('B-PORT-1')
  })
})

describe('moves', () => {
  test('[B-MOVE-1, S-HERO-2, B-TURN-2] three points, in one piece, before or after the attack', () => {
    const spec = {
      heroes: [johan],
      monsters: [[`${OM} 1`, 'd3', { used: 1 }]],
      rolls: { attackDice: [R, R, R] },
    } as const
    const at = yard(spec)
    at.do('activate Johan')
    expect([at.read('points'), at.refusal('walk to d8')?.rule]).toEqual([3, 'B-MOVE-1'])
    at.do('walk to c4').do('walk to d4')
    at.do(`attack ${OM} 1 with Rusty Blade`)
    expect(at.read('question')).toBe('hero-phase') // the movement is over with the attack, one point is lost
    const first = yard(spec)
    first.do('activate Johan').do(`attack ${OM} 1 with Rusty Blade`)
    expect(first.refusal(`attack ${OM} 1 with Rusty Blade`)?.rule).toBe('B-TURN-2')
    first.do('walk to d6')
    expect(first.read('points')).toBe(1)
  })

  test('[B-MOVE-3, R-14] who is moved by an effect sets off no guards', () => {
    const at = yard({
      heroes: [{ ...johan, cards: ['Halberd 1'] }],
      monsters: [
        ['Hammer Beastman 1', 'd5'],
        [`${OM} 1`, 'c4'],
      ],
      rolls: { attackDice: [M, R, R, R] },
    })
    at.do('activate Johan').do('attack Hammer Beastman 1 with Halberd 1').do('choose d6').do('choose d3')
    expect([spaceOf(at, 'heroes[0]'), at.read(`figures.${OM} 1.used`)]).toEqual(['d3', 0])
  })
})

describe('guards', () => {
  const around = [
    [`${OM} 1`, 'c4'],
    [`${OM} 2`, 'd3'],
  ] as const
  test('[B-GUARD-1, B-GUARD-2, B-GUARD-6] all Close strike at a step, in any direction; coming Close sets off nothing', () => {
    const at = yard({
      heroes: [{ ...johan, at: 'd5' }],
      monsters: around,
      rolls: { attackDice: [R, R, R, R, R, R] },
    })
    at.do('activate Johan').do('walk to d4')
    expect(told(at)).toEqual(['Johan goes to d4'])
    at.do('walk to c4') // also towards one of them
    expect([at.read(`figures.${OM} 1.used`), at.read(`figures.${OM} 2.used`)]).toEqual([1, 1])
    expect([spaceOf(at, `figures.${OM} 1`), spaceOf(at, 'heroes[0]')]).toEqual(['c4', 'c4'])
  })

  test('[B-GUARD-3, B-GUARD-7] a hero whom a guard kills does not step, and the activation is over', () => {
    const at = yard({
      heroes: [{ ...johan, wounds: 2 }],
      monsters: [[`${OM} 1`, 'c4']],
      rolls: { attackDice: [M, R, R], defenseDice: [BLANK, BLANK, BLANK] },
    })
    at.do('activate Johan').do('walk to d6')
    expect([spaceOf(at, 'heroes[0]'), at.read('heroes[0].deaths'), at.read('question')]).toEqual([
      'nowhere',
      1,
      'hero-phase',
    ])
  })

  test('[B-GUARD-4, S-REACT-2] each step anew: who has activations left strikes again', () => {
    const at = yard({
      heroes: [johan],
      monsters: [['Hammer Beastman 1', 'd4']],
      rolls: { attackDice: [R, R, R, R, R, R, R, R] },
    })
    at.do('activate Johan').do('walk to d5')
    expect(at.read('figures.Hammer Beastman 1.used')).toBe(1)
    at.do('walk to d6')
    expect([at.read('figures.Hammer Beastman 1.used'), at.read('points')]).toEqual([2, 1])
  })

  test('[R-60, R-14] a guard that moves the hero takes the step away, and its point', () => {
    const at = yard({
      mission: 4,
      heroes: [{ ...johan, cards: ['Dragonscale 1'] }],
      monsters: [['Troll', 'd3']],
      rolls: { attackDice: [5, R, R, R, R, R], defenseDice: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
    })
    at.do('activate Johan').do('walk to e4')
    expect(told(at)).toContain('the step of Johan is lost')
    expect([at.read('points'), at.read('heroes[0].wounds'), spaceOf(at, 'heroes[0]') !== 'd4']).toEqual([
      2,
      0,
      true,
    ])
  })

  test('[S-AB-3] Wisp’s moves set off no guards', () => {
    const at = yard({ heroes: [{ name: 'Wisp', at: 'd4' }], monsters: around })
    at.do('activate Wisp').do('walk to d6')
    expect(told(at)).toEqual(['Wisp goes to d5', 'Wisp goes to d6'])
  })
})
