/** Tokens: rows of numbers, a pile and a slot of things that are not counted, two random streams. */
import { int, ints, layout, open, pile, rulebook, slot, stream, WON } from '@hearthkeep/engine'
import { quickGame } from './make.ts'

const TOKENS = ['coal', 'gold', 'gem']

const rules = rulebook<null>()({
  layout: layout({
    dice: stream,
    bagDice: stream,
    sum: open(int),
    track: open(ints(3)),
    row: open(ints(2)),
    bag: open(pile(4, 'token')),
    held: open(slot('token')),
    numbers: open(pile(6)),
  }),
  things: { token: { name: (token) => TOKENS[token].trim() } },
  choices: { roll: {}, shuffle: {}, stop: {} },
  reasons: {},
  events: { rolled: { rule: 'K1', with: { die: 'number' } } },
})
const { ask, events, procedure } = rules
type Table = ReturnType<typeof rules.newTable>

const act = ask({
  name: 'act',
  rule: 'K1',
  who: 0,
  choices(_: Table, out) {
    out.add(rules.choices.roll)
    out.add(rules.choices.shuffle)
    out.add(rules.choices.stop)
  },
  take: {
    roll: (t: Table) => {
      const die = t.dice.below(6) + 1
      t.sum += die
      t.log?.add(events.rolled, die)
    },
    shuffle: (t: Table) => {
      t.bagDice.shuffle(t.bag)
      t.bagDice.shuffle(t.numbers)
    },
    stop: (t: Table) => t.finish(WON),
  },
})

export const tokens = quickGame('tokens', rules, procedure('main', [], [rules.repeat([act])]), null)
