/** The parts of a Wave Reward that are left, packed: two bits each for cards to gain and to destroy and Potions. */
export const GAIN = 1
export const DESTROY = 4
export const POTION = 16
export const HEAL = 64
export const CLEAR = 128

export const countOf = (left: number, unit: number): number => ((left / unit) | 0) % 4

/** Unpacks what still has to be chosen; healing needs no decision. */
export function partsLeft(left: number): {
  readonly gainCard?: number
  readonly destroyCard?: number
  readonly potion?: number
  readonly clearRow?: boolean
} {
  const [gainCard, destroyCard, potion] = [GAIN, DESTROY, POTION].map((unit) => countOf(left, unit))
  return {
    ...(gainCard > 0 ? { gainCard } : {}),
    ...(destroyCard > 0 ? { destroyCard } : {}),
    ...(potion > 0 ? { potion } : {}),
    ...(left >= CLEAR ? { clearRow: true } : {}),
  }
}
