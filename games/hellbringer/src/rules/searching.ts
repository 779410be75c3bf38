/** Looking through the Common Draw Pile: what is looked for lies before the player, sorted, and goes back to its places [HA64]. */
import type { Stream } from '@hearthkeep/engine'
import { takeFromPile } from './drawing.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { events } = rules

/** All cards of a kind are taken out. */
export function beginSearch(t: Table, seat: number, kind: number): void {
  const { commons, found, foundAt } = t
  t.searcher = seat + 1
  t.log?.add(events['cards-searched'], seat)
  for (let card = 0; card < t.data.first.combats; card++) {
    const place = kind < 0 || t.data.cards[card].kind === kind ? commons.indexOf(card) : -1
    if (place < 0) continue
    found.push(card)
    foundAt.push(place)
  }
  for (let i = 0; i < found.size; i++) commons.take(found.get(i))
}

/** They go back, the lowest first, and the one that is wanted (-1: none) is taken. */
export function endSearch(t: Table, wanted: number): void {
  const { commons, found, foundAt } = t
  while (!found.isEmpty) {
    let lowest = 0
    for (let i = 1; i < foundAt.size; i++) if (foundAt.get(i) < foundAt.get(lowest)) lowest = i
    commons.insert(foundAt.takeAt(lowest), found.takeAt(lowest))
  }
  t.searcher = 0
  if (wanted >= 0) takeFromPile(t, wanted)
}

/** Where the cards lay that were found is dealt anew: anywhere. */
export function redealPlaces(t: Table, random: Stream): void {
  const { commons, found, foundAt } = t
  let left = commons.size + found.size
  // Each place is counted among those that are still free, from the lowest; then the lower ones that were given are passed over.
  foundAt.clear()
  while (foundAt.size < found.size) {
    const free = random.below(left--)
    let place = 0
    for (let passed = 0; ; place++) {
      if (foundAt.has(place)) continue
      if (passed === free) break
      passed++
    }
    foundAt.push(place)
  }
}
