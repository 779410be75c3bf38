/** What the party can deal in a round, and what its fights are worth. */
import { BOON } from '../content/numbers.ts'
import { barrierTo, lineUp, NO_BARRIER } from '../rules/fighting.ts'
import { faceOf } from '../rules/groups.ts'
import { endOf, isHero } from '../rules/players.ts'
import type { Table } from '../rules/rulebook.ts'
import { STATE } from '../rules/table.ts'
import { knownOf } from './cards.ts'
import { monsters } from './threats.ts'

const { kill, left } = monsters

/** What all can still deal this round. */
export const party = { capacity: 0 }

/** Adds up who is out and has not fought, and the best hero and item of each hand. */
export function muster(t: Table): void {
  const known = knownOf(t.data)
  let sum = 0
  for (let seat = 0; seat < t.seats; seat++) {
    const { hand, heroesLeft, played } = t.players[seat]
    for (let i = 0, { size } = played, isOut = false; i < size; i++) {
      if (isHero(t, played.get(i))) isOut = (t.states[played.get(i)] & STATE.FOUGHT) !== 0
      if (!isOut) sum += known[played.get(i)].mean
    }
    let hero = 0
    let item = 0
    for (let i = 0, { size } = hand; i < size && heroesLeft > 0; i++)
      if (isHero(t, hand.get(i))) hero = Math.max(hero, known[hand.get(i)].mean)
      else item = Math.max(item, known[hand.get(i)].mean)
    if (hero > 0) sum += hero + item
  }
  party.capacity = sum
}

/** The fighter being looked at: a hero, perhaps still in hand, with what it wields. */
const fighter = { flat: 0, mean: 0, cleave: false }

function add(t: Table, card: number): void {
  const { cleave, flat, mean } = knownOf(t.data)[card]
  fighter.flat += flat
  fighter.mean += mean
  fighter.cleave ||= cleave
}

/** Looks at a hero with one more item. */
export function arm(t: Table, seat: number, hero: number, item = -1): void {
  const player = t.players[seat]
  const start = player.played.indexOf(hero)
  fighter.flat = fighter.mean = t.boon === BOON.PHYSICAL + t.data.cards[hero].type ? 1 : 0
  fighter.cleave = false
  if (start < 0) add(t, hero)
  else for (let i = start, end = endOf(t, player, start); i < end; i++) add(t, player.played.get(i))
  if (item >= 0) add(t, item)
}

/** What hitting a monster is worth: its end as likely as it comes, less for what is done towards it, least if nobody can finish it. */
export function hitWorth(t: Table, monster: number, flat: number, mean: number): number {
  const { armor, isBoss } = faceOf(t, monster)
  const dealt = Math.min(left[monster], mean - armor)
  if (dealt <= 0 || kill[monster] === 0) return 0
  const odds = 0.5 + (2 * (mean - armor - left[monster])) / (mean - flat + 1)
  const chance = flat - armor >= left[monster] ? 1 : Math.max(0, Math.min(1, odds))
  const rest = Math.max(0, dealt / left[monster] - chance) * (left[monster] <= party.capacity ? 0.6 : 0.35)
  return (chance + rest) * kill[monster] + (isBoss ? 0.6 : 0.12) * dealt
}

/** What the fight is worth against one or two targets. */
export function fightWorth(t: Table, target: number, second: number): number {
  const worth = hitWorth(t, target, fighter.flat, fighter.mean)
  return second < 0 ? worth : worth + hitWorth(t, second, fighter.flat, fighter.mean)
}

/** The best fight in the active group [F2, F6, F7]. */
export function bestFight(t: Table): number {
  const { group: active } = t.players[t.defender]
  const group = active.isEmpty ? t.locationGroup : active
  let best = 0
  lineUp(t, group, false)
  for (let i = 0, { size } = group; i < size; i++)
    for (let j = fighter.cleave ? size - 1 : i; j >= i; j--) {
      const second = j === i ? -1 : group.get(j)
      if (barrierTo(t, group.get(i), second) === NO_BARRIER)
        best = Math.max(best, fightWorth(t, group.get(i), second))
    }
  return best
}
