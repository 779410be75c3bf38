/** One table in the page: what is drawn, what is picked, what is being shown. */
import type { OfferedChoice, ThingRef } from '@hearthkeep/engine'
import type { Frame, TableEvent } from '@hearthkeep/match'
import { say } from '../words/table.ts'
import type { Driver, LogLine } from './driver.ts'
import { Errands } from './errands.ts'
import { isEnding, pick, reasonFor, reasonTogether, select } from './selection.ts'
import { Sight } from './sight.ts'
import type { Seen } from './sight.ts'
import type { SessionOptions, TableState } from './table-state.ts'
import { asSentence, inFull, unreached } from './said.ts'
import { keyOf } from './thing.ts'
import { gathered } from './gather.ts'
import type { Gathering } from './gather.ts'

const PAST = say('session.you-are-looking-at')

type Lines = readonly LogLine[]
type Things = readonly ThingRef[]

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

export class Session {
  readonly driver: Driver
  state: TableState
  private readonly options: SessionOptions
  private readonly sight: Sight
  private readonly errands = new Errands()
  private readonly listeners = new Set<() => void>()
  private readonly leave: () => void
  private isClosed = false
  /** Counts what is shown, so that what was skipped stops. */
  private showing = 0
  /** What will be seen when everything has been shown. */
  private waiting: TableState | undefined
  /** Hears of every event that is shown, for sounds. */
  onEvent: (event: TableEvent) => void = () => undefined

  private constructor(driver: Driver, options: SessionOptions, sight: Sight, first: Seen) {
    this.driver = driver
    this.options = options
    this.sight = sight
    this.state = this.rest(first)
    this.leave = driver.subscribe((frames) => this.errand(() => this.follow(frames)))
  }

  /** Looks at the table for the first time; fails if it cannot be reached. */
  static async open(driver: Driver, options: SessionOptions): Promise<Session> {
    const sight = new Sight(driver)
    return new Session(driver, options, sight, await sight.see())
  }

  /** For React: calls a listener after each change. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): TableState => this.state

  /** The table at rest. Of what was picked, that stays which can still be meant. */
  private rest(seen: Seen, notice: string | null = null, picked: Things = []): TableState {
    // To end a turn is no matter of things: it is done with a button only.
    const choices = seen.look.choices.map((one) => (isEnding(one) ? { ...one, concerns: [] } : one))
    const look = { ...seen.look, choices }
    const isPast = look.step < look.steps
    const selection = select(isPast ? [] : choices, picked, this.isOnTable)
    return {
      ...(selection.candidates.length > 0 ? selection : select(isPast ? [] : choices, [], this.isOnTable)),
      ...seen,
      look,
      cells: look.cells,
      event: null,
      isPlaying: false,
      taken: null,
      notice,
      isPast,
    }
  }

  /** What is offered now; at an earlier moment nothing. */
  private get offered(): readonly OfferedChoice[] {
    return this.state.isPast ? [] : this.state.look.choices
  }

  /** Asks the table something. If it cannot be reached, the player is told. */
  private errand(ask: () => Promise<void>, name?: string): void {
    this.errands.go(async () => {
      try {
        await ask()
      } catch (error) {
        this.set({ ...this.state, taken: null, notice: unreached(error) })
      }
    }, name)
  }

  /** Turns to one of several who are asked at once; where hands are hidden, the device has to be passed on first. */
  attend(seat: number): void {
    this.whenFree(() => {
      const { isSecret, isPast, look, beside, lines, notice } = this.state
      if (isPast) return
      this.sight.turnTo(seat)
      if (isSecret) return this.errand(() => this.lookAnew())
      this.set(this.rest({ ...this.sight.openlyFor(seat, [look, ...beside]), lines }, notice))
    })
  }

  /** Lifts the curtain: one of those who are asked has the device now. */
  lift(seat: number): void {
    this.errand(() => {
      this.sight.hold(seat)
      return this.lookAnew()
    })
  }

  /** Whether things of its kind are drawn on the table. */
  readonly isOnTable = ({ kind }: ThingRef): boolean => this.options.thingKinds.includes(kind)

  private set(state: TableState): void {
    if (this.isClosed) return
    this.state = state
    for (const listener of this.listeners) listener()
  }

  /** Picks a thing: narrows the choices, or completes one that was waiting for a second click. */
  pick(thing: ThingRef): void {
    this.whenFree(() => this.pickNow(thing))
  }

  private pickNow(thing: ThingRef): void {
    if (this.state.isPast) return this.notify(PAST)
    this.turnTo(thing)
    const { look, picked, complete, next } = this.state
    const all = this.gathering && gathered(this.gathering, look.choices, picked, thing)
    if (all !== undefined) return this.set({ ...this.state, ...all, notice: null })
    const isAgain = picked.some((one) => keyOf(one) === keyOf(thing))
    if (isAgain && complete !== undefined) return this.take(complete)
    if (isAgain && !next.has(keyOf(thing))) return this.drop()
    const now = pick(this.offered, picked, thing)
    // Whoever tries a card on somebody wants to know why not, rather than begin anew with that somebody.
    const isAnew = picked.length > 0 && now.length === 1
    const isTried = isAnew && reasonTogether(look.refusedIfTried, picked, thing) !== undefined
    if (now === picked || isTried) return this.explain(thing)
    const selection = select(this.offered, now, this.isOnTable)
    // A target completes a choice; what one begins with waits for a second click.
    if (selection.complete !== undefined && selection.next.size === 0 && now.length > 1)
      return this.take(selection.complete, now)
    this.set({ ...this.state, ...selection, notice: null })
  }

  /** Somebody else's card is taken up: whoever can do something with it is attended to. */
  private turnTo(thing: ThingRef): void {
    const { beside, picked } = this.state
    const begins = ({ concerns }: OfferedChoice): boolean =>
      concerns.some((one) => keyOf(one) === keyOf(thing))
    if (picked.length > 0 || this.offered.some(begins)) return
    const other = beside.find(({ choices }) => choices.some(begins))
    if (other !== undefined) this.attend(other.seat)
  }

  /** Says why a thing cannot be chosen. */
  explain(thing: ThingRef): void {
    const reason = reasonFor(this.state.look, this.state.picked, thing)
    if (reason !== undefined) return this.notify(inFull(reason))
    const { prompt } = this.state.look
    if (prompt !== null && this.state.picked.length === 0)
      this.notify(say('session.that-is-not-what', { sentence: asSentence(prompt.text) }))
  }

  /** Why a thing cannot be chosen now; undefined if it can be, or if there is nothing to say. */
  whyNot(thing: ThingRef): string | undefined {
    const { look, picked, next, isPlaying } = this.state
    if (isPlaying || next.has(keyOf(thing)) || this.isInstead(thing)) return undefined
    const reason = reasonFor(look, picked, thing)
    return reason && asSentence(reason.text) // a click says it with its rule
  }

  /** Whether a click takes it up instead of what is picked. */
  isInstead(thing: ThingRef): boolean {
    const { look, picked, isPlaying } = this.state
    if (isPlaying || picked.length === 0) return false
    if (reasonTogether(look.refusedIfTried, picked, thing) !== undefined) return false
    return pick(this.offered, [], thing).length > 0
  }

  /** Says something to the player. */
  notify(notice: string): void {
    this.set({ ...this.state, notice })
  }

  /** Lets go of what is picked. */
  drop(): void {
    if (this.state.isPlaying || this.state.taken !== null) return
    this.set({ ...this.state, ...select(this.offered, [], this.isOnTable), notice: null })
  }

  /** What is gathered now, so that it is chosen at once. */
  get gathering(): Gathering | undefined {
    const { look, isPast, isPlaying } = this.state
    return isPast || isPlaying ? undefined : this.options.gathers?.[look.prompt?.question ?? '']
  }

  /** Makes a choice and shows what comes of it. That may take a while: first it is shown that it was made. */
  take(choice: OfferedChoice, picked = this.state.picked): void {
    const { taken } = this.state
    // It was pressed twice before it could be carried out.
    if (taken?.notation === choice.notation && taken.seat === choice.seat) return
    this.whenFree(() => {
      const before = this.state
      if (before.isPast) return this.notify(PAST)
      // The device was passed on, or is about to be: what was clicked before that is nobody's any more.
      if (before.isSecret && choice.seat !== before.look.seat) return
      this.set({ ...before, picked, taken: choice })
      this.errand(() => this.carryOut(choice, before))
    })
  }

  private async carryOut(choice: OfferedChoice, before: TableState): Promise<void> {
    await this.errands.shown(this.options.afterAnswer)
    try {
      const done = await this.driver.take(choice, before.look.revision)
      if ('refused' in done) await this.putBack(before, asSentence(done.refused))
      else await this.lookAnew(null, done.frames)
    } catch (error) {
      await this.putBack(before, unreached(error))
    }
  }

  /** The table as it was before a choice; if it has moved on, as it is now. */
  private async putBack(before: TableState, notice: string): Promise<void> {
    this.set({ ...before, notice })
    const seen = await this.sight.see()
    if (seen.look.revision === before.look.revision) return
    this.set(this.rest(seen, notice))
  }

  /** Looks at the table as it is now, and shows what led there. */
  private async lookAnew(notice: string | null = null, frames: readonly Frame[] = []): Promise<void> {
    const { readers } = this.state
    const seen = await this.sight.see()
    // What is shown is told to those who see it; the table at rest may be for others.
    const isSame = readers.join() === seen.readers.join()
    const told = isSame || frames.length === 0 ? seen.lines : await this.driver.lines(readers)
    void this.show(frames, told, this.rest(seen, notice))
  }

  /** The table was changed from elsewhere: who looks at the past goes on with that, and what is picked stays picked. */
  private async follow(frames: readonly Frame[]): Promise<void> {
    const { isPast, look } = this.state
    // A moment that was taken back is no more.
    const seen = await this.sight.see(isPast ? look.step : undefined).catch(() => this.sight.see())
    this.finish()
    const picked = seen.attended === this.state.attended ? this.state.picked : []
    void this.show(isPast ? [] : frames, seen.lines, this.rest(seen, this.state.notice, picked))
  }

  /** Has something done that nobody at this device decides, such as by a bot, and shows what comes of it. */
  witness(make: () => Promise<readonly Frame[]>): void {
    this.errand(async () => this.follow(await make()))
  }

  /** Shows one moment after the other, then the table at rest; the log grows with what is shown. */
  private async show(frames: readonly Frame[], lines: Lines, end: TableState): Promise<void> {
    if (this.isClosed) return
    const showing = ++this.showing
    this.waiting = end
    const { attended, lines: before } = this.state
    const fresh = lines.slice(before.length)
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
        ...{ attended, isCurtained: false, cells, event, isPlaying: true },
        lines: [...before, ...fresh.slice(0, told)],
      })
      await (this.options.wait ?? sleep)(pause)
      if (showing !== this.showing) return
    }
    this.waiting = undefined
    this.set(end)
  }

  /** Goes to the end of what is being shown. */
  skip(): void {
    this.whenFree(() => undefined)
  }

  /** Does something once what was chosen is answered; what is still being shown is over then. */
  whenFree(action: () => void): void {
    this.errands.whenFree(() => {
      this.finish()
      action()
    })
  }

  private finish(): void {
    this.showing++
    const { waiting } = this
    this.waiting = undefined
    if (waiting !== undefined) this.set(waiting)
  }

  /** Takes the last decision back. */
  undo(): void {
    this.errand(async () => {
      this.finish()
      if (this.state.isPast) return this.notify(PAST)
      const { undo, undoes } = this.state
      const refused = undo.isPossible ? await this.driver.undo(undoes) : undo.reason
      if (refused !== undefined) return this.notify(say('session.this-cannot-be-taken', { refused }))
      // Who has taken it back goes on, and need not say again who they are.
      if (this.state.isSecret) this.sight.turnTo(undoes)
      await this.lookAnew()
    })
  }

  /** Looks anew at a table that was changed from elsewhere, such as by the next step of a lesson. */
  refresh(notice: string | null = null): void {
    this.errand(() => {
      this.finish()
      return this.lookAnew(notice)
    })
  }

  /** Looks at an earlier moment, or at the table as it is now. */
  lookAt(step: number | null): void {
    this.errand(async () => {
      this.finish()
      const { steps } = this.state.look
      const seen = await this.sight.see(step === null ? undefined : Math.max(0, Math.min(step, steps)))
      this.set(this.rest(seen))
    }, 'look')
  }

  /** What was chosen is still carried out; nothing that comes of it is shown. */
  close(): void {
    this.isClosed = true
    this.showing++
    this.listeners.clear()
    this.leave()
    void this.errands.close().finally(() => this.driver.close())
  }
}
