/** How a hit came to what it did [R55], packed into one number, and in words: `4 halved by Weak - 1 Block = 1`. */
import type { Data } from '../../content/data.ts'

const EXPOSED = 1 << 12
const WEAK = 1 << 13
const HIDDEN = 1 << 14
const MOST = EXPOSED - 1
const BLOCK = 15

/** What a hit met: whether its target was Exposed, who dealt it Weak, the Rogue hidden, and how much Block. */
export interface Met {
  readonly isExposed?: boolean
  readonly isWeak?: boolean
  readonly isHidden?: boolean
  readonly block: number
}

/** Packs the sum of a hit of an amount, Strength included. */
export function sumOf(amount: number, { isExposed, isWeak, isHidden, block }: Met): number {
  const base = amount < 0 ? 0 : amount > MOST ? MOST : amount
  const status = (isExposed ? EXPOSED : 0) | (isWeak ? WEAK : 0) | (isHidden ? HIDDEN : 0)
  const force = reached(base | status)
  const taken = block < force ? block : force
  return base | status | (taken << BLOCK)
}

/** Whether nothing changed the amount, so that there is no sum to tell. */
export const isPlain = (sum: number): boolean => sum <= MOST

/** What is left of the amount before Block. */
function reached(sum: number): number {
  let force = sum & MOST
  if (sum & EXPOSED) force *= 2
  if (sum & WEAK) force /= 2
  if (sum & HIDDEN) force /= 2
  return Math.floor(force) // [R7]
}

export function sumInWords(sum: number, { data }: { readonly data: Data }): string {
  const amount = sum & MOST
  if (sum === amount) return String(amount)
  const block = sum >> BLOCK
  const status = [
    ...(sum & EXPOSED ? [data.say('sum-exposed')] : []),
    ...(sum & WEAK ? [data.say('sum-weak')] : []),
    ...(sum & HIDDEN ? [data.say('sum-hidden')] : []),
  ].join(',')
  const steps = block > 0 ? status + data.say('sum-block', { block }) : status
  return data.say('sum', { amount, steps, result: reached(sum) - block })
}
