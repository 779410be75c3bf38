import { describe, expect, test } from 'vitest'
import { SLINGER, SQUIRE } from './street-three-cards.ts'
import { damage, dealt, endRound, groups, monster, read, real, street } from './street-three.ts'

describe('Wyrms and Zealots', () => {
  const ambushed = (subdeck: string, monsters: string[], who: string) => {
    const at = dealt(monsters, { monsters1: subdeck })
    at.do(`${who} ambushes first`)
    return at
  }

  test('[C1, C29, Q33] the player it is in front of discards an item of their choice', () => {
    for (const name of ['Wyrm 1', 'Armored Wyrm 1']) {
      const at = ambushed('dragons', ['Ice Wyvern 1', name, 'Ice Wyvern 2'], name)
      expect(at.offers(2)).toEqual([])
      expect(at.offers(1).length).toBeGreaterThan(0)
      const before = at.read('players[0].hand.size') as number
      const choice = at.offers(1)[0]
      at.do(choice)
      expect(read(at, 'players[0].hand.size', 'players[0].discard')).toEqual([
        before - 1,
        [choice.replace('discard ', '')],
      ])
      expect(at.read('players[1].discard')).toEqual([])
    }
  })

  test('[C1, C29] nothing happens if it is on the location', () => {
    for (const name of ['Wyrm 1', 'Armored Wyrm 1']) {
      const at = ambushed('dragons', [name, 'Ice Wyvern 1', 'Ice Wyvern 2'], name)
      expect(read(at, 'question', 'players[0].discard', 'players[1].discard')).toEqual([
        'players-act',
        [],
        [],
      ])
    }
  })

  /** Turned up by a penalty before a player with these cards. */
  const turnedUp = (name: string, hand: string[], options: Record<string, string> = {}) =>
    endRound(
      street({
        options,
        ...{
          people: [{ hand, group: ['Giant Boar 2'] }, {}],
          there: ['Giant Boar 1'],
          scenario: 'goblin-king',
        },
        table: { locationHp: 1, 'monsterDeck.top': [name] },
      }),
    ).do(`${name} ambushes first`)

  test('[C1, C29] no item, no discard; only items will do', () => {
    for (const name of ['Wyrm 1', 'Armored Wyrm 1']) {
      expect(turnedUp(name, [SQUIRE, 'Mace', 'Bar Stool 1']).offers()).toEqual([
        'discard Mace',
        'discard Bar Stool 1',
      ])
      expect(turnedUp(name, [SQUIRE, 'Fiona, level 1']).read('question')).toBe('take-monster')
    }
    expect(real.monsters[monster('Armored Wyrm 1')].tank).toBe(true)
  })

  test('[C20, Q33] a Ruthless Zealot asks for a hero; the player hero will do and comes back at Refill', () => {
    const zealot = 'Ruthless Zealot 1'
    const at = turnedUp(zealot, [SQUIRE, 'Mace', 'Fiona, level 1'])
    expect(at.offers()).toEqual([`discard ${SQUIRE}`, 'discard Fiona, level 1'])
    at.do('discard Fiona, level 1').do('take Giant Boar 1')
    expect(read(at, 'players[0].discard', 'players[0].heroAside')).toEqual([[], 1])
    at.do('keep the rest')
    expect(at.read('players[0].hand')).toEqual([SQUIRE, 'Mace', 'Fiona, level 1'])
    expect(turnedUp(zealot, ['Mace', 'Bar Stool 1']).read('question')).toBe('take-monster')
  })

  test('[Q64] with hidden hands one says oneself that there is none', () => {
    const closed = { hands: 'closed' }
    const at = turnedUp('Ruthless Zealot 1', ['Mace'], closed)
    expect([at.read('question'), at.offers(1)]).toEqual(['lose-card', ['have none of the kind']])
    expect(at.do('have none of the kind').read('question')).toBe('take-monster')
    expect(at.read('players[0].hand')).toContain('Mace')
    expect(turnedUp('Ruthless Zealot 1', ['Mace', SQUIRE], closed).offers(1)).toEqual([`discard ${SQUIRE}`])
    expect(turnedUp('Ruthless Zealot 1', [], closed).read('question')).toBe('take-monster')
  })

  test('[C20] nothing on the location', () => {
    const zealot = 'Ruthless Zealot 1'
    const at = ambushed('cultists', [zealot, 'Zombie 1', 'Zombie 2'], zealot)
    expect(read(at, 'question', 'players[0].discard', 'players[1].discard')).toEqual(['players-act', [], []])
  })

  test('[Q42] a player hero discarded in another round comes back only at the Refill of its owner', () => {
    const at = street({
      people: [{ group: ['Giant Boar 1'] }, { hand: ['Eagle Eye Sniper 1', 'Gerki, level 1'] }],
    })
    at.do('play Eagle Eye Sniper 1')
      .do('use Eagle Eye Sniper 1')
      .do('discard Gerki, level 1')
      .do('Snipe Giant Boar 1')
    expect(read(at, 'players[1].discard', 'players[1].heroAside', 'players[1].hand')).toEqual([[], 1, []])
    endRound(at).do('keep the rest')
    expect(read(at, 'defender', 'players[1].hand')).toEqual([1, []])
    endRound(at.do('flip the marker and Taunt Giant Boar 1'))
    expect(read(at, 'defender', 'players[1].heroAside')).toEqual([0, 0])
    expect(at.read('players[1].hand')).toContain('Gerki, level 1')
  })
})

describe('the Ice Wyvern', () => {
  const WYVERN = 'Ice Wyvern 1'

  test('[C13] a single fight of 10 or more defeats it; 9 do not', () => {
    const fight = (item: string) => {
      const at = street({ people: [{ hand: [SQUIRE, item], group: [WYVERN] }, { group: ['Giant Boar 1'] }] })
      at.do(`play ${SQUIRE}`).do(`give ${item} to ${SQUIRE}`).do(`${SQUIRE} fights ${WYVERN}`)
      return [groups(at)[0], ...damage(at, WYVERN)]
    }
    expect(fight('Mace')).toEqual([[], 0])
    expect(fight('Frying Pan, Still Warm 1')).toEqual([[WYVERN], 9])
    expect(real.monsters[monster(WYVERN)]).toMatchObject({ hp: 18, defeatedAt: 10 })
  })

  test('[C13] damage of several fights, Splash and Snipe count toward its 18 HP only', () => {
    const at = street({
      people: [
        { hand: [SQUIRE], group: [WYVERN, 'Giant Boar 1'] },
        { hand: [SLINGER] },
        { hand: ['Fire Mage 1'] },
      ],
      wounds: { [WYVERN]: 7 },
    })
    at.do(`play ${SLINGER}`).do(`Snipe ${WYVERN}`)
    expect(damage(at, WYVERN)).toEqual([11])
    at.do('play Fire Mage 1').do('Fire Mage 1 fights Giant Boar 1')
    expect([groups(at)[0], ...damage(at, WYVERN)]).toEqual([[WYVERN, 'Giant Boar 1'], 13])
    at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights ${WYVERN}`)
    expect(groups(at)[0]).toEqual(['Giant Boar 1'])
  })

  test('[C13] a single Snipe or Splash of 10 does not do it', () => {
    const at = street({ people: [{ hand: ['Chimney-Pot Lookout'], group: [WYVERN] }, {}] })
    at.do('play Chimney-Pot Lookout').do(`Snipe ${WYVERN}`)
    expect([groups(at)[0], ...damage(at, WYVERN)]).toEqual([[WYVERN], 10])
  })

  test('[Q29] what counts is the damage it really takes, after Armor', () => {
    // An Ooze with the same weakness and Armor 1.
    const fight = (hand: string[]) => {
      const at = street({ people: [{ hand, group: ['Beer-Foam Ooze 1', 'Giant Boar 1'] }, {}] }).do(
        `play ${hand[0]}`,
      )
      at.do(`give ${hand[1]} to ${hand[0]}`).do(`${hand[0]} fights Beer-Foam Ooze 1`)
      return groups(at)[0]
    }
    expect(fight([SQUIRE, 'Mace'])).toEqual(['Beer-Foam Ooze 1', 'Giant Boar 1'])
    expect(fight(['Alley Duellist 1', 'Mace'])).toEqual(['Giant Boar 1'])
  })
})
