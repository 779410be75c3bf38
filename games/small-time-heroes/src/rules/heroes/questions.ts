/** Questions in the middle of an effect. What was chosen is the result. */
import { NONE } from '@hearthkeep/engine'
import { ACTOR } from '../../content/limits.ts'
import { seatOf } from '../roster.ts'
import {
  chooseDiscards,
  chooseOption,
  choosePieces,
  offerPayment,
  pickAlly,
  pickEnemy,
} from '../procedures.ts'
import { rules } from '../rulebook.ts'
import { secondTargets, targetsFor } from './targets.ts'

const { ask, choices, define, idOf, the } = rules

define(pickEnemy, [
  ask({
    name: 'pick-enemy',
    rule: 'R50',
    who: (t, my) => seatOf(t, my.hero),
    about: {
      source: ['owner', (_, my) => my.place],
      effect: ['effect', (_, my) => my.place],
      first: ['enemy|zombie', (_, my) => my.first],
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
    who: (t, my) => seatOf(t, my.hero),
    about: { source: [ACTOR, (_, my) => my.source], effect: ['effect', (_, my) => my.place] },
    choices(_, out, my) {
      for (let place = 0; place < 3; place++)
        if ((my.places >> place) & 1) out.add(choices['pick-enemy'], the.enemy(place))
    },
    take: { 'pick-enemy': (t, { target }) => t.leave(idOf(target)) },
  }),
])

define(chooseOption, [
  ask({
    name: 'choose-option',
    rule: 'A58',
    who: (t, my) => seatOf(t, my.hero),
    about: {
      hero: ['hero', (_, my) => my.hero],
      enemy: [ACTOR, (_, my) => my.enemy],
      strength: ['number', (_, my) => (my.enemy >= 0 && my.strength > 0 ? my.strength : NONE)],
      source: ['owner', (_, my) => (my.enemy >= 0 ? NONE : my.place)],
    },
    choices(t, out, my) {
      for (const option of t.data.effects.places[my.place].options) out.add(choices['take-option'], option)
    },
    take: {
      'take-option': (t, { option }, my) => t.leave(option - t.data.effects.places[my.place].options[0]),
    },
  }),
])

define(offerPayment, [
  ask({
    name: 'offer-payment',
    rule: 'R6',
    who: (t, my) => seatOf(t, my.hero),
    about: { source: ['owner', (_, my) => my.place], effect: ['effect', (_, my) => my.place] },
    choices(_, out) {
      out.add(choices.pay)
      out.add(choices['do-not-pay'])
    },
    take: {
      pay: (t, _, my) =>
        t.call(my.isPieces === 1 ? choosePieces : chooseDiscards, my.hero, my.amount, the.owner(my.place)),
      'do-not-pay': (t) => t.leave(0),
    },
  }),
  (t) => t.leave(1),
])

/** The procedures of this chapter. */
export const chapter = [pickEnemy, pickAlly, chooseOption, offerPayment]
