import { describe, expect, test } from 'vitest'
import { SQUIRE } from './street-three-cards.ts'
import { damage, fights, read, real, street } from './street-three.ts'

const group = ['Giant Boar 1']

describe('those who give cards', () => {
  test('[C3] Brewmaster Phrenk: every player may draw, only who played him may retire', () => {
    const PHRENK = 'Brewmaster Phrenk'
    const at = street({
      people: [
        { group, deck: ['Mace'], hand: ['Bar Stool 1'] },
        { hand: [PHRENK, 'Sister-in-Arms'], deck: [SQUIRE] },
        { deck: ['Bar Stool 2'] },
      ],
    }).do(`play ${PHRENK}`)
    expect([at.offers(1), at.offers(2)]).toEqual([['draw a card', 'draw nothing'], []])
    at.do('draw a card', 1).do('draw a card', 2).do('draw nothing', 3)
    expect(read(at, 'players[0].hand', 'players[1].hand', 'players[2].hand')).toEqual([
      ['Bar Stool 1', 'Mace'],
      ['Sister-in-Arms', SQUIRE],
      [],
    ])
    expect([at.offers(1), at.offers(2), at.offers(3)]).toEqual([
      [],
      ['retire Sister-in-Arms', `retire ${SQUIRE}`, 'retire nothing'],
      [],
    ])
    expect(at.do(`retire ${SQUIRE}`).read('retired')).toContain(SQUIRE)
  })

  test('[C4] Brother Bastian: a chosen player, perhaps yourself, may retire a card', () => {
    const play = (who: string) =>
      street({ people: [{ group, hand: ['Mace'] }, { hand: ['Brother Bastian', 'Bar Stool 1'] }] })
        .do('play Brother Bastian')
        .do(`choose ${who}`)
    expect(play('Fiona').offers(1)).toEqual(['retire Mace', 'retire nothing'])
    expect(play('Fiona').offers(2)).toEqual([])
    expect(play('Gerki').offers(2)).toEqual(['retire Bar Stool 1', 'retire nothing'])
    expect(play('Fiona').do('retire nothing').read('players[0].hand')).toEqual(['Mace'])
  })

  test('[Q43] a card to retire is one of the hand, its owner chooses, and a retired curse leaves the game', () => {
    const at = street({
      people: [{ group, hand: ['Mace', 'Curse 1'], discard: ['Bar Stool 2'] }, { hand: ['Brother Bastian'] }],
    })
    at.do('play Brother Bastian').do('choose Fiona')
    expect(at.offers()).toEqual(['retire Mace', 'retire Curse 1', 'retire nothing'])
    at.do('retire Curse 1')
    expect(at.read('retired')).toContain('Curse 1')
    expect(at.read('curseDeck')).not.toContain('Curse 1')
  })

  test('[C7] Deirdre, as player hero: choose a player to draw, perhaps yourself', () => {
    const draw = (level: number, who: string) => {
      const hero = `Deirdre, level ${level}`
      const at = street({
        people: [{ group, deck: ['Mace'] }, {}, {}, { hand: [hero], deck: ['Bar Stool 1'], level }],
      }).do(`play ${hero}`)
      expect(at.offers()).toEqual(['choose Fiona', 'choose Gerki', 'choose Zot', 'choose Deirdre'])
      at.do(`choose ${who}`)
      return read(at, 'players[0].deck.size', 'players[3].hand')
    }
    expect(draw(1, 'Fiona')).toEqual([0, []])
    expect(draw(2, 'Deirdre')).toEqual([1, ['Bar Stool 1']])
    expect(draw(3, 'Fiona')).toEqual([0, []])
  })
})

describe('Chronos', () => {
  const CHRONOS = 'Chronos, level 1'

  test('[C5] may roll again in a fight of his own, once', () => {
    const at = street({
      people: [{ group }, {}, {}, {}, { hand: [CHRONOS] }],
      rolls: { fightDice: [0, 4] },
    }).do(`play ${CHRONOS}`)
    at.do(`${CHRONOS} fights Giant Boar 1`)
    expect([at.offers(), ...damage(at, 'Giant Boar 1')]).toEqual([['roll again', 'keep the roll'], 0])
    at.do('roll again')
    expect(damage(at, 'Giant Boar 1')).toEqual([5])
  })

  test('[C5] no other hero gets his reroll, though it fights in the same round', () => {
    const other = 'Gladiator with a Bad Knee 1'
    const at = street({
      people: [{ group }, {}, {}, {}, { hand: ['Townsfolk 1', CHRONOS, other], heroesLeft: 3 }],
      rolls: { fightDice: [3, 0, 0, 0] },
    }).do(`play ${CHRONOS}`)
    at.do(`play ${other}`)
      .do(`${CHRONOS} fights Giant Boar 1`)
      .do('keep the roll')
      .do(`${other} fights Giant Boar 1`)
    expect([at.read('question'), ...damage(at, 'Giant Boar 1')]).toEqual(['players-act', 16])
  })

  test('[C5] nor is one kept that found no dice to roll again', () => {
    const other = 'Gladiator with a Bad Knee 1'
    const glass = 'Pocket Hourglass 1'
    const witch = 'Hedge Witch in the Snug'
    const at = street({
      people: [{ group }, { hand: [witch, glass, other], heroesLeft: 2 }],
      rolls: { fightDice: [0, 0, 0] },
    }).do(`play ${witch}`)
    at.do(`give ${glass} to ${witch}`).do(`play ${other}`).do(`${witch} fights Giant Boar 1`)
    at.do(`${other} fights Giant Boar 1`)
    expect([at.read('question'), ...damage(at, 'Giant Boar 1')]).toEqual(['players-act', 17])
  })

  test('[Q40] rerolls come before the damage', () => {
    const at = street({
      people: [{ group, hand: [SQUIRE] }, {}, {}, {}, { hand: [CHRONOS] }],
      rolls: { fightDice: [5] },
      wounds: { 'Giant Boar 1': 15 },
    }).do(`play ${CHRONOS}`)
    at.do(`${CHRONOS} fights Giant Boar 1`)
    expect(at.read('players[0].group')).toEqual(group)
    at.do('keep the roll')
    expect(at.read('players[0].group')).toEqual([])
  })
})

describe('those with a price', () => {
  test('[C8, Q33] the Eagle Eye Sniper pays with a card, the player hero if you like', () => {
    const SNIPER = 'Eagle Eye Sniper 1'
    const at = street({ people: [{ group, hand: [SNIPER, 'Mace', 'Fiona, level 1'] }, {}] }).do(
      `play ${SNIPER}`,
    )
    at.do(`use ${SNIPER}`)
    expect(at.offers()).toEqual(['discard Mace', 'discard Fiona, level 1', 'do not pay'])
    at.do('discard Fiona, level 1').do('Snipe Giant Boar 1')
    expect(damage(at, 'Giant Boar 1')).toEqual([4])
    expect(read(at, 'players[0].discard', 'players[0].heroAside')).toEqual([[], 1])
  })

  test('[C8, Q33] Fleck the Bard likewise; with nothing to pay with he cannot be used', () => {
    const FLECK = 'Fleck the Bard'
    const at = street({
      people: [{ group, hand: [FLECK, 'Fiona, level 1'], deck: ['Mace', 'Bar Stool 1'] }, {}],
    })
    at.do(`play ${FLECK}`).do(`use ${FLECK}`).do('discard Fiona, level 1').do('choose Fiona')
    expect(at.read('players[0].hand')).toEqual(['Mace', 'Bar Stool 1'])
    const poor = street({ people: [{ group, hand: [FLECK] }, {}] }).do(`play ${FLECK}`)
    expect(poor.refusal(`use ${FLECK}`, 1)?.rule).toBe('Q33')
  })

  test('[Q64] with hidden hands one is asked for a price that one cannot pay, and does not pay', () => {
    const SAILOR = real.cards.find(({ title }) => title === 'Sailor with Nothing to Declare')?.name ?? ''
    const played = (hand: string[], options: Record<string, string> = {}) =>
      street({ people: [{ group, hand: [SAILOR, ...hand] }, {}], options }).do(`play ${SAILOR}`)
    expect(played([SQUIRE]).read('question')).toBe('players-act')
    const at = played([SQUIRE], { hands: 'closed' })
    expect([at.read('question'), at.offers(1)]).toEqual(['pay-price', ['do not pay']])
    expect(at.do('do not pay').read('question')).toBe('players-act')
    expect(played([], { hands: 'closed' }).read('question')).toBe('players-act')
  })

  test('[Q4] at any moment from being played, once a round', () => {
    const teller = "Fortune-Teller's Double 1"
    const at = street({ people: [{ group }, { hand: [teller] }] }).do(`play ${teller}`)
    at.do(`${teller} fights Giant Boar 1`).do(`use ${teller}`)
    expect(at.read('shields')).toBe(1)
    expect(at.refusal(`use ${teller}`, 2)?.rule).toBe('Q4')
  })
})

describe('Gerki', () => {
  const place = {
    there: ['Frenzy Goblin 1', 'Frenzy Goblin 2'],
    people: [{ group: ['Bouncer for Hire 1', 'Goblin Archer 1'] }, {}, { group: ['Giant Boar 1'] }],
  }
  const all = ['Frenzy Goblin 1', 'Frenzy Goblin 2', 'Bouncer for Hire 1', 'Goblin Archer 1', 'Giant Boar 1']

  test.each(['Gerki, level 1', 'Gerki, level 2', 'Gerki, level 3', 'Gerki the Sneak'])(
    '[C9, Q49] %s may fight any monster of any group; Tank and Ranged are nothing to him',
    (gerki) => {
      const [first, , third] = place.people
      const level = Number(/\d/.exec(gerki)?.[0] ?? 1)
      const at = street({ ...place, people: [first, { hand: [gerki], level }, third] }).do(`play ${gerki}`)
      expect(fights(at, gerki)).toEqual(all)
      expect(real.cards.find(({ name }) => name === gerki)?.anyTarget).toBe(true)
    },
  )

  test('[C9] with Cleave, both targets are of one group', () => {
    const [first, , third] = place.people
    const AXE = 'Axe with an Axe on the Other End'
    const gerki = 'Gerki, level 1'
    const at = street({ ...place, people: [first, { hand: [gerki, AXE] }, third] }).do(`play ${gerki}`)
    at.do(`give ${AXE} to ${gerki}`)
    expect(fights(at, gerki).filter((text) => text.includes(' and '))).toEqual([
      'Frenzy Goblin 1 and Frenzy Goblin 2',
      'Bouncer for Hire 1 and Goblin Archer 1',
    ])
    at.do(`${gerki} fights Frenzy Goblin 1 and Frenzy Goblin 2`)
    expect(damage(at, 'Frenzy Goblin 1', 'Frenzy Goblin 2')).toEqual([6, 6])
  })
})
