/** What is about to happen, for a component of a table: it is drawn anew when that is known. */
import type { OfferedChoice, ThingRef } from '@hearthkeep/engine'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Threat } from '../kit/threat.tsx'
import { pick, select } from '../session/selection.ts'
import { useSession, useTable } from '../table/context.ts'
import { comingAt, keyOfWanted } from './coming-store.ts'
import type { ComingState, Wanted } from './coming-store.ts'
import { outlookFor } from './outlook.ts'
import type { Coming } from './outlook.ts'
import { threatOf } from './threat.ts'
import type { Victim } from './threat.ts'

/** What comes at everybody if the attended seat does nothing more; and whether that is of the table as it is now. */
export function useComing(): ComingState {
  const store = comingAt(useSession())
  return useSyncExternalStore(store.subscribe, store.snapshot)
}

/** What else is to be known of the table as it is: each as soon as it is worked out. */
export function useForecasts(wanted: readonly Wanted[]): readonly (Coming | undefined)[] {
  const store = comingAt(useSession())
  const [me] = useState(() => ({}))
  const keys = wanted.map(keyOfWanted).join('\n')
  // What is wanted is the same as long as its keys are.
  useEffect(() => store.want(me, wanted), [store, me, keys])
  useEffect(() => () => store.want(me, []), [store, me])
  const { others } = useComing()
  return wanted.map((one) => others.get(keyOfWanted(one)))
}

/** What comes at one thing, in words; null while that is not known. */
export function useThreat(gauge: string, id: number, victim: Victim): Threat | null {
  const { coming } = useComing()
  const outlook = outlookFor(coming, gauge, id)
  return coming === null || outlook === undefined ? null : threatOf(coming, outlook, victim)
}

/** What would come after picking a thing as well; undefined if that completes no choice, or nothing is known yet. */
export function useComingAfter(thing: ThingRef): Coming | undefined {
  const session = useSession()
  const { look, picked, isPlaying, isPast } = useTable()
  const { after } = useComing()
  if (isPlaying || isPast) return undefined
  const choice = choiceWith(look.choices, picked, thing, session.isOnTable)
  return choice && after.get(choice.notation)
}

/** The choice that is complete once a thing is picked as well. */
export function choiceWith(
  choices: readonly OfferedChoice[],
  picked: readonly ThingRef[],
  thing: ThingRef,
  isOnTable: (thing: ThingRef) => boolean,
): OfferedChoice | undefined {
  const together = pick(choices, picked, thing)
  const isAdded = together.length === picked.length + 1
  return isAdded || picked.length === 0 ? select(choices, together, isOnTable).complete : undefined
}
