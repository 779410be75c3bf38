/** What is asked of a table that answers in its own time: one thing after the other, so that no answer overtakes another. */

interface Errand {
  readonly action: () => void
  /** Of several that wait with the same name, only the last counts. */
  readonly name: string | undefined
}

export class Errands {
  private isUnderWay = false
  private isClosed = false
  private waiting: Errand[] = []
  /** Cuts short what only waits for the screen. */
  private hurry: () => void = () => undefined
  private last: Promise<void> = Promise.resolve()

  /** Does something at once or, while an answer is awaited, after it: a click in between is not lost. */
  whenFree(action: () => void, name?: string): void {
    if (this.isClosed) return
    if (!this.isUnderWay) return action()
    if (name !== undefined) this.waiting = this.waiting.filter((one) => one.name !== name)
    this.waiting.push({ action, name })
    this.hurry()
  }

  /** Goes and asks; it must not fail. */
  go(errand: () => Promise<void>, name?: string): void {
    this.whenFree(() => {
      this.isUnderWay = true
      this.last = errand().finally(() => {
        this.isUnderWay = false
        while (!this.isUnderWay && !this.isClosed) {
          const next = this.waiting.shift()
          if (next === undefined) return
          next.action()
        }
      })
    }, name)
  }

  /** Waits until the page has shown that something was chosen, unless there is something more to do. */
  shown(afterAnswer: ((action: () => void) => () => void) | undefined): Promise<void> | undefined {
    if (afterAnswer === undefined || this.isClosed) return undefined
    return new Promise((resolve) => {
      const callOff = afterAnswer(resolve)
      this.hurry = () => {
        callOff()
        resolve()
      }
    })
  }

  /** Nothing new is begun; resolves when what is under way has come to its end. */
  close(): Promise<void> {
    this.isClosed = true
    this.waiting = []
    this.hurry()
    return this.last
  }
}
