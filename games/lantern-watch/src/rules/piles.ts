/** The two decks: watch cards and shadows [T4] [E3]. */
import { rules } from './rulebook.ts'
import type { Seat, Table } from './rulebook.ts'

const { events } = rules

/** A watcher draws, as long as there are cards [T4]. */
export function drawCards(t: Table, watcher: Seat, count: number): void {
  for (; count > 0; count--) {
    if (t.drawPile.isEmpty) {
      if (t.discardPile.isEmpty) return
      t.discardPile.moveAllTo(t.drawPile)
      t.dice.shuffle(t.drawPile)
      t.log?.add(events['cards-shuffled'])
    }
    const { hand } = t.watchers[watcher]
    t.drawPile.moveTopTo(hand)
    t.log?.add(events['card-drawn'], watcher, hand.top)
  }
}

/** Sees to it that there is a shadow on the deck; false if all are on the wall [E3]. */
export function hasShadow(t: Table): boolean {
  if (!t.shadowDeck.isEmpty) return true
  if (t.drivenOff.isEmpty) return false
  t.drivenOff.moveAllTo(t.shadowDeck)
  t.dice.shuffle(t.shadowDeck)
  t.log?.add(events['shadows-shuffled'])
  return true
}
