/** What the others' turn would do to you: the chance, what it hangs on, what would change it. */
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import './outlook.css'

/** How bad it is; never told by colour alone. */
export type Level = 'calm' | 'red' | 'skull' | 'lethal'

interface OutlookProps {
  readonly name: string
  readonly title: string
  readonly level: Level
  /** `39%`. */
  readonly figure: string
  readonly about: string
  readonly children: ReactNode
}

export function Outlook({ name, title, level, figure, about, children }: OutlookProps) {
  return (
    <section className="k-outlook" data-level={level} aria-label={name}>
      <h2 className="k-h">{title}</h2>
      <p className="k-outlook-chance">
        <b>{figure}</b>
        <span>{about}</span>
      </p>
      {children}
    </section>
  )
}

interface Share {
  readonly key: string
  /** Of how many sides of the die. */
  readonly sides: number
  readonly words: string
  readonly title: string
  /** It hits you. */
  readonly isHit: boolean
  /** It was rolled. */
  readonly isNow: boolean
}

/** The results of a die, each as wide as it is likely; red where you are hit. */
export function Shares({ shares }: { shares: readonly Share[] }) {
  return (
    <ol className="k-shares">
      {shares.map(({ key, sides, words, title, isHit, isNow }) => (
        <li
          key={key}
          style={{ flexGrow: sides }}
          data-hit={isHit || undefined}
          data-now={isNow || undefined}
          title={title}
        >
          <b>{sides}</b>
          <span>{words}</span>
        </li>
      ))}
    </ol>
  )
}

/** What would change it, each with the chance that is left. */
export function Instead({ children }: { children: ReactNode }) {
  return <ul className="k-instead">{children}</ul>
}

interface OptionProps {
  readonly icon: string
  readonly name: string
  readonly about: string
  readonly level: Level
  readonly figure: string
}

export function Option({ icon, name, about, level, figure }: OptionProps) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        {name}
        <small>{about}</small>
      </span>
      <b data-level={level}>{figure}</b>
    </li>
  )
}
