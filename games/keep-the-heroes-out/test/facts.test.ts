/** What words tell a player who plans, besides what they do. */
import { describe, expect, test } from 'vitest'
import type { Ways } from '../src/content/facts.ts'
import { SIMPLE } from '../src/rules/simple-actions.ts'
import { data } from './dungeon-one.ts'

/** What the plans of an action name, one after the other. */
function planned(word: string): string[] {
  const action = data.actions.find(({ text }) => text === word)
  if (action === undefined) throw new Error(`no card says "${word}"`)
  const named: string[] = []
  const ways = new Proxy({} as Ways, {
    get:
      (_, name) =>
      (...numbers: number[]): void =>
        void named.push([String(name), ...numbers].join(' ')),
  })
  for (const plan of action.plans) plan(ways, -1)
  return named
}

describe('what an action comes to', () => {
  test.each([
    ['Draw', 'cards 100'],
    ['Activate', 'activations'],
    ['Move', 'moves -1'],
    ['Melee', 'melees -1'],
    ['Ranged', 'shots'],
    ['Trap', 'traps -1'],
    ['Portal', 'portals -1'],
    ['Summon', 'summons'],
    ['place Coin', 'resources 1 -1'],
    ['Swarm Melee', `swarms ${SIMPLE.indexOf('melee')}`],
    ['Reinforce Move', 'cards 120'],
    ['Ambush 3 Hats', 'ambush 3 2'],
  ])('%s: %s', (word, way) => {
    expect(planned(word)).toEqual([way])
  })

  test('[A7] Defend: nothing in one’s own turn', () => {
    expect(planned('Defend')).toEqual([])
  })

  test('[A13] a Surge: its first action, then its second', () => {
    const surges = data.actions.filter(({ word }) => word === 'surge')
    expect(surges.length).toBeGreaterThan(0)
    for (const { text } of surges) {
      const [, first, second] = text.split(' ')
      expect(planned(text)).toEqual([...planned(first), ...planned(second)])
    }
  })
})

test('hits are counted by what an action can do: a Swarm for two, a Surge for one', () => {
  const hits = (word: string): number[] =>
    data.actions.filter(({ text }) => text.startsWith(word)).flatMap(({ melee, ranged }) => [melee, ranged])
  expect([hits('Melee'), hits('Ranged'), hits('Move')]).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
  ])
  expect([hits('Swarm Melee'), hits('Swarm Ranged'), hits('Swarm Move')]).toEqual([
    [2, 0],
    [0, 2],
    [0, 0],
  ])
  for (const { word, text, melee, ranged } of data.actions.filter((one) => one.word === 'surge'))
    expect([word, text, melee, ranged]).toEqual([
      ...[word, text, text.includes('Melee') ? 1 : 0, text.includes('Ranged') ? 1 : 0],
    ])
})
