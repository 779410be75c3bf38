import { describe, expect, test } from 'vitest'
import {
  defineGame,
  int,
  layout,
  NONE,
  open,
  pile,
  promptText,
  rulebook,
  start,
  whyNot,
} from '../src/index.ts'
import type { GameText } from '../src/index.ts'
import { gameOf } from './support.ts'

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
    expect(defineGame).toBeTypeOf('function')
  })
})
