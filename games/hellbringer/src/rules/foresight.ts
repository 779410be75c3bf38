/** What is worth foreseeing: what the enemies' turn leaves of everybody [H110], and what an attack comes to [H93]. */
import type { Foresight } from '@hearthkeep/engine'
import { RESULTS } from '../content/kinds.ts'
import { sumAgainst } from './combination.ts'
import { arOf, hpOf } from './figures.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import { neededDamage } from './sight.ts'
import { AVOID, MARK } from './marks.ts'
import { strengthOf, strengthOfCompanion, totalFor, totalForCompanion } from './targets.ts'

const { choices } = rules
const ENEMIES_TURN = 2
const { ATTACKED, NO_DAMAGE } = MARK
/** What lets the enemies come, the last of these that is on offer. */
const LETS = ['end-actions', 'draw-up', 'let-it-be'].map((name) => choices[name as 'end-actions'].id)

const seatsOf = (t: Table): number[] => Array.from({ length: t.seats }, (_, seat) => seat)
const isRolled = (t: Table): boolean => t.rolled.some((count) => count > 0)

/** What a player has left once the enemies have rolled; before, all there is. */
function leftOf(t: Table, seat: number): number {
  const { avoids, isAlive, isAttacked } = t.players[seat]
  if (isAlive === 0) return 0
  const total = isAttacked === 0 || (avoids & AVOID.DAMAGE) !== 0 ? 0 : totalFor(t, seat)
  // Whom nothing strikes keeps all, whatever the abilities have lowered.
  return total === 0 ? Math.max(1, hpOf(t, seat) + arOf(t, seat)) : strengthOf(t, seat) - total
}

/** The owner of a Companion in play; -1: it is in play no more. */
const ownerOf = (t: Table, card: number): number =>
  seatsOf(t).find((seat) => t.players[seat].companions.has(card)) ?? -1

function leftOfCompanion(t: Table, card: number): number {
  const owner = ownerOf(t, card)
  if (owner < 0) return 0
  const strength = strengthOfCompanion(t, owner, card)
  const total = (t.marks[card] & ATTACKED) === 0 ? 0 : totalForCompanion(t, card)
  return total === 0 || (t.marks[card] & NO_DAMAGE) !== 0 ? Math.max(1, strength) : strength - total
}

/** What is still missing to eliminate an enemy; less than nothing is left over. */
const missing = (t: Table, enemy: number): number =>
  t.enemies.has(enemy) ? neededDamage(t, enemy) - sumAgainst(t, enemy) : 0

/** A choice that lets the enemies come; in a window of theirs, whoever is asked lets it be. */
function lets({ choices: offered }: Table): number {
  for (const kind of LETS)
    for (let i = offered.count - 1; i >= 0; i--) if (offered.kindOf(i) === kind) return i
  return -1
}

export const foresight: Foresight<Table> = {
  gauges: {
    alive: { of: 'player', things: seatsOf, read: (t, seat) => t.players[seat].isAlive, falls: 0 },
    /** Until the roll: what of HP and AR is left over. */
    stands: { of: 'player', things: seatsOf, read: leftOf, falls: 0 },
    companion: {
      of: 'card',
      things: (t) => seatsOf(t).flatMap((seat) => t.players[seat].companions.toArray()),
      read: leftOfCompanion,
      falls: 0,
    },
    /** Of an open combination, until the attack: what is missing. */
    enemy: { of: 'enemy', things: (t) => t.enemies.toArray(), read: missing, falls: 0 },
    /** Whether a player is attacked on what the Enemy die shows: the seat times as many, and the result. */
    hit: {
      of: 'result',
      things: (t) => seatsOf(t).flatMap((seat) => RESULTS.map((_, result) => seat * RESULTS.length + result)),
      read: (t, thing) =>
        t.face - 1 === thing % RESULTS.length && t.phase === ENEMIES_TURN
          ? t.players[Math.floor(thing / RESULTS.length)].isAttacked
          : 0,
    },
  },
  moments: {
    /** The enemies’ turn is over. */
    enemies: {
      mark: (t) => t.enemyTurns - (t.phase === ENEMIES_TURN ? 1 : 0),
      isSeenWhenAsked: true,
      by: lets,
    },
    /** Their dice lie there, or they have none. */
    roll: {
      mark: (t) => (t.phase === ENEMIES_TURN ? 2 * t.enemyTurns - (isRolled(t) ? 1 : 2) : 2 * t.enemyTurns),
      by: lets,
    },
    /** The dice of an attack lie there. */
    attack: { mark: (t) => t.rolls, by: () => -1 },
  },
}
