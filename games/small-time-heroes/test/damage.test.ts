import { describe, expect, test } from 'vitest'
import { fight, read } from './fight-one.ts'

describe('damage by Heroes', () => {
  test('[R50] hits a single Enemy', () => {
    const at = fight({ joan: { hand: ['Shin Kick 1'] } }).do('play Shin Kick on Bitey Bitsy 2')
    expect(read(at, 'enemies[0].health', 'enemies[1].health', 'enemies[2].health')).toEqual([20, 17, 20])
  })

  test('[R5, R50] unless the card says otherwise: then it hits as many as the card says', () => {
    const all = fight({ joan: { hand: ['Trash the Stage 1'] } }).do('play Trash the Stage')
    expect(read(all, 'enemies[0].health', 'enemies[1].health', 'enemies[2].health')).toEqual([17, 17, 17])
    const two = fight({ joan: { hand: ['Flip the Merch Table 1'] } })
    two.do('play Flip the Merch Table on Bitey Bitsy 1 and Howling Beagle')
    expect(read(two, 'enemies[0].health', 'enemies[1].health', 'enemies[2].health')).toEqual([16, 20, 16])
  })

  test('[R51] takes Block first, then health', () => {
    const hit = (block: number) =>
      read(
        fight({ joan: { hand: ['Shin Kick 1'] }, foes: [{ block }] }).do('play Shin Kick on Bitey Bitsy 1'),
        'enemies[0].block',
        'enemies[0].health',
      )
    expect([hit(0), hit(2), hit(3), hit(5)]).toEqual([
      [0, 17],
      [0, 19],
      [0, 20],
      [2, 20],
    ])
  })

  test('[R52] what is more than needed is lost, also for those beside', () => {
    const at = fight({ joan: { hand: ['Power Chord'] }, foes: [{}, { health: 1, block: 1 }, { health: 7 }] })
    at.do('play Power Chord on Bitey Bitsy 2')
    expect(read(at, 'enemies[0].health', 'enemies[1].card', 'enemies[2].health')).toEqual([20, null, 7])
    expect(at.events().join(' ')).toMatch(/ loses 1 health \(\d+ − 1 Block = \d+\) and has 0 left/)
  })

  test('[R53, R65] Strength is added to every hit', () => {
    const at = fight({ joan: { hand: ['Four on the Floor 1', 'Shin Kick 1'], strength: 2 } })
    at.do('play Four on the Floor on Bitey Bitsy 1')
    expect(at.read('enemies[0].health')).toBe(20 - 4 * 3)
    expect(at.do('play Shin Kick on Bitey Bitsy 1').read('enemies[0].health')).toBe(20 - 4 * 3 - 5)
  })

  test('[R53] and to what each of several targets takes', () => {
    const at = fight({ joan: { hand: ['Trash the Stage 1'], strength: 1, strengthNow: 1 } }).do(
      'play Trash the Stage',
    )
    expect(read(at, 'enemies[0].health', 'enemies[1].health', 'enemies[2].health')).toEqual([15, 15, 15])
  })

  test('[R54] a Minion at 0 health goes to the discard pile of the Wave it came from', () => {
    const at = fight({
      joan: { hand: ['Trash the Stage 1'] },
      foes: [{ health: 3 }, { card: 'Grudge Wolf 1', health: 2 }, {}],
    }).do('play Trash the Stage')
    expect(read(at, 'enemies[0].card', 'enemies[1].card', 'enemies[2].card')).toEqual([
      null,
      null,
      'Howling Beagle',
    ])
    expect(read(at, 'waveDecks[0].discard', 'waveDecks[1].discard', 'waveDecks[2].discard')).toEqual([
      ['Bitey Bitsy 1'],
      ['Grudge Wolf 1'],
      [],
    ])
  })

  test('[R54] its Defeat Reward is offered, and may be left', () => {
    const pup = { card: 'Pup in Training 1', health: 3 }
    const at = fight({ joan: { hand: ['Shin Kick 1'], health: 10 }, foes: [pup, {}] })
    at.do('play Shin Kick on Pup in Training 1')
    expect(at.offers()).toEqual(['take the reward', 'leave the reward'])
    expect(at.do('take the reward').read('heroes[0].health')).toBe(12)
  })
})

describe('the order of the ruling', () => {
  /** What an Enemy of 40 health loses to a Shin Kick of 3 damage. */
  const kick = (joan: object, target: object = {}): number => {
    const at = fight({ joan: { hand: ['Shin Kick 1'], ...joan }, foes: [{ health: 40, ...target }] })
    return 40 - (at.do('play Shin Kick on Bitey Bitsy 1').read('enemies[0].health') as number)
  }

  test('[R7, R55] halves are rounded down', () => {
    expect(kick({ weak: 1 })).toBe(1)
    expect(kick({ weak: 1, strength: 2 })).toBe(2)
  })

  test('[R55, A5] Strength comes before doubling and halving', () => {
    expect(kick({ strength: 2 }, { exposed: 1 })).toBe(10)
    expect(kick({ strength: 1, weak: 1 })).toBe(2)
  })

  test('[R7, R55, A5] Exposed and Weak together cancel out: rounding happens once, at the end', () => {
    expect(kick({ weak: 1 }, { exposed: 1 })).toBe(3)
    expect(kick({ weak: 1, strength: 2 }, { exposed: 1 })).toBe(5)
  })

  test('[R55, A5] Block is taken from the doubled damage', () => {
    expect(kick({}, { exposed: 1, block: 4 })).toBe(2)
  })

  test('[R55] the Concealed amount takes the place of the base amount before Strength is added', () => {
    const at = fight({ lira: { hand: ['Borrowed Steak Knife 1'], concealed: 1, strength: 2 } })
    expect(at.do('play Borrowed Steak Knife from hiding on Howling Beagle').read('enemies[2].health')).toBe(
      12,
    )
  })

  test('[R55, A6] of several hits only the first is doubled or halved', () => {
    const at = fight({
      joan: { hand: ['Four on the Floor 1'], strength: 2, weak: 1 },
      foes: [{}, { exposed: 1 }],
    })
    // Weak halves the first of four hits of 3: 1 + 3 + 3 + 3.
    expect(at.do('play Four on the Floor on Bitey Bitsy 1').read('enemies[0].health')).toBe(10)
    const exposed = fight({ joan: { hand: ['Four on the Floor 1'] }, foes: [{ exposed: 1 }] })
    exposed.do('play Four on the Floor on Bitey Bitsy 1')
    expect(read(exposed, 'enemies[0].health', 'enemies[0].exposed')).toEqual([15, 0])
  })

  test('[R55, A6] one hit on several targets is halved for all, and doubled for each that is Exposed', () => {
    const at = fight({
      joan: { hand: ['Trash the Stage 1'], strength: 1, weak: 1 },
      foes: [{}, { exposed: 1 }, {}],
    }).do('play Trash the Stage')
    expect(read(at, 'enemies[0].health', 'enemies[1].health', 'enemies[2].health')).toEqual([18, 16, 18])
    expect(read(at, 'heroes[0].weak', 'enemies[1].exposed')).toEqual([0, 0])
  })

  test('[A6] Exposed is used up by damage from either Hero', () => {
    const at = fight({
      joan: { hand: ['Shin Kick 1'] },
      lira: { hand: ['Borrowed Steak Knife 1', 'Point the Ferret'] },
    }).do('Lira fights first')
    at.do('play Point the Ferret on Bitey Bitsy 1').do('end the turn of Lira')
    at.do('play Shin Kick on Bitey Bitsy 1')
    expect(read(at, 'enemies[0].health', 'enemies[0].exposed')).toEqual([20 - 1 - 6, 0])
  })

  const used = ['heroes[0].weak', 'enemies[0].exposed', 'enemies[0].block', 'enemies[0].health']

  test('[A7] Weak and Exposed are used up also when Block takes everything', () => {
    const at = fight({ joan: { hand: ['Shin Kick 1'], weak: 1 }, foes: [{ block: 9, exposed: 1 }] })
    at.do('play Shin Kick on Bitey Bitsy 1')
    expect(read(at, ...used)).toEqual([0, 0, 6, 20])
  })

  test('[R55, A7] under Immunity nothing is dealt: the target keeps Exposed, the attacker loses Weak', () => {
    const at = fight({
      joan: { hand: ['Shin Kick 1'], weak: 1 },
      foes: [{ block: 1, exposed: 1, immune: 1 }],
    })
    at.do('play Shin Kick on Bitey Bitsy 1')
    expect(read(at, ...used)).toEqual([0, 1, 1, 20])
    expect(at.events()).toContain('Bitey Bitsy 1 is Immune: nothing happens.')
  })

  test('[R55] all targets take their damage before anything follows, which then goes from left to right', () => {
    const at = fight({
      joan: { hand: ['Trash the Stage 1'], health: 10 },
      foes: [{ card: 'Pup in Training 1', health: 3 }, { health: 3 }, { card: 'Grudge Wolf 1', health: 3 }],
    }).do('play Trash the Stage')
    const [, one, two, three, ...others] = at.events()
    for (const event of [one, two, three]) expect(event).toMatch(/ loses 3 health and has 0 left/)
    expect(others[0]).toBe('Pup in Training 1 is defeated.')
    expect(others[1]).toMatch(/^For Joan there is a Defeat Reward: /)
    expect(others).toHaveLength(2)
    at.do('leave the reward')
    expect(at.events().slice(0, 4)).toEqual([
      'Bitey Bitsy 2 is defeated.',
      'Joan is Weak.',
      'Grudge Wolf 1 is defeated.',
      'The Wave is cleared.',
    ])
  })
})

describe('Defeat Rewards', () => {
  test('[A53] healing ends at the maximum', () => {
    const pup = { card: 'Pup in Training 1', health: 1 }
    const at = fight({ joan: { hand: ['Shin Kick 1'], health: 9, maxHealth: 10 }, foes: [pup, {}] })
    expect(at.do('play Shin Kick on Pup in Training 1').do('take the reward').read('heroes[0].health')).toBe(
      10,
    )
  })

  test('[A53] Energy may go above the usual figure, for this turn only', () => {
    const bouncer = { card: 'Kennel Bouncer', health: 1 }
    const at = fight({ lira: { hand: ['Ferret Nip 1', 'Sidestep 1'], energy: 3 }, foes: [bouncer, {}] })
    at.do('play Ferret Nip on Kennel Bouncer').do('take the reward')
    expect(at.read('heroes[1].energy')).toBe(4)
    expect(at.do('end the turn of Lira').read('heroes[1].energy')).toBe(3)
  })

  test('[A53, R66] Block counts as gained, so Protect adds to it', () => {
    const hound = { card: 'Tracker Hound 1', health: 1 }
    const at = fight({ joan: { hand: ['Shin Kick 1'], protect: 2 }, foes: [hound, {}] })
    expect(at.do('play Shin Kick on Tracker Hound 1').do('take the reward').read('heroes[0].block')).toBe(6)
  })

  test('[A22, R53] Strength adds to the damage of a Reward', () => {
    const nanny = { card: 'Nanny Hound', health: 1 }
    const at = fight({ joan: { hand: ['Shin Kick 1'], strength: 2 }, foes: [nanny, {}, {}] })
    at.do('play Shin Kick on Nanny Hound')
    expect(at.offers()).toEqual([
      'take the reward, at Bitey Bitsy 2',
      'take the reward, at Howling Beagle',
      'leave the reward',
    ])
    expect(at.do('take the reward, at Howling Beagle').read('enemies[2].health')).toBe(14)
  })

  test('[R54, A48] the damage of a Reward cannot be spent on a Minion that has fallen with it', () => {
    const foes = [{ card: 'Nanny Hound', health: 3 }, { card: 'Gate Barker 1', health: 3 }, {}]
    const at = fight({ joan: { hand: ['Trash the Stage 1'] }, foes }).do('play Trash the Stage')
    expect(at.offers()).toEqual(['take the reward, at Howling Beagle', 'leave the reward'])
  })
})
