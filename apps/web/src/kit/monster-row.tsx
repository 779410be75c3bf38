/** A row of cards, one for each type of monsters, in the order in which they act. */
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import './monster-row.css'

export function MonsterRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ul className="k-monster-row" aria-label={name}>
      {children}
    </ul>
  )
}

interface Stat {
  readonly icon: string
  readonly words: string
  readonly value: ReactNode
  readonly tone: 'attack' | 'defense' | 'life' | 'plain'
}

export interface MonsterCardProps {
  readonly name: string
  readonly face: ReactNode
  /** Dice, defense, life, what kills it at once: in this order on every card. */
  readonly stats: readonly Stat[]
  readonly text: ReactNode
  /** How often one figure of it can act in a round. */
  readonly activations: number
  readonly standing?: 'waits' | 'now' | 'done'
  /** Somebody has to kill it. */
  readonly isQuest?: boolean
  /** `quest`, `card 1`. */
  readonly note?: string
}

export function MonsterCard(props: MonsterCardProps) {
  const { name, face, stats, text, activations, standing = 'waits', isQuest = false, note } = props
  return (
    <article className="k-monster-card" data-standing={standing} data-quest={isQuest || undefined} aria-label={name}>
      {note !== undefined && <span className="k-monster-note">{note}</span>}
      <span className="k-monster-face">
        {face}
        <span className="k-monster-rings" aria-hidden>
          {Array.from({ length: activations }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      </span>
      <h3>{name}</h3>
      <ul>
        {stats.map(({ icon, words, value, tone }) => (
          <li key={words} title={words} data-tone={tone}>
            <Icon name={icon} />
            <span className="aloud">{words} </span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
      <p>{text}</p>
    </article>
  )
} // prettier-ignore
