/** Steps that the words of cards are made of. */
import { z } from '@hearthkeep/content'
import type { Locals, Step } from '@hearthkeep/engine'
import { mayHoldMore } from '../players.ts'
import { canPay, payPrice, pickPlayer } from '../questions.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import type { CARD_LOCALS } from './locals.ts'

const { repeatWhile } = rules
/** One of them. */
export type CardStep = Step<Table, Locals<unknown, typeof CARD_LOCALS>>

/** Whose cards an effect moves, other than those of the player of the card. */
export const who = z
  .enum(['player', 'each'])
  .optional()
  .describe('A player of your choice, or every player; left out, you.')
type Who = z.output<typeof who>

/** Does steps for `whose`: you, a player of your choice, or every player in turn. */
export function forWhom(who: Who, steps: readonly CardStep[]): CardStep[] {
  if (who === undefined)
    return [
      (_, my) => {
        my.whose = my.seat
      },
      ...steps,
    ]
  if (who === 'player')
    return [
      (t, my) => t.call(pickPlayer, my.seat),
      (t, my) => {
        my.whose = t.result
      },
      ...steps,
    ]
  return [
    (_, my) => {
      my.whose = 0
    },
    repeatWhile(
      (t, my) => my.whose < t.seats,
      [
        ...steps,
        (_, my) => {
          my.whose++
        },
      ],
    ),
  ]
}

/** The same step several times. */
export function times(count: number, step: CardStep): CardStep[] {
  return Array.from({ length: count }, () => step)
}

/** Asks for a card to be discarded as the price of something; the result is 1 if one was. */
export function payWith(kind: number): CardStep {
  return (t, my) => {
    if (canPay(t, my.seat, kind) || mayHoldMore(t, my.seat)) t.call(payPrice, my.seat, kind)
    else t.result = 0
  }
}
