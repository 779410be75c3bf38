/** A bare rulebook to try effects on: what is done is noted, by number, in the pile `trace`. */
import { EffectBook, effectWords, whole } from '@hearthkeep/content'
import type { Effect, EffectWords } from '@hearthkeep/content'
import { defineGame, int, layout, open, pile, rulebook, start } from '@hearthkeep/engine'
import type { Game, ProcedureOf } from '@hearthkeep/engine'

/** What an effect of the arena knows. */
export const LOCALS = ['hero', 'target', 'left'] as const

interface Data {
  readonly effect: ProcedureOf<unknown, typeof LOCALS> | null
  readonly book: EffectBook
}

/** Noted after the effect: so it can be told from one that has not ended. */
export const END = 999

function tools() {
  return rulebook<Data>()({
    layout: layout({ trace: open(pile(200)), coins: open(int), isDown: open(int) }),
    things: {},
    choices: { option: ['option: number'], pay: [], decline: [], pick: ['n: number'] },
  })
}
type Rules = ReturnType<typeof tools>
export type Table = ReturnType<Rules['newTable']>
type My = Record<(typeof LOCALS)[number], number>

/** The questions of the arena, each a procedure that several effects share. */
function questions({ ask, choices, procedure }: Rules) {
  const choose = ask({
    ...{ name: 'choose', rule: 'A1', who: 0 },
    choices(t: Table, out, my: { place: number }) {
      for (const option of t.data.book.places[my.place].options) out.add(choices.option, option)
    },
    take: {
      option: (t, { option }, my) => t.leave(t.data.book.places[my.place].options.indexOf(option)),
    },
  })
  const pay = ask({
    ...{ name: 'pay', rule: 'A2', who: 0 },
    choices(_: Table, out, __: { price: number }) {
      out.add(choices.pay)
      out.add(choices.decline)
    },
    take: {
      pay(t, _, my) {
        t.coins -= my.price
        t.leave(1)
      },
      decline: (t) => t.leave(0),
    },
  })
  const pick = ask({
    ...{ name: 'pick', rule: 'A3', who: 0 },
    choices: (_: Table, out) => [5, 6, 7].forEach((n) => out.add(choices.pick, n)),
    take: { pick: (t, { n }) => t.leave(n) },
  })
  return {
    chooseOption: procedure('choose-option', ['place'], [choose]),
    offerPayment: procedure('offer-payment', ['price'], [pay]),
    pick: procedure('pick', [], [pick]),
  }
}

/** What the cards of the arena can say; a word is worth what it notes, a condition is as likely as it says. */
function wordsOf(rules: Rules, { chooseOption, offerPayment, pick }: ReturnType<typeof questions>) {
  const { condition, word, words } = effectWords<Table, number, number>()(LOCALS)
  return words({
    title: 'deed',
    effects: {
      // One step.
      note: word(
        { note: whole(0, 99) },
        (e) => (t) => t.trace.push(e.note),
        (e) => e.note,
      ),
      hero: word(
        {},
        () => (t, my) => t.trace.push(100 + my.hero),
        () => 100,
      ),
      gain: word(
        { gain: whole(1, 9) },
        (e) => (t) => {
          t.coins += e.gain
        },
        (e) => e.gain,
      ),
      fall: word(
        {},
        () => (t) => {
          t.isDown = 1
        },
        () => -1,
      ),
      spend: word(
        { spend: whole(1, 9) },
        (e) => (t) => {
          t.coins -= e.spend
        },
        (e) => -e.spend,
      ),
      // Several steps, and a local that goes from one to the next.
      march: word(
        { march: whole(1, 9) },
        (e) => [
          (_, my) => {
            my.left = e.march
          },
          rules.repeatWhile((_, my: My) => my.left > 0, [(t, my) => t.trace.push(200 + my.left--)]),
          (t) => t.trace.push(200),
        ],
        (e) => e.march,
      ),
      // The first step only may call: where it does not, it settles the result itself.
      aim: word(
        {},
        () => [
          (t) => {
            if (t.coins > 0) t.call(pick)
            else t.result = -1
          },
          (t) => t.trace.push(300 + t.result),
        ],
        () => 3,
      ),
    },
    conditions: {
      rich: condition(
        { rich: whole(0, 99) },
        (c) => (t) => t.coins >= c.rich,
        (c) => c.rich,
      ),
      first: condition(
        {},
        () => (_, my) => my.hero === 0,
        () => 0.5,
      ),
    },
    flow: {
      choose: (place) => (t) => t.call(chooseOption, place),
      pay: (price) => (t) => {
        if (t.coins >= price.spend) t.call(offerPayment, price.spend)
        else t.result = 0
      },
      times: true,
      each: {
        hero: { local: 'hero', member: (_, index) => (index < 3 ? index : -1) },
        none: { local: 'hero', member: () => -1 },
        // From the one after the hero whose card it is.
        other: { local: 'hero', member: (_, index, my) => (index < 2 ? (my.hero + 1 + index) % 3 : -1) },
      },
    },
    prices: ['spend'],
    goesOn(t) {
      if (t.isDown === 1) t.leave()
    },
  })
}

type WordsOf = ReturnType<typeof wordsOf>
export type Deed =
  WordsOf extends EffectWords<Table, typeof LOCALS, number, number, infer K, infer C, infer G, infer N>
    ? Effect<K, C, G, N>
    : never

/** A rulebook with its words, to compile effects for and to play them. */
export function arena() {
  const rules = tools()
  const deeds = wordsOf(rules, questions(rules))
  const main = rules.procedure(
    'main',
    [],
    [
      (t) => {
        if (t.data.effect !== null) t.call(t.data.effect, 1, 7)
      },
      (t) => t.trace.push(END),
    ],
  )
  /** A pack with one card. */
  function pack(effects: readonly Deed[], owner = 'Card') {
    const book = new EffectBook(rules.supplement())
    const effect = book.compile(deeds, effects, { owner, clause: (one) => JSON.stringify(one) })
    return { book, effect }
  }
  function gameOf({ book, effect }: ReturnType<typeof pack>, coins = 0): Game {
    return defineGame({
      ...{ id: 'arena', name: 'Arena', about: '', version: '1', contentHash: '', seats: [1, 1] },
      ...{ components: {}, rules, data: { book, effect }, procedures: book.procedures, main },
      setUp(t) {
        t.coins = coins
      },
      ...{ describe: () => [], glossary: [], rulesText: [] },
      text: {
        choices: { option: 'take {option}', pay: 'pay', decline: 'decline', pick: 'pick {n}' },
        prompts: { choose: 'Which?', pay: 'Pay?', pick: 'Which?' },
        ...{ events: {}, reasons: {} },
      },
    })
  }
  return { rules, deeds, main, pack, gameOf }
}

/** Plays one card as hero 1 and takes choices by their place, one after the other. */
export function play(effects: readonly Deed[], { coins = 0, takes = [] as readonly number[] } = {}): Table {
  const { gameOf, pack } = arena()
  const table = start(gameOf(pack(effects), coins), { seed: 1 }) as Table
  for (const index of takes) table.take(index)
  return table
}

/** What was noted, the end left out; throws if the effect has not come to its end. */
export function done(table: Table): number[] {
  const trace = table.trace.toArray()
  if (trace.pop() !== END || !table.isOver) throw new Error(`not ended: ${table.inFlight().join(' > ')}`)
  return trace
}
