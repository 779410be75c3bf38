import { SPECTATOR, sightOf } from '@hearthkeep/engine'
import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { CLASSES } from '../src/content/kinds.ts'
import { keepTheHeroesOut } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import {
  all,
  dungeon,
  files,
  game,
  heroes,
  invade,
  invaded,
  meeples,
  read,
  real,
  scene,
} from './dungeon-two.ts'
import { CARDS_PER_CLAN } from '../src/content/limits.ts'
import { CLANS, FIRST_CRAFT, ROOMS, SCENARIOS } from './box.ts'

const kinds = (card: number): string[] => real.cards[card].sides.flat().map((one) => real.actions[one].word)
const clanCards = (clan: number): number[] =>
  Array.from({ length: CARDS_PER_CLAN }, (_, i) => clan * CARDS_PER_CLAN + i)

/** The real content: these rulings are about what is in the box. */
describe('the box', () => {
  test('[Q1] every difficulty has two levels', () => {
    expect(real.difficulties.map(({ levels }) => levels.length)).toEqual([2, 2, 2])
  })

  test('[Q1] the levels are a list: a third one can be configured', () => {
    const difficulties = ['easy', 'medium', 'hard'].map((id) => ({ id, name: id, levels: [1, 1, 1] }))
    const three = keepTheHeroesOut.create({ ...files, 'difficulties.json': difficulties })
    const { data: other } = three.newTable() as Table
    expect(other.difficulties[0].levels).toEqual([1, 1, 1])
    const at = scene(three, {
      setup: { seats: 1, choices: [{ do: 'lead Dragon' }, { do: 'place in Vault' }] },
      table: { level: 1, guildDeck: ['Mage (Hats)'], guildDiscard: ['Mage (Swords)'] },
      rolls: { guildDice: [{ shuffle: [] }] },
    })
    expect(read(invade(at), 'level', 'guildDeck.size', 'outcome')).toEqual([2, 2, 'playing'])
  })

  test('[Q2] five clans have five abilities', () => {
    expect(new Set(real.clans.map(({ ability }) => ability)).size).toBe(5)
  })

  test('[Q3] ten rooms are on every map; the Laboratory and the Builder only if they are asked for', () => {
    const optional = ['laboratory', 'builder']
    for (const { map, largeMap } of real.scenarios) {
      expect(map.isIn).toEqual(ROOMS.map((id) => !optional.includes(id)))
      expect(largeMap.isIn).toEqual(ROOMS.map(() => true))
    }
  })

  test('[Q4] ten cards for each clan, fifty in all', () => {
    expect(FIRST_CRAFT).toBe(50)
    for (let clan = 0; clan < CLANS.length; clan++)
      expect(real.cards.filter((card) => card.clan === clan).length).toBe(10)
  })

  test('[Q5] every clan has at least two cards with Summon or Ambush', () => {
    for (let clan = 0; clan < CLANS.length; clan++) {
      const back = clanCards(clan).filter((card) => {
        const all = kinds(card)
        return all.includes('summon') || all.includes('ambush')
      })
      expect(back.length).toBeGreaterThanOrEqual(2)
    }
  })

  test('[Q22] every room has a way to the Vault, and each step of it is shorter', () => {
    for (const { map, largeMap } of real.scenarios) {
      for (const { isIn, distance, neighbours } of [map, largeMap]) {
        for (let room = 1; room < ROOMS.length; room++)
          if (isIn[room])
            expect(neighbours[room].some((to) => distance[to] === distance[room] - 1)).toBe(true)
      }
    }
  })

  test('[Q41] each scenario has a dungeon of its own', () => {
    const maps = real.scenarios.map(({ map }) => JSON.stringify(map.neighbours))
    expect(new Set(maps).size).toBe(SCENARIOS.length)
  })
})

describe('hero cards', () => {
  test('[Q40] bring heroes of the class they name, and no other', () => {
    const at = invaded(['Warrior (Mystic Eye)'])
    expect(at.offers()).toEqual(['Warrior appears in Graveyard', 'Warrior appears in Study'])
    expect(heroes(at.do('Warrior appears in Study'), 'study')).toEqual([
      [1, 0, 0, 0],
      [0, 0, 0, 0],
    ])
  })

  test('[Q40] in the real box every class goes to every type of two rooms', () => {
    const pairs = real.guild.slice(0, 16).map(({ class: hero, type }) => `${CLASSES[hero]} ${type}`)
    expect(new Set(pairs).size).toBe(16)
  })

  test('[Q42] one for a type with one room would bring one hero', () => {
    const cards = files['guild-heroes.json'] as readonly Readonly<Record<string, string>>[]
    const jewel = cards.map((card) => (card['name'] === 'Mage (Hats)' ? { ...card, at: 'jewel' } : card))
    const other = keepTheHeroesOut.create({ ...files, 'guild-heroes.json': jewel })
    const choices = [{ do: 'lead Dragon' }, { do: 'place in Vault' }]
    const at = scene(other, { setup: { seats: 1, choices }, table: { 'guildDeck.top': ['Mage (Hats)'] } })
    expect(invade(at).offers()).toEqual(['Mage appears in Vault'])
    expect(at.do('Mage appears in Vault').offers()).toEqual(['Mage in Vault attacks Dragon'])
  })
})

describe('seats', () => {
  /** A game with these clans, and the choices that follow. */
  const begin = (clans: readonly string[], ...places: string[]): Scene => {
    const choices = [...clans.map((clan) => `lead ${clan}`), ...places.map((room) => `place in ${room}`)]
    return scene(game, { setup: { seats: clans.length, choices: choices.map((one) => ({ do: one })) } })
  }

  /** Who goes first if Slimes sit on the first seat and Imps on the second. */
  const first = (slime: object, imp: object): unknown => {
    const clans = files['clans.json'] as readonly Readonly<Record<string, unknown>>[]
    const figures: Readonly<Record<string, object>> = { slime, imp }
    const other = keepTheHeroesOut.create({
      ...files,
      'clans.json': clans.map((clan) => ({ ...clan, ...figures[String(clan['id'])] })),
    })
    const choices = ['lead Slime', 'lead Imp', 'place in Library', 'place in Forge', 'place in Forge']
    return scene(other, { setup: { seats: 2, choices: choices.map((one) => ({ do: one })) } }).read('active')
  }

  test('[Q32] who has the fewest meeples of all goes first, not who starts with the fewest', () => {
    expect(first({ meeples: 8, start: 1 }, { meeples: 4, start: 2 })).toBe(1)
  })

  test('[Q32] in a tie the earlier seat goes first', () => {
    expect(first({ meeples: 4, start: 1 }, { meeples: 4, start: 2 })).toBe(0)
  })

  test('[Q35] one player leads one clan by the same rules', () => {
    const at = begin(['Dragon'], 'Vault')
    expect(read(at, 'question', 'active', 'players[0].hand.size')).toEqual(['play-cards', 0, 5])
    expect(read(invade(at), 'phase', 'toReveal')).toEqual([3, 0])
  })

  test('[Q56] the first seat chooses first, and each clan is taken once', () => {
    const at = scene(game, { setup: { seats: 3 } })
    expect([at.offers(1).length, at.offers(2)]).toEqual([5, []])
    at.do('lead Imp', 1)
    expect(at.offers(2)).toEqual(['lead Ratkin', 'lead Dragon', 'lead Skeleton', 'lead Slime'])
  })

  test('[Q56] starting meeples are placed in seat order, and turns go round in it', () => {
    const clans = ['Skeleton', 'Dragon', 'Imp']
    expect(begin(clans).offers(1)).toEqual(['place in Graveyard', 'place in Study'])
    expect(begin(clans, 'Study', 'Study').offers(2)).toEqual(['place in Vault'])
    const trapped = { traps: 1 }
    const at = dungeon({
      ...{ of: ['skeleton', 'dragon', 'imp'], active: 1, guild: ['Mage (Swords)', 'Mage (Crossbones)'] },
      rooms: { forge: trapped, workshop: trapped, sewers: trapped, 'beast-trainer': trapped },
    })
    all(invade(at), 'Mage appears in Forge', 'Mage appears in Workshop')
    expect(at.read('active')).toBe(2)
    all(invade(at), 'Mage appears in Sewers', 'Mage appears in Beast Trainer')
    expect(at.read('active')).toBe(0)
  })

  test('[Q60] the players choose whose cards the Laboratory brews, of a clan that nobody leads', () => {
    const at = (...choices: string[]): Scene =>
      scene(game, {
        setup: { seats: 2, options: { rooms: 'twelve' }, choices: choices.map((one) => ({ do: one })) },
      })
    expect(at('lead Imp', 'lead Ratkin').offers()).toEqual(['brew Dragon', 'brew Skeleton', 'brew Slime'])
    const brewing = at('lead Imp', 'lead Ratkin', 'brew Slime')
    expect(Number(brewing.read('craftDeck.size')) + Number(brewing.read('offer.size'))).toBe(30)
    expect(brewing.read('box.size')).toBe(20)
  })

  test('[Q60] an Ambush on such a card uses the type printed on it', () => {
    const at = dungeon({ brew: 'slime', hands: [['Cracks']], rooms: { sewers: { ratkin: 1 } } })
    all(
      at,
      'play Cracks: Ambush 3 Hats',
      'begin Ambush 3 Hats',
      'place in Library',
      'place in Apothecary',
      'enough',
    )
    expect([meeples(at, 'library'), meeples(at, 'apothecary')]).toEqual([[1], [1]])
  })
})

describe('what players see', () => {
  const at = dungeon({ of: ['ratkin', 'dragon'] })
  const sights = (path: string): Set<string> => {
    const leaf = game.layout.leaves.find((one) => one.path === path)
    if (leaf === undefined) throw new Error(`no field ${path}`)
    return new Set([0, 1, SPECTATOR].map((seat) => sightOf(leaf, at.table, seat)))
  }

  test.each([
    ...['players[0].hand', 'players[1].hand', 'players[0].discard', 'players[1].playArea', 'offer', 'seen'],
    ...['guildDiscard', 'looted', 'rooms[3].resources', 'rooms[3].chest', 'resources', 'heroes', 'traps'],
  ])('[Q57] everybody sees %s', (path) => {
    expect(sights(path)).toEqual(new Set(['all']))
  })

  test.each(['players[0].deck', 'players[1].deck', 'craftDeck', 'guildDeck', 'unusedChests'])(
    '[Q57] nobody sees more of %s than how many there are',
    (path) => {
      expect(sights(path)).toEqual(new Set(['size']))
    },
  )

  test('[Q57] nobody sees the back of a chest', () => {
    expect(sights('chests[5].back')).toEqual(new Set(['nothing']))
  })

  test('[Q57] Reinforce tells everybody what it turns up', () => {
    const told = dungeon({ hands: [['Rally']], decks: [['Bite', 'Paws 1', 'March 1', 'Drains']] })
    all(told, 'play Rally: Reinforce Melee', 'begin Reinforce Melee')
    const words = told.events().join(' ')
    for (const card of ['Bite', 'Paws 1', 'March 1']) expect(words).toContain(card)
  })
})
