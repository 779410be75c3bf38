/** What a hero can attack, and with what [B-ATK-0] [B-ATK-1] [B-ATK-2] [B-LOS-1]. */
import type { Card, Spread } from '../content/data.ts'
import { ATTACK, TYPE } from '../content/kinds.ts'
import { isClose, isHeroClose, monstersOnSpace, seesStill, standingForHero, waysOf } from './board.ts'
import { FACT, FLAG, hasBit, SPREAD } from './facts.ts'
import { factsOf, hasAbility, isFree, isReadyCard, lifeLeft } from './heroes.ts'
import { choices, reasons } from './words.ts'
import type { Hero, Table } from './rulebook.ts'
import type { Out } from './words.ts'

/** Whether an Attack card of a hero can be used at range: it is ranged, or the hero makes it so [B-HERO]. */
export const isRanged = (t: Table, hero: Hero, card: Card): boolean =>
  card.attack === ATTACK.RANGED ||
  (hasAbility(t, hero) && hasBit(t.data.heroes[hero.character].holds.ranged, card.group))

/** Two spaces away in a straight line with both edges open. */
function isTwoAhead(t: Table, from: number, to: number): boolean {
  const ways = waysOf(t)
  for (let direction = 0; direction < 4; direction++) {
    const next = ways.next(from, direction)
    if (next >= 0 && ways.next(next, direction) === to) return true
  }
  return false
}

/** Whether a card reaches a space; nobody has moved since `standingForHero`. */
function reaches(t: Table, hero: Hero, card: Card, to: number): boolean {
  if (isClose(t, hero.space, to)) return true
  if (isRanged(t, hero, card)) return seesStill(t, hero.space, to)
  return (card.holds.flags & FLAG.reach) !== 0 && isTwoAhead(t, hero.space, to)
}

/** Whether a card could be used to attack just now: an Attack that lies free and ready. */
export const isReadyAttack = (t: Table, hero: Hero, slot: number): boolean =>
  t.data.cards[hero.cards.get(slot)].type === TYPE.ATTACK && isReadyCard(t, hero, slot)

/** Offers all attacks of a hero. */
export function offerAttacks(t: Table, out: Out, hero: Hero): void {
  standingForHero(t)
  for (let slot = 0, { size } = hero.cards; slot < size; slot++) {
    const card = hero.cards.get(slot)
    const one = t.data.cards[card]
    if (one.type !== TYPE.ATTACK) continue
    if (!isReadyAttack(t, hero, slot)) {
      out.refuse(reasons[isFree(hero, slot) ? 'is-exhausted' : 'slot-filled'], choices.attack, card)
      continue
    }
    for (let i = 0, many = t.board.size; i < many; i++) {
      const figure = t.board.get(i)
      if (reaches(t, hero, one, t.figures[figure].space)) out.add(choices.attack, card, figure)
      else {
        const why = isRanged(t, hero, one) ? reasons['not-in-sight'] : reasons['not-close']
        out.refuse(why, choices.attack, card, figure)
      }
    }
  }
}
export function hasAttack(t: Table, hero: Hero): boolean {
  standingForHero(t)
  for (let slot = 0, { size } = hero.cards; slot < size; slot++) {
    if (!isReadyAttack(t, hero, slot)) continue
    const one = t.data.cards[hero.cards.get(slot)]
    for (let i = 0, many = t.board.size; i < many; i++)
      if (reaches(t, hero, one, t.figures[t.board.get(i)].space)) return true
  }
  return false
}

/** What is so as a hero attacks a figure. */
export function factsOfAttack(t: Table, place: number, figure: number): number {
  const one = t.figures[figure]
  let facts = factsOf(t, t.heroes[place])
  if (isHeroClose(t, t.heroes[place].space, place)) facts |= FACT.near
  if (one.wounds > 0) facts |= FACT.wounded
  if (one.isDazed === 1) facts |= FACT.dazed
  if (one.used > 0) facts |= FACT.tired
  if (isHeroClose(t, one.space, place)) facts |= FACT.flanked
  if (monstersOnSpace(t, one.space) > 1) facts |= FACT.crowded
  return facts
}

/** Boosts that can go with the attack at hand. */
export function offerBoosts(t: Table, out: Out, hero: Hero, flags: number): void {
  for (let slot = 0, { size } = hero.cards; slot < size; slot++)
    if (isBoost(t, hero, slot, flags)) {
      if (isPayable(t, hero, slot)) out.add(choices.boost, hero.cards.get(slot))
      else out.refuse(reasons['would-kill'], choices.boost, hero.cards.get(slot))
    }
}
/** Whether the wounds that a card costs do not kill. */
function isPayable(t: Table, hero: Hero, slot: number): boolean {
  const { blood } = t.data.cards[hero.cards.get(slot)]
  return blood === 0 || lifeLeft(t, hero) > blood
}
export function isBoost(t: Table, hero: Hero, slot: number, flags: number): boolean {
  const card = hero.cards.get(slot)
  const { type, withAttacks, withGroups } = t.data.cards[card]
  if (type !== TYPE.BOOST || (flags & FLAG['no-boosts']) !== 0 || t.boosts.has(card)) return false
  const { attack, group } = t.data.cards[t.attackCard]
  if (!hasBit(withAttacks, attack) || (withGroups !== 0 && !hasBit(withGroups, group))) return false
  return isReadyCard(t, hero, slot)
}
export function hasBoost(t: Table, hero: Hero, flags: number): boolean {
  for (let slot = 0, { size } = hero.cards; slot < size; slot++)
    if (isBoost(t, hero, slot, flags) && isPayable(t, hero, slot)) return true
  return false
}

/** The straight line from the attacker through the first target. */
function behind(t: Table, from: number, to: number): number {
  const ways = waysOf(t)
  for (let direction = 0; direction < 4; direction++)
    for (
      let at = ways.next(from, direction), far = 0;
      at >= 0 && far < ways.grid.size;
      at = ways.next(at, direction), far++
    )
      if (at === to) return ways.next(to, direction)
  return -1
}

/** Whether one more target can come from there. */
export function isSpreadTo(t: Table, hero: Hero, { from }: Spread, figure: number): boolean {
  const { space } = t.figures[figure]
  if (t.targets.has(figure)) return false
  const first = t.figures[t.targets.get(0)].space
  if (from === SPREAD.you) return isClose(t, hero.space, space)
  if (from === SPREAD.target) return isClose(t, first, space)
  if (from === SPREAD.space) return first === space
  if (from === SPREAD.behind) return space === behind(t, hero.space, first)
  for (let i = 0; i < t.targets.size; i++)
    if (isClose(t, t.figures[t.targets.get(i)].space, space)) return true
  return false
}
