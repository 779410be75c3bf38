/** Questions in the middle of an effect. What was chosen is the result. */
import { COST, OP, STEP } from './content/program.ts'
import { seatOf } from './people.ts'
import {
  chooseDiscards,
  chooseOption,
  choosePieces,
  offerPayment,
  pickAlly,
  pickEnemy,
} from './procedures.ts'
import { rules } from './rulebook.ts'
import { secondTargets, targetsFor } from './targets.ts'

const { ask, choices, define } = rules
const step = STEP

define(pickEnemy, [
  ask({
    name: 'pick-enemy',
    rule: 'R50',
    who: (t, my: { hero: number; needs: number; first: number }) => seatOf(t, my.hero),
    choices(t, out, my) {
      const targets = my.first < 0 ? targetsFor(t, my.needs) : secondTargets(t, my.first)
      for (let i = 0; i < targets.count; i++) out.add(choices['pick-enemy'], targets.get(i))
    },
    take: { 'pick-enemy': (t, { target }) => t.leave(target) },
    ifNone: 'skip',
  }),
  (t) => t.leave(-1),
])

define(pickAlly, [
  ask({
    name: 'pick-ally',
    rule: 'R116',
    who: (t, my: { hero: number; places: number }) => seatOf(t, my.hero),
    choices(_, out, my) {
      for (let place = 0; place < 3; place++)
        if ((my.places >> place) & 1) out.add(choices['pick-enemy'], place)
    },
    take: { 'pick-enemy': (t, { target }) => t.leave(target) },
  }),
])

define(chooseOption, [
  ask({
    name: 'choose-option',
    rule: 'A58',
    who: (t, my: { pc: number; hero: number }) => seatOf(t, my.hero),
    choices(t, out, my) {
      const { code } = t.data
      for (let i = 1; i <= code[my.pc + 1]; i++) out.add(choices['take-option'], code[my.pc + i * step + 1])
    },
    take: {
      'take-option': (t, { option }, my) => {
        const { code } = t.data
        for (let at = my.pc + step; code[at] === OP.OPTION; at += step)
          if (code[at + 1] === option) t.leave(code[at + 3])
      },
    },
  }),
])

define(offerPayment, [
  ask({
    name: 'offer-payment',
    rule: 'R6',
    who: (t, my: { hero: number; cost: number; amount: number }) => seatOf(t, my.hero),
    choices(_, out) {
      out.add(choices.pay)
      out.add(choices['do-not-pay'])
    },
    take: {
      pay: (t, _, my) => t.call(my.cost === COST.DISCARD ? chooseDiscards : choosePieces, my.hero, my.amount),
      'do-not-pay': (t) => t.leave(0),
    },
  }),
  (t) => t.leave(1),
])
