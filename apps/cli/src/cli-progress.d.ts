/** The part of cli-progress that is used here; the package brings no types. */
declare module 'cli-progress' {
  class SingleBar {
    constructor(options: {
      format: string
      stream: NodeJS.WritableStream
      barsize?: number
      barCompleteChar?: string
      barIncompleteChar?: string
      clearOnComplete?: boolean
      /** Whether it takes over Ctrl-C. */
      gracefulExit?: boolean
    })
    start(total: number, value: number): void
    update(value: number): void
    stop(): void
  }
  const cliProgress: { SingleBar: typeof SingleBar }
  export = cliProgress
}
