/** Dice in a tray: before (what they can give), rolling (no sum yet), landed (bonuses counted up). */
import type { ReactNode } from 'react'
import { say } from '../words/kit.ts'
import './dice.css'

export interface DieProps {
  readonly sides: 4 | 6
  /** What it shows; null while it rolls. */
  readonly face: number | null
  readonly isRolling?: boolean
}

type Dots = readonly (readonly [number, number])[]
const DOTS: readonly Dots[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** A side in perspective: its middle, and how far one step to the right and one down lead. */
interface Side {
  readonly at: readonly [number, number]
  readonly right: readonly [number, number]
  readonly down: readonly [number, number]
}
const TOP: Side = { at: [50, 27], right: [10.3, 5.1], down: [-10.3, 5.1] }
const LEFT: Side = { at: [31.5, 58], right: [9.7, 5.4], down: [0.3, 12] }
const RIGHT: Side = { at: [68.5, 58], right: [9.7, -5.4], down: [-0.3, 12] }

function Pips({ side: { at, right, down }, face }: { side: Side; face: number }) {
  return DOTS[face].map(([a, b]) => (
    <ellipse
      key={`${a} ${b}`}
      cx={at[0] + a * right[0] + b * down[0]}
      cy={at[1] + a * right[1] + b * down[1]}
      rx="4"
      ry="3.4"
      className="k-die-dot"
    />
  ))
}

/** Two faces beside the one on top. */
const beside = (face: number): readonly [number, number] => (face <= 2 || face === 5 ? [3, 6] : [2, 1])

export function Die({ sides, face, isRolling = false }: DieProps) {
  const words = face === null ? say('dice.a-die-rolling') : say('dice.a-die-with-sides', { sides, face })
  const shown = face ?? (sides === 6 ? 5 : 0)
  const [left, right] = beside(shown)
  return (
    <svg
      className="k-die"
      viewBox="0 0 100 100"
      role="img"
      aria-label={words}
      data-rolling={isRolling || undefined}
    >
      {sides === 4 ? (
        <g className="k-die-four">
          <path d="M50 10L92 78 46 92Z" />
          <path d="M50 10L8 70 46 92Z" />
          {shown > 0 && (
            <text x="62" y="74">
              {shown}
            </text>
          )}
        </g>
      ) : (
        <g className="k-die-six">
          <path d="M50 8L88 26 50 46 12 26Z" />
          <path d="M12 26L50 46V92L14 70Z" />
          <path d="M88 26L50 46V92L86 70Z" />
          <Pips side={TOP} face={shown} />
          <Pips side={LEFT} face={left} />
          <Pips side={RIGHT} face={right} />
        </g>
      )}
    </svg>
  )
}

interface CubeProps {
  /** Its kind, by shape and colour. */
  readonly kind: 'square' | 'round'
  /** What it shows, or how many there are; left out before it is rolled. */
  readonly face?: number | undefined
  /** It does not count. */
  readonly isIgnored?: boolean
  readonly isRolling?: boolean
}

/** One of many dice, small: what it shows as a figure. */
export function Cube({ kind, face, isIgnored = false, isRolling = false }: CubeProps) {
  return (
    <i
      className="k-cube"
      data-kind={kind}
      data-ignored={isIgnored || undefined}
      data-rolling={isRolling || undefined}
    >
      {face}
    </i>
  )
}

/** Dice side by side. */
export function Cubes({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <span className="k-cubes" title={title}>
      {children}
    </span>
  )
}

export interface TrayProps {
  readonly dice: readonly DieProps[]
  /** What stands below: a range, parts of a sum, the sum. */
  readonly sum: ReactNode
  /** What hangs on it: odds. */
  readonly children?: ReactNode
}

export function DiceTray({ dice, sum, children }: TrayProps) {
  return (
    <div className="k-tray">
      <div className="k-felt">
        {dice.map((die, i) => (
          <Die key={i} {...die} />
        ))}
      </div>
      <div className="k-sum">{sum}</div>
      {children}
    </div>
  )
}

/** A sum that is counted up: 3 + 5 + 2 Claymore = 10; `?` for what still rolls. */
export function Sum({ parts, total }: { parts: readonly SumPart[]; total: number | null }) {
  return (
    <>
      {parts.map(({ value, word }, i) => (
        <span key={i} className="k-sum-part">
          {i > 0 && <i>+</i>}
          <b data-waits={value === null || undefined}>{value ?? '?'}</b>
          {word !== undefined && <small>{word}</small>}
        </span>
      ))}
      {total !== null && (
        <span className="k-sum-part">
          <i>=</i>
          <b className="k-sum-total">{total}</b>
        </span>
      )}
    </>
  )
}

export interface SumPart {
  /** Null while it rolls. */
  readonly value: number | null
  /** Where it comes from: `Claymore`. */
  readonly word?: string
}
