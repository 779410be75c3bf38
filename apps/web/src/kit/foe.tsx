/** A foe of an enemy board: its figure over its plate; a tile in the dark and where many stand; great, if it is the last of them. */
import type { ReactNode } from 'react'
import type { CardState } from './card.tsx'
import './foe.css'
import './panel.css'

export interface FoeProps {
  readonly name: string
  readonly text: ReactNode
  /** Its body, or a bust. */
  readonly figure: ReactNode
  readonly form?: 'plate' | 'tile' | 'great'
  /** What it takes to reach it, and whether that is there. */
  readonly seal?: ReactNode
  /** What fells it, what holds for it, its dice. */
  readonly line: ReactNode
  /** Which of several it is: `Side A, now`. */
  readonly tag?: ReactNode
  /** Who of several players reaches it. */
  readonly foot?: ReactNode
  readonly state?: CardState
  /** It stands in the dark. */
  readonly isFar?: boolean
  /** An attack on it has begun: what there is against it. */
  readonly have?: ReactNode
  /** How likely what is picked fells it. */
  readonly chance?: ReactNode
}

export function Foe(props: FoeProps) {
  const { name, text, figure, form = 'plate', seal, line, tag, foot, state = 'idle', have, chance } = props
  const signs = (
    <>
      {have !== undefined && <span className="k-foe-have">{have}</span>}
      {chance !== undefined && <span className="k-foe-chance">{chance}</span>}
    </>
  )
  return (
    <article
      className="k-foe k-stands"
      data-form={form}
      data-state={state}
      data-far={props.isFar || undefined}
      data-aimed={have !== undefined || undefined}
      data-face
    >
      {form !== 'great' && seal}
      {form === 'tile' && signs}
      <span className="k-foe-body">{figure}</span>
      <span className="k-foe-plate">
        {form === 'great' && seal}
        {form !== 'tile' && signs}
        {tag !== undefined && <span className="k-foe-tag">{tag}</span>}
        <b className="k-foe-name">{name}</b>
        <span className="k-foe-text">{text}</span>
        <span className="k-foe-line">
          {line}
          {foot !== undefined && <span className="k-foe-foot">{foot}</span>}
        </span>
      </span>
    </article>
  )
}

interface SealProps {
  readonly icon: ReactNode
  readonly isOpen: boolean
  readonly children: ReactNode
  /** What is missing. */
  readonly note?: string | undefined
}

/** What it takes: gold if it is there; red, with what is missing, if not. */
export function Seal({ icon, isOpen, children, note }: SealProps) {
  return (
    <span className="k-seal" data-open={isOpen}>
      {icon}
      <b>{children}</b>
      {note !== undefined && <small>{note}</small>}
    </span>
  )
}

/** A strength as one figure, its parts small: `40`, `30 + 10`. */
export function Strength({ parts, title }: { readonly parts: readonly number[]; readonly title: string }) {
  const counted = parts.filter((part) => part !== 0)
  return (
    <span className="k-strength" title={title}>
      <b>{parts.reduce((sum, part) => sum + part, 0)}</b>
      {counted.length > 1 && <small>{counted.join(' + ')}</small>}
    </span>
  )
}
