import { start } from '@hearthkeep/engine'
import { scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import type { Table } from '../src/rules/rulebook.ts'
import { endRound, game, hpOf, play, read, street } from './street-two.ts'
import { SUBDECK_SIZE } from '../src/content/limits.ts'
import { SCENARIOS, SUBDECKS } from './box.ts'

type Options = Readonly<Record<string, string>>

/** A game just started: the first question is who leads whom. */
function started(options: Options, seats = 3, seed = 1): Table {
  return start(game, { seats, seed, options }) as unknown as Table
}
/** The same with everybody's choice made and the first encounter laid out. */
function laidOut(options: Options, seats = 2): Table {
  const choices = ['Fiona', 'Zot', 'Deirdre'].slice(0, seats).map((name) => ({ do: `lead ${name}` }))
  return scene(game, { setup: { seats, options, choices } }).table as unknown as Table
}
/** The subdecks from which the monsters of a game have come so far. */
function subdecksIn(t: Table): string[] {
  const out = new Set<string>()
  const see = (monsters: Iterable<number>): void => {
    for (const monster of monsters) if (monster < t.data.monsters.length) add(monster)
  }
  const add = (monster: number): void => {
    const { subdeck } = t.data.monsters[monster]
    if (subdeck >= 0) out.add(SUBDECKS[subdeck])
  }
  see(t.monsterDeck.toArray())
  see(t.monsterDiscard.toArray())
  see(t.locationGroup.toArray())
  for (let seat = 0; seat < t.seats; seat++) see(t.players[seat].group.toArray())
  return [...out].sort()
}

describe('Hardcore Mode', () => {
  test('[V1, S9] Rest Healing can be 0, and then nobody heals between encounters', () => {
    const at = street({
      people: [{ played: ['Squire with Big Ideas'], group: ['Frenzy Goblin 1'], hp: 4 }, { hp: 9 }],
      options: { rest: '0' },
    })
    play(at, 'Squire with Big Ideas fights Frenzy Goblin 1')
    while (at.read('encounter') === 1) at.do(at.offers()[0])
    expect([at.read('restHealing'), ...hpOf(at)]).toEqual([0, 4, 9])
  })

  test('[V1] it goes with every scenario', () => {
    for (const scenario of SCENARIOS) expect(started({ scenario, rest: '0' }).restHealing).toBe(0)
  })
})

describe('Different Monsters', () => {
  const king = { scenario: 'goblin-king' } // goblins, then beasts, then nothing new

  test('[V2] as printed, if nothing is said', () => {
    const t = laidOut(king)
    expect(subdecksIn(t)).toEqual(['goblins'])
    expect(Array.from(t.subdecks)).toEqual([1, 2, 1])
  })

  test('[V2, Q53] another subdeck instead, for each encounter', () => {
    const t = laidOut({ ...king, monsters1: 'dragons', monsters2: 'brutes', monsters3: 'aberrations' })
    expect(subdecksIn(t)).toEqual(['dragons'])
    expect(Array.from(t.subdecks)).toEqual([32, 4, 16])
  })

  test('[V2, Q53] or the printed one and another', () => {
    const t = laidOut({ ...king, monsters1: 'printed+cultists' })
    expect(subdecksIn(t)).toEqual(['cultists', 'goblins'])
    expect(t.monsterBox.size).toBe(4 * SUBDECK_SIZE)
  })

  test('[V2, Q53] all six are a Battle Royale: they are in the first encounter, and none comes later', () => {
    const t = laidOut({ ...king, monsters1: 'all' })
    expect(subdecksIn(t)).toEqual([...SUBDECKS].sort())
    expect([t.monsterBox.size, ...Array.from(t.subdecks).slice(1)]).toEqual([0, 0, 0])
  })

  test('[V2] bosses stay those of the scenario', () => {
    const t = laidOut({ ...king, monsters1: 'all' })
    const { bosses } = t.data.scenarios[t.scenario].encounters[2]
    expect(bosses.map(({ boss }) => t.data.monsters[boss].title)).toEqual([
      'Drog, Troll General',
      'Torglesnarf Duncleton',
    ])
  })
})

describe('Different Locations', () => {
  const locations = (seed: number, scenario = 'goblin-king'): number[] =>
    Array.from(started({ scenario, locations: 'random' }, 2, seed).locations)

  test('[V3, Q31] any location for each encounter, none twice', () => {
    const seen = new Set<number>()
    for (let seed = 1; seed <= 60; seed++) {
      const drawn = locations(seed)
      expect(new Set(drawn).size).toBe(3)
      drawn.forEach((location) => seen.add(location))
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  test('[V3] the printed ones, if nothing is said', () => {
    const t = started({ scenario: 'goblin-king' })
    const names = Array.from(t.locations, (location) => t.data.locations[location].name)
    expect(names).toEqual(['Dwarven Ruins', 'Grand Square', 'Market District'])
  })

  test('[V3] the encounter is fought there, with that location’s ability', () => {
    const t = laidOut({ scenario: 'goblin-king', locations: 'random' })
    expect([t.location, t.boon]).toEqual([t.locations[0], t.data.locations[t.locations[0]].boon])
  })
})

describe('Starting Hit Points', () => {
  const hp = (options: Options): number[][] => {
    const t = started(options)
    return [0, 1, 2].map((seat) => [t.players[seat].hp, t.players[seat].maxHp])
  }

  test('[V4, S5] 10 if nothing is said', () => {
    expect(hp({})).toEqual([
      [10, 10],
      [10, 10],
      [10, 10],
    ])
  })

  test.each(['8', '6', '1', '20'])('[V4, X42] with %s that is also the maximum', (value) => {
    const n = Number(value)
    expect(hp({ hp: value })).toEqual([
      [n, n],
      [n, n],
      [n, n],
    ])
  })

  test('[V5, X42] Wounded Warrior: one player starts at 3 and can heal up to the normal number', () => {
    expect(hp({ wounded: '2' })).toEqual([
      [10, 10],
      [3, 10],
      [10, 10],
    ])
  })

  test('[V5, Q53] with other Starting Hit Points the cap is theirs', () => {
    expect(hp({ wounded: '1', hp: '6' })[0]).toEqual([3, 6])
    expect(hp({ wounded: '1', hp: '2' })[0]).toEqual([2, 2]) // nobody is wounded into health
  })

  test('[V5] before monsters are revealed: an Ambush finds the Warrior at 3', () => {
    const at = scene(game, {
      setup: {
        ...{ seats: 2, options: { wounded: '2' }, choices: [{ do: 'lead Fiona' }, { do: 'lead Zot' }] },
        rolls: {
          playerDice: [{ shuffle: [] }, { shuffle: [] }],
          marketDice: Array.from({ length: 4 }, () => ({ shuffle: [] })),
          monsterDice: [{ shuffle: ['Firespitter 1', 'Frenzy Goblin 1', 'Mad Bomber 1'] }],
        },
      },
    })
    expect([at.read('players[1].group'), hpOf(at)]).toEqual([['Mad Bomber 1'], [10, 3]])
    at.do('Mad Bomber 1 ambushes first')
    expect(hpOf(at)).toEqual([10, 2])
  })
})

describe('Silent Play', () => {
  test('[V6, S12] hands are hidden, whatever else was chosen', () => {
    expect([
      started({ silent: 'yes', hands: 'open' }).openHands,
      started({ hands: 'open' }).openHands,
    ]).toEqual([0, 1])
  })

  test('[V6, Q53] the game is the same otherwise', () => {
    const silent = street({ people: [{ group: ['Frenzy Goblin 1'] }, {}], options: { silent: 'yes' } })
    endRound(silent)
    expect(read(silent, 'players[0].hp', 'round')).toEqual([9, 2])
  })

  test('[V1, V2, V3, V4, V5, V6] all variants go together', () => {
    const t = laidOut({
      ...{ scenario: 'goblin-king', rest: '0', monsters1: 'all', locations: 'random', hp: '8' },
      ...{ wounded: '2', silent: 'yes' },
    })
    expect([t.restHealing, t.openHands, t.players[0].maxHp, t.players[1].maxHp, t.monsterBox.size]).toEqual([
      ...[0, 0, 8, 8, 0],
    ])
  })
})
