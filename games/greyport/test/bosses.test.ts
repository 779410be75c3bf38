import { describe, expect, test } from 'vitest'
import { DUELLIST, SQUIRE } from './street-three-cards.ts'
import { damage, endRound, fights, groups, monster, read, real, street } from './street-three.ts'

const STORM = 'Storm-Caller on Tour 1'

describe('Drog and Torglesnarf', () => {
  const DROG = 'Drog, Troll General'
  const KING = 'Torglesnarf Duncleton'
  const bosses = { [DROG]: 6, [KING]: 30 }

  test('[C27] Torglesnarf takes no damage of any kind while Drog is in play, wherever that is', () => {
    const at = street({
      people: [
        { hand: [SQUIRE], group: [KING] },
        { group: [DROG], hand: ['Rooftop Slinger 1'] },
      ],
      ...{ scenario: 'goblin-king', bosses, there: ['Frenzy Goblin 1'] },
    })
    at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights ${KING}`)
    expect(damage(at, KING)).toEqual([0])
    at.do('play Rooftop Slinger 1').do(`Snipe ${KING}`)
    expect(damage(at, KING)).toEqual([0])
  })

  test('[C27, Q40] not even in a Cleave that kills Drog; Splash after his death hurts him', () => {
    const cleave = (hero: string, fight: string, group: string[]) => {
      const at = street({ people: [{ hand: [hero], group }, {}], scenario: 'goblin-king', bosses })
      at.do(`play ${hero}`).do(`${hero} fights ${fight}`)
      return [groups(at)[0], ...damage(at, KING)]
    }
    expect(cleave(DUELLIST, `${DROG} and ${KING}`, [DROG, KING])).toEqual([[KING], 0])
    expect(cleave(DUELLIST, `${KING} and ${DROG}`, [KING, DROG])).toEqual([[KING], 0])
    expect(cleave(STORM, DROG, [DROG, KING])).toEqual([[KING], 3])
  })

  test('[Q12] both have to be defeated; then the game is won on the spot, whoever else is about', () => {
    const at = street({
      people: [{ hand: [DUELLIST], group: [DROG, KING, 'Giant Boar 1'] }, { hand: [SQUIRE] }],
      ...{ scenario: 'goblin-king', bosses: { [DROG]: 6, [KING]: 5 }, table: { encounter: 3 } },
    })
    at.do(`play ${DUELLIST}`).do(`${DUELLIST} fights ${DROG}`)
    expect(read(at, 'outcome', 'bossesLeft')).toEqual(['playing', 1])
    at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights ${KING}`)
    expect([at.read('outcome'), groups(at)[0]]).toEqual(['won', ['Giant Boar 1']])
  })

  test('[Q39] a defeated boss is out of the game and never in the monster discard pile', () => {
    const at = street({
      people: [{ hand: [DUELLIST], group: [DROG, 'Giant Boar 1'] }, {}],
      ...{ scenario: 'goblin-king', bosses, wounds: { 'Giant Boar 1': 15 }, table: { encounter: 3 } },
    })
    at.do(`play ${DUELLIST}`).do(`${DUELLIST} fights ${DROG} and Giant Boar 1`)
    expect(at.read('monsterDiscard')).toEqual(['Giant Boar 1'])
    expect(groups(at)).toEqual([[], []])
  })
})

describe('the Hydra', () => {
  const people = [
    { hand: ['Rooftop Slinger 1'], group: ['Hydra'] },
    { hand: [SQUIRE] },
    { hand: ['Fire Mage 1'] },
  ]
  const hydra = { scenario: 'attack-of-the-hydra', bosses: { Hydra: 30 }, table: { encounter: 3 } }

  test('[C12] every instance of damage brings a Head before the defender; then only Tanks can be fought', () => {
    const at = street({ people, ...hydra })
      .do(`play ${SQUIRE}`)
      .do(`${SQUIRE} fights Hydra`)
    expect(groups(at)[0]).toEqual(['Hydra', 'Hydra Head 1'])
    at.do('play Rooftop Slinger 1').do('Snipe Hydra')
    expect([groups(at)[0], ...damage(at, 'Hydra')]).toEqual([['Hydra', 'Hydra Head 1', 'Hydra Head 2'], 7])
    at.do('play Fire Mage 1')
    expect(fights(at, 'Fire Mage 1')).toEqual(['Hydra Head 1', 'Hydra Head 2'])
  })

  test('[C12, Q45] Splash that hurts it brings one too; damage that Armor stops brings none', () => {
    const at = street({
      people: [{ group: ['Frenzy Goblin 1', 'Hydra'] }, { hand: ['Townsfolk 1', 'Fire Mage 1'] }],
      ...hydra,
    })
    at.do('play Townsfolk 1').do('Townsfolk 1 fights Hydra')
    expect([groups(at)[0], ...damage(at, 'Hydra')]).toEqual([['Frenzy Goblin 1', 'Hydra'], 0])
    at.do('play Fire Mage 1').do('Fire Mage 1 fights Frenzy Goblin 1')
    expect([groups(at)[0], ...damage(at, 'Hydra')]).toEqual([['Frenzy Goblin 1', 'Hydra', 'Hydra Head 1'], 1])
  })

  test('[C12, Q45] a fight and its Splash elsewhere are one instance each; a Cleave hits it once', () => {
    const at = street({
      people: [{ group: ['Hydra', 'Frenzy Goblin 1', 'Frenzy Goblin 2'], hand: [STORM] }, {}],
      ...hydra,
    })
    at.do(`play ${STORM}`).do(`${STORM} fights Hydra and Frenzy Goblin 1`)
    // The Head that has just come is in the group when Splash comes.
    expect(damage(at, 'Hydra', 'Frenzy Goblin 1', 'Frenzy Goblin 2', 'Hydra Head 1')).toEqual([5, 6, 3, 3])
    expect(groups(at)[0]).toHaveLength(4)
  })

  test('[C12] the Head joins the defender also if the Hydra is elsewhere', () => {
    const at = street({ people: [{}, { hand: ['Gerki, level 1'] }], there: ['Hydra'], ...hydra })
    at.do('play Gerki, level 1').do('Gerki, level 1 fights Hydra')
    expect([groups(at), at.read('locationGroup')]).toEqual([[['Hydra Head 1'], []], ['Hydra']])
    expect(real.monsters[monster('Hydra Head 1')].tank).toBe(true)
  })

  test('[Q39] a defeated token goes back to its supply; with none left, none appears', () => {
    const heads = Array.from({ length: 8 }, (_, i) => `Hydra Head ${i + 1}`)
    const at = street({
      people: [
        { group: ['Frenzy Goblin 1'], hand: [SQUIRE] },
        { group: heads, hand: ['Rooftop Slinger 1', 'Sling and Small Change 1'] },
      ],
      ...{ ...hydra, there: ['Hydra'] },
    })
    at.do('play Rooftop Slinger 1').do('Snipe Hydra')
    expect([damage(at, 'Hydra'), groups(at)[0]]).toEqual([[3], ['Frenzy Goblin 1']])
    const back = street({
      people: [{ group: ['Hydra Head 1', 'Frenzy Goblin 1'], hand: [SQUIRE] }, {}],
      ...hydra,
    })
    back.do(`play ${SQUIRE}`).do(`${SQUIRE} fights Hydra Head 1`)
    expect(back.read('monsterDiscard')).toEqual([])
    expect(back.read('tokenSupply')).toContain('Hydra Head 1')
  })
})

describe('Baelfire', () => {
  const BAELFIRE = 'Baelfire the Summoner'
  const summoner = { scenario: 'summoner-strikes', bosses: { [BAELFIRE]: 30 } }
  const nextRound = (top: string[], more: object = {}) =>
    endRound(
      street({
        ...{ people: [{ group: [BAELFIRE] }, { hand: [SQUIRE] }], ...summoner },
        table: { encounter: 3, 'monsterDeck.top': top, ...more },
      }),
    ).do('keep the rest')

  test('[C2] at the start of each round he brings a monster with 4 HP into the active group', () => {
    const at = nextRound(['Giant Boar 1', 'Giant Boar 2'])
    expect(groups(at)).toEqual([[BAELFIRE], ['Giant Boar 1']])
    at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights Giant Boar 1`)
    expect([groups(at)[1], at.read('monsterDiscard')]).toEqual([[], ['Giant Boar 1']])
  })

  test('[C2, K1] its Ambush happens on arrival', () => {
    const at = nextRound(['Mad Bomber 1'])
    expect(at.offers()).toEqual(['Mad Bomber 1 ambushes first'])
    expect(at.do('Mad Bomber 1 ambushes first').read('players[1].hp')).toBe(9)
  })

  test('[Q50] from the top of the monster deck, or from the discard pile if that is empty', () => {
    const none = { monsterDeck: [], monsterDiscard: ['Giant Boar 3'] }
    const at = endRound(
      street({ people: [{ group: [BAELFIRE] }, {}], ...summoner, table: { encounter: 3, ...none } }),
    ).do('keep the rest')
    expect([groups(at)[1], read(at, 'monsterDeck.size', 'monsterDiscard')]).toEqual([
      ['Giant Boar 3'],
      [0, []],
    ])
  })

  test('[Q50] a card that comes back from the discard pile by other means has its own HP', () => {
    const at = street({
      people: [{ group: [BAELFIRE], hand: ['Punctual Squire'] }, { hand: [SQUIRE, 'Sister-in-Arms'] }],
      ...summoner,
      table: { encounter: 3, monsterDeck: ['Auntie Mudge, Uninvited', 'Giant Boar 1'] },
    })
    endRound(at).do('keep the rest').do(`play ${SQUIRE}`).do(`${SQUIRE} fights Giant Boar 1`)
    expect(at.read('monsterDiscard')).toEqual(['Giant Boar 1'])
    endRound(at).do('keep the rest').do('Auntie Mudge, Uninvited ambushes first')
    expect(groups(at)[0]).toEqual([BAELFIRE, 'Auntie Mudge, Uninvited', 'Giant Boar 1'])
    at.do('play Sister-in-Arms').do('Sister-in-Arms fights Giant Boar 1')
    expect(at.events()).toContain('Giant Boar 1 takes 3 damage and has 17 left.')
  })
})
