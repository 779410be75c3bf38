/** How many threads a machine can take. */
import { availableParallelism } from 'node:os'

/** What a thread of a simulation takes, in bytes: every game with its content, and tables to play on. Measured, and rounded up. */
const THREAD_MEMORY = 150_000_000

/** What bounds the number of threads. */
interface Machine {
  readonly cores: number
  /** Free memory in bytes. */
  readonly memory: number
}

/** The machine we are on, or as much of it as we may use. */
export function thisMachine(): Machine {
  return { cores: availableParallelism(), memory: process.availableMemory() }
}

/**
 * As many threads as are wanted, or else as many as the machine can take, and then a sentence that says so. More threads
 * than cores make nothing faster; more than the memory holds end the program. The results are the same.
 */
export function boundWorkers(
  wanted: number | 'all',
  { cores, memory }: Machine,
): { readonly workers: number; readonly warning?: string } {
  const fitting = Math.max(1, Math.floor(memory / THREAD_MEMORY))
  const most = Math.min(cores, fitting)
  if (wanted === 'all' ? fitting >= cores : wanted <= most) {
    return { workers: wanted === 'all' ? cores : wanted }
  }
  const bound =
    fitting < cores
      ? `there is memory for ${fitting} (${Math.floor(memory / 1e6)} MB are free)`
      : `this machine has ${cores} ${cores === 1 ? 'core' : 'cores'}`
  const used = most === 1 ? 'one thread is used' : `${most} threads are used`
  return { workers: most, warning: `--workers ${wanted}: ${bound}, so ${used}; the results are the same` }
}
