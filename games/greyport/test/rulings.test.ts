import { describe, expect, test } from 'vitest'
import { SQUIRE } from './street-three-cards.ts'
import { damage, dealt, endRound, fights, game, groups, hp, read, scene, street } from './street-three.ts'

describe('the round', () => {
  test('[Q3] whoever is done is asked again after any change; who can do nothing is not asked', () => {
    const at = street({
      people: [{ hand: [SQUIRE], group: ['Giant Boar 1'] }, { hand: ['Sister-in-Arms'] }, {}],
    })
    expect(at.offers(3)).toEqual([])
    at.do('nothing more for now', 2)
    expect([at.offers(2), at.read('players[1].done')]).toEqual([[], 1])
    at.do(`play ${SQUIRE}`)
    expect(at.offers(2)).toContain('play Sister-in-Arms')
    at.do('nothing more for now', 2).do('nothing more for now', 1)
    expect(read(at, 'round', 'defender')).toEqual([2, 1]) // all were done
  })

  test('[Q3] saying to be done changes nothing for the others', () => {
    const at = street({ people: [{ hand: [SQUIRE], group: ['Giant Boar 1'] }, { hand: ['Sister-in-Arms'] }] })
    at.do('nothing more for now', 2).do('nothing more for now', 1)
    expect(at.read('question')).toBe('discard-step')
  })

  test('[Q24] if every monster is immune to Taunt, nothing is forced and the marker stays', () => {
    const next = (name: string) =>
      endRound(street({ people: [{}, { group: [name] }], table: { defender: 1 } })).do('keep the rest')
    expect(read(next('Giant Boar 1'), 'question', 'defender')).toEqual(['forced-taunt', 0])
    expect(read(next('Tentacle from the Privy 1'), 'question', 'markerUsed')).toEqual(['players-act', 0])
  })

  test('[Q36] a hero may be played with nobody to fight', () => {
    const at = street({ people: [{ hand: [SQUIRE] }, { group: ['Giant Boar 1'] }] }).do(`play ${SQUIRE}`)
    expect([at.read('players[0].played'), fights(at, SQUIRE)]).toEqual([[SQUIRE], []])
  })

  test('[Q38] left is the next seat, and after the last the first', () => {
    const next = (defender: number) =>
      endRound(
        street({
          people: [
            { group: ['Giant Boar 1'] },
            { group: ['Giant Boar 2'] },
            { hand: [SQUIRE], group: ['Giant Boar 3'] },
          ],
          table: { defender },
        }),
      )
        .do('keep the rest')
        .read('defender')
    expect([next(0), next(1), next(2)]).toEqual([1, 2, 0])
  })

  test('[Q38] the first seat starts, unless the set-up says otherwise', () => {
    const start = (options: Record<string, string>) =>
      scene(game, { setup: { seats: 3, options } }).table.choices.seatOf(0)
    expect([start({}), start({ first: '3' })]).toEqual([0, 2])
    expect(
      read(
        dealt(['Giant Boar 1', 'Giant Boar 2', 'Giant Boar 3'], { monsters1: 'beasts' }),
        'defender',
        'round',
      ),
    ).toEqual([0, 1])
  })
})

describe('Ferocious and a lost location', () => {
  test('[Q13] dealt to another player it counts for their threat and is put into the active group', () => {
    const at = dealt(['Giant Boar 1', 'Giant Boar 2', 'Back-Alley Worg 1', 'Giant Boar 3'], {
      monsters1: 'beasts',
    })
    expect([groups(at), at.read('locationGroup')]).toEqual([
      [['Giant Boar 2', 'Back-Alley Worg 1'], []],
      ['Giant Boar 1'],
    ])
    expect(at.read('monsterDeck.size')).toBe(17)
  })

  test('[Q14, Q15] who takes it chooses, and a Ferocious one uses the pick up though it goes to the active group', () => {
    const there = ['Frenzy Goblin 1', 'Back-Alley Worg 1', 'Frenzy Goblin 2', 'Frenzy Goblin 3']
    const at = endRound(street({ people: [{}, {}, {}], there, table: { locationHp: 4 } }))
    expect([at.offers(1).length, at.offers(2)]).toEqual([4, []])
    at.do('take Frenzy Goblin 2', 1)
    expect(at.offers(2)).toEqual(['take Frenzy Goblin 1', 'take Back-Alley Worg 1', 'take Frenzy Goblin 3'])
    at.do('take Back-Alley Worg 1', 2).do('take Frenzy Goblin 3', 3)
    expect(groups(at).slice(1)).toEqual([[], ['Frenzy Goblin 3']])
    at.do('take Frenzy Goblin 1', 1)
    expect(groups(at)[0]).toEqual(['Frenzy Goblin 2', 'Back-Alley Worg 1', 'Frenzy Goblin 1'])
  })

  test('[D1f] bosses on it go to the active group first', () => {
    const DROG = 'Drog, Troll General'
    const at = street({
      people: [{}, {}],
      there: [DROG, 'Giant Boar 1'],
      bosses: { [DROG]: 9 },
      table: { locationHp: 1 },
    })
    endRound(at)
    expect([groups(at), at.offers()]).toEqual([[[DROG], []], ['take Giant Boar 1']])
  })

  test('[Q51] Taunts without effect are not offered', () => {
    const taunts = (there: string[]) => {
      const at = street({
        people: [{ group: ['Back-Alley Worg 1', 'Tentacle from the Privy 1'] }, { hand: ['Bar Brawler 1'] }],
        there,
      })
      return at.do('play Bar Brawler 1').offers(2)
    }
    expect(taunts(['Back-Alley Worg 2', 'Giant Boar 1'])).toEqual([
      'Taunt Back-Alley Worg 2',
      'Taunt Giant Boar 1',
      'Taunt nobody',
    ])
    expect(taunts([])).toEqual([
      'Bar Brawler 1 fights Back-Alley Worg 1',
      'Bar Brawler 1 fights Tentacle from the Privy 1',
      'nothing more for now',
    ])
  })
})

describe('the order of a fight and of results', () => {
  test('[Q40] a Vengeful monster that has just left the location escapes the Splash', () => {
    const there = ['Giant Boar 1', 'Ale-Cellar Rat 1', 'Giant Boar 2']
    const at = street({ people: [{ hand: ['Fire Mage 1'] }, {}], there }).do('play Fire Mage 1')
    at.do('Fire Mage 1 fights Giant Boar 1')
    expect(damage(at, 'Giant Boar 1', 'Ale-Cellar Rat 1', 'Giant Boar 2')).toEqual([4, 0, 2])
    expect(groups(at)[0]).toEqual(['Ale-Cellar Rat 1'])
  })

  test('[Q40] Splash goes to the group where the fight was, though the target has left it', () => {
    const there = ['Ale-Cellar Rat 1', 'Giant Boar 1']
    const at = street({ people: [{ hand: ['Fire Mage 1'] }, {}], there }).do('play Fire Mage 1')
    at.do('Fire Mage 1 fights Ale-Cellar Rat 1')
    expect(damage(at, 'Ale-Cellar Rat 1', 'Giant Boar 1')).toEqual([4, 2])
    expect([groups(at)[0], at.read('locationGroup')]).toEqual([['Ale-Cellar Rat 1'], ['Giant Boar 1']])
  })

  test('[Q40] abilities about numbers come before the damage, others after the Splash', () => {
    // The Blade retires its wielder, but only when the Splash of the same hero is over.
    const at = street({
      people: [
        { hand: ['Ogre Doorman 1', 'Tainted Blade', 'Claymore 1'], group: ['Giant Boar 1', 'Giant Boar 2'] },
        {},
      ],
    }).do('play Ogre Doorman 1')
    at.do('give Tainted Blade to Ogre Doorman 1').do('give Claymore 1 to Ogre Doorman 1')
    at.do('Ogre Doorman 1 fights Giant Boar 1')
    expect(damage(at, 'Giant Boar 1', 'Giant Boar 2')).toEqual([12, 2])
    expect(at.events().slice(-2)).toEqual([
      'Giant Boar 2 takes 2 damage and has 18 left.',
      'Ogre Doorman 1 is retired.',
    ])
  })

  test('[Q41] a loss beats a win', () => {
    const DROG = 'Drog, Troll General'
    const end = (life: number) => {
      const at = street({
        people: [
          { group: [DROG, 'Spiked Drake 1', 'Giant Boar 1'] },
          { hand: ['Alley Duellist 1'], hp: life },
        ],
        ...{ bosses: { [DROG]: 6 }, table: { encounter: 2 } },
      })
      at.do('play Alley Duellist 1').do(`Alley Duellist 1 fights ${DROG} and Spiked Drake 1`)
      return at.read('outcome')
    }
    expect([end(2), end(3)]).toEqual(['lost', 'won'])
  })

  test('[Q41] a loss comes before the reward that would have healed, a win before the reward', () => {
    const lost = street({ people: [{ hp: 2 }, {}], there: ['Zombie 1'] })
    lost.do('flip the marker and Taunt Zombie 1')
    expect([lost.read('outcome'), lost.events().some((event) => event.includes('is saved'))]).toEqual([
      'lost',
      false,
    ])
    const DROG = 'Drog, Troll General'
    const won = street({
      people: [{ hand: [SQUIRE], hp: 5 }, {}],
      there: [DROG],
      bosses: { [DROG]: 5 },
      table: { encounter: 2 },
    })
    won.do(`play ${SQUIRE}`).do(`${SQUIRE} fights ${DROG}`)
    expect([won.read('outcome'), hp(won)]).toEqual(['won', [5, 10]])
  })

  test('[Q11, Q41] the last monster of all dies on the location: reward first, then the end of the encounter', () => {
    const at = street({
      people: [{ hand: [SQUIRE], hp: 5 }, { hp: 10 }],
      there: ['Giant Boar 1'],
      wounds: { 'Giant Boar 1': 15 },
      options: { rest: '0' },
    })
    at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights Giant Boar 1`)
    const order = at.events().filter((event) => /saved|regains|is over/.test(event))
    expect(order).toEqual([
      'The Red Dragon Inn is saved!',
      'Fiona regains 2 and has 7.',
      'No monster is left: the encounter is over.',
    ])
  })

  test('[Q30] all that one fight defeats, Splash included, counts; what a Snipe after it defeats does not', () => {
    const boars = [
      'Giant Boar 1',
      'Giant Boar 2',
      'Giant Boar 3',
      'Frenzy Goblin 1',
      'Frenzy Goblin 2',
      'Frenzy Goblin 3',
    ]
    const wounds = Object.fromEntries(boars.map((name) => [name, 18]))
    const STORM = 'Storm-Caller on Tour 1'
    const at = street({
      people: [
        { hand: [STORM], group: [...boars, 'Giant Boar 2'].slice(0, 6) },
        { group: ['Frenzy Goblin 4'] },
      ],
      wounds,
    })
    at.do(`play ${STORM}`).do(`${STORM} fights Giant Boar 1 and Giant Boar 2`)
    expect([groups(at)[0], at.read('bestFight')]).toEqual([[], 6])
    const snipe = street({ people: [{ hand: ['Grizzelda Two-Hats'], group: boars }, {}], wounds })
    snipe.do('play Grizzelda Two-Hats').do('Grizzelda Two-Hats fights Giant Boar 1').do('Snipe Giant Boar 2')
    expect([(groups(snipe)[0] as string[]).length, snipe.read('bestFight')]).toEqual([4, 1])
  })
})
