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
  /** The choice that is complete: it concerns what is picked and nothing else. */
  readonly complete: OfferedChoice | undefined
}

/** Whether a choice concerns all of these, each as often as it is named. */
function concernsAll(choice: OfferedChoice, picked: readonly ThingRef[]): boolean {
  const left = choice.concerns.map(keyOf)
  return picked.every((thing) => {
    const at = left.indexOf(keyOf(thing))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** What can be done with these things picked, and what can be picked next. */
export function select(
  choices: readonly OfferedChoice[],
  picked: readonly ThingRef[],
  isOnTable: (thing: ThingRef) => boolean,
): Selection {
  const candidates = picked.length === 0 ? choices : choices.filter((choice) => concernsAll(choice, picked))
  const next = new Set<string>()
  for (const { concerns } of candidates) {
    const left = concerns.filter((thing) => !picked.some((one) => keyOf(one) === keyOf(thing)))
    for (const thing of left) if (isOnTable(thing)) next.add(keyOf(thing))
  }
  const complete = candidates.find(({ concerns }) => {
    const shown = concerns.filter(isOnTable)
    return picked.length > 0 && shown.length === picked.length
  })
  return { picked, candidates, next, complete }
}

/** Picks a thing. Of what was picked before, only what goes together with it stays. */
export function pick(
  choices: readonly OfferedChoice[],
  picked: readonly ThingRef[],
  thing: ThingRef,
): readonly ThingRef[] {
  const together = [...picked, thing]
  if (choices.some((choice) => concernsAll(choice, together))) return together
  return choices.some((choice) => concernsAll(choice, [thing])) ? [thing] : picked
}

/** Why a thing cannot be chosen now, if the rules say. */
export function reasonFor(refused: readonly RefusedChoice[], thing: ThingRef): RefusedChoice | undefined {
  const key = keyOf(thing)
  return refused.find(({ concerns }) => concerns.length > 0 && keyOf(concerns[0]) === key)
}
