import { describe, expect, test } from 'vitest'
import { completeSetup } from '@hearthkeep/engine'
import type { Game } from '@hearthkeep/engine'
import { createPlayer, planTrials, playTrials } from '../src/index.ts'
import { diveGame, diveMind } from './dive.ts'
import { TROUBLES, troubleGame } from './trouble.ts'
import type { Trouble } from './trouble.ts'

const quiet = troubleGame('none')

describe('the trials of a game', () => {
  test('are the same every time, each with the next seed', () => {
    expect(planTrials(quiet)).toEqual(planTrials(quiet))
    expect(planTrials(quiet, { games: 3, seed: 0xffff_ffff }).map(({ seed }) => seed)).toEqual([
      0xffff_ffff, 0, 1,
    ])
    // How many there are changes none of them, so that one can be played by itself.
    expect(planTrials(quiet, { games: 40 })).toEqual(planTrials(quiet).slice(0, 40))
  })

  test('meet every value of every option with every number of players, and values with each other', () => {
    const trials = planTrials(quiet)
    const met = new Set(trials.map(({ seats, options }) => `${seats} ${options['road']}`))
    for (const seats of [1, 2, 3])
      for (const road of ['high', 'low', 'middle']) expect(met).toContain(`${seats} ${road}`)
    const pairs = new Set(trials.map(({ options }) => `${options['road']} ${options['weather']}`))
    for (const road of ['high', 'low', 'middle']) expect(pairs).toContain(`${road} rain`)
  })

  test('are as many as it takes where an option has many values', () => {
    const values = Array.from({ length: 250 }, (_, i) => `${i}`)
    const many: Game = { ...quiet, options: { place: { values, default: '0', about: 'Where.' } } }
    const trials = planTrials(many)
    const met = new Set(trials.map(({ seats, options }) => `${seats} ${options['place']}`))
    for (const value of values) for (const seats of [1, 2, 3]) expect(met).toContain(`${seats} ${value}`)
  })

  test('leave out what cannot be with so many players', () => {
    const narrow: Game = { ...quiet, seats: [1, 1] }
    for (const { seats, options } of planTrials(narrow))
      expect(() => completeSetup(narrow, { seats, options, seed: 1 })).not.toThrow()
  })

  test('give the game’s policy a share, if that is wanted', () => {
    const bots = (wanted?: 'every'): Set<string> =>
      new Set(planTrials(diveGame(), wanted && { bot: wanted }).map(({ bot }) => bot))
    expect(bots('every')).toEqual(new Set(['random', 'quick']))
    expect(bots()).toEqual(new Set(['random']))
    const trials = planTrials(diveGame(), { bot: 'every', games: 20 })
    expect(playTrials(diveGame(), trials, { mind: diveMind })).toMatchObject({ games: 20, broken: [] })
  })
})

/** What broke first when a game was tried out. */
function firstBroken(trouble: Trouble, options = {}) {
  const game = troubleGame(trouble)
  return playTrials(game, planTrials(game, { games: 60 }), options).broken.at(0)
}

describe('a game that is tried out', () => {
  test('and is sound comes to its end every time; what it refuses to set up is not counted', () => {
    const trials = planTrials(quiet, { games: 60 })
    const refused = trials.filter(({ seats, options }) => seats === 3 && options['weather'] === 'rain')
    const { games, decisions, broken, stopped } = playTrials(quiet, trials)
    expect(refused).not.toHaveLength(0)
    expect({ games, broken, stopped }).toEqual({ games: 60 - refused.length, broken: [], stopped: false })
    expect(decisions).toBeGreaterThan(500)
  })

  const said: Record<Exclude<Trouble, 'none'>, [by: string, message: RegExp]> = {
    'dead-end': ['rules', /^dead-end: walk \[T1\] offers no choice/],
    'run-away': ['rules', /^run-away: 100000 steps without a decision/],
    endless: ['rules', /^endless: no end after 20,000 decisions$/],
    'one-notation': ['words', /^"go on to the inn" is the notation of two choices$/],
    'no-words': ['words', /^the table cannot be put into words: speechless$/],
    'no-outcome': ['rules', /^the rules ended without an outcome/],
  }
  test.each(TROUBLES.filter((trouble) => trouble !== 'none'))('is found to be in trouble: %s', (trouble) => {
    const broken = firstBroken(trouble)
    const [by, message] = said[trouble]
    expect(broken?.by).toBe(by)
    expect(broken?.message).toMatch(message)
    if (trouble !== 'no-outcome') expect(broken?.setup.options['road']).toBe('low')
    if (trouble === 'dead-end') expect(broken?.decision).toBe(4) // the fifth leads into it
    if (trouble === 'endless') expect(firstBroken(trouble, { mostDecisions: 30 })?.decision).toBe(30)
  })

  test('plays as a simulation of the same seed does', () => {
    for (const trial of planTrials(quiet, { games: 30 })) {
      const { decisions, games } = playTrials(quiet, [trial])
      if (games === 0) continue
      const play = createPlayer(quiet, { ...trial, bots: [trial.bot], game: 'trouble', files: undefined })
      expect(play(0, 1).results[1]).toBe(decisions)
    }
  })

  test('breaks off in a simulation at the same place', () => {
    const broken = firstBroken('dead-end')
    if (broken === undefined) throw new Error('nothing broke')
    const { seats, options, seed, bot } = broken.trial
    const play = createPlayer(troubleGame('dead-end'), {
      game: 'trouble',
      files: undefined,
      bots: [bot],
      seats,
      options,
      seed,
    })
    const { broken: again, results } = play(0, 1)
    expect(again.map(({ message }) => message)).toEqual([broken.message])
    expect(results[1]).toBe(broken.decision)
  })

  test('is given up when enough has broken, and goes on after one', () => {
    const game = troubleGame('dead-end')
    const { broken, stopped, games } = playTrials(game, planTrials(game))
    expect(broken).toHaveLength(5)
    expect(stopped).toBe('broken')
    expect(games).toBeLessThan(300)
    expect(new Set(broken.map(({ trial }) => trial.number)).size).toBe(5)
  })

  test('tells its decisions to who wants to know', () => {
    const told: string[] = []
    const [trial] = planTrials(quiet, { games: 1 })
    const { decisions } = playTrials(quiet, [trial], {
      onDecision: (seat, notation) => told.push(`${seat} ${notation}`),
    })
    expect(told).toHaveLength(decisions)
    expect(told[0]).toMatch(/^0 (go on to|rest before) mile 0$/)
  })
})
