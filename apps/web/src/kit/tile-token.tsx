/** What lies on a map: face down, a quest, a chest, a portal, where monsters come from, where one begins, a marked space, a bomb. */
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import type { CardState } from './card.tsx'
import './tile-token.css'

export interface TileTokenProps {
  /** `area` fills its space, `portal` most of it; the others are small. */
  readonly shape: 'unknown' | 'quest' | 'chest' | 'portal' | 'spawn' | 'area' | 'goods'
  /** Of portals, and of areas: sets that belong together have one colour. */
  readonly colour?: string
  /** One, or the pair of a spawn token. */
  readonly icons?: readonly string[]
  /** A figure, or a sign for those who do not see colours: `A`. */
  readonly mark?: ReactNode
  readonly state?: CardState
  /** It was found, or used up. */
  readonly isOver?: boolean
}

export function TileToken({ shape, colour, icons = [], mark, state = 'idle', isOver = false }: TileTokenProps) {
  return (
    <span
      className="k-tile-token"
      data-shape={shape}
      data-state={state}
      data-over={isOver || undefined}
      style={(colour === undefined ? {} : { '--tint': colour }) as CSSProperties}
      data-face
    >
      {icons.map((icon, i) => (
        <Icon key={i} name={icon} />
      ))}
      {shape === 'unknown' && <b>?</b>}
      {mark !== undefined && <b className="k-token-mark">{mark}</b>}
    </span>
  )
} // prettier-ignore
