/** Figures of somebody: in a line beside their icons, or a row each with what they come from. */
import type { ReactNode } from 'react'
import './figures.css'

interface Figure {
  readonly key: string
  readonly icon: ReactNode
  /** Its name, on a pointer's rest, and for those who listen. */
  readonly name: string
  readonly value: ReactNode
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <span className="k-figures">
      {figures.map(({ key, icon, name, value }) => (
        <span key={key} title={name}>
          {icon} <b>{value}</b>
          <span className="aloud"> {name}</span>
        </span>
      ))}
    </span>
  )
}

/** `2`, of 4. */
export function Left({ value, of }: { value: number; of: number }) {
  return (
    <>
      {value}
      {of > value && <small>/{of}</small>}
    </>
  )
}

/** One of them as a row; `tokens` are what it has been raised by. */
export function FigureRow({ icon, name, value, tokens }: Omit<Figure, 'key'> & { readonly tokens: number }) {
  return (
    <span className="k-figure-row">
      {icon}
      <span>
        <em>{name}</em>
        <span className="k-figure-tokens">
          {Array.from({ length: Math.min(tokens, MOST) }, (_, i) => (
            <i key={i} />
          ))}
          {tokens > MOST && `+${tokens - MOST}`}
        </span>
      </span>
      <b>{value}</b>
    </span>
  )
}

/** More than these are counted. */
const MOST = 4
