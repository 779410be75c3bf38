/** A map of spaces from above: crisp at any size, moved and zoomed by whoever looks; a keyboard goes over it from space to space. */
import { createContext, memo, useContext, useRef } from 'react'
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react'
import { say } from '../words/tile-map.ts'
import type { CardState } from './card.tsx'
import { TileGround } from './tile-ground.tsx'
import { isOutdoors, middleOf, spaceBeside } from './tiles.ts'
import type { TilePlan } from './tiles.ts'
import { useTileView } from './use-tile-view.ts'
import type { TileMover } from './use-tile-view.ts'
import './tile-map.css'

const PlanContext = createContext<TilePlan>({ columns: 1, rows: 1, spaces: [], east: [], south: [] })

/** The map around a part. */
export const usePlan = (): TilePlan => useContext(PlanContext)

/** A point on the little map. */
export interface Dot {
  readonly space: number
  readonly colour: string
}

interface MapProps {
  readonly name: string
  /** The same object as long as nothing of it changes: it is drawn once. */
  readonly plan: TilePlan
  /** The space that is looked at first, where all of the map would be too small; later ones change nothing. */
  readonly start?: number
  readonly dots?: readonly Dot[]
  /** From below to above: `TileSpaces`, layers, tokens, figures, layers over them. */
  readonly children: ReactNode
}

export function TileMap({ name, plan, start = 0, dots = [], children }: MapProps) {
  const { columns, rows } = plan
  const root = useRef<HTMLDivElement>(null)
  const mover = useTileView(root, columns, rows, middleOf(start, columns))
  const cursor = useRef(start)
  const size = { '--columns': columns, '--rows': rows } as CSSProperties

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (!press(event, plan, cursor, mover.current)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <PlanContext value={plan}>
      <div className="k-tile-map" style={size}>
        <div
          ref={root}
          className="k-tile-window"
          role="group"
          aria-label={say('map.about', { name })}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => {
            const at = target.closest<HTMLElement>('[data-space]')?.dataset['space']
            if (at !== undefined) cursor.current = Number(at)
          }}
        >
          <div className="k-tile-sheet">
            <TileGround plan={plan} />
            {children}
          </div>
          <div className="k-tile-corner">
            <Little plan={plan} dots={dots} mover={mover} />
            <Buttons mover={mover} />
          </div>
        </div>
      </div>
    </PlanContext>
  )
}

/** Arrows go from space to space, the rest nearer or farther; whether the key meant something. */
function press(
  { key, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>,
  plan: TilePlan,
  cursor: RefObject<number>,
  mover: TileMover | null,
): boolean {
  if (ctrlKey || metaKey || altKey || mover === null) return false
  if (key === '+' || key === '=') mover.nearer()
  else if (key === '-') mover.farther()
  else if (key === '0') mover.showAll()
  else if (key.startsWith('Arrow')) {
    const isInside = currentTarget.querySelector('.k-tile-sheet :focus') !== null
    if (isInside) cursor.current = spaceBeside(plan, cursor.current, key)
    goTo(currentTarget, cursor.current)
    mover.show(middleOf(cursor.current, plan.columns))
  } else return false
  return true
}

/** Focuses what lies at a space: what can be chosen there, else the space. */
function goTo(root: HTMLElement, space: number): void {
  const at = `[data-space="${space}"]`
  const target =
    root.querySelector<HTMLElement>(`${at} > [data-thing]:not([aria-disabled="true"])`) ??
    root.querySelector<HTMLElement>(`.k-tile-spaces > ${at} > [data-thing]`) ??
    root.querySelector<HTMLElement>(`.k-tile-spaces > ${at}`)
  target?.focus({ preventScroll: true })
}

type Mover = RefObject<TileMover | null>

function Buttons({ mover }: { mover: Mover }) {
  const button = (sign: string, words: string, act: (mover: TileMover) => void, kind: string) => (
    <button
      type="button"
      className="k-tile-button"
      data-kind={kind}
      aria-label={words}
      title={words}
      onClick={() => mover.current !== null && act(mover.current)}
    >
      {sign}
    </button>
  )
  return (
    <div className="k-tile-buttons">
      {button('+', say('map.nearer'), (own) => own.nearer(), 'nearer')}
      {button('−', say('map.farther'), (own) => own.farther(), 'farther')}
      {button('⤢', say('map.all'), (own) => own.showAll(), 'all')}
    </div>
  )
}

/** The whole map, small, with what is seen of it; a press goes there. */
const Little = memo(function Little({ plan, dots, mover }: { plan: TilePlan; dots: readonly Dot[]; mover: Mover }) {
  const { columns, rows, spaces } = plan
  const go = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<SVGSVGElement>): void => {
    if (buttons === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    mover.current?.centre({ x: ((clientX - left) / width) * columns, y: ((clientY - top) / height) * rows })
  }
  return (
    <div className="k-tile-little" aria-hidden>
      <svg viewBox={`0 0 ${columns} ${rows}`} onPointerDown={go} onPointerMove={go}>
        {spaces.map((space, i) =>
          space === undefined ? null : (
            <rect
              key={i}
              x={i % columns}
              y={Math.floor(i / columns)}
              width=".95"
              height=".95"
              className={space.isBlocked === true ? 'k-little-blocked' : `k-little-${isOutdoors(space.floor) ? 'out' : 'in'}`}
            />
          ),
        )}
        {dots.map(({ space, colour }, i) => {
          const { x, y } = middleOf(space, columns)
          return <circle key={i} cx={x} cy={y} r=".33" fill={colour} />
        })}
      </svg>
      <i className="k-tile-seen" />
    </div>
  )
}) // prettier-ignore

interface SpotProps {
  readonly state?: CardState
}

/** How a space stands: the picture of a space that can be chosen. */
export function TileSpot({ state = 'idle' }: SpotProps) {
  return <span className="k-tile-spot" data-state={state} data-face />
}

interface AtProps {
  readonly space: number
  /** How many spaces it is wide and high. */
  readonly size?: 1 | 2
  /** Which of how many it is that stand there. */
  readonly among?: readonly [which: number, of: number]
  /** A token that lies aside, in spaces from the middle. */
  readonly aside?: readonly [x: number, y: number]
  /** How a space reads aloud. */
  readonly name?: string
  readonly children?: ReactNode
}

/** Two stand side by side, the second a little nearer; three and four in two rows. */
const BESIDE: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [[-0.23, -0.05], [0.23, 0.05]],
  3: [[-0.22, -0.22], [0.22, -0.22], [0, 0.2]],
  4: [[-0.22, -0.22], [0.22, -0.22], [-0.22, 0.22], [0.22, 0.22]],
} // prettier-ignore

/** Where something lies or stands on the map: a space, a token, a figure. */
export function TileAt({ space, size = 1, among = [0, 1], aside = [0, 0], name, children }: AtProps) {
  const { columns } = usePlan()
  const { x, y } = middleOf(space, columns)
  const [which, of] = among
  const [dx, dy] = BESIDE[Math.min(of, 4)]?.[which] ?? [0, 0]
  const more = (size - 1) / 2
  const place = { '--x': x + dx + aside[0] + more, '--y': y + dy + aside[1] + more, '--size': size }
  return (
    <li
      className="k-tile-at"
      data-space={space}
      data-crowd={of > 1 || undefined}
      style={place as CSSProperties}
      {...(name !== undefined && { 'aria-label': name, tabIndex: -1 })}
    >
      {children}
    </li>
  )
}

interface ListProps {
  readonly name: string
  readonly children: ReactNode
}

/** All spaces that somebody can be in, each a `TileAt`. */
export function TileSpaces({ name, children }: ListProps) {
  return (
    <ul className="k-tile-spaces" aria-label={name}>
      {children}
    </ul>
  )
}

/** What lies or stands on the map, each a `TileAt`; those to the south are nearer. */
export function TilePieces({ name, children }: ListProps) {
  return (
    <ul className="k-tile-pieces" aria-label={name}>
      {children}
    </ul>
  )
}
