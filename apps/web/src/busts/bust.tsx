/** A figure from the chest up, composed of layers, each with a rim of fire; it changes as it is hurt. */
import { Fragment, useId } from 'react'
import type { CSSProperties } from 'react'
import type { BustBook, BustData, Hurt } from './bust-data.ts'
import { PartOf } from './bust-parts.tsx'
import './bust.css'

/** The figures there are so far: a game adds its own when it is loaded. */
const books = new Map<string, { readonly book: BustBook; readonly data: BustData }>()

export function addBusts(book: BustBook): void {
  for (const [name, data] of Object.entries(book.busts)) books.set(name, { book, data })
}

interface BustProps {
  /** By the id of whom it shows. */
  readonly of: string
  readonly hurt?: Hurt
  readonly className?: string
}

/** Only decoration: the name stands beside it. Nothing, if there is no bust of them. */
export function Bust({ of, hurt = 0, className = '' }: BustProps) {
  const found = books.get(of)
  if (found === undefined) return null
  const { view } = found.data
  return (
    <svg className={`bust ${className}`} data-hurt={hurt} viewBox={view.join(' ')} aria-hidden>
      <Figure {...found} hurt={hurt} />
    </svg>
  )
}

/** The same as a round medal: the face, on the light of the game. */
export function Medal({ of, hurt = 0, className = '' }: BustProps) {
  const found = books.get(of)
  const id = useId()
  if (found === undefined) return null
  const [x, y, r] = found.data.face
  return (
    <svg className={`medal ${className}`} viewBox={`${x - r} ${y - r} ${2 * r} ${2 * r}`} aria-hidden>
      <radialGradient id={id} cx=".5" cy=".85" r=".9">
        <stop stopColor={found.book.accent} />
        <stop offset=".6" stopColor={found.book.accent} stopOpacity=".35" />
        <stop offset="1" stopColor="#120a06" />
      </radialGradient>
      <clipPath id={`${id}-round`}>
        <circle cx={x} cy={y} r={r * 0.94} />
      </clipPath>
      <circle cx={x} cy={y} r={r} fill="#160d08" />
      <g clipPath={`url(#${id}-round)`}>
        <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
        <Figure {...found} hurt={hurt} />
      </g>
      <circle className="medal-ring" cx={x} cy={y} r={r * 0.96} strokeWidth={r * 0.06} />
    </svg>
  )
}

interface FigureProps {
  readonly book: BustBook
  readonly data: BustData
  readonly hurt: Hurt
}

function Figure({ book, data: { parts, tilt = [0, 0, 0] }, hurt }: FigureProps) {
  const id = useId()
  const shown = parts.filter(({ when }) => when === undefined || when.includes(hurt))
  const lean = { '--tilt': `${tilt[hurt]}deg` } as CSSProperties
  return shown.map((part, index) => {
    const drawn = <PartOf part={part} book={book} id={`${id}-${index}`} />
    return part.head === true ? (
      <g key={index} className="bust-head" style={lean}>
        {drawn}
      </g>
    ) : (
      <Fragment key={index}>{drawn}</Fragment>
    )
  })
}
