/** Taking back: what it costs, and who has to agree. */
import type { Change } from './change.ts'
import { isOfPerson } from './entries.ts'
import { matchEvent } from './events.ts'
import type { TableEvent } from './events.ts'
import type { MatchState } from './state.ts'
import { isSeat, SPECTATOR } from './viewers.ts'
import { MALFORMED, UNDO } from './words.ts'

/** What taking the last decision back costs: nothing; what somebody learnt; the agreement of the others. */
const UNDO_COSTS = ['free', 'information', 'agreement', 'nothing-to-undo'] as const
/** One of them. */
type UndoCost = (typeof UNDO_COSTS)[number]

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

/** From the last decision that a person made: automatic ones and those of bots go along [M18]. */
export function lastDecision({ history }: MatchState): Reach | undefined {
  let isFree = true
  for (let step = history.steps.length - 1; step >= 0; step--) {
    const decision = history.steps[step]
    isFree &&= history.spanOf(step) === 'free'
    if (isOfPerson(decision)) return { step, by: decision.by, isFree }
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

/** The other people at the table: a bot always agrees. */
function othersThan({ setup, sitters }: MatchState, seat: number): number[] {
  return Array.from({ length: setup.seats }, (_, other) => other).filter(
    (other) => other !== seat && sitters[other] === null,
  )
}

/** Takes decisions of one match back, after the table's policy. */
export class Undo {
  private readonly match: { readonly state: MatchState }
  private pending: { readonly by: number; readonly revision: number; waitingFor: readonly number[] } | null =
    null

  constructor(match: { readonly state: MatchState }) {
    this.match = match
  }

  private get state(): MatchState {
    return this.match.state
  }

  /** The request that is open; a change of the table ends it. */
  get request(): UndoRequest | null {
    if (this.pending?.revision !== this.state.revision) this.pending = null
    return this.pending && { by: this.pending.by, waitingFor: this.pending.waitingFor }
  }

  /** What it would cost a seat to take the last decision back. */
  offer(seat: number): UndoOffer {
    return offerFor(this.state, lastDecision(this.state), seat)
  }

  /** Takes the last decision back, or asks the others to agree. */
  undo(seat: number, revision: number): Change<UndoResult> {
    const { state } = this
    if (!isSeat(seat, state.setup.seats)) return this.refused(MALFORMED.seat(state.setup.seats))
    if (revision !== state.revision) return { result: { kind: 'stale', revision: state.revision } }
    const reach = lastDecision(state)
    const { cost, isPossible, reason } = offerFor(state, reach, seat)
    if (reach === undefined || !isPossible) return this.refused(reason, cost)
    if (cost !== 'agreement') return this.goBack(seat, reach)
    const { request } = this
    if (request !== null && request.by !== seat) return this.agree(seat) // wanting the same is agreeing
    if (request !== null) return { result: { kind: 'asked', revision: state.revision, request } }
    return this.ask(seat, reach)
  }

  /** Agrees to the request that is open; the last to agree brings it about. */
  agree(seat: number): Change<UndoResult> {
    const { state, request } = this
    const reach = lastDecision(state)
    if (request === null || reach === undefined) return this.refused(UNDO.noRequest)
    if (!isSeat(seat, state.setup.seats)) return this.refused(MALFORMED.seat(state.setup.seats))
    const isNew = request.waitingFor.includes(seat)
    const waitingFor = request.waitingFor.filter((other) => other !== seat)
    const word = matchEvent('undo-agreed', 'M21', UNDO.agreed(seat), { player: seat })
    const said = isNew ? [word] : []
    if (waitingFor.length === 0) return this.goBack(request.by, reach, said)
    const { by } = request
    return this.requesting({ by, waitingFor }, said)
  }

  /** Ends the request that is open: the others decline, the one who asked withdraws. */
  decline(seat: number): Change<UndoResult> {
    const { state } = this
    if (this.request === null) return this.refused(UNDO.noRequest)
    if (!isSeat(seat, state.setup.seats)) return this.refused(MALFORMED.seat(state.setup.seats))
    return {
      result: { kind: 'declined', revision: state.revision },
      said: [matchEvent('undo-declined', 'M21', UNDO.declined(seat), { player: seat })],
      made: () => (this.pending = null),
    }
  }

  private refused(reason: string, cost: UndoCost = 'nothing-to-undo'): Change<UndoResult> {
    return { result: { kind: 'refused', revision: this.state.revision, cost, reason } }
  }

  private ask(seat: number, reach: Reach): Change<UndoResult> {
    const waitingFor = othersThan(this.state, seat)
    if (waitingFor.length === 0) return this.goBack(seat, reach)
    const word = matchEvent('undo-asked', 'M21', UNDO.asked(seat), { player: seat })
    return this.requesting({ by: seat, waitingFor }, [word])
  }

  private requesting(request: UndoRequest, said: readonly TableEvent[]): Change<UndoResult> {
    const { revision } = this.state
    return {
      result: { kind: 'asked', revision, request },
      said,
      made: () => (this.pending = { ...request, revision }),
    }
  }

  private goBack(
    seat: number,
    { step, by, isFree }: Reach,
    said: readonly TableEvent[] = [],
  ): Change<UndoResult> {
    const next = this.state.next()
    next.goBack({ steps: step, by: seat, isFree })
    const word = matchEvent('decision-undone', 'M18', UNDO.undone(seat, by), { player: seat, by })
    return {
      result: { kind: 'undone', revision: next.revision, steps: step },
      next,
      said: [...said, word],
      made: () => (this.pending = null),
    }
  }
}
