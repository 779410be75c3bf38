/** What only the game knows about re-dealing: the backs of Intents, and which cards may lie in the box [R94, R172, R195]. */
import type { Stream } from '@hearthkeep/engine'
import type { Table } from '../rules/rulebook.ts'

/** Completes a re-deal. */
export function redeal(t: Table, _: number, random: Stream): void {
  dealIntents(t, random)
  dealChallenges(t, random)
}

/** Swaps Advanced cards of the deck for those in the box: which six are in play shows only when they are turned up. */
function dealChallenges(t: Table, random: Stream): void {
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
}

/** Gives every face-down Intent a front that its back allows, chosen among the cards nobody has seen. */
function dealIntents(t: Table, random: Stream): void {
  for (const intent of t.intents) {
    if (intent.card < 0 || intent.shown >= 0 || t.data.intents[intent.card].back === intent.back) continue
    const fitting: number[] = []
    for (let i = 0; i < t.intentDeck.size; i++) {
      if (t.data.intents[t.intentDeck.get(i)].back === intent.back) fitting.push(i)
    }
    if (fitting.length === 0) continue
    const place = fitting[random.below(fitting.length)]
    const card = intent.card
    intent.card = t.intentDeck.get(place)
    t.intentDeck.set(place, card)
  }
}
