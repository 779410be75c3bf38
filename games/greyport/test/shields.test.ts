import { describe, expect, test } from 'vitest'
import { endRound, hp, read, street } from './street-three.ts'

const WATCHMAN = 'Off-Duty Watchman 1'

describe('Shield', () => {
  test('[K12] puts tokens before the defender; unused ones vanish in Cleanup', () => {
    const at = street({ people: [{}, { hand: [WATCHMAN] }], there: ['Giant Boar 1'] }).do(`play ${WATCHMAN}`)
    expect(at.read('shields')).toBe(2)
    endRound(at)
    expect(read(at, 'question', 'shields', 'locationHp')).toEqual(['discard-step', 0, 18])
  })

  test('[K12] each cancels 1 damage, of the monster the players choose', () => {
    const at = street({
      people: [{ group: ['Hex Knitter 1', 'Mostly Elbows 1'] }, {}],
      table: { shields: 3 },
    })
    endRound(at).do('shield against Mostly Elbows 1')
    expect(at.offers()).toEqual([
      'shield against Hex Knitter 1',
      'shield against Mostly Elbows 1',
      'spend no more shields',
    ])
    at.do('shield against Mostly Elbows 1')
    expect(at.offers()).toEqual(['shield against Hex Knitter 1', 'spend no more shields'])
    at.do('spend no more shields')
    expect(hp(at)).toEqual([7, 10]) // and no Slash
    expect(at.read('players[0].discard.size')).toBe(1)
  })

  test('[Q2] the defending player decides for the party', () => {
    const at = street({ people: [{ group: ['Giant Boar 1'] }, { hand: [WATCHMAN] }] }).do(`play ${WATCHMAN}`)
    endRound(at)
    expect([at.offers(1).length, at.offers(2).length]).toEqual([2, 0])
  })
})

describe('Slash and shields', () => {
  test('[Q16] Slash damage can be shielded, player by player', () => {
    const at = street({ people: [{ group: ['Mostly Elbows 1'] }, {}, {}], table: { shields: 1 } })
    endRound(at).do('spend no more shields')
    expect([at.read('players[0].hp'), at.offers()]).toEqual([
      8,
      ['spend a shield for Gerki', 'let Gerki take it'],
    ])
    at.do('let Gerki take it').do('spend a shield for Zot')
    expect([...hp(at), at.read('shields')]).toEqual([8, 9, 10, 0])
  })

  test('[Q16] a Cursed one curses each player whom it really damages, once', () => {
    const at = street({ people: [{ group: ["Somebody's Nightmare 1"] }, {}, {}], table: { shields: 3 } })
    endRound(at).do('spend no more shields')
    at.do('spend a shield for Gerki').do('spend a shield for Gerki').do('spend a shield for Zot')
    expect(hp(at)).toEqual([8, 10, 9])
    expect(read(at, 'players[0].discard.size', 'players[1].discard.size', 'players[2].discard.size')).toEqual(
      [1, 0, 1],
    )
  })

  test('[Q17] first the defender is struck, and is lost before anybody is slashed', () => {
    const at = street({ people: [{ hp: 2, group: ['Mostly Elbows 1'] }, { hp: 1 }], there: ['Giant Boar 1'] })
    endRound(at)
    expect(at.read('outcome')).toBe('lost')
    expect(hp(at)).toEqual([0, 1])
    expect(at.events()).toContain('Fiona has fallen. You lose.')
  })

  test('[Q17] then all is Slash, with what tokens are left, and a loss is seen before the location is hurt', () => {
    const at = street({
      people: [{ group: ['Mostly Elbows 1', 'Frenzy Goblin 1'] }, { hp: 1 }],
      there: ['Giant Boar 1'],
      table: { shields: 2 },
    })
    endRound(at).do('shield against Frenzy Goblin 1').do('spend no more shields')
    expect(read(at, 'players[0].hp', 'locationHp')).toEqual([8, 20])
    at.do('let Gerki take it')
    expect(read(at, 'outcome', 'locationHp')).toEqual(['lost', 20])
  })

  test('[Q17] last comes the location, and what its damage sets off', () => {
    const at = street({
      people: [{ group: ['Mostly Elbows 1'] }, {}],
      ...{ scenario: 'mad-dragon', there: ['Mordigar the Tyrant'], bosses: { 'Mordigar the Tyrant': 30 } },
    })
    endRound(at)
    const order = at.events().filter((event) => /loses|curse/.test(event))
    expect(order).toEqual([
      'Fiona loses 2 hit points and has 8.',
      'Gerki loses 1 hit points and has 9.',
      'The location loses 3 hit points and has 17.',
      'Fiona gains a curse.',
      'Gerki gains a curse.',
    ])
  })
})

describe('damage outside the step of the monsters', () => {
  test('[Q46] tokens may be spent when a Taunted monster hits', () => {
    const at = street({
      people: [{}, { hand: ['Bar Brawler 1'] }],
      there: ['Zombie 1', 'Giant Boar 1'],
      table: { shields: 3 },
    })
    at.do('play Bar Brawler 1').do('Taunt Zombie 1')
    expect(at.offers(1)).toEqual(['spend a shield for Gerki', 'let Gerki take it'])
    at.do('spend a shield for Gerki').do('let Gerki take it')
    expect([...hp(at), at.read('shields')]).toEqual([10, 9, 2])
  })

  test('[Q46] and against a penalty that says damage, since it comes before Cleanup', () => {
    const at = street({ people: [{}, {}], there: ['Giant Boar 1'], table: { shields: 1, locationHp: 2 } })
    endRound(at).do('let Fiona take it').do('spend a shield for Gerki')
    expect(hp(at)).toEqual([9, 10])
  })

  test('[Q46] but not for a player with a Cultist in front', () => {
    const at = street({
      people: [{}, { hand: ['Bar Brawler 1'], group: ['Cultist 1'] }],
      there: ['Zombie 1', 'Giant Boar 1'],
      table: { shields: 3 },
    })
    at.do('play Bar Brawler 1').do('Taunt Zombie 1')
    expect([...hp(at), at.read('shields')]).toEqual([10, 8, 3])
  })

  test('[Q46] an Ambush in mid-round can be shielded', () => {
    const at = street({
      ...{ people: [{ group: ['Giant Boar 2'] }, {}], there: ['Giant Boar 1'], scenario: 'goblin-king' },
      table: { shields: 1, locationHp: 1, 'monsterDeck.top': ['Mad Bomber 1'] },
    })
    endRound(at).do('spend no more shields').do('Mad Bomber 1 ambushes first').do('spend a shield for Fiona')
    expect(hp(at)).toEqual([8, 10])
  })

  test('[Q18] what says "lose HP" cannot be shielded', () => {
    const at = street({
      ...{ people: [{}, {}], there: ['Giant Boar 1'], scenario: 'goblin-king' },
      table: { encounter: 3, shields: 5, locationHp: 2, bossesLeft: 1 },
    })
    endRound(at)
    expect([...hp(at), at.read('question')]).toEqual([9, 9, 'take-monster'])
  })

  test('[Q18] nor what a monster of that wording does on top of its damage', () => {
    const at = street({ people: [{ group: ['Wallpaper Stalker 1'] }, {}], table: { shields: 5 } })
    endRound(at).do('shield against Wallpaper Stalker 1').do('spend no more shields')
    expect(hp(at)).toEqual([8, 10])
  })
})
