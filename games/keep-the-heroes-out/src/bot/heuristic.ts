/** A sensible player: weighs every choice by how the dungeon would stand after the next Guild cards. */
import { valueOfChoice } from './choice.ts'
import { costOfCharge, worthOfCells } from './danger.ts'
import { guild } from './guild-to-come.ts'
import { countHits } from './hits.ts'
import { game, here, look } from './picture.ts'
import { valueOfSide } from './plan.ts'
import { value } from './value.ts'
import { strengthOf, WORTH } from './worth.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'

const { choices: kinds } = rules
const endPlay = kinds['end-play'].id
const endTurn = kinds['end-turn'].id
const playCard = kinds['play-card'].id
const useCells = kinds['use-cells'].id
const chooseClan = kinds['choose-clan'].id
const laboratoryClan = kinds['choose-laboratory-clan'].id
const defendWith = kinds['defend-with'].id
const summonHero = kinds['summon-hero'].id
const attacks = kinds['hero-attacks'].id
const charges = kinds['hero-charges'].id
const loots = kinds['heroes-loot'].id
const waits = kinds['heroes-wait'].id
const shoots = kinds['archer-shoots'].id
const wounds = kinds['wound-monster'].id
const discards = kinds['discard-card'].id
const enough = kinds['enough-of-this'].id
const placeMeeple = kinds['place-meeple'].id
const { stand } = here

const LEAST = 0.01

/** Whether to use the Cells now; the last card of all, if it is no Mage, wins at once [Q24]. */
function isForCells(t: Table): boolean {
  const isLast = t.guildDeck.size === 1 && t.level === t.data.levels[t.difficulty].length - 1
  return (isLast && guild.mages === 0) || worthOfCells() > 0
}

/** Which seat's meeple is wounded with the least harm. */
function harm(t: Table, seat: number, room: number): number {
  const player = t.players[seat]
  const { health, meeples } = t.data.clans[player.clan]
  for (let i = 0, size = player.hand.size; i < size; i++)
    if (t.data.cards[player.hand.get(i)].canDefend) return 0.3
  if (health > 1) return player.wounds + 1 < health ? 0.4 + 0.2 * player.wounds : 4
  const out = meeples - player.supply
  return 1 + (out === 1 ? 2 : 1 / out) - 0.1 * t.rooms[room].monsters[seat]
}

/** Heroes appear first, then those farthest off act, so that nobody is inspired to act twice [H0, Q45]. */
function nextHero(t: Table, seat: number): number {
  const { choices } = t
  const { count } = choices
  look(t, seat)
  let chosen = 0
  let least = Infinity
  for (let i = 0; i < count; i++) {
    const kind = choices.kindOf(i)
    if (kind === summonHero) return i
    const room = kind === loots || kind === waits ? choices.paramOf(i, 0) : choices.paramOf(i, 1)
    let cost = -1000 * game.distance[room]
    if (kind === attacks) cost += harm(t, choices.paramOf(i, 2), room)
    else if (kind === charges) cost += costOfCharge(t, room, choices.paramOf(i, 2))
    if (cost >= least) continue
    least = cost
    chosen = i
  }
  return chosen
}

/** Where an Archer shoots, or a token strikes: where it does least harm. */
function victim(t: Table, seat: number): number {
  const { choices } = t
  look(t, seat)
  let chosen = 0
  let most = -Infinity
  for (let i = 0, { count } = choices; i < count; i++) {
    const isShot = choices.kindOf(i) === shoots
    const room = isShot ? choices.paramOf(i, 0) : -1
    const who = choices.paramOf(i, isShot ? 1 : 0)
    let reached = 0
    if (room >= 0) {
      stand[room]--
      reached = value()
      stand[room]++
    }
    reached -= 0.5 * harm(t, who, Math.max(0, room))
    if (reached <= most) continue
    most = reached
    chosen = i
  }
  return chosen
}

/** The weakest card goes. */
function weakest(t: Table): number {
  const { choices } = t
  let chosen = 0
  let least = Infinity
  for (let i = 0, { count } = choices; i < count; i++) {
    const strength = strengthOf(t.data, t.data.cards[choices.paramOf(i, 0)])
    if (strength >= least) continue
    least = strength
    chosen = i
  }
  return chosen
}

/** The best of what a question offers besides cards and the Cells; -1 if nothing is better than to leave it. */
function bestStep(t: Table, left: number): number {
  const { choices } = t
  let most = left + LEAST
  let chosen = -1
  for (let i = 0, { count } = choices; i < count; i++) {
    const kind = choices.kindOf(i)
    if (kind === playCard || kind === useCells || kind === endPlay || kind === endTurn) continue
    const reached = valueOfChoice(t, i)
    if (!(reached > most)) continue
    most = reached
    chosen = i
  }
  return chosen
}

const tried: number[] = []

/** The side of a card that leads farthest; all are played, as each makes room for a new one [Q50], but for Defends. */
function bestCard(t: Table, now: number): number {
  const { choices, data } = t
  let most = -Infinity
  let chosen = -1
  tried.length = 0
  for (let i = 0, { count } = choices; i < count; i++) {
    if (choices.kindOf(i) !== playCard) continue
    const card = data.cards[choices.paramOf(i, 0)]
    const side = card.sideNames.indexOf(choices.paramOf(i, 1))
    // Copies of a card come to the same.
    const design = card.design * 2 + side
    if (tried.includes(design)) continue
    tried.push(design)
    const reached = valueOfSide(t, card, side, now)
    if (card.canDefend && reached < now + WORTH.defend) continue
    if (reached <= most) continue
    most = reached
    chosen = i
  }
  return chosen
}

function turn(t: Table, seat: number): number {
  const { choices } = t
  const { count } = choices
  look(t, seat)
  const last = count - 1
  for (let i = 0; i < count; i++) if (choices.kindOf(i) === useCells && isForCells(t)) return i
  if (choices.kindOf(last) === endTurn) return last
  countHits(t, seat, false)
  const now = value()
  if (choices.kindOf(0) !== playCard) {
    countHits(t, seat, true)
    const step = bestStep(t, now)
    if (step >= 0) return step
    countHits(t, seat, false)
  }
  const card = bestCard(t, now)
  return card >= 0 ? card : last
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
  if (first === discards) return weakest(t)
  if (first === shoots || first === wounds) return victim(t, seat)
  if (first === summonHero || first === attacks || first === charges || first === loots || first === waits)
    return nextHero(t, seat)
  const kind = choices.kindOf(count - 1)
  if (kind === endPlay || kind === endTurn) return turn(t, seat)
  if (kind === enough || first === placeMeeple) {
    look(t, seat)
    countHits(t, seat, true)
    const step = bestStep(t, kind === enough ? value() : -Infinity)
    return step >= 0 ? step : count - 1
  }
  return 0
}
