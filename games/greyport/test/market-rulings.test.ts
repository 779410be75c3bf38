import { describe, expect, test } from 'vitest'
import { SQUIRE } from './street-three-cards.ts'
import { endRound, groups, hp, read, street } from './street-three.ts'

/** Copper, copper, silver and gold. */
const ROW = ['Townsfolk 1', 'Fire Mage 1', 'Alley Duellist 1', 'Serena the Pious']
const NOTHING = { heroDeck: [], itemDeck: [], itemRow: [] }

/** The end of the round of Fiona with these coins. */
const shopping = (coins: object, heroRow: string[]) =>
  endRound(street({ people: [{ ...coins, group: ['Giant Boar 1'] }, {}], table: { ...NOTHING, heroRow } }))

describe('recruiting', () => {
  test('[Q47] the owner chooses which coin to spend', () => {
    const at = shopping({ copper: 1, silver: 1 }, ['Townsfolk 1', 'Alley Duellist 1'])
    expect(at.offers()).toEqual([
      'recruit Townsfolk 1 for copper',
      'recruit Townsfolk 1 for silver',
      'recruit Alley Duellist 1 for silver',
    ])
    at.do('recruit Townsfolk 1 for silver')
    expect(read(at, 'players[0].copper', 'players[0].silver')).toEqual([1, 0])
  })

  test('[Q47] the upgrade is automatic, and only if nothing at all is affordable', () => {
    expect(shopping({ copper: 1 }, ['Alley Duellist 1', 'Serena the Pious']).offers()).toEqual([
      'recruit Alley Duellist 1 for copper',
    ])
    expect(shopping({ copper: 1, silver: 1 }, ['Serena the Pious']).offers()).toEqual([
      'recruit Serena the Pious for copper',
      'recruit Serena the Pious for silver',
    ])
    expect(shopping({ copper: 1, silver: 1 }, ['Alley Duellist 1', 'Serena the Pious']).offers()).toEqual([
      'recruit Alley Duellist 1 for silver',
    ])
    expect(shopping({ copper: 1 }, ROW).offers()).toEqual([
      'recruit Townsfolk 1 for copper',
      'recruit Fire Mage 1 for copper',
    ])
  })

  test('[Q47] an open top counts when it is judged what is affordable', () => {
    const at = endRound(
      street({
        people: [{ copper: 1, group: ['Giant Boar 1'] }, {}],
        table: {
          ...NOTHING,
          heroRow: ['Alley Duellist 1', 'Alley Duellist 2', 'Serena the Pious', 'Storm-Caller on Tour 1'],
          boon: 0,
          heroDeck: ['Townsfolk 1'],
        },
      }),
    )
    expect(at.offers()).toEqual(['recruit Townsfolk 1 for copper'])
  })

  /** The last monster falls: all recruit. */
  const afterwards = (coins: object[], table: object) => {
    const at = street({
      people: coins.map((one, seat) => ({
        ...one,
        ...(seat === 0 ? { hand: [SQUIRE], group: ['Giant Boar 1'] } : {}),
      })),
      ...{ wounds: { 'Giant Boar 1': 15 }, table: { ...NOTHING, ...table } },
    })
    return at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights Giant Boar 1`)
  }

  test('[Q47] after an encounter it is judged anew at each purchase, for each player', () => {
    const at = afterwards([{ copper: 2 }, { copper: 1 }], {
      heroRow: ['Townsfolk 1', 'Alley Duellist 1', 'Serena the Pious'],
    })
    expect([at.offers(1), at.offers(2)]).toEqual([
      ['recruit Townsfolk 1 for copper'],
      ['recruit Townsfolk 1 for copper'],
    ])
    at.do('recruit Townsfolk 1 for copper', 2)
    expect(at.offers()).toEqual(['recruit Alley Duellist 1 for copper'])
    at.do('recruit Alley Duellist 1 for copper')
    expect(at.offers()).toEqual(['recruit Serena the Pious for copper'])
  })

  test('[Q26] when a deck is empty the row shrinks', () => {
    const at = shopping({ copper: 1 }, ROW).do('recruit Fire Mage 1 for copper')
    expect(read(at, 'heroRow', 'heroDeck.size')).toEqual([
      ['Townsfolk 1', 'Alley Duellist 1', 'Serena the Pious'],
      0,
    ])
  })

  test('[Q26] with nothing to recruit coins are kept, and lost at the end of the encounter', () => {
    const at = shopping({ copper: 1, gold: 1 }, [])
    expect(read(at, 'question', 'players[0].copper', 'players[0].gold')).toEqual(['discard-step', 1, 1])
    const end = afterwards([{ copper: 2 }, { silver: 1 }], { heroRow: ['Townsfolk 1'] })
    end.do('recruit Townsfolk 1 for copper', 1)
    expect(read(end, 'question', 'players[0].copper', 'players[1].silver')).toEqual(['discard-step', 0, 0])
  })
})

describe('between encounters', () => {
  /** Fiona defeats the last monster; all keep their hands; the next encounter is set up. */
  const next = (fiona: object, more: object = {}) => {
    const { table = {}, ...rest } = more as { table?: object }
    const at = street({
      people: [{ hand: [SQUIRE, 'Mace'], group: ['Giant Boar 1'], ...fiona }, {}],
      ...{ wounds: { 'Giant Boar 1': 15 }, ...rest },
      table: {
        heroRow: [],
        heroDeck: [],
        itemRow: [],
        itemDeck: [],
        monsterDeck: [
          'Giant Boar 3',
          'Frenzy Goblin 4',
          'Frenzy Goblin 3',
          'Frenzy Goblin 2',
          'Frenzy Goblin 1',
        ],
        ...table,
      },
    })
    at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights Giant Boar 1`)
    while (at.read('question') === 'discard-step') at.do('keep the rest', at.table.choices.seatOf(0) + 1)
    return at
  }

  test('[Q22] defeated monsters stay in the discard pile', () => {
    const at = next({})
    expect(read(at, 'encounter', 'monsterDiscard')).toEqual([2, ['Giant Boar 1']])
    expect(groups(at).flat()).not.toContain('Giant Boar 1')
  })

  test('[Q21] with deck and discard pile both empty no more monsters are turned up', () => {
    const at = next({}, { table: { monsterDeck: ['Frenzy Goblin 1'] } })
    // One of the deck and, after it, the defeated one make the location group; nobody is left for the players.
    expect(at.read('locationGroup')).toEqual(['Frenzy Goblin 1', 'Giant Boar 1'])
    expect(groups(at)).toEqual([[], ['Drog, Troll General']])
    expect(read(at, 'monsterDeck.size', 'monsterDiscard.size')).toEqual([0, 0])
  })

  test('[Q37] the marker passes from who defended when the encounter ended', () => {
    expect(next({}).read('defender')).toBe(1)
    expect(read(next({}), 'round', 'markerUsed')).toEqual([1, 0])
  })

  test('[Q58] a boss whose encounter says nothing else starts in the active group', () => {
    expect(groups(next({}))[1]).toContain('Drog, Troll General')
  })

  test('[Q27] the next level counts from the level you have now', () => {
    const level = (now: number) => {
      const at = next({ level: now })
      return [
        at.read('players[0].level'),
        (at.read('players[0].hand') as string[]).filter((name) => name.startsWith('Fiona')),
      ]
    }
    expect(level(1)).toEqual([2, ['Fiona, level 2']])
    expect(level(2)).toEqual([3, ['Fiona, level 3']])
    expect(level(3)).toEqual([3, ['Fiona, level 3']])
  })

  test('[Q27] also for one who went down a level in this encounter', () => {
    const down = street({
      people: [
        {
          level: 2,
          hand: [SQUIRE, 'Fiona, level 2', 'Brother Bastian'],
          heroesLeft: 2,
          group: ['Giant Boar 1'],
        },
        {},
      ],
      ...{
        wounds: { 'Giant Boar 1': 15 },
        table: { heroRow: [], heroDeck: [], itemRow: [], itemDeck: [], monsterDeck: ['Giant Boar 2'] },
      },
      rolls: { playerDice: [{ shuffle: [] }] },
    })
    down.do('play Brother Bastian').do('choose Fiona').do('retire Fiona, level 2').do(`play ${SQUIRE}`)
    down.do(`${SQUIRE} fights Giant Boar 1`)
    while (down.read('question') === 'discard-step')
      down.do('keep the rest', down.table.choices.seatOf(0) + 1)
    expect(read(down, 'encounter', 'players[0].level')).toEqual([2, 2])
  })

  test('[Q28] no monster is left to make a hand smaller', () => {
    const cards = ['Mace', 'Bar Stool 1', 'Bar Stool 2', 'Prayer Beads 1', 'Prayer Beads 2']
    const at = street({
      people: [{ hand: [SQUIRE, ...cards], group: ['Mercenary Mage 1'] }, {}],
      ...{
        wounds: { 'Mercenary Mage 1': 15 },
        table: { heroRow: [], heroDeck: [], itemRow: [], itemDeck: [] },
      },
    })
    at.do(`play ${SQUIRE}`).do(`${SQUIRE} fights Mercenary Mage 1`)
    expect(read(at, 'question', 'players[0].hand')).toEqual(['discard-step', cards])
    expect(at.offers()).toContain('keep the rest')
  })

  test('[Q35] no shield is there when an encounter is set up, so an Ambush cannot be shielded', () => {
    const monsterDeck = ['Mad Bomber 1', 'Frenzy Goblin 4', 'Giant Boar 3', 'Giant Boar 2']
    const at = next({}, { table: { monsterDeck, shields: 5 } })
    const place = groups(at).findIndex((group) => (group as string[]).includes('Mad Bomber 1'))
    expect([at.read('question'), at.read('shields'), place >= 0]).toEqual(['ambush-order', 0, true])
    at.do('Mad Bomber 1 ambushes first')
    expect([at.read('question'), hp(at)[place]]).toEqual(['players-act', 9])
  })
})
