/** [U11] When there is nothing to choose, and everybody can tell. */
import { describe, expect, test } from 'vitest'
import { counted, Desk, History, int, layout, list } from '../src/index.ts'
import { open, owned, pile, rulebook, stream } from '../src/index.ts'
import type { Choices } from '../src/index.ts'
import { gameOf } from './support.ts'

const CARDS = 6
const rules = rulebook<null>()({
  layout: layout({
    dice: stream,
    deck: counted(pile(CARDS, 'card')),
    row: open(pile(CARDS, 'card')),
    hands: list(2, { hand: owned(pile(CARDS, 'card')) }),
    red: open(int),
    turned: open(int),
  }),
  things: { card: { name: (card) => `card ${card}` } },
  choices: { left: [], right: [], show: ['card'], pass: [] },
})
type T = ReturnType<typeof rules.newTable>
type Take = (t: T) => void
const { ask, choices, procedure, repeatWhile } = rules

const leftOrRight = (_: T, out: Choices): void => {
  out.add(choices.left)
  out.add(choices.right)
}

/** A game of one question, what each of its two answers does, and what the rules do then. */
function urns(left: Take, right: Take, ...then: Take[]) {
  const which = ask({
    name: 'which',
    rule: 'N1',
    who: 0,
    choices: leftOrRight,
    take: { left, right },
  })
  const again = ask({ name: 'again', rule: 'N1', who: 0, choices: leftOrRight, take: { left, right } })
  const name = `main ${rules.procedures.length}`
  return gameOf<T, null>(rules, null, procedure(name, [], [which, ...then, again]), {
    setUp(t) {
      for (let card = 0; card < CARDS; card++) t.deck.push(card)
      t.dice.shuffle(t.deck)
    },
  })
}

/** Whether there is nothing to choose, over many deals. */
function found(game: ReturnType<typeof urns>, seats = 1): boolean[] {
  const desk = new Desk(game)
  const all = Array.from({ length: 40 }, (_, seed) =>
    desk.leavesNoChoice(History.begin(game, { seed, seats, options: {} }).present),
  )
  desk.release()
  return [...new Set(all)]
}

/** The same of such a game. */
const foundIn = (...does: Parameters<typeof urns>): boolean[] => found(urns(...does))

/** A game that asks as long as something is left to do: which of two is next. */
function chores(left: Take, right: Take, ...then: Take[]) {
  const isLeft = (t: T, bit: number): boolean => (t.turned & bit) === 0
  const done =
    (bit: number, take: Take): Take =>
    (t) => {
      t.turned |= bit
      take(t)
    }
  const next = ask({
    name: 'next',
    rule: 'N1',
    who: 0,
    anyOrder: true,
    choices(t: T, out) {
      if (isLeft(t, 1)) out.add(choices.left)
      if (isLeft(t, 2)) out.add(choices.right)
    },
    take: { left: done(1, left), right: done(2, right) },
  })
  const last = ask({ name: 'last', rule: 'N1', who: 0, choices: leftOrRight, take: { left, right } })
  const name = `main ${rules.procedures.length}`
  return gameOf<T, null>(
    rules,
    null,
    procedure(name, [], [repeatWhile((t) => t.turned !== 3, [next]), ...then, last]),
    {
      setUp(t) {
        for (let card = 0; card < CARDS; card++) t.deck.push(card)
        t.dice.shuffle(t.deck)
      },
    },
  )
}

describe('[U11] an order is nothing to choose', () => {
  const add =
    (red: number): Take =>
    (t) =>
      void (t.red += red)

  test('if all orders come to the same, also where a card is turned up afterwards', () => {
    expect(found(chores(add(1), add(2)))).toEqual([true])
    expect(found(chores(add(1), add(2), (t) => t.row.push(t.deck.pop())))).toEqual([true])
  })

  test('but not if one sees later what was done first, or learns something on the way', () => {
    expect(found(chores(add(1), (t) => void (t.red *= 2)))).toEqual([false])
    expect(
      found(
        chores(
          (t) => t.row.push(t.deck.pop()),
          (t) => t.row.push(t.deck.pop()),
        ),
      ),
    ).toEqual([false])
  })
})

describe('[U11] there is nothing to choose', () => {
  const count: Take = (t) => void t.turned++
  const nothing: Take = () => undefined
  const redden =
    (red: number): Take =>
    (t) =>
      void (t.red = red)
  const turnUp = (t: T) => t.row.push(t.deck.pop())

  test('if both answers do the same', () => {
    expect(foundIn(count, count)).toEqual([true])
  })

  test('also if something hidden comes to light afterwards', () => {
    expect(foundIn(count, count, turnUp)).toEqual([true])
    expect(foundIn(nothing, nothing, (t) => void (t.red = t.dice.below(6)))).toEqual([true])
  })

  test('but not if they differ for a moment, though they come out alike', () => {
    const clear = redden(0)
    expect(foundIn(redden(1), redden(2), clear)).toEqual([true])
    // Between the two something is read that nobody knows: what it leads to is not for all to foresee.
    expect(foundIn(redden(1), redden(2), turnUp, clear)).toEqual([false])
  })

  test('and never because of what lies hidden: which of two cards is turned up differs, or not', () => {
    const turnOddness =
      (place: number): Take =>
      (t) =>
        void (t.red = t.deck.get(place) % 2)
    expect(found(urns(turnOddness(0), turnOddness(1)))).toEqual([false])
  })

  test('nor where different steps come next from the same block', () => {
    const game = urns(
      (t) => void (t.red = 0),
      (t) => void (t.red = 0),
    )
    const branching = procedure(
      'branching',
      [],
      [
        ask({
          name: 'fork',
          rule: 'N1',
          who: 0,
          choices: leftOrRight,
          take: { left: (t: T) => void (t.red = 1), right: (t: T) => void (t.red = 2) },
        }),
        rules.when(
          (t: T) => t.red === 1,
          [(t: T) => void (t.red = 0), (t: T) => void (t.turned = 1 + t.deck.top)],
          [(t: T) => void (t.red = 0), (t: T) => void (t.turned = 2 + t.deck.top)],
        ),
        rules.repeat([
          ask({
            name: 'end',
            rule: 'N1',
            who: 0,
            choices: (_: T, out) => out.add(choices.pass),
            take: { pass: () => undefined },
          }),
        ]),
      ],
    )
    expect(found({ ...game, main: branching })).toEqual([false])
  })

  test('if there is a single choice, unless somebody cannot tell that', () => {
    const passing = (isOpenTo: (t: T) => boolean) =>
      procedure(
        `passing ${rules.procedures.length}`,
        [],
        [
          (t: T) => {
            for (const { hand } of t.hands) hand.push(t.deck.pop())
          },
          rules.repeat([
            ask({
              name: 'show',
              rule: 'N2',
              who: 0,
              choices(t: T, out) {
                if (isOpenTo(t)) out.add(choices.left)
                out.add(choices.pass)
              },
              take: { left: () => undefined, pass: () => undefined },
            }),
          ]),
        ],
      )
    const game = urns(
      () => undefined,
      () => undefined,
    )
    expect(found({ ...game, main: passing((t) => t.row.size > 3) }, 2)).toEqual([true])
    // The hand is read, and whoever looks on does not see it.
    const holdsRed = (t: T) => t.hands[0].hand.get(0) > 99
    expect(found({ ...game, main: passing(holdsRed) }, 1)).toEqual([false])
    expect(found({ ...game, main: passing(holdsRed) }, 2)).toEqual([false])
  })
})
