/** Something small that lies or is carried: a potion, a piece worn, a clan, a chest, goods, a trap; coins. */
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import './token.css'

export interface TokenProps {
  readonly icon: string
  /** Its shape: a slot of the body, a round one, a meeple on the map, a shield for a hero. */
  readonly shape?: 'slot' | 'round' | 'meeple' | 'hero' | 'chest' | 'goods'
  /** What lies there; an empty slot is dashed. */
  readonly state?: 'full' | 'empty' | 'spent' | 'danger' | 'playable' | 'chosen'
  /** How many, or what it is worth. */
  readonly count?: number | string
  readonly title?: string
}

export function Token({ icon, shape = 'slot', state = 'full', count, title }: TokenProps) {
  return (
    <span className="k-token" data-shape={shape} data-state={state} title={title} data-face>
      <Icon name={icon} />
      {count !== undefined && <b>{count}</b>}
    </span>
  )
}

export type Metal = 'copper' | 'silver' | 'gold'

export function Coins({ coins, label }: { coins: readonly Metal[]; label: string }) {
  return (
    <span className="k-coins" role="img" aria-label={label}>
      {coins.map((metal, i) => (
        <i key={i} data-metal={metal}>
          {metal.charAt(0).toUpperCase()}
        </i>
      ))}
    </span>
  )
}

/** Slots in a row: gear, potions. */
export function Slots({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ul className="k-slots" aria-label={name}>
      {children}
    </ul>
  )
}
