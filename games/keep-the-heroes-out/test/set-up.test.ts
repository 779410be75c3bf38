import { scene } from '@hearthkeep/situations'
import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { mapOf } from '../src/rules/dungeon.ts'
import { ANYHOW, data, dungeon, game, happened, invade, pile, placeAt, room } from './dungeon-one.ts'
import type { RoomId, Table } from './dungeon-one.ts'
import { CLANS, ROOMS } from './box.ts'

interface Beginning {
  readonly seats?: number
  readonly seed?: number
  readonly options?: Readonly<Record<string, string>>
  readonly does?: readonly string[]
}

/** A game from its very beginning, with some choices made. */
function begin({ seats = 1, seed = 1, options = {}, does = [] }: Beginning = {}): Scene {
  return scene(game, {
    setup: { seats, seed, options, choices: does.map((one) => ({ do: one })) },
    rolls: { cardDice: [ANYHOW, ANYHOW, ANYHOW], craftDice: [ANYHOW] },
  })
}

const tableOf = (at: Scene): Table => at.table as Table
const neighboursOf = (at: Scene, id: RoomId): string[] =>
  mapOf(tableOf(at)).neighbours[room(id)].map((one) => ROOMS[one])

describe('the dungeon', () => {
  test('[S1] is that of the scenario', () => {
    const tuesday = begin()
    expect(neighboursOf(tuesday, 'vault')).toEqual(['forge', 'workshop', 'sewers'])
    const frogs = begin({ options: { scenario: 'frogs-of-war' } })
    expect(neighboursOf(frogs, 'vault')).toEqual(['library', 'sewers', 'cells'])
    expect([tableOf(tuesday).scenario, tableOf(frogs).scenario]).toEqual([0, 1])
  })

  test('[S1] has ten rooms, or twelve if the players want', () => {
    const isIn = (rooms: string): number =>
      mapOf(tableOf(begin({ options: { rooms } }))).isIn.filter(Boolean).length
    expect([isIn('ten'), isIn('twelve')]).toEqual([10, 12])
  })

  test('[S13, O1] incomplete Portals lie where the scenario says, and no completed one', () => {
    const { rooms, portals } = tableOf(begin())
    const where = rooms.flatMap(({ portal }, i) => (portal > 0 ? [[ROOMS[i], portal]] : []))
    expect(where).toEqual([
      ['library', 1],
      ['beast-trainer', 1],
    ])
    expect(portals).toBe(6)
  })

  test('[S5, G3] everything that is not in the dungeon lies in the Supply', () => {
    const at = begin({ options: { scenario: 'the-long-fog' } })
    const t = tableOf(at)
    expect([[...t.resources], [...t.heroes]]).toEqual([
      [5, 5, 5, 5],
      [5, 5, 5, 5],
    ])
    expect([t.traps, t.portals, t.events]).toEqual([5, 8, 1])
    expect([placeAt(at, 'study').events, placeAt(at, 'apothecary').events]).toEqual([1, 1])
    expect(t.unusedChests.size).toBe(12)
  })
})

describe('chests', () => {
  test('[S3] lie where the scenario says, of the value it says, and the great one in the Vault', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const t = tableOf(begin({ seed }))
      const values = t.rooms.slice(0, ROOMS.length).map(({ chest }) => chest)
      expect(values).toEqual([4, 0, 0, 0, 0, 1, 3, 2, 0, 1, 0, 0])
      const backs = t.chests
        .slice(0, ROOMS.length)
        .map(({ back }) => (back < 0 ? 0 : data.treasures[back].value))
      expect(backs).toEqual(values)
      expect(data.treasures[t.chests[0].back].name).toBe('Great chest')
      expect(t.unusedChests.size).toBe(8)
    }
  })

  test('[S3] are shuffled: any back of the value may lie there', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 60; seed++)
      seen.add(data.treasures[tableOf(begin({ seed })).chests[room('study')].back].name)
    expect([...seen].sort()).toEqual(['Curse of three', 'Heal of three', 'Rescue of three', 'Spoil of three'])
  })
})

describe('decks', () => {
  test('[S4, G6] the Guild deck has all hero cards and those of the scenario', () => {
    const at = begin({ options: { scenario: 'rent-day' } })
    const names = at.read('guildDeck') as string[]
    expect(names).toHaveLength(18)
    expect(names.filter((name) => !/^(Warrior|Rogue|Mage|Archer) /.test(name)).sort()).toEqual([
      'Bailiffs',
      'Final Notice',
    ])
    expect(at.read('guildBox.size')).toBe(8)
    expect(begin().read('guildDeck.size')).toBe(16)
  })

  test('[S4] it is shuffled', () => {
    expect(begin({ seed: 1 }).read('guildDeck')).not.toEqual(begin({ seed: 2 }).read('guildDeck'))
  })

  test('[S2, G5] all twenty crafts make one deck, of which five lie open', () => {
    const at = begin({ does: ['lead Ratkin'] })
    expect([at.read('offer.size'), at.read('craftDeck.size')]).toEqual([5, 15])
    const all = [...(at.read('offer') as string[]), ...(at.read('craftDeck') as string[])]
    const crafts = data.cards.filter(({ clan }) => clan < 0).map(({ name }) => name)
    expect([...all].sort()).toEqual([...crafts].sort())
    const other = begin({ seed: 2, does: ['lead Ratkin'] })
    expect(other.read('offer')).not.toEqual(at.read('offer'))
  })

  test('[S2] a card that is crafted is replaced at once', () => {
    const at = dungeon({
      rooms: { forge: { monsters: [1], resources: { coin: 1 } } },
      hands: [['Paws 1']],
      offer: ['Axe', 'Brew', 'Spider'],
      craftDeck: ['Fireworks', 'Pony'],
    })
    at.do('play Paws 1: Activate, Activate').do('use Forge for Axe')
    expect([...(at.read('offer') as string[])].sort()).toEqual(['Brew', 'Fireworks', 'Pony', 'Spider'])
  })
})

describe('the Laboratory', () => {
  const twelve = { rooms: 'twelve' }

  test('[S12] the ten cards of an unused clan join the Craft deck, as Monster cards', () => {
    const at = begin({ seats: 2, options: twelve, does: ['lead Ratkin', 'lead Slime'] })
    expect(at.read('question')).toBe('choose-laboratory-clan')
    expect(at.offers()).toEqual(['brew Dragon', 'brew Skeleton', 'brew Imp'])
    at.do('brew Imp')
    const all = [...(at.read('offer') as string[]), ...(at.read('craftDeck') as string[])]
    expect(all).toHaveLength(30)
    const imps = data.cards.filter(({ clan }) => clan === CLANS.indexOf('imp'))
    expect(imps.every(({ name, craft }) => all.includes(name) && craft === 4)).toBe(true)
  })

  test('[S12] not without it', () => {
    const at = begin({ does: ['lead Ratkin'] })
    expect(at.read('question')).toBe('place-meeples')
    expect(at.read('box.size')).toBe(40)
  })
})

describe('clans', () => {
  test('[S6] each player chooses one, from the first seat on, and nobody the same', () => {
    const at = begin({ seats: 3 })
    expect(at.offers(1)).toEqual(['lead Ratkin', 'lead Dragon', 'lead Skeleton', 'lead Imp', 'lead Slime'])
    expect([at.offers(2), at.offers(3)]).toEqual([[], []])
    at.do('lead Imp', 1)
    expect(at.offers(2)).toEqual(['lead Ratkin', 'lead Dragon', 'lead Skeleton', 'lead Slime'])
    at.do('lead Slime', 2).do('lead Ratkin', 3)
    expect([0, 1, 2].map((seat) => CLANS[tableOf(at).players[seat].clan])).toEqual(['imp', 'slime', 'ratkin'])
  })

  test.each([
    ['Ratkin', 9, 3, ['Sewers', 'Trainer']],
    ['Dragon', 1, 1, ['Vault']],
    ['Skeleton', 6, 2, ['Graveyard', 'Study']],
    ['Imp', 4, 2, ['Forge', 'Workshop']],
    ['Slime', 8, 3, ['Library', 'Apothecary']],
  ])('[S7, S8, G4] %s: of %i meeples %i start in rooms of its symbol', (clan, all, start, rooms) => {
    const at = begin({ does: [`lead ${clan}`] })
    for (let placed = 0; placed < start; placed++) {
      expect(at.read('question')).toBe('place-meeples')
      expect(at.offers()).toEqual(rooms.map((name) => `meeple to ${name}`))
      at.do(`meeple to ${rooms[placed % rooms.length]}`)
    }
    expect(at.read('question')).toBe('play-cards')
    expect(tableOf(at).players[0].supply).toBe(all - start)
    expect(tableOf(at).rooms.reduce((sum, { monsters }) => sum + monsters[0], 0)).toBe(start)
  })

  test('[S8] they may be split or stay together, in seat order', () => {
    const at = begin({ seats: 2, does: ['lead Ratkin', 'lead Slime'] })
    expect(at.offers(2)).toEqual([])
    at.do('meeple to Sewers', 1).do('meeple to Sewers', 1).do('meeple to Trainer', 1)
    expect(at.offers(1)).toEqual([])
    at.do('meeple to Library', 2).do('meeple to Library', 2).do('meeple to Library', 2)
    expect(placeAt(at, 'sewers').monsters).toEqual([2, 0])
    expect(placeAt(at, 'beast-trainer').monsters).toEqual([1, 0])
    expect(placeAt(at, 'library').monsters).toEqual([0, 3])
  })

  test('[S9] ten cards are shuffled, five of them drawn', () => {
    const top = ['Drains', 'Paws 2', 'Nip', 'Scurry', 'Cousins']
    const at = scene(game, {
      setup: {
        seats: 1,
        choices: ['lead Ratkin', 'meeple to Sewers', 'meeple to Sewers', 'meeple to Sewers'].map((one) => ({
          do: one,
        })),
        rolls: {
          ...{ guildDice: [ANYHOW], treasureDice: [ANYHOW], craftDice: [ANYHOW] },
          cardDice: [{ shuffle: top }],
        },
      },
    })
    expect(pile(at, 0, 'hand')).toEqual(top)
    expect([...pile(at, 0, 'deck')].sort()).toEqual(['Gnaw', 'Paws 1', 'Paws 3', 'Two by Two', 'Wall'])
  })
})

describe('beginning', () => {
  test.each([
    ['easy', 0, 1],
    ['easy', 1, 2],
    ['medium', 0, 2],
    ['medium', 1, 2],
    ['hard', 0, 2],
    ['hard', 1, 3],
  ])('[S10] %s, level index %i: %i Guild cards in an invasion', (difficulty, level, cards) => {
    // Monsters hold every hero up, so that a card is soon done with.
    const [one, three] = [{ monsters: [1] }, { monsters: [3] }]
    const at = dungeon({
      ...{ options: { difficulty }, level, guild: ['Mage Swords', 'Rogue Crossbones', 'Mage Crossbones'] },
      rooms: { forge: one, workshop: one, sewers: three, 'beast-trainer': three },
    })
    const before = at.read('guildDeck.size') as number
    invade(at)
    while (at.read('question') === 'next-hero') at.do(at.offers()[0])
    expect(at.read('question')).toBe('play-cards')
    expect(before - (at.read('guildDeck.size') as number)).toBe(cards)
  })

  test.each([
    [['lead Ratkin', 'lead Imp', 'lead Dragon'], 2],
    [['lead Slime', 'lead Imp', 'lead Ratkin'], 1],
    [['lead Skeleton', 'lead Ratkin', 'lead Slime'], 0],
  ])('[S11] of %j the one with the fewest meeples goes first', (does, first) => {
    const at = begin({ seats: 3, does })
    while (at.read('question') === 'place-meeples') at.do(at.offers()[0])
    expect(tableOf(at).active).toBe(first)
    expect(at.offers(first + 1)).not.toEqual([])
    expect(happened(at)).toContain('turn-started')
  })
})
