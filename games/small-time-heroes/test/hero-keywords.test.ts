import { describe, expect, test } from 'vitest'
import { shownCost } from '../src/index.ts'
import type { Table } from '../src/index.ts'
import { fight, read } from './fight-one.ts'

const HANDY = "Throw Whatever's Handy"

describe('DISCARD and AMBUSH', () => {
  test('[R80] a card goes from the hand to your own discard pile', () => {
    const at = fight({
      joan: { hand: ['Shin Kick 1'] },
      lira: { hand: ['Turn Out Your Pockets', 'Sidestep 1'], deck: ['Point the Ferret'] },
    }).do('Lira fights first')
    at.do('play Turn Out Your Pockets')
    expect(at.offers(2)).toEqual(['discard Sidestep 1', 'discard Point the Ferret'])
    at.do('discard Sidestep 1')
    expect(read(at, 'heroes[1].hand', 'heroes[1].discard', 'heroes[0].discard')).toEqual([
      ...[['Point the Ferret'], ['Sidestep 1'], []],
    ])
  })

  test('[R6, R80] with nothing to discard the rest of the card happens all the same', () => {
    const at = fight({ lira: { hand: [`${HANDY} 1`] }, foes: [{}] }).do(`play ${HANDY}`)
    expect(at.read('enemies[0].health')).toBe(17)
  })

  test('[R81] a card with AMBUSH that is discarded in your turn does what it says, for free', () => {
    const at = fight({ lira: { hand: [`${HANDY} 1`, 'Loose Floorboard 1'], energy: 0 }, foes: [{}] })
    at.do(`play ${HANDY}`).do('discard Loose Floorboard 1')
    expect(
      read(at, 'heroes[1].block', 'heroes[1].energy', 'heroes[1].discard', 'heroes[1].playArea'),
    ).toEqual([...[4, 0, ['Loose Floorboard 1'], [`${HANDY} 1`]]])
  })

  test('[R81] the clean-up at the end of the turn sets no AMBUSH off', () => {
    const at = fight({ lira: { hand: ['Loose Floorboard 1', 'Booby-Trapped Coat 1'] } }).do(
      'end the turn of Lira',
    )
    expect(at.events().filter((event) => event.startsWith('Ambush'))).toEqual([])
    expect(read(at, 'enemies[0].health', 'heroes[1].discard.size')).toEqual([20, 2])
  })

  test('[R81] nor does a discard in the Enemy Turn', () => {
    const at = fight({
      lira: { hand: [], deck: ['Loose Floorboard 1'], health: 20 },
      foes: [{ card: 'Sock Thief' }],
      intents: ['Sun (Sun)'],
      rolls: { heroDice: [0] },
    }).do('end the turn of Lira')
    expect(at.events()).toContain('Lira discards Loose Floorboard 1.')
    expect(at.events().filter((event) => event.startsWith('Ambush'))).toEqual([])
    // 2 by the Sock Thief, 2 by the Horde: no Block helped.
    expect(at.read('heroes[1].health')).toBe(16)
  })

  test('[R81] but one that an Enemy causes in your turn does', () => {
    const at = fight({
      lira: { hand: ['Borrowed Steak Knife 1', 'Loose Floorboard 1'] },
      foes: [{ card: 'Dire Dachshund 1' }],
      rolls: { heroDice: [0] },
    }).do('play Borrowed Steak Knife on Dire Dachshund 1')
    expect(read(at, 'heroes[1].discard', 'heroes[1].block')).toEqual([['Loose Floorboard 1'], 4])
  })

  test("[R81] a discard in the other Hero's turn sets no AMBUSH off, one in your own does", () => {
    const blockAfter = (first: string) => {
      const at = fight({
        joan: {},
        lira: { hand: ['Loose Floorboard 1'] },
        mode: 'campaign',
        table: { treasures: ['Closing Time'] },
      })
      at.do(`${first} fights first`).do('use Almanac of Good Advice', 1).do('discard Loose Floorboard 1')
      return at.read('heroes[1].block')
    }
    expect([blockAfter('Joan'), blockAfter('Lira')]).toEqual([0, 4])
  })

  test('[A17] the end of a Wave sets no AMBUSH off', () => {
    const at = fight({
      lira: { hand: ['Borrowed Steak Knife 1', 'Loose Floorboard 1'], block: 0 },
      foes: [{ health: 1 }],
      table: { challengeDeck: ['Matching Helmets', 'Free Samples'] },
      rolls: { heroDice: [{ shuffle: [] }] },
    }).do('play Borrowed Steak Knife on Bitey Bitsy 1')
    expect(read(at, 'wave', 'heroes[1].playArea')).toEqual([2, []])
    expect(at.events().filter((event) => event.startsWith('Ambush') || event.includes('Block'))).toEqual([])
  })
})

describe('FINALE', () => {
  const KNIFE = 'Last Clean Knife 1'

  test('[R82, A15] the last card in hand happens a second time, for free, with a target of its own', () => {
    const at = fight({ lira: { hand: [KNIFE], energy: 1 } }).do(`play ${KNIFE} on Bitey Bitsy 1`)
    expect(read(at, 'enemies[0].health', 'heroes[1].energy')).toEqual([16, 0])
    expect(at.offers()).toEqual(['choose Bitey Bitsy 1', 'choose Bitey Bitsy 2', 'choose Howling Beagle'])
    at.do('choose Howling Beagle')
    expect(read(at, 'enemies[0].health', 'enemies[2].health', 'question')).toEqual([16, 16, 'hero-acts'])
  })

  test('[R82] with another card in hand it happens once', () => {
    const at = fight({ lira: { hand: [KNIFE, 'Sidestep 1'] } }).do(`play ${KNIFE} on Bitey Bitsy 1`)
    expect(read(at, 'enemies[0].health', 'question')).toEqual([16, 'hero-acts'])
  })

  test('[A15] what counts is the moment it leaves the hand, whatever it draws', () => {
    const at = fight({ lira: { hand: ['Curtain Call 1'], deck: ['Sidestep 1', 'Sidestep 2'] } }).do(
      'play Curtain Call',
    )
    expect(read(at, 'heroes[1].block', 'heroes[1].hand')).toEqual([4, ['Sidestep 1', 'Sidestep 2']])
  })

  test('[A15] a Bomb still in hand prevents it', () => {
    const at = fight({
      lira: { hand: [KNIFE, 'Deck Swabber 1'] },
      boss: 'goblin-king',
      foes: [{ card: 'Cabin Boy Boom 1' }],
    })
    at.do(`play ${KNIFE} on Cabin Boy Boom 1`)
    expect(read(at, 'enemies[0].health', 'question')).toEqual([16, 'hero-acts'])
  })

  test('[A15] the repeat is not a second card played', () => {
    const at = fight({
      lira: { hand: ['Curtain Call 1'], deck: ['The Long Con 1', 'Sidestep 1'], energy: 2 },
      foes: [{}],
    })
    at.do('play Curtain Call')
    expect(at.read('heroes[1].played')).toBe(1)
    // One card before it: 3 - 1.
    expect(at.do('play The Long Con on Bitey Bitsy 1').read('heroes[1].energy')).toBe(0)
  })
})

describe('PREPARE', () => {
  /** The Energy that The Long Con of cost 3 takes after other cards. */
  const costAfter = (...cards: string[]): number => {
    const at = fight({ lira: { hand: [...cards, 'The Long Con 1'], energy: 20 }, foes: [{ health: 90 }] })
    for (const card of cards) at.do(at.offers().find((offer) => offer.startsWith(`play ${card}`)) ?? card)
    const before = at.read('heroes[1].energy') as number
    return before - (at.do('play The Long Con 1 on Bitey Bitsy 1').read('heroes[1].energy') as number)
  }

  test('[R83] it costs 1 less for each other card played this turn', () => {
    expect(costAfter()).toBe(3)
    expect(costAfter('Sidestep 1')).toBe(2)
    expect(costAfter('Sidestep 1', 'Smoke Pellet 1')).toBe(1)
  })

  test('[R83] a card with Prepare does not count, and starts the count anew', () => {
    expect(costAfter('Exit Strategy 1')).toBe(3)
    expect(costAfter('Sidestep 1', 'Smoke Pellet 1', 'Exit Strategy 1')).toBe(3)
    expect(costAfter('Sidestep 1', 'Exit Strategy 1', 'Smoke Pellet 1')).toBe(2)
  })

  test('[R83] the count starts anew each turn', () => {
    const at = fight({
      lira: {
        hand: ['Sidestep 1', 'Sidestep 2'],
        deck: [
          'The Long Con 1',
          'Point the Ferret',
          'Sidestep 3',
          'Borrowed Steak Knife 1',
          'Borrowed Steak Knife 2',
        ],
      },
    })
    at.do('play Sidestep').do('play Sidestep').do('end the turn of Lira')
    expect(at.do('play The Long Con on Bitey Bitsy 1').read('heroes[1].energy')).toBe(0)
  })

  test('[R83] when the turn is over, by its end or by the last blow, cards cost what they say', () => {
    const hand = ['Sidestep 1', 'Borrowed Steak Knife 1']
    const at = fight({ lira: { hand }, foes: [{ health: 1 }] })
    const cost = (): number => {
      const t = at.table as unknown as Table
      const card = t.data.cards.findIndex(({ name }) => name === 'The Long Con 1')
      return shownCost(t, t.heroes[1], card)
    }
    at.do('play Sidestep')
    expect(cost()).toBe(2)
    at.do('play Borrowed Steak Knife on Bitey Bitsy 1')
    expect([at.read('question'), cost()]).toEqual(['take-reward-part', 3])
  })

  test('[A16] it never costs less than 0', () => {
    expect(costAfter('Sidestep 1', 'Sidestep 2', 'Sidestep 3')).toBe(0)
    expect(costAfter('Sidestep 1', 'Sidestep 2', 'Sidestep 3', 'Smoke Pellet 1')).toBe(0)
  })

  test('[A16] an AMBUSH that is set off is no card played', () => {
    const at = fight({
      lira: { hand: [`${HANDY} 1`, 'Loose Floorboard 1', 'The Long Con 1'], energy: 3 },
      foes: [{}],
    })
    at.do(`play ${HANDY}`).do('discard Loose Floorboard 1').do('play The Long Con on Bitey Bitsy 1')
    // Only the card that was played makes it cheaper.
    expect(at.read('heroes[1].energy')).toBe(1)
  })
})

describe('IMMUNITY', () => {
  const shielded = { hand: ['Very Long Guitar Solo 1'], health: 20, block: 2, exposed: 1 }

  test('[R84] all damage is ignored up to the start of your next turn', () => {
    const table = { 'intentDeck.top': ['Skull (Skull)'] }
    const rolls = { heroDice: [{ shuffle: [] }] }
    const at = fight({ joan: shielded, intents: ['Sun (Sun)'], foes: [{ strength: 5 }], table, rolls })
    at.do('play Very Long Guitar Solo').do('end the turn of Joan')
    expect(read(at, 'heroes[0].health', 'heroes[0].immune', 'round')).toEqual([20, 0, 2])
    // In the Enemy Turn after the next it is over: 5, doubled.
    expect(at.do('end the turn of Joan').read('heroes[0].health')).toBe(10)
  })

  test('[R84, A7] it keeps Exposed, and uses up the Weak of who attacks', () => {
    const at = fight({ joan: shielded, intents: ['Sun (Sun)'], foes: [{ weak: 1 }] })
    at.do('play Very Long Guitar Solo').do('end the turn of Joan')
    expect(read(at, 'heroes[0].exposed', 'enemies[0].weak')).toEqual([1, 0])
  })

  test('[R84] it also holds against what your own blows set off', () => {
    const at = fight({
      joan: { hand: ['Shin Kick 1'], immune: 1, health: 20 },
      foes: [{ card: 'Moon Critic' }],
    })
    expect(at.do('play Shin Kick on Moon Critic').read('heroes[0].health')).toBe(20)
  })

  test('[R84, A18] a Concealed Rogue need not use her concealment', () => {
    const at = fight({ lira: { immune: 1, concealed: 1, health: 20 }, intents: ['Skull (Skull)'] })
    at.do('end the turn of Lira')
    expect(read(at, 'round', 'heroes[1].health', 'heroes[1].concealed')).toEqual([2, 20, 1])
  })
})
