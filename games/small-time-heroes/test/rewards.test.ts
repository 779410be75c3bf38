import type { Overrides } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { fight, lastMinion, MARKET_ROWS, plainMinion, read, PLAIN_WAVE } from './fight-three.ts'

/** The Reward of a card, due to Joan: she has just cleared the first Wave. */
function rewardOf(challenge: string, table: Overrides = {}) {
  const at = fight({ table: { enemies: lastMinion(), challengeDeck: [challenge], ...PLAIN_WAVE, ...table } })
  return at.do(`play Shin Kick 1 on ${plainMinion()}`)
}

describe('a Wave Reward', () => {
  test('[R132] gaining a card takes one of the row for nothing, and the row is refilled at once', () => {
    const at = rewardOf('Pep Talk')
    expect(at.offers()).toEqual([
      'gain Amped Up 1',
      'gain Headbang 1',
      'gain Stage Dive 1',
      'gain Cover Band 1',
    ])
    at.do('gain Headbang 1')
    expect(at.read('heroes[0].marketRow')).toEqual([
      'Amped Up 1',
      'Stage Dive 1',
      'Cover Band 1',
      'Cover Band 2',
    ])
    expect(at.events()).toContain('Joan gains Headbang 1.')
  })

  test('[R132] destroying a card takes one out of deck or discard pile for good', () => {
    const at = rewardOf('Borrowed Armor')
    // From the deck and, of the hand just discarded, from the discard pile; of copies one is offered.
    expect(at.offers()).toEqual(
      expect.arrayContaining(['destroy Shin Kick 1', 'destroy Power Chord', 'destroy Sound Check']),
    )
    at.do('destroy Power Chord')
    expect(at.read('destroyed')).toEqual(['Power Chord'])
    for (const pile of ['deck', 'discard', 'hand'])
      expect(at.read(`heroes[0].${pile}`)).not.toContain('Power Chord')
    expect(read(at, 'heroes[0].deck.size', 'heroes[0].discard.size')).toEqual([4, 4])
  })

  test.each([
    [10, 14],
    [30, 32],
    [32, 32],
  ])('[R132] healing 4 from %i of 32 comes to %i: not above the maximum', (before, after) => {
    const at = rewardOf('Second Breakfast', { 'heroes[0]': { health: before, maxHealth: 32 } })
    expect(at.read('heroes[0].health')).toBe(after)
  })

  test('[R132] a Potion is the top one of the deck', () => {
    const at = rewardOf('Union Break', { 'potionDeck.top': ['Chip-Shop Gravy 1'] })
    at.do('take a Potion')
    expect(at.read('heroes[0].potions')).toEqual(['Chip-Shop Gravy 1'])
  })

  test('[R132] clearing the row replaces all four cards', () => {
    const at = rewardOf('Matching Helmets').do('replace the Market Row')
    expect(at.read('heroes[0].marketRow')).toEqual([
      'Cover Band 2',
      'Headbang 2',
      'Amped Up 2',
      'Loyal Roadie 1',
    ])
    expect(at.read('heroes[0].marketDiscard')).toEqual(MARKET_ROWS[0])
  })

  test('[R132] the row may be cleared before a card is gained', () => {
    const at = rewardOf('Matching Helmets').do('replace the Market Row').do('gain Loyal Roadie 1')
    expect(at.read('wave')).toBe(2)
  })

  test('[R132] the row may be cleared after a card is gained', () => {
    const at = rewardOf('Matching Helmets').do('gain Amped Up 1')
    expect(at.offers()).toEqual(['replace the Market Row', 'keep the Market Row'])
    at.do('replace the Market Row')
    expect(read(at, 'wave', 'heroes[0].marketRow[0]')).toEqual([2, 'Headbang 2'])
  })

  const parts = ['gain Amped Up 1', 'destroy Sound Check', 'take a Potion', 'replace the Market Row']
  test.each([[[0, 1, 2, 3]], [[3, 2, 1]], [[2, 0, 3, 1]], [[1, 3, 2]]])(
    '[R132] its parts come in any order: %j',
    (order) => {
      const at = rewardOf('Borrowed Armor', { 'heroes[0]': { health: 10, maxHealth: 32 } })
      for (const part of order) at.do(parts[part])
      // Where the row was cleared first, the card is another one.
      if (!order.includes(0)) at.do(at.offers().find((offer) => offer.startsWith('gain')) ?? 'none')
      expect(read(at, 'wave', 'heroes[0].potions.size', 'destroyed.size', 'heroes[0].health')).toEqual([
        2, 1, 1, 13,
      ])
      expect(at.read('heroes[0].marketDiscard.size')).toBe(4)
    },
  )

  test('[R132] the card is discarded, and the next Wave pays with the next one', () => {
    const at = rewardOf('Pep Talk', { challengeDeck: ['Union Break', 'Pep Talk'] }).do('gain Amped Up 1')
    expect(at.read('challengeDiscard')).toContain('Pep Talk')
    expect(read(at, 'challengeDeck', 'challenges')).toEqual([['Union Break'], []])
  })
})

describe('what may be refused', () => {
  test('[A52] neither a card, nor destroying, nor a Potion there is room for', () => {
    const at = rewardOf('Borrowed Armor')
    const verbs = new Set(at.offers().map((offer) => offer.split(' ')[0]))
    expect([...verbs].sort()).toEqual(['destroy', 'gain', 'replace', 'take'])
    for (const part of ['gain Amped Up 1', 'replace the Market Row', 'take a Potion']) at.do(part)
    // The last part is the destruction, and it is all that is left to do.
    expect(at.offers().every((offer) => offer.startsWith('destroy'))).toBe(true)
  })

  test('[A52] clearing the row', () => {
    const at = rewardOf('Matching Helmets').do('gain Amped Up 1').do('keep the Market Row')
    expect(read(at, 'wave', 'heroes[0].marketDiscard')).toEqual([2, []])
    expect(at.read('heroes[0].marketRow')).toContain('Headbang 1')
  })

  test('[A52, R86] a Potion beyond the limit of three', () => {
    const held = ['Chip-Shop Gravy 1', 'Liquid Pavement 1', 'Bottled Bravado 1']
    const at = rewardOf('Union Break', {
      'heroes[0].potions': held,
      'potionDeck.top': ['Essence of Not Today 1'],
    })
    at.do('take a Potion')
    expect(at.read('question')).toBe('fourth-potion')
    at.do('leave the new Potion')
    expect(read(at, 'heroes[0].potions', 'potionDiscard')).toEqual([held, ['Essence of Not Today 1']])
  })

  test('[A52] two Potions are taken one after the other', () => {
    const at = rewardOf('Bad Mood', { 'potionDeck.top': ['Chip-Shop Gravy 1', 'Chip-Shop Gravy 2'] })
    at.do('take a Potion').do('take a Potion')
    expect(at.read('heroes[0].potions')).toEqual(['Chip-Shop Gravy 1', 'Chip-Shop Gravy 2'])
  })

  test('[A52] each of two Heroes has an order of their own', () => {
    const at = fight({
      seats: 2,
      table: { enemies: lastMinion(), challengeDeck: ['Union Break'] },
    })
    at.do(`play Shin Kick 1 on ${plainMinion()}`, 1)
    at.do('gain Amped Up 1', 1).do('take a Potion', 1)
    at.do('take a Potion', 2).do('gain Plan B 1', 2)
    expect(read(at, 'heroes[0].potions.size', 'heroes[1].potions.size')).toEqual([1, 1])
    expect(at.read('wave')).toBe(2)
  })
})
