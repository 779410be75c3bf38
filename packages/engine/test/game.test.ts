import { describe, expect, test } from 'vitest'
import {
  completeSetup,
  deal,
  fittedOptions,
  fittingValues,
  int,
  layout,
  rulebook,
  SetupError,
  start,
} from '../src/index.ts'
import type { Option, PartialSetup } from '../src/index.ts'
import { sameCells } from '../src/index.ts'
import { main as pearlsMain, pearls, rules as pearlsRules } from './pearls.ts'
import type { Pearls } from './pearls.ts'
import { gameOf } from './support.ts'

describe('set-up', () => {
  test('[G1] what is left out is the fewest seats and the default options', () => {
    expect(completeSetup(pearls, { seed: '7' })).toEqual({ seats: 1, seed: 7, options: { depth: 'shallow' } })
    const all = { seats: 3, seed: 'AB'.repeat(16), options: { depth: 'very deep' } }
    expect(completeSetup(pearls, all)).toEqual({ ...all, seed: 'ab'.repeat(16) })
  })

  const bad: [string, PartialSetup, string][] = [
    ['too many', { seed: 1, seats: 4 }, 'seats 4: Pearls is played with 1 to 3'],
    ['half a player', { seed: 1, seats: 1.5 }, 'seats 1.5: Pearls is played with 1 to 3'],
    ['unknown option', { seed: 1, options: { tide: 'high' } }, 'option tide: Pearls has only depth'],
    ['inherited name', { seed: 1, options: { toString: 'x' } }, 'option toString: Pearls has only depth'],
    [
      'unknown value',
      { seed: 1, options: { depth: 'deep' } },
      'option depth=deep: expected one of shallow, very deep',
    ],
    ['bad seed', { seed: 'red' }, 'seed "red": expected a whole number'],
  ]
  test.each(bad)(
    '[G2] a set-up that cannot be played is refused with what was expected: %s',
    (_, setup, message) => {
      expect(() => start(pearls, setup)).toThrow(SetupError)
      expect(() => start(pearls, setup)).toThrow(message)
    },
  )

  test('[G2] a game without options and with one number of seats says so', () => {
    const game = gameOf(pearlsRules, null, pearlsMain, { seats: [2, 2], text: pearls.text })
    expect(() => start(game, { seed: 1, seats: 3 })).toThrow('is played with 2')
    expect(() => start(game, { seed: 1, options: { a: 'b' } })).toThrow('has no options')
  })

  describe('[G9] options that do not go with the seats or with each other', () => {
    const options: Record<string, Option> = {
      boat: { values: ['small', 'large'], default: 'small', about: 'The boat.' },
      rower: {
        values: ['anybody', '1', '2', '3'],
        default: 'anybody',
        about: 'Who rows.',
        whyNot: (value, { seats }) => (Number(value) > seats ? `there are only ${seats} players` : undefined),
      },
      sail: {
        values: ['no', 'red'],
        default: 'no',
        about: 'The sail.',
        whyNot: (value, { options: { boat } }) =>
          value === 'red' && boat === 'small' ? 'a small boat has no sail' : undefined,
      },
    }
    const game = gameOf(pearlsRules, null, pearlsMain, { seats: [1, 3], text: pearls.text, options })

    test.each([
      [2, { rower: '3' }, 'option rower=3: there are only 2 players; expected one of anybody, 1, 2'],
      [1, { sail: 'red' }, 'option sail=red: a small boat has no sail; expected one of no'],
    ])('[G9] are refused with the reason and what was expected: %i, %o', (seats, chosen, message) => {
      const setup = { seed: 1, seats, options: chosen as Record<string, string> }
      expect(() => completeSetup(game, setup)).toThrow(SetupError)
      expect(() => completeSetup(game, setup)).toThrow(message)
    })

    test('[G9] are taken where they go', () => {
      const chosen = { boat: 'large', rower: '3', sail: 'red' }
      expect(completeSetup(game, { seed: 1, seats: 3, options: chosen }).options).toEqual(chosen)
    })

    test('[G10] which values fit can be asked, with as much of the set-up as is known', () => {
      expect(fittingValues(game, 'rower')).toEqual(['anybody', '1'])
      expect(fittingValues(game, 'rower', { seats: 2 })).toEqual(['anybody', '1', '2'])
      expect(fittingValues(game, 'boat', { seats: 2 })).toEqual(['small', 'large'])
      expect(fittingValues(game, 'sail')).toEqual(['no'])
      expect(fittingValues(game, 'sail', { options: { boat: 'large', sail: 'red' } })).toEqual(['no', 'red'])
    })

    test('[G10] what no longer fits can be put back to its default; what was just chosen stays', () => {
      const chosen = { boat: 'small', rower: '3', sail: 'red' }
      expect(fittedOptions(game, { seats: 2, options: chosen })).toEqual({
        ...{ boat: 'small', rower: 'anybody', sail: 'no' },
      })
      expect(fittedOptions(game, { seats: 3, options: chosen }, 'sail')).toEqual(chosen)
    })
  })

  test('[G3] the game’s own set-up gets an empty, seeded table and the whole set-up, before the first step', () => {
    const seen: unknown[] = []
    const game = gameOf<Pearls, null>(pearlsRules, null, pearlsMain, {
      text: pearls.text,
      setUp(t, setup) {
        seen.push(setup, t.seats, t.deck.size, t.chest, t.inFlight())
        t.players[2].coins = 5
      },
    })
    const t = start(game, { seed: 3, seats: 2 }) as Pearls
    expect(seen).toEqual([{ seats: 2, seed: 3, options: {} }, 2, 0, -1, []])
    expect([t.players[2].coins, t.question?.name]).toEqual([5, 'act'])
  })

  test('[G4] the same set-up gives the same table, another seed another', () => {
    const at = (seed: number, seats = 2) => start(pearls, { seed, seats }).cells
    expect(sameCells(at(1), at(1))).toBe(true)
    expect(sameCells(at(1), at(2))).toBe(false)
    const t = pearls.newTable()
    deal(pearls, completeSetup(pearls, { seed: 1, seats: 2 }), t)
    expect(sameCells(t.cells, at(1))).toBe(true)
  })

  test('[G5] all tables of a game share its content', () => {
    const content = Object.freeze({ cards: ['a'] })
    const rules = rulebook<typeof content>()({
      layout: layout({ n: int }),
      things: {},
      choices: {},
    })
    const game = gameOf(rules, content, rules.procedure('main', [], []))
    expect([game.newTable().data, start(game, { seed: 1 }).data]).toEqual([content, content])
    expect(game.newTable().data).toBe(content)
  })
})
