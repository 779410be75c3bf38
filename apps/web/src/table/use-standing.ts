/** How a thing stands: whether it can be chosen, is chosen, or why it cannot be. */
import type { ThingRef } from '@hearthkeep/engine'
import { useSyncExternalStore } from 'react'
import type { Session } from '../session/session.ts'
import { keyOf } from '../session/thing.ts'
import { useSession } from './context.ts'

export interface Standing {
  /** As the look knows it. The eye should go to what comes next: targets only hint while nothing is picked, and what one
   *  could begin with instead while something is. */
  readonly state: 'picked' | 'glows' | 'hints' | 'refused' | ''
  /** Why it cannot be chosen; empty unless there is something to say. */
  readonly reason: string
}

/** As one text: two that are the same can be told at a glance, and most things stay as they are at a click. */
function standingOf(session: Session, of: ThingRef, isTwin: boolean): string {
  const { next, picked, look } = session.state
  const key = keyOf(of)
  if (!isTwin && picked.some((one) => keyOf(one) === key)) return 'picked'
  if (next.has(key)) {
    const begins = ({ concerns: [first] }: (typeof look.choices)[number]): boolean =>
      first !== undefined && keyOf(first) === key
    return picked.length > 0 || look.choices.some(begins) ? 'glows' : 'hints'
  }
  if (session.isInstead(of)) return 'hints'
  const reason = session.whyNot(of)
  return reason === undefined ? '' : `refused ${reason}`
}

/** The component is drawn anew only when the thing stands otherwise. */
export function useStanding(of: ThingRef, isTwin: boolean): Standing {
  const session = useSession()
  const standing = useSyncExternalStore(session.subscribe, () => standingOf(session, of, isTwin))
  const [state, ...reason] = standing.split(' ')
  return { state: state as Standing['state'], reason: reason.join(' ') }
}
