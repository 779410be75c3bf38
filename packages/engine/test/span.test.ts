/**
 * Whether a step costs information, against an exhaustive checker: in small games with random rules, every table that a
 * seat cannot tell from the real one is gone through.
 */
import { expect, test } from 'vitest'
import { counted, Desk, hidden, int, layout, list, NONE, offeredChoices, open } from '../src/index.ts'
import { owned, pile, promptText, rulebook, slot, start, stream, topSeenIf, viewOf } from '../src/index.ts'
import type { Game, Pile, Table } from '../src/index.ts'
import { fc, gameOf } from './support.ts'

const CARDS = 5
const PILES = ['deck', 'pit', 'row', 'lid', 'hand', 'other'] as const
/** What a choice does: operations, each with two piles and a card. */
type Operation = readonly [what: number, x: number, y: number, card: number]
interface Rules {
  readonly asksAll: boolean
  /** In which order choices are listed. */
  readonly order: readonly number[]
  readonly act: readonly Operation[]
  readonly boast: readonly Operation[]
  readonly play: readonly Operation[]
}

const rules = rulebook<Rules>()({
  layout: layout({
    dice: stream,
    deck: counted(pile(CARDS, 'card')),
    pit: hidden(pile(CARDS, 'card')),
    row: open(pile(CARDS, 'card')),
    lid: topSeenIf((t: { isLit: number }) => t.isLit === 1, counted(pile(CARDS, 'card'))),
    players: list(2, { hand: owned(pile(CARDS, 'card')) }),
    chest: slot('card'),
    secret: int,
    isLit: open(int),
    told: open(int),
  }),
  things: { card: { name: (card) => `card ${card}` } },
  choices: { act: [], boast: [], play: ['card'] },
})
type T = ReturnType<typeof rules.newTable>

function pileOf(t: T, which: number, seat: number): Pile {
  const name = PILES[which]
  if (name === 'hand') return t.players[seat].hand
  return name === 'other' ? t.players[1 - seat].hand : t[name]
}

/** Does one operation. Each of them is something that rules of games do. */
const OPERATIONS: readonly ((t: T, x: Pile, y: Pile, card: number) => void)[] = [
  (_, x, y) => void (x.isEmpty || y.push(x.pop())),
  (_, x, y) => void (x.isEmpty || y.push(x.takeAt(0))),
  (_, x, y) => void (x.isEmpty || y.insert(0, x.pop())),
  (t, x) => void (x.isEmpty || (t.told = x.top % 2)),
  (t, x, _, card) => void (x.has(card) && (t.told = card)),
  (_, x) => void (x.size > 1 && x.swap(0, x.size - 1)),
  (t) => void (t.isLit = 1 - t.isLit),
  (t) => void (t.told = t.dice.below(2)),
  (t) => void (t.told = t.secret),
  (t) => void (t.secret = t.told % 2),
  (t, x, y) => {
    if (t.chest !== NONE) {
      y.push(t.chest)
      t.chest = NONE
    } else if (!x.isEmpty) t.chest = x.pop()
  },
  (_, x, y) => x.moveAllTo(y),
  (t, x) => void (t.told = x.size),
  (t) => void (t.told = (t.told + 1) % 3),
]

function operate(t: T, program: readonly Operation[], seat: number): void {
  for (const [what, x, y, card] of program) OPERATIONS[what](t, pileOf(t, x, seat), pileOf(t, y, seat), card)
}

const spec = {
  rule: 'X1',
  choices(t: T, out: { seat: number; add: (kind: never, card?: number) => void }) {
    const { hand } = t.players[out.seat]
    const offers = [
      () => out.add(rules.choices.act as never),
      // Offered only to whoever holds an even card.
      () => hand.toArray().some((card) => card % 2 === 0) && out.add(rules.choices.boast as never),
      () => hand.toArray().forEach((card) => out.add(rules.choices.play as never, card)),
    ]
    for (const offer of t.data.order) offers[offer]()
  },
  take: {
    act: (t: T, { seat }: { seat: number }) => operate(t, t.data.act, seat),
    boast: (t: T, { seat }: { seat: number }) => operate(t, t.data.boast, seat),
    play(t: T, { seat, card }: { seat: number; card: number }) {
      t.players[seat].hand.take(card)
      t.row.push(card)
      operate(t, t.data.play, seat)
    },
  },
  ifNone: 'skip',
} as const
const one = rules.ask({ ...spec, name: 'one', who: 0 })
const all = rules.ask({ ...spec, name: 'all' })
const main = rules.procedure(
  'main',
  [],
  [rules.repeatWhile((t: T) => t.told < 9, [rules.when((t) => t.data.asksAll, [all], [one])])],
)

const game = (data: Rules): Game => gameOf<T, Rules>(rules, data, main, { seats: [2, 2], setUp })

/** Some cards everywhere; the tests arrange them anew. */
function setUp(t: T): void {
  for (let card = 0; card < CARDS; card++) t.players[card % 2].hand.push(card)
}

/** Where the cards lie: a place for each, and what else is there. */
interface Arrangement {
  readonly places: readonly number[]
  readonly chest: boolean
  readonly secret: number
  readonly isLit: number
}

function arrange(t: T, { places, chest, secret, isLit }: Arrangement): void {
  for (const { hand } of t.players) hand.clear()
  places.forEach((place, card) => {
    if (card === 0 && chest) t.chest = 0
    else pileOf(t, place, 0).push(card)
  })
  t.secret = secret
  t.isLit = isLit
  t.refresh()
}

/** The cells whose cards a seat cannot see. */
function hiddenCells(of: Game, table: Table, seat: number): number[] {
  const view = viewOf(of.layout, table, seat)
  return of.layout.leaves.flatMap((leaf) => {
    if (leaf.of !== 'card') return []
    const first = leaf.kind === 'pile' ? leaf.at + 1 : leaf.at
    const count = leaf.kind === 'pile' ? table.cells[leaf.at] : table.cells[leaf.at] === NONE ? 0 : 1
    const cells = Array.from({ length: count }, (_, i) => first + i)
    return cells.filter((cell) => view[cell] !== table.cells[cell])
  })
}

function* permutations(cards: readonly number[]): Generator<number[]> {
  if (cards.length === 0) yield []
  for (const [i, card] of cards.entries())
    for (const rest of permutations(cards.toSpliced(i, 1))) yield [card, ...rest]
}

/** Every block that a seat cannot tell from this one. */
function* worlds(of: Game, table: Table, seat: number): Generator<Int32Array> {
  const places = hiddenCells(of, table, seat)
  const secret = of.layout.leaves.find(({ path }) => path === 'secret')?.at ?? 0
  for (const cards of permutations(places.map((cell) => table.cells[cell]))) {
    for (const value of [0, 1]) {
      const block = table.cells.slice()
      places.forEach((cell, i) => (block[cell] = cards[i]))
      block[secret] = value
      yield block
    }
  }
}

/** Everything a seat is shown. */
function shown(of: Game, table: Table, seat: number): string {
  const asked = [0, 1].map((one) => offeredChoices(of, table, one).length > 0)
  const own = offeredChoices(of, table, seat)
  return JSON.stringify([[...viewOf(of.layout, table, seat)], promptText(of, table), asked, own])
}

/** Whether some seat can tell worlds apart by a step that it could not tell apart before. */
function tells(of: Game, before: Int32Array, index: number): boolean {
  const table = of.newTable()
  const other = of.newTable()
  try {
    table.restore(before)
    const by = table.choices.seatOf(index)
    const { notation } = offeredChoices(of, table)[index]
    table.take(index)
    return [0, 1].some((seat) => {
      const after = shown(of, table, seat)
      other.restore(before)
      const then = shown(of, other, seat)
      for (const world of worlds(of, other, seat)) {
        other.restore(world)
        if (shown(of, other, seat) !== then) continue // the seat knows that this is not so
        // One's own choice must lead to the same; of another's, some choice must.
        const choices = offeredChoices(of, other).flatMap((choice, i) =>
          choice.seat === by && (seat !== by || choice.notation === notation) ? [i] : [],
        )
        const isPossible = choices.some((choice) => {
          other.restore(world)
          other.take(choice)
          return shown(of, other, seat) === after
        })
        if (!isPossible) return true
        other.restore(before)
      }
      return false
    })
  } finally {
    table.release()
    other.release()
  }
}

const operation = fc.tuple(
  fc.nat(OPERATIONS.length - 1),
  fc.nat(PILES.length - 1),
  fc.nat(PILES.length - 1),
  fc.nat(CARDS - 1),
)
const program = fc.array(operation, { maxLength: 3 })
const someRules = fc.record({
  asksAll: fc.boolean(),
  order: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
  act: program,
  boast: program,
  play: program,
})
const arrangement = fc.record({
  places: fc.array(fc.nat(PILES.length - 1), { minLength: CARDS, maxLength: CARDS }),
  chest: fc.boolean(),
  secret: fc.nat(1),
  isLit: fc.nat(1),
})

test('[U7] no step is free that tells anybody anything, in small games with random rules', () => {
  const found = { free: 0, information: 0, overCautious: 0 }
  fc.assert(
    fc.property(someRules, arrangement, fc.nat(20), (data, cards, pick) => {
      const of = game(data)
      const table = start(of, { seed: 1, seats: 2 }) as T
      arrange(table, cards)
      const block = table.cells.slice()
      const { count } = table.choices
      const index = count === 0 ? -1 : pick % count
      table.release()
      fc.pre(index >= 0)
      const desk = new Desk(of)
      const { span, after } = desk.take(block, index)
      const usesDice = [0, 1, 2, 3].some((i) => after[5 + i] !== block[5 + i])
      desk.release()
      const isTold = usesDice || tells(of, block, index)
      if (isTold) expect(span).toBe('information')
      found[span ?? 'information']++
      if (span === 'information' && !isTold) found.overCautious++
    }),
    { numRuns: process.env['SOAK'] === undefined ? 600 : 20_000 },
  )
  // How often it is over-cautious; a checker that never let anything pass would be of no use.
  console.log('spans:', found)
  expect(found.free).toBeGreaterThan(100)
  expect(found.overCautious).toBeLessThan(found.information)
})
