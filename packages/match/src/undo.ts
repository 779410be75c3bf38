/** Taking back: what it costs, and who has to agree. */
import type { Announcer } from './announcer.ts'
import { matchEvent } from './events.ts'
import type { MatchState } from './state.ts'
import { isSeat, SPECTATOR } from './viewers.ts'
import { MALFORMED, UNDO } from './words.ts'

/** What taking the last decision back costs: nothing; what somebody learnt; the agreement of the others. */
export const UNDO_COSTS = ['free', 'information', 'agreement', 'nothing-to-undo'] as const
/** One of them. */
export type UndoCost = (typeof UNDO_COSTS)[number]

/** Whether a seat can take the last decision back, and at what cost. */
export interface UndoOffer {
  readonly cost: UndoCost
  /** Whether `undo` does it, at once or by asking the others. */
  readonly isPossible: boolean
  /** Why, or why not, in words. */
  readonly reason: string
}

/** A request to take the last decision back. */
export interface UndoRequest {
  readonly by: number
  /** Who has yet to agree. */
  readonly waitingFor: readonly number[]
}

/** What comes of wanting to take something back. Every result names the revision the table is at. */
export type UndoResult =
  /** The table is as it was after `steps` decisions. */
  | { readonly kind: 'undone'; readonly revision: number; readonly steps: number }
  /** The others have been asked. */
  | { readonly kind: 'asked'; readonly revision: number; readonly request: UndoRequest }
  /** The request was declined. */
  | { readonly kind: 'declined'; readonly revision: number }
  /** The table has moved on since the revision that was named. */
  | { readonly kind: 'stale'; readonly revision: number }
  | {
      readonly kind: 'refused'
      readonly revision: number
      readonly cost: UndoCost
      readonly reason: string
    }

/** What one undo would take back. */
interface Reach {
  /** How many decisions remain. */
  readonly step: number
  /** Who made the first decision that is taken back. */
  readonly by: number
  readonly isFree: boolean
}

/** From the last decision that a person made: the automatic ones after it would only be given again [M18]. */
export function lastDecision(state: MatchState): Reach | undefined {
  let isFree = true
  for (let step = state.steps - 1; step >= 0; step--) {
    const { way, by } = state.notes[step]
    if (state.history.steps[step].span !== 'free') isFree = false
    if (way === 'answered' || way === 'for-absent') return { step, by, isFree }
  }
  return undefined
}

function offerFor(state: MatchState, reach: Reach | undefined, seat: number): UndoOffer {
  const offer = (cost: UndoCost, isPossible: boolean, reason: string) => ({ cost, isPossible, reason })
  if (seat === SPECTATOR) return offer('agreement', false, UNDO.spectator)
  if (reach === undefined) return offer('nothing-to-undo', false, UNDO.nothing)
  const { by, isFree } = reach
  const policy = state.options.undo
  if (policy === 'practice') return offer(isFree ? 'free' : 'information', true, UNDO.anything) // [M19]
  if (by === seat && isFree) return offer('free', true, UNDO.free)
  if (policy === 'honest') {
    return by === seat // [M20]
      ? offer('information', false, UNDO.revealed)
      : offer('agreement', false, UNDO.theirs(by))
  }
  const others = othersThan(state, seat) // [M21]
  return offer('agreement', true, others.length === 0 ? UNDO.alone : UNDO.ask(others))
}

function othersThan(state: MatchState, seat: number): number[] {
  return Array.from({ length: state.setup.seats }, (_, other) => other).filter((other) => other !== seat)
}

/** Takes decisions of one table back, after the table's policy. */
export class Undo {
  private readonly state: MatchState
  private readonly announcer: Announcer
  private pending: { readonly by: number; readonly revision: number; waitingFor: number[] } | null = null

  constructor(state: MatchState, announcer: Announcer) {
    this.state = state
    this.announcer = announcer
  }

  /** The request that is open; a change of the table ends it. */
  get request(): UndoRequest | null {
    if (this.pending?.revision !== this.state.revision) this.pending = null
    return this.pending && { by: this.pending.by, waitingFor: [...this.pending.waitingFor] }
  }

  /** What it would cost a seat to take the last decision back. */
  offer(seat: number): UndoOffer {
    return offerFor(this.state, lastDecision(this.state), seat)
  }

  /** Takes the last decision back, or asks the others to agree. */
  undo(seat: number, revision: number): UndoResult {
    const { state } = this
    if (!isSeat(seat, state.setup.seats)) return this.refused(MALFORMED.seat(state.setup.seats))
    if (revision !== state.revision) return { kind: 'stale', revision: state.revision }
    const reach = lastDecision(state)
    const { cost, isPossible, reason } = offerFor(state, reach, seat)
    if (reach === undefined || !isPossible) return { kind: 'refused', revision: state.revision, cost, reason }
    if (cost !== 'agreement') return this.goBack(seat, reach)
    const { request } = this
    if (request !== null && request.by !== seat) return this.agree(seat) // wanting the same is agreeing
    if (request !== null) return { kind: 'asked', revision: state.revision, request }
    return this.ask(seat, reach)
  }

  /** Agrees to the request that is open; the last to agree brings it about. */
  agree(seat: number): UndoResult {
    const { state } = this
    const reach = lastDecision(state)
    if (this.request === null || this.pending === null || reach === undefined)
      return this.refused(UNDO.noRequest)
    if (!isSeat(seat, state.setup.seats)) return this.refused(MALFORMED.seat(state.setup.seats))
    if (this.pending.waitingFor.includes(seat)) {
      this.pending.waitingFor = this.pending.waitingFor.filter((other) => other !== seat)
      this.announcer.said(() => matchEvent('undo-agreed', 'M21', UNDO.agreed(seat), { player: seat }))
    }
    if (this.pending.waitingFor.length === 0) return this.goBack(this.pending.by, reach)
    return { kind: 'asked', revision: state.revision, request: this.request }
  }

  /** Ends the request that is open: the others decline, the one who asked withdraws. */
  decline(seat: number): UndoResult {
    const { state } = this
    if (this.request === null) return this.refused(UNDO.noRequest)
    if (!isSeat(seat, state.setup.seats)) return this.refused(MALFORMED.seat(state.setup.seats))
    this.pending = null
    this.announcer.said(() => matchEvent('undo-declined', 'M21', UNDO.declined(seat), { player: seat }))
    return { kind: 'declined', revision: state.revision }
  }

  private refused(reason: string): UndoResult {
    return { kind: 'refused', revision: this.state.revision, cost: 'nothing-to-undo', reason }
  }

  private ask(seat: number, reach: Reach): UndoResult {
    const waitingFor = othersThan(this.state, seat)
    if (waitingFor.length === 0) return this.goBack(seat, reach)
    const { revision } = this.state
    this.pending = { by: seat, revision, waitingFor }
    this.announcer.said(() => matchEvent('undo-asked', 'M21', UNDO.asked(seat), { player: seat }))
    return { kind: 'asked', revision, request: { by: seat, waitingFor: [...waitingFor] } }
  }

  private goBack(seat: number, { step, by }: Reach): UndoResult {
    const { state } = this
    state.goBack(step)
    this.pending = null
    this.announcer.said(() =>
      matchEvent('decision-undone', 'M18', UNDO.undone(seat, by), { player: seat, by }),
    )
    return { kind: 'undone', revision: state.revision, steps: step }
  }
}
