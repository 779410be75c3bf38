import { createBot } from '@hearthkeep/bots'
import { Lengths } from '@hearthkeep/testkit'
import { describe, expect, test } from 'vitest'
import type { Scene } from '@hearthkeep/situations'
import { mind } from '../src/bot/index.ts'
import { greyport } from '../src/index.ts'
import { rules } from '../src/rules/rulebook.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { play } from './measure.ts'
import { data, street } from './street-one.ts'
import { SCENARIOS } from './box.ts'

const kinds = Object.values(rules.choices) as { id: number; name: string }[]

/** What the policy would do: the seat, the kind of choice and the first things in it. */
function picks(at: Scene): { seat: number; does: string; with: number[] } {
  const t = at.table as Table
  const { choices } = t
  const bot = createBot('quick', greyport.game, mind)
  const chosen = bot.choose(t)
  bot.release()
  const does = kinds.find(({ id }) => id === choices.kindOf(chosen))?.name ?? '?'
  return {
    seat: choices.seatOf(chosen),
    does,
    with: [choices.paramOf(chosen, 0), choices.paramOf(chosen, 1)],
  }
}
const monster = (name: string): number => data.monsters.findIndex((one) => one.name === name)

describe('the policy in the round', () => {
  test('[O7] finishes what it can rather than scratch what it cannot', () => {
    const at = street({
      people: [
        {
          played: ['Sir Bramble, Knight of the Last Round'],
          group: ['Giant Boar 1', 'Frenzy Goblin 1'],
        },
        {},
      ],
    })
    expect(picks(at)).toMatchObject({ seat: 0, does: 'fight' })
    expect(picks(at).with[1]).toBe(monster('Frenzy Goblin 1'))
  })

  test('[T1] calls the last monster of the location when it can be beaten', () => {
    const at = street({
      people: [
        { played: ['Sir Bramble, Knight of the Last Round'], group: ['Giant Boar 1'] },
        { played: ['Serena the Pious'] },
      ],
      damage: { 'Giant Boar 1': 19 },
      location: ['Frenzy Goblin 1'],
    })
    expect(picks(at)).toMatchObject({ seat: 0, does: 'use-marker' })
    expect(picks(at).with[0]).toBe(monster('Frenzy Goblin 1'))
  })
})

describe('the policy over whole games', () => {
  test.each(SCENARIOS)('[Q55] comes to an end in %s', (scenario) => {
    for (const seats of [2, 5]) {
      const noted = new Lengths()
      play({ seats, scenario, rest: '2' }, 3, noted)
      expect(noted.decisions).toHaveLength(3)
      expect(Math.max(...noted.decisions)).toBeLessThan(2000)
    }
  })

  test('wins more than playing at random', () => {
    const setting = { seats: 3, scenario: 'interrupted-party', rest: '2' }
    const wins = play(setting, 20)
    expect(wins).toBeGreaterThan(12)
    expect(play({ ...setting, bot: 'random' }, 20)).toBeLessThan(wins)
  })
})
