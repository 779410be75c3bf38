/** What only the game knows about re-dealing: a closed hand may hold anything of its owner's deck. */
import type { Stream } from '@hearthkeep/engine'
import { isPlayerHero } from '../rules/players.ts'
import type { Table } from '../rules/rulebook.ts'

/** Deals the hands that a seat does not see anew, each from its own deck; a player hero stays where all know it is. */
export function redeal(t: Table, viewer: number, random: Stream): void {
  if (t.openHands === 1) return
  for (let seat = 0; seat < t.seats; seat++) {
    if (seat === viewer) continue
    const { hand, deck } = t.players[seat]
    for (let i = 0; i < hand.size; i++) {
      if (isPlayerHero(t, hand.get(i))) continue
      const place = random.below(deck.size + 1)
      if (place === deck.size) continue
      const card = hand.get(i)
      hand.set(i, deck.get(place))
      deck.set(place, card)
    }
  }
}
