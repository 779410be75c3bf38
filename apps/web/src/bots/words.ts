/** Estimates in words: what people say of a chance, and how sure a bot is. */
import type { Advice } from '@hearthkeep/bots'
import { say } from '../words/bots.ts'

/** `58 %`, which is never parted at the end of a line. */
export function percent(value: number): string {
  return `${Math.round(value * 100)}\u202f%`
}

/** `about 6 in 10`: nobody knows it better than that. */
export function inTen(value: number): string {
  const tenths = Math.round(value * 10)
  if (value < 0.02) return say('words.hardly-any')
  if (tenths === 0) return say('words.less-than-1-in')
  if (value > 0.98) return say('words.almost-certain')
  if (tenths === 10) return say('words.more-than-9-in')
  return say('words.about-in-10', { tenths })
}

/** Fewer games than this say little. */
const FEW = 50

/** How sure it is that the first of its choices is the best. */
export function sureness({ choices, simulations }: Pick<Advice, 'choices' | 'simulations'>): string {
  const [best, next] = choices
  if (next === undefined) return say('words.there-is-nothing-else')
  if (simulations < FEW) return say('words.it-has-hardly-thought')
  const lead = best.value - next.value
  if (best.share > 0.6 && lead > 0.03) return say('words.it-is-quite-sure')
  if (lead > 0.01 && best.share > 0.35) return say('words.it-thinks-so-but')
  return say('words.it-is-a-close')
}
