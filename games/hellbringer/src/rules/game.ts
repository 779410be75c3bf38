/** The course of the game [H50] to [H52]. The rules are read from here. */
import { enemiesTurn } from './enemies-turn.ts'
import { checkEnd, endTheNight, enterPortal } from './ending.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { setting } from './setting-up.ts'
import { playerTurn } from './turn.ts'

const { declare, define, repeat, when } = rules
/** An enemies' turn after every two player turns; alone after each [H51]. */
const turnsBetween = (t: Table): number => (t.seats === 1 ? 1 : 2)
const MOST_ENEMIES_TURNS = 200

/** The Secret Portal opens between two turns: a new round begins with seat 1 [H160]. */
function openPortal(t: Table): void {
  if (t.entersPortal === 0) return
  enterPortal(t)
  t.next = 0
}

const round = declare('next-turn', ['seat'])
define(round, [
  (t: Table, my) => {
    my.seat = t.next
    t.next = (t.next + 1) % t.seats // clockwise [HA45]
    t.call(playerTurn, my.seat)
  },
  openPortal,
  checkEnd,
  when(
    (t: Table) => t.turnsTaken === turnsBetween(t),
    [
      enemiesTurn,
      openPortal,
      checkEnd,
      (t: Table) => {
        if (t.enemyTurns >= MOST_ENEMIES_TURNS) t.call(endTheNight) // [HA70]
      },
    ],
  ),
])

export const game = declare('hellbringer', [])
define(game, [setting, repeat([(t: Table) => t.call(round)])])
