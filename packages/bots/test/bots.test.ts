import { hashFields, notationOf, offeredChoices, start } from '@hearthkeep/engine'
import type { Table } from '@hearthkeep/engine'
import { describe, expect, test } from 'vitest'
import { BROKEN, createBot, createPlayer, PER_GAME, playOut } from '../src/index.ts'
import type { BotName, Plan } from '../src/index.ts'
import { diveGame, diveMind, peeked } from './dive.ts'
import { handsMind, handsWith } from './hands.ts'

const game = diveGame()
const hands = handsWith('honest')
const plan: Plan = {
  game: 'dive',
  files: undefined,
  bots: ['random'],
  seats: undefined,
  options: {},
  seed: 5,
}
const deckOf = (table: Table): number[] =>
  (table as Table & { deck: { toArray: () => number[] } }).deck.toArray()

describe('bots', () => {
  test('the same seed makes the same choices', () => {
    const play = (seed: number): string => {
      const bot = createBot('random', game)
      bot.reseed(seed)
      const table = start(game, { seed: 1 })
      playOut(table, bot)
      return hashFields(game.layout, table.cells)
    }
    expect(play(3)).toBe(play(3))
    expect(new Set([1, 2, 3, 4, 5, 6].map(play)).size).toBeGreaterThan(1)
  })

  test('who looks ahead never sees the real order of a hidden deck, and leaves the table as it was', () => {
    const bot = createBot('search-100', game, diveMind)
    const table = start(game, { seed: 2 })
    const before = hashFields(game.layout, table.cells)
    peeked.length = 0
    bot.choose(table)
    const real = deckOf(table)
    const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b)
    expect(peeked.length).toBeGreaterThan(30)
    for (const deck of peeked) expect(sorted(deck)).toEqual(sorted(real))
    // Six cards have 720 orders: the real one comes up by chance, if at all.
    expect(peeked.filter((deck) => deck.join() === real.join()).length).toBeLessThan(3)
    expect(hashFields(game.layout, table.cells)).toBe(before)
    bot.release()
  })

  test('what it chooses is the choice itself, though on the copy it stands elsewhere in the list', () => {
    const bot = createBot('quick', hands, handsMind)
    const offered = new Set<number>()
    for (let seed = 0; seed < 300; seed++) {
      const table = start(hands, { seed, seats: 2 })
      const chosen = bot.choose(table)
      offered.add(table.choices.count)
      // The highest card of its own, whatever the other holds.
      const own = offeredChoices(hands, table, table.choices.seatOf(chosen)).map(({ notation }) => notation)
      expect(notationOf(hands, table, chosen), `seed ${seed}`).toBe(own.sort().at(-1))
      table.release()
    }
    expect(offered.size).toBeGreaterThan(2)
    bot.release()
  })

  test('a choice that hangs on what the seat cannot see is told, and nothing else is played in its place', () => {
    const peeking = handsWith('peeking')
    const bot = createBot('quick', peeking, handsMind)
    const told = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const table = start(peeking, { seed, seats: 2 })
      try {
        const chosen = bot.choose(table)
        expect(chosen).toBeLessThan(table.choices.count)
      } catch (error) {
        told.add((error as Error).message.replace(/"show \d"/, '"show"'))
      }
      table.release()
    }
    expect([...told]).toEqual([
      '"show" is offered only if what its seat cannot see is otherwise; the choices of a seat must not hang on that',
    ])
  })

  test('who may play on many games looks as far as a mind wants', () => {
    const farthest = (name: BotName): number => {
      let most = 0
      const evaluate = (t: Table): number => {
        most = Math.max(most, diveMind.moment(t))
        return diveMind.evaluate(t)
      }
      const bot = createBot(name, game, { ...diveMind, evaluate, horizon: 1, farHorizon: 3 })
      bot.choose(start(game, { seed: 1 }))
      bot.release()
      return most
    }
    expect([farthest('search-100'), farthest('search-1000')]).toEqual([1, 3])
  })

  test('who has to know the game says so', () => {
    expect(() => createBot('quick', game)).toThrow('Dive has no quick player; use random or naive')
  })

  test('a game that does not end is given up', () => {
    const bot = createBot('random', game)
    expect(() => playOut(start(game, { seed: 1 }), bot, 0)).toThrow('no end after 0 decisions')
  })

  test('memory that is given back is used again', () => {
    const one = createBot('search-5', game, diveMind)
    const { at } = start(game, { seed: 1 })
    one.release()
    const again = Array.from({ length: 3 }, () => game.newTable().at)
    expect(again.some((place) => place < at)).toBe(true)
  })
})

describe('games by the million', () => {
  test('what a game comes to does not depend on how the games are split', () => {
    const whole = createPlayer(game, plan)(0, 40).results
    const play = createPlayer(game, plan)
    const parts = [play(25, 15), play(0, 10), play(10, 15)].map((chunk) => Array.from(chunk.results))
    expect([...parts[1], ...parts[2], ...parts[0]]).toEqual(Array.from(whole))
  })

  test('a game that breaks off is counted, told with its seed, and does not spoil the next', () => {
    const { results, broken } = createPlayer(diveGame(2), plan)(0, 60)
    const outcomes = Array.from({ length: 60 }, (_, i) => results[i * PER_GAME])
    const breaks = outcomes.filter((outcome) => outcome === BROKEN).length
    expect(breaks).toBeGreaterThan(3)
    expect(breaks).toBeLessThan(60)
    expect(broken[0]).toMatchObject({ message: 'the air hose broke' })
    expect(broken[0].seed).toBe(5 + outcomes.indexOf(BROKEN))
  })
})
