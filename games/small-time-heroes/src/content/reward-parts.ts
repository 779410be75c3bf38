/** Wave Rewards, and the parts of one that are left, packed: two bits each for cards to gain and to destroy and Potions. */
import { whole, z } from '@hearthkeep/content'
import { MOST_PER_REWARD } from './limits.ts'

/** A figure that is 0 where a card does not have it. */
export const upTo = (most: number) => whole(0, most).default(0)

export const reward = z.strictObject({
  gainCard: upTo(MOST_PER_REWARD),
  destroyCard: upTo(MOST_PER_REWARD),
  heal: upTo(20),
  potion: upTo(2),
  clearRow: z.boolean().default(false),
})
export type Reward = Readonly<z.output<typeof reward>>

export const GAIN = 1
export const DESTROY = 4
export const POTION = 16
export const HEAL = 64
export const CLEAR = 128

export const countOf = (left: number, unit: number): number => ((left / unit) | 0) % 4

/** Packs all parts of a Reward. */
export function packParts({ gainCard, destroyCard, potion, heal, clearRow }: Reward): number {
  const cards = gainCard * GAIN + destroyCard * DESTROY + potion * POTION
  return cards + (heal > 0 ? HEAL : 0) + (clearRow ? CLEAR : 0)
}

/** Unpacks what still has to be chosen; healing needs no decision. */
export function partsLeft(left: number): Reward {
  const [gainCard, destroyCard, potion] = [GAIN, DESTROY, POTION].map((unit) => countOf(left, unit))
  return { gainCard, destroyCard, potion, heal: 0, clearRow: left >= CLEAR }
}
