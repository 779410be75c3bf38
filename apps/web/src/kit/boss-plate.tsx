/** A boss without intents of its own: a bust with presence, name, bar, text. */
import type { ReactNode } from 'react'
import { Chips } from './chip.tsx'
import { Health } from './health.tsx'
import type { HealthProps } from './health.tsx'
import './boss-plate.css'
import './panel.css'

export interface BossPlateProps {
  /** `Boss, before Gerki`. */
  readonly tag: string
  readonly name: string
  readonly bust: ReactNode
  readonly health: HealthProps
  readonly text: ReactNode
  readonly chips: ReactNode
  readonly isTarget?: boolean
}

export function BossPlate({ tag, name, bust, health, text, chips, isTarget = false }: BossPlateProps) {
  return (
    <div className="k-boss-plate" data-face>
      <span className="k-boss-bust">{bust}</span>
      <div className={`k-boss-words k-leather ${isTarget ? 'k-target' : ''}`}>
        <small>{tag}</small>
        <h3>{name}</h3>
        <Health {...health} tone="boss" hasThirds />
        <p>{text}</p>
        <Chips>{chips}</Chips>
      </div>
    </div>
  )
}
