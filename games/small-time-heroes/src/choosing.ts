/** Questions in the middle of an effect. What was chosen is the result. */
import { NONE } from '@hearthkeep/engine'
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
import { ownerOf, rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { secondTargets, targetsFor } from './targets.ts'

const { ask, choices, define } = rules
const step = STEP

define(pickEnemy, [
  ask({
    name: 'pick-enemy',
    rule: 'R50',
    who: (t, my: { hero: number; needs: number; first: number; pc: number }) => seatOf(t, my.hero),
    about: {
      source: ['source', (t, my) => ownerOf(t, my.pc)],
      effect: ['effect', (_, my) => my.pc],
      first: ['enemy', (_, my) => my.first],
    },
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
    who: (t, my: { hero: number; places: number; source: number; pc: number }) => seatOf(t, my.hero),
    about: { source: ['source', (_, my) => my.source], effect: ['effect', (_, my) => my.pc] },
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
    who: (t, my: { pc: number; hero: number; enemy: number; strength: number }) => seatOf(t, my.hero),
    about: {
      hero: ['hero', (_, my) => my.hero],
      enemy: ['enemy', (_, my) => my.enemy],
      strength: ['number', (_, my) => (my.enemy >= 0 && my.strength > 0 ? my.strength : NONE)],
      source: ['source', (t, my) => (my.enemy >= 0 ? NONE : ownerOf(t, my.pc))],
    },
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

interface Payment {
  hero: number
  cost: number
  amount: number
  pc: number
}

function pay(t: Table, _: object, my: Payment): void {
  t.call(my.cost === COST.DISCARD ? chooseDiscards : choosePieces, my.hero, my.amount, ownerOf(t, my.pc))
}

define(offerPayment, [
  ask({
    name: 'offer-payment',
    rule: 'R6',
    who: (t, my: Payment) => seatOf(t, my.hero),
    about: { source: ['source', (t, my) => ownerOf(t, my.pc)], effect: ['effect', (_, my) => my.pc] },
    choices(_, out) {
      out.add(choices.pay)
      out.add(choices['do-not-pay'])
    },
    take: {
      pay,
      'do-not-pay': (t) => t.leave(0),
    },
  }),
  (t) => t.leave(1),
])
