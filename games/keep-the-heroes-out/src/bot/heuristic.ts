/** A sensible player: weighs every choice by how the dungeon would stand after the next Guild cards. */
import { levelsOf } from '../rules/guild-deck.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { worthOfCells } from './danger.ts'
import { guild } from './guild-to-come.ts'
import { countHits, look } from './picture.ts'
import { valueOfSide } from './plan.ts'
import { value } from './value.ts'
import { LEAST } from './ways.ts'
import { weigh } from './weighing.ts'
import { WORTH } from './worth.ts'

const { choices: kinds } = rules
const endPlay = kinds['end-play'].id
const endTurn = kinds['end-turn'].id
const playCard = kinds['play-card'].id
const useCells = kinds['use-cells'].id
const chooseClan = kinds['choose-clan'].id
const laboratoryClan = kinds['choose-laboratory-clan'].id
const enough = kinds['enough-of-this'].id
const placeMeeple = kinds['place-meeple'].id

/** The choice with the highest score, the first of equal ones, or another if none is above the least; NaN is none at all. */
function best(t: Table, score: (t: Table, i: number) => number, least: number, other: number): number {
  const { count } = t.choices
  let most = least
  let chosen = other
  for (let i = 0; i < count; i++) {
    const reached = score(t, i)
    if (!(reached > most)) continue
    most = reached
    chosen = i
  }
  return chosen
}

/** Whether to use the Cells now; the last card of all, if it is no Mage, wins at once [Q24]. */
function isForCells(t: Table): boolean {
  const isLast = t.guildDeck.size === 1 && t.level === levelsOf(t).length - 1
  return (isLast && guild.mages === 0) || worthOfCells() > 0
}

/** The side of a card that leads farthest; all are played, as each makes room for a new one [Q50], but for Defends. */
function bestCard(t: Table, now: number): number {
  const { choices, data } = t
  const tried = new Set<number>()
  const score = (_: Table, i: number): number => {
    if (choices.kindOf(i) !== playCard) return NaN
    const card = data.cards[choices.paramOf(i, 0)]
    const side = card.sideNames.indexOf(choices.paramOf(i, 1))
    // Copies of a card come to the same.
    const design = card.design * 2 + side
    if (tried.has(design)) return NaN
    tried.add(design)
    const reached = valueOfSide(t, card, side, now)
    return card.canDefend && reached < now + WORTH.defend ? NaN : reached
  }
  return best(t, score, -Infinity, choices.count - 1)
}

function turn(t: Table, seat: number): number {
  const { choices } = t
  const last = choices.count - 1
  for (let i = 0; i <= last; i++) if (choices.kindOf(i) === useCells && isForCells(t)) return i
  if (choices.kindOf(last) === endTurn) return last
  countHits(t, seat, false)
  const now = value()
  if (choices.kindOf(0) !== playCard) {
    countHits(t, seat, true)
    const step = best(t, weigh, now + LEAST, -1)
    if (step >= 0) return step
    countHits(t, seat, false)
  }
  return bestCard(t, now)
}

/** The number of the choice to make, on a table re-dealt for the seat. */
export function heuristic(t: Table, seat: number): number {
  const { choices } = t
  const { count } = choices
  if (count === 1) return 0
  const first = choices.kindOf(0)
  // Clans are chosen by seat, so that every party is different but the same seat is always the same.
  if (first === chooseClan || first === laboratoryClan) return (seat * 2) % count
  look(t, seat)
  const last = choices.kindOf(count - 1)
  if (last === endPlay || last === endTurn) return turn(t, seat)
  if (last !== enough && first !== placeMeeple) return best(t, weigh, -Infinity, 0)
  countHits(t, seat, true)
  return best(t, weigh, last === enough ? value() + LEAST : -Infinity, count - 1)
}
