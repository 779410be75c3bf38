import { describe, expect, test } from 'vitest'
import { fight, read } from './fight-one.ts'

describe('Block', () => {
  test('[R60] is spent before health', () => {
    const at = fight({ joan: { hand: ['Leather Jacket Shrug 1'], health: 20 }, intents: ['Skull (Skull)'] })
    at.do('play Leather Jacket Shrug').do('end the turn of Joan')
    expect(at.read('heroes[0].health')).toBe(20 - (5 - 3))
  })

  test('[R60] adds up, and lasts through exactly one Enemy Turn', () => {
    const hand = ['Leather Jacket Shrug 1', 'Leather Jacket Shrug 2']
    const at = fight({
      joan: {
        hand,
        health: 20,
        deck: ['Shin Kick 1', 'Shin Kick 2', 'Shin Kick 3', 'Sound Check', 'Power Chord'],
      },
      foes: [],
      intents: ['Sun (Sun)'],
      table: { 'intentDeck.top': ['Skull (Skull)'] },
      rolls: { heroDice: [{ shuffle: [] }] },
    })
    at.do('play Leather Jacket Shrug').do('play Leather Jacket Shrug')
    expect(at.read('heroes[0].block')).toBe(6)
    at.do('end the turn of Joan')
    expect(read(at, 'heroes[0].health', 'heroes[0].block')).toEqual([20, 0])
    // The 4 left over from the first Enemy Turn do not help in the second.
    expect(at.do('end the turn of Joan').read('heroes[0].health')).toBe(15)
  })

  test('[R61] an Enemy Reset sets it to the figure printed on a Minion', () => {
    const barker = (block: number) => ({ card: 'Gate Barker 1', block })
    const figures = [0, 1, 4].map((block) => {
      const at = fight({ joan: {}, foes: [barker(block), { block: 3 }] }).do('end the turn of Joan')
      return read(at, 'enemies[0].block', 'enemies[1].block')
    })
    expect(figures).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ])
  })
})

describe('Weak', () => {
  test('[R63] halves the next attack, rounded down, and is gone', () => {
    const at = fight({ joan: { hand: ['Shin Kick 1', 'Shin Kick 2'], weak: 1 } })
    at.do('play Shin Kick on Bitey Bitsy 1')
    expect(read(at, 'enemies[0].health', 'heroes[0].weak')).toEqual([19, 0])
    expect(at.do('play Shin Kick on Bitey Bitsy 1').read('enemies[0].health')).toBe(16)
  })

  test('[R63] halves the next attack of an Enemy', () => {
    const at = fight({ joan: { health: 20 }, intents: ['Moon (Moon)'], foes: [{}, { weak: 1 }, { weak: 1 }] })
    at.do('end the turn of Joan')
    expect(read(at, 'heroes[0].health', 'enemies[1].weak', 'enemies[2].weak')).toEqual([19, 0, 1])
  })

  test('[R63, R68] does not stack, and is handed by Heroes to Enemies', () => {
    const at = fight({ joan: { hand: ['Spiked Elbow 1'] }, foes: [{ weak: 1 }, {}] })
    at.do('play Spiked Elbow on Bitey Bitsy 1')
    expect(read(at, 'enemies[0].weak', 'enemies[1].weak', 'heroes[0].weak')).toEqual([1, 0, 0])
  })

  test('[R62, R68] stays on the Enemy that was hit: one that comes into its place has none', () => {
    const foes = [{ card: 'Pack Cheerleader', health: 4 }, {}]
    const at = fight({
      joan: { hand: ['Spiked Elbow 1'] },
      foes,
      table: { 'waveDecks[0].deck': ['Bitey Bitsy 1'] },
    }).do('play Spiked Elbow on Pack Cheerleader')
    expect(read(at, 'enemies[0].card', 'enemies[0].weak')).toEqual(['Bitey Bitsy 1', 0])
  })
})

describe('Exposed', () => {
  test('[R64] doubles the next damage, and is gone', () => {
    const at = fight({
      joan: { hand: ['Shin Kick 1', 'Shin Kick 2'] },
      foes: [{ exposed: 1 }, { exposed: 1 }],
    })
    at.do('play Shin Kick on Bitey Bitsy 1')
    expect(read(at, 'enemies[0].health', 'enemies[0].exposed', 'enemies[1].exposed')).toEqual([14, 0, 1])
    expect(at.do('play Shin Kick on Bitey Bitsy 1').read('enemies[0].health')).toBe(11)
  })

  test('[R64] doubles the next damage to a Hero', () => {
    const at = fight({ joan: { health: 20, exposed: 1 }, intents: ['Sun (Sun)'] }).do('end the turn of Joan')
    // 3 by the Minion over Sun, doubled; 2 by the Horde, not doubled.
    expect(read(at, 'heroes[0].health', 'heroes[0].exposed')).toEqual([20 - 6 - 2, 0])
  })

  test('[R64, R68] does not stack, and can be handed to all Enemies', () => {
    const at = fight({ lira: { hand: ['Case the Joint 1'] }, foes: [{ exposed: 1 }, {}, {}] }).do(
      'play Case the Joint',
    )
    expect(read(at, 'enemies[0].exposed', 'enemies[1].exposed', 'enemies[2].exposed')).toEqual([1, 1, 1])
    expect(read(at, 'heroes[1].exposed', 'enemies[3].exposed')).toEqual([0, 0])
  })

  test('[R68] Enemies hand Weak and Exposed to the Hero', () => {
    const weak = fight({ joan: {}, foes: [], intents: ['Moon (Moon)'] }).do('end the turn of Joan')
    expect(read(weak, 'heroes[0].weak', 'heroes[0].exposed')).toEqual([1, 0])
    const exposed = fight({ joan: { exposed: 1 }, foes: [], intents: ['Star (Star)'] }).do(
      'end the turn of Joan',
    )
    expect(read(exposed, 'heroes[0].weak', 'heroes[0].exposed')).toEqual([0, 1])
  })
})

describe('Strength and Protect', () => {
  test('[R65] Strength stacks and stays', () => {
    const at = fight({ joan: { hand: ['Sound Check', 'Amped Up 1', 'Shin Kick 1'], strength: 1 } })
    at.do('play Sound Check')
    expect(at.offers()).toEqual(['gain 1 Strength', 'gain 1 Protect'])
    at.do('gain 1 Strength')
    at.do('play Amped Up').do('play Shin Kick on Bitey Bitsy 1')
    expect(read(at, 'heroes[0].strength', 'enemies[0].health')).toEqual([3, 14])
    expect(at.do('end the turn of Joan').read('heroes[0].strength')).toBe(3)
  })

  test('[R65] Strength of an Enemy adds to each of its hits', () => {
    const at = fight({ joan: { health: 20 }, foes: [{ strength: 2 }], intents: ['Sun (Sun)'] })
    // 3 + 2 by the Minion; its Strength does not raise the 2 of the Horde.
    expect(at.do('end the turn of Joan').read('heroes[0].health')).toBe(20 - 5 - 2)
  })

  test('[R66] Protect stacks, and adds to each gain of Block', () => {
    const hand = ['Sew On Another Patch 1', 'Leather Jacket Shrug 1', 'Leather Jacket Shrug 2']
    const at = fight({ joan: { hand, protect: 1 } }).do('play Sew On Another Patch')
    expect(read(at, 'heroes[0].protect', 'heroes[0].block')).toEqual([2, 4])
    expect(at.do('play Leather Jacket Shrug').read('heroes[0].block')).toBe(9)
    expect(at.do('play Leather Jacket Shrug').read('heroes[0].block')).toBe(14)
  })

  test('[R67] until end of turn, they serve this turn and go at the next Reset', () => {
    const hand = ['Sing-Along Chorus 1', 'Cover Band 1', 'Shin Kick 1', 'Leather Jacket Shrug 1']
    const at = fight({ joan: { hand, strength: 1, protect: 1 } })
    at.do('play Sing-Along Chorus')
      .do('play Cover Band')
      .do('play Shin Kick on Bitey Bitsy 1')
      .do('play Leather Jacket Shrug')
    expect(read(at, 'enemies[0].health', 'heroes[0].block')).toEqual([20 - 5, 4 + 6])
    at.do('end the turn of Joan')
    const fields = ['strength', 'protect', 'strengthNow', 'protectNow'].map((name) => `heroes[0].${name}`)
    expect(read(at, ...fields)).toEqual([1, 1, 0, 0])
  })

  test('[R67, R69] every status of a Hero goes when the Wave ends', () => {
    const statuses = { strength: 2, protect: 1, strengthNow: 1, protectNow: 1, weak: 0, exposed: 1 }
    const at = fight({
      joan: { hand: ['Shin Kick 1'], ...statuses },
      foes: [{ card: 'Grudge Wolf 1', health: 1 }],
      table: { challengeDeck: ['Matching Helmets', 'Free Samples'] },
      rolls: { heroDice: [{ shuffle: [] }] },
    }).do('play Shin Kick on Grudge Wolf')
    // Its REACT has made Joan Weak, too.
    expect(at.events()).toContain('Joan is Weak.')
    const fields = Object.keys(statuses).map((name) => `heroes[0].${name}`)
    expect(read(at, 'wave', ...fields)).toEqual([2, 0, 0, 0, 0, 0, 0])
  })

  test('[R67] what an Enemy holds goes with it', () => {
    const at = fight({
      joan: { hand: ['Shin Kick 1'] },
      foes: [{ card: 'Pack Cheerleader', health: 1, strength: 3, protect: 2, weak: 1 }],
      table: { 'waveDecks[0].deck': ['Bitey Bitsy 1'] },
    }).do('play Shin Kick on Pack Cheerleader')
    const fields = ['card', 'strength', 'protect', 'weak'].map((name) => `enemies[0].${name}`)
    expect(read(at, ...fields)).toEqual(['Bitey Bitsy 1', 0, 0, 0])
  })
})
