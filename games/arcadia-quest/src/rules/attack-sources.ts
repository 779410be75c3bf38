/** Where the effects of a hero's attack come from: its card and Boosts, the hero, and all else that counts. */
import type { Spread } from '../content/data.ts'
import { TYPE } from '../content/kinds.ts'
import { flagsOf, hasAbility, isFree } from './heroes.ts'
import type { Table } from './rulebook.ts'

/** What holds in an attack: of the hero, of its card and of its Boosts. */
export function flagsNow(t: Table, hero: number): number {
  let flags = flagsOf(t, t.heroes[hero]) | t.data.cards[t.attackCard].holds.flags
  for (let i = 0; i < t.boosts.size; i++) flags |= t.data.cards[t.boosts.get(i)].holds.flags
  return flags
}
/** The cards of the attack, then what else its owner has, one after the other; -1: the hero's own ability, -2: no more. */
export function sourceAt(t: Table, hero: number, place: number): number {
  if (place === 0) return t.attackCard
  if (place <= t.boosts.size) return t.boosts.get(place - 1)
  const one = t.heroes[hero]
  let left = place - t.boosts.size - 1
  if (left === 0) return -1
  for (let slot = 0, { size } = one.cards; slot < size; slot++) {
    const card = one.cards.get(slot)
    if (t.data.cards[card].type === TYPE.PERMANENT && isFree(one, slot) && --left === 0) return card
  }
  return -2
}
/** The extra targets of the attack, one after the other; undefined: no more. */
export function spreadOf(t: Table, hero: number, place: number): Spread | undefined {
  let left = place
  for (let source = 0; ; source++) {
    const card = sourceAt(t, hero, source)
    if (card === -2) return undefined
    const one = t.heroes[hero]
    if (card === -1 && !hasAbility(t, one)) continue
    const { spreads } = card === -1 ? t.data.heroes[one.character].holds : t.data.cards[card].holds
    if (left < spreads.length) return spreads[left]
    left -= spreads.length
  }
}
