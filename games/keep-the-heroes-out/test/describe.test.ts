import { describeFor, offeredChoices, promptText, start } from '@hearthkeep/engine'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepTheHeroesOut } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import {
  begin,
  heroes,
  item,
  monsters,
  place,
  resource,
  room,
  toCome,
  zone,
  zonesOf,
  withoutChests,
} from './described.ts'

const { game } = keepTheHeroesOut

/** Takes the choice that reads like this. */
function take(t: Table, notation: string): void {
  const at = offeredChoices(game, t, t.active).findIndex((one) => one.notation === notation)
  if (at < 0) throw new Error(`nobody offers to ${notation}`)
  t.take(at)
}

describe('before the first turn', () => {
  test('[S6, S7] the scenario tells its story, and the clans nobody leads say what they can do', () => {
    const t = start(game, { seed: 1, seats: 2, options: { scenario: 'rent-day' } }) as Table
    const [story, clans] = describeFor(game, t, 0)
    expect(story.title).toBe('Rent Day')
    expect(story.summary).toContain('until the Guild deck has been used up 2 times')
    expect(clans.items.map(({ name }) => name)).toEqual(['Ratkin', 'Red Dragon', 'Skeleton', 'Imp', 'Slime'])
    expect(clans.items[1].figures).toEqual([
      { label: 'supply', value: 1 },
      { label: 'health', value: 5 },
    ])
    expect(clans.items[1].text).toMatch(/^Ability: lose all wounds. Starts with one meeple in Jewel rooms\./)
    t.take(1)
    expect(describeFor(game, t, 1)[1].items.map(({ name }) => name)).not.toContain('Red Dragon')
    expect(item(t, 'Players', 'player 2').figures).toEqual([])
    t.take(0)
    expect(zonesOf(t).map(({ title }) => title)).toEqual([
      ...['Rent Day', 'Players', 'Dungeon', '1 from Vault', '2 from Vault', '3 from Vault'],
      ...['Map', 'Level 1 of 2'],
    ])
  })
})

describe('the dungeon', () => {
  let t: Table
  beforeEach(() => {
    t = begin(['ratkin', 'dragon'])
  })

  test('has its rooms from the Vault outwards, and every passageway once [G2, Q22]', () => {
    const zones = zonesOf(t).filter(({ items }) => items.some(({ thing }) => thing?.kind === 'room'))
    expect(zones.map(({ title, items }) => [title, ...items.map(({ name }) => name)])).toEqual([
      ['Dungeon', 'Vault'],
      ['1 from Vault', 'Forge', 'Workshop', 'Sewers'],
      ['2 from Vault', 'Library', 'Apothecary', 'Study', 'Beast Trainer'],
      ['3 from Vault', 'Graveyard', 'Cells'],
    ])
    expect(zone(t, 'Map').summary).toBe(
      'Vault to Forge, Workshop, Sewers; Forge to Library, Study; Workshop to Beast Trainer; ' +
        'Sewers to Apothecary; Apothecary to Cells; Beast Trainer to Graveyard',
    )
  })

  test('[Q3] has twelve rooms with the Laboratory and the Builder', () => {
    const large = begin(['slime'], { rooms: 'twelve' })
    expect(place(large, 'Laboratory').text).toBe(
      'Special; next to Cells. Activate: a hero to the Cells for a Monster card.',
    )
    expect(place(large, 'Builder').text).toBe(
      'Special; next to Library. Activate: any resource for a Portal in any room.',
    )
    expect(() => place(t, 'Builder')).toThrow()
  })

  test('[G7, G8, M2] says what is in a room, and what it is for', () => {
    toCome(t)
    monsters(t, 'sewers', 0, 3)
    monsters(t, 'sewers', 1, 1)
    heroes(t, 'sewers', 'rogue', 2)
    heroes(t, 'sewers', 'mage', 1, 'active')
    const here = t.rooms[room('sewers')]
    here.resources[resource('frog')] = 2
    here.resources[resource('bone')] = 1
    here.traps = 2
    here.portal = 2
    expect(place(t, 'Sewers')).toEqual({
      thing: { kind: 'room', id: room('sewers') },
      name: 'Sewers',
      figures: [],
      tags: [
        ...['3 Ratkin', '1 Red Dragon', 'active Mage', '2 exhausted Rogues', 'chest 2'],
        ...['Frog x2', 'Bone', '2 traps', 'Portal'],
      ],
      text: 'Crossbones; next to Vault and Apothecary. Activate: get a Frog.',
    })
    expect(place(t, 'Library').tags).toEqual(['incomplete Portal'])
    expect(place(t, 'Forge').text).toContain('Activate: Coin for Equipment.')
    expect(place(t, 'Cells').text).toContain('Once a turn: a hero for 3 cards.')
  })

  test.each([
    ['frogs-of-war', 'Sewers', 'frog guard'],
    ['rent-day', 'Library', 'chest 2, one loots it'],
    ['rent-day', 'Library', 'unpaid bill'],
    ['the-long-fog', 'Study', 'fog'],
    ['wandering-tunnels', 'Forge', 'rubble'],
  ])('[W4] names the event tokens of %s: in the %s lies %s', (scenario, name, tag) => {
    expect(place(begin(['imp'], { scenario }), name).tags).toContain(tag)
  })

  test('[W4] calls a room loud', () => {
    const loud = begin(['imp'], { scenario: 'battle-of-the-bands' })
    loud.rooms[room('forge')].events = 1
    expect(place(loud, 'Forge').tags).toContain('loud')
  })

  test('[H4.1] marks a chest that the next card could cost, with how many cards could', () => {
    toCome(t, 'Mage (Hats)', 'Rogue (Swords)')
    withoutChests(t, 'apothecary')
    heroes(t, 'sewers', 'warrior', 1)
    expect(place(t, 'Sewers').tags).toContain('at risk 1/2')
    expect(place(t, 'Study').tags).toEqual(['chest 3'])
  })
})

describe('a turn', () => {
  let t: Table
  beforeEach(() => {
    t = begin(['ratkin', 'dragon'])
  })

  test('[P1, W1] has its zones from top to bottom, for the seat that looks', () => {
    expect(zonesOf(t).map(({ title }) => title)).toEqual([
      ...['Turn 1, Red Dragon', 'Level 1 of 2', 'Dungeon', '1 from Vault', '2 from Vault', '3 from Vault'],
      ...['Ratkin hand', 'Players', 'Offer', 'Deck', 'Red Dragon cards', 'Map', 'Supply'],
      ...['Heroes in the Supply', 'Scenario'],
    ])
    expect(zone(t, 'Turn').summary).toBe('playing cards')
    expect(zone(t, 'Level').summary).toBe('16 Guild cards left, 1 a turn')
    expect(zone(t, 'Scenario').summary).toBe(
      'A Quiet Tuesday, easy. When a level begins, everybody goes to lunch: all meeples go home, traps and all, and each clan starts anew from its own rooms.',
    )
    expect(zonesOf(t, 1).map(({ title }) => title)).toContain('Red Dragon hand')
  })

  test('[P3, P4] shows both sides of a card in hand, then what is left of the side in play', () => {
    monsters(t, 'vault', 1, 1)
    const { hand } = t.players[1]
    hand.clear()
    const claw = t.data.cards.findIndex(({ name }) => name === 'Tooth and Claw 1')
    t.players[1].deck.clear()
    hand.push(claw)
    const [one, other] = t.data.cards[claw].sideNames.map((option) => t.data.options[option])
    const shown = item(t, 'Red Dragon hand', 'Tooth and Claw 1', 1)
    expect(shown).toMatchObject({ tags: [], text: `${one} / ${other}` })
    // What follows two Moves on that side is a matter of balance.
    const [first, second, ...rest] = other.split(', ')
    expect([first, second]).toEqual(['Move', 'Move'])
    const left = (): readonly string[] => item(t, 'In play', 'Tooth and Claw 1').tags
    take(t, `play Tooth and Claw 1: ${other}`)
    expect(left()).toEqual([`left: ${other}`])
    expect([zone(t, 'In play').summary, promptText(game, t)]).toEqual([
      'lost with the next card',
      'Play a card, or first what Tooth and Claw 1 still offers, which the next card loses.',
    ])
    take(t, 'move from the Vault to the Forge')
    expect(left()).toEqual([`left: ${['Move', ...rest].join(', ')}`])
    take(t, 'move from the Forge to the Study')
    expect(left()).toEqual(rest.length === 0 ? ['all used'] : [`left: ${rest.join(', ')}`])
    t.left = 0
    expect([zone(t, 'In play').summary, promptText(game, t)]).toEqual([undefined, 'Play a card.'])
    expect(zone(t, 'Red Dragon hand', 1).summary).toBe('none')
    take(t, 'play no more cards')
    expect(zone(t, 'Turn').summary).toBe('renewing the offer')
    expect(zone(t, 'Played').summary).toBe('Tooth and Claw')
  })

  test('[D2, G4, P9] counts meeples, wounds and the use of the Cells', () => {
    monsters(t, 'vault', 1, 1)
    t.players[1].wounds = 2
    expect(item(t, 'Players', 'Red Dragon')).toMatchObject({
      figures: [
        { label: 'supply', value: 0, of: 1 },
        { label: 'health', value: 3, of: 5 },
      ],
      tags: ['plays now', 'Cells unused'],
      text: 'Ability: lose all wounds.',
    })
    t.players[1].cellsUsed = 1
    expect(item(t, 'Players', 'Red Dragon').tags).toContain('Cells used')
    expect(item(t, 'Players', 'Ratkin').figures).toEqual([{ label: 'supply', value: 9, of: 9 }])
    expect(item(t, 'Players', 'Ratkin').tags).toEqual([])
  })

  test('[Q57] hands are open; decks are only counted', () => {
    const { hand, deck } = t.players[1]
    expect(zone(t, 'Red Dragon cards').summary).toMatch(/^hand: .*; deck 5, discard pile 0$/)
    expect(hand.size + deck.size).toBe(10)
    expect(zone(t, 'Deck').summary).toBe('5 cards; discard pile: none')
  })

  test('[G5, S12] the offer says what each card is', () => {
    expect(zone(t, 'Offer')).toMatchObject({ summary: '15 more in the Craft deck' })
    expect(zone(t, 'Offer').items).toHaveLength(5)
    for (const { tags } of zone(t, 'Offer').items)
      expect(['Equipment', 'Beast', 'Potion', 'Scroll']).toContain(tags[0])
    const [sample] = zone(t, 'Offer').items
    t.offer.take(sample.thing?.id ?? -1)
    t.box.take(20)
    t.offer.push(20)
    expect(zone(t, 'Offer').items.at(-1)?.tags).toEqual(['Monster', 'Skeleton'])
    t.offer.take(20)
    t.players[0].hand.push(20)
    t.players[0].hand.push(sample.thing?.id ?? -1)
    const last = zone(t, 'Ratkin hand').items.slice(-2)
    expect(last.map(({ tags }) => tags)).toEqual([['Skeleton'], sample.tags])
  })

  test('[G3, Q59] the Supply and what was looted', () => {
    t.resources[resource('frog')] = 2
    t.traps = 1
    expect(zone(t, 'Supply').summary).toBe(
      'Frog 2, Coin 5, Bone 5, Book 5, traps 1, Portals 6, event tokens 3',
    )
    heroes(t, 'cells', 'mage', 2)
    expect(zone(t, 'Heroes in').summary).toBe('Warrior 5, Rogue 5, Mage 3, Archer 5')
    expect(zonesOf(t).map(({ title }) => title)).not.toContain('Looted')
    t.looted.push(t.unusedChests.pop())
    expect(zone(t, 'Looted').summary).toMatch(/ chest of \d$/)
  })

  test('[H0, H1] in an invasion the Guild card says where heroes are still to appear', () => {
    toCome(t, 'Rogue (Swords)')
    t.level = 1
    take(t, 'play no more cards')
    take(t, 'end the turn: the heroes come')
    expect(zone(t, 'Turn').summary).toBe('invasion, one more card')
    expect(zone(t, 'Guild card').items).toEqual([
      {
        thing: { kind: 'guild', id: t.guildCard },
        name: 'Rogue (Swords)',
        figures: [],
        tags: ['still to appear: Forge and Workshop'],
        text: 'One Rogue appears in each Swords room.',
      },
    ])
    expect(zone(t, 'Used Guild').summary).toContain('Rogue (Swords)')
  })

  test('is described to the end of a game, whoever looks', () => {
    for (let i = 0; !t.isOver && i < 3000; i++) {
      t.take((i * 7) % t.choices.count)
      if (i % 5 === 0)
        for (const { title, items, summary } of zonesOf(t, i % 3))
          expect(title + (summary ?? '') + items.map(({ text }) => text).join(' ')).not.toMatch(/\{|NaN|-1/)
    }
    expect(t.isOver).toBe(true)
    expect(zonesOf(t, -1).some(({ title }) => title === 'Dungeon')).toBe(true)
  })
})
