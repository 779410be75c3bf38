/** Steps that the words of cards are made of. */
import { z } from '@hearthkeep/content'
import type { Locals, Step } from '@hearthkeep/engine'
import { mayHoldMore } from '../players.ts'
import { canPay, payPrice, pickPlayer } from '../questions.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'
import type { CARD_LOCALS, Kinds } from './locals.ts'

const { repeatFor } = rules
type My = Locals<Kinds, typeof CARD_LOCALS>
/** One of them. */
export type CardStep = Step<Table, My>

/** Whose cards an effect moves, other than those of the player of the card. */
export const who = z
  .enum(['player', 'each'])
  .optional()
  .describe('A player of your choice, or every player; left out, you.')
type Who = z.output<typeof who>

function serve(whom: (t: Table, my: My) => number) {
  return (t: Table, my: My): void => {
    my.whose = whom(t, my)
  }
}

/** Does steps for `whose`: you, a player of your choice, or every player in turn. */
export function forWhom(who: Who, place: number, steps: readonly CardStep[]): CardStep[] {
  if (who === 'each') return [serve(() => 0), repeatFor('whose', (t) => t.seats, steps)]
  if (who === 'player')
    return [(t, my) => t.call(pickPlayer, my.seat, place), serve((t) => t.result), ...steps]
  return [serve((_, my) => my.seat), ...steps]
}

/** The same step several times. */
export function times(count: number, step: CardStep): CardStep[] {
  return Array.from({ length: count }, () => step)
}

/** Asks for a card to be discarded as the price of something; the result is 1 if one was. */
export function payWith(kind: number, place: number): CardStep {
  return (t, my) => {
    if (canPay(t, my.seat, kind) || mayHoldMore(t, my.seat)) t.call(payPrice, my.seat, kind, place)
    else t.result = 0
  }
}
