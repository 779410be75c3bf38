/** What games' tests share: each must notice what it is there to notice. */
import { RulesError } from '@hearthkeep/engine'
import type { Game, Mind } from '@hearthkeep/engine'
import { createBot } from '@hearthkeep/bots'
import { describedBy, Lengths, MindCheck, openings, playMany, soak, thrownBy } from '@hearthkeep/testkit'
import { brokenGame, tokens, whispers } from '@hearthkeep/testkit/games'
import { describe, expect, test } from 'vitest'

describe('what an act throws', () => {
  const failing = (): never => {
    throw new RulesError('no steps')
  }

  test('is given if it is of the kind asked for, and nothing if nothing was thrown', () => {
    expect(thrownBy(RulesError, failing)?.message).toBe('no steps')
    expect(thrownBy(RulesError, () => 1)).toBeUndefined()
  })

  test('is thrown on if it is of another kind', () => {
    expect(() => thrownBy(RangeError, failing)).toThrow('no steps')
  })
})

describe('many games', () => {
  test('are played to their ends, and are the same for the same seeds', () => {
    const seen = [new Lengths(), new Lengths()]
    const played = { seats: 2, options: {}, games: 4, first: 9, bot: 'random' } as const
    const wins = seen.map((lengths) => playMany(whispers, played, lengths))
    expect(wins[0]).toBe(wins[1])
    expect(seen[0].decisions).toHaveLength(4)
    expect(Math.min(...seen[0].decisions)).toBeGreaterThan(5)
    expect(seen[0].decisions).toEqual(seen[1].decisions)
  })

  test('whoever looks on may choose, and sees what was chosen and who won', () => {
    const chosen: number[] = []
    const ended: [boolean, number, number][] = []
    const stop = 2
    const wins = playMany(
      tokens,
      { seats: 1, options: {}, games: 2, bot: 'random' },
      {
        choose: (_, seed) => (seed === 1 ? stop : -1),
        chose: (_, index) => chosen.push(index),
        end: (_, isWon, seed, decisions) => ended.push([isWon, seed, decisions]),
      },
    )
    expect([wins, chosen[0], ended[0]]).toEqual([2, stop, [true, 1, 1]])
    expect(ended[1].slice(0, 2)).toEqual([true, 2])
  })

  test('one that takes too many decisions is named by its seed', () => {
    const endless = { seats: 1, options: {}, games: 1, first: 3, most: 50, bot: 'random' } as const
    const roll = 0
    expect(() => playMany(tokens, endless, { choose: () => roll })).toThrow(
      'seed 3: no end after 50 decisions',
    )
  })
})

describe('a soak', () => {
  const soakOf = (game: Game, faults?: () => readonly string[]): number => {
    const looks = { every: 1, most: 200, ...(faults && { faults }) }
    let decisions = 0
    for (let seed = 1; seed <= 20; seed++)
      decisions += soak(
        game,
        game.newTable(),
        { seats: game.seats[0], seed },
        createBot('random', game),
        looks,
      )
    return decisions
  }

  test('plays games to their ends if nothing is wrong with them', () => {
    expect(soakOf(brokenGame('none'))).toBeGreaterThan(20)
  })

  test.each([
    ['lost-card', 'nowhere'],
    ['double-card', ' and in '],
    ['handler-throws', 'nobody thought of'],
    ['never-ends', 'the game has no end'],
  ] as const)('says which game it was, and at which decision: %s', (flaw, what) => {
    expect(() => soakOf(brokenGame(flaw))).toThrow(new RegExp(`"seed":\\d+.*, decision \\d+: .*${what}`))
  })

  test('fails for what a game knows to be wrong', () => {
    expect(() => soakOf(whispers, () => ['a whisper is missing'])).toThrow('decision 0: a whisper is missing')
  })
})

describe('a mind', () => {
  const fair: Mind = {
    evaluate: () => 0.5,
    weigh: (table, weights) => weights.fill(1, 0, table.choices.count),
    moment: () => 0,
    horizon: 1,
    margin: { name: 'nothing', of: () => 0 },
  }
  const checked = (mind: Partial<Mind>) => {
    const check = new MindCheck({ ...fair, ...mind })
    playMany(tokens, { seats: 1, options: {}, games: 1, bot: 'random' }, check)
    return check.seen
  }

  test('that is fair is looked at before every decision', () => {
    const lengths = new Lengths()
    playMany(tokens, { seats: 1, options: {}, games: 1, bot: 'random' }, lengths)
    expect(checked({})).toBe(lengths.decisions[0])
  })

  test.each([
    ['forgets a choice', (weights: Float64Array) => weights.fill(1, 0, 2), 'the weights are 1 1 NaN'],
    ['weighs one below 0', (weights: Float64Array) => weights.set([1, -1, 1]), 'the weights are 1 -1 1'],
    ['would choose nothing', (weights: Float64Array) => weights.fill(0), 'the weights are 0 0 0'],
  ])('that %s is found out', (_, weigh, problem) => {
    expect(() => checked({ weigh: (__, weights) => void weigh(weights) })).toThrow(problem)
  })

  test('is asked about games that are over as well', () => {
    expect(() => checked({ evaluate: ({ isOver }) => (isOver ? 2 : 1) })).toThrow('the outlook is 2')
  })
})

describe('descriptions', () => {
  const { zone, item } = describedBy(whispers)
  const table = whispers.newTable()

  test('are found by the beginning of their titles', () => {
    expect(zone(table, 'De').summary).toBe('0 cards')
  })

  test('what is not there is an error', () => {
    expect(() => zone(table, 'Attic')).toThrow('no zone Attic')
    expect(() => item(table, 'Deck', 'Red 1')).toThrow('nothing called Red 1 in Deck')
  })
})

describe('an opening', () => {
  test('leads to the question asked for, by what is chosen first, and is worked out once', () => {
    const opening = openings(whispers, 'act')
    expect(opening(2, {})).toMatchObject({ seats: 2, choices: [] })
    expect(opening(2, {}, ['reveal']).choices).toEqual([{ do: 'reveal' }])
    expect(opening(2, {}, ['reveal'])).toBe(opening(2, {}, ['reveal']))
  })
})
