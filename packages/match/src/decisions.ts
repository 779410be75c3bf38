/** Decisions as a seat may know them. */
import type { Way } from './entries.ts'
import type { MatchState } from './state.ts'

/** A decision that was made. */
export interface Decision {
  /** Its number, from 1. */
  readonly step: number
  /** Whose decision it was. */
  readonly seat: number
  /** The name of the question. */
  readonly question: string
  /** The rule under which it was asked. */
  readonly rule: string
  readonly way: Way
  /** Who made it: the seat itself, or whoever passed for it. */
  readonly by: number
  /**
   * What was chosen; told to the seat whose decision it was and to nobody else [M12]. What others may know of
   * it, the events of the rules say.
   */
  readonly notation?: string
}

/** Decision number `step`, from 1, as a seat may know it. */
export function decisionFor(state: MatchState, step: number, viewer: number): Decision {
  const { seat, notation, question, way, by } = state.history.steps[step - 1]
  const decision = { step, seat, question: question.name, rule: question.rule, way, by }
  return seat === viewer ? { ...decision, notation } : decision
}

/** The decisions after the first `from`, as a seat may know them. */
export function decisionsFor(state: MatchState, from: number, viewer: number): Decision[] {
  return Array.from({ length: state.steps - from }, (_, i) => decisionFor(state, from + i + 1, viewer))
}
