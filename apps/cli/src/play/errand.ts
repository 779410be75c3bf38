/** What a board does by itself while keys are listened to: one task after the other. */
import type { Board } from './board.ts'
import type { Notice } from './input-state.ts'

/** So long a decision takes at least, so that a person can follow, in milliseconds. */
const PACE = 700

/** What came of a task. */
interface Done {
  readonly notice: Notice | undefined
}

export class Errand {
  private readonly board: Pick<Board<string>, 'task'>
  private readonly onDone: () => void
  private readonly leaving = new AbortController()
  private running: Promise<void> | undefined
  private done: Done | undefined
  private error: unknown

  constructor(board: Pick<Board<string>, 'task'>, onDone: () => void) {
    this.board = board
    this.onDone = onDone
  }

  /** Begins the next task, if there is one and none is being done. */
  begin(): void {
    if (this.running !== undefined) return
    const task = this.board.task?.()
    if (task === undefined) return
    this.running = task
      .run({ least: PACE, signal: this.leaving.signal })
      .then((notice) => {
        this.done = { notice }
      })
      .catch((error: unknown) => {
        this.error = error
      })
      .finally(() => {
        this.running = undefined
        this.onDone()
      })
  }

  /** What came of the last task, once; throws what it threw. */
  take(): Done | undefined {
    if (this.error !== undefined) throw this.error as Error
    const { done } = this
    this.done = undefined
    return done
  }

  /** Does nothing more; waits for what cannot be stopped. */
  async stop(): Promise<void> {
    this.leaving.abort()
    await this.running
  }
}
