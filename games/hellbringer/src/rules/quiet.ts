/** A quiet dungeon: no enemy is in play when the enemies' turn begins [H110, HA57]. */
import { discard } from './cards.ts'
import { cardOf, drawAll, drawBottom, isCombat, isLocation, putCombatBack } from './drawing.ts'
import { applyInstant } from './instants.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { ask, choices, declare, define, events, repeatFor, repeatWhile, when } = rules
const REVEALED = 5
const TABLE = -1

/** Whether there are a Combat card and a Location among the first five: checked once. */
function mayPutBack(t: Table): boolean {
  let combat = false
  let location = false
  for (let i = 0, size = t.waiting.size; i < size; i++) {
    if (isCombat(t.waiting.get(i))) combat = true
    if (isLocation(t.waiting.get(i))) location = true
  }
  return combat && location
}

function putBack(t: Table, card: number): void {
  for (let i = 0; i < t.waiting.size; i++) {
    const code = t.waiting.get(i)
    if (!isCombat(code) || cardOf(t, code) !== card) continue
    t.waiting.takeAt(i)
    t.inPlay.take(card)
    putCombatBack(t, card)
    t.log?.add(events['combat-put-back'], card)
    return
  }
}

/** The player whose turn was last decides which Combat cards go back, and in which order: the last one lies on top. */
const askPutBack = declare('put-combats-back', ['seat', 'isDone'])
define(askPutBack, [
  repeatWhile(
    (_: Table, my) => my.isDone === 0,
    [
      (_: Table, my) => {
        my.isDone = 1
      },
      ask({
        ...{ name: 'put-combats-back', rule: 'HA57', ifNone: 'skip', who: (_, my) => my.seat },
        choices(t: Table, out) {
          for (let i = 0; i < t.waiting.size; i++)
            if (isCombat(t.waiting.get(i))) out.add(choices['put-back'], cardOf(t, t.waiting.get(i)))
          if (out.count > 0) out.add(choices['apply-rest'])
        },
        take: {
          'put-back'(t, { card }, my) {
            putBack(t, card)
            my.isDone = 0
          },
          'apply-rest': () => undefined,
        },
      }),
    ],
  ),
])

/** Five cards are turned up; Instants are applied and replaced; each living player may take one of the rest [H110, HA19]. */
export const quietDungeon = declare('quiet-dungeon', ['last: seat', 'done', 'seat'])
define(quietDungeon, [
  (t: Table, my) => {
    my.last = t.turn
    t.log?.add(events['quiet-dungeon'])
    drawAll(t, TABLE, REVEALED)
    for (let i = 0; i < t.waiting.size; i++) t.log?.add(events['card-revealed'], cardOf(t, t.waiting.get(i)))
  },
  when(mayPutBack, [(t: Table, my) => t.call(askPutBack, my.last)]),
  repeatWhile(
    (t: Table) => !t.waiting.isEmpty,
    [
      (t: Table, my) => applyInstant(t, my.last, t.waiting.takeAt(0)),
      (t: Table) => drawBottom(t, TABLE), // revealed, too; an Instant joins the queue
    ],
  ),
  repeatFor('done', (t) => t.seats, [
    (t: Table, my) => {
      my.seat = (my.last + 1 + my.done) % t.seats
    },
    ask({
      ...{ name: 'take-revealed', rule: 'H110', ifNone: 'skip', who: (_, my) => my.seat },
      choices(t: Table, out, my) {
        if (t.players[my.seat].isAlive === 0) return
        for (let i = 0; i < t.revealed.size; i++) out.add(choices['take-revealed'], t.revealed.get(i))
        if (out.count > 0) out.add(choices['take-none'])
      },
      take: {
        'take-revealed'(t, { seat, card }) {
          t.revealed.take(card)
          t.players[seat].hand.push(card)
          t.log?.add(events['revealed-taken'], seat, card)
        },
        'take-none': () => undefined,
      },
    }),
  ]),
  (t: Table) => {
    while (!t.revealed.isEmpty) discard(t, t.revealed.pop())
  },
])
