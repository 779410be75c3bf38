/** A table of one seat with two choices, two events after each. */
import type { Game, OfferedChoice, ThingRef } from '@hearthkeep/engine'
import type { Frame, Viewer } from '@hearthkeep/match'
import type { ChangeListener, Driver, LogLine, Look, Taken } from '../src/session/driver.ts'
import { Session } from '../src/session/session.ts'
import type { SessionOptions } from '../src/session/table-state.ts'

export const card: ThingRef = { kind: 'card', id: 1 }
export const shield: ThingRef = { kind: 'card', id: 2 }
export const dear: ThingRef = { kind: 'card', id: 3 }
export const enemy: ThingRef = { kind: 'enemy', id: 1 }
export const strike: OfferedChoice = { seat: 0, notation: 'strike', kind: 'play', concerns: [card, enemy] }
export const guard: OfferedChoice = { seat: 0, notation: 'guard', kind: 'play', concerns: [shield] }

const line = (step: number, text: string, isDecision = false): LogLine => ({
  ...{ step, kind: 'told', rule: 'T1', text, isDecision },
})
const frame = (text: string): Frame => ({
  event: { from: 'rules', kind: text, rule: 'T1', text, params: {}, concerns: [] },
  cells: Int32Array.of(7),
})

/** Refuses what it is told to, and cannot be reached when told so. */
class FakeDriver implements Driver {
  readonly game = {} as Game
  readonly seats = 1
  readonly own = [0]
  readonly undoPolicy = 'honest'
  readonly parts = []
  taken: string[] = []
  revision = 0
  refusal: string | undefined
  failure: string | undefined
  /** What differs from the usual look. */
  other: Partial<Look> = {}
  /** What was asked and is not answered yet, if answers have to wait. */
  waiting: (() => void)[] | undefined
  isClosed = false
  private readonly listeners = new Set<ChangeListener>()

  private async answer<T>(value: () => T): Promise<T> {
    if (this.waiting !== undefined) await new Promise<void>((resolve) => this.waiting?.push(resolve))
    if (this.failure !== undefined) throw new Error(this.failure)
    return value()
  }

  look(_: Viewer, step?: number): Promise<Look> {
    return this.answer(() => ({
      cells: Int32Array.of(step ?? this.taken.length),
      seat: 0,
      prompt: { question: 'act', text: 'Act.', rule: 'T1', seats: [0], canBePassed: false },
      choices: [strike, guard],
      refused: [{ seat: 0, notation: 'bash', rule: 'T4', text: 'it costs too much', concerns: [dear] }],
      refusedIfTried: [],
      outcome: 'playing',
      undo: { cost: 'free', isPossible: true, reason: 'nobody learnt anything' },
      step: step ?? this.taken.length,
      steps: this.taken.length,
      revision: this.revision,
      ...this.other,
    }))
  }

  take({ notation }: OfferedChoice): Promise<Taken> {
    return this.answer(() => {
      if (this.refusal !== undefined) return { refused: this.refusal }
      this.taken.push(notation)
      this.revision++
      return { frames: [frame('hit'), frame('hurt')] }
    })
  }

  undo(): Promise<string | undefined> {
    return this.answer(() => {
      if (this.refusal !== undefined) return this.refusal
      this.taken.pop()
      this.revision++
      return undefined
    })
  }

  lines(): Promise<LogLine[]> {
    return this.answer(() =>
      this.taken.flatMap((notation, i) => [
        line(i + 1, notation, true),
        line(i + 1, 'hit'),
        line(i + 1, 'hurt'),
      ]),
    )
  }

  preview(): Promise<undefined> {
    return Promise.resolve(undefined)
  }

  subscribe(listener: ChangeListener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Somebody else decides something. */
  changeFromElsewhere(notation: string): void {
    this.taken.push(notation)
    this.revision++
    for (const listener of this.listeners) listener([frame('hit'), frame('hurt')])
  }

  /** Answers what was asked, in order, until nothing is asked any more. */
  async answerAll(): Promise<void> {
    while (this.waiting !== undefined && this.waiting.length > 0) {
      this.waiting.shift()?.()
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
  }

  close(): void {
    this.isClosed = true
  }
}

/** A session at such a table; `goOn` lets the next moment be shown. */
export async function begin(pause = 0, options: Partial<SessionOptions> = {}) {
  const driver = new FakeDriver()
  const waits: (() => void)[] = []
  const session = await Session.open(driver, {
    ...options,
    pace: () => pause,
    thingKinds: ['card', 'enemy'],
    wait: () => new Promise((resolve) => waits.push(resolve)),
  })
  const goOn = async (): Promise<void> => {
    waits.shift()?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { driver, session, goOn }
}
