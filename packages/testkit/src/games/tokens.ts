/** Tokens: rows of numbers, a pile and a slot of things that are not counted, two random streams. */
import { int, ints, layout, open, pile, rulebook, slot, stream, WON } from '@hearthkeep/engine'
import { askAgain, quickGame } from './make.ts'

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
  choices: { roll: [], shuffle: [], stop: [] },
  events: { rolled: { rule: 'K1', with: ['die: number'] } },
})
const { events } = rules

const main = askAgain(rules, 'K1', {
  choices(_, out) {
    out.add(rules.choices.roll)
    out.add(rules.choices.shuffle)
    out.add(rules.choices.stop)
  },
  take: {
    roll: (t) => {
      const die = t.dice.below(6) + 1
      t.sum += die
      t.log?.add(events.rolled, die)
    },
    shuffle: (t) => {
      t.bagDice.shuffle(t.bag)
      t.bagDice.shuffle(t.numbers)
    },
    stop: (t) => t.finish(WON),
  },
})

export const tokens = quickGame('tokens', rules, main, null)
