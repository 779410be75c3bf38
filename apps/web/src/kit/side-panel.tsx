/** A panel beside a map: its title, a word at the right of it, and whose it is. */
import type { ReactNode } from 'react'
import './side-panel.css'

interface PanelProps {
  readonly title: string
  readonly note?: ReactNode
  /** `own`: what you do; `foe`: what is done to you. */
  readonly tone?: 'plain' | 'own' | 'foe'
  readonly className?: string
  readonly children: ReactNode
}

export function SidePanel({ title, note, tone = 'plain', className = '', children }: PanelProps) {
  return (
    <section className={`k-side ${className}`} data-tone={tone} aria-label={title}>
      <header>
        <h2 className="k-h">{title}</h2>
        {note !== undefined && <span>{note}</span>}
      </header>
      {children}
    </section>
  )
}

interface SumProps {
  /** `31%` */
  readonly figure: string
  /** It is calm: nobody falls. */
  readonly isCalm?: boolean
  readonly children: ReactNode
  /** At its right. */
  readonly beside?: ReactNode
}

/** What it all comes to, at the foot of a panel. */
export function PanelSum({ figure, isCalm = false, children, beside }: SumProps) {
  return (
    <div className="k-side-sum" data-calm={isCalm || undefined}>
      <b>{figure}</b>
      <span>{children}</span>
      {beside !== undefined && <span className="k-side-beside">{beside}</span>}
    </div>
  )
}
