/** Everything in the box is used in play: every word of the rules, every card, every enemy, every word of every effect. */
import { createBot } from '@hearthkeep/bots'
import { start } from '@hearthkeep/engine'
import { coverageByPlay } from '@hearthkeep/testkit'
import { readSituations } from '@hearthkeep/testkit/vitest'
import { beforeAll, describe, expect, test } from 'vitest'
import { hellbringer } from '../src/index.ts'
import { hardy, Witness } from './hardy.ts'

const { game } = hellbringer
const long = hardy(game)
const SCENARIOS = game.options['scenario'].values
const UNLOCKED = { chapter: 'the-glass-mine', unlocks: 'mule, perk-3, perk-4' }

test('play reaches every choice, event, reason and question', () => {
  const options = SCENARIOS.map((scenario, i) => ({ scenario, hands: i % 2 === 0 ? 'open' : 'closed' }))
  const situations = readSituations(new URL('../situations', import.meta.url))
  // As they are: the hardy have more than these tables say.
  const arranged = coverageByPlay(game, { games: 1, seats: [1], situations, bots: ['random'] })
  const alone = coverageByPlay(long, { games: 8, seats: [1], options, bots: ['random'] })
  const party = coverageByPlay(long, { games: 5, seats: [3], options, bots: ['random'] })
  const campaign = coverageByPlay(long, { games: 4, seats: [2], carried: [UNLOCKED], bots: ['random'] })
  for (const what of ['choices', 'events', 'reasons', 'questions'] as const) {
    const reached = new Set([arranged, alone, party, campaign].flatMap((report) => report.reached[what]))
    expect({ [what]: alone.missing[what].filter((one) => !reached.has(one)) }).toEqual({ [what]: [] })
  }
})

describe('over many games', () => {
  const witness = new Witness(long)
  const { data } = witness.table

  beforeAll(() => {
    const bot = createBot('random', long)
    for (let seed = 1; seed <= 60; seed++) {
      for (const [i, { id: scenario }] of data.scenarios.entries()) {
        bot.reseed(seed * 16 + i)
        const carried = { ...UNLOCKED, chapter: scenario }
        const seats = 1 + ((seed + i) % 4)
        start(
          long,
          seed % 3 === 0 ? { seed, seats, carried } : { seed, seats, options: { scenario } },
          witness.table,
        )
        for (let left = 20_000; !witness.table.isOver && left > 0; left--) {
          witness.table.take(bot.choose(witness.table))
          witness.hear()
        }
      }
    }
    bot.release()
  }, 600_000)

  /** Those of a list of things that no event of these kinds has told of. */
  function untold(
    events: readonly string[],
    names: readonly { readonly name: string }[],
    first = 0,
  ): string[] {
    return names.flatMap(({ name }, number) =>
      events.some((event) => witness.happened.has(`${event} ${number + first}`)) ? [] : [name],
    )
  }

  test('every Common and Starter card is used, learned, equipped, enchanted or assigned', () => {
    const events = [
      'card-activated',
      'skill-learned',
      'item-equipped',
      'item-enchanted',
      'companion-assigned',
    ]
    const uses = events.map((event) => `${event} card`)
    const missing = untold(uses, data.cards.slice(0, data.first.combats))
    expect(new Set(missing.map((name) => name.replace(/ \d$/, '')))).toEqual(new Set())
  })

  test('every enemy enters, and all but those that end the game are eliminated', () => {
    expect(untold(['enemy-entered enemy'], data.enemies)).toEqual([])
    expect(untold(['enemy-eliminated enemy'], data.enemies)).toEqual([])
  })

  test('every Perk is used', () => {
    expect(untold(['perk-used perk'], data.perks)).toEqual([])
  })

  test('every word of every effect is carried out', () => {
    expect(data.book.places.length).toBeGreaterThan(250)
    // Seldom so few cards: see enemies-turn.test.ts.
    const seldom = ['Ledgermaw: +2 Damage dice']
    expect(witness.undone().filter((one) => !seldom.includes(one))).toEqual([])
  })
})
