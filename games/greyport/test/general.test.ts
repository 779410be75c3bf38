import { describe, expect, test } from 'vitest'
import { endRound, game, misplaced, place, play, read, street } from './street-two.ts'

const GOBLIN = 'Frenzy Goblin 1'
const FAR = 'Frenzy Goblin 2'

describe('monsters on the location', () => {
  test('[O1] "the player this is in front of" is nobody', () => {
    const raccoon = (isThere: boolean) => {
      const group = ['Larder Raccoon 1']
      const at = street({
        people: [{ hand: ['Mace'], group: isThere ? [GOBLIN] : group }, {}],
        there: isThere ? group : [],
      })
      endRound(at)
      return at.read('question')
    }
    expect([raccoon(false), raccoon(true)]).toEqual(['lose-card', 'discard-step'])
  })

  test('[O1, C15, C18] nor does what lies there touch hands, draws or shields', () => {
    const at = street({
      people: [
        {
          group: [GOBLIN],
          hand: ['Mace'],
          deck: ['Bar Stool 1', 'Bar Stool 2', 'Bar Brawler 1', 'Bar Brawler 2'],
        },
        {},
      ],
      there: ['Mercenary Mage 1', 'Orc Warlord 1', 'Novice in a Borrowed Robe 1'],
      table: { shields: 1 },
    })
    endRound(at)
    expect(at.offers()).toContain(`shield against ${GOBLIN}`)
    play(at, `shield against ${GOBLIN}`, 'keep the rest')
    expect(at.read('players[0].hand.size')).toBe(6)
  })
})

describe('heroes who are in the party', () => {
  const recruit = (heroDeck: readonly string[]) => {
    const at = street({
      people: [{ group: [GOBLIN], hand: ['Mace'], coins: [1, 0, 0] }, { group: [FAR] }],
      heroDeck,
    })
    endRound(at)
    return at.do('recruit Townsfolk 1 for copper')
  }

  test('[O2] one revealed later is retired and replaced, two in a row as well', () => {
    const at = recruit(['Fiona the Volatile', 'Zot the Wizard', 'Townsfolk 2', 'Townsfolk 3'])
    expect(at.read('retired')).toEqual(['Fiona the Volatile', 'Zot the Wizard'])
    expect(read(at, 'heroRow', 'heroDeck')).toEqual([
      ['Fire Mage 1', 'Ogre Doorman 1', 'Serena the Pious', 'Townsfolk 2'],
      ['Townsfolk 3'],
    ])
    expect(at.events()).toContain('Zot the Wizard is already in the party.')
  })

  test('[O2] one whom nobody leads is a hero like any other', () => {
    expect(recruit(['Deirdre the Priestess', 'Townsfolk 2']).read('heroRow')).toContain(
      'Deirdre the Priestess',
    )
  })

  test('[O2, Q26] and if no other is left the row stays short', () => {
    const at = recruit(['Zot the Wizard'])
    expect(read(at, 'heroRow.size', 'heroDeck', 'retired')).toEqual([3, [], ['Zot the Wizard']])
  })
})

describe('retiring', () => {
  const LISTENER = 'Listener of Confessions' // may retire a card of the hand
  /** Deirdre, at the third seat, plays the card that lets her retire one. */
  const deirdre = (hand: readonly string[], level = 1, defender = 2) =>
    street({
      people: [{}, {}, { hand: [LISTENER, ...hand], level, deck: [], group: [GOBLIN] }],
      there: ['Frenzy Goblin 3'],
      table: { defender },
    }).do(`play ${LISTENER}`, 3)

  test('[O3, K11] a retired card is out of the game: not in hand, deck or discard pile, ever again', () => {
    const at = deirdre(['Holy Templar', 'Clergyman 1'], 1, 2)
    at.do('retire Holy Templar')
    expect(read(at, 'retired', 'players[2].discard')).toEqual([['Holy Templar'], []])
    endRound(at)
    expect(misplaced(at)).toEqual([])
    expect(at.read('retired')).toEqual(['Holy Templar'])
  })

  test('[O4] a player hero goes down a level instead and lies beside the discard pile', () => {
    const at = deirdre([], 3).do('retire Deirdre, level 3')
    expect(at.events()).toContain('Deirdre is at level 2.')
    expect(read(at, 'players[2].level', 'players[2].heroAside', 'players[2].hand', 'retired')).toEqual([
      ...[2, 1, [], []],
    ])
  })

  test('[O4] it comes back at the owner’s next Refill, at the lower level', () => {
    const at = deirdre([], 2).do('retire Deirdre, level 2')
    endRound(at)
    while (at.read('defender') === 2) at.do(at.offers()[0])
    expect(at.read('players[2].hand')).toContain('Deirdre, level 1')
    expect(misplaced(at)).toEqual([])
  })

  test('[O4, D8] not at the Refill of another', () => {
    const at = deirdre([], 2, 0).do('retire Deirdre, level 2')
    endRound(at)
    while (at.read('defender') === 0) at.do(at.offers()[0])
    expect(read(at, 'players[2].hand', 'players[2].heroAside')).toEqual([[], 1])
  })

  test('[O4] at Level 1 it is merely put beside the discard pile', () => {
    const at = deirdre([]).do('retire Deirdre, level 1')
    expect(read(at, 'players[2].level', 'players[2].heroAside', 'retired')).toEqual([1, 1, []])
  })

  test('[O4, Q62] a played one is levelled down too, and its item is discarded at Cleanup', () => {
    const at = street({
      people: [{ group: [GOBLIN] }, { played: ['Zot, level 2', 'Tainted Wand'], level: 2, group: [FAR] }],
    }).do(`Zot, level 2 fights ${GOBLIN}`, 2)
    expect(read(at, 'players[1].level', 'players[1].heroAside', 'players[1].played')).toEqual([
      ...[1, 1, ['Tainted Wand']],
    ])
    expect(at.offers(2)).toEqual([])
    endRound(at)
    expect(at.read('players[1].discard')).toEqual(['Tainted Wand'])
  })

  test('[O5] retired curses do not return to their deck', () => {
    const at = deirdre(['Curse 1']).do('retire Curse 1')
    expect(read(at, 'retired', 'curseDeck.size')).toEqual([['Curse 1'], 19])
  })
})

describe('curses', () => {
  const HEX = 'Hex Knitter 1'
  const cursed = (curses: number) => {
    const at = street({ people: [{ group: [HEX], hand: ['Mace'], discard: ['Bar Stool 1'] }, {}], curses })
    return { at, events: endRound(at) }
  }

  test('[O5] there are 20, and one lands on top of the gainer’s discard pile', () => {
    const { at } = cursed(20)
    expect(read(at, 'players[0].discard', 'players[1].discard', 'curseDeck.size')).toEqual([
      ['Bar Stool 1', 'Curse 20'],
      ...[[], 19],
    ])
  })

  test('[O5, X43] none left: no curse, and nothing goes wrong', () => {
    const { at, events } = cursed(0)
    expect(read(at, 'players[0].discard', 'players[0].hp')).toEqual([['Bar Stool 1'], 8])
    expect(events.join()).not.toContain('curse')
  })
})

describe('hand size', () => {
  const SEVEN = [
    'Mace',
    'Bar Stool 1',
    'Bar Stool 2',
    'Bar Brawler 1',
    'Bar Brawler 2',
    'Sister-in-Arms',
    'Bottled Thunder',
  ]

  test('[O6] draws may exceed it', () => {
    const at = street({
      people: [
        { hand: SEVEN.slice(0, 6), deck: SEVEN.slice(6) },
        {},
        { hand: ['Clergyman 1'], group: [GOBLIN] },
      ],
      there: [FAR],
    })
    at.do('play Clergyman 1', 3).do('choose Fiona', 3)
    expect(at.read('players[0].hand')).toEqual([...SEVEN.slice(0, 6), 'Fiona, level 1', ...SEVEN.slice(6)])
    expect(at.read('question')).toBe('players-act')
  })

  test('[O6, C15] a smaller hand asks for no discard until one’s own Discard step', () => {
    const at = street({
      people: [{ hand: SEVEN.slice(0, 5), group: [GOBLIN] }, {}],
      there: ['Mercenary Mage 1', FAR],
      table: place('Dwarven Ruins'),
    })
    at.do('flip the marker and Taunt Mercenary Mage 1')
    expect(read(at, 'question', 'players[0].hand.size')).toEqual(['players-act', 6])
    endRound(at)
    expect([at.read('question'), at.offers().includes('keep the rest')]).toEqual(['discard-step', false])
  })
})

describe('advice', () => {
  test('[O7] what the book advises stands in the rules that players read', () => {
    const { text } = game.rules.find(({ id }) => id === 'O7') ?? { text: '' }
    for (const advice of [
      /play a hero in each player's round/,
      /Taunt monsters away/,
      /nobody falls far behind in HP/,
    ])
      expect(text).toMatch(advice)
  })
})
