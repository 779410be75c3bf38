/** The one way to choose, for every game: picking things narrows the choices until one is left. */
import type { OfferedChoice, RefusedChoice, ThingRef } from '@hearthkeep/engine'
import { keyOf } from './thing.ts'

/** What the things picked so far leave. */
export interface Selection {
  readonly picked: readonly ThingRef[]
  /** The choices that concern everything picked. */
  readonly candidates: readonly OfferedChoice[]
  /** Keys of the things that can be picked next. */
  readonly next: ReadonlySet<string>
  /** The choice that a second click makes: the only one that concerns what is picked and nothing else, or the only one left. */
  readonly complete: OfferedChoice | undefined
  /** Candidates that nothing more can be picked for: only words tell them apart, so they are buttons. */
  readonly buttons: readonly OfferedChoice[]
}

/** Whether it ends somebody's turn: no click on that somebody may mean it. */
export function isEnding({ kind }: OfferedChoice): boolean {
  return kind.startsWith('end-')
}

/** What is left of a choice's things once these are picked; undefined if it does not concern all of them. */
function leftOf({ concerns }: OfferedChoice, picked: readonly ThingRef[]): ThingRef[] | undefined {
  const left = [...concerns]
  for (const thing of picked) {
    const at = left.findIndex((one) => keyOf(one) === keyOf(thing))
    if (at < 0) return undefined
    left.splice(at, 1)
  }
  return left
}

function isSame(one: readonly ThingRef[], other: readonly ThingRef[]): boolean {
  return one.length === other.length && one.every((thing, i) => keyOf(thing) === keyOf(other[i]))
}

/** What can be done with these things picked, and what can be picked next. */
export function select(
  choices: readonly OfferedChoice[],
  picked: readonly ThingRef[],
  isOnTable: (thing: ThingRef) => boolean,
): Selection {
  const candidates: OfferedChoice[] = []
  const buttons: OfferedChoice[] = []
  const next = new Set<string>()
  for (const choice of choices) {
    const left = leftOf(choice, picked)
    if (left === undefined) continue
    candidates.push(choice)
    const shown = left.filter(isOnTable)
    if (shown.length === 0) buttons.push(choice)
    for (const thing of shown) next.add(keyOf(thing))
  }
  // On A and then B is not on B and then A: the order in which they were picked says which is meant.
  const inOrder = buttons.filter(({ concerns }) => isSame(concerns.filter(isOnTable), picked))
  const ready = inOrder.length > 0 ? inOrder : buttons
  // With a single one left its target goes without saying; but whoever clicks a target twice need not mean the card.
  const begun = candidates.filter(({ concerns }) => isSame(concerns.slice(0, picked.length), picked))
  const last = ready.length === 1 ? ready : candidates.length === 1 ? begun : []
  const complete = picked.length === 0 ? undefined : last.at(0)
  return { picked, candidates, next, complete, buttons: ready }
}

/** Picks a thing. Of what was picked before, only what goes together with it stays. */
export function pick(
  choices: readonly OfferedChoice[],
  picked: readonly ThingRef[],
  thing: ThingRef,
): readonly ThingRef[] {
  const together = [...picked, thing]
  if (choices.some((choice) => leftOf(choice, together) !== undefined)) return together
  return choices.some((choice) => leftOf(choice, [thing]) !== undefined) ? [thing] : picked
}

/** Why things cannot be chosen, as far as the rules say. */
interface Refusals {
  /** What is refused anyhow, each about the first thing that it concerns. */
  readonly refused: readonly RefusedChoice[]
  /** What is refused once it is tried: with all that it concerns. */
  readonly refusedIfTried: readonly RefusedChoice[]
}

/** Why a thing cannot be chosen now, together with what is picked. */
export function reasonFor(
  { refused, refusedIfTried }: Refusals,
  picked: readonly ThingRef[],
  thing: ThingRef,
): RefusedChoice | undefined {
  return (
    reasonTogether(refusedIfTried, picked, thing) ??
    refused.find(({ concerns: [first] }) => first !== undefined && keyOf(first) === keyOf(thing))
  )
}

/** Why it does not go together with what is picked: the refusal that concerns it and nothing that is not picked. */
export function reasonTogether(
  refusedIfTried: readonly RefusedChoice[],
  picked: readonly ThingRef[],
  thing: ThingRef,
): RefusedChoice | undefined {
  const open = new Set([...picked, thing].map(keyOf))
  const isTried = ({ concerns }: RefusedChoice): boolean =>
    concerns.some((one) => keyOf(one) === keyOf(thing)) && concerns.every((one) => open.has(keyOf(one)))
  return refusedIfTried.find(isTried)
}
