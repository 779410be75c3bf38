import { beforeEach, describe, expect, test } from 'vitest'
import { STATE, STEP } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { begin, card, give, item, titlesOf, zone, zonesOf } from './described.ts'

describe('the party', () => {
  let t: Table
  beforeEach(() => {
    t = begin()
  })

  test('[S5, R2, R5] says who defends, who may play a hero, and what everybody has', () => {
    t.players[0].hp = 7
    t.players[1].hp = 9
    for (const player of t.players) {
      player.copper = 2
      player.silver = 1
      player.gold = 0
    }
    t.players[1].heroesLeft = 0
    t.players[1].done = 1
    t.players[1].heroAside = 1
    expect(zone(t, 'Party').items).toEqual([
      {
        thing: { kind: 'player', id: 0 },
        name: 'Fiona',
        figures: [{ label: 'hp', value: 7, of: 10 }],
        tags: ['defends', 'marker ready', '1 hero to play', '2 copper, 1 silver', 'level 1'],
      },
      {
        thing: { kind: 'player', id: 1 },
        name: 'Gerki',
        figures: [{ label: 'hp', value: 9, of: 10 }],
        tags: ['hero played', 'done', 'own hero spent', '2 copper, 1 silver', 'level 1'],
      },
    ])
    t.markerUsed = 1
    expect(item(t, 'Party', 'Fiona').tags).toContain('marker used')
    t.step = STEP.RECRUIT
    expect(item(t, 'Party', 'Gerki').tags).toEqual(['own hero spent', '2 copper, 1 silver', 'level 1'])
  })

  test('[F3] the own hand says type, dice, damage and text', () => {
    const mace = give(t, 'Mace', 'hand')
    give(t, 'Sister-in-Arms', 'hand')
    give(t, 'Curse 1', 'hand')
    expect(zone(t, 'Hand, Fiona').items).toEqual([
      { thing: { kind: 'card', id: mace }, name: 'Mace', figures: [], tags: ['physical item', '5 damage'] },
      {
        thing: { kind: 'card', id: card(t, 'Sister-in-Arms') },
        name: 'Sister-in-Arms',
        figures: [],
        tags: ['physical hero', 'yellow die'],
        text: 'In the fight: If you are the defending player, deal 2 more damage.',
      },
      {
        thing: { kind: 'card', id: card(t, 'Curse 1') },
        name: 'Curse 1',
        figures: [],
        tags: ['Curse'],
        text: 'Does nothing.',
      },
    ])
    expect(zone(t, 'Hand, Fiona').seat).toBe(0)
    expect(zone(t, 'Hand, Fiona').summary).toBe('keeps up to 6 and the own hero')
  })

  test('a recruited card in hand says what it cost', () => {
    give(t, 'Frying Pan, Still Warm 1', 'hand')
    expect(item(t, 'Hand', 'Frying Pan, Still Warm 1').tags).toEqual(['physical item', '4 damage', 'copper'])
  })

  test('[P2, R4] a played hero says what it deals with its items, and whether it has fought', () => {
    const brawler = give(t, 'Bar Brawler 1', 'played')
    expect(item(t, 'Played, Fiona', 'Bar Brawler 1').tags).toEqual([
      'can fight',
      'yellow die',
      'physical hero',
    ])
    give(t, 'Mace', 'played')
    t.states[brawler] = STATE.FOUGHT
    const [hero, mace] = zone(t, 'Played, Fiona').items
    expect(hero.tags).toEqual(['has fought', 'yellow die + 5 damage in all', 'physical hero'])
    expect(mace.tags).toEqual(['physical item', '5 damage', 'wielded by Bar Brawler 1'])
  })

  test('[S12] another open hand is listed in a few words, a closed one is counted', () => {
    give(t, 'Rogue 1', 'hand', 1)
    give(t, 'Kite Shield', 'hand', 1)
    expect(zone(t, 'Gerki').summary).toMatch(/^hand: Rogue 1, Kite Shield; deck \d+, discard \d+$/)
    expect(titlesOf(t)).not.toContain('Hand, Gerki')
    expect(titlesOf(t, 1)).toContain('Hand, Gerki')
    t.openHands = 0
    expect(zone(t, 'Gerki').summary).toMatch(/^hand: 2 cards; deck/)
    expect(JSON.stringify(zonesOf(t))).not.toContain('Kite Shield')
    expect(JSON.stringify(zonesOf(t, 1))).toContain('Kite Shield')
  })

  test('somebody who only looks on sees no hand in full', () => {
    expect(titlesOf(t, -1).some((title) => title.startsWith('Hand'))).toBe(false)
    expect(titlesOf(t, -1)).toEqual(expect.arrayContaining(['Fiona', 'Gerki']))
  })

  test('[G7, D3] reinforcements are short while the party fights, and full while it recruits', () => {
    const names = t.heroRow.toArray().map((number) => t.data.cards[number].title)
    const { items, summary } = zone(t, 'Hero row')
    expect(items).toEqual([])
    for (const name of names) expect(summary).toContain(`${name} (`)
    t.step = STEP.RECRUIT
    const full = zone(t, 'Hero row').items
    expect(full.map(({ thing }) => thing?.id)).toEqual(t.heroRow.toArray())
    for (const { tags } of full) expect(['copper', 'silver', 'gold']).toContain(tags[0])
    expect(zone(t, 'Item row').items.length).toBe(4)
  })

  test('[C10, Q60] the top of an open deck belongs to the row; a closed one is not shown', () => {
    const top = t.data.cards[t.heroDeck.top]
    expect(JSON.stringify(zonesOf(t))).not.toContain('deck top')
    t.heroesOpen = 1
    expect(zone(t, 'Hero row').summary).toContain(`deck top ${top.title} (`)
    t.step = STEP.RECRUIT
    expect(item(t, 'Hero row', top.name).tags).toContain('top of the deck')
  })

  test('[Q48] what a reward turns up can be read, with the row it may also come from', () => {
    t.found.push(t.itemDeck.pop())
    expect(zone(t, 'Turned up').items.length).toBe(1)
    expect(zone(t, 'Item row').items.length).toBe(4)
    expect(zone(t, 'Hero row').items).toEqual([])
  })

  test('beside the table: deck and discard pile, scenario, monsters and curses left', () => {
    expect(zone(t, 'Deck').summary).toMatch(/^4 cards; discard pile: .*Mace/)
    expect(zone(t, 'Scenario').summary).toMatch(
      /^The Interrupted Party, Rest Healing 2; monster deck \d+, 0 discarded; 20 Curses left$/,
    )
  })

  test('with five players every group, hand and hero has its place', () => {
    const five = begin({ scenario: 'goblin-king' }, 5)
    expect(zone(five, 'Party').items.length).toBe(5)
    for (let seat = 0; seat < 5; seat++)
      expect(titlesOf(five, seat).filter((one) => one.startsWith('Hand'))).toHaveLength(1)
  })
})
