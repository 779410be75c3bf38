/** The frame of every table: eight areas that never change their size while a game is on. */
import { createContext, useContext, useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { useFrameSize } from './size.ts'
import type { Size } from './size.ts'
import './sizes.css'
import './frame.css'
import './field.css'

/** How stage and ground share the field: fights, groups before seats, maps; or the field is one. */
export const FIELDS = ['over', 'seats', 'beside', 'one'] as const
export type FieldKind = (typeof FIELDS)[number]

const SizeContext = createContext<Size>('desk')

/** The size of the frame around a component, where a style sheet cannot tell what differs. */
export const useSizeOfFrame = (): Size => useContext(SizeContext)

interface FrameProps {
  readonly field: FieldKind
  /** The colour of the game. */
  readonly accent?: string
  readonly isLethal?: boolean
  readonly isDrawerOpen?: boolean
  readonly className?: string
  /** A game without a hand: plate, hand and near are one row of plates. */
  readonly isParty?: boolean
  /** Bar, table (with its areas), drawer, ask, in this order; a scene first of all. */
  readonly children: ReactNode
  /** For tests. */
  readonly game?: string
}

export function Frame(props: FrameProps) {
  const { field, accent, isLethal = false, isDrawerOpen = false, isParty = false, children } = props
  const frame = useRef<HTMLDivElement>(null)
  const size = useFrameSize(frame)
  return (
    <SizeContext value={size}>
      <div
        ref={frame}
        className={`k-frame ${props.className ?? ''}`}
        style={(accent === undefined ? {} : { '--accent': accent }) as CSSProperties}
        data-at={size}
        data-field={field}
        data-lethal={isLethal || undefined}
        data-drawer={isDrawerOpen || undefined}
        data-party={isParty || undefined}
        data-game={props.game}
      >
        <i className="k-measure" aria-hidden="true" />
        {children}
      </div>
    </SizeContext>
  )
}

interface AreaProps {
  readonly className?: string
  /** What it is to those who listen; without it, it is no region of its own. */
  readonly label?: string
  readonly children?: ReactNode
}

function area(name: string) {
  return function Area({ className = '', label, children }: AreaProps) {
    const Tag = label === undefined ? 'div' : 'section'
    return (
      <Tag className={`k-${name} ${className}`} aria-label={label}>
        {children}
      </Tag>
    )
  }
}

/** Stage and ground, arranged as the frame says; or anything, if the field is one. */
export const Field = area('field')
/** What is against you. */
export const Stage = area('stage')
/** What is shared. */
export const Ground = area('ground')
/** What is yours. */
export const PlateArea = area('plate-area')
export const HandArea = area('hand-area')
/** Piles, small seats, gear. */
export const Near = area('near')
