import cliProgress from 'cli-progress'

/** Shows how far something is. */
interface Progress {
  readonly update: (done: number) => void
  readonly stop: () => void
}

/** A bar on standard error if that is a terminal; otherwise nothing. */
export function startProgress(total: number): Progress {
  if (!process.stderr.isTTY) return { update: () => undefined, stop: () => undefined }
  const bar = new cliProgress.SingleBar({
    format: '{bar} {percentage} %  {value} of {total} games, {eta_formatted} left',
    stream: process.stderr,
    barsize: 30,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    clearOnComplete: true,
    gracefulExit: false,
  })
  bar.start(total, 0)
  return { update: (done) => bar.update(done), stop: () => bar.stop() }
}

/** Does something that can be ended early by Ctrl-C, and shows how far it is. */
export async function interruptible<R>(
  total: number,
  task: (told: { readonly stop: AbortSignal; readonly onProgress: (done: number) => void }) => Promise<R>,
): Promise<R> {
  const progress = startProgress(total)
  const stop = new AbortController()
  const onInterrupt = (): void => stop.abort()
  process.once('SIGINT', onInterrupt) // once: a second Ctrl-C ends the program at once
  try {
    return await task({ stop: stop.signal, onProgress: progress.update })
  } finally {
    progress.stop()
    process.off('SIGINT', onInterrupt)
  }
}
