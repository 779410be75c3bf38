/** A hand of cards side by side, overlapping as much as they must. */
import type { CSSProperties, ReactNode } from 'react'
import { say } from '../words/table.ts'

interface FanProps {
  /** Whose hand it is, for those who listen. */
  readonly name: string
  readonly count: number
  readonly className: string
  /** The cards, as the items of a list. */
  readonly children: ReactNode
}

export function Fan({ name, count, className, children }: FanProps) {
  return (
    <ul
      className={`fan ${className}`}
      aria-label={name}
      style={{ '--cards': Math.max(1, count) } as CSSProperties}
    >
      {children}
      {count === 0 && <li className="no-cards">{say('fan.no-cards-in-hand')}</li>}
    </ul>
  )
}
