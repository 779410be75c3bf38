/** The Market of each Hero [R22, R132, A39]. */
import type { Choices } from '@hearthkeep/engine'
import { offerEach } from '../heroes/heroes.ts'
import { rules } from '../rulebook.ts'
import type { Table } from '../rulebook.ts'

const { choices, events } = rules
const ROW = 4

/** Turns up cards until four lie in the row; the cleared ones are shuffled in when the deck is out. */
export function refillRow(t: Table, number: number): void {
  const hero = t.heroes[number]
  while (hero.marketRow.size < ROW) {
    if (hero.marketDeck.isEmpty) {
      if (hero.marketDiscard.isEmpty) return
      hero.marketDiscard.moveAllTo(hero.marketDeck)
      t.marketDice.shuffle(hero.marketDeck)
    }
    hero.marketRow.push(hero.marketDeck.pop())
  }
}

/** Replaces the whole row. */
export function clearRow(t: Table, number: number): void {
  const hero = t.heroes[number]
  hero.marketRow.moveAllTo(hero.marketDiscard)
  refillRow(t, number)
  t.log?.add(events['row-cleared'], number)
}

/** Offers the cards of the row; two copies are one choice. */
export function offerMarket(t: Table, out: Choices, number: number): void {
  offerEach(out, choices['gain-card'], t.data.cards, t.heroes[number].marketRow)
}

/** Takes a card out of the row, free, and refills it at once. It joins the discard pile, to be shuffled in. */
export function gainCard(t: Table, number: number, card: number): void {
  const hero = t.heroes[number]
  hero.marketRow.take(card)
  hero.discard.push(card)
  refillRow(t, number)
  t.log?.add(events['card-gained'], number, card)
}
