/** What is shown over a map: reach, zones, ways, sight, strikes, distances, labels. Each is drawn anew only when it changes. */
import { memo, useId } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { usePlan } from './tile-map.tsx'
import { middleOf } from './tiles.ts'
import type { At } from './tiles.ts'
import { arrowOf, BESIDE_ARROW, cornersOn, sightLine, wayOf } from './tile-lines.ts'
import './tile-layers.css'

/** A drawing over the map, in hundredths of a space. */
function Layer({ kind, children }: { kind: string; children: ReactNode }) {
  const { columns, rows } = usePlan()
  return (
    <svg
      className="k-tile-layer"
      data-layer={kind}
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
      aria-hidden
    >
      {children}
    </svg>
  )
}

const placeOf = ({ x, y }: At): CSSProperties => ({ '--x': x, '--y': y }) as CSSProperties

export interface Reached {
  readonly space: number
  /** What it takes to get there; left out where a path says it. */
  readonly cost?: number
}

/** Where somebody could go, and for how much. */
export const TileReach = memo(function TileReach({ reached }: { reached: readonly Reached[] }) {
  const { columns } = usePlan()
  return (
    <div className="k-tile-layer" data-layer="reach" aria-hidden>
      {reached.map(({ space, cost }) => (
        <span key={space} className="k-tile-reached" style={placeOf(middleOf(space, columns))}>
          {cost !== undefined && <b>{cost}</b>}
        </span>
      ))}
    </div>
  )
})

/** The spaces on which somebody would strike, hatched. */
export const TileZone = memo(function TileZone({ spaces }: { spaces: readonly number[] }) {
  const { columns } = usePlan()
  const id = useId()
  return (
    <Layer kind="zone">
      <pattern id={id} width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h4.200v11h-4.200z" fill="#ff5a3a" opacity=".5" />
      </pattern>
      {spaces.map((space) => {
        const { x, y } = middleOf(space, columns)
        return <rect key={space} x={x * 100 - 45} y={y * 100 - 45} width="90" height="90" rx="9" fill={`url(#${id})`} />
      })}
    </Layer>
  )
}) // prettier-ignore

interface PathProps {
  /** The spaces one comes through, the first included; two that are not neighbours are joined by a portal. */
  readonly spaces: readonly number[]
  /** `plan`: numbered steps; `chosen` and `other`: the ways of somebody else. */
  readonly look?: 'plan' | 'chosen' | 'other'
  /** How long it is, said at its end. */
  readonly length?: number | string
}

export const TilePath = memo(function TilePath({ spaces, look = 'plan', length }: PathProps) {
  const { columns } = usePlan()
  const at = spaces.map((space) => middleOf(space, columns))
  const { walked, hops } = wayOf(at)
  const last = at.at(-1)
  const steps = look === 'plan' ? at.slice(1) : []
  return (
    <div className="k-tile-layer" data-layer="path" data-look={look} aria-hidden>
      <Layer kind="way">
        <path className="k-way-edge" d={walked} />
        <path className="k-way-line" d={walked} />
        <path className="k-way-hop" d={hops} />
      </Layer>
      {steps.map((step, i) => (
        <b key={i} className="k-tile-on k-tile-step" style={placeOf(step)}>
          {i + 1}
        </b>
      ))}
      {length !== undefined && last !== undefined && (
        <b className="k-tile-on k-tile-length" style={placeOf({ x: last.x + 0.36, y: last.y - 0.36 })}>
          {length}
        </b>
      )}
    </div>
  )
})

export interface Strike {
  readonly from: number
  /** Where it strikes, or where it would go. */
  readonly to: number
  readonly kind: 'strike' | 'move'
  /** `first: 2.4` */
  readonly words?: ReactNode
  /** Where the words stand: left of an arrow that goes up or down, above another, if nothing else is said. */
  readonly side?: 'left' | 'right' | 'above' | 'below'
}

/** What a plan sets off: an arrow from each that reacts, with what it does. */
export const TileStrikes = memo(function TileStrikes({ strikes }: { strikes: readonly Strike[] }) {
  const { columns } = usePlan()
  const drawn = strikes.map((strike) => ({
    ...strike,
    ...arrowOf(middleOf(strike.from, columns), middleOf(strike.to, columns)),
  }))
  return (
    <div className="k-tile-layer" data-layer="strikes">
      <Layer kind="arrows">
        {drawn.map(({ kind, shaft, head }, i) => (
          <g key={i} data-kind={kind}>
            <path className="k-arrow-edge" d={shaft} />
            <path className="k-arrow-shaft" d={shaft} />
            <path className="k-arrow-head" d={head} />
          </g>
        ))}
      </Layer>
      {drawn.map(({ kind, words, middle, isUpright, side = isUpright ? 'left' : 'above' }, i) => {
        if (words === undefined) return null
        const [dx, dy] = BESIDE_ARROW[side]
        return (
          <TileLabel key={i} at={{ x: middle.x + dx, y: middle.y + dy }} side={side} tone={kind === 'strike' ? 'bad' : 'gold'}>
            {words}
          </TileLabel>
        )
      })}
    </div>
  )
}) // prettier-ignore

export interface Corner extends At {
  /** Whether one can look past it on the left of the line, and on its right. */
  readonly open: readonly [left: boolean, right: boolean]
}

interface SightProps {
  readonly from: number
  readonly to: number
  readonly corners?: readonly Corner[]
  /** Where the line ends if it does not get there: at an edge, in spaces. */
  readonly stop?: At
  readonly words: ReactNode
  readonly side?: Side
}

/** A line of sight: what it touches, and where it ends. */
export const TileSight = memo(function TileSight({ from, to, corners = [], stop, words, side }: SightProps) {
  const { columns } = usePlan()
  const [start, goal] = [middleOf(from, columns), middleOf(to, columns)]
  const line = sightLine(start, goal, stop)
  const discs = cornersOn(start, goal, corners)
  return (
    <div className="k-tile-layer" data-layer="sight" data-clear={stop === undefined && corners.every(({ open }) => open.includes(true))}>
      <Layer kind="line">
        <path className="k-sight-edge" d={line.path} />
        <path className="k-sight-line" d={line.path} />
        {line.bar !== '' && <path className="k-sight-bar" d={line.bar} />}
        {discs.map(({ x, y, turn, open: [left, right] }) => (
          <g key={`${x} ${y}`} transform={`translate(${x * 100} ${y * 100}) rotate(${turn})`}>
            <circle className="k-sight-disc" r="18" />
            <path data-open={left} d="M-15 0A15 15 0 0 1 15 0z" />
            <path data-open={right} d="M-15 0A15 15 0 0 0 15 0z" />
          </g>
        ))}
      </Layer>
      <TileLabel at={line.label} side={side ?? 'right'} tone={stop === undefined ? 'plain' : 'bad'}>
        {words}
      </TileLabel>
    </div>
  )
}) // prettier-ignore

interface DistanceProps {
  readonly distances: readonly { readonly space: number; readonly words: ReactNode; readonly isBest?: boolean }[]
} // prettier-ignore

/** How far it is to each, at its upper right. */
export const TileDistances = memo(function TileDistances({ distances }: DistanceProps) {
  const { columns } = usePlan()
  return (
    <div className="k-tile-layer" data-layer="distances">
      {distances.map(({ space, words, isBest = false }) => {
        const { x, y } = middleOf(space, columns)
        return (
          <b
            key={space}
            className="k-tile-on k-tile-length"
            data-best={isBest || undefined}
            style={placeOf({ x: x + 0.36, y: y - 0.36 })}
          >
            {words}
          </b>
        )
      })}
    </div>
  )
})

type Side = 'left' | 'right' | 'above' | 'below'

interface LabelProps {
  readonly at: At
  readonly side?: Side
  readonly tone?: 'plain' | 'gold' | 'bad'
  readonly children: ReactNode
}

/** Words beside a point of the map; they stay within it. */
export function TileLabel({ at, side = 'right', tone = 'plain', children }: LabelProps) {
  const { columns } = usePlan()
  const shown = at.x < 1 && side === 'left' ? 'right' : at.x > columns - 1 && side === 'right' ? 'left' : side
  const x = shown === side ? at.x : 2 * (Math.floor(at.x) + 0.5) - at.x
  return (
    <span className="k-tile-on k-tile-label" data-side={shown} data-tone={tone} style={placeOf({ x, y: at.y })}>
      {children}
    </span>
  )
} // prettier-ignore

interface TagProps {
  readonly space: number
  readonly side?: Side
  readonly tone?: 'plain' | 'gold' | 'bad'
  readonly children: ReactNode
}

/** Words beside a figure: `kill 35%`. */
export const TileTag = memo(function TileTag({ space, side = 'right', tone = 'gold', children }: TagProps) {
  const { columns } = usePlan()
  const { x, y } = middleOf(space, columns)
  const [dx, dy] = { left: [-0.42, -0.3], right: [0.42, -0.3], above: [0, -0.42], below: [0, 0.45] }[side]
  return (
    <div className="k-tile-layer" data-layer="tag">
      <TileLabel at={{ x: x + dx, y: y + dy }} side={side} tone={tone}>
        {children}
      </TileLabel>
    </div>
  )
})
