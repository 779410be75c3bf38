/** Temporary effects: figures that hold for a while, and the cards that lie there as long [H23, HA48]. */
import { FIGURES } from '../content/kinds.ts'
import { discard } from './cards.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { boostAt, UNTIL } from './marks.ts'

const { events } = rules
const { ATTACK, NEXT, TURN } = UNTIL
const FIGURE_COUNT = FIGURES.length

/** A figure of a player is higher, or lower, until then; the card at hand lies there as long. */
export function boost(t: Table, seat: number, figure: number, amount: number, until: number): void {
  if (t.players[seat].isAlive === 0) return
  t.players[seat].boosts[boostAt(until, figure)] += amount
  noteLasting(t, seat, until)
  t.log?.add(events['figure-raised'], seat, figure, amount)
}

/** The card whose effect is carried out lies with a player until then. */
export function noteLasting(t: Table, seat: number, until: number): void {
  if (until + 1 <= t.lasts) return
  t.lasts = until + 1
  t.lastsFor = seat
}

function dropBoosts(t: Table, seat: number, until: number): void {
  const { boosts } = t.players[seat]
  for (let figure = 0; figure < FIGURE_COUNT; figure++) boosts[boostAt(until, figure)] = 0
}
/** Cards whose effect is over are discarded [H23]. */
function dropCards(t: Table, seat: number, until: number): void {
  const { temporary } = t.players[seat]
  for (let i = temporary.size - 1; i >= 0; i--) {
    const card = temporary.get(i)
    if (t.stays[card] !== until + 1) continue
    temporary.takeAt(i)
    t.log?.add(events['effect-over'], card)
    t.marks[card] = 0
    discard(t, card)
  }
}

/** What lasted to the end of this turn, a player's or the enemies', is over. */
export function endOfTurn(t: Table): void {
  for (let seat = 0; seat < t.seats; seat++) {
    dropBoosts(t, seat, TURN)
    dropCards(t, seat, TURN)
  }
  for (let i = 0, size = t.enemies.size; i < size; i++) t.foes[t.enemies.get(i)].sundered = 0
}

/** What lasted to the end of the next enemies' turn is over. */
export function endOfAttack(t: Table): void {
  for (let seat = 0; seat < t.seats; seat++) {
    dropBoosts(t, seat, ATTACK)
    dropCards(t, seat, ATTACK)
  }
}

/** A player's turn begins: what lasts to the end of the next turn of that player now lasts to the end of this one. */
export function startOfOwnTurn(t: Table, seat: number): void {
  const { boosts, temporary } = t.players[seat]
  for (let figure = 0; figure < FIGURE_COUNT; figure++) {
    boosts[boostAt(TURN, figure)] += boosts[boostAt(NEXT, figure)]
    boosts[boostAt(NEXT, figure)] = 0
  }
  for (let i = 0; i < temporary.size; i++)
    if (t.stays[temporary.get(i)] === NEXT + 1) t.stays[temporary.get(i)] = TURN + 1
  const bit = 1 << seat
  if ((t.exposedNext & bit) !== 0) {
    t.exposedNext &= ~bit
    t.exposedNow |= bit
  }
  for (let i = 0, size = t.enemies.size; i < size; i++) {
    const foe = t.foes[t.enemies.get(i)]
    if ((foe.exposedNext & bit) === 0) continue
    foe.exposedNext &= ~bit
    foe.exposedNow |= bit
  }
}

/** It ends: what lay open until now is hidden again. */
export function endOfOwnTurn(t: Table, seat: number): void {
  t.exposedNow &= ~(1 << seat)
  for (let i = 0, size = t.enemies.size; i < size; i++) t.foes[t.enemies.get(i)].exposedNow &= ~(1 << seat)
}

/** An eliminated player's temporary effects end [H151]. */
export function endAllFor(t: Table, seat: number): void {
  const { boosts, temporary } = t.players[seat]
  boosts.fill(0)
  while (!temporary.isEmpty) discard(t, temporary.pop())
}
