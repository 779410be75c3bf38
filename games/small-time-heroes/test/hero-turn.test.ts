import { describe, expect, test } from 'vitest'
import { fight, read } from './fight-one.ts'

describe('the Reset', () => {
  test('[R30, R60] takes the Block and everything that lasted until end of turn from both Heroes', () => {
    const upper = { block: 4, strengthNow: 2, protectNow: 3, immune: 1 }
    const at = fight({ joan: upper, lira: upper })
    at.do('Joan fights first').do('end the turn of Joan').do('end the turn of Lira')
    for (const hero of [0, 1]) {
      const fields = ['block', 'strengthNow', 'protectNow', 'immune'].map((name) => `heroes[${hero}].${name}`)
      expect(read(at, ...fields)).toEqual([0, 0, 0, 0])
    }
  })

  test('[R30, R62] leaves the statuses in the lower spaces alone', () => {
    const at = fight({ joan: { strength: 2, protect: 1, weak: 1, exposed: 1 } }).do('end the turn of Joan')
    const fields = ['strength', 'protect', 'weak', 'exposed'].map((name) => `heroes[0].${name}`)
    expect(read(at, ...fields, 'round')).toEqual([2, 1, 1, 1, 2])
  })

  test('[R30] each Hero draws one Intent, which is kept face down', () => {
    const at = fight({
      joan: {},
      lira: {},
      table: { 'intentDeck.top': ['Sun (Sun)', 'Skull or Claw (Skull)'] },
    })
    at.do('Joan fights first').do('end the turn of Joan').do('end the turn of Lira')
    expect(read(at, 'intents[0].card', 'intents[0].shown', 'intents[0].hero')).toEqual(['Sun (Sun)', -1, 0])
    expect(read(at, 'intents[1].card', 'intents[1].shown', 'intents[1].hero')).toEqual([
      'Skull or Claw (Skull)',
      -1,
      1,
    ])
    expect(read(at, 'intents[0].back', 'intents[1].back')).toEqual([0b00001, 0b11000])
  })

  test('[R32, A4] gives 3 Energy; what was left over is lost', () => {
    for (const energy of [0, 2, 3]) {
      expect(fight({ joan: { energy } }).do('end the turn of Joan').read('heroes[0].energy')).toBe(3)
    }
  })

  test('[R32, A4] gives as much as the maximum, if that was raised', () => {
    const at = fight({ lira: { energy: 0, maxEnergy: 4 } }).do('end the turn of Lira')
    expect(at.read('heroes[1].energy')).toBe(4)
  })
})

describe('who fights first', () => {
  test('[R31] two players choose it, and the second begins when the first is done', () => {
    const at = fight({ joan: { hand: ['Shin Kick 1'] }, lira: { hand: ['Sidestep 1'] } })
    expect(at.offers()).toEqual(['Joan fights first', 'Lira fights first'])
    at.do('Lira fights first')
    expect(at.offers()).toEqual(['play Sidestep 1', 'end the turn of Lira'])
    at.do('play Sidestep 1').do('end the turn of Lira')
    expect(at.offers(2)).toEqual([])
    expect(at.offers(1)).toContain('play Shin Kick 1 on Bitey Bitsy 1')
  })

  test('[R31] they choose it anew each turn', () => {
    const at = fight({ joan: {}, lira: {} })
    at.do('Lira fights first').do('end the turn of Lira').do('end the turn of Joan')
    expect(read(at, 'question', 'round')).toEqual(['fight-order', 2])
    expect(at.offers()).toEqual(['Joan fights first', 'Lira fights first'])
  })

  test.each([
    ['Joan', 'Lira'],
    ['Lira', 'Joan'],
  ])('[R31] Enemies deal with %s before %s, in the same order', (first, second) => {
    const at = fight({ joan: {}, lira: {}, foes: [{ card: 'Gate Barker 1' }] })
    at.do(`${first} fights first`).do(`end the turn of ${first}`).do(`end the turn of ${second}`)
    const intents = at.events().filter((event) => event.startsWith('The Intent for'))
    expect(intents).toEqual([`The Intent for ${first} is Claw.`, `The Intent for ${second} is Claw.`])
  })
})

describe('playing cards', () => {
  test('[R33] any number in any order, each for its Energy', () => {
    const at = fight({ joan: { hand: ['Shin Kick 1', 'Leather Jacket Shrug 1', 'Power Chord'], energy: 3 } })
    at.do('play Power Chord on Bitey Bitsy 2')
    expect(at.read('heroes[0].energy')).toBe(1)
    at.do('play Shin Kick on Bitey Bitsy 2')
    expect(read(at, 'heroes[0].energy', 'heroes[0].hand')).toEqual([0, ['Leather Jacket Shrug 1']])
  })

  test('[R33] a card that costs more Energy than is left is refused', () => {
    const at = fight({ joan: { hand: ['Shin Kick 1', 'Power Chord'], energy: 1 } })
    expect(at.refusal('play Power Chord on Bitey Bitsy 1')).toEqual({
      rule: 'R33',
      text: 'Power Chord costs more Energy than you have',
    })
    expect(at.offers()).toContain('play Shin Kick 1 on Bitey Bitsy 1')
    expect(at.do('play Shin Kick on Bitey Bitsy 1').offers()).toEqual(['end the turn of Joan'])
  })

  test('[R33] a card that costs 0 is free', () => {
    const at = fight({ joan: { hand: ['Kick Off Your Boots 1'], energy: 0 } })
    at.do('play Kick Off Your Boots on Bitey Bitsy 1')
    expect(read(at, 'heroes[0].energy', 'enemies[0].health')).toEqual([0, 18])
  })

  test('[R34] a played card lies in the play area until the end of the turn', () => {
    const at = fight({ joan: { hand: ['Shin Kick 1', 'Power Chord'] } }).do(
      'play Power Chord on Howling Beagle',
    )
    expect(read(at, 'heroes[0].playArea', 'heroes[0].discard', 'heroes[0].hand')).toEqual([
      ['Power Chord'],
      [],
      ['Shin Kick 1'],
    ])
    at.do('end the turn of Joan')
    expect(read(at, 'heroes[0].playArea', 'heroes[0].discard')).toEqual([[], ['Power Chord', 'Shin Kick 1']])
  })

  test('[R34] so it is not shuffled in when the deck is made anew in mid-turn', () => {
    const at = fight({
      joan: {
        hand: ['Amped Up 1'],
        deck: [],
        discard: ['Shin Kick 1', 'Shin Kick 2'],
        playArea: ['Power Chord'],
      },
      rolls: { heroDice: [{ shuffle: ['Shin Kick 2'] }] },
    }).do('play Amped Up')
    expect(read(at, 'heroes[0].hand', 'heroes[0].deck', 'heroes[0].discard', 'heroes[0].playArea')).toEqual([
      ['Shin Kick 2'],
      ['Shin Kick 1'],
      [],
      ['Power Chord', 'Amped Up 1'],
    ])
  })

  test('[R6] what a card says happens in the order printed', () => {
    const shove = fight({ joan: { hand: ["Bouncer's Shove 1"], block: 2 }, foes: [{}] })
    // First 4 Block for 6 in all, then 1 damage and 1 more for each Block.
    expect(read(shove.do("play Bouncer's Shove"), 'heroes[0].block', 'enemies[0].health')).toEqual([6, 13])
    const patch = fight({ joan: { hand: ['Sew On Another Patch 1'] } }).do('play Sew On Another Patch')
    // First 1 Protect, which then raises the 2 Block.
    expect(read(patch, 'heroes[0].protect', 'heroes[0].block')).toEqual([1, 3])
  })

  test('[R41] a Hero card is for your own Hero', () => {
    const at = fight({ joan: { hand: ['Leather Jacket Shrug 1', 'Amped Up 1'] }, lira: {} }).do(
      'Joan fights first',
    )
    at.do('play Leather Jacket Shrug').do('play Amped Up')
    expect(read(at, 'heroes[0].block', 'heroes[0].strength', 'heroes[0].hand.size')).toEqual([3, 1, 1])
    expect(read(at, 'heroes[1].block', 'heroes[1].strength', 'heroes[1].hand.size')).toEqual([0, 0, 0])
  })
})

describe('the end of a turn', () => {
  test('[R35] the play area and the rest of the hand are discarded, then five cards are drawn', () => {
    const deck = [
      'Sidestep 2',
      'Sidestep 3',
      'Point the Ferret',
      'Borrowed Steak Knife 1',
      'Borrowed Steak Knife 2',
    ]
    const at = fight({
      lira: { hand: ['Sidestep 1', 'Duck Down an Alley'], deck: [...deck, 'Borrowed Steak Knife 3'] },
    })
    at.do('play Sidestep').do('end the turn of Lira')
    expect(read(at, 'heroes[1].hand', 'heroes[1].deck', 'heroes[1].playArea')).toEqual([
      deck,
      ['Borrowed Steak Knife 3'],
      [],
    ])
    expect(at.read('heroes[1].discard')).toEqual(['Sidestep 1', 'Duck Down an Alley'])
  })

  test('[R35] a deck that runs out is made anew from the discard pile, and drawing goes on', () => {
    const at = fight({
      joan: {
        ...{ hand: ['Power Chord'], deck: ['Shin Kick 1', 'Shin Kick 2'] },
        discard: ['Sound Check', 'Shin Kick 3', 'Leather Jacket Shrug 1', 'Leather Jacket Shrug 2'],
      },
      rolls: { heroDice: [{ shuffle: ['Power Chord', 'Leather Jacket Shrug 2', 'Sound Check'] }] },
    }).do('end the turn of Joan')
    expect(at.read('heroes[0].hand')).toEqual([
      ...['Shin Kick 1', 'Shin Kick 2', 'Power Chord', 'Leather Jacket Shrug 2', 'Sound Check'],
    ])
    expect(read(at, 'heroes[0].deck', 'heroes[0].discard')).toEqual([
      ['Shin Kick 3', 'Leather Jacket Shrug 1'],
      [],
    ])
    expect(at.unusedRolls()).toEqual([])
  })

  test('[R35] with deck and discard pile both empty, drawing stops', () => {
    const at = fight({
      joan: { hand: ['Shin Kick 1', 'Shin Kick 2'], deck: [] },
      rolls: { heroDice: [{ shuffle: [] }] },
    }).do('end the turn of Joan')
    expect(read(at, 'heroes[0].hand.size', 'heroes[0].deck.size', 'heroes[0].discard.size')).toEqual([
      2, 0, 0,
    ])
  })

  test('[R36] the Enemy Turn begins when every Hero is done, not before', () => {
    const at = fight({ joan: {}, lira: {} }).do('Lira fights first').do('end the turn of Lira')
    expect(at.events().filter((event) => event.startsWith('The Intent'))).toEqual([])
    expect(read(at, 'side', 'round')).toEqual([1, 1])
    at.do('end the turn of Joan')
    expect(at.events().filter((event) => event.startsWith('The Intent'))).toHaveLength(2)
    expect(read(at, 'side', 'round')).toEqual([1, 2])
  })
})
