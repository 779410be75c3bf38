/** What all can deal in a round, and what fights are worth: damage with the chances of the dice, targets as the rules allow them. */
import { worthOf } from '@hearthkeep/content'
import { BOON } from '../content/numbers.ts'
import { barrierTo, lineUp, NO_BARRIER } from '../rules/fighting.ts'
import { faceOf, groupOf, LOCATION } from '../rules/groups.ts'
import { endOf, isHero } from '../rules/players.ts'
import type { Table } from '../rules/rulebook.ts'
import { STATE } from '../rules/table.ts'
import { knownOf } from './cards.ts'
import type { CardReckoning } from './cards.ts'
import { foes, loss } from './danger.ts'

const { inPlay, kept, kill, left, place } = foes
const { FOUGHT } = STATE
const { PHYSICAL, PIERCE } = BOON

/** From anything to between 0 and 1. */
export const within = (x: number): number => (x < 0 ? 0 : x > 1 ? 1 : x)

/** The fighter being looked at: a hero and what it wields, played or still in hand; and what all heroes can still deal this round. */
export const f = {
  ...{ seat: 0, card: -1, item: -1, type: 0, flat: 0, mean: 0, pierce: 0, splash: 0 },
  ...{ cleave: false, anyTarget: false, capacity: 0 },
}

/** Adds up who is out and has not fought, and the best hero and item of each hand. */
export function muster(t: Table): void {
  const known = knownOf(t.data)
  f.capacity = 0
  for (let seat = 0; seat < t.seats; seat++) {
    const { hand, heroesLeft, played } = t.players[seat]
    for (let i = 0, { size } = played, isOut = false; i < size; i++) {
      if (isHero(t, played.get(i))) isOut = (t.states[played.get(i)] & FOUGHT) !== 0
      if (!isOut) f.capacity += known[played.get(i)].mean
    }
    let hero = 0
    let item = 0
    for (let i = 0, { size } = hand; i < size && heroesLeft > 0; i++)
      if (isHero(t, hand.get(i))) hero = Math.max(hero, known[hand.get(i)].mean)
      else item = Math.max(item, known[hand.get(i)].mean)
    if (hero > 0) f.capacity += hero + item
  }
}

function add(t: Table, number: number): void {
  const { cleave, damage, pierce, splash } = t.data.cards[number]
  f.flat += damage
  f.mean += knownOf(t.data)[number].mean
  f.pierce += pierce
  f.splash += splash
  f.cleave ||= cleave
}

/** Sets the fighter: a hero with what it wields already, and one more item. */
export function arm(t: Table, seat: number, hero: number, more = -1): void {
  const { type, anyTarget } = t.data.cards[hero]
  const { played } = t.players[seat]
  const start = played.indexOf(hero)
  f.seat = seat
  f.card = hero
  f.item = more
  f.type = type
  f.anyTarget = anyTarget
  f.flat = f.mean = t.boon === PHYSICAL + type ? 1 : 0
  f.pierce = t.boon === PIERCE ? 1 : 0
  f.splash = 0
  f.cleave = false
  add(t, hero)
  for (let i = start + 1, end = start < 0 ? 0 : endOf(t, t.players[seat], start); i < end; i++) {
    add(t, played.get(i))
    if (more < 0) f.item = played.get(i)
  }
  if (more >= 0) add(t, more)
}

let table: Table
let fought = -1
const inFight: CardReckoning = {
  worth: ({ bonus }) => bonus?.(table, f, fought) ?? 0,
  likely: ({ against }) => Number(against(table, f, fought)),
  paid: 0,
}

/** What a hit is worth: the monster's end as likely as it comes, less for what is done towards it, least if nobody can finish it. */
export function hitWorth(t: Table, monster: number, flat: number, mean: number): number {
  const { armor, defeatDamage, fought, hurt, isBoss, resistance, resistedType } = faceOf(t, monster)
  const own = left[monster]
  const off = Math.max(0, armor + (resistedType === f.type ? resistance : 0) - f.pierce)
  const dealt = Math.min(own - kept[monster], mean - off)
  if (dealt <= 0) return 0
  const odds = flat - off >= own ? 1 : within(0.5 + (2 * (mean - off - own)) / (mean - flat + 1))
  const chance = kept[monster] > 0 ? 0 : odds
  const part = Math.max(0, dealt / own - chance) * (own <= f.capacity ? 0.6 : 0.35)
  const gain = isBoss ? 0.6 * dealt : part * kill[monster] + 0.12 * dealt
  const answer = (hurt === null ? 0 : 1.2 * (1 - chance)) + (fought === null ? 0 : 1)
  return chance * (kill[monster] - loss(t.players[f.seat].hp, defeatDamage)) + gain - answer
}

/** What the fighter's fight against some targets is worth, Splash included. */
export function fightWorth(t: Table, target: number, second: number): number {
  const known = knownOf(t.data)
  table = t
  fought = target
  let bonus = worthOf(known[f.card].fighting, inFight)
  if (f.item >= 0) bonus += worthOf(known[f.item].fighting, inFight)
  const flat = f.flat + bonus
  const mean = f.mean + bonus
  let value = hitWorth(t, target, flat, mean) + (second < 0 ? 0 : hitWorth(t, second, flat, mean))
  for (let i = 0; f.splash > 0 && i < foes.count; i++) {
    const other = inPlay[i]
    if (place[other] === place[target] && other !== target && other !== second)
      value += hitWorth(t, other, f.splash, f.splash)
  }
  return value
}

/** The best the fighter could do now [F2, F6, F7]. */
export function bestFight(t: Table): number {
  const active = t.players[t.defender].group.isEmpty ? LOCATION : t.defender
  let best = 0
  lineUp(t, groupOf(t, active), f.anyTarget)
  for (let i = 0; i < foes.count; i++) {
    const target = inPlay[i]
    if (place[target] !== active && !f.anyTarget) continue
    // Without Cleave there is no second target: -1.
    for (let j = f.cleave ? foes.count - 1 : i; j >= i; j--) {
      const second = j === i ? -1 : inPlay[j]
      if (second >= 0 && place[second] !== place[target]) continue
      if (barrierTo(t, target, second) === NO_BARRIER) best = Math.max(best, fightWorth(t, target, second))
    }
  }
  return best
}
