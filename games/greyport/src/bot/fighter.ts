/** The fighter being looked at, and the bonus of its cards. */
import { isMet } from '@hearthkeep/content'
import { BOON } from '../content/numbers.ts'
import type { Table } from '../rules/rulebook.ts'
import { chances } from './dice.ts'
import { cardMeaning } from './meaning.ts'
import type { CardMeaning } from './meaning.ts'

/** The fighter being looked at: a hero and up to two items, played or still in hand. */
export const f = {
  seat: 0,
  /** The hero. */
  card: -1,
  item: -1,
  second: -1,
  type: 0,
  flat: 0,
  pierce: 0,
  splash: 0,
  cleave: false,
  anyTarget: false,
  rerolls: 0,
  reached: chances(0, 0, 0),
  /** What all heroes together can still deal this round. */
  capacity: 0,
}

/** The hero, then each item; -1: none. */
function cardAt(place: number): number {
  return place === 0 ? f.card : place === 1 ? f.item : f.second
}

/** Sets the fighter. */
export function arm(t: Table, seat: number, hero: number, item = -1, second = -1): void {
  const { cards } = t.data
  f.seat = seat
  f.card = hero
  f.item = item
  f.second = second
  const { type, anyTarget } = cards[hero]
  f.type = type
  f.anyTarget = anyTarget
  f.flat = 0
  f.pierce = t.boon === BOON.PIERCE ? 1 : 0
  f.splash = 0
  f.cleave = false
  f.rerolls = 0
  if ((t.boon === BOON.PHYSICAL && type === 0) || (t.boon === BOON.MAGICAL && type === 1)) f.flat++
  let yellow = 0
  let white = 0
  let green = 0
  for (let i = 0; i < 3; i++) {
    const number = cardAt(i)
    if (number < 0) continue
    const card = cards[number]
    f.flat += card.damage
    f.pierce += card.pierce
    f.splash += card.splash
    if (card.cleave) f.cleave = true
    yellow += card.dice[0]
    white += card.dice[1]
    green += card.dice[2]
  }
  f.reached = chances(yellow, white, green)
}

/** The bonus of the fighter's cards against some targets; counts rerolls as well. */
export function bonusAgainst(t: Table, target: number, second: number): number {
  f.rerolls = 0
  let sum = 0
  for (let i = 0; i < 3; i++) {
    const card = cardAt(i)
    const fighting = card < 0 ? null : t.data.cards[card].fighting
    if (fighting !== null) sum += add(t, cardMeaning(t.data, fighting), target, second)
  }
  return sum
}

function add(t: Table, meaning: CardMeaning, target: number, second: number): number {
  let sum = 0
  for (let i = 0; i < meaning.length; i++) {
    const part = meaning[i]
    if (part.type === 'word') {
      const { bonus, rerolls } = part.facts
      if (bonus !== undefined) sum += bonus(t, f, target)
      if (rerolls !== undefined) f.rerolls += rerolls
    } else if (part.type === 'if') {
      const isSo = isMet(
        part.condition,
        ({ against }) => against(t, f, target) || (second >= 0 && against(t, f, second)),
      )
      sum += add(t, isSo ? part.then : part.otherwise, target, second)
    } else if (part.type === 'choose')
      sum += Math.max(...part.options.map((option) => add(t, option, target, second)))
  }
  return sum
}
