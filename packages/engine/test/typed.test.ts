/** What the type checker knows: each wrong use below does not compile. `npm run check types` sees to it. */
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  EventLog,
  int,
  layout,
  list,
  NONE,
  open,
  pile,
  pointer,
  rulebook,
  slot,
  words,
} from '../src/index.ts'
import type { Id, Plain, The } from '../src/index.ts'
import { gameOf } from './support.ts'

const rules = rulebook<null>()({
  layout: layout({
    deck: open(pile(9, 'card')),
    trace: open(pile(9)),
    meant: open(pointer('card')),
    places: open(list(3, { here: slot('foe') })),
    round: open(int),
  }),
  things: {
    card: { name: (card) => `card ${card}`, count: () => 9 },
    foe: { name: (foe) => `foe ${foe}`, count: () => 3 },
    player: { is: 'seat', name: (seat) => `the player of seat ${seat}` },
    span: words(['this-turn', 'now'], (word) => `words for ${word}`),
  },
  choices: {
    play: ['card', 'on: foe', 'amount: number'],
    give: ['card', 'to: player'],
    pick: ['target: card|foe'],
    wait: ['span'],
    pass: [],
  },
  events: {
    played: { rule: 'X1', with: ['by: seat', 'card', 'amount: number'] },
    hit: { rule: 'X2', with: ['target: foe|seat'] },
    passed: { rule: 'X3' },
  },
  reasons: { never: 'X4' },
})
const { ask, choices, declare, define, events, idOf, isA, kindOf, procedure, reasons, the } = rules
type T = ReturnType<typeof rules.newTable>

/** Never run: what stands in it has only to compile, or not to. */
const compiles = (_: (t: T) => void): void => expect(_).toBeTypeOf('function')

const card = 4 as Id<'card'>
const foe = 2 as Id<'foe'>
const seat = 1 as Id<'seat'>

describe('ids', () => {
  test('[I1] come from piles, slots and pointers of a kind', () => {
    expectTypeOf<T['deck']['pop']>().returns.toEqualTypeOf<Id<'card'>>()
    expectTypeOf<T['meant']>().toEqualTypeOf<Id<'card'>>()
    expectTypeOf<T['places'][number]['here']>().toEqualTypeOf<Id<'foe'>>()
    expectTypeOf<T['trace']['top']>().toEqualTypeOf<number>()
    expectTypeOf<T['round']>().toEqualTypeOf<number>()
  })

  test('[I1] do not fit in a place of another kind; a plain number fits in any', () => {
    compiles((t) => {
      t.deck.push(card)
      t.deck.push(3)
      t.trace.push(foe)
      t.meant = NONE
      // @ts-expect-error a foe is no card
      t.deck.push(foe)
      // @ts-expect-error a foe is no card
      t.meant = foe
      // @ts-expect-error a card is no foe
      t.places[0].here = t.deck.pop()
    })
  })

  test('[I1] come from answers, with the seat that gave it', () => {
    ask({
      name: 'act',
      rule: 'X0',
      choices: (_: T, out) => out.add(choices.pass),
      take: {
        play(_, answer) {
          expectTypeOf(answer.card).toEqualTypeOf<Id<'card'>>()
          expectTypeOf(answer.on).toEqualTypeOf<Id<'foe'>>()
          expectTypeOf(answer.amount).toEqualTypeOf<Plain>()
          expectTypeOf(answer.seat).toEqualTypeOf<Id<'seat'>>()
        },
        give: (_, { to }) => expectTypeOf(to).toEqualTypeOf<Id<'seat'>>(),
        pick: (_, { target }) => expectTypeOf(target).toEqualTypeOf<The<'card' | 'foe'>>(),
        wait: (_, { span }) => expectTypeOf(span).toEqualTypeOf<Id<'span'>>(),
      },
    })
    // @ts-expect-error a card cannot be asked
    ask({ name: 'odd', rule: 'X0', who: (t: T) => t.deck.top, choices: () => undefined, take: {} })
  })
})

describe('what is handed over', () => {
  test('[I2] out.add, refuse and explain take what the choice declares, in its order, and no more', () => {
    ask({
      name: 'listing',
      rule: 'X0',
      who: 0,
      choices(_: T, out) {
        out.add(choices.play, card, foe, 3)
        out.add(choices.play, card)
        out.add(choices.give, card, out.seat)
        out.refuse(reasons.never, choices.play, card, foe)
        for (let i = 0; i < 3; i++) out.add(choices.play, i, i, i)
        // @ts-expect-error a card is no seat
        out.add(choices.give, card, card)
        // @ts-expect-error a foe is no card
        out.add(choices.play, foe)
        // @ts-expect-error an id is no amount
        out.add(choices.play, card, foe, card)
        // @ts-expect-error too many
        out.add(choices.give, card, seat, 1)
        // @ts-expect-error too many
        out.add(choices.pass, 1)
        // @ts-expect-error a foe is no seat
        out.refuse(reasons.never, choices.give, card, foe)
        // @ts-expect-error a seat is no card
        out.explain(reasons.never, choices.give, seat)
        // @ts-expect-error an event is no choice
        out.add(events.passed)
      },
      take: {},
    })
  })

  test('[I2] so does log.add', () => {
    compiles((t) => {
      t.log?.add(events.played, seat, card, 3)
      t.log?.add(events.passed)
      // @ts-expect-error a card is no seat
      t.log?.add(events.played, card, card)
      // @ts-expect-error a seat is no amount
      t.log?.add(events.played, seat, card, seat)
      // @ts-expect-error too many
      t.log?.add(events.passed, 1)
    })
  })

  test('[I3] t.call takes what the locals declare; a name alone is of that kind, or any number', () => {
    const give = declare('give', ['card', 'to: player', 'count: number', 'left'])
    const long = declare('long', ['a', 'b', 'c', 'd', 'e', 'f'])
    compiles((t) => {
      t.call(give, card, seat, 3, foe)
      t.call(give, 1, 2)
      t.call(give)
      t.call(long, 1, 2, 3, 4, 5)
      // @ts-expect-error a foe is no card
      t.call(give, foe)
      // @ts-expect-error a card is no seat
      t.call(give, card, card)
      // @ts-expect-error a seat is no amount
      t.call(give, card, seat, seat)
      // @ts-expect-error too many
      t.call(give, card, seat, 3, 4, 5)
      // @ts-expect-error five at most
      t.call(long, 1, 2, 3, 4, 5, 6)
    })
    define(give, [
      (t, my) => {
        expectTypeOf(my.card).toEqualTypeOf<Id<'card'>>()
        expectTypeOf(my.to).toEqualTypeOf<Id<'seat'>>()
        expectTypeOf(my.left).toEqualTypeOf<number>()
        my.card = t.deck.pop()
        my.left = my.card
        my.count--
        // @ts-expect-error a seat is no card
        my.card = my.to
        // @ts-expect-error a card is no amount
        my.count = my.card
        // @ts-expect-error there is no such local
        my.crad = 1
      },
    ])
  })

  test('[I3] a step or a question stands only in a procedure whose locals it can use', () => {
    const asks = ask({
      name: 'whose',
      rule: 'X0',
      who: (_: T, my: { to: Id<'seat'> }) => my.to,
      choices: () => undefined,
      take: {},
    })
    procedure('fits', ['to: player'], [asks])
    // @ts-expect-error its `to` is a card
    procedure('does not fit', ['to: card'], [asks])
  })

  test('[I3] a local of no kind is refused', () => {
    expect(() => declare('odd', ['x: crad'])).toThrow('procedure odd: local x: crad is no kind of thing')
  })
})

describe('declarations', () => {
  const odd = { layout: layout({}), things: { card: { name: () => 'card' } }, reasons: {} }

  test('[I4] of kinds that there are not do not compile', () => {
    // @ts-expect-error there is no such kind
    rulebook<null>()({ ...odd, choices: { play: ['crad'] } })
    // @ts-expect-error there is no such kind
    rulebook<null>()({ ...odd, choices: { play: ['x: crad'] } })
    // @ts-expect-error there is no such kind
    rulebook<null>()({ ...odd, choices: {}, events: { played: { rule: 'X', with: ['crad'] } } })
  })

  test.each(['seat', 'number', 'a|b', 'a: b'])('[I4] a kind cannot be called %s', (name) => {
    const things = { [name]: { name: () => 'x' } }
    expect(() => rulebook<null>()({ ...odd, things, choices: {} })).toThrow(
      `things.${name}: the engine uses this name for itself; choose another`,
    )
  })

  test('[I5] a kind that only calls things otherwise is of a kind that there is, and lies nowhere itself', () => {
    const make = (is: string, also: object = {}, of = 'card') =>
      rulebook<null>()({
        layout: layout({ hand: pile(2, of) }),
        things: { card: { name: () => 'card' }, gift: { is, name: () => 'gift' }, ...also },
        ...{ choices: {} },
      })
    expect(() => make('card')).not.toThrow()
    expect(() => make('seat')).not.toThrow()
    expect(() => make('crad')).toThrow('things.gift: is crad, which is no kind of thing')
    expect(() => make('other', { other: { is: 'card', name: () => 'x' } })).toThrow(
      'things.gift: is other, which is card; say that it is card',
    )
    const rules = make('card', {}, 'gift')
    expect(() => gameOf(rules, null, rules.procedure('main', [], []))).toThrow(
      'field hand: gift only calls things otherwise; declare it of card',
    )
  })
})

describe('things of several kinds', () => {
  test('[I6] are made by kind and id, and taken apart again', () => {
    const target: The<'card' | 'foe'> = foe > 5 ? the.card(card) : the.foe(foe)
    expect([kindOf(target), idOf(target), isA(target, 'foe'), isA(target, 'card')]).toEqual([
      ...['foe', 2],
      ...[true, false],
    ])
    expect([kindOf(the.card(card)), idOf(the.card(card))]).toEqual(['card', 4])
    expect([kindOf(the.seat(seat)), idOf(the.player(seat))]).toEqual(['seat', 1])
    if (isA(target, 'card')) expectTypeOf(idOf(target)).toEqualTypeOf<Id<'card'>>()
    else expectTypeOf(idOf(target)).toEqualTypeOf<Id<'foe'>>()
    expectTypeOf(kindOf(target)).toEqualTypeOf<'card' | 'foe' | undefined>()
  })

  test('[I6] none stays none, and no plain id is taken for one', () => {
    expect([the.foe(NONE), idOf(the.foe(NONE)), kindOf(the.foe(NONE))]).toEqual([NONE, NONE, undefined])
    expect([0, 1, 500].map((id) => kindOf(id as The<'foe'>))).toEqual([undefined, undefined, undefined])
    expect([0, 1, 0xff_ffff].map((id) => idOf(the.span(id)))).toEqual([0, 1, 0xff_ffff])
  })

  test('[I6] fit where one of their kinds is declared; an id alone does not', () => {
    compiles((t) => {
      t.log?.add(events.hit, the.foe(foe))
      t.log?.add(events.hit, the.seat(seat))
      t.log?.add(events.hit, NONE)
      // @ts-expect-error it must say of which kind it is
      t.log?.add(events.hit, foe)
      // @ts-expect-error cards are not among the kinds
      t.log?.add(events.hit, the.card(card))
      // @ts-expect-error a foe is no card
      the.card(foe)
      // @ts-expect-error a thing of several kinds is no id
      t.deck.push(the.card(card))
    })
    expect(new EventLog().count).toBe(0)
  })
})

describe('words', () => {
  test('[I7] are numbered in their order, and called by name', () => {
    const { span } = rules.words
    expect(span).toEqual({ 'this-turn': 0, now: 1 })
    expectTypeOf(span.now).toEqualTypeOf<Id<'span'>>()
    expectTypeOf(rules.words).toHaveProperty('span')
    // @ts-expect-error cards are no words
    void rules.words.card
    // @ts-expect-error there is no such word
    void span.later
  })

  test('[I7] have their phrases, and no more than there are', () => {
    const { name } = rules.things.span
    expect([0, 1].map((word) => name(word, null))).toEqual(['words for this-turn', 'words for now'])
    expect(() => name(2, null)).toThrow('there is no word number 2, only this-turn, now')
  })
})

test('a game that tells of nothing and gives no reasons need not mention them, and then has none', () => {
  const silent = rulebook<null>()({ layout: layout({}), things: {}, choices: { wait: [] } })
  expect([silent.events, silent.reasons]).toEqual([{}, {}])
  expectTypeOf<keyof typeof silent.events>().toEqualTypeOf<never>()
  expectTypeOf<keyof typeof silent.reasons>().toEqualTypeOf<never>()
})
