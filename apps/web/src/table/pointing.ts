/** What the pointer or the focus is on, so that the table can say what would come of it. */
import type { ThingRef } from '@hearthkeep/engine'
import { useSyncExternalStore } from 'react'

/** A pointer that only passes by, or that is about to click, asks for nothing. */
const RESTS = 60

let pointed: ThingRef | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export function pointAt(thing: ThingRef | null): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (pointed?.kind === thing?.kind && pointed?.id === thing?.id) return
    pointed = thing
    for (const listener of listeners) listener()
  }, RESTS)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The thing under the pointer or in focus; the component is drawn anew when it changes. */
export function usePointed(): ThingRef | null {
  return useSyncExternalStore(subscribe, () => pointed)
}
