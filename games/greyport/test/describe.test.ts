import { start } from '@hearthkeep/engine'
import { beforeEach, describe, expect, test } from 'vitest'
import { greyport, MARK } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { begin, item, monster, put, titlesOf, zone, zonesOf } from './described.ts'

const { game } = greyport

describe('before the game', () => {
  const t = start(game, { seed: 5, seats: 2 }) as Table

  test('[S1] the story is told, with how many encounters it has and whom it ends with', () => {
    const { summary } = zone(t, 'The Interrupted Party')
    expect(summary).toMatch(/^You had not even finished/)
    expect(summary).toContain('2 encounters; to win, defeat Drog, Troll General in the last.')
  })

  test('[S2] every character says what it is like, until somebody leads it', () => {
    expect(item(t, 'Characters', 'Zot')).toEqual({
      thing: { kind: 'character', id: 2 },
      name: 'Zot',
      figures: [],
      tags: ['magical', 'white die'],
      text: 'the Wizard, blasts the whole group while fighting one of it. As a card: Splash 1.',
    })
    expect(zone(t, 'Party').items.map(({ name }) => name)).toEqual(['player 1', 'player 2'])
    const next = start(game, { seed: 5, seats: 2 }) as Table
    next.take(2)
    expect(zone(next, 'Characters').items.map(({ name }) => name)).toEqual([
      'Fiona',
      'Gerki',
      'Deirdre',
      'Chronos',
    ])
    expect(zone(next, 'Party').items.map(({ name }) => name)).toEqual(['Zot', 'player 2'])
  })
})

describe('the monsters', () => {
  let t: Table
  beforeEach(() => {
    t = begin()
  })

  test('[G4] come after where the game stands', () => {
    expect(zone(t, 'Round 1').summary).toBe('Fiona defends, all act')
    expect(zone(t, 'Encounter 1 of 2').summary).toBe('Last Orders, First Goblins')
    t.shields = 2
    expect(zone(t, 'Shields').summary).toBe('2')
    t.step = 1
    expect(zone(t, 'Round 1').summary).toBe('Fiona defends, the monsters strike')
  })

  test('[G5, F2] stand in the active group, on the location and before others', () => {
    expect(zone(t, 'Active, Fiona').summary).toBe('no monsters')
    put(t, 'Firespitter 1', -1)
    expect(titlesOf(t).slice(2, 5)).toEqual(['Location', 'Active, Fiona', 'On location'])
    expect(zone(t, 'Active, Fiona').summary).toBe('no monsters: heroes fight those on the location')
    put(t, 'Frenzy Goblin 1', 0)
    put(t, 'Mad Bomber 1', 1)
    expect(titlesOf(t).slice(0, 6)).toEqual([
      ...['Round 1', 'Encounter 1 of 2', 'Active, Fiona', 'Location', 'On location', 'At Gerki'],
    ])
    expect(zone(t, 'At Gerki').seat).toBe(1)
  })

  test('[F5] have hit points left, with the damage they deal and what their banner says', () => {
    const archer = put(t, 'Goblin Archer 1', 0)
    t.damage[archer] = 2
    const { hp, damage } = t.data.monsters[archer]
    expect(item(t, 'Active', 'Goblin Archer 1')).toEqual({
      thing: { kind: 'monster', id: archer },
      name: 'Goblin Archer 1',
      figures: [
        { label: 'hp', value: hp - 2, of: hp },
        { label: 'hits', value: damage },
      ],
      tags: ['Ranged'],
    })
  })

  test('[K2, C28] a boss says so, with its armor and whether it can be hurt now', () => {
    t.hp[put(t, 'Drog, Troll General', 0)] = 12
    t.hp[put(t, 'Torglesnarf Duncleton', 0)] = 10
    const { armor } = t.data.monsters[monster(t, 'Drog, Troll General')]
    const drog = item(t, 'Active', 'Drog, Troll General')
    expect(drog.tags).toContain('Boss')
    expect(drog.figures).toContainEqual({ label: 'armor', value: armor })
    expect(drog.figures).toContainEqual({ label: 'hp', value: 12, of: 12 })
    expect(item(t, 'Active', 'Torglesnarf Duncleton').tags).toContain('cannot be hurt now')
    t.players[0].group.take(monster(t, 'Drog, Troll General'))
    expect(item(t, 'Active', 'Torglesnarf Duncleton').tags).not.toContain('cannot be hurt now')
  })

  test('[C28] one that lies with its back up shows that side', () => {
    const valeria = put(t, 'Valeria', 0)
    t.hp[valeria] = 20
    t.marks[valeria] = MARK.FLIPPED
    const { name, figures, tags } = item(t, 'Active', 'Valeria')
    expect(name).toBe('Valeria')
    expect(tags).toEqual(expect.arrayContaining(['Boss', 'Valeria Unmasked']))
    expect(figures).toContainEqual({ label: 'hits', value: t.data.monsters[valeria].back?.damage })
  })

  test('every banner is a tag and not said twice', () => {
    t.data.monsters.forEach((face, number) => {
      if (face.isBoss) t.hp[number] = 10
      put(t, face.name, 0)
      const { tags, text = '' } = item(t, 'Active', face.name)
      expect(tags.includes('Tank')).toBe(face.tank)
      expect(tags.includes('Ranged')).toBe(face.ranged)
      expect(tags.includes('Ferocious')).toBe(face.ferocious)
      expect(tags.includes('Vengeful')).toBe(face.vengeful)
      expect(tags.includes('Cursed')).toBe(face.cursed)
      expect(tags.includes(`Slash ${face.slash}`)).toBe(face.slash > 0)
      expect(tags.includes('immune to Taunt')).toBe(face.immuneToTaunt)
      expect(text).not.toMatch(/\*\*|\b(Tank|Ranged|Ferocious|Vengeful|Cursed|Slash \d)\.|^\s|\s$| {2}/)
      t.players[0].group.take(number)
    })
  })

  test('[K1, C2, D1d] what holds at the moment is said', () => {
    const bomber = put(t, 'Mad Bomber 1', 0)
    t.marks[bomber] = MARK.AMBUSH | MARK.SUMMONED
    t.cancelled[bomber] = 1
    const { tags, figures } = item(t, 'Active', 'Mad Bomber 1')
    expect(tags).toEqual(['Ambush to come', 'summoned', '1 shielded'])
    expect(figures[0]).toEqual({ label: 'hp', value: 4, of: 4 })
  })

  test('[L1, D1f] the location says what saving it gives, what it grants and what losing it costs', () => {
    t.locationHp = 5
    t.locationMaxHp = 8
    const { rewardText, boonText } = t.data.locations[t.location]
    const { penaltyText } = t.data.scenarios[0].encounters[0]
    t.locationSaved = 0
    expect(item(t, 'Location', 'The Red Dragon Inn')).toEqual({
      thing: { kind: 'location', id: 5 },
      name: 'The Red Dragon Inn',
      figures: [{ label: 'hp', value: 5, of: 8 }],
      tags: ['not saved'],
      text: `If saved: ${rewardText} While it stands: ${boonText} If lost: ${penaltyText}`,
    })
    t.locationSaved = 1
    const { tags, text } = item(t, 'Location', 'The Red Dragon Inn')
    expect(tags).toEqual(['saved'])
    expect(text).toMatch(/^While it stands/)
    t.location = -1
    expect(zone(t, 'Location').summary).toBe('destroyed')
    t.encounterOver = 1
    expect(zone(t, 'Location').summary).toBe('the party moves on')
  })

  test('every location, encounter and scenario can be described', () => {
    t.data.scenarios.forEach(({ encounters, name }, scenario) => {
      t.scenario = scenario
      encounters.forEach((_, i) => {
        t.encounter = i + 1
        t.location = encounters[i].location
        const said = JSON.stringify(zonesOf(t))
        expect(said).toContain(name)
        expect(said).not.toMatch(/undefined|\*\*|[{]\w+[}]/)
      })
    })
  })
})
