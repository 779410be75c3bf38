import { describe, expect, test } from 'vitest'
import { card, endRound, fought, misplaced, placesOf, play, read, street, tableOf } from './street-two.ts'

const GOBLIN = 'Frenzy Goblin 1'
const FAR = 'Frenzy Goblin 2'

describe('cleanup', () => {
  /** Both have cards out; Fiona recruits next, so that the table waits right after Cleanup. */
  const busy = () => {
    const at = street({
      people: [
        { played: ['Fiona, level 1', 'Mace'], hand: ['Bar Stool 1'], coins: [1, 0, 0], group: [GOBLIN] },
        { played: ['Unpaid Apprentice 1', 'Borrowed Wand 1'], discard: ['Library Imp'], group: [FAR] },
      ],
      table: { shields: 2, ...fought('Fiona, level 1') },
    })
    endRound(at)
    play(at, 'spend no more shields')
    return at
  }

  test('[D2] all played cards go to their owners’ discard piles, those of all players', () => {
    const at = busy()
    expect(at.read('question')).toBe('recruit')
    expect(read(at, 'players[0].played', 'players[1].played')).toEqual([[], []])
    expect(read(at, 'players[0].discard', 'players[1].discard')).toEqual([
      ['Mace'],
      ['Library Imp', 'Unpaid Apprentice 1', 'Borrowed Wand 1'],
    ])
  })

  test('[D2, P6] also a hero who did not fight', () => {
    expect(busy().read('players[1].discard')).toContain('Unpaid Apprentice 1')
  })

  test('[D2] a played player hero is set beside the discard pile, not on it', () => {
    const at = busy()
    expect(read(at, 'players[0].heroAside', 'players[0].discard')).toEqual([1, ['Mace']])
    expect(at.read('players[0].hand')).toEqual(['Bar Stool 1'])
    expect(at.read('players[1].heroAside')).toBe(0) // Zot's is in his hand
    expect(misplaced(at)).toEqual([])
  })

  test('[D2, X22] shield tokens that nobody used are gone', () => {
    expect(busy().read('shields')).toBe(0)
  })

  test('[D2] what was done with a card is forgotten: it can fight again when it is played again', () => {
    expect(tableOf(busy()).states[card('Fiona, level 1')]).toBe(0)
  })

  test('[D1, D2, D3, D4, D5, D6] the steps of the end of a round follow each other in this order', () => {
    const at = street({
      people: [
        {
          ...{ played: ['Vanishing Waiter 1'], coins: [1, 0, 0], group: [GOBLIN], heroAside: 1 },
          ...{ hand: ['Mace'], deck: ['Bar Stool 1', 'Bar Stool 2', 'Bar Brawler 1', 'Bar Brawler 2'] },
        },
        { group: [FAR] },
      ],
    })
    const events = [
      ...endRound(at),
      ...play(
        at,
        'Vanishing Waiter 1 comes first',
        'recruit Townsfolk 1 for copper',
        'discard Mace',
        'keep the rest',
      ),
    ]
    const steps = placesOf(
      events,
      ...['Fiona loses 1', 'Vanishing Waiter 1 comes back', 'Fiona recruits Townsfolk 1'],
      ...['Fiona discards Mace', 'Fiona draws Bar Stool 1', 'The marker goes to Zot'],
    )
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(at.read('players[0].hand')).toEqual([
      ...['Vanishing Waiter 1', 'Townsfolk 1', 'Bar Stool 1', 'Bar Stool 2', 'Bar Brawler 1'],
      'Fiona, level 1',
    ])
  })
})

describe('cleanup effects', () => {
  test('[D2, Q57] the defending player orders those of all players, all before anything is discarded', () => {
    const at = street({
      people: [
        { played: ['Vanishing Waiter 1'], group: [GOBLIN] },
        { played: ['Stargazer with a Hangover'], group: [FAR] },
      ],
    })
    endRound(at)
    expect(read(at, 'question')).toEqual(['cleanup-order'])
    expect(at.offers(1)).toEqual(['Vanishing Waiter 1 comes first', 'Stargazer with a Hangover comes first'])
    expect(at.offers(2)).toEqual([])
    at.do('Stargazer with a Hangover comes first')
    expect(read(at, 'players[0].discard', 'players[1].played')).toEqual([[], ['Stargazer with a Hangover']])
    at.do('Vanishing Waiter 1 comes first')
    expect(at.read('players[0].hand')).toContain('Vanishing Waiter 1')
    expect(at.read('players[1].hand')).toContain('Stargazer with a Hangover')
    expect(read(at, 'players[0].discard', 'players[1].discard')).toEqual([[], []])
  })

  test('[D2] each of them once', () => {
    const at = street({ people: [{ played: ['Vanishing Waiter 1'], hand: ['Mace'], group: [GOBLIN] }, {}] })
    endRound(at)
    at.do('Vanishing Waiter 1 comes first')
    expect(at.read('question')).toBe('discard-step')
  })

  const RIPSNARL = { group: ['Ripsnarl', GOBLIN] }
  test('[D2, C19] a hero that Ripsnarl claims is retired here, and what it wielded is discarded', () => {
    const at = street({
      people: [
        { ...RIPSNARL, played: ['Bar Brawler 1', 'Mace', 'Sister-in-Arms'], hand: ['Bar Stool 1'] },
        {},
      ],
      bosses: { Ripsnarl: 20 },
    })
    endRound(at)
    expect(at.offers()).toEqual(['retire Bar Brawler 1', 'retire Sister-in-Arms'])
    at.do('retire Bar Brawler 1')
    expect(read(at, 'retired', 'players[0].discard')).toEqual([['Bar Brawler 1'], ['Mace', 'Sister-in-Arms']])
  })

  test('[D2, C21, Q62] an item of a retired hero has no wielder: every hero left can come back by it', () => {
    const at = street({
      people: [
        {},
        {
          ...RIPSNARL,
          played: ['Library Imp', 'Borrowed Wand 1', 'Unpaid Apprentice 1', 'Scepter of Illusions'],
        },
      ],
      bosses: { Ripsnarl: 20 },
      table: { defender: 1 },
    })
    endRound(at)
    at.do('retire Unpaid Apprentice 1').do('Scepter of Illusions comes first')
    expect(at.offers()).toEqual(['Library Imp comes back to hand'])
  })
})
