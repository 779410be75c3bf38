/** Estimates in words: what people say of a chance, and how sure a bot is. */
import type { Advice } from '@hearthkeep/bots'

/** `58 %`, which is never parted at the end of a line. */
export function percent(value: number): string {
  return `${Math.round(value * 100)}\u202f%`
}

/** `about 6 in 10`: nobody knows it better than that. */
export function inTen(value: number): string {
  const tenths = Math.round(value * 10)
  if (value < 0.02) return 'hardly any'
  if (tenths === 0) return 'less than 1 in 10'
  if (value > 0.98) return 'almost certain'
  if (tenths === 10) return 'more than 9 in 10'
  return `about ${tenths} in 10`
}

/** Fewer games than this say little. */
const FEW = 50

/** How sure it is that the first of its choices is the best. */
export function sureness({ choices, simulations }: Pick<Advice, 'choices' | 'simulations'>): string {
  const [best, next] = choices
  if (next === undefined) return 'There is nothing else worth a thought.'
  if (simulations < FEW) return 'It has hardly thought about it.'
  const lead = best.value - next.value
  if (best.share > 0.6 && lead > 0.03) return 'It is quite sure.'
  if (lead > 0.01 && best.share > 0.35) return 'It thinks so, but others are near.'
  return 'It is a close call.'
}
