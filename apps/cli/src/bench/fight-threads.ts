/** The fights in several threads, one after the other. */
import { once } from 'node:events'
import { startThread } from '@hearthkeep/lanes'
import type { FightBench } from './fights.ts'
import { median } from './rounds.ts'
import type { Effort } from './rounds.ts'

/**
 * Measures the tiny fight beside its peers. The compiler decides anew in every thread what to inline, and the same
 * code can come out a fifth slower: medians over several threads say more than many rounds in one.
 */
export async function benchFights(id: string, effort: Effort): Promise<FightBench> {
  const share: Effort = { ...effort, rounds: Math.ceil(effort.rounds / effort.threads) }
  const found: FightBench[] = []
  for (let i = 0; i < effort.threads; i++) {
    const worker = startThread(new URL('./fight-worker.ts', import.meta.url), { id, effort: share })
    try {
      const [bench] = (await once(worker, 'message')) as [FightBench]
      found.push(bench)
    } finally {
      await worker.terminate()
    }
  }
  const middle = (pick: (bench: FightBench) => number | null): number | null => {
    const values = found.map(pick).filter((value) => value !== null)
    return values.length === found.length ? median(values) : null
  }
  return {
    check: found[0].check,
    isRight: found.every((bench) => bench.isRight),
    decisionsPerSecond: median(found.map((bench) => bench.decisionsPerSecond)),
    ratio: {
      boardgameio: middle((bench) => bench.ratio.boardgameio),
      handOptimised: middle((bench) => bench.ratio.handOptimised),
    },
    peers: {
      boardgameio: middle((bench) => bench.peers.boardgameio),
      handOptimised: middle((bench) => bench.peers.handOptimised),
    },
  }
}
