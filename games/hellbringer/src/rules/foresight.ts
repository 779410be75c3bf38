/** What is worth foreseeing: what the coming attack of the enemies leaves of each player's defence, and of each Companion's [H113]. */
import type { Foresight } from '@hearthkeep/engine'
import { AVOID, MARK } from './marks.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { strengthOf, strengthOfCompanion, totalFor, totalForCompanion } from './targets.ts'

const ends = [rules.choices['end-actions'].id, rules.choices['draw-up'].id]
const ENEMIES = 2

const seatsOf = (t: Table): number[] => Array.from({ length: t.seats }, (_, seat) => seat)
const livingIn = (t: Table): number[] => seatsOf(t).filter((seat) => t.players[seat].isAlive === 1)
const ownerOf = (t: Table, card: number): number =>
  seatsOf(t).findIndex((seat) => t.players[seat].companions.has(card))

/** HP and AR of a player, less the enemies' total where it counts. */
function defenceOf(t: Table, seat: number): number {
  const { avoids, isAttacked, isAlive } = t.players[seat]
  if (isAlive === 0) return 0
  const isHit = isAttacked === 1 && (avoids & AVOID.DAMAGE) === 0
  return strengthOf(t, seat) - (isHit ? totalFor(t, seat) : 0)
}
function defenceOfCompanion(t: Table, card: number): number {
  const owner = ownerOf(t, card)
  if (owner < 0 || (t.marks[card] & MARK.DEVOURED) !== 0) return 0
  const isHit = (t.marks[card] & (MARK.ATTACKED | MARK.NO_DAMAGE)) === MARK.ATTACKED
  return strengthOfCompanion(t, owner, card) - (isHit ? totalForCompanion(t, card) : 0)
}
/** Attacks of the enemies of which the dice lie on the table, or that are over. */
const attacksRolled = ({ enemyTurns, phase, rolled }: Table): number =>
  phase === ENEMIES && rolled.every((dice) => dice === 0) ? enemyTurns - 1 : enemyTurns

export const foresight: Foresight<Table> = {
  gauges: {
    defence: { of: 'player', things: livingIn, read: defenceOf, falls: 0 },
    companion: {
      of: 'card',
      things: (t) => livingIn(t).flatMap((seat) => t.players[seat].companions.toArray()),
      read: defenceOfCompanion,
      falls: 0,
    },
  },
  moments: {
    // Before the last Any time cards: they can be weighed against it.
    attack: {
      mark: attacksRolled,
      by({ choices }) {
        for (let i = choices.count - 1; i >= 0; i--) if (ends.includes(choices.kindOf(i))) return i
        return -1
      },
    },
  },
}
