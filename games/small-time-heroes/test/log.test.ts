/** What the log tells of a hit: who, whom, how it was reckoned, and what is left, in one line. */
import type { Overrides } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { isPlain, sumInWords, sumOf } from '../src/rules/damage/sums.ts'
import { fight as duel, data } from './fight-one.ts'
import { END, fight, printed } from './fight-two.ts'

const hits = (events: readonly string[]): string[] => events.filter((event) => /loses|is hit/.test(event))

describe('a hit on a Hero', () => {
  const twice = printed({
    minions: { Ash: { attack: 4 } },
    horde: { sun: [{ hit: 2, times: 2 }] },
  })
  const told = (table: Overrides) =>
    hits(
      fight(twice, { intents: ['sun'], table })
        .do(END)
        .events(),
    )

  test('[R51, R115] says who dealt it, each time', () => {
    expect(told({})).toEqual([
      'Joan loses 4 health to Ash and has 26 left.',
      'Joan loses 2 health to The Wolf Pack and has 24 left.',
      'Joan loses 2 health to The Wolf Pack and has 22 left.',
    ])
  })

  test('[R51, R60] says what Block took', () => {
    expect(told({ 'heroes[0].block': 5 })).toEqual([
      'Joan is hit by Ash: 4 − 4 Block = 0, no health lost.',
      'Joan loses 1 health to The Wolf Pack (2 − 1 Block = 1) and has 29 left.',
      'Joan loses 2 health to The Wolf Pack and has 27 left.',
    ])
  })

  test('[R55, R63, R64] says what Weak and Exposed did to it', () => {
    expect(told({ 'enemies[0].weak': 1, 'enemies[3].weak': 1, 'heroes[0].block': 1 })).toEqual([
      'Joan loses 1 health to Ash (4 halved by Weak − 1 Block = 1) and has 29 left.',
      'Joan loses 1 health to The Wolf Pack (2 halved by Weak = 1) and has 28 left.',
      'Joan loses 2 health to The Wolf Pack and has 26 left.',
    ])
    expect(told({ 'heroes[0].exposed': 1, 'enemies[0].weak': 1 })[0]).toBe(
      'Joan loses 4 health to Ash (4 doubled by Exposed, halved by Weak = 4) and has 26 left.',
    )
  })

  test('[R121] names the Minion that rushes in and is gone', () => {
    const calls = printed({ horde: { skull: [{ summon: 1 }] }, minions: { Dogwood: { attack: 3 } } })
    expect(hits(fight(calls).do(END).events())).toEqual(['Joan loses 3 health to Dogwood and has 27 left.'])
  })

  test('[R105] names the Minion that has fallen', () => {
    const parting = printed({ minions: { Ash: { health: 3, onDeath: [{ hit: 2 }] } } })
    const at = fight(parting, {
      row: [{ card: 'Ash', health: 3 }, 'Birch', 'Cedar'],
      table: { 'heroes[0].hand': ['Shin Kick 1'] },
    }).do('play Shin Kick 1 on Ash')
    expect(hits(at.events())).toEqual([
      'Ash loses 3 health and has 0 left.',
      'Joan loses 2 health to Ash and has 28 left.',
    ])
  })

  test('[R150] names the Bomb', () => {
    const goblins = printed({ boss: 'goblin-king' })
    const at = fight(goblins, {
      row: ['Birch', 'Cedar', null],
      table: { 'heroes[0].hand': ['Ash'] },
    }).do(END)
    expect(hits(at.events())[0]).toBe('Joan loses 2 health to the Bomb Ash and has 28 left.')
  })
})

test('[R51, R52] a hit on an Enemy says what Block took, and what it comes to', () => {
  const foes = [{ block: 2 }, { block: 5 }, { exposed: 1, block: 1 }]
  const at = duel({ joan: { hand: ['Trash the Stage 1'] }, foes }).do('play Trash the Stage')
  expect(hits(at.events())).toEqual([
    'Bitey Bitsy 1 loses 1 health (3 − 2 Block = 1) and has 19 left.',
    'Bitey Bitsy 2 is hit: 3 − 3 Block = 0, no health lost.',
    'Howling Beagle loses 5 health (3 doubled by Exposed − 1 Block = 5) and has 15 left.',
  ])
})

describe('the sum of a hit', () => {
  const words = (...of: Parameters<typeof sumOf>): string => sumInWords(sumOf(...of), { data })

  test('[R55] is a bare figure if nothing changes it', () => {
    expect([words(4, { block: 0 }), isPlain(sumOf(4, { block: 0 }))]).toEqual(['4', true])
    expect(isPlain(sumOf(4, { block: 1 }))).toBe(false)
  })

  test('[R7, R55] doubles first, halves after, and rounds once', () => {
    expect(words(3, { exposed: 1, weak: 1, hidden: 1, block: 0 })).toBe(
      '3 doubled by Exposed, halved by Weak, halved by hiding = 1',
    )
    expect(words(1, { weak: 1, block: 3 })).toBe('1 halved by Weak = 0')
    expect(words(5, { block: 9 })).toBe('5 − 5 Block = 0')
  })

  test('[R53] stays readable for the largest figures', () => {
    expect(words(4095, { exposed: 1, block: 9000 })).toBe('4095 doubled by Exposed − 8190 Block = 0')
    expect(words(99_999, { block: 0 })).toBe('4095')
    expect(words(-3, { block: 0 })).toBe('0')
  })
})
