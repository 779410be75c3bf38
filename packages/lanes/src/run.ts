/** Hands games out to lanes and takes the results in, in the order of the games. */
import type { Lane } from './lanes.ts'
import { PER_GAME } from '@hearthkeep/bots'
import type { Chunk } from '@hearthkeep/bots'

/** How long a chunk should take, in milliseconds: short enough to stop and to show progress, long enough to be cheap. */
const CHUNK_TIME = 60
const LARGEST_CHUNK = 8192

/** What a run needs to know. */
interface Run {
  readonly games: number
  /** Gets the chunks in the order of their games. */
  readonly onChunk: (chunk: Chunk) => void
  /** When it fires, no more games are begun; those under way are finished. */
  readonly stop?: AbortSignal
}

/** Plays games 0 to `games` - 1, or as far as it comes before it is stopped: always the first so many. */
export async function runLanes(lanes: readonly Lane[], run: Run): Promise<void> {
  let next = 0
  let due = 0
  /** Chunks that came before their turn, by their first game. */
  const early = new Map<number, Chunk>()

  function takeIn(first: number, chunk: Chunk): void {
    early.set(first, chunk)
    for (let ready = early.get(due); ready !== undefined; ready = early.get(due)) {
      early.delete(due)
      due += ready.results.length / PER_GAME
      run.onChunk(ready)
    }
  }

  async function drive(lane: Lane): Promise<void> {
    let size = 1
    while (next < run.games && run.stop?.aborted !== true) {
      const first = next
      const count = Math.min(size, run.games - first)
      next += count
      const began = performance.now()
      const chunk = await lane.play(first, count)
      size = chunkSize(count, performance.now() - began)
      takeIn(first, chunk)
    }
  }
  await Promise.all(lanes.map(drive))
}

/** The next chunk of a lane whose last one took `time`: it may grow fourfold at most, as the first games are slow. */
function chunkSize(count: number, time: number): number {
  const wanted = Math.round((count * CHUNK_TIME) / Math.max(time, 0.01))
  return Math.max(1, Math.min(wanted, count * 4, LARGEST_CHUNK))
}
