/** The monster phase: a guard of each type, then what the cards say [S-MON-1] to [S-MON-5]. */
import { BANDS } from '../content/kinds.ts'
import { leavesIfDead, monsterAttacks, paysBack } from './chapters.ts'
import { isReady } from './figures.ts'
import { PHASE } from './marks.ts'
import { noteActivation } from './reactions.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { chooseTarget, nearestOf, reachable, standingForFigure, strikable, unguarded } from './targeting.ts'

const { declare, define, events, repeatFor } = rules
const { call: CALL, idle: IDLE } = rules.words

/** Why no figure of the type at hand acts. */
let why: number = IDLE['none-there']
/**
 * The closest figure of a type, with an activation left, of those that can act: in Step 1 attack a hero without moving, in Step 2 go to
 * one. Among equals by chance; -1: none.
 */
function closestOf(t: Table, type: number, isStepOne: boolean): number {
  let closest = -1
  let least = Infinity
  let equals = 0
  let many = 0
  why = IDLE['none-there']
  if (isStepOne) standingForFigure(t)
  const passed = isStepOne && t.passesOver === 1 ? unguarded(t) : 0
  for (let i = 0, { size } = t.board; i < size; i++) {
    const figure = t.board.get(i)
    if (t.figures[figure].type !== type) continue
    if (!isReady(t, figure)) {
      if (why === IDLE['none-there']) why = IDLE.spent
      continue
    }
    const able = (isStepOne ? strikable(t, figure) : reachable(t, figure)) & ~passed
    if (able === 0) {
      why = isStepOne ? IDLE['not-able'] : IDLE['no-way']
      continue
    }
    many++
    const far = nearestOf(t, figure, able)
    if (far > least) continue
    equals = far < least ? 1 : equals + 1
    if (far < least || t.chance.below(equals) === 0) closest = figure
    least = far
  }
  if (closest >= 0) t.log?.add(events['closest-acts'], closest, least, many, equals)
  return closest
}

/** Step 1: one guard of each type, along the row. */
const stepOne = declare('step-one', ['place', 'figure', 'hero'])
define(stepOne, [
  (t: Table) => t.log?.add(events['step-one']),
  repeatFor('place', (t) => t.row.size, [
    (t: Table, my) => {
      const type = t.row.get(my.place)
      my.figure = closestOf(t, type, true)
      if (my.figure < 0) {
        t.log?.add(events['type-waits'], type, CALL['step-one'], why)
        return
      }
      standingForFigure(t)
      const able = strikable(t, my.figure) & ~(t.passesOver === 1 ? unguarded(t) : 0)
      my.hero = chooseTarget(t, my.figure, able)
      noteActivation(t, my.figure, CALL['step-one'], my.hero)
      t.call(monsterAttacks, my.figure, my.hero)
    },
    (t: Table, my) => {
      if (my.figure >= 0 && t.figures[my.figure].isDying === 1) t.call(leavesIfDead, my.figure, my.hero)
    },
  ]),
])

/** The top card; an empty deck is shuffled anew first, and the drain grows [S-MON-5]. */
function reveal(t: Table): number {
  if (t.deck.isEmpty) {
    t.discards.moveAllTo(t.deck)
    t.shuffles.shuffle(t.deck)
    t.drain++
    t.log?.add(events['deck-shuffled'], t.drain)
  }
  const order = t.deck.pop()
  t.discards.push(order)
  return Math.trunc(order / BANDS)
}

/** How many cards Step 2 turns up [S-MON-3]; none without a deck. */
const cardsOf = (t: Table): number => (t.deck.size + t.discards.size === 0 ? 0 : (t.mission + 1) >> 1)

const stepTwo = declare('step-two', ['done'])
define(stepTwo, [
  repeatFor('done', cardsOf, [
    (t: Table) => {
      const type = reveal(t)
      t.log?.add(events['card-revealed'], type)
      const figure = closestOf(t, type, false)
      if (figure < 0) {
        t.log?.add(events['type-waits'], type, CALL['step-two'], why)
        return
      }
      t.call(paysBack, figure, chooseTarget(t, figure, reachable(t, figure)), CALL['step-two'])
    },
  ]),
])

export const monsterPhase = declare('monster-phase', [])
define(monsterPhase, [
  (t: Table) => {
    t.phase = PHASE.MONSTERS
    t.call(stepOne)
  },
  (t: Table) => t.call(stepTwo),
])
