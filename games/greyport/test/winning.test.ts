import { scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { greyport } from '../src/index.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { endRound, game, play, read, SQUIRE, street, tableOf } from './street-two.ts'
import type { Person, Street } from './street-two.ts'
import { SCENARIOS } from './box.ts'

const DROG = 'Drog, Troll General'
const KING = 'Torglesnarf Duncleton'

/** The last encounter of a scenario, with bosses before Fiona. */
function finale(bosses: Readonly<Record<string, number>>, fiona: Person = {}, more: Street = {}) {
  const isKing = KING in bosses
  return street({
    people: [{ played: [SQUIRE], group: Object.keys(bosses), ...fiona }, { group: ['Firespitter 1'] }],
    bosses,
    scenario: isKing ? 'goblin-king' : 'interrupted-party',
    ...more,
    table: { encounter: isKing ? 3 : 2, ...more.table },
  })
}

describe('what the scenario says', () => {
  test.each(SCENARIOS)('[W1, W2] %s: its last encounter, and no other, has a boss', (id) => {
    const { data } = greyport.game.newTable() as unknown as Table
    const { encounters } = data.scenarios.find((scenario) => scenario.id === id) ?? data.scenarios[0]
    const counts = encounters.map(({ bosses }) => bosses.length)
    expect(counts.slice(0, -1).every((count) => count === 0)).toBe(true)
    expect(counts[counts.length - 1]).toBe(id === 'goblin-king' ? 2 : 1)
  })

  test('[W1] how many encounters there are to win is the scenario’s matter: two or three', () => {
    const { data } = game.newTable() as unknown as Table
    expect(data.scenarios.map(({ encounters }) => encounters.length)).toEqual([2, 3, 3, 3, 3, 3, 3])
  })

  test('[W1] no monster left in an encounter that is not the last is not the end', () => {
    const at = street({ people: [{ played: [SQUIRE], group: ['Frenzy Goblin 1'], coins: [1, 0, 0] }, {}] })
    at.do(`${SQUIRE} fights Frenzy Goblin 1`)
    expect(read(at, 'outcome', 'question')).toEqual(['playing', 'recruit-all'])
  })
})

describe('winning', () => {
  test('[W2, Q12] the boss of the last encounter falls: the game is won at once, with other monsters in play', () => {
    const at = finale({ [DROG]: 9 }).do(`${SQUIRE} fights ${DROG}`)
    expect(at.events()).toContain('Greyport is saved. You win!')
    expect(read(at, 'outcome', 'question', 'players[1].group')).toEqual(['won', null, ['Firespitter 1']])
  })

  test('[W2] a boss with 1 HP left does not', () => {
    const at = finale({ [DROG]: 10 }).do(`${SQUIRE} fights ${DROG}`)
    expect(read(at, 'outcome', 'players[0].group')).toEqual(['playing', [DROG]])
  })

  test('[W2, Q12] of two bosses both have to fall', () => {
    const at = finale({ [DROG]: 9, [KING]: 3 }).do(`${SQUIRE} fights ${DROG}`)
    expect(read(at, 'outcome', 'bossesLeft')).toEqual(['playing', 1])
    play(at, 'play Fiona, level 1', `Fiona, level 1 fights ${KING}`)
    expect(at.read('outcome')).toBe('won')
  })

  test('[W2] no other monster wins it', () => {
    const at = finale({ [DROG]: 20 }, { group: ['Frenzy Goblin 1', DROG] }).do(
      `${SQUIRE} fights Frenzy Goblin 1`,
    )
    expect(at.read('outcome')).toBe('playing')
  })

  test('[W2] a boss who falls in an earlier encounter wins nothing', () => {
    const at = finale({ [DROG]: 9 }, {}, { scenario: 'summoner-strikes', table: { encounter: 2 } })
    at.do(`${SQUIRE} fights ${DROG}`)
    expect(read(at, 'bossesLeft', 'outcome')).toEqual([0, 'playing'])
  })
})

describe('losing', () => {
  test('[W3] any player, not only the defending one', () => {
    const at = street({ people: [{ group: ['Mostly Elbows 1'] }, { hp: 2 }] })
    endRound(at)
    expect(at.read('outcome')).toBe('lost')
  })

  test('[W3] at any time: in the middle of a round', () => {
    const at = street({
      people: [{ group: ['Spiked Drake 1', 'Frenzy Goblin 1'], played: [SQUIRE], hp: 1 }, {}],
    })
    at.do(`${SQUIRE} fights Spiked Drake 1`)
    expect(read(at, 'outcome', 'question')).toEqual(['lost', null])
    expect(at.events()).toContain('Fiona has fallen. You lose.')
  })

  test('[W3] at any time: by an Ambush, before the next one', () => {
    // The Mad Bombers of these tests hurt the player they come before.
    const setup = {
      seats: 2,
      options: { hp: '1', monsters1: 'goblins' },
      choices: [{ do: 'lead Fiona' }],
      rolls: {
        playerDice: [{ shuffle: [] }, { shuffle: [] }],
        marketDice: Array.from({ length: 4 }, () => ({ shuffle: [] })),
        monsterDice: [{ shuffle: ['Firespitter 1', 'Mad Bomber 1', 'Mad Bomber 2'] }],
      },
    }
    const at = scene(game, { setup: { ...setup, choices: [...setup.choices, { do: 'lead Zot' }] } })
    expect(at.offers()).toEqual(['Mad Bomber 1 ambushes first', 'Mad Bomber 2 ambushes first'])
    at.do('Mad Bomber 2 ambushes first')
    expect([at.read('outcome'), tableOf(at).players[0].hp, tableOf(at).players[1].hp]).toEqual(['lost', 1, 0])
  })

  test('[W3, Q41] a loss in the same fight as the win is a loss', () => {
    const people = { group: [DROG, 'Spiked Drake 1'], played: ['Fiona, level 1', 'Mace'], hp: 1 }
    const both = (hp: number) => {
      const at = finale({ [DROG]: 8 }, { ...people, hp })
      return at.do(`Fiona, level 1 fights ${DROG} and Spiked Drake 1`).read('outcome')
    }
    expect([both(1), both(2)]).toEqual(['lost', 'won'])
  })

  test('[W3] with 1 HP the game goes on', () => {
    const at = street({ people: [{ group: ['Mostly Elbows 1'], hp: 2 }, { hp: 3 }] })
    endRound(at)
    expect(at.read('outcome')).toBe('playing')
  })
})
