/** What fights are worth: damage with the chances of the dice, targets as the rules allow them. */
import { isMet } from '@hearthkeep/content'
import type { Pile } from '@hearthkeep/engine'
import { BOON } from '../content/numbers.ts'
import type { CardConditionFacts } from '../rules/effects/facts.ts'
import { barrierTo, lineUp, NO_BARRIER } from '../rules/fighting.ts'
import { faceOf, groupOf, LOCATION } from '../rules/groups.ts'
import { isHero } from '../rules/players.ts'
import type { Table } from '../rules/rulebook.ts'
import { knownOf } from './cards.ts'
import type { CardMeaning } from './cards.ts'
import { kill, left, loss, place, shut } from './danger.ts'

const location = LOCATION
const { PHYSICAL, PIERCE } = BOON

/** The fighter being looked at: a hero and what it wields, played or still in hand. */
export const f = {
  ...{
    seat: 0,
    card: -1,
    item: -1,
    last: -1,
    type: 0,
    flat: 0,
    mean: 0,
    pierce: 0,
    splash: 0,
    rerolls: 0,
  },
  ...{ cleave: false, anyTarget: false },
  /** What all heroes together can still deal this round. */
  capacity: 0,
}

function add(t: Table, number: number): void {
  const card = t.data.cards[number]
  const known = knownOf(t.data)[number]
  f.flat += card.damage
  f.mean += known.mean
  f.pierce += card.pierce
  f.splash += card.splash
  if (card.cleave) f.cleave = true
}

/** Sets the fighter: a hero with what it wields already, and one more item. */
export function arm(t: Table, seat: number, hero: number, more = -1): void {
  const { type, anyTarget } = t.data.cards[hero]
  const { played } = t.players[seat]
  f.seat = seat
  f.card = hero
  f.type = type
  f.anyTarget = anyTarget
  f.pierce = t.boon === PIERCE ? 1 : 0
  f.flat = f.mean = t.boon === PHYSICAL + type ? 1 : 0
  f.splash = 0
  f.cleave = false
  f.item = f.last = more
  add(t, hero)
  const size = played.size
  for (let i = played.indexOf(hero) + 1; i > 0 && i < size && !isHero(t, played.get(i)); i++) {
    f.item = played.get(i)
    add(t, f.item)
  }
  if (more >= 0) add(t, more)
}

let table: Table
let fought = -1
const holds = ({ against }: CardConditionFacts): boolean => against(table, f, fought)

/** The bonus that words add to a fight; counts rerolls as well. */
function bonusOf(t: Table, meaning: CardMeaning): number {
  let sum = 0
  for (let i = 0; i < meaning.length; i++) {
    const part = meaning[i]
    if (part.type === 'word') {
      sum += part.facts.bonus?.(t, f, fought) ?? 0
      f.rerolls += part.facts.rerolls ?? 0
    } else if (part.type === 'if')
      sum += bonusOf(t, isMet(part.condition, holds) ? part.then : part.otherwise)
    else if (part.type === 'choose') sum += bonusOf(t, part.options[0])
  }
  return sum
}

/** What hitting a monster is worth with dice, by their mean, on top of a fixed number. */
function hitWorth(t: Table, monster: number, flat: number, mean: number, isFight: boolean): number {
  if (shut[monster] === 1) return 0
  const face = faceOf(t, monster)
  const armor = face.armor + (face.resistedType === f.type ? face.resistance : 0) - f.pierce
  const base = armor > 0 ? flat - armor : flat
  const isFelled = isFight && face.defeatedAt > 0 && face.defeatedAt < left[monster]
  const need = (isFelled ? face.defeatedAt : left[monster]) - base
  const odds = need <= 0 ? 1 : 0.5 + (2 * (mean - need)) / (mean + 1)
  let chance = shut[monster] === 2 || odds < 0 ? 0 : odds > 1 ? 1 : odds
  const own = shut[monster] === 2 ? left[monster] - 1 : left[monster]
  let dealt = base + mean < own ? base + mean : own
  if (dealt <= 0) return 0
  if (isFight && f.rerolls > 0) {
    chance = 1 - (1 - chance) * (1 - chance)
    dealt = dealt * 1.2 < own ? dealt * 1.2 : own
  }
  const part = dealt / left[monster] - chance
  let value = chance * kill[monster]
  if (face.isBoss) value += 0.6 * dealt
  else
    value += 0.12 * dealt + (part > 0 ? part : 0) * kill[monster] * (left[monster] <= f.capacity ? 0.6 : 0.35)
  if (face.hurt !== null) value -= 1.2 * (1 - chance)
  if (isFight && face.fought !== null) value -= 1
  if (face.defeatDamage > 0) value -= chance * loss(t.players[f.seat].hp, face.defeatDamage)
  return value
}

/** What the fighter's fight against some targets is worth, Splash included. */
export function fightWorth(t: Table, target: number, second: number): number {
  const known = knownOf(t.data)
  table = t
  fought = target
  f.rerolls = 0
  let bonus = bonusOf(t, known[f.card].fighting)
  if (f.item >= 0) bonus += bonusOf(t, known[f.item].fighting)
  if (f.last >= 0 && f.last !== f.item) bonus += bonusOf(t, known[f.last].fighting)
  const { flat, mean, splash } = f
  let value = hitWorth(t, target, flat + bonus, mean - flat, true)
  if (second >= 0) value += hitWorth(t, second, flat + bonus, mean - flat, true)
  if (splash === 0) return value
  const group = groupOf(t, place[target])
  for (let i = 0, size = group.size; i < size; i++) {
    const other = group.get(i)
    if (other !== target && other !== second && !faceOf(t, other).immuneToSplash)
      value += hitWorth(t, other, splash, 0, false)
  }
  return value
}

/** What a Snipe at a monster is worth. */
export function snipeWorth(t: Table, monster: number, amount: number): number {
  return faceOf(t, monster).immuneToSnipe ? 0 : hitWorth(t, monster, amount, 0, false)
}

/** The best the fighter could do now [F2, F6, F7]. */
export function bestFight(t: Table): number {
  const { group } = t.players[t.defender]
  if (!f.anyTarget) return bestIn(t, group.isEmpty ? t.locationGroup : group)
  let best = 0
  for (let where = location; where < t.seats; where++) best = Math.max(best, bestIn(t, groupOf(t, where)))
  return best
}

function bestIn(t: Table, group: Pile): number {
  let best = 0
  lineUp(t, group, f.anyTarget)
  for (let i = 0, size = group.size; i < size; i++) {
    // Without Cleave there is no second target: -1.
    for (let j = f.cleave ? size - 1 : i; j >= i; j--) {
      const second = j === i ? -1 : group.get(j)
      if (barrierTo(t, group.get(i), second) !== NO_BARRIER) continue
      best = Math.max(best, fightWorth(t, group.get(i), second))
    }
  }
  return best
}
