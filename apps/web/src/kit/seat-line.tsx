/** Another player in two lines: who it is, how likely they fall, their figures, what they wear. */
import type { ReactNode } from 'react'
import type { CardState } from './card.tsx'
import type { Level } from './outlook.tsx'
import './panel.css'
import './seat-line.css'

export interface SeatLineProps {
  readonly name: string
  readonly face: ReactNode
  readonly level: Level
  /** `safe`, `falls 44%`. */
  readonly note: string
  /** `Figures`. */
  readonly children: ReactNode
  readonly gear?: ReactNode
  readonly state?: CardState
  readonly isTurn?: boolean
  readonly isOut?: boolean
}

export function SeatLine(props: SeatLineProps) {
  const { name, face, level, note, children, gear, state = 'idle', isTurn = false, isOut = false } = props
  return (
    <span
      className="k-seat-line k-leather k-stands"
      data-state={state}
      data-turn={isTurn || undefined}
      data-out={isOut || undefined}
      data-face
    >
      {face}
      <span className="k-seat-line-name">
        <b>{name}</b>
        <em data-level={level}>{note}</em>
      </span>
      {children}
      {gear}
    </span>
  )
}
