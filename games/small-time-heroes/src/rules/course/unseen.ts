/** What only the game knows about re-dealing: which Challenges may lie in the box [R172, R195]. */
import type { Redeal } from '@hearthkeep/engine'
import type { Table } from '../rulebook.ts'

/** Swaps Advanced cards of the deck for those in the box: which six are in play shows only when they are turned up. */
export const redeal: Redeal<Table> = {
  kinds: ['challenge'],
  deal(t, _, random) {
    const { challengeDeck: deck, unusedChallenges: box } = t
    if (box.isEmpty) return
    for (let i = 0, size = deck.size; i < size; i++) {
      const card = deck.get(i)
      if (!t.data.challenges[card].isAdvanced) continue
      // Each card of the deck changes places with one of those that are still left, itself included.
      const place = random.below(box.size + 1)
      if (place === box.size) continue
      deck.set(i, box.get(place))
      box.set(place, card)
    }
  },
}
