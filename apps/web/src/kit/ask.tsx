/** The ask strip: one question, always in the same place and of the same height; below the hand, in the thumb's reach. */
import type { ReactNode } from 'react'
import './ask.css'

export interface AskProps {
  /** The name of the region. */
  readonly label: string
  readonly question: ReactNode
  /** The id of the question's words. */
  readonly id?: string
  /** A second line: the reason, what would come of it. Its place is kept. */
  readonly reason?: ReactNode
  /** Buttons. */
  readonly answers?: ReactNode
  /** How many there are: from so many on they stand in two rows. */
  readonly count?: number
  /** The button that ends the turn; its place is kept. */
  readonly end?: ReactNode
  readonly isPlaying?: boolean
}

/** From so many on. */
const MANY = 4

export function Ask({ label, question, id, reason, answers, count = 0, end, isPlaying = false }: AskProps) {
  return (
    <section className="k-ask prompt-bar" aria-label={label} data-playing={isPlaying || undefined}>
      <div className="k-question">
        <p id={id} aria-live="polite">
          {question}
        </p>
        <small>{reason}</small>
      </div>
      <div className="k-answers prompt-choices" data-many={count >= MANY || undefined}>
        {answers}
      </div>
      <div className="k-ask-end">{end}</div>
    </section>
  )
}

export interface AnswerProps {
  readonly children: ReactNode
  /** The key that presses it. */
  readonly hotkey?: string
  readonly isMain?: boolean
  readonly isTaken?: boolean
  readonly onPress: (clicks: number) => void
  readonly choice?: string
}

export function Answer({ children, hotkey, isMain = false, isTaken = false, onPress, choice }: AnswerProps) {
  return (
    <button
      type="button"
      className="k-button"
      data-main={isMain || undefined}
      data-taken={isTaken || undefined}
      data-choice={choice}
      onClick={(event) => {
        // It goes with the question: a browser that takes away what has the focus lays the whole page out first.
        event.currentTarget.blur()
        onPress(event.detail)
      }}
    >
      <span>{children}</span>
      {hotkey !== undefined && <kbd aria-hidden="true">{hotkey}</kbd>}
    </button>
  )
}
