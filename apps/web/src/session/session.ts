/** One table in the page: what is drawn, what is picked, what is being shown. */
import type { OfferedChoice, ThingRef } from '@hearthkeep/engine'
import type { Frame, TableEvent } from '@hearthkeep/match'
import type { Driver, LogLine, Look } from './driver.ts'
import { pick, reasonFor, select } from './selection.ts'
import type { Selection } from './selection.ts'
import { keyOf } from './thing.ts'

/** Everything a table is drawn from. */
export interface TableState extends Selection {
  readonly look: Look
  /** What is drawn: the table now, or a moment of what is being shown. */
  readonly cells: Int32Array
  /** What is being shown. */
  readonly event: TableEvent | null
  readonly isPlaying: boolean
  /** Choices that concern nothing on the table: buttons of the prompt. */
  readonly buttons: readonly OfferedChoice[]
  readonly lines: readonly LogLine[]
  /** A word to the player: why something was not done. */
  readonly notice: string | null
  /** Whether an earlier moment is looked at. */
  readonly isPast: boolean
}

/** How long an event is shown, in milliseconds; 0: no pause. */
export type Pace = (event: TableEvent) => number

/** What a session needs to know of its surroundings. */
export interface SessionOptions {
  readonly pace: Pace
  /** The kinds of things that are drawn on the table and can be clicked. */
  readonly thingKinds: readonly string[]
  /** Waits; replaced in tests. */
  readonly wait?: (milliseconds: number) => Promise<void>
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

export class Session {
  readonly driver: Driver
  state: TableState
  private readonly options: SessionOptions
  private readonly listeners = new Set<() => void>()
  /** Counts what is shown, so that what was skipped stops. */
  private showing = 0
  /** Hears of every event that is shown, for sounds. */
  onEvent: (event: TableEvent) => void = () => undefined

  constructor(driver: Driver, options: SessionOptions) {
    this.driver = driver
    this.options = options
    this.state = this.rest(driver.look(), driver.lines())
  }

  /** For React: calls a listener after each change. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): TableState => this.state

  /** The table at rest, with nothing picked. */
  private rest(look: Look, lines: readonly LogLine[], notice: string | null = null): TableState {
    return {
      ...select(look.choices, [], this.isOnTable),
      look,
      cells: look.cells,
      event: null,
      isPlaying: false,
      buttons: look.choices.filter(({ concerns }) => !concerns.some(this.isOnTable)),
      lines,
      notice,
      isPast: look.step < look.steps,
    }
  }

  private readonly isOnTable = ({ kind }: ThingRef): boolean => this.options.thingKinds.includes(kind)

  private set(state: TableState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }

  /** Picks a thing: narrows the choices, or completes one that was waiting for a second click. */
  pick(thing: ThingRef): void {
    if (this.state.isPlaying) this.skip()
    const { look, picked, complete, isPast } = this.state
    if (isPast)
      return this.notify('You are looking at an earlier moment: go back to the table, or branch here.')
    const isAgain = picked.some((one) => keyOf(one) === keyOf(thing))
    if (isAgain && complete !== undefined) return this.take(complete)
    if (isAgain) return this.drop()
    const now = pick(look.choices, picked, thing)
    if (now === picked) return this.explain(thing)
    const selection = select(look.choices, now, this.isOnTable)
    // A target completes a choice; a lone thing waits for a second click, unless it was the second.
    if (selection.complete !== undefined && selection.next.size === 0 && now.length > 1)
      return this.take(selection.complete)
    this.set({ ...this.state, ...selection, notice: null })
  }

  /** Says why a thing cannot be chosen. */
  explain(thing: ThingRef): void {
    const reason = reasonFor(this.state.look.refused, thing)
    if (reason !== undefined) this.notify(`${reason.text} [${reason.rule}]`)
  }

  /** Why a thing cannot be chosen now; undefined if it can be, or if there is nothing to say. */
  whyNot(thing: ThingRef): string | undefined {
    const { look, next } = this.state
    if (next.has(keyOf(thing))) return undefined
    const reason = reasonFor(look.refused, thing)
    return reason && `${reason.text} [${reason.rule}]`
  }

  private notify(notice: string): void {
    this.set({ ...this.state, notice })
  }

  /** Lets go of what is picked. */
  drop(): void {
    const { look } = this.state
    this.set({ ...this.state, ...select(look.choices, [], this.isOnTable), notice: null })
  }

  /** Makes a choice and shows what comes of it. */
  take(choice: OfferedChoice): void {
    if (this.state.isPlaying) this.skip()
    const taken = this.driver.take(choice)
    if ('refused' in taken) return this.notify(taken.refused)
    const end = this.rest(this.driver.look(), [...this.state.lines, ...taken.lines])
    void this.show(taken.frames, end)
  }

  /** Shows one moment after the other, then the table at rest. */
  private async show(frames: readonly Frame[], end: TableState): Promise<void> {
    const showing = ++this.showing
    const before = this.state
    for (const { event, cells } of frames) {
      const pause = this.options.pace(event)
      this.onEvent(event)
      if (pause === 0) continue
      this.set({
        ...end,
        ...select([], [], this.isOnTable),
        buttons: [],
        lines: before.lines,
        cells,
        event,
        isPlaying: true,
      })
      this.waiting = end
      await (this.options.wait ?? sleep)(pause)
      if (showing !== this.showing) return
    }
    this.waiting = undefined
    this.set(end)
  }

  private waiting: TableState | undefined

  /** Goes to the end of what is being shown. */
  skip(): void {
    this.showing++
    if (this.waiting !== undefined) this.set(this.waiting)
    this.waiting = undefined
  }

  /** Takes the last decision back. */
  undo(): void {
    this.skip()
    const refused = this.driver.undo()
    if (refused !== undefined) return this.notify(refused)
    this.set(this.rest(this.driver.look(), this.driver.lines()))
  }

  /** Looks at an earlier moment, or at the table as it is now. */
  lookAt(step: number | null): void {
    this.skip()
    const { lines } = this.state
    this.set(this.rest(step === null ? this.driver.look() : this.driver.look(step), lines))
  }

  close(): void {
    this.showing++
    this.listeners.clear()
    this.driver.close()
  }
}
