/** How far something is told: one sentence a press, by itself, or all at once. Going back only looks: nothing is undone. */
import { useEffect, useRef, useState } from 'react'

export const TELLING_SPEEDS = ['slow', 'step', 'fast', 'at-once'] as const
export type TellingSpeed = (typeof TELLING_SPEEDS)[number]

/** In milliseconds, how long a sentence stands; none, if somebody goes on. */
const STANDS: Readonly<Record<TellingSpeed, number | null>> = {
  slow: 3200,
  step: null,
  fast: 1100,
  'at-once': null,
}

export interface Telling {
  /** The sentence that is told now. */
  readonly at: number
  readonly count: number
  readonly speed: TellingSpeed
  readonly setSpeed: (speed: TellingSpeed) => void
  readonly next: () => void
  readonly back: () => void
}

/** Tells `count` sentences; one that was gone back from stands until somebody goes on. */
export function useTelling(count: number, first: TellingSpeed = 'step'): Telling {
  const [speed, setSpeed] = useState(first)
  const [{ at, isHeld }, setAt] = useState({ at: 0, isHeld: false })
  const shown = speed === 'at-once' && !isHeld ? count - 1 : Math.min(at, count - 1)
  const stands = isHeld ? null : STANDS[speed]

  useEffect(() => {
    if (stands === null || shown >= count - 1) return
    const timer = setTimeout(() => setAt({ at: shown + 1, isHeld: false }), stands)
    return () => clearTimeout(timer)
  }, [stands, shown, count])

  return {
    ...{ at: shown, count, speed },
    setSpeed(to) {
      setSpeed(to)
      setAt({ at: shown, isHeld: false })
    },
    next: () => setAt({ at: Math.min(shown + 1, count - 1), isHeld: false }),
    back: () => setAt({ at: Math.max(shown - 1, 0), isHeld: true }),
  }
}

/** Space goes on, unless a button is in focus, which it presses. */
export function useSpace(isHeard: boolean, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!isHeard) return
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, repeat } = event
      if (key !== ' ' || repeat || (target as Element).closest('button, input, select, textarea, dialog'))
        return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isHeard])
}
