import { describe, expect, test } from 'vitest'
import { SQUIRE } from './street-three-cards.ts'
import { damage, endRound, groups, hp, read, street } from './street-three.ts'

describe('Slash', () => {
  test('[K13] hurts every other player once the defender was hurt', () => {
    const at = endRound(street({ people: [{ group: ['Mostly Elbows 1', 'Mostly Elbows 2'] }, {}, {}] }))
    expect(hp(at)).toEqual([6, 8, 8])
  })

  test('[K13] not if all of its normal damage is shielded, though part is not enough', () => {
    const struck = (shields: number) => {
      const at = endRound(street({ people: [{ group: ['Mostly Elbows 1'] }, {}, {}], table: { shields } }))
      for (let i = 0; i < shields; i++) at.do('shield against Mostly Elbows 1')
      return hp(at)
    }
    expect([struck(1), struck(2)]).toEqual([
      [9, 9, 9],
      [10, 10, 10],
    ])
  })

  test('[K13] never from the location, nor from a group that is not active', () => {
    const at = endRound(
      street({ people: [{}, { group: ['Mostly Elbows 1'] }, {}], there: ['Mostly Elbows 2'] }),
    )
    expect([...hp(at), at.read('locationHp')]).toEqual([10, 10, 10, 18])
  })
})

describe('Vengeful', () => {
  const there = ['Ale-Cellar Rat 1', 'Frenzy Goblin 1', 'Ale-Cellar Rat 2']

  test('[K18] leaves the location for the active group when any monster there takes damage', () => {
    const at = street({ people: [{}, { hand: [SQUIRE] }], there })
    at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights Frenzy Goblin 1`)
    expect([groups(at), at.read('locationGroup')]).toEqual([
      [['Ale-Cellar Rat 1', 'Ale-Cellar Rat 2'], []],
      ['Frenzy Goblin 1'],
    ])
    expect(damage(at, 'Ale-Cellar Rat 1', 'Frenzy Goblin 1')).toEqual([0, 5])
  })

  test('[K18] a Snipe will do, and it takes its damage along', () => {
    const at = street({ people: [{ hand: ['Rooftop Slinger 1'] }, { group: ['Frenzy Goblin 2'] }], there })
    at.do('play Rooftop Slinger 1').do('Snipe Ale-Cellar Rat 2')
    expect(groups(at)[0]).toEqual(['Ale-Cellar Rat 1', 'Ale-Cellar Rat 2'])
    expect(damage(at, 'Ale-Cellar Rat 2')).toEqual([4])
  })

  test('[K18] damage elsewhere leaves it alone', () => {
    const at = street({ people: [{ hand: [SQUIRE], group: ['Frenzy Goblin 2'] }, {}], there })
    at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights Frenzy Goblin 2`)
    expect(at.read('locationGroup')).toEqual(there)
  })

  test('[K18] a clumsy monster there that hits itself stirs it as well', () => {
    const at = street({
      people: [{}, {}],
      there: ['Feckless Fighter 1', 'Ale-Cellar Rat 1'],
      rolls: { fightDice: [0] },
    })
    endRound(at)
    expect(damage(at, 'Feckless Fighter 1')).toEqual([2])
    expect([groups(at)[0], ...hp(at), at.read('locationHp')]).toEqual([['Ale-Cellar Rat 1'], 9, 10, 20])
  })

  test('[Q7] no damage after Armor, no move', () => {
    const at = street({
      people: [{ hand: ['Townsfolk 1'] }, {}],
      there: ['Ogre in a Barrel 1', 'Ale-Cellar Rat 1'],
    })
    at.do('play Townsfolk 1').do('Townsfolk 1 fights Ogre in a Barrel 1')
    expect(at.read('locationGroup')).toEqual(['Ogre in a Barrel 1', 'Ale-Cellar Rat 1'])
  })

  test('[Q7] it moves although the monster that was hurt is defeated', () => {
    const at = street({ people: [{ hand: [SQUIRE] }, {}], there, wounds: { 'Frenzy Goblin 1': 15 } })
    at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights Frenzy Goblin 1`)
    expect([groups(at)[0], at.read('monsterDiscard')]).toEqual([
      ['Ale-Cellar Rat 1', 'Ale-Cellar Rat 2'],
      ['Frenzy Goblin 1'],
    ])
  })

  test('[Q7] it moves when hurt itself, if it survives', () => {
    const hit = (wounds: number) => {
      const at = street({
        people: [{ hand: ['Sister-in-Arms'] }, {}],
        there: ['Pack Mother 1', 'Frenzy Goblin 1'],
        wounds: { 'Pack Mother 1': wounds },
      })
      at.do('play Sister-in-Arms').do('Sister-in-Arms fights Pack Mother 1')
      return read(at, 'players[0].group', 'locationGroup', 'monsterDiscard')
    }
    expect(hit(0)).toEqual([['Pack Mother 1'], ['Frenzy Goblin 1'], []])
    expect(hit(18)).toEqual([[], ['Frenzy Goblin 1'], ['Pack Mother 1']])
  })
})
