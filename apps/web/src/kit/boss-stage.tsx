/** The boss stage: a bust with presence, its name and text, a wide bar, and what it will do with the final number. */
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import { say } from '../words/kit.ts'
import { Chips } from './chip.tsx'
import { Health } from './health.tsx'
import type { HealthProps } from './health.tsx'
import './boss-stage.css'
import './intent.css'
import './panel.css'

/** Something it may do. */
export interface Deed {
  readonly symbol: { readonly icon: string; readonly name: string }
  /** What it does in all, already reckoned; left out if that is not known, or nothing. */
  readonly figure?: number | string | undefined
  readonly text: ReactNode
  /** How the figure is reckoned: `6 + 3 Strength`. */
  readonly sum?: string | undefined
  /** It is certain, one of several, or not among what may come. */
  readonly chance: 'certain' | 'possible' | 'idle'
}

export interface BossProps {
  /** `Boss, round 4`. */
  readonly tag: string
  readonly name: string
  readonly text?: ReactNode
  readonly bust: ReactNode
  readonly health?: HealthProps | undefined
  readonly chips?: ReactNode
  /** What would come of aiming at it; its place is kept. */
  readonly then?: ReactNode
  readonly isTarget?: boolean
  /** The heading of what it will do. */
  readonly intent: string
  readonly deeds: readonly Deed[]
  /** Wraps what can be aimed at, so that it can be clicked. */
  readonly wrap?: (info: ReactNode) => ReactNode
}

/** Its own information; the bust and the bar are part of the same thing. */
function Info({ tag, name, text, bust, health, chips, then, isTarget = false }: BossProps) {
  return (
    <div className="k-boss" data-target={isTarget || undefined} data-face>
      <div className="k-bust">
        {bust}
        <div className="k-bigbar">{health !== undefined && <Health {...health} hasThirds />}</div>
      </div>
      <div className={`k-boss-info k-leather ${isTarget ? 'k-target' : ''}`}>
        <span className="k-boss-tag">{tag}</span>
        <h3>{name}</h3>
        <span className="k-inbar">{health !== undefined && <Health {...health} />}</span>
        {text !== undefined && <p>{text}</p>}
        <div className="k-boss-foot">
          <Chips>{chips}</Chips>
          {then}
        </div>
      </div>
    </div>
  )
}

export function BossStage(props: BossProps) {
  const { intent, deeds, wrap = (info) => info } = props
  const lit = deeds.filter(({ chance }) => chance !== 'idle')
  const idle = deeds.filter(({ chance }) => chance === 'idle')
  return (
    <div className="k-boss-stage">
      {wrap(<Info {...props} />)}
      <section className="k-intent k-leather" aria-label={intent}>
        <h4 className="k-h">{intent}</h4>
        <ul className="k-intent-lit" data-count={lit.length}>
          {lit.map((deed) => (
            <LitDeed key={deed.symbol.name} deed={deed} />
          ))}
          {lit.length === 0 && <li className="k-intent-none">{say('boss-stage.nothing-is-known-of')}</li>}
        </ul>
        <ul className="k-intent-idle">
          {idle.map((deed) => (
            <li key={deed.symbol.name}>
              <Symbol {...deed.symbol} isSmall />
              {deed.figure !== undefined && <b>{deed.figure}</b>}
              <span>{deed.text}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function LitDeed({ deed: { symbol, figure, text, sum, chance } }: { deed: Deed }) {
  return (
    <li data-chance={chance}>
      <Symbol {...symbol} isLit />
      {figure !== undefined && <span className="k-intent-n">{figure}</span>}
      <p>
        {chance === 'possible' && <em>{say('boss-stage.perhaps')}</em>} {text}
        {sum !== undefined && <small>{sum}</small>}
      </p>
    </li>
  )
}

interface SymbolProps {
  readonly icon: string
  readonly name: string
  readonly isLit?: boolean
  readonly isSmall?: boolean
}

/** What an enemy waits for: lit once it may come, on the enemy and on its intent, and nowhere else. */
export function Symbol({ icon, name, isLit = false, isSmall = false }: SymbolProps) {
  return (
    <span
      className="k-symbol"
      data-lit={isLit || undefined}
      data-small={isSmall || undefined}
      title={isLit ? say('boss-stage.may-act', { name }) : name}
    >
      <Icon name={icon} label={isLit ? say('boss-stage.may-act', { name }) : name} />
    </span>
  )
}
