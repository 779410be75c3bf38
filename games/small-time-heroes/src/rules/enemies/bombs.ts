/** The Goblin King's Bombs [R146] to [R150]. */
import type { Choices, Pile } from '@hearthkeep/engine'
import { isCopyOfEarlier, offerEach } from '../heroes/heroes.ts'
import type { Card } from '../../content/data.ts'
import { isStanding, seatOf } from '../roster.ts'
import { discardCard, explodeBomb, explodeHand } from '../procedures.ts'
import { rules } from '../rulebook.ts'
import type { Hero, Table } from '../rulebook.ts'
import { discardMinion, drawMinion } from '../course/wave-decks.ts'

const { ask, choices, define, events, reasons, repeatWhile, when } = rules

/** The top card of the Wave joins the Hero's discard pile as a Bomb [R147]; false if there is none [R148]. */
export function addBomb(t: Table, hero: number): boolean {
  const card = drawMinion(t)
  if (card < 0) return false
  t.heroes[hero].discard.push(card)
  t.log?.add(events['bomb-added'], hero, card)
  return true
}

/** Bombs among a Hero's cards, wherever they are. */
export function countBombs(t: Table, hero: Hero): number {
  return countIn(t, hero.deck) + countIn(t, hero.hand) + countIn(t, hero.discard)
}

function countIn(t: Table, pile: Pile): number {
  const { cards } = t.data
  let count = 0
  for (let i = 0, size = pile.size; i < size; i++) if (cards[pile.get(i)].isMinion) count++
  return count
}

/** When the Goblin King's Day is over his Bombs leave the Heroes' cards [A25]. */
export function returnBombs(t: Table, hero: Hero): void {
  for (const pile of [hero.deck, hero.discard, hero.hand]) {
    for (let i = pile.size - 1; i >= 0; i--) {
      const card = pile.get(i)
      if (!t.data.cards[card].isMinion) continue
      pile.takeAt(i)
      discardMinion(t, card)
    }
  }
}

/** A Bomb cannot be played, but it can be defused by meeting its requirement [R150, A60]. */
export function offerDefusing(t: Table, out: Choices, number: number, index: number): void {
  const hero = t.heroes[number]
  const card = hero.hand.get(index)
  const isCopy = isCopyOfEarlier(t.data.cards, hero.hand, index)
  const { energy, discard, block, health } = t.data.cards[card].defuse
  const isMet =
    hero.energy >= energy && hero.hand.size > discard && hero.block >= block && hero.health > health
  if (isMet && !isCopy) out.add(choices['defuse-bomb'], card)
  if (!isMet) out.refuse(reasons['cannot-defuse'], choices['defuse-bomb'], card)
  out.refuse(reasons['is-bomb'], choices['play-card'], card)
}

/** Meets the requirement, but for cards to be discarded; the Bomb goes to its Wave's discard pile. */
export function defuse(t: Table, number: number, card: number): void {
  const hero = t.heroes[number]
  const { energy, block, health } = t.data.cards[card].defuse
  hero.energy -= energy
  hero.block -= block
  hero.health -= health
  hero.hand.take(card)
  discardMinion(t, card)
  t.log?.add(events['bomb-defused'], card)
}

/** The first Bomb in a hand, or -1. */
export function bombInHand(t: Table, number: number): number {
  const { hand } = t.heroes[number]
  for (let i = 0, size = hand.size; i < size; i++) if (t.data.cards[hand.get(i)].isMinion) return hand.get(i)
  return -1
}

/** Whether Bombs of different kinds are in a hand, so that their order matters. */
function hasSeveral(t: Table, number: number): boolean {
  const { hand } = t.heroes[number]
  const first = bombInHand(t, number)
  if (first < 0) return false
  for (let i = 0, size = hand.size; i < size; i++) {
    const { isMinion, design } = t.data.cards[hand.get(i)]
    if (isMinion && design !== t.data.cards[first].design) return true
  }
  return false
}

/** The Bombs left in a hand that is discarded explode, in the order their owner picks [R150, A60]. */
define(explodeHand, [
  repeatWhile(
    (t, my) => t.cleared === my.cleared && isStanding(t.heroes[my.hero]) && bombInHand(t, my.hero) >= 0,
    [
      when(
        (t, my) => hasSeveral(t, my.hero),
        [
          ask({
            name: 'bomb-order',
            rule: 'A60',
            who: (t, my) => seatOf(t, my.hero),
            choices(t, out, my) {
              const isBomb = ({ isMinion }: Card): boolean => isMinion
              offerEach(out, choices['explode-bomb'], t.data.cards, t.heroes[my.hero].hand, isBomb)
            },
            take: { 'explode-bomb': (t, { card }, my) => t.call(discardCard, my.hero, card) },
          }),
        ],
        [(t, my) => t.call(discardCard, my.hero, bombInHand(t, my.hero))],
      ),
    ],
  ),
])

define(explodeBomb, [
  (t, my) => {
    // Without a card of the Hero's it is the top one of the Wave [R149]; none left: nothing [A60].
    my.isDrawn = my.card < 0 ? 1 : 0
    if (my.isDrawn === 1) my.card = drawMinion(t)
    if (my.card < 0) return t.leave()
    if (my.isDrawn === 1) t.passing.push(my.card)
    t.log?.add(events['bomb-exploded'], my.card)
    const { explode } = t.data.cards[my.card]
    if (explode !== null) t.call(explode, my.hero, -1, 0, my.card)
  },
  (t, my) => {
    if (my.isDrawn === 0) return
    t.passing.take(my.card)
    discardMinion(t, my.card)
  },
])

/** The procedures of this chapter. */
export const chapter = [explodeHand, explodeBomb]
