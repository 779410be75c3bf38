/** The button that ends the turn: it carries what will hit you, and what would be lost. Lethal asks once more. */
import { useEffect, useState } from 'react'
import { Icon } from '../art/icon.tsx'
import { say } from '../words/kit.ts'
import { isLong } from './threat.tsx'
import type { Threat } from './threat.tsx'
import './end-turn.css'

export interface EndTurnProps {
  /** `End turn`. */
  readonly title: string
  /** What comes when it is pressed; null if nothing is known of it. */
  readonly threat: Threat | null
  /** What would be lost unused: `2 Energy unused`. */
  readonly lost?: string | undefined
  /** How it reads aloud before everything else: the choice in words. */
  readonly label: string
  readonly isTaken?: boolean
  readonly onEnd: () => void
  /** Passed on, for tests and keys. */
  readonly choice?: string
}

/** How long a first press of what is lethal counts, in milliseconds. */
const ARMED = 4000

export function EndTurn({ title, threat, lost, label, isTaken = false, onEnd, choice }: EndTurnProps) {
  const [isArmed, setArmed] = useState(false)
  const level = threat?.level ?? 'safe'
  const asksTwice = level === 'lethal'
  useEffect(() => {
    if (!isArmed) return
    const timer = setTimeout(() => setArmed(false), ARMED)
    return () => clearTimeout(timer)
  }, [isArmed])
  const words = isArmed && asksTwice ? say('end-turn.press-again-to-end') : (threat?.about ?? '')
  return (
    <button
      type="button"
      className="k-end"
      data-level={threat === null ? 'none' : level}
      data-armed={(isArmed && asksTwice) || undefined}
      data-taken={isTaken || undefined}
      data-long={(threat !== null && isLong(threat.figure)) || undefined}
      data-choice={choice}
      onClick={(event) => {
        // The second half of a double click is no second press.
        if (event.detail > 1) return
        if (asksTwice && !isArmed) return setArmed(true)
        event.currentTarget.blur()
        setArmed(false)
        onEnd()
      }}
    >
      <span className="k-end-n" aria-hidden="true">
        {level === 'lethal' && <Icon name="skull-crossed-bones" />}
        {level === 'safe' ? <Icon name={threat === null ? 'hourglass' : 'shield'} /> : threat?.figure}
      </span>
      <b>
        <span className="aloud">{label}. </span>
        <span aria-hidden="true">{title}</span> <kbd aria-hidden="true">e</kbd>
      </b>
      <small>{lost === undefined || isArmed ? words : `${words === '' ? '' : `${words} · `}${lost}`}</small>
    </button>
  )
}
