/** A monster of a group: with room it is a card, in a crowd (`data-lines` around it) a line. And the word for what glows. */
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import { Picture } from '../art/picture.tsx'
import { Health } from './health.tsx'
import type { HealthProps } from './health.tsx'
import './monster.css'
import './panel.css'

/** What it strikes for; `isShielded` if something is held off of it. */
export interface DamageProps {
  readonly icon: string
  readonly figure: number
  readonly words: string
  readonly isShielded?: boolean
}

export function Damage({ icon, figure, words, isShielded = false }: DamageProps) {
  return (
    <b className="k-damage" title={words} data-shielded={isShielded || undefined}>
      <Icon name={icon} />
      {figure}
    </b>
  )
}

export interface MonsterProps {
  readonly name: string
  readonly art: string
  readonly damage: DamageProps
  readonly health: HealthProps
  /** Chips. */
  readonly marks?: ReactNode
  readonly text?: ReactNode
  /** What would come of aiming at it; its place is kept. */
  readonly then?: ReactNode
  readonly isTarget?: boolean
}

export function Monster({ name, art, damage, health, marks, text, then, isTarget = false }: MonsterProps) {
  return (
    <article className={`k-monster k-leather ${isTarget ? 'k-target' : ''}`} data-face>
      <Picture icon={art} tint="cult" />
      <b className="k-monster-name">{name}</b>
      <Damage {...damage} />
      <Health {...health} />
      <span className="k-monster-marks">
        {marks}
        {text !== undefined && <small>{text}</small>}
      </span>
      <span className="k-monster-then">{then}</span>
    </article>
  )
}

/** They stand together; those who do not fit are scrolled to. */
export function Crowd({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  return (
    <ul className="k-crowd" aria-label={name} data-many={count > 4 || undefined}>
      {children}
    </ul>
  )
}

/** What something glows for: `fight`, `taunt`, `give`. */
export function For({ words }: { words: string }) {
  return words === '' ? null : <span className="k-for">{words}</span>
}
