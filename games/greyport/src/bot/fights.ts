/** What hitting, calling and fighting monsters is worth, and what cards do now. What can be fought and what gets through is asked of the rules. */
import { worthOf } from '@hearthkeep/content'
import type { Reckoning } from '@hearthkeep/content'
import { Choices } from '@hearthkeep/engine'
import { BY, reaching } from '../rules/damage.ts'
import type { CardConditionFacts, CardFacts, Judge } from '../rules/effects/facts.ts'
import { flatOf, offerFightsOf, pierceOf, splashOf } from '../rules/fighting.ts'
import { faceOf, groupOf, hpLeft, LOCATION, placeOf } from '../rules/groups.ts'
import { endOf } from '../rules/players.ts'
import type { Table } from '../rules/rulebook.ts'
import { knownOf } from './cards.ts'
import type { CardMeaning } from './cards.ts'
import { costAt, lossAt, seen } from './threats.ts'

const { FIGHT, SNIPE, SPLASH } = BY
const { damage, kill, standing } = seen
const fights = new Choices()

const within = (x: number): number => (x < 0 ? 0 : x > 1 ? 1 : x)

/** What is to be dealt: how, without the dice and with them on average; by a hero with this Pierce and of this type. */
const blow = { by: FIGHT as number, flat: 0, mean: 0, pierce: 0, type: -1 }
const reached = (t: Table, monster: number, amount: number): number =>
  reaching(t, monster, amount, blow.by, blow.pierce, blow.type)

/** What a hit is worth: the monster's end as likely as it comes, less for what is done towards it, least if nobody can finish it. */
function hitWorth(t: Table, monster: number): number {
  const left = hpLeft(t, monster)
  const dealt = Math.min(left, reached(t, monster, blow.mean))
  if (dealt <= 0) return 0
  const swing = (blow.mean - blow.flat) / 2
  const least = reached(t, monster, blow.mean - swing)
  const most = reached(t, monster, blow.mean + swing)
  const chance = within((most - left + 1) / (most - least + 1))
  const part = Math.max(0, dealt / left - chance) * (left <= seen.strength ? 0.6 : 0.35)
  return (chance + part) * kill[monster] + 0.12 * dealt
}

export function snipeWorth(t: Table, amount: number, monster: number): number {
  blow.by = SNIPE
  blow.flat = blow.mean = amount
  blow.pierce = 0
  blow.type = -1
  return hitWorth(t, monster)
}

/** What is to be expected of a monster at a place: before the defender it is beaten by what is not needed for the others there. */
function prospect(t: Table, monster: number, where: number): number {
  const cost = costAt(t, monster, where)
  if (where !== t.defender) return -cost
  const own = hpLeft(t, monster) + faceOf(t, monster).armor
  const spare = seen.strength - standing[where + 1] + (groupOf(t, where).has(monster) ? own : 0)
  const chance = within((1.5 * spare) / own - 0.75)
  return 0.4 * chance * kill[monster] - (1 - chance) * cost
}

/** What is gained if a seat Taunts a monster. */
export function tauntWorth(t: Table, seat: number, monster: number): number {
  const { ferocious, immuneToTaunt, tauntDamage } = faceOf(t, monster)
  const [from, to] = [placeOf(t, monster), ferocious ? t.defender : seat]
  if (immuneToTaunt || from === to) return -1
  return prospect(t, monster, to) - prospect(t, monster, from) - 0.6 - tauntDamage
}

/** The most that something comes to for any monster in play, but no less than 0. */
function most(t: Table, worth: typeof snipeWorth, by: number): number {
  let best = 0
  for (let where = LOCATION as number; where < t.seats; where++) {
    const group = groupOf(t, where)
    for (let i = 0, { size } = group; i < size; i++) best = Math.max(best, worth(t, by, group.get(i)))
  }
  return best
}

const judge: Judge = {
  taunt: (t, seat) => most(t, tauntWorth, seat),
  snipe: (t, amount) => most(t, snipeWorth, amount),
  relief: (t, where, amount) => lossAt(t, where, damage[where + 1]) - lossAt(t, where, damage[where + 1] - amount),
}

let table: Table
const deed = { seat: 0, card: -1 }
const now: Reckoning<CardFacts, CardConditionFacts> = {
  worth: (facts) => facts.now(table, deed, judge),
  likely: ({ holds }) => Number(holds(table, deed)),
  paid: 1,
}

/** What doing all that is meant is worth to a player now. */
export function doing(t: Table, meaning: CardMeaning, seat: number, card: number): number {
  table = t
  deed.seat = seat
  deed.card = card
  return worthOf(meaning, now)
}

/** What the dice of a hero and of what it wields show on average. */
export function diceOf(t: Table, seat: number, hero: number): number {
  const player = t.players[seat]
  const start = player.played.indexOf(hero)
  let sum = 0
  for (let i = start, end = endOf(t, player, start); i < end; i++) sum += knownOf(t.data)[player.played.get(i)].dice
  return sum
}

/** What a fight is worth, Splash included. For what the cards do in it, it is as if it had begun. */
export function fightWorth(t: Table, seat: number, hero: number, target: number, second: number): number {
  const known = knownOf(t.data)
  const player = t.players[seat]
  const start = player.played.indexOf(hero)
  const before = [t.target, t.second]
  t.target = target
  t.second = second
  let bonus = 0
  for (let i = start, end = endOf(t, player, start); i < end; i++)
    bonus += doing(t, known[player.played.get(i)].does.fighting, seat, player.played.get(i))
  ;[t.target, t.second] = before
  blow.by = FIGHT
  blow.flat = flatOf(t, seat, hero) + bonus
  blow.mean = blow.flat + diceOf(t, seat, hero)
  blow.pierce = pierceOf(t, seat, hero)
  blow.type = t.data.cards[hero].type
  let worth = hitWorth(t, target) + (second < 0 ? 0 : hitWorth(t, second))
  blow.by = SPLASH
  blow.flat = blow.mean = splashOf(t, seat, hero)
  const group = groupOf(t, placeOf(t, target))
  for (let i = 0, { size } = group; blow.mean > 0 && i < size; i++)
    if (group.get(i) !== target && group.get(i) !== second) worth += hitWorth(t, group.get(i))
  return worth
}

/** The best fight of a hero. */
export function bestFight(t: Table, seat: number, hero: number): number {
  fights.reset()
  offerFightsOf(t, fights, seat, t.players[seat].played.indexOf(hero))
  let best = 0
  for (let i = 0; i < fights.count; i++)
    best = Math.max(best, fightWorth(t, seat, hero, fights.paramOf(i, 1), fights.paramOf(i, 2)))
  return best
}
