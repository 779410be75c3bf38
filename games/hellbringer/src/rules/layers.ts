/** What everybody knows of the Common Draw Pile: five piles on each other, of which each but the last ends with its Location [H36]. */
import { NONE } from '@hearthkeep/engine'

/** Piles 1 to 4, and the rest. */
export const PILES_IN_ALL = 5

/** What the rule reads. */
export interface Layered {
  readonly seats: number
  readonly layers: Int32Array
  readonly lookedCount: number
  readonly drawPile: { readonly size: number; readonly get: (place: number) => number }
  readonly players: readonly { readonly knows: number }[]
}

/** How many of the top cards a seat knows; who looks on knows what every seat knows. */
export function knownTo(t: Pick<Layered, 'players' | 'seats'>, seat: number): number {
  if (seat >= 0) return t.players[seat].knows
  let least = t.players[0].knows
  for (let other = 1; other < t.seats; other++) least = Math.min(least, t.players[other].knows)
  return least
}

/** In which of the piles a place lies; `NONE` if the seat knows what is there: a Location, or what was looked at. */
export function layerOf(t: Layered, seat: number, place: number): number {
  let depth = t.drawPile.size - 1 - place
  // While somebody looks at the top cards, what kind they are of stays as it is, or it would not fit what lies before the looker.
  if (depth < knownTo(t, seat) || depth < t.lookedCount) return NONE
  for (let layer = 0; layer < PILES_IN_ALL; layer++) {
    const size = t.layers[layer]
    if (depth < size) return depth === size - 1 && layer < PILES_IN_ALL - 1 ? NONE : layer
    depth -= size
  }
  return PILES_IN_ALL - 1
}

/** A card has left the top, or the bottom. */
export function takeFromTop(layers: Int32Array): void {
  for (let layer = 0; layer < PILES_IN_ALL; layer++) if (layers[layer] > 0) return void layers[layer]--
}
export function takeFromBottom(layers: Int32Array): void {
  for (let layer = PILES_IN_ALL - 1; layer >= 0; layer--) if (layers[layer] > 0) return void layers[layer]--
}

/** A card that lies so many places below the top has left. */
export function takeFromDepth(layers: Int32Array, depth: number): void {
  let left = depth
  for (let layer = 0; layer < PILES_IN_ALL; layer++) {
    if (left < layers[layer]) return void layers[layer]--
    left -= layers[layer]
  }
}

/** A card was put on top. */
export function putOnTop(layers: Int32Array): void {
  for (let layer = 0; layer < PILES_IN_ALL; layer++) if (layers[layer] > 0) return void layers[layer]++
  layers[PILES_IN_ALL - 1]++
}

/** The top cards were put back in another order: piles that lie wholly among them are told apart no more. */
export function blend(layers: Int32Array, count: number): void {
  for (let layer = 0; layer < PILES_IN_ALL - 1; layer++) {
    if (layers[layer] === 0) continue
    if (layers[layer] > count) return
    layers[layer + 1] += layers[layer]
    layers[layer] = 0
  }
}
