import { createBot } from '@hearthkeep/bots'
import type { BotName } from '@hearthkeep/bots'
import { MindCheck, playMany } from '@hearthkeep/testkit'
import type { Scene } from '@hearthkeep/situations'
import { describe, expect, test } from 'vitest'
import { mind } from '../src/bot/index.ts'
import { greyport } from '../src/index.ts'
import { rules } from '../src/rules/rulebook.ts'
import type { Table } from '../src/rules/rulebook.ts'
import { data, street } from './street-one.ts'
import { SCENARIOS } from './box.ts'

const kinds = Object.values(rules.choices) as { id: number; name: string }[]
const monster = (name: string): number => data.monsters.findIndex((one) => one.name === name)
const card = (name: string): number => data.cards.findIndex((one) => one.name === name)
const KNIGHT = 'Sir Bramble, Knight of the Last Round'
const goblin = monster('Frenzy Goblin 1')

/** What a bot does: the seat, the kind of choice and the first things in it. */
function picks(at: Scene, name: BotName): { seat: number; does: string; with: number[] } {
  const t = at.table as Table
  const bot = createBot(name, greyport.game, mind)
  bot.reseed(1)
  const chosen = bot.choose(t)
  bot.release()
  const { choices } = t
  const does = kinds.find(({ id }) => id === choices.kindOf(chosen))?.name ?? '?'
  const params = [choices.paramOf(chosen, 0), choices.paramOf(chosen, 1)]
  return { seat: choices.seatOf(chosen), does, with: params }
}

describe.each(['quick', 'search-200'] as const)('the %s player', (name) => {
  test('[R4] saves a dying defender first, whoever can', () => {
    const at = street({ people: [{ hp: 1, group: ['Frenzy Goblin 1'] }, { played: [KNIGHT] }] })
    expect(picks(at, name)).toMatchObject({ seat: 1, does: 'fight', with: [card(KNIGHT), goblin] })
  })

  test('[P3] gives an item before the hero fights', () => {
    const at = street({ people: [{ played: ['Rogue 1'], hand: ['Mace'], group: ['Giant Boar 1'] }, {}] })
    expect(picks(at, name)).toMatchObject({ does: 'play-item', with: [card('Mace'), card('Rogue 1')] })
  })

  test('[T3] calls nobody whom the defender could not survive', () => {
    const at = street({ people: [{ hp: 2 }, { group: ['Giant Boar 1'] }], location: [] })
    expect(picks(at, name).does).toBe('done')
  })
})

describe('how the party stands', () => {
  const stands = (hp: number, group: string[]): number =>
    mind.evaluate(street({ people: [{ hp, group }, {}] }).table)

  test('[D1a] is better with more hit points', () => {
    expect(stands(8, ['Giant Boar 1'])).toBeGreaterThan(stands(3, ['Giant Boar 1']))
  })

  test('[R7] is better with fewer monsters', () => {
    expect(stands(8, ['Frenzy Goblin 1'])).toBeGreaterThan(stands(8, ['Frenzy Goblin 1', 'Giant Boar 1']))
  })
})

test('[Q3] weights are never below 0, some are above it, and the outlook is between 0 and 1', () => {
  const check = new MindCheck(mind)
  SCENARIOS.forEach((scenario, i) =>
    playMany(greyport.game, { seats: 2 + (i % 4), games: 30, options: { scenario }, bot: 'random' }, check),
  )
  expect(check.seen).toBeGreaterThan(10_000)
})

test('[Q3] cards that are laid out to be weighed are back in the hand afterwards', () => {
  const weights = new Float64Array(1000)
  let weighed = 0
  let changed = 0
  const see = (t: Table): void => {
    const before = t.cells.slice()
    mind.weigh(t, weights)
    weighed++
    if (t.cells.some((cell, i) => cell !== before[i])) changed++
  }
  playMany(
    greyport.game,
    { seats: 3, games: 12, options: { scenario: SCENARIOS[0] }, bot: 'random' },
    { see },
  )
  expect(weighed).toBeGreaterThan(900)
  expect(changed).toBe(0)
})

test('[C16, C27] the monsters that keep a boss are known for it', () => {
  const guards = new Set(data.monsters.filter(({ isGuard }) => isGuard).map(({ id }) => id))
  expect([...guards].toSorted()).toEqual([
    'cultist',
    'drog',
    'mordigars-claw',
    'mordigars-tail',
    'mordigars-wing',
  ])
})
