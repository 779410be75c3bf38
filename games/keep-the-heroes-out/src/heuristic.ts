/** A sensible player: tries every choice on a copy and takes the one after which the dungeon stands best. */
import { CELLS, VAULT } from './dungeon.ts'
import { costOfArrival, worth } from './heuristic-worth.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { choices: kinds } = rules
const endPlay = kinds['end-play'].id
const endTurn = kinds['end-turn'].id
const playCard = kinds['play-card'].id
const useCells = kinds['use-cells'].id
const chooseClan = kinds['choose-clan'].id
const laboratoryClan = kinds['choose-laboratory-clan'].id
const defendWith = kinds['defend-with'].id
const renewOffer = kinds['renew-offer'].id

/** A breakout of the Cells that costs more than this is not risked. */
const RISK = 4
/** An action has to better things by this much; a card played for nothing is still one card less to keep. */
const LEAST = 0.01
/** Below this, a card with Defend is kept in the hand. */
const KEPT = 0.4

let trial: Table | undefined
let second: Table | undefined

/** Made for one content, a trial table must not judge games with another. */
function fresh(old: Table | undefined, t: Table): Table {
  if (old?.data === t.data) return old
  old?.release()
  return rules.newTable(t.data)
}

/** The worth after the best of the next choices that plays no further card; how things are if none betters them. */
function bestNext(t: Table): number {
  let most = worth(t)
  if (t.isOver) return most
  const { count } = t.choices
  second = fresh(second, t)
  for (let i = 0; i < count; i++) {
    const kind = t.choices.kindOf(i)
    if (kind === playCard || kind === useCells || kind === endPlay || kind === endTurn || kind === renewOffer)
      continue
    second.copyFrom(t)
    second.take(i)
    const value = worth(second)
    if (value > most) most = value
  }
  return most
}

/** A hero for three cards, unless a Mage would set too many free [C1, C3]. */
function dares(t: Table): boolean {
  const { exhausted } = t.rooms[CELLS]
  let prisoners = 0
  for (let hero = 0; hero < exhausted.length; hero++) prisoners += exhausted[hero]
  // Prisoners count as resting in the room already, so only the Mage comes on top.
  return prisoners < 4 && costOfArrival(t, CELLS, 1) < RISK && t.rooms[VAULT].chest > 0
}

/** Whether a card is better kept for a Defend than played for little. */
function isKept(t: Table, index: number, gain: number): boolean {
  return t.data.cards[t.choices.paramOf(index, 0)].canDefend && gain < KEPT
}

/** The number of the choice to make, on a table re-dealt for the seat. */
export function heuristic(t: Table, seat: number): number {
  const { choices } = t
  const { count } = choices
  const first = choices.kindOf(0)
  if (count === 1) return 0
  // Clans are chosen by seat, so that every party is different but the same seat is always the same.
  if (first === chooseClan || first === laboratoryClan) return (seat * 2) % count
  if (first === defendWith) return 0
  const now = worth(t)
  trial = fresh(trial, t)
  let chosen = -1
  let most = -Infinity
  for (let i = 0; i < count; i++) {
    const kind = choices.kindOf(i)
    if (kind === useCells) {
      if (dares(t)) return i
      continue
    }
    if (kind === renewOffer) continue
    if (kind === endPlay || kind === endTurn) {
      if (now + LEAST > most) {
        most = now + LEAST
        chosen = i
      }
      continue
    }
    trial.copyFrom(t)
    trial.take(i)
    let value = kind === playCard ? bestNext(trial) : worth(trial)
    // A card in hand is worth something only as long as it can be kept for something better.
    if (kind === playCard) value = isKept(t, i, value - now) ? -Infinity : Math.max(value, now + 2 * LEAST)
    if (value > most) {
      most = value
      chosen = i
    }
  }
  return chosen < 0 ? 0 : chosen
}
