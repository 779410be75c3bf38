import { describe, expect, test } from 'vitest'
import { fight, read } from './fight-one.ts'

const GRAVY = 'Chip-Shop Gravy 1'
const PAVEMENT = 'Liquid Pavement 1'
const ROCKET = 'Fizzed-Up Bottle Rocket 1'
const ESSENCE = 'Essence of Not Today 1'
const PASS = 'no Potion this turn'

describe('using Potions', () => {
  test('[R85] a Potion is used in your turn, and then discarded', () => {
    const at = fight({ joan: { potions: [GRAVY], health: 10, energy: 0 } }).do(`${GRAVY} for Joan`)
    expect(read(at, 'heroes[0].health', 'heroes[0].potions', 'potionDiscard', 'heroes[0].energy')).toEqual([
      ...[17, [], [GRAVY], 0],
    ])
  })

  test('[R85] on any Hero', () => {
    const at = fight({ joan: { potions: [PAVEMENT] }, lira: {} }).do('Joan fights first')
    expect(at.offers(1)).toEqual([`${PAVEMENT} for Joan`, `${PAVEMENT} for Lira`, 'end the turn of Joan'])
    at.do(`${PAVEMENT} for Lira`)
    expect(read(at, 'heroes[0].block', 'heroes[1].block')).toEqual([0, 8])
  })

  test("[R85, A20] also in the other Hero's turn", () => {
    const at = fight({ joan: { potions: [PAVEMENT] }, lira: { hand: ['Sidestep 1'] } }).do(
      'Lira fights first',
    )
    at.do('play Sidestep').do(`${PAVEMENT} for Lira`, 1)
    expect(read(at, 'heroes[1].block', 'question')).toEqual([11, 'hero-acts'])
    expect(at.offers(2)).toEqual(['end the turn of Lira'])
  })

  test('[R85, A20] in the Enemy Turn one is asked once an Intent is revealed and before damage is applied', () => {
    const at = fight({ joan: { potions: [PAVEMENT, GRAVY], health: 20 }, intents: ['Sun (Sun)'] })
    at.do('end the turn of Joan')
    expect(read(at, 'question', 'intents[0].shown', 'heroes[0].health')).toEqual(['potion-window', 0, 20])
    expect(at.offers()).toEqual([`${PAVEMENT} for Joan`, `${GRAVY} for Joan`, PASS])
    // The 3 of the Minion and the 2 of the Horde come off the 8 Block.
    at.do(`${PAVEMENT} for Joan`).do(PASS)
    expect(read(at, 'round', 'heroes[0].health', 'heroes[0].potions')).toEqual([2, 20, [GRAVY]])
  })

  test('[A20] between two hits there is another window', () => {
    const at = fight({ joan: { potions: [ESSENCE, GRAVY], health: 20 }, intents: ['Sun (Sun)'] })
    at.do('end the turn of Joan').do(`${ESSENCE} for Joan`)
    expect(at.read('question')).toBe('potion-window')
    expect(at.do(PASS).read('heroes[0].health')).toBe(20)
  })

  test('[A20] who passes is not asked again in that Enemy Turn, but in the next', () => {
    const at = fight({
      joan: { potions: [GRAVY], health: 30 },
      intents: ['Sun (Sun)'],
      table: { 'intentDeck.top': ['Skull (Skull)'] },
      rolls: { heroDice: [{ shuffle: [] }] },
    }).do('end the turn of Joan')
    at.do(PASS)
    expect(read(at, 'round', 'heroes[0].health')).toEqual([2, 25])
    expect(at.do('end the turn of Joan').offers()).toEqual([`${GRAVY} for Joan`, PASS])
  })

  test('[A20] only those who hold something are asked', () => {
    const at = fight({ joan: {}, lira: { potions: [GRAVY] } }).do('Joan fights first')
    at.do('end the turn of Joan').do('end the turn of Lira')
    expect(at.read('question')).toBe('potion-window')
    expect(at.offers(1)).toEqual([])
    expect(at.offers(2)).toEqual([`${GRAVY} for Joan`, `${GRAVY} for Lira`, PASS])
  })

  test('[A20] between Waves', () => {
    const at = fight({
      joan: { hand: ['Shin Kick 1'], potions: [GRAVY, ROCKET], health: 5 },
      foes: [{ health: 1 }],
      table: { challengeDeck: ['Matching Helmets', 'Free Samples'] },
      rolls: { heroDice: [{ shuffle: [] }] },
    }).do('play Shin Kick on Bitey Bitsy 1')
    expect(read(at, 'side', 'wave', 'question')).toEqual([0, 1, 'potion-window'])
    // Nobody is there to be hit.
    expect(at.offers()).toEqual([`${GRAVY} for Joan`, 'no Potion now'])
    expect(at.do(`${GRAVY} for Joan`).read('heroes[0].health')).toBe(5 + 8 + 7)
  })

  test('[A20] not after a knock-out', () => {
    const knocked = fight({
      joan: { potions: [GRAVY], health: 0, out: 1 },
      lira: { hand: ['Sidestep 1'] },
      foes: [{}],
      table: { 'intents[0].hero': 1 },
    }).do('Lira fights first')
    expect(knocked.offers()).toEqual(['play Sidestep 1', 'end the turn of Lira'])
    const helped = fight({ joan: { potions: [GRAVY] }, lira: { health: 0, out: 1 } }).do('Joan fights first')
    expect(helped.offers()).toEqual([`${GRAVY} for Joan`, 'end the turn of Joan'])
  })

  test('[A22] the Strength of the Hero who uses it adds to its damage', () => {
    const at = fight({ joan: { potions: [ROCKET], strength: 2 }, lira: { strength: 5 } }).do(
      'Joan fights first',
    )
    at.do(`${ROCKET} for Joan, at Bitey Bitsy 2`)
    expect(at.read('enemies[1].health')).toBe(10)
  })

  test('[A21] a Minion that a Potion fells in the Enemy Turn gives its Reward to that Hero; Energy is lost', () => {
    const foes = [{ card: 'Kennel Bouncer', health: 8 }, {}]
    const at = fight({ joan: { potions: [ROCKET], health: 20, energy: 0 }, foes, intents: ['Sun (Sun)'] })
    at.do('end the turn of Joan').do(`${ROCKET} for Joan, at Kennel Bouncer`)
    expect(at.offers()).toEqual(['take the reward', 'leave the reward'])
    at.do('take the reward')
    // It does not act any more: only the Horde deals 2.
    expect(read(at, 'round', 'heroes[0].energy', 'heroes[0].health')).toEqual([2, 3, 18])
  })

  test("[A21] one that dies by the Enemies' own doing gives none", () => {
    const foes = [{ card: 'Three-Legged Terror' }, { card: 'Pup in Training 1', health: 1 }]
    const at = fight({ joan: { health: 20 }, foes, intents: ['Sun (Sun)'] }).do('end the turn of Joan')
    expect(at.events()).toContain('Pup in Training 1 is defeated.')
    expect(read(at, 'round', 'question')).toEqual([2, 'hero-acts'])
  })
})

describe('gaining Potions', () => {
  const full = [GRAVY, 'Liquid Pavement 2', ESSENCE]
  const gain = (potions: string[], table: object) =>
    fight({
      joan: { hand: ['Shin Kick 1'], potions },
      foes: [{ card: 'Ankle Enthusiast', health: 1 }, {}],
      table: { ...table },
      rolls: { potionDice: [] },
    })
      .do('play Shin Kick on Ankle Enthusiast')
      .do('take the reward')

  test('[R86] up to three can be held', () => {
    const at = gain([GRAVY, ESSENCE], { 'potionDeck.top': [PAVEMENT] })
    expect(read(at, 'heroes[0].potions', 'potionDeck.size')).toEqual([[GRAVY, ESSENCE, PAVEMENT], 13])
  })

  test('[R86] a fourth only for one of the others', () => {
    const at = gain(full, { 'potionDeck.top': [ROCKET] })
    expect(at.offers()).toEqual([
      ...full.map((potion) => `throw ${potion} away for the new one`),
      'leave the new Potion',
    ])
    at.do(`throw ${GRAVY} away for the new one`)
    expect(read(at, 'heroes[0].potions', 'potionDiscard')).toEqual([[...full.slice(1), ROCKET], [GRAVY]])
  })

  test('[R86, A20] or it is declined', () => {
    const at = gain(full, { 'potionDeck.top': [ROCKET] }).do('leave the new Potion')
    expect(read(at, 'heroes[0].potions', 'potionDiscard', 'potionDeck.size')).toEqual([full, [ROCKET], 12])
  })

  test('[A20] an empty Potion deck is made anew from its discard pile', () => {
    const at = fight({
      joan: { hand: ['Shin Kick 1'] },
      foes: [{ card: 'Ankle Enthusiast', health: 1 }, {}],
      table: { potionDeck: [], potionDiscard: 'rest' },
      rolls: { potionDice: [{ shuffle: [ROCKET] }] },
    }).do('play Shin Kick on Ankle Enthusiast')
    at.do('take the reward')
    expect(read(at, 'heroes[0].potions', 'potionDeck.size', 'potionDiscard.size')).toEqual([[ROCKET], 15, 0])
  })
})
