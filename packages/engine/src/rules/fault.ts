/** Faults: mistakes in a game's rules that the engine noticed. Players' mistakes are never faults. */

/** What kinds of mistake the engine notices. */
export const FAULTS = [
  'dead-end',
  'no-handler',
  'no-steps',
  'run-away',
  'stack-overflow',
  'two-calls',
] as const
/** One of them. */
export type FaultKind = (typeof FAULTS)[number]

/** Thrown when the rules cannot go on. The table it happened on must not be used any more. */
export class Fault extends Error {
  readonly kind: FaultKind
  /** The procedures in flight, outermost first. */
  readonly inFlight: readonly string[]

  constructor(kind: FaultKind, message: string, inFlight: readonly string[]) {
    super(`${kind}: ${message} (in ${inFlight.join(' > ') || 'no procedure'})`)
    this.name = 'Fault'
    this.kind = kind
    this.inFlight = inFlight
  }
}

/** Thrown when a game is made whose declarations cannot be: it says which one, and what to do about it. */
export class RulesError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RulesError'
  }
}
