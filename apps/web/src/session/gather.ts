/** Things of which the rules ask one by one, and which are chosen at once on screen: cards to discard. */
import type { OfferedChoice, ThingRef } from '@hearthkeep/engine'
import type { Selection } from './selection.ts'
import { keyOf } from './thing.ts'

/** What is gathered at a question. */
export interface Gathering {
  /** The kind of choice that is made for each thing. */
  readonly kind: string
  /** The kind of choice that is made when all are gone, if it is offered then. */
  readonly then?: string
}

/** By the names of questions. */
export type Gatherings = Readonly<Record<string, Gathering>>

/** The choice of a kind that is about a thing. */
export function choiceOf(
  choices: readonly OfferedChoice[],
  kind: string,
  thing: ThingRef,
): OfferedChoice | undefined {
  return choices.find(
    (one) => one.kind === kind && one.concerns.some((concern) => keyOf(concern) === keyOf(thing)),
  )
}

/** What is gathered once a thing is added, or put back; undefined if it is none of those, or nothing is left. */
export function gathered(
  { kind }: Gathering,
  choices: readonly OfferedChoice[],
  picked: readonly ThingRef[],
  thing: ThingRef,
): Selection | undefined {
  if (choiceOf(choices, kind, thing) === undefined) return undefined
  const others = picked.filter((one) => keyOf(one) !== keyOf(thing))
  const now = others.length < picked.length ? others : [...picked, thing]
  if (now.length === 0) return undefined
  const open = choices.filter((one) => one.kind === kind).flatMap(({ concerns }) => concerns)
  return {
    picked: now,
    candidates: now.flatMap((one) => choiceOf(choices, kind, one) ?? []),
    next: new Set(open.filter((one) => one.kind === thing.kind).map(keyOf)),
    complete: undefined,
    buttons: [],
  }
}
