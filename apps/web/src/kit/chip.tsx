/** A figure with its picture: Block 3, Strength 1; a status; with its word where there is room. */
import { Icon } from '../art/icon.tsx'
import type { ReactNode } from 'react'
import './chip.css'
import './panel.css'

export interface ChipProps {
  readonly icon: string
  /** The word for it: shown where there is room, read aloud, and shown when asked. */
  readonly word: string
  /** Left out for what one simply is: Weak. */
  readonly value?: number | string
  /** More about it, shown when asked. */
  readonly about?: string | undefined
  readonly tone?: 'plain' | 'block' | 'attack' | 'bad' | 'good'
  /** Whether the word is shown where there is room; by itself only where there is no value. */
  readonly isSpelled?: boolean
}

export function Chip({
  icon,
  word,
  value,
  about,
  tone = 'plain',
  isSpelled = value === undefined,
}: ChipProps) {
  return (
    <span className="k-chip" data-tone={tone} title={about === undefined ? word : `${word}: ${about}`}>
      <Icon name={icon} />
      {value !== undefined && <b>{value}</b>}
      <i className={isSpelled ? 'k-chip-word' : 'aloud'}> {word}</i>
    </span>
  )
}

/** Chips in a row. */
export function Chips({ children }: { children: ReactNode }) {
  return <div className="k-chips">{children}</div>
}
