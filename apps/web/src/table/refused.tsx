/** Why something was not done, beside what was clicked; whatever else there is to say, above the question. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { Refusal } from '../kit/bubble.tsx'
import { useSession, useTableOf } from './context.ts'
import { useUnnumbered } from './look-alikes.ts'
import { WithRules } from './rule-link.tsx'

/** A refusal that comes later than this after the click, in milliseconds, is not about what was clicked. */
const SOON = 2000

interface Touched {
  readonly element: Element
  readonly at: number
}

/** What was touched last, by a pointer or by a key. */
function useTouched() {
  const touched = useRef<Touched | null>(null)
  useEffect(() => {
    const note = ({ target }: Event): void => {
      const element = target instanceof Element ? target.closest('[data-thing], button') : null
      touched.current = element && { element, at: performance.now() }
    }
    window.addEventListener('pointerdown', note, true)
    window.addEventListener('keydown', note, true)
    return () => {
      window.removeEventListener('pointerdown', note, true)
      window.removeEventListener('keydown', note, true)
    }
  }, [])
  return touched
}

export function Refused() {
  const { driver } = useSession()
  const notice = useTableOf((state) => (state.isPlaying || state.isCurtained ? null : state.notice))
  const reword = useUnnumbered()
  const touched = useTouched()
  const known = useMemo(() => new Set(driver.game.rules.map(({ id }) => id)), [driver])
  const [shown, setShown] = useState<{ notice: string; beside: DOMRect | undefined; id: number } | null>(null)
  useEffect(() => {
    if (notice === null) return setShown(null)
    const { current } = touched
    const isSoon = current !== null && performance.now() - current.at < SOON
    const beside = isSoon ? current.element.getBoundingClientRect() : undefined
    setShown({ notice, beside, id: performance.now() })
  }, [notice, touched])
  if (shown === null) return null
  return (
    <div className={shown.beside === undefined ? 'k-notice' : 'k-notice-beside'}>
      <Refusal
        key={shown.id}
        beside={shown.beside}
        {...(shown.beside === undefined ? {} : { onGone: () => setShown(null) })}
      >
        <WithRules text={reword(shown.notice)} known={known} />
      </Refusal>
    </div>
  )
}
