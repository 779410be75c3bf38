/** Threads that start as this program did. */
import { Worker } from 'node:worker_threads'

/**
 * Starts a thread with what this program imports before anything else, such as apps/cli/bin/plain-javascript.mjs. Left to
 * itself a thread inherits what stood on the command line, and knows nothing of what was added to `process.execArgv` since.
 */
export function startThread(script: URL, workerData: unknown): Worker {
  const { execArgv } = process
  const imports = execArgv.filter((arg, i) => arg === '--import' || execArgv[i - 1] === '--import')
  return new Worker(script, { workerData, ...(imports.length > 0 && { execArgv: imports }) })
}
