/** What the pointer or the focus is on, so that the table can say what would come of it. */
import type { ThingRef } from '@hearthkeep/engine'
import { useSyncExternalStore } from 'react'

let pointed: ThingRef | null = null
const listeners = new Set<() => void>()

export function pointAt(thing: ThingRef | null): void {
  if (pointed?.kind === thing?.kind && pointed?.id === thing?.id) return
  pointed = thing
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The thing under the pointer or in focus; the component is drawn anew when it changes. */
export function usePointed(): ThingRef | null {
  return useSyncExternalStore(subscribe, () => pointed)
}
