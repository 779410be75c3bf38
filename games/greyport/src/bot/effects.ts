/** What the effects of cards are worth at this moment. */
import { isMet } from '@hearthkeep/content'
import type { CardEffect } from '../content/data.ts'
import type { Deed, Judge } from '../rules/effects/facts.ts'
import { faceOf, groupOf, LOCATION } from '../rules/groups.ts'
import { isAnyBefore, isHero } from '../rules/players.ts'
import { isOfKind } from '../rules/questions.ts'
import type { Table } from '../rules/rulebook.ts'
import { SEATS } from '../rules/table.ts'
import { snipeWorth } from './fight.ts'
import { f } from './fighter.ts'
import { cardMeaning } from './meaning.ts'
import type { CardMeaning } from './meaning.ts'
import { costAt, isGuard, loss, lossAt, lossOfLocation, rewardWorth, seen } from './threat.ts'
import { W } from './weights.ts'
import { most, worth, worthInHand } from './worth.ts'

const { groupDamage, kill, left, place, shut, strikes } = seen
/** What a point of a card's worth comes to in hit points, about. */
const POINT = 0.25
const WEAK = 3

/** What is gained if a seat Taunts a monster. */
export function tauntWorth(t: Table, seat: number, monster: number): number {
  const from = place[monster]
  const face = faceOf(t, monster)
  const to = face.ferocious ? t.defender : seat
  if (from === to) return -1
  let value = costAt(t, monster, from, true)
  const isDefending = to === t.defender
  // In the active group it can be fought, by whatever is not needed for the others there.
  const spare = f.capacity - (isDefending ? seen.active : 0)
  const size = left[monster] + 2 * face.armor
  if (isDefending) {
    const chance = shut[monster] === 1 ? 0 : Math.max(0, Math.min(1, (1.5 * spare) / size - 0.75))
    value += chance * (0.4 * kill[monster] + (face.isBoss ? W.boss * Math.min(spare, left[monster]) : 0))
    value -= (1 - chance) * costAt(t, monster, to, false)
    if (from === LOCATION && t.players[t.defender].group.isEmpty) value -= chance * 0.4 * kill[monster] // there it can be fought too
  } else {
    value -= costAt(t, monster, to, false)
    if (from === t.defender) {
      const chance = Math.max(0, Math.min(1, f.capacity / Math.max(1, seen.active)))
      value -= chance * 0.8 * kill[monster]
    }
  }
  if (from === LOCATION) {
    if (t.locationGroup.size === 1) value += rewardWorth(t)
    if (isGuard(t, monster, LOCATION)) value += W.guard
  }
  if (face.tauntDamage > 0) value -= loss(t.players[seat].hp, face.tauntDamage)
  return value - W.taunt
}

/** The most that something comes to for any monster in play, but no less than this. */
function mostInPlay(t: Table, least: number, worth: (monster: number) => number): number {
  let best = least
  for (let where = LOCATION; where < t.seats; where++) best = most(groupOf(t, where), best, worth)
  return best
}

/** What more shields are worth: the damage that is likely to come. */
function shieldWorth(t: Table, amount: number): number {
  if (isAnyBefore(t, t.defender, 'noShields')) return 0
  const damage = groupDamage[t.defender]
  const useful = Math.min(amount, damage - t.shields)
  if (useful <= 0) return 0
  const safe = Math.min(1, f.capacity / Math.max(1, seen.active))
  return (lossAt(t, t.defender, damage) - lossAt(t, t.defender, damage - useful)) * (1 - 0.6 * safe)
}

/** What it costs a seat to give a card away now: little for who refills at the end of this round. */
export function priceOf(t: Table, seat: number, card: number): number {
  const share = seat === t.defender ? 0.35 : 1
  return POINT * Math.max(0, worthInHand(t, t.players[seat], card)) * share
}

/** What words ask for that cannot be read off the table at once. */
const judge: Judge = {
  taunt: (t, seat) =>
    mostInPlay(t, 0, (monster) =>
      place[monster] === seat || faceOf(t, monster).immuneToTaunt ? 0 : tauntWorth(t, seat, monster),
    ),
  snipe: (t, damage) => mostInPlay(t, -1, (monster) => snipeWorth(t, monster, damage)),
  shields: shieldWorth,
  repair(t, amount) {
    if (t.location < 0) return 0
    const missing = Math.min(amount, t.locationMaxHp - t.locationHp)
    const damage = groupDamage[SEATS]
    return missing <= 0 || damage === 0 ? 0 : (missing * lossOfLocation(t, damage)) / (damage + t.locationHp)
  },
  anotherHero(t, { seat, card }) {
    const isOther = (one: number): boolean => one !== card && isHero(t, one)
    const best = most(t.players[seat].hand, 0, (one) => (isOther(one) ? worth(t.data)[one] : 0))
    return best * (f.capacity > 0 ? 0.25 : 0)
  },
  retiring: (t, seat) =>
    most(t.players[seat].hand, -Infinity, (one) => -worth(t.data)[one]) > -WEAK ? 0.6 : 0.1,
  discard: (t, seat, kind) =>
    most(t.players[seat].hand, -Infinity, (one) =>
      isOfKind(t, one, kind) ? -priceOf(t, seat, one) : -Infinity,
    ),
}

/** What an effect of a card is worth to a player now. */
export function deedOf(t: Table, effect: CardEffect, seat: number, card: number): number {
  return deedWorth(t, cardMeaning(t.data, effect), { seat, card })
}

/** What doing all that is meant is worth to a player now. */
export function deedWorth(t: Table, meaning: CardMeaning, deed: Deed): number {
  let sum = 0
  for (const part of meaning) {
    if (part.type === 'word') sum += part.facts.now(t, deed, judge)
    else if (part.type === 'if')
      sum += deedWorth(
        t,
        isMet(part.condition, ({ holds }) => holds(t, deed)) ? part.then : part.otherwise,
        deed,
      )
    else if (part.type === 'choose')
      sum += Math.max(0, ...part.options.map((option) => deedWorth(t, option, deed)))
    else if (part.type === 'pay')
      sum += Math.max(0, deedWorth(t, part.then, deed) + part.price.now(t, deed, judge))
  }
  return sum
}

/** Which monster would hit a player hardest of those in a group, for whoever has to take one. */
export function burden(t: Table, seat: number, monster: number): number {
  return costAt(t, monster, seat, false) + 0.05 * strikes[monster]
}
