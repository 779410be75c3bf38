/** A map: places in columns and rows, ways between them with an arrow to where they lead. */
import type { CSSProperties, ReactNode } from 'react'
import './map.css'

/** Where something is, in columns and rows from the upper left. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export interface MapSize {
  readonly columns: number
  readonly rows: number
  /** In a narrow window it stands on end. */
  readonly isTall: boolean
}

/** A way between neighbours. */
export interface Way {
  readonly key: string
  readonly from: Spot
  readonly to: Spot
  /** Whether it has an arrow. */
  readonly leads: boolean
  /** It can be gone now; somebody is about to come along it. */
  readonly isLit?: boolean
  readonly isRun?: boolean
}

/** The middle of a place, in hundredths of the map. */
export function middleOf({ x, y }: Spot, { columns, rows, isTall }: MapSize): Spot {
  const [across, down] = [((x + 0.5) / columns) * 100, ((y + 0.5) / rows) * 100]
  return isTall ? { x: down, y: across } : { x: across, y: down }
}

interface MapProps {
  readonly name: string
  readonly size: MapSize
  readonly ways: readonly Way[]
  /** The places, each a `Plot`. */
  readonly children: ReactNode
  /** What moves over it. */
  readonly over?: ReactNode
}

export function PlaceMap({ name, size, ways, children, over }: MapProps) {
  const { columns, rows, isTall } = size
  const grid = { '--columns': isTall ? rows : columns, '--rows': isTall ? columns : rows }
  return (
    <section className="k-map" aria-label={name}>
      <svg className="k-map-ways" aria-hidden="true">
        {ways.map((way) => (
          <WayOf key={way.key} way={way} size={size} />
        ))}
      </svg>
      <ul className="k-map-places" style={grid as CSSProperties}>
        {children}
      </ul>
      {ways.map((way) => way.leads && <Arrow key={way.key} way={way} size={size} />)}
      {over}
    </section>
  )
}

function WayOf({ way: { from, to, isLit = false }, size }: { way: Way; size: MapSize }) {
  const [one, other] = [middleOf(from, size), middleOf(to, size)]
  const line = { x1: `${one.x}%`, y1: `${one.y}%`, x2: `${other.x}%`, y2: `${other.y}%` }
  return (
    <g data-lit={isLit || undefined}>
      <line className="k-map-jambs" {...line} />
      <line className="k-map-floor" {...line} />
    </g>
  )
}

/** In steps of an eighth: ways lead straight on, or across a corner. */
const EIGHTH = Math.PI / 4

function Arrow({ way: { from, to, isRun = false }, size }: { way: Way; size: MapSize }) {
  const [one, other] = [middleOf(from, size), middleOf(to, size)]
  const turn = Math.round(Math.atan2(other.y - one.y, other.x - one.x) / EIGHTH) * 45
  const style = {
    left: `${(one.x + other.x) / 2}%`,
    top: `${(one.y + other.y) / 2}%`,
    '--turn': `${turn}deg`,
  }
  return <span className="k-map-arrow" data-run={isRun || undefined} aria-hidden="true" style={style} />
}

interface PlotProps {
  readonly at: Spot
  readonly size: MapSize
  readonly className?: string
  /** For tests and style sheets. */
  readonly id?: string
  readonly children: ReactNode
}

/** Where a place lies on the map. */
export function Plot({ at: { x, y }, size: { isTall }, className = '', id, children }: PlotProps) {
  const style = { gridColumn: (isTall ? y : x) + 1, gridRow: (isTall ? x : y) + 1 }
  return (
    <li className={`k-plot ${className}`} style={style} data-room={id}>
      <div className="k-plot-in">{children}</div>
    </li>
  )
}

/** Who and what is at a place. */
export function Pieces({ children }: { children: ReactNode }) {
  return <div className="k-pieces">{children}</div>
}
