/** A figure on a map: a round base with a bust, a heart with the life left, activations, and what is up with it. */
import type { CSSProperties, ReactNode } from 'react'
import type { CardState } from './card.tsx'
import './tile-figure.css'

interface Activations {
  readonly used: number
  readonly of: number
}

export interface TileFigureProps {
  readonly side: 'hero' | 'foe' | 'great'
  /** A `Figurine`, a `Bust`, an `Icon`: it fills the base. */
  readonly art: ReactNode
  /** Of a hero: of base, board and path. */
  readonly colour?: string
  /** How much life is left; a ghost has none. */
  readonly life?: number
  /** Rings at its left, filled when used. */
  readonly activations?: Activations
  readonly state?: CardState
  /** It can do no more. */
  readonly isSpent?: boolean
  /** A hero has had the turn. */
  readonly isDone?: boolean
  readonly isTarget?: boolean
  /** Where somebody would stand. */
  readonly isGhost?: boolean
  /** What it has got, in a word or a sign. */
  readonly mark?: ReactNode
}

export function TileFigure(props: TileFigureProps) {
  const { side, art, colour, life, activations, state = 'idle', mark } = props
  const { isSpent = false, isDone = false, isTarget = false, isGhost = false } = props
  return (
    <span
      className="k-tile-figure"
      data-side={side}
      data-state={state}
      data-spent={isSpent || isDone || undefined}
      data-target={isTarget || undefined}
      data-ghost={isGhost || undefined}
      style={(colour === undefined ? {} : { '--base': colour }) as CSSProperties}
      data-face
    >
      {isTarget && <Aim />}
      <span className="k-tile-base">
        <span className="k-tile-art">{art}</span>
      </span>
      {mark !== undefined && <span className="k-tile-mark">{mark}</span>}
      {activations !== undefined && <Rings {...activations} />}
      {isDone && <Tick />}
      {life !== undefined && !isGhost && <Life life={life} />}
    </span>
  )
}

function Rings({ used, of }: Activations) {
  return (
    <span className="k-tile-rings">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} data-used={i < used || undefined} />
      ))}
    </span>
  )
}

function Life({ life }: { life: number }) {
  return (
    <span className="k-tile-life">
      <svg viewBox="-13 -12 26 25" aria-hidden>
        <path d="M0 12C-17 0-14-12-6.500-10.500Q-2-10 0-6Q2-10 6.500-10.500C14-12 17 0 0 12z" />
      </svg>
      <b>{life}</b>
    </span>
  )
}

function Tick() {
  return (
    <svg className="k-tile-tick" viewBox="-12 -12 24 24" aria-hidden>
      <circle r="10" />
      <path d="M-5 0l3.500 4.500l6.500 -9" />
    </svg>
  )
}

/** A ring in four parts, and what points at its middle. */
function Aim() {
  return (
    <svg className="k-tile-aim" viewBox="-50 -50 100 100" aria-hidden>
      <circle r="40" />
      <path d="M0 -49v12M0 37v12M-49 0h12M37 0h12" />
    </svg>
  )
}
