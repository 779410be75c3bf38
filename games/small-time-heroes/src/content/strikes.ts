/** What a Boss or its Horde strikes for, as far as that can be said in one figure before it does. */
import type { Strike } from './data.ts'
import type { Content } from './schema.ts'

type Effects = Content['bosses'][number]['horde']['sun']

const countHits = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  const within = Object.values(value).reduce<number>((sum, part) => sum + countHits(part), 0)
  return within + ('hit' in value ? 1 : 0)
}

/** One hit that hangs on nothing, with the Strength gained before it; null if there are more, or only under a condition. */
export function strikeOf(effects: Effects): Strike | null {
  let gained = 0
  if (countHits(effects) !== 1) return null
  for (const effect of effects) {
    if (typeof effect !== 'object') continue
    if ('hit' in effect) return { amount: effect.hit, times: effect.times ?? 1, gained }
    if ('strength' in effect && effect.who === undefined) gained += effect.strength
  }
  return null
}
