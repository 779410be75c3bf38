import { start } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { keepTheHeroesOut, mapOf } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { all, dungeon, heroes, invade, invaded, meeples, read } from './dungeon-two.ts'
import { SCENARIOS } from './box.ts'

const NOBODY = [0, 0, 0, 0]

describe('Defend and wounds', () => {
  const two = ['Mage (Swords)']

  test('[Q33] one card stops one wound, from hand to discard pile; the hero is exhausted all the same', () => {
    const at = invaded(two, {
      ...{ of: ['dragon'], hands: [['Scales 1', 'Claw 1', 'Claw 2', 'Claw 3', 'Home 1']] },
      rooms: { forge: { dragon: 1, rogue: 1 }, workshop: { traps: 1 } },
    })
    all(at, 'Mage appears in Workshop', 'Mage appears in Forge', 'Mage in Forge attacks Dragon')
    expect(at.offers()).toEqual(['defend with Scales 1', 'take it'])
    at.do('defend with Scales 1')
    expect([heroes(at, 'forge'), ...read(at, 'players[0].wounds', 'players[0].discard')]).toEqual([
      [
        [0, 1, 0, 0],
        [0, 0, 1, 0],
      ],
      ...[0, ['Scales 1']],
    ])
    // The second attack finds no card.
    at.do('Rogue in Forge attacks Dragon')
    expect(read(at, 'players[0].wounds', 'question')).toEqual([1, 'play-cards'])
  })

  test('[Q33] the owner is asked, in anybody’s invasion, and nobody else can help', () => {
    const at = invaded(two, {
      ...{ of: ['ratkin', 'slime'], hands: [['Call'], ['Squish', 'Flow']] },
      rooms: { forge: { slime: 1 }, workshop: { traps: 1 } },
    })
    all(at, 'Mage appears in Workshop', 'Mage appears in Forge', 'Mage in Forge attacks Slime')
    expect([at.offers(1), at.offers(2)]).toEqual([[], ['defend with Squish', 'take it']])
    at.do('take it', 2)
    expect([meeples(at, 'forge'), at.read('players[1].hand')]).toEqual([
      [0, 0],
      ['Squish', 'Flow'],
    ])
  })

  test('[Q34] a Dragon that is removed loses its wounds and comes back unhurt', () => {
    const at = invaded(two, {
      ...{ of: ['dragon'], hands: [['Home 1', 'Claw 1', 'Claw 2', 'Claw 3', 'Flame 1']] },
      rooms: { forge: { dragon: 1 }, workshop: { traps: 1 } },
      table: { 'players[0].wounds': 4 },
    })
    all(at, 'Mage appears in Workshop', 'Mage appears in Forge', 'Mage in Forge attacks Dragon')
    expect(read(at, 'players[0].supply', 'players[0].wounds')).toEqual([1, 0])
    all(at, 'play Home 1: Summon', 'summon in Vault')
    expect([meeples(at, 'vault'), at.read('players[0].wounds')]).toEqual([[1], 0])
  })
})

describe('one loop', () => {
  test('[Q45] heroes may gather in a room before any of them acts there', () => {
    const at = invaded(['Rogue (Mystic Eye)'], {
      rooms: { vault: { ratkin: 3 }, forge: { warrior: 1, mage: 1 } },
    })
    all(at, 'Rogue appears in Study', 'Rogue charges Study to Forge')
    expect(at.offers()).toEqual([
      'Rogue appears in Graveyard',
      ...['Warrior', 'Rogue', 'Mage'].map((hero) => `${hero} charges Forge to Vault`),
    ])
    all(at, 'Warrior charges Forge to Vault', 'Rogue charges Forge to Vault')
    expect(heroes(at, 'vault')).toEqual([[1, 1, 0, 0], NOBODY])
  })

  test('[Q45] each pick is one step, the first that fits: attack before loot before charge', () => {
    const rooms = { study: { ratkin: 1, chest: 'Spoil chest of 1', mage: 2 } }
    const at = invaded(['Mage (Mystic Eye)'], { rooms, hands: [['Bite']] }).do('Mage appears in Study')
    // Three Mages of one side and room are one option.
    expect(at.offers()).toEqual(['Mage appears in Graveyard', 'Mage in Study attacks Ratkin'])
    expect(at.do('Mage in Study attacks Ratkin').offers()).toEqual([
      'Mage appears in Graveyard',
      'loot Study',
    ])
    expect(at.do('loot Study').offers()).toEqual(['Mage appears in Graveyard', 'Mage charges Study to Forge'])
  })

  test('[Q45] the card is done when nobody is left to appear and nobody is active', () => {
    const at = invade(
      dungeon({
        guild: ['Mage (Swords)', 'Rogue (Swords)'],
        rooms: { forge: { ratkin: 1 }, workshop: { traps: 1 } },
        level: 1,
      }),
    )
    all(at, 'Mage appears in Workshop', 'Mage appears in Forge')
    expect(at.read('guildCard')).toBe('Mage (Swords)')
    expect(at.do('Mage in Forge attacks Ratkin').read('guildCard')).toBe('Rogue (Swords)')
  })
})

describe('it ends', () => {
  const { game } = keepTheHeroesOut
  const charge = game.choices.findIndex(({ name }) => name === 'hero-charges')

  /** Plays anything at all; says how many heroes charged, and whether all came closer to the Vault. */
  function play(scenario: string, seed: number): { charges: number; isCloser: boolean } {
    const t = start(game, { seed, seats: 1 + (seed % 4), options: { scenario, difficulty: 'hard' } }) as Table
    let [state, decisions, charges, isCloser] = [seed, 0, 0, true]
    while (!t.isOver && decisions < 20_000) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 1
      const pick = (state >> 8) % t.choices.count
      const { distance } = mapOf(t)
      if (t.choices.kindOf(pick) === charge) {
        isCloser &&= distance[t.choices.paramOf(pick, 2)] === distance[t.choices.paramOf(pick, 1)] - 1
        charges++
      }
      t.take(pick)
      decisions++
    }
    expect(t.isOver).toBe(true)
    return { charges, isCloser }
  }

  test.each(SCENARIOS)('[Q44] invasions and turns come to an end, whatever is chosen: %s', (scenario) => {
    for (let seed = 1; seed <= 4; seed++) {
      const { charges, isCloser } = play(scenario, seed)
      expect(charges).toBeGreaterThan(0)
      expect(isCloser).toBe(true)
    }
  })

  test('[Q44] a card that was played is out of reach until the turn is over', () => {
    const at = dungeon({ hands: [['March 1', 'Paws 1']], decks: [[]] }).do('play March 1: Move, Move')
    expect(read(at, 'players[0].hand', 'players[0].playArea')).toEqual([['Paws 1'], ['March 1']])
    expect(at.refusal('play March 1: Move, Move')?.rule).toBe('P2')
  })
})
