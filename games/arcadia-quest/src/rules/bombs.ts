/** Bombs: laid by heroes, set off by monsters that enter [S-EQ-4] [R-37] [B-BOMB]. */
import { ATTACK } from '../content/kinds.ts'
import { bombGoesOff, leavesIfDead } from './chapters.ts'
import { finishForMonster, rollAnew, successes } from './dice.ts'
import { woundFigure } from './harm.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { define, events, repeatWhile } = rules

define(bombGoesOff, [
  (t: Table, my) => {
    const dice = t.bombs[my.space]
    t.bombs[my.space] = 0
    t.log?.add(events['bomb-goes-off'], my.space)
    rollAnew(t, dice, ATTACK.RANGED)
    finishForMonster(t, ATTACK.RANGED, 0)
    const hits = successes(t)
    for (let i = 0; i < t.board.size; i++)
      if (t.figures[t.board.get(i)].space === my.space) woundFigure(t, t.board.get(i), hits)
    my.place = t.board.size
  },
  // From the last to the first: who leaves is taken out of the pile.
  repeatWhile(
    (_: Table, my) => my.place > 0,
    [
      (t: Table, my) => {
        my.place--
        if (my.place >= t.board.size) return
        const figure = t.board.get(my.place)
        if (t.figures[figure].isDying === 1 && t.figures[figure].space === my.space && !isPaying(t, figure))
          t.call(leavesIfDead, figure, -1)
      },
    ],
  ),
])
/** A killed monster that pays back stays until it has. */
const isPaying = (t: Table, figure: number): boolean => t.payer === figure
