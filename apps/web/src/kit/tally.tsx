/** A tray in which a sum grows towards what it has to reach: what was thrown so far, and what the next throw may make of it. */
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import './tally.css'

interface TallyProps {
  readonly name: string
  /** `roll`: what is thrown against you. */
  readonly tone?: 'own' | 'roll'
  /** What is in it. */
  readonly made: ReactNode
  /** What may come of it. */
  readonly children: ReactNode
}

export function Tally({ name, tone = 'own', made, children }: TallyProps) {
  return (
    <section className="k-tally" data-tone={tone} aria-label={name}>
      <div className="k-tally-made">{made}</div>
      <div className="k-tally-ahead">{children}</div>
    </section>
  )
}

interface TotalProps {
  readonly sum: number
  /** `of 40, needs 10 more`. */
  readonly children: ReactNode
  readonly about?: string
  /** It is against you, and enough. */
  readonly isBad?: boolean
}

export function Total({ sum, children, about, isBad = false }: TotalProps) {
  return (
    <p className="k-total" data-bad={isBad || undefined}>
      <b>{sum}</b>
      <span>
        {children}
        {about !== undefined && <em>{about}</em>}
      </span>
    </p>
  )
}

interface NextProps {
  readonly icon: string
  readonly title: string
  readonly cost: string
  /** How likely it is enough: `81%`. */
  readonly chance: string
  readonly isChosen: boolean
  readonly onPress: () => void
}

/** A throw that may come next. */
export function Next({ icon, title, cost, chance, isChosen, onPress }: NextProps) {
  return (
    <button type="button" className="k-next" aria-pressed={isChosen} onClick={onPress}>
      <Icon name={icon} />
      <span>
        {title}
        <small>{cost}</small>
      </span>
      <b>{chance}</b>
    </button>
  )
}
