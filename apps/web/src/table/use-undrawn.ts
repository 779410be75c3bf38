/** Choices that cannot be made on the table as it is drawn, so that the prompt offers them instead. */
import type { OfferedChoice } from '@hearthkeep/engine'
import { useLayoutEffect, useState } from 'react'
import { keyOf } from '../session/thing.ts'
import { useSession, useTable } from './context.ts'

/** Things may come in a moment after the table is drawn, while others are moving. */
const SETTLED = 500

export function useUndrawn(): readonly OfferedChoice[] {
  const session = useSession()
  const { candidates, picked, isPlaying } = useTable()
  const [undrawn, setUndrawn] = useState<readonly OfferedChoice[]>([])
  useLayoutEffect(() => {
    const look = (): void => {
      const things = [...document.querySelectorAll<HTMLElement>('[data-thing]')]
      // In a small window some of the table is not shown.
      const shown = things.filter((thing) => thing.checkVisibility())
      const drawn = new Set(shown.map(({ dataset }) => dataset['thing']))
      for (const thing of picked) drawn.add(keyOf(thing))
      const found = candidates.filter(({ concerns }) =>
        concerns.some((thing) => session.isOnTable(thing) && !drawn.has(keyOf(thing))),
      )
      setUndrawn((before) => (isSame(before, found) ? before : found))
    }
    if (isPlaying) return
    look()
    const timer = setTimeout(look, SETTLED)
    // The frame learns its size after it is laid out, and what depends on that is drawn a frame later.
    const lookAgain = (): void => void requestAnimationFrame(() => requestAnimationFrame(look))
    window.addEventListener('resize', lookAgain)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', lookAgain)
    }
  }, [session, candidates, picked, isPlaying])
  return undrawn
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i])
}
