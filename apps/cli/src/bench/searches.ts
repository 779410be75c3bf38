/** How every game that bots know is thought about, each in a thread of its own, one after the other. */
import { once } from 'node:events'
import { startThread } from '@hearthkeep/lanes'
import type { Effort } from './rounds.ts'
import type { SearchSpeed } from './search-speed.ts'

/** What thinking about a game takes, or why it could not be measured. */
export type SearchBench = SearchSpeed | { readonly error: string }

/** Fewer forecasts a second than these are felt at the table. */
export const FEWEST_FORECASTS = 200
/** A search that spends more than this share of its time on itself wants tuning. */
export const MOST_OVERHEAD = 0.35

/** Measures games by id. */
export async function benchSearches(
  ids: readonly string[],
  effort: Effort,
): Promise<Record<string, SearchBench>> {
  const found: Record<string, SearchBench> = {}
  for (const id of ids) {
    const worker = startThread(new URL('./search-worker.ts', import.meta.url), { id, effort })
    try {
      const [speed] = (await once(worker, 'message')) as [SearchSpeed] // rejects on the worker's error
      found[id] = speed
    } catch (error) {
      found[id] = { error: (error as Error).message }
    } finally {
      await worker.terminate()
    }
  }
  return found
}
