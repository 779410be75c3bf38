/** One table in the page: what is drawn, what is picked, what is being shown. */
import type { OfferedChoice, RefusedChoice, ThingRef } from '@hearthkeep/engine'
import type { Frame, TableEvent } from '@hearthkeep/match'
import type { Driver, LogLine, Look } from './driver.ts'
import { isEnding, pick, reasonFor, reasonTogether, select } from './selection.ts'
import type { SessionOptions, TableState } from './table-state.ts'
import { keyOf } from './thing.ts'

const PAST = 'You are looking at an earlier moment: go back to now, or branch from here.'

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A sentence, whatever the rules made of it. */
export function asSentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`
}

export class Session {
  readonly driver: Driver
  state: TableState
  private readonly options: SessionOptions
  private readonly listeners = new Set<() => void>()
  /** Counts what is shown, so that what was skipped stops. */
  private showing = 0
  /** What will be seen when everything has been shown. */
  private waiting: TableState | undefined
  /** Calls off what waits for the answer to a click. */
  private callOff: (() => void) | undefined
  /** Whom the player turned to last. */
  private wanted: number | null = null
  /** Hears of every event that is shown, for sounds. */
  onEvent: (event: TableEvent) => void = () => undefined

  constructor(driver: Driver, options: SessionOptions) {
    this.driver = driver
    this.options = options
    this.state = this.rest(this.see(), driver.lines())
  }

  /** For React: calls a listener after each change. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): TableState => this.state

  /** The table now or at an earlier moment. To end a turn is no matter of things: it is done with a button only. */
  private see(step?: number): Look {
    const look = this.driver.look(step)
    const choices = look.choices.map((choice) => (isEnding(choice) ? { ...choice, concerns: [] } : choice))
    return { ...look, choices }
  }

  /** The table at rest, with nothing picked. */
  private rest(look: Look, lines: readonly LogLine[], notice: string | null = null): TableState {
    const isPast = look.step < look.steps
    const attended = this.attendedIn(look)
    return {
      ...select(offeredTo(look, attended), [], this.isOnTable),
      look,
      attended,
      cells: look.cellsBySeat?.[attended ?? look.seat] ?? look.cells,
      event: null,
      isPlaying: false,
      lines,
      taken: null,
      notice,
      isPast,
    }
  }

  /** Whose choices are offered: the one the player turned to, as long as that one is asked. */
  private attendedIn({ prompt, seat }: Look): number | null {
    if (this.options.attendsOne !== true) return null
    const { wanted } = this
    if (wanted !== null && (prompt === null || prompt.seats.includes(wanted))) return wanted
    return prompt?.seats[0] ?? seat
  }

  /** Turns to one of several who are asked at once. */
  attend(seat: number): void {
    this.skip()
    this.wanted = seat
    const { look, lines, notice } = this.state
    this.set(this.rest(look, lines, notice))
  }

  /** Whether things of its kind are drawn on the table. */
  readonly isOnTable = ({ kind }: ThingRef): boolean => this.options.thingKinds.includes(kind)

  private set(state: TableState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }

  /** Picks a thing: narrows the choices, or completes one that was waiting for a second click. */
  pick(thing: ThingRef): void {
    this.skip()
    if (this.state.isPast) return this.notify(PAST)
    this.turnTo(thing)
    const { look, attended, picked, complete, next } = this.state
    const choices = offeredTo(look, attended)
    const isAgain = picked.some((one) => keyOf(one) === keyOf(thing))
    if (isAgain && complete !== undefined) return this.take(complete)
    if (isAgain && !next.has(keyOf(thing))) return this.drop()
    const now = pick(choices, picked, thing)
    // Whoever tries a card on somebody wants to know why not, rather than begin anew with that somebody.
    const isAnew = picked.length > 0 && now.length === 1
    const isTried = isAnew && reasonTogether(look.refusedIfTried, picked, thing) !== undefined
    if (now === picked || isTried) return this.explain(thing)
    const selection = select(choices, now, this.isOnTable)
    // A target completes a choice; what one begins with waits for a second click.
    if (selection.complete !== undefined && selection.next.size === 0 && now.length > 1)
      return this.take(selection.complete, now)
    this.set({ ...this.state, ...selection, notice: null })
  }

  /** Somebody else's card is taken up: whoever can do something with it is attended to. */
  private turnTo(thing: ThingRef): void {
    const { look, attended, picked } = this.state
    const begins = ({ concerns }: OfferedChoice): boolean =>
      concerns.some((one) => keyOf(one) === keyOf(thing))
    if (attended === null || offeredTo(look, attended).some(begins)) return
    const other = look.choices.find(begins)
    if (other !== undefined && picked.length === 0) this.attend(other.seat)
  }

  /** Says why a thing cannot be chosen. */
  explain(thing: ThingRef): void {
    const reason = reasonFor(this.state.look, this.state.picked, thing)
    if (reason !== undefined) return this.notify(inFull(reason))
    const { prompt } = this.state.look
    if (prompt !== null && this.state.picked.length === 0)
      this.notify(`That is not what is asked now: “${asSentence(prompt.text)}”`)
  }

  /** Why a thing cannot be chosen now; undefined if it can be, or if there is nothing to say. */
  whyNot(thing: ThingRef): string | undefined {
    const { look, picked, next, isPlaying } = this.state
    if (isPlaying || next.has(keyOf(thing)) || this.isInstead(thing)) return undefined
    const reason = reasonFor(look, picked, thing)
    return reason && inFull(reason)
  }

  /** Whether a click takes it up instead of what is picked. */
  isInstead(thing: ThingRef): boolean {
    const { look, attended, picked, isPlaying } = this.state
    if (isPlaying || picked.length === 0) return false
    if (reasonTogether(look.refusedIfTried, picked, thing) !== undefined) return false
    return pick(offeredTo(look, attended), [], thing).length > 0
  }

  /** Says something to the player. */
  notify(notice: string): void {
    this.set({ ...this.state, notice })
  }

  /** Lets go of what is picked. */
  drop(): void {
    const { look, attended } = this.state
    if (this.state.isPlaying || this.state.taken !== null) return
    this.set({ ...this.state, ...select(offeredTo(look, attended), [], this.isOnTable), notice: null })
  }

  /** Makes a choice and shows what comes of it. Slow devices need a while for that: first they show that it was made. */
  take(choice: OfferedChoice, picked = this.state.picked): void {
    if (this.state.taken === choice) return // it was pressed twice before it could be carried out
    this.skip()
    if (this.state.isPast) return this.notify(PAST)
    const { afterAnswer } = this.options
    if (afterAnswer === undefined) return this.carryOut(choice)
    this.set({ ...this.state, picked, taken: choice })
    this.callOff = afterAnswer(() => this.settle())
  }

  /** Carries out what was chosen, if that still waits. */
  private settle(): void {
    const { taken } = this.state
    this.callOff?.()
    this.callOff = undefined
    if (taken !== null) this.carryOut(taken)
  }

  private carryOut(choice: OfferedChoice): void {
    const done = this.driver.take(choice)
    if ('refused' in done) return this.set({ ...this.state, taken: null, notice: asSentence(done.refused) })
    const before = this.state.lines
    const end = this.rest(this.see(), [...before, ...done.lines])
    void this.show(done.frames, before, end)
  }

  /** Shows one moment after the other, then the table at rest; the log grows with what is shown. */
  private async show(frames: readonly Frame[], before: readonly LogLine[], end: TableState): Promise<void> {
    const showing = ++this.showing
    this.waiting = end
    const fresh = end.lines.slice(before.length)
    let told = 0
    for (const { event, cells } of frames) {
      while (fresh[told]?.isDecision) told++
      told++
      const pause = this.options.pace(event)
      this.onEvent(event)
      if (pause === 0) continue
      this.set({
        ...end,
        ...select([], [], this.isOnTable),
        lines: [...before, ...fresh.slice(0, told)],
        cells,
        event,
        isPlaying: true,
      })
      await (this.options.wait ?? sleep)(pause)
      if (showing !== this.showing) return
    }
    this.waiting = undefined
    this.set(end)
  }

  /** Goes to the end of what is being shown, or was chosen and is yet to be. */
  skip(): void {
    this.settle()
    this.showing++
    if (this.waiting !== undefined) this.set(this.waiting)
    this.waiting = undefined
  }

  /** Takes the last decision back. */
  undo(): void {
    this.skip()
    if (this.state.isPast) return this.notify(PAST)
    const refused = this.driver.undo()
    if (refused !== undefined) return this.notify(`This cannot be taken back: ${refused}.`)
    this.refresh()
  }

  /** Looks anew at a table that was changed from elsewhere, such as by the next step of a lesson. */
  refresh(notice: string | null = null): void {
    this.skip()
    this.set(this.rest(this.see(), this.driver.lines(), notice))
  }

  /** Looks at an earlier moment, or at the table as it is now. */
  lookAt(step: number | null): void {
    this.skip()
    const { lines, look } = this.state
    const wanted = step === null ? look.steps : Math.max(0, Math.min(step, look.steps))
    this.set(this.rest(this.see(wanted), lines))
  }

  close(): void {
    this.settle()
    this.showing++
    this.waiting = undefined
    this.listeners.clear()
    this.driver.close()
  }
}

/** What is offered to one of those who are asked, or to all of them; at an earlier moment nothing. */
function offeredTo({ choices, step, steps }: Look, seat: number | null): readonly OfferedChoice[] {
  if (step < steps) return []
  return seat === null ? choices : choices.filter((choice) => choice.seat === seat)
}

function inFull({ text, rule }: RefusedChoice): string {
  return asSentence(text) + (rule === '' ? '' : ` [${rule}]`)
}
