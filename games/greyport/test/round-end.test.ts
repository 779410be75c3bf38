import { describe, expect, test } from 'vitest'
import { endRound, misplaced, place, play, read, street } from './street-two.ts'
import type { Person, Street } from './street-two.ts'

const GOBLIN = 'Frenzy Goblin 1'
const FAR = 'Frenzy Goblin 2'
const SEVEN = [
  ...['Mace', 'Bar Stool 1', 'Bar Stool 2', 'Bar Brawler 1', 'Bar Brawler 2'],
  ...['Sister-in-Arms', 'Bottled Thunder'],
]

/** Fiona has nothing to recruit with: the table waits at her Discard step, unless she has no card for it. */
function atDiscard(fiona: Person, more: Street = {}) {
  const at = street({ people: [{ group: [GOBLIN], ...fiona }, { group: [FAR] }], ...more })
  endRound(at)
  return at
}
const discards = (names: readonly string[]): string[] => names.map((name) => `discard ${name}`)

describe('the Discard step', () => {
  test('[D4] down to five cards one has to discard; the player hero is set aside and does not count', () => {
    const at = atDiscard({ hand: SEVEN })
    expect(at.read('question')).toBe('discard-step')
    expect(at.offers()).toEqual(discards(SEVEN))
    at.do('discard Mace')
    expect(at.offers()).toEqual(discards(SEVEN.slice(1)))
    at.do('discard Bar Stool 1')
    expect(at.offers()).toEqual([...discards(SEVEN.slice(2)), 'keep the rest'])
    expect(at.read('players[0].discard')).toEqual(['Mace', 'Bar Stool 1'])
  })

  test('[D4] then any more cards one wishes, down to none', () => {
    const at = atDiscard({ hand: SEVEN.slice(0, 2), deck: [] })
    expect(at.offers()).toEqual([...discards(SEVEN.slice(0, 2)), 'keep the rest'])
    play(at, 'discard Mace')
    expect([at.read('question'), at.offers()]).toEqual([
      'discard-step',
      ['discard Bar Stool 1', 'keep the rest'],
    ])
  })

  test('[D4] the player hero cannot be discarded', () => {
    expect(atDiscard({ hand: ['Mace'] }).refusal('discard Fiona, level 1')).toBeDefined()
  })

  test('[D4, D3d] a card just recruited counts', () => {
    const at = atDiscard({ hand: SEVEN.slice(0, 5), coins: [1, 0, 0] })
    at.do('recruit Townsfolk 1 for copper')
    expect(at.offers()).toEqual(discards([...SEVEN.slice(0, 5), 'Townsfolk 1']))
  })

  test.each([
    ['[D4, C15] five less one before a Mercenary Mage', [GOBLIN, 'Mercenary Mage 1'], {}, 4],
    [
      '[D4, Q44] several add up, but never to less than one',
      ['Mercenary Mage 1', 'Knock-Knock Troll 1', 'Knock-Knock Troll 2'],
      {},
      1,
    ],
    ['[D4] one more at The Red Dragon Inn', [GOBLIN], place('The Red Dragon Inn'), 6],
  ] as const)('%s', (_, group, table, size) => {
    const at = atDiscard({ hand: SEVEN, group }, { table })
    for (let cards = SEVEN.length; cards > size; cards--) {
      expect(at.offers()).not.toContain('keep the rest')
      at.do(at.offers()[0])
    }
    expect(at.offers()).toContain('keep the rest')
  })
})

describe('the Refill step', () => {
  test('[D5] up to five, then the player hero: six', () => {
    const at = atDiscard({ hand: ['Mace', 'Bar Stool 1'], deck: SEVEN.slice(2) })
    at.do('keep the rest')
    expect(at.read('players[0].hand')).toEqual([
      'Mace',
      'Bar Stool 1',
      'Fiona, level 1',
      ...SEVEN.slice(2, 5),
    ])
    expect(at.read('players[0].deck')).toEqual([...SEVEN.slice(5)].reverse())
  })

  test('[D5] a player hero beside the discard pile comes back', () => {
    const at = atDiscard({ hand: ['Mace'], deck: SEVEN.slice(1), heroAside: 1, level: 2 })
    at.do('keep the rest')
    expect(read(at, 'players[0].hand', 'players[0].heroAside')).toEqual([
      ['Mace', ...SEVEN.slice(1, 5), 'Fiona, level 2'],
      0,
    ])
    expect(misplaced(at)).toEqual([])
  })

  test('[D5, X36] who cannot draw still takes the player hero back', () => {
    const at = atDiscard({ hand: ['Mace'], heroAside: 1, group: ['Orc Warlord 1'] })
    at.do('keep the rest')
    expect(at.read('players[0].hand')).toEqual(['Mace', 'Fiona, level 1'])
  })

  test('[D5, O6] more than five by other draws is no reason to draw less than nothing', () => {
    const at = atDiscard({ hand: SEVEN.slice(0, 5), deck: SEVEN.slice(5) })
    at.do('keep the rest')
    expect(read(at, 'players[0].hand.size', 'players[0].deck.size')).toEqual([6, 2])
  })
})

describe('drawing', () => {
  test('[D7] from an empty deck: the discard pile is shuffled, and the draw goes on', () => {
    const at = atDiscard(
      {
        hand: ['Mace'],
        deck: ['Bar Stool 1'],
        discard: ['Bar Stool 2', 'Bar Brawler 1', 'Bar Brawler 2', 'Curse 1'],
      },
      { rolls: { playerDice: [{ shuffle: ['Curse 1', 'Bar Brawler 2', 'Bar Brawler 1'] }] } },
    )
    const events = play(at, 'keep the rest')
    expect(events).toContain('Fiona shuffles the discard pile into a new deck.')
    expect(at.read('players[0].hand')).toEqual([
      ...['Mace', 'Fiona, level 1', 'Bar Stool 1', 'Curse 1', 'Bar Brawler 2', 'Bar Brawler 1'],
    ])
    expect(read(at, 'players[0].deck', 'players[0].discard')).toEqual([['Bar Stool 2'], []])
  })

  test('[D7] a deck that is not empty is not touched, though the discard pile is full', () => {
    const at = atDiscard({ hand: ['Mace'], deck: SEVEN.slice(1, 5), discard: ['Curse 1'] })
    at.do('keep the rest')
    expect(read(at, 'players[0].deck', 'players[0].discard')).toEqual([[], ['Curse 1']])
  })

  test('[D7] with both empty there is no draw', () => {
    const at = atDiscard({ hand: ['Mace'], deck: ['Bar Stool 1'], discard: [] })
    at.do('keep the rest')
    expect(at.read('players[0].hand')).toEqual(['Mace', 'Fiona, level 1', 'Bar Stool 1'])
  })

  test('[D7] the player hero beside the pile is never shuffled in', () => {
    const at = atDiscard(
      { played: ['Fiona, level 1'], hand: ['Mace'], deck: [], discard: ['Bar Stool 1', 'Bar Stool 2'] },
      { rolls: { playerDice: [{ shuffle: [] }] } },
    )
    at.do('keep the rest')
    expect(read(at, 'players[0].deck', 'players[0].discard')).toEqual([[], []])
    expect(at.read('players[0].hand')).toEqual(['Mace', 'Bar Stool 2', 'Bar Stool 1', 'Fiona, level 1'])
  })
})

describe('the marker passes', () => {
  test('[D6] to the left, Taunt side up', () => {
    const at = atDiscard({}, { table: { markerUsed: 1 } })
    expect(read(at, 'defender', 'markerUsed', 'round', 'question')).toEqual([1, 0, 2, 'players-act'])
    expect(at.offers(2)).toContain(`flip the marker and Taunt ${GOBLIN}`)
    expect(at.offers(1).join()).not.toContain('flip the marker')
  })

  test('[D6, Q38] from the last seat to the first', () => {
    const at = street({ people: [{ group: [GOBLIN] }, {}, { group: [FAR] }], table: { defender: 2 } })
    endRound(at)
    expect(at.read('defender')).toBe(0)
  })

  test('[D6, K6] Ferocious monsters of the active group go along, others stay', () => {
    const at = atDiscard({ group: ['Back-Alley Worg 1', GOBLIN, 'Back-Alley Worg 2'] })
    expect(read(at, 'players[0].group', 'players[1].group')).toEqual([
      [GOBLIN],
      [FAR, 'Back-Alley Worg 1', 'Back-Alley Worg 2'],
    ])
  })

  test('[D6, K6] not those on the location', () => {
    const at = atDiscard({}, { there: ['Back-Alley Worg 1'] })
    expect(at.read('locationGroup')).toEqual(['Back-Alley Worg 1'])
  })
})

describe('those who do not defend', () => {
  test('[D8, X26] a player hero played in another’s round comes back only at the owner’s own Refill', () => {
    const at = street({ people: [{ group: [GOBLIN] }, { group: [FAR], deck: [] }] })
    at.do('play Zot, level 1', 2)
    endRound(at)
    expect(read(at, 'defender', 'players[1].hand', 'players[1].heroAside')).toEqual([1, [], 1])
    expect(at.offers(2).join()).not.toContain('play')
    endRound(at)
    while (at.read('defender') === 1) at.do(at.offers()[0])
    expect(read(at, 'players[1].hand', 'players[1].heroAside')).toEqual([['Zot, level 1'], 0])
  })

  test('[D9] they neither recruit, discard nor refill', () => {
    const eight = [
      ...['Unpaid Apprentice 1', 'Unpaid Apprentice 2', 'Library Imp', 'Bouncer on Retainer'],
      ...['Borrowed Wand 1', 'Borrowed Wand 2', 'Scroll That Goes Bang', 'Sensible Walking Stick'],
    ]
    const at = street({
      people: [
        { group: [GOBLIN], deck: [] },
        { group: [FAR], hand: eight, coins: [1, 1, 1] },
        { hand: ['Holy Templar'], heroAside: 1, coins: [0, 1, 0] },
      ],
    })
    endRound(at)
    expect(read(at, 'round', 'question')).toEqual([2, 'players-act'])
    expect(read(at, 'players[1].hand', 'players[1].copper', 'players[1].gold')).toEqual([
      [...eight, 'Zot, level 1'],
      ...[1, 1],
    ])
    expect(read(at, 'players[2].hand', 'players[2].silver', 'players[2].heroAside')).toEqual([
      ['Holy Templar'],
      ...[1, 1],
    ])
  })
})
