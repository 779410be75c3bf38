/** How a hit comes to what it does [R55], packed into one number, and in words: `4 halved by Weak - 1 Block = 1`. */
import { said } from '@hearthkeep/content'
import type { Data } from '../../content/data.ts'

const EXPOSED = 1 << 12
const WEAK = 1 << 13
const HIDDEN = 1 << 14
const MOST = EXPOSED - 1
const BLOCK = 15

/** What a hit meets, as the table has it: its target Exposed, who deals it Weak, the Rogue hidden, and how much Block. */
interface Met {
  readonly exposed?: number
  readonly weak?: number
  readonly hidden?: number
  readonly block: number
}

/** Packs the sum of a hit of an amount, Strength included. */
export function sumOf(amount: number, { exposed = 0, weak = 0, hidden = 0, block }: Met): number {
  const base = amount < 0 ? 0 : amount > MOST ? MOST : amount
  const sum = base | (exposed * EXPOSED) | (weak * WEAK) | (hidden * HIDDEN)
  const force = forceOf(sum)
  return sum | ((block < force ? block : force) << BLOCK)
}

/** Whether nothing changed the amount, so that there is no sum to tell. */
export const isPlain = (sum: number): boolean => sum <= MOST

/** What is left of the amount before Block, rounded down [R7]. */
export function forceOf(sum: number): number {
  let force = sum & MOST
  if (sum & EXPOSED) force *= 2
  if (sum & WEAK) force >>= 1
  if (sum & HIDDEN) force >>= 1
  return force
}

/** What a hit of an amount is before it meets anybody: halved if whoever deals it is Weak [R63]. */
export const dealt = (amount: number, weak: number): number => forceOf(sumOf(amount, { weak, block: 0 }))

export function sumInWords(sum: number, { data }: { readonly data: Data }): string {
  const amount = sum & MOST
  if (sum === amount) return String(amount)
  const block = sum >> BLOCK
  const status = said([
    (sum & EXPOSED) > 0 && data.say('sum-exposed'),
    (sum & WEAK) > 0 && data.say('sum-weak'),
    (sum & HIDDEN) > 0 && data.say('sum-hidden'),
  ]).join(',')
  const steps = block > 0 ? status + data.say('sum-block', { block }) : status
  return data.say('sum', { amount, steps, result: forceOf(sum) - block })
}
