import { describeFor } from '@hearthkeep/engine'
import { withMarkedWords } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import { INTENT } from '../src/content.ts'
import { tinyFight } from '../src/index.ts'
import { FALLEN, fight } from './fight.ts'

const { game } = tinyFight

describe('the table in words', () => {
  const at = fight({
    turn: 3,
    energy: 1,
    hand: ['Bash', 'Strike 2', 'Strike 3', 'Guard 1', 'Guard 2', 'Guard 3', 'Cleave'],
    drawPile: ['Strike 1'],
    discardPile: [],
    exhaustPile: ['Rally', 'Shrug'],
    'hero[0]': { life: 50, mostLife: 60, block: 4, weak: 2 },
    enemies: [
      { life: 9, mostLife: 15, strength: 2, vulnerable: 1, intent: INTENT.ATTACK, streak: 1 },
      FALLEN,
      { life: 24, mostLife: 24, intent: INTENT.RITUAL, streak: 1 },
    ],
  })
  const zones = describeFor(game, at.table, 0)

  test('has its zones from top to bottom', () => {
    expect(zones.map(({ title, summary }) => [title, summary])).toEqual([
      ['Enemies, turn 3', undefined],
      ['You', undefined],
      ['Hand', undefined],
      ['Draw pile', '1 card'],
      ['Discard pile', 'empty'],
      ['Exhausted', 'Rally, Shrug'],
    ])
  })

  test('says of enemies and hero what they have, and the damage that is coming', () => {
    const [enemies, you] = zones
    expect(enemies.items.map(({ name, figures, tags }) => ({ name, figures, tags }))).toEqual([
      {
        name: 'Burrower',
        figures: [
          { label: 'life', value: 9, of: 15 },
          { label: 'strength', value: 2, icon: 'biceps' },
        ],
        tags: ['attacks for 8', 'vulnerable 1'],
      },
      { name: 'Ooze', figures: [], tags: ['fallen'] },
      {
        name: 'Chanter',
        figures: [{ label: 'life', value: 24, of: 24 }],
        tags: ['begins its ritual: 2 strength each turn'],
      },
    ])
    expect(you.items).toEqual([
      {
        name: 'Hero',
        figures: [
          { label: 'life', value: 50, of: 60 },
          { label: 'block', value: 4, icon: 'shield' },
          { label: 'energy', value: 1, of: 3 },
        ],
        tags: ['weak 2'],
        icon: 'visored-helm',
      },
    ])
  })

  test('takes every word from the text files', () => {
    expect(withMarkedWords(tinyFight, { seed: 1 }, 1).unmarked).toEqual([])
  })
})
