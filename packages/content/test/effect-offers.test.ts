/** Words that list choices: what a card makes possible, beside what it does. */
import { EffectBook, effectWords, whole } from '@hearthkeep/content'
import { defineGame, int, layout, open, rulebook, start, WON } from '@hearthkeep/engine'
import type { Choices, Procedure } from '@hearthkeep/engine'
import { expect, test } from 'vitest'

interface Card {
  readonly offer: ((table: never, out: Choices, seat: number, most: number) => void) | undefined
  readonly effect: Procedure | null
}

const rules = rulebook<{ readonly cards: readonly Card[] }>()({
  layout: layout({ coins: open(int), cards: open(int) }),
  things: {},
  choices: { take: ['coins: number'], rest: [] },
  events: {},
  reasons: {},
})
const { choices } = rules
type Table = ReturnType<typeof rules.newTable>

const tools = effectWords<Table>()(['seat', 'most'])
const { offering, word } = tools
let made = 0
const cardWords = tools.words({
  title: 'card',
  effects: {
    // Lists choices, and does nothing but what they do.
    beg: offering(
      { beg: whole(1, 9) },
      {
        offer: ({ beg }) => {
          made++
          return (_, out, seat, most) => {
            for (let coins = 1; coins <= Math.min(beg, most); coins++) out.add(choices.take, coins + seat)
          }
        },
      },
    ),
    // Lists a choice, and what it does when that is chosen.
    rest: offering(
      {},
      {
        offer: () => (_, out) => out.add(choices.rest),
        steps: () => (t, my) => {
          t.coins = 10 * my.most
        },
      },
    ),
    // Is not there to be chosen.
    draw: word({}, () => (t) => {
      t.cards++
    }),
  },
  flow: { choose: () => () => undefined },
})

const main = rules.procedure(
  'main',
  [],
  [
    rules.ask({
      name: 'turn',
      rule: 'T1',
      who: 0,
      choices(t, out) {
        for (const card of t.data.cards) card.offer?.(t as never, out, 0, 2)
      },
      take: {
        take: (t, { coins }) => {
          t.coins += coins
        },
        rest: (t) => t.call(t.data.cards[1].effect as Procedure, 0, 3),
      },
    }),
    (t) => t.finish(WON),
  ],
)

const printed = { owner: 'a card', clause: () => '' }
const book = new EffectBook(rules.supplement())
const cards = ([{ beg: 5 }, 'rest', 'draw'] as const).map((effect): Card => ({
  offer: cardWords.offerOf(effect),
  effect: book.compile(cardWords, [effect], printed),
}))

function table(): Table {
  const game = defineGame({
    ...{ id: 'beggars', name: 'Beggars', about: '', version: '1', contentHash: '', seats: [1, 1] },
    ...{ components: {}, rules, data: { cards }, main, describe: () => [], glossary: [], rulesText: [] },
    procedures: book.procedures,
    text: {
      choices: { take: 'take {coins}', rest: 'rest' },
      prompts: { turn: 'Well?' },
      reasons: {},
      events: {},
    },
  })
  return start(game, { seed: 1 }) as Table
}

test('what a word offers is listed with the numbers it is given, and made once', () => {
  const t = table()
  expect(t.choices.count).toBe(3)
  expect([0, 1].map((i) => t.choices.paramOf(i, 0))).toEqual([1, 2])
  t.refresh()
  expect(t.choices.count).toBe(3)
  expect(made).toBe(1)
})

test('what it does is done by its choices, or by its steps', () => {
  const begged = table()
  begged.take(1)
  expect(begged.coins).toBe(2)
  const rested = table()
  rested.take(2)
  expect(rested.coins).toBe(30)
})

test('a word without steps has no procedure, one that offers nothing lists nothing', () => {
  expect(cards.map(({ effect }) => effect === null)).toEqual([true, false, false])
  expect(cards.map(({ offer }) => offer === undefined)).toEqual([false, false, true])
})

test('flow words and lists offer nothing by themselves', () => {
  expect(cardWords.offerOf({ choose: ['rest', 'draw'] })).toBeUndefined()
  expect(cardWords.offerOf(['rest'])).toBeUndefined()
})
