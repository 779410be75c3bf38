/** What cards in play do by themselves at some moment. */
import { CARD_MOMENTS } from '../content/kinds.ts'
import type { CardMoment } from '../content/kinds.ts'
import { rules } from './rulebook.ts'
import type { Hero, Table } from './rulebook.ts'

const { declare, define, repeatWhile } = rules
const NOTHING = -1

/** By number, for the locals of procedures. */
export const MOMENT = Object.fromEntries(CARD_MOMENTS.map((name, i) => [name, i])) as Readonly<
  Record<CardMoment, number>
>

/** A card in play by its place: Items, then Skills, Companions, Enchantments; -1 beyond the last. */
export function inPlayAt(hero: Hero, place: number): number {
  let left = place
  if (left < hero.items.size) return hero.items.get(left)
  left -= hero.items.size
  if (left < hero.skills.size) return hero.skills.get(left)
  left -= hero.skills.size
  if (left < hero.companions.size) return hero.companions.get(left)
  left -= hero.companions.size
  return left < hero.enchantments.size ? hero.enchantments.get(left) : NOTHING
}

/** The first place from `from` on of a card that does something at a moment; -1: none. */
function placeFor(t: Table, hero: Hero, moment: number, from: number): number {
  const name = CARD_MOMENTS[moment]
  for (let place = from; ; place++) {
    const card = inPlayAt(hero, place)
    if (card < 0) return NOTHING
    if (t.data.cards[card].when[name] !== null) return place
  }
}

/** The cards in play of a living player do what they do at a moment [HA71]. */
export const trigger = declare('trigger', ['seat', 'moment', 'enemy', 'place', 'card'])
define(trigger, [
  (t: Table, my) => {
    my.place = t.players[my.seat].isAlive === 1 ? placeFor(t, t.players[my.seat], my.moment, 0) : NOTHING
  },
  repeatWhile(
    (_: Table, my) => my.place >= 0,
    [
      (t: Table, my) => {
        my.card = inPlayAt(t.players[my.seat], my.place)
        const effect = t.data.cards[my.card].when[CARD_MOMENTS[my.moment]]
        if (effect !== null) t.call(effect, my.seat, my.card, my.enemy)
      },
      (t: Table, my) => {
        queueRetaliation(t, my.seat, my.card)
        my.place = placeFor(t, t.players[my.seat], my.moment, my.place + 1)
      },
    ],
  ),
])

/** Says whether anything of a player happens at a moment: so that nobody need call for nothing. */
export function hasTrigger(t: Table, seat: number, moment: number): boolean {
  const hero = t.players[seat]
  return hero.isAlive === 1 && placeFor(t, hero, moment, 0) >= 0
}

/** Where the parts of a retaliation lie in `retaliations`. */
export const RETALIATION = { SEAT: 0, CARD: 1, DAMAGE: 2, ACID: 3, CELLS: 4 } as const

/** A `retaliate` that was said, with the dice said after it, waits for the comparison. */
export function queueRetaliation(t: Table, seat: number, card: number): void {
  if (t.retaliates === 0) return
  const at = t.retaliationCount++ * RETALIATION.CELLS
  t.retaliations[at] = seat
  t.retaliations[at + RETALIATION.CARD] = card
  t.retaliations[at + RETALIATION.DAMAGE] = t.attackDamage
  t.retaliations[at + RETALIATION.ACID] = t.attackAcid
  t.attackDamage = t.attackAcid = t.retaliates = 0
}
