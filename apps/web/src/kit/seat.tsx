/** Another player: small, with the group before it, active with what comes at it, done; and a hero who was played. */
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import { say } from '../words/kit.ts'
import { Health } from './health.tsx'
import type { HealthProps } from './health.tsx'
import { Portrait } from './portrait.tsx'
import type { Threat } from './threat.tsx'
import './seat.css'
import './panel.css'

export interface SeatProps {
  readonly name: string
  readonly icon: string
  readonly face?: ReactNode
  /** A mark on the portrait: the level. */
  readonly mark?: string
  readonly health?: HealthProps | undefined
  /** Coins, chips. */
  readonly chips?: ReactNode
  readonly state?: 'waits' | 'active' | 'done' | 'out'
  /** It is you. */
  readonly isOwn?: boolean
  /** What comes at it; its place is kept while it is active. */
  readonly threat?: Threat | null
  /** The group before it, heroes it played. */
  readonly children?: ReactNode
}

export function Seat(props: SeatProps) {
  const { name, icon, face, mark, health, chips, state = 'waits', isOwn = false, threat, children } = props
  return (
    <section
      className="k-seat k-leather"
      data-state={state}
      data-lethal={threat?.level === 'lethal' || undefined}
      aria-label={name}
    >
      <header>
        <span className="k-seat-face">
          <Portrait icon={icon}>{face}</Portrait>
          {mark !== undefined && <i>{mark}</i>}
        </span>
        <b className="k-seat-name">
          {name}
          {isOwn && <em>{say('seat.you')}</em>}
        </b>
        {chips !== undefined && <span className="k-seat-chips">{chips}</span>}
        {health !== undefined && <Health {...health} />}
        {threat !== undefined && <Hit threat={threat} />}
      </header>
      {children}
    </section>
  )
}

function Hit({ threat }: { threat: Threat | null }) {
  if (threat === null) return <div className="k-hit" />
  const { figure, level, title, about } = threat
  return (
    <div className="k-hit" data-level={level}>
      <span className="k-hit-n">{figure}</span>
      <span>
        {level === 'lethal' && <Icon name="skull-crossed-bones" />} <em>{about}</em>
        <b>{title}</b>
      </span>
    </div>
  )
}

export interface PlayedHeroProps {
  readonly name: string
  readonly icon: string
  /** What it does, and for what it glows: `fights now, Cleave`. */
  readonly text: ReactNode
  /** Its die: `1–6`. */
  readonly die?: ReactNode
  readonly state?: 'now' | 'ready' | 'done' | 'waits'
}

/** A hero who was played: fights now, may fight, has fought. Its text stays. */
export function PlayedHero({ name, icon, text, die, state = 'ready' }: PlayedHeroProps) {
  return (
    <span className="k-played" data-state={state} data-face>
      <Icon name={icon} />
      <span>
        <b>{name}</b>
        <small>{text}</small>
      </span>
      {die !== undefined && <i>{die}</i>}
    </span>
  )
}
