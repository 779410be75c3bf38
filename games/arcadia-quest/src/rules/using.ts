/** Permanents that are exhausted to do something [B-EQ-2] [B-EQ-7] [B-EQ-8], and what it costs. */
import { TYPE, USES } from '../content/kinds.ts'
import { exhaust } from './chapters.ts'
import { FLAG, hasBit } from './facts.ts'
import { woundHero } from './harm.ts'
import { hasFlag, isReadyCard, lifeLeft } from './heroes.ts'
import { player, rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import type { Out } from './words.ts'

const { ask, choices, declare, define, events, when } = rules

/** When Permanents can be used, by name. */
export const USE = Object.fromEntries(USES.map((use, place) => [use, place])) as {
  readonly [N in (typeof USES)[number]]: number
}

/** Whether the card in a slot can be used at a moment; with `group` after an attack with a card of it. */
export function canUse(t: Table, hero: number, slot: number, at: number): boolean {
  const one = t.heroes[hero]
  const card = t.data.cards[one.cards.get(slot)]
  if (card.type !== TYPE.PERMANENT || card.use === null || card.use.at !== at) return false
  if (card.use.isOnce ? one.hasCheated === 1 : !isReadyCard(t, one, slot)) return false
  if (card.blood > 0 && lifeLeft(t, one) <= card.blood) return false
  return at !== USE.attack || fitsAttack(t, card)
}
/** Whether what goes with an attack goes with the card of this one. */
export function fitsAttack(
  t: Table,
  { withAttacks, withGroups }: { readonly withAttacks: number; readonly withGroups: number },
): boolean {
  const { attack, group } = t.data.cards[t.attackCard]
  return hasBit(withAttacks, attack) && (withGroups === 0 || hasBit(withGroups, group))
}

/** Offers what a hero can use at a moment; whether there is anything. */
export function offerUses(t: Table, out: Out, hero: number, at: number): boolean {
  const { cards } = t.heroes[hero]
  let isAny = false
  for (let slot = 0; slot < cards.size; slot++) {
    if (!canUse(t, hero, slot, at)) continue
    out.add(choices['use-card'], cards.get(slot))
    isAny = true
  }
  return isAny
}
export function hasUse(t: Table, hero: number, at: number): boolean {
  const { size } = t.heroes[hero].cards
  for (let slot = 0; slot < size; slot++) if (canUse(t, hero, slot, at)) return true
  return false
}

/** A card is exhausted; a hero who may bleed for it is asked [B-HERO]. */
const canBleed = (t: Table, hero: number): boolean =>
  lifeLeft(t, t.heroes[hero]) > 1 && hasFlag(t, t.heroes[hero], FLAG.bleeder)
define(exhaust, [
  when(
    (t: Table, my) => canBleed(t, my.hero),
    [
      ask({
        ...{ name: 'bleed', rule: 'B-HERO', who: player },
        about: { hero: ['hero', (_, my) => my.hero], card: ['card', (_, my) => my.card] },
        choices(_: Table, out, my) {
          out.add(choices.exhaust, my.card)
          out.add(choices.bleed, my.card)
        },
        take: {
          exhaust(t, { card }) {
            t.exhausted[card]++
          },
          bleed: (t, _, my) => woundHero(t, my.hero, 1),
        },
      }),
    ],
    [
      (t: Table, my) => {
        t.exhausted[my.card]++
      },
    ],
  ),
])

/** A Permanent is exhausted, or used up, and does what it says. */
export const useCard = declare('use-card', ['hero', 'card', 'figure'])
define(useCard, [
  (t: Table, my) => {
    const { blood, use } = t.data.cards[my.card]
    t.log?.add(events['card-used'], my.hero, my.card)
    woundHero(t, my.hero, blood)
    if (use?.isOnce === true) t.heroes[my.hero].hasCheated = 1
    else t.call(exhaust, my.hero, my.card)
  },
  (t: Table, my) => {
    const { use } = t.data.cards[my.card]
    if (use !== null) t.call(use.effect, my.hero, my.card, my.figure)
  },
])
