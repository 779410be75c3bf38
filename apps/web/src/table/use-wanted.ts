/** What one has chosen to look at. */
import { useState } from 'react'

/** Until the game calls for something else: then that is shown, and what was wanted before is forgotten. */
export function useWanted<T>(called: T): readonly [T, (wanted: T, as?: T) => void] {
  const [last, setLast] = useState({ wanted: called, as: called })
  const shown = last.as === called ? last.wanted : called
  return [shown, (wanted, as = called) => setLast({ wanted, as })]
}
