import { describe, expect, test } from 'vitest'
import {
  completeSetup,
  deal,
  defineGame,
  fittedOptions,
  fittingValues,
  int,
  layout,
  NONE,
  open,
  pile,
  promptText,
  rulebook,
  SetupError,
  start,
  whyNot,
} from '../src/index.ts'
import type { GameText, Option, PartialSetup } from '../src/index.ts'
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

describe('words', () => {
  const rules = rulebook<null>()({
    layout: layout({ hand: open(pile(3, 'card')) }),
    things: { card: { name: (card) => `card ${card}` } },
    choices: { play: ['card'], pass: [] },
    events: { played: { rule: 'A1', with: ['card'] } },
    reasons: { dear: 'A2' },
  })
  const choose = rules.ask({
    name: 'choose',
    rule: 'A1',
    who: 0,
    choices: () => undefined,
    take: {},
    ifNone: 'skip',
  })
  const main = rules.procedure('main', [], [choose, choose])
  const fitting: GameText = {
    choices: { play: 'play {card}', pass: 'pass' },
    events: { played: 'a card is played' },
    prompts: { choose: 'play or pass' },
    reasons: { dear: '{card} is too dear' },
  }
  const problems = (change: Partial<GameText>) => {
    try {
      gameOf(rules, null, main, { text: { ...fitting, ...change } })
      return []
    } catch (error) {
      return (error as Error).message.split('\n')
    }
  }

  test('[G6] that fit the rules are accepted; an event need not say everything', () => {
    expect(problems({})).toEqual([])
  })

  test('[G6] that do not fit are refused in one error with every problem', () => {
    expect(
      problems({
        choices: { play: 'play a card', pass: 'pass {card}', dance: 'dance' },
        events: { played: '{card' },
        prompts: {},
        reasons: {},
      }),
    ).toEqual([
      'the game’s text does not fit its rules:'.replace('’', "'"),
      'choices.play: does not say {card}',
      'choices.pass: knows no {card}',
      'choices.dance: the rules have nothing of this name',
      'events.played: has an open bracket',
      'reasons.dear: has no phrase',
      'prompts.choose: has no phrase',
    ])
  })

  test('[G6] also a prompt for no question, and a reason that names what no choice has', () => {
    expect(problems({ prompts: { ...fitting.prompts, sing: 'sing!' } }).at(-1)).toBe(
      'prompts.sing: the rules have nothing of this name',
    )
    expect(problems({ reasons: { dear: '{crad} is too dear' } }).at(-1)).toBe('reasons.dear: knows no {crad}')
  })

  test('[G6] two choices of one question that read alike are refused, whatever a question of its own may offer', () => {
    const pair = rulebook<null>()({
      layout: layout({ hand: open(pile(3, 'card')) }),
      things: { card: { name: (card) => `card ${card}` }, coin: { name: (coin) => `coin ${coin}` } },
      choices: {
        play: ['card'],
        burn: ['card'],
        spend: ['coin'],
        stop: [],
        wait: [],
      },
    })
    const asks = [['play', 'burn', 'spend', 'stop'] as const, ['wait'] as const].map((kinds, i) =>
      pair.ask({
        ...{ name: `choose-${i}`, rule: 'A1', who: 0, choices: () => undefined, ifNone: 'skip' as const },
        take: Object.fromEntries(kinds.map((kind) => [kind, () => undefined])),
      }),
    )
    const whole = pair.procedure('whole', [], asks)
    const wrong = (choices: Record<string, string>) => {
      const phrases = {
        play: 'play {card}',
        burn: 'burn {card}',
        spend: 'spend {coin}',
        stop: 'stop',
        wait: 'wait',
      }
      const prompts = { 'choose-0': 'now?', 'choose-1': 'and now?' }
      try {
        gameOf(pair, null, whole, {
          text: { choices: { ...phrases, ...choices }, events: {}, prompts, reasons: {} },
        })
        return []
      } catch (error) {
        return (error as Error).message.split('\n').slice(1)
      }
    }
    expect(wrong({})).toEqual([])
    expect(wrong({ wait: 'stop', spend: 'play {coin}' })).toEqual([])
    expect(wrong({ burn: 'Play  {card}' })).toEqual([
      'choices.burn: reads like choices.play, and the question choose-0 offers both',
    ])
    expect(wrong({ burn: 'play[ {card}]', stop: 'play' })).toEqual([
      'choices.stop: reads like choices.burn, and the question choose-0 offers both',
    ])
  })

  describe('of prompts', () => {
    const own = rulebook<null>()({
      layout: layout({ times: open(int) }),
      things: { card: { name: (card) => `card ${card}` } },
      choices: { yes: [] },
    })
    const twice = own.procedure(
      'twice',
      ['card', 'count'],
      [
        own.ask({
          name: 'take',
          rule: 'A1',
          who: 0,
          about: {
            card: ['card', (_, my: { card: number; count: number }) => my.card],
            count: ['number', (t) => t.times],
          },
          choices: (_, out) => out.add(own.choices.yes),
          take: { yes: (t) => void (t.times = NONE) },
        }),
      ],
    )
    const begin = own.procedure('main', [], [(t) => t.call(twice, 5), (t) => t.call(twice, NONE)])
    const made = (take: string) =>
      gameOf(own, null, begin, {
        text: { choices: { yes: 'yes' }, events: {}, reasons: {}, prompts: { take } },
      })

    test('[C14] a prompt names what the question is about now, and leaves out what there is none of', () => {
      const game = made('Take it[, with {card},][ {count|once|# times}]?')
      const t = start(game, { seed: 1 })
      expect(promptText(game, t)).toBe('Take it, with card 5, 0 times?')
      expect(whyNot(game, t, 0, 'no').text).toBe('what is asked now is: Take it, with card 5, 0 times?')
      t.take(0)
      expect(promptText(game, t)).toBe('Take it?')
      t.take(0)
      expect([t.isOver, promptText(game, t), t.asksAbout()]).toEqual([true, '', []])
    })

    test('[C14] a question without anything to name is worded as its prompt stands', () => {
      const game = gameOf(rules, null, main, { text: fitting })
      expect(game.phrases.prompts.get('choose')).toEqual([{ text: 'play or pass' }])
    })

    test('[G6, G7] a prompt that names what its question does not, or a kind that is none, is refused', () => {
      expect(() => made('Take {crad}?')).toThrow('prompts.take: knows no {crad}')
      expect(() => made('Take [{card}?')).toThrow('prompts.take: has an open bracket')
      const odd = rulebook<null>()({ layout: layout({}), things: {}, choices: {} })
      const ask = odd.ask({
        ...{ name: 'take', rule: 'A1', who: 0, choices: () => undefined, take: {}, ifNone: 'skip' },
        // @ts-expect-error there is no such kind of thing
        about: { card: ['crad', () => 0] },
      })
      expect(() => gameOf(odd, null, odd.procedure('main', [], [ask]))).toThrow('crad')
    })
  })

  test('[G7] a parameter or a pile of a kind that no thing has is refused when the game is made', () => {
    const make = (param: string, of: string) => {
      const odd = rulebook<null>()({
        layout: layout({ hand: pile(3, of) }),
        things: { card: { name: (card) => `card ${card}` } },
        choices: { play: [`card: ${param}` as 'card: card'] },
      })
      return gameOf(odd, null, odd.procedure('main', [], []))
    }
    expect(() => make('card', 'card')).not.toThrow()
    expect(() => make('seat', 'card')).not.toThrow()
    expect(() => make('number', 'card')).not.toThrow()
    expect(() => make('crad', 'card')).toThrow('crad')
    expect(() => make('card', 'crad')).toThrow('crad')
  })

  test('[G8] a game is what its folder gave, and nothing else', () => {
    const game = gameOf(rules, null, main, {
      text: fitting,
      components: { cards: 3 },
      rest: { card: 'hand' },
    })
    expect(game).toMatchObject({
      components: { cards: 3 },
      rest: { card: 'hand' },
      options: {},
      text: fitting,
    })
    expect(game.choices.map(({ id, name }) => [id, name])).toEqual([
      [0, 'play'],
      [1, 'pass'],
    ])
    expect(game.heuristic).toBeUndefined()
    expect(defineGame).toBeTypeOf('function')
  })
})
