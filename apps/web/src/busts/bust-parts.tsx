/** What busts are composed of, drawn: bodies with rims, eyes, halos, wounds. */
import type { ReactNode } from 'react'
import type { BustBook, Detail, Eyes, Halo, Part, Shape } from './bust-data.ts'
import { TONES } from './tones.ts'

export function PartOf({ part, book, id }: { part: Part; book: BustBook; id: string }): ReactNode {
  if ('eyes' in part) return <EyesOf part={part} id={id} />
  if ('halo' in part) return <HaloOf part={part} id={id} />
  if ('detail' in part) return <DetailOf part={part} />
  return (
    <>
      <ShapeOf part={part} book={book} id={id} />
      {part.twin === true && (
        <g transform="translate(512 0) scale(-1 1)">
          <ShapeOf part={part} book={book} id={`${id}-twin`} />
        </g>
      )}
    </>
  )
}

/** Light from above, as far as the shape moves; the accent from the other side. */
const ABOVE = [3, 8] as const

/** All fire, then within the moved shape all accent, then the body, moved the other way. */
function ShapeOf({ part, book, id }: { part: Shape; book: BustBook; id: string }) {
  const { at = [0, 0], size = 512, turn = 0, flip = false, rim = ABOVE } = part
  const { grid, d } = book.shapes[part.shape]
  const [top, bottom] = TONES[part.tone]
  const unit = grid / 512
  const fire = `translate(${rim[0] * unit} ${rim[1] * unit})`
  const accent = `translate(${-rim[0] * 1.2 * unit - 4 * unit} ${3 * unit})`
  const place =
    `translate(${at[0] + (flip ? size : 0)} ${at[1]}) scale(${(flip ? -size : size) / grid} ${size / grid})` +
    (turn === 0 ? '' : ` rotate(${turn} ${grid / 2} ${grid / 2})`)
  const all = `M${-grid} ${-grid}h${3 * grid}v${3 * grid}h${-3 * grid}z`
  return (
    <g transform={place}>
      <linearGradient id={`${id}-fill`} x2="0" y2="1">
        <stop stopColor={top} />
        <stop offset="1" stopColor={bottom} />
      </linearGradient>
      <clipPath id={`${id}-all`}>
        <path id={id} d={d} />
      </clipPath>
      <clipPath id={`${id}-lit`}>
        <path d={d} transform={fire} />
      </clipPath>
      <g clipPath={`url(#${id}-all)`}>
        <path d={all} fill="#ffb659" />
        <g clipPath={`url(#${id}-lit)`}>
          <path d={all} fill={bottom} />
          <path d={all} fill={book.accent} opacity="0.7" />
          <use href={`#${id}`} transform={accent} fill={`url(#${id}-fill)`} />
        </g>
      </g>
    </g>
  )
}

function EyesOf({ part: { eyes, r, colour = '#ffb03a' }, id }: { part: Eyes; id: string }) {
  return (
    <>
      <radialGradient id={id}>
        <stop stopColor="#fff3c0" />
        <stop offset=".35" stopColor={colour} />
        <stop offset="1" stopColor={colour} stopOpacity="0" />
      </radialGradient>
      {eyes.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
          <circle cx={x} cy={y} r={r / 4} fill="#fffbe8" />
        </g>
      ))}
    </>
  )
}

function DetailOf({ part: { detail, d } }: { part: Detail }) {
  if (detail !== 'crack') return <path className={`bust-${detail}`} d={d} />
  return (
    <>
      <path className="bust-crack-glow" d={d} />
      <path className="bust-crack" d={d} />
    </>
  )
}

function HaloOf({
  part: {
    halo: [x, y],
    r,
    rays = 0,
  },
  id,
}: {
  part: Halo
  id: string
}) {
  const point = (angle: number, length: number): string =>
    `${(x + Math.cos(angle) * length).toFixed(1)} ${(y + Math.sin(angle) * length).toFixed(1)}`
  const ray = (index: number): string => {
    const angle = (index / rays) * 2 * Math.PI
    const inner = r * 0.74
    return `M${point(angle - 0.035, inner)}L${point(angle, r * (index % 3 === 0 ? 1 : 0.87))}L${point(angle + 0.035, inner)}Z`
  }
  return (
    <>
      <radialGradient id={id}>
        <stop offset=".35" stopColor="#ffcf7a" stopOpacity=".75" />
        <stop offset=".7" stopColor="#c9763a" stopOpacity=".28" />
        <stop offset="1" stopColor="#c9763a" stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
      {rays > 0 && (
        <path className="bust-rays" d={Array.from({ length: rays }, (_, index) => ray(index)).join('')} />
      )}
    </>
  )
}
