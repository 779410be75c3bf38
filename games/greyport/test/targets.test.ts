import { describe, expect, test } from 'vitest'
import { data, street } from './street-one.ts'
import { targets } from './street-one-acts.ts'

const axe = 'Axe with an Axe on the Other End'

describe('Tank and Ranged', () => {
  test('[F6] a Tank comes before all others (the rulebook’s example)', () => {
    const at = street({
      people: [{ group: ['Armored Wyrm 1', 'Giant Boar 1'] }, { played: ['Holy Templar'] }],
    })
    expect(targets(at, 'Holy Templar', 2)).toEqual([['Armored Wyrm 1']])
    expect(at.refusal('Holy Templar fights Giant Boar 1', 2)?.rule).toBe('F6')
  })

  test('[F6] with Cleave another may be added once all Tanks are in', () => {
    const one = street({
      people: [{ group: ['Armored Wyrm 1', 'Giant Boar 1'] }, { played: ['Fiona, level 1'] }],
    })
    expect(targets(one, 'Fiona, level 1', 2)).toEqual([
      ['Armored Wyrm 1'],
      ['Armored Wyrm 1', 'Giant Boar 1'],
    ])
    const two = street({
      people: [
        { group: ['Armored Wyrm 1', 'Bouncer for Hire 1', 'Giant Boar 1'] },
        { played: ['Fiona, level 1'] },
      ],
    })
    expect(targets(two, 'Fiona, level 1', 2)).toEqual([
      ['Armored Wyrm 1'],
      ['Armored Wyrm 1', 'Bouncer for Hire 1'],
      ['Bouncer for Hire 1'],
    ])
  })

  test('[F6] a Tank elsewhere does not matter', () => {
    const at = street({
      people: [{ group: ['Giant Boar 1'], played: ['Rogue 1'] }, { group: ['Armored Wyrm 1'] }],
      location: ['Bouncer for Hire 1'],
    })
    expect(targets(at, 'Rogue 1')).toEqual([['Giant Boar 1']])
  })

  test('[F7] a Ranged one comes after all others (the rulebook’s example)', () => {
    const at = street({
      people: [
        { group: ['Goblin Archer 1', 'Frenzy Goblin 1'] },
        { played: ['Fiona, level 1', 'Holy Templar'] },
      ],
    })
    expect(targets(at, 'Fiona, level 1', 2)).toEqual([
      ['Goblin Archer 1', 'Frenzy Goblin 1'],
      ['Frenzy Goblin 1'],
    ])
    expect(targets(at, 'Holy Templar', 2)).toEqual([['Frenzy Goblin 1']])
    expect(at.refusal('Holy Templar fights Goblin Archer 1', 2)?.rule).toBe('F7')
  })

  test('[F7] with two before it not even a Cleave reaches it', () => {
    const at = street({
      people: [
        { group: ['Goblin Archer 1', 'Frenzy Goblin 1', 'Frenzy Goblin 2'] },
        { played: ['Fiona, level 1'] },
      ],
    })
    expect(targets(at, 'Fiona, level 1', 2).flat()).not.toContain('Goblin Archer 1')
  })

  test('[F7] only Ranged ones: any of them', () => {
    const at = street({ people: [{ group: ['Goblin Archer 1', 'Firespitter 1'], played: ['Rogue 1'] }, {}] })
    expect(targets(at, 'Rogue 1')).toEqual([['Goblin Archer 1'], ['Firespitter 1']])
  })

  test('[F8] both targets lie in one group, also for who may fight any', () => {
    const at = street({
      people: [
        { group: ['Giant Boar 1', 'Goblin Archer 1'] },
        { group: ['Frenzy Goblin 1'], played: ['Gerki, level 1', axe] },
      ],
      location: ['Giant Boar 2', 'Armored Wyrm 1'],
    })
    expect(targets(at, 'Gerki, level 1', 2)).toEqual([
      ['Giant Boar 2'],
      ['Giant Boar 2', 'Armored Wyrm 1'],
      ['Armored Wyrm 1'],
      ['Giant Boar 1'],
      ['Giant Boar 1', 'Goblin Archer 1'],
      ['Goblin Archer 1'],
      ['Frenzy Goblin 1'],
    ])
  })

  test('[F8] Cleave from one group into another is refused for this reason, in either order', () => {
    const at = street({
      people: [
        { group: ['Giant Boar 1'], played: ['Fiona, level 1'] },
        { group: ['Frenzy Goblin 1'], played: ['Gerki, level 1', axe] },
      ],
    })
    const across = ['Giant Boar 1 and Frenzy Goblin 1', 'Frenzy Goblin 1 and Giant Boar 1']
    const refusals = ['Fiona, level 1', 'Gerki, level 1'].map((hero, i) =>
      across.map((both) => at.refusal(`${hero} fights ${both}`, i + 1)?.rule),
    )
    expect(refusals.flat()).toEqual(['F8', 'F8', 'F8', 'F8'])
    expect(at.refusal('Fiona, level 1 fights Frenzy Goblin 1', 1)?.rule).toBe('F2')
  })

  /** The rule as the rulebook has it. */
  const isLegal = (group: readonly string[], set: readonly string[], capacity: number): boolean => {
    const { monsters } = data
    const of = (name: string) => monsters[monsters.findIndex((one) => one.name === name)]
    const tanks = group.filter((name) => of(name).tank)
    const near = group.filter((name) => !of(name).ranged)
    if (set.length < 1 || set.length > capacity) return false
    if (set.some((name) => !of(name).tank) && !tanks.every((name) => set.includes(name))) return false
    return !set.some((name) => of(name).ranged) || near.every((name) => set.includes(name))
  }

  const kinds = ['Giant Boar', 'Armored Wyrm', 'Goblin Archer', 'Frenzy Goblin']
  test.each([
    ['Rogue 1', 1],
    ['Fiona, level 1', 2],
  ])('[F9] %s with room for %i: all sets that the rule allows, and no others', (hero, capacity) => {
    let seen = 0
    for (let mask = 1; mask < 3 ** kinds.length; mask++) {
      const group = kinds.flatMap((kind, i) =>
        Array.from({ length: Math.floor(mask / 3 ** i) % 3 }, (_, copy) => `${kind} ${copy + 1}`),
      )
      if (group.length > 4 || mask % 2 === 1) continue
      const at = street({ people: [{ group, played: [hero] }, {}], location: [] })
      const sets = group.flatMap((one, i) => [[one], ...group.slice(i + 1).map((other) => [one, other])])
      const legal = sets.filter((set) => isLegal(group, set, capacity))
      expect(targets(at, hero), group.join(', ')).toEqual(legal)
      seen += legal.length
    }
    expect(seen).toBeGreaterThan(20)
  })
})
