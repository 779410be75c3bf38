import { offeredChoices, start } from '@hearthkeep/engine'
import { beforeEach, describe, expect, test } from 'vitest'
import { smallTimeHeroes } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { begin, card, intent, item, JOAN, row, zone, zonesOf } from './described.ts'

const { game } = smallTimeHeroes

describe('a Day alone', () => {
  let t: Table
  beforeEach(() => {
    t = begin({ hero: 'joan' })
    row(t, 'Pup in Training 1', 'Gate Barker 1', '')
    t.intents[1].back = 0
    intent(t, 0, 0, 3)
  })

  test('has its zones from top to bottom', () => {
    t.heroes[JOAN].potions.push(t.potionDeck.pop())
    expect(zonesOf(t).map(({ title }) => title)).toEqual([
      "Wave 1 of 3, Joan's turn, round 1",
      ...['Horde', 'Intent, one of', 'You', 'Hand', 'Potions', 'Deck', 'Discard', 'Next Reward', 'Decks'],
    ])
  })

  test('[R12, R110] shows what stands in the row, the symbols, and which places are empty', () => {
    t.enemies[1].block = 2
    t.enemies[1].exposed = 1
    expect(zone(t, 'Wave').items).toEqual([
      {
        thing: { kind: 'enemy', id: 0 },
        name: 'Pup in Training 1',
        figures: [
          { label: 'health', value: 4, of: 8 },
          { label: 'attack', value: 1 },
        ],
        tags: ['Sun'],
        text: 'Activate: If the Hero lost health to this, gain 1 Strength. Reward: regain 2 health.',
      },
      {
        thing: { kind: 'enemy', id: 1 },
        name: 'Gate Barker 1',
        figures: [
          { label: 'health', value: 4, of: 8 },
          { label: 'attack', value: 2 },
          { label: 'block', value: 2 },
        ],
        tags: ['Moon', 'Guard', 'Exposed'],
        text: 'Reward: gain 3 Block.',
      },
      { thing: { kind: 'enemy', id: 2 }, name: 'place 3', figures: [], tags: ['Star', 'empty'] },
    ])
  })

  test('[R101] counts Strength in the attack, and says so', () => {
    t.enemies[0].strength = 2
    const { figures, tags } = item(t, 'Wave', 'Pup in Training 1')
    expect(figures).toContainEqual({ label: 'attack', value: 3 })
    expect(tags).toContain('incl. Strength 2')
    expect(item(t, 'Intent', 'Sun?').text).toMatch(/^Pup in Training 1 hits for 3\. Horde: /)
  })

  test('[R92, R93, R94] says what each possible Intent would mean', () => {
    t.enemies[3].strength = 1
    expect(zone(t, 'Intent').items.map(({ name, text }) => [name, text])).toEqual([
      [
        'Sun?',
        'Pup in Training 1 hits for 1. Horde (+1 each hit): Deal 2 damage. Let the Minion with the least health gain 2 Block.',
      ],
      [
        'Skull?',
        'Horde (+1 each hit): Deal 1 damage 3 times. Let the Minion with the most health gain 1 Strength.',
      ],
    ])
  })

  test('[R94] an Intent that leaves no doubt, and one on an empty place', () => {
    intent(t, 0, 2)
    expect(zone(t, 'Intent').title).toBe('Intent')
    expect(zone(t, 'Intent').items.map(({ name }) => name)).toEqual(['Star'])
    expect(item(t, 'Intent', 'Star').text).toMatch(/^Horde: /)
  })

  test('[R115] the Horde has no health, and five abilities', () => {
    const { figures, text } = item(t, 'Horde', 'The Wolf Pack')
    expect(figures).toEqual([])
    for (const symbol of ['Sun', 'Moon', 'Star', 'Skull', 'Claw']) expect(text).toContain(`${symbol}: `)
  })

  test('[R140] a Boss has health', () => {
    t.wave = 4
    t.enemies[3].health = 12
    t.enemies[3].maxHealth = 30
    expect(zonesOf(t)[0].title).toBe("Boss Wave, Joan's turn, round 1")
    const [, boss] = zonesOf(t)
    expect(boss).toMatchObject({ title: 'Boss', items: [{ name: 'The Houndmaster' }] })
    expect(boss.items[0].figures).toEqual([{ label: 'health', value: 12, of: 30 }])
  })

  test('[R60, R63, R65] the Hero with all that counts', () => {
    const hero = t.heroes[JOAN]
    Object.assign(hero, { health: 20, energy: 1, block: 5, strength: 1, strengthNow: 1, weak: 1, drained: 1 })
    expect(zone(t, 'You').items).toEqual([
      {
        thing: { kind: 'hero', id: JOAN },
        name: 'Joan',
        figures: [
          { label: 'health', value: 20, of: 32 },
          { label: 'energy', value: 1, of: 3 },
          { label: 'block', value: 5 },
          { label: 'strength', value: 2 },
        ],
        tags: ['Weak', '1 Energy less next turn'],
      },
    ])
  })

  test('[R70] Equipment with its text', () => {
    t.heroes[JOAN].equipment.push(card(t, 'Dustbin Lid 1'))
    expect(item(t, 'Equipment', 'Dustbin Lid 1').tags).toEqual(['Off Hand'])
    expect(item(t, 'Equipment', 'Dustbin Lid 1').text).toBe(
      'Whenever you gain Block, you gain 1 more. Removed: Gain 5 Block.',
    )
    expect(item(t, 'You', 'Joan').figures).toContainEqual({ label: 'protect', value: 1 })
  })

  test('[R33, R40] the hand with cost, type and text; copies stand together', () => {
    const { hand } = t.heroes[JOAN]
    hand.clear()
    for (const name of ['Shin Kick 1', 'Shin Kick 2', 'Bucket with Eyeholes 1']) hand.push(card(t, name))
    const facts = zone(t, 'Hand').items.map(({ name, figures, tags }) => [name, figures[0].value, tags])
    expect(facts).toEqual([
      ['Shin Kick 1', 1, ['x2', 'Attack']],
      ['Bucket with Eyeholes 1', 1, ['Equipment: Helm']],
    ])
  })

  test('[R23, R132] the Market Row only while there is something to take from it', () => {
    expect(zonesOf(t).some(({ title }) => title === 'Market Row')).toBe(false)
    t.side = 0
    t.cleared = 1
    expect(zone(t, 'Market Row').items).toHaveLength(4)
    expect(zonesOf(t)[0]).toEqual({
      title: 'Wave 1 of 3 cleared',
      items: [],
      summary: 'The Houndmaster is still to come',
    })
  })

  test('[R23] before the first Day it says whom one will face', () => {
    const early = start(game, { seed: 5, options: { hero: 'lira', boss: 'guardian' } }) as Table
    expect(zonesOf(early)[0].summary).toBe('A Day: three Waves of Minions, then The Guardian')
    expect(zone(early, 'Market Row').items.map(({ thing }) => thing)).toEqual(
      offeredChoices(game, early).map(({ concerns }) => concerns[0]),
    )
  })

  test('[R134, R195] the next Reward is known, the order of decks is not', () => {
    const { rewardText } = t.data.challenges[t.challengeDeck.top]
    expect(zone(t, 'Next Reward').summary).toBe(rewardText)
    const before = zonesOf(t)
    const { deck } = t.heroes[JOAN]
    deck.push(deck.takeAt(0))
    t.intentDeck.push(t.intentDeck.takeAt(0))
    expect(zonesOf(t)).toEqual(before)
  })

  test('[R92, R195] the front of an Intent is hidden until it is revealed', () => {
    const before = zonesOf(t)
    const { intents } = t
    const fronts = t.data.intents.flatMap(({ front }, id) => (front === 0 || front === 3 ? [id] : []))
    for (const front of fronts) {
      intents[0].card = front
      expect(zonesOf(t)).toEqual(before)
    }
    intents[0].shown = 3
    expect(zone(t, 'Intent').items).toMatchObject([{ name: 'Skull', tags: ['revealed'] }])
  })

  test('every choice is about a thing that lies on the table', () => {
    const things = zonesOf(t).flatMap(({ items }) => items.map(({ thing }) => JSON.stringify(thing)))
    t.refresh()
    const concerns = offeredChoices(game, t).flatMap((choice) => choice.concerns)
    expect(concerns.length).toBeGreaterThan(3)
    for (const thing of concerns) expect(things).toContain(JSON.stringify(thing))
  })
})
