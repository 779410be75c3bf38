/** Players side by side, the wide one active: whoever is not changes neither place nor width. On a phone the active one lies above. */
import type { ReactNode } from 'react'
import './seat-row.css'

export function SeatRow({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div className="k-seat-row" data-count={count}>
      {children}
    </div>
  )
}

interface SeatPlaceProps {
  readonly isActive: boolean
  /** One has turned to it. */
  readonly isShown: boolean
  /** It is asked as well. */
  readonly canAct: boolean
  /** Its group is drawn as lines. */
  readonly isCramped: boolean
  /** How many stand before it. */
  readonly count: number
  readonly children: ReactNode
}

export function SeatPlace({ isActive, isShown, canAct, isCramped, count, children }: SeatPlaceProps) {
  return (
    <div
      className="k-seat-place"
      data-active={isActive || undefined}
      data-shown={isShown || undefined}
      data-can-act={canAct || undefined}
      data-lines={(!isActive && isCramped) || undefined}
      data-count={count}
    >
      {children}
    </div>
  )
}
