/** What heroes are: Defense, Life, rerolls, movement, and whatever else holds of them [B-EQ-4] [B-HERO]. */
import type { Card, Holds } from '../content/data.ts'
import { GUILD, SLOTS } from '../content/limits.ts'
import { TYPE } from '../content/kinds.ts'
import { isClose, NOWHERE, waysOf } from './board.ts'
import { FACT, FLAG, hasBit, STAT } from './facts.ts'
import type { Hero, Table } from './rulebook.ts'

const { PERMANENT } = TYPE
/** All heroes have 3 movement points [B-MOVE-1]. */
const MOVEMENT = 3
const { dying: DYING, hurt: HURT, moved: MOVED, still: STILL } = FACT
/** "2 Life or less". */
const LAST_LIFE = 2
const FAR_ENOUGH = 2

/** Whether the card in a slot counts: no curse lies on it [B-CURSE-4]. */
export const isFree = (hero: Hero, slot: number): boolean => !hasBit(hero.covered, slot)

function flagsOfCurses(t: Table, hero: Hero): number {
  let flags = 0
  for (let i = 0, size = hero.curses.size; i < size; i++)
    flags |= t.data.curses[hero.curses.get(i)].holds.flags
  return flags
}
/** Whether a curse has taken the natural ability. */
export const hasAbility = (t: Table, hero: Hero): boolean =>
  hero.character >= 0 && (hero.curses.isEmpty || (flagsOfCurses(t, hero) & FLAG['no-ability']) === 0)

/** All bits of `FLAGS` that hold of a hero; those of the attack card count in its attack only. */
export function flagsOf(t: Table, hero: Hero): number {
  let flags = flagsOfCurses(t, hero)
  if (hasAbility(t, hero)) flags |= t.data.heroes[hero.character].holds.flags
  for (let slot = 0, size = hero.cards.size; slot < size; slot++) {
    const card = t.data.cards[hero.cards.get(slot)]
    if (card.type === PERMANENT && isFree(hero, slot)) flags |= card.holds.flags
  }
  return flags
}
export const hasFlag = (t: Table, hero: Hero, flag: number): boolean => (flagsOf(t, hero) & flag) !== 0

/** What a list of gifts comes to. */
export function sumOf(holds: Holds, stat: number, facts: number, group: number): number {
  const { gives } = holds
  let sum = 0
  for (let i = 0; i < gives.length; i++) {
    const gift = gives[i]
    if (
      gift.stat === stat &&
      (facts & gift.needs) === gift.needs &&
      (gift.groups === 0 || (gift.groups & group) !== 0)
    )
      sum += gift.amount
  }
  return sum
}

/** What Close allies' cards give [B-CLOSE]. */
function aurasOn(t: Table, hero: Hero, stat: number): number {
  let sum = 0
  if (hero.space === NOWHERE) return 0
  for (let i = 0; i < GUILD; i++) {
    const ally = t.heroes[i]
    if (ally === hero || ally.space === NOWHERE) continue
    for (let slot = 0, size = ally.cards.size; slot < size; slot++) {
      const { auras } = t.data.cards[ally.cards.get(slot)].holds
      if (auras.length === 0 || !isFree(ally, slot) || !isClose(t, ally.space, hero.space)) continue
      for (const aura of auras) if (aura.stat === stat) sum += aura.amount
    }
  }
  return sum
}

/** What all that holds of a hero adds to a number; the attack card and Boosts count by `attackStat` only. */
export function statOf(t: Table, hero: Hero, stat: number, facts: number, group = 0): number {
  let sum = hasAbility(t, hero) ? sumOf(t.data.heroes[hero.character].holds, stat, facts, group) : 0
  for (let slot = 0, size = hero.cards.size; slot < size; slot++) {
    const card = t.data.cards[hero.cards.get(slot)]
    if (card.type === PERMANENT && card.holds.gives.length > 0 && isFree(hero, slot))
      sum += sumOf(card.holds, stat, facts, group)
  }
  for (let i = 0, size = hero.curses.size; i < size; i++)
    sum += sumOf(t.data.curses[hero.curses.get(i)].holds, stat, facts, group)
  return sum
}

/** The same in an attack, with its card and Boosts. */
export function attackStat(t: Table, hero: Hero, stat: number, facts: number): number {
  const card = t.data.cards[t.attackCard]
  const group = 1 << card.group
  let sum = statOf(t, hero, stat, facts, group) + sumOf(card.holds, stat, facts, group)
  for (let i = 0, size = t.boosts.size; i < size; i++)
    sum += sumOf(t.data.cards[t.boosts.get(i)].holds, stat, facts, group)
  return sum
}

/** An icon on all cards that count. */
function icons(t: Table, hero: Hero, icon: 'defense' | 'life' | 'reroll'): number {
  let sum = 0
  for (let slot = 0, size = hero.cards.size; slot < size; slot++)
    if (isFree(hero, slot)) sum += t.data.cards[hero.cards.get(slot)][icon]
  return sum
}

export function lifeOf(t: Table, hero: Hero): number {
  const life = t.data.heroes[hero.character].life + icons(t, hero, 'life') + statOf(t, hero, STAT.life, 0)
  return Math.max(1, life)
}
export const lifeLeft = (t: Table, hero: Hero): number => lifeOf(t, hero) - hero.wounds

/** What is so of a hero, whoever is attacked. */
export function factsOf(t: Table, hero: Hero): number {
  let facts = 0
  if (hero.wounds > 0) facts |= HURT
  if (lifeLeft(t, hero) <= LAST_LIFE) facts |= DYING
  if (t.active >= 0 && t.heroes[t.active] === hero) {
    if (t.stepsMade === 0) facts |= STILL
    if (t.stepsMade >= FAR_ENOUGH) facts |= MOVED
  }
  return facts
}

/** The defense dice a hero would roll now; none if dazed [B-DAZE]. */
export function defenseOf(t: Table, hero: Hero): number {
  if (hero.isDazed === 1) return 0
  const own = t.data.heroes[hero.character].defense + icons(t, hero, 'defense')
  return Math.max(0, own + statOf(t, hero, STAT.defense, factsOf(t, hero)) + aurasOn(t, hero, STAT.defense))
}
export function rerollsOf(t: Table, hero: Hero): number {
  const own = icons(t, hero, 'reroll') + statOf(t, hero, STAT.reroll, factsOf(t, hero))
  return Math.max(0, own + aurasOn(t, hero, STAT.reroll))
}
export const movementOf = (t: Table, hero: Hero): number =>
  Math.max(1, MOVEMENT + statOf(t, hero, STAT.move, factsOf(t, hero)))

/** In which slot a card lies. */
export const slotOf = (hero: Hero, card: number): number => hero.cards.indexOf(card)

/** How many exhaust tokens spend a card [B-EQ-7]. */
export function usesOf(t: Table, hero: Hero, card: Card): number {
  const isTwice =
    card.isTwice ||
    (hasAbility(t, hero) &&
      card.type === TYPE.ATTACK &&
      hasBit(t.data.heroes[hero.character].holds.twice, card.group))
  return isTwice && !hasFlag(t, hero, FLAG['no-twice']) ? 2 : 1
}
/** Whether a card can be used: it lies free and is not exhausted. */
export function isReadyCard(t: Table, hero: Hero, slot: number): boolean {
  const card = hero.cards.get(slot)
  if (!isFree(hero, slot)) return false
  return t.exhausted[card] === 0 || t.exhausted[card] < usesOf(t, hero, t.data.cards[card])
}

export const isOnBoard = (hero: Hero): boolean => hero.space !== NOWHERE
/** Slots that are not filled by a card. */
export const freeSlots = (hero: Hero): number => SLOTS - hero.cards.size
export { waysOf }
