import { describe, expect, test } from 'vitest'
import { BODY_PARTS } from '../src/content/limits.ts'
import { fight, read } from './fight-one.ts'

const BASS = "Ex-Bassist's Bass 1"

describe('wearing Equipment', () => {
  test('[R34, R70] a piece goes to the body, not to the play area, and stays there', () => {
    const at = fight({ joan: { hand: ['Dustbin Lid 1', 'Shin Kick 1'] } }).do('play Dustbin Lid')
    expect(read(at, 'heroes[0].equipment', 'heroes[0].playArea', 'heroes[0].energy')).toEqual([
      ...[['Dustbin Lid 1'], [], 2],
    ])
    at.do('end the turn of Joan')
    expect(read(at, 'heroes[0].equipment', 'heroes[0].discard')).toEqual([['Dustbin Lid 1'], ['Shin Kick 1']])
  })

  test('[R70] its ability lasts', () => {
    const hand = ['Shin Kick 1', 'Leather Jacket Shrug 1']
    const at = fight({ joan: { hand, equipment: [BASS, 'Dustbin Lid 1'] } })
    at.do('play Shin Kick on Bitey Bitsy 1').do('play Leather Jacket Shrug')
    expect(read(at, 'enemies[0].health', 'heroes[0].block')).toEqual([16, 4])
  })

  test('[R70] an ability of each turn happens in each turn', () => {
    const at = fight({ joan: { equipment: ['Bucket with Eyeholes 1'], block: 0 } }).do('end the turn of Joan')
    expect(read(at, 'round', 'heroes[0].block')).toEqual([2, 2])
  })

  test('[R70] what it does once a turn, it does once a turn, also when another piece has come off', () => {
    const hand = ['Kick Off Your Boots 1', 'Shin Kick 1', 'Shin Kick 2']
    const at = fight({ joan: { hand, equipment: ['Dustbin Lid 1', 'Steel-Toe Stompers 1'] } })
    at.do('play Shin Kick on Bitey Bitsy 1')
    expect(read(at, 'enemies[0].health', 'enemies[1].health')).toEqual([20 - 3 - 1, 19])
    at.do('play Kick Off Your Boots on Bitey Bitsy 1')
      .do('pay')
      .do('take off Dustbin Lid')
      .do('choose Bitey Bitsy 1')
    expect(read(at, 'enemies[0].health', 'enemies[1].health')).toEqual([16 - 2 - 5, 19])
    expect(at.do('play Shin Kick on Bitey Bitsy 1').read('enemies[1].health')).toBe(19)
  })

  test('[R70] and in the next turn again', () => {
    const deck = ['Shin Kick 1', 'Shin Kick 2', 'Shin Kick 3', 'Sound Check', 'Power Chord']
    const at = fight({ joan: { hand: ['Kick Off Your Boots 1'], deck, equipment: ['Steel-Toe Stompers 1'] } })
    at.do('play Kick Off Your Boots on Bitey Bitsy 1').do('do not pay').do('end the turn of Joan')
    expect(at.read('enemies[1].health')).toBe(19)
    expect(at.do('play Shin Kick on Bitey Bitsy 1').read('enemies[1].health')).toBe(18)
  })

  test('[R70, A11] there is one piece for each of five parts', () => {
    expect(BODY_PARTS).toEqual(['helm', 'chest', 'main-hand', 'off-hand', 'boots'])
    const hand = [
      BASS,
      'Dustbin Lid 1',
      'Bucket with Eyeholes 1',
      'Vest of a Hundred Gigs 1',
      'Steel-Toe Stompers 1',
    ]
    const at = fight({ joan: { hand, energy: 5 } })
    for (const piece of hand) at.do(`play ${piece}`)
    expect(at.read('heroes[0].equipment')).toEqual(hand)
  })

  test('[A12, R70] a new piece for a part in use takes the place of the old one, which is removed first', () => {
    const at = fight({
      joan: { hand: ['Stolen Mic Stand 1'], equipment: [BASS, 'Dustbin Lid 1'] },
      foes: [{}],
    })
    at.do('play Stolen Mic Stand')
    expect(read(at, 'heroes[0].equipment', 'heroes[0].discard')).toEqual([
      ['Dustbin Lid 1', 'Stolen Mic Stand 1'],
      [BASS],
    ])
    // The 4 damage of its REMOVED.
    expect(at.read('enemies[0].health')).toBe(16)
    const events = at.events()
    expect(events.indexOf(`${BASS} is taken off.`)).toBeLessThan(
      events.indexOf('Stolen Mic Stand 1 is put on.'),
    )
  })

  test('[A12] also a second copy of the same piece', () => {
    const at = fight({ joan: { hand: ['Dustbin Lid 2'], equipment: ['Dustbin Lid 1'] } }).do(
      'play Dustbin Lid',
    )
    // REMOVED gives 5, before the new piece can add to it.
    expect(read(at, 'heroes[0].equipment', 'heroes[0].block')).toEqual([['Dustbin Lid 2'], 5])
  })
})

describe('REMOVED and EQUIPPED', () => {
  test('[R71] a piece that is removed is discarded, has no effect any more, and does its REMOVED', () => {
    const at = fight({
      joan: { hand: ['Kick Off Your Boots 1', 'Shin Kick 1'], equipment: [BASS] },
      foes: [{}],
    })
    at.do('play Kick Off Your Boots on Bitey Bitsy 1')
    expect(at.read('enemies[0].health')).toBe(17)
    at.do('pay').do(`take off ${BASS}`)
    // REMOVED deals 4, then the card 5: the Bass adds nothing to either.
    expect(read(at, 'enemies[0].health', 'heroes[0].equipment', 'heroes[0].discard')).toEqual([8, [], [BASS]])
    expect(at.do('play Shin Kick on Bitey Bitsy 1').read('enemies[0].health')).toBe(5)
  })

  test('[R71] nothing is removed if one does not want to pay with it', () => {
    const at = fight({ joan: { hand: ['Kick Off Your Boots 1'], equipment: [BASS] }, foes: [{}] })
    at.do('play Kick Off Your Boots on Bitey Bitsy 1').do('do not pay')
    expect(read(at, 'enemies[0].health', 'heroes[0].equipment')).toEqual([17, [BASS]])
  })

  test('[R72] EQUIPPED happens once, when the piece is put on', () => {
    const at = fight({ joan: { hand: ['Vest of a Hundred Gigs 1', 'Shin Kick 1'] } }).do(
      'play Vest of a Hundred Gigs',
    )
    expect(at.read('heroes[0].strength')).toBe(1)
    at.do('play Shin Kick on Bitey Bitsy 1').do('end the turn of Joan')
    expect(at.read('heroes[0].strength')).toBe(1)
  })

  test('[R73] EQUIPPED X works with X pieces or more at that moment', () => {
    const drawn = (equipment: string[]) =>
      fight({ joan: { hand: ['Sing-Along Chorus 1'], equipment } })
        .do('play Sing-Along Chorus')
        .read('heroes[0].hand.size')
    expect(drawn([])).toBe(0)
    expect(drawn([BASS])).toBe(0)
    expect(drawn([BASS, 'Dustbin Lid 1'])).toBe(1)
    expect(drawn([BASS, 'Dustbin Lid 1', 'Bucket with Eyeholes 1'])).toBe(1)
  })

  test('[A14] a piece counts itself as soon as it is played', () => {
    // EQUIPPED: with one piece on, or more, 1 card is drawn.
    const at = fight({ joan: { hand: ['Glue-Stiff Mohawk 1'] } }).do('play Glue-Stiff Mohawk')
    expect(read(at, 'heroes[0].hand.size', 'heroes[0].equipment.size')).toEqual([1, 1])
  })

  test('[R74, A13] at the end of a Wave everything comes off, without REMOVED', () => {
    const at = fight({
      joan: { hand: ['Shin Kick 1'], equipment: [BASS, 'Dustbin Lid 1'], block: 0 },
      foes: [{ health: 1 }],
      table: { challengeDeck: ['Matching Helmets', 'Free Samples'] },
      rolls: { heroDice: [{ shuffle: ['Dustbin Lid 1', BASS] }] },
    }).do('play Shin Kick on Bitey Bitsy 1')
    expect(read(at, 'wave', 'heroes[0].equipment', 'heroes[0].block')).toEqual([2, [], 0])
    expect(at.read('heroes[0].hand.has')).toEqual(expect.arrayContaining(['Dustbin Lid 1', BASS]))
    expect(at.events().filter((event) => event.includes('taken off'))).toEqual([])
  })
})
