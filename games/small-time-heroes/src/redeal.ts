/** What a re-dealt table must keep: an Intent that lies face down shows its back [R94, R195]. */
import type { Stream } from '@hearthkeep/engine'
import type { Table } from './rulebook.ts'

/** Gives every face-down Intent a front that its back allows, chosen among the cards nobody has seen. */
export function redeal(t: Table, _: number, random: Stream): void {
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
