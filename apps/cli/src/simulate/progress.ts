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
