/** The ground of a map, drawn: floors under moon and firelight, furniture, walls with shadows, doors. It is drawn once. */
import { memo, useId, useMemo } from 'react'
import { bodyOf } from '../art/icon.tsx'
import { drawArea, drawFloors, drawGrid, drawWalls, UNIT } from './tile-drawing.ts'
import type { Door } from './tile-drawing.ts'
import { isOutdoors } from './tiles.ts'
import type { Decor, TilePlan } from './tiles.ts'
import './tile-ground.css'

/** What is drawn beyond the spaces: half a wall and its shadow. */
export const RIM = 16

export const TileGround = memo(function TileGround({ plan }: { plan: TilePlan }) {
  const { columns, rows } = plan
  const [width, height] = [columns * UNIT, rows * UNIT]
  const id = useId()
  const floors = useMemo(() => drawFloors(plan), [plan])
  return (
    <svg
      className="k-tile-ground"
      viewBox={`${-RIM} ${-RIM} ${width + 2 * RIM} ${height + 2 * RIM}`}
      aria-hidden
    >
      <Lights id={id} />
      {floors.map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
      <Blocked plan={plan} />
      {plan.decor?.map((one, i) => (
        <Furniture key={i} {...one} />
      ))}
      <Light plan={plan} id={id} />
      <Lines plan={plan} />
      <Walls plan={plan} id={id} />
    </svg>
  )
})

function Lights({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}-moon`} x2="1" y2="1">
        <stop stopColor="#9fd0ff" stopOpacity=".2" />
        <stop offset="1" stopColor="#0a1c30" stopOpacity=".42" />
      </linearGradient>
      <radialGradient id={`${id}-fire`}>
        <stop stopColor="#ffb45a" stopOpacity=".4" />
        <stop offset=".6" stopColor="#ff8a2a" stopOpacity=".13" />
        <stop offset="1" stopColor="#ff8a2a" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}-stone`} x2="1" y2="1">
        <stop stopColor="#b09a80" />
        <stop offset="1" stopColor="#7d6852" />
      </linearGradient>
    </defs>
  )
}

/** Moonlight over all that lies under the sky; a fire in each room, which is a tile. */
function Light({ plan, id }: { plan: TilePlan; id: string }) {
  const { columns, rows, spaces } = plan
  const fires: [number, number][] = []
  for (let y = 1; y < rows; y += 3)
    for (let x = 1; x < columns; x += 3) {
      const floor = spaces[y * columns + x]?.floor
      if (floor !== undefined && floor !== 'cellar' && !isOutdoors(floor)) fires.push([x, y])
    }
  return (
    <>
      <path fill={`url(#${id}-moon)`} d={drawArea(plan, true)} />
      <clipPath id={`${id}-indoors`}>
        <path d={drawArea(plan, false)} />
      </clipPath>
      <g clipPath={`url(#${id}-indoors)`}>
        {fires.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x * UNIT + 40} cy={y * UNIT + 30} r="215" fill={`url(#${id}-fire)`} />
        ))}
      </g>
    </>
  )
}

function Lines({ plan }: { plan: TilePlan }) {
  const { rims, dots, tiles } = useMemo(() => drawGrid(plan), [plan])
  return (
    <>
      <path className="k-tile-rims" d={rims} />
      <path className="k-tile-dots" d={dots} />
      <path className="k-tile-tiles" d={tiles} />
    </>
  )
}

/** A fountain under the sky, a pillar under a roof. */
function Blocked({ plan: { columns, spaces } }: { plan: TilePlan }) {
  return spaces.map((space, i) => {
    if (space?.isBlocked !== true) return null
    const place = `translate(${((i % columns) + 0.5) * UNIT} ${(Math.floor(i / columns) + 0.5) * UNIT})`
    return isOutdoors(space.floor) ? (
      <g key={i} transform={place}>
        <circle cx="4" cy="8" r="47" fill="#0007" />
        <circle r="46" fill="#5a6b76" stroke="#2a353d" strokeWidth="2" />
        <circle r="36" fill="#1d4f74" />
        <g className="k-tile-water">
          <circle r="29" />
          <circle r="20" />
        </g>
        <circle r="12" fill="#8a98a0" />
        <circle cy="-3" r="6" fill="#e8f7ff" />
      </g>
    ) : (
      <g key={i} transform={place}>
        <path d="M-36 -30h78v78h-78z" fill="#0007" />
        <path d="M-39 -39h78v84h-78z" fill="#3a2c22" />
        <path d="M-39 -39h78v78h-78z" fill="#5b4a3b" stroke="#1a110b" strokeWidth="2" />
        <path d="M-39 -39h78l-14 14h-50v50l-14 14z" fill="#ffffff1c" />
        <circle r="30" fill="#3c3027" />
        <circle cx="-2" cy="-3" r="25" fill="#6d5a48" />
        <circle cx="-4" cy="-6" r="15" fill="#7d6954" />
      </g>
    )
  })
}

/** The icons are 128 wide. */
const ICON = 128

function Furniture({ icon, x, y, size, colour }: Decor) {
  const body = bodyOf(icon)
  const scale = (size * UNIT) / ICON
  return (
    <g
      transform={`translate(${(x - size / 2) * UNIT} ${(y - size / 2) * UNIT}) scale(${scale})`}
      color={colour}
      // The bodies are those of the icon set, put there by the build: nothing of them comes from outside.
      dangerouslySetInnerHTML={{ __html: `<g color="#0008" transform="translate(4 6)">${body}</g>${body}` }}
    />
  )
}

function Walls({ plan, id }: { plan: TilePlan; id: string }) {
  const { doors, shadow, foot, top, joints, light } = useMemo(() => drawWalls(plan), [plan])
  return (
    <>
      <path d={shadow} fill="#0008" />
      <path d={foot} fill="#3a2c22" />
      <path d={top} fill={`url(#${id}-stone)`} className="k-tile-wall" />
      <path d={joints} className="k-tile-joints" />
      <path d={light} className="k-tile-light" />
      {doors.map((door) => {
        const Drawn = door.isLocked ? Locked : Open
        return <Drawn {...door} key={`${door.x} ${door.y} ${door.isUpright}`} />
      })}
    </>
  )
} // prettier-ignore

/** An open door: its leaf, swung. */
function Open({ x, y, isUpright }: Door) {
  const place = isUpright ? `translate(${x} ${y + 20}) rotate(24)` : `translate(${x + 20} ${y}) rotate(66)`
  return (
    <g transform={place}>
      <path d="M2 0h58v9h-58z" fill="#0007" />
      <rect y="-4" width="58" height="9" rx="2" fill="#9a6a34" stroke="#3a220e" strokeWidth="1.6" />
      <circle cx="49" r="2.6" fill="#ffd98e" />
    </g>
  )
}

/** A locked one: shut, red, with a padlock. */
function Locked({ x, y, isUpright }: Door) {
  return (
    <g transform={`translate(${x} ${y})${isUpright ? ' rotate(90)' : ''}`}>
      <rect x="14" y="-9" width="72" height="20" rx="3" fill="#2a0d06" />
      <rect x="14" y="-9" width="72" height="17" rx="3" fill="#7e2f1f" stroke="#2a0d06" strokeWidth="2" />
      <g transform={`translate(50 0)${isUpright ? ' rotate(-90)' : ''}`}>
        <circle r="15" fill="#1a0b06" stroke="#ffb59c" strokeWidth="2" />
        <path d="M-4 -2v-3a4 4 0 0 1 8 0v3" fill="none" stroke="#ffd0bc" strokeWidth="2.6" />
        <rect x="-7" y="-2" width="14" height="10" rx="2" fill="#ffd0bc" />
        <path d="M-1 1h2v4h-2z" fill="#1a0b06" />
      </g>
    </g>
  )
}
