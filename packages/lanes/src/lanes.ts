/** Lanes: places where games are played, in this thread or in others. */
import { setImmediate } from 'node:timers/promises'
import type { Chunk, Plan } from '@hearthkeep/bots'
import { playerOf } from './player-of.ts'
import { startThread } from './threads.ts'

/** Plays some games of a plan at a time. */
export interface Lane {
  readonly play: (first: number, count: number) => Promise<Chunk>
  readonly close: () => Promise<unknown>
}

/** As many lanes as wanted: one is this thread itself. */
export async function lanesFor(plan: Plan, workers: number): Promise<readonly Lane[]> {
  return workers === 1 ? [await ownLane(plan)] : Array.from({ length: workers }, () => workerLane(plan))
}

/** A lane in this thread: nothing to start, but between chunks it lets Ctrl-C and the progress bar have their turn. */
async function ownLane(plan: Plan): Promise<Lane> {
  const play = await playerOf(plan)
  return {
    play: async (first, count) => {
      await setImmediate()
      return play(first, count)
    },
    close: () => Promise.resolve(),
  }
}

/** What a worker is asked. */
export interface Order {
  readonly first: number
  readonly count: number
}

/** A lane in a thread of its own. */
function workerLane(plan: Plan): Lane {
  const worker = startThread(new URL('./worker.ts', import.meta.url), plan)
  const waiting = Promise.withResolvers<never>()
  waiting.promise.catch(() => undefined) // a lane that fails while it is idle is noticed at its next order
  worker.on('error', waiting.reject)
  worker.on('exit', (code) => waiting.reject(new Error(`a worker ended with code ${code}`)))
  return {
    play: (first, count) => {
      const answer = new Promise<Chunk>((resolve) => worker.once('message', resolve))
      worker.postMessage({ first, count } satisfies Order)
      return Promise.race([answer, waiting.promise])
    },
    close: () => worker.terminate(),
  }
}
