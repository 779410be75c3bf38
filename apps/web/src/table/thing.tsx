/** Something on the table that can be chosen: glows, lifts, says why not, and can be dragged onto another. */
import type { ThingRef } from '@hearthkeep/engine'
import type { CSSProperties, DragEvent, KeyboardEvent, ReactNode } from 'react'
import { keyOf } from '../session/thing.ts'
import { useSession, useTable } from './context.ts'

const DRAGGED = 'application/x-hearthkeep-thing'

interface ThingProps {
  readonly of: ThingRef
  /** How it reads aloud. */
  readonly label: string
  readonly className?: string
  readonly style?: CSSProperties
  readonly children: ReactNode
  /** Shows more about it, on a right click or the key `i`. */
  readonly onInspect?: () => void
}

/** Wraps the picture of a thing. What it is and whether it can be chosen are said here, once for all games. */
export function Thing({ of, label, className = '', style, children, onInspect }: ThingProps) {
  const session = useSession()
  const { next, picked } = useTable()
  const key = keyOf(of)
  const isNext = next.has(key)
  const isPicked = picked.some((one) => keyOf(one) === key)
  const reason = isNext || isPicked ? undefined : session.whyNot(of)
  const state = isPicked ? 'picked' : isNext ? 'glows' : reason === undefined ? '' : 'refused'
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      session.pick(of)
    }
    if (event.key === 'i' && onInspect !== undefined) onInspect()
  }
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    const dragged = JSON.parse(event.dataTransfer.getData(DRAGGED) || 'null') as ThingRef | null
    if (dragged === null) return
    session.drop()
    session.pick(dragged)
    session.pick(of)
  }
  return (
    <div
      className={`thing ${state} ${className}`}
      style={style}
      data-thing={key}
      role="button"
      tabIndex={isNext || isPicked || reason !== undefined ? 0 : -1}
      aria-label={reason === undefined ? label : `${label}. Not now: ${reason}`}
      aria-pressed={isPicked}
      aria-disabled={!isNext && !isPicked}
      title={reason}
      draggable={isNext || isPicked}
      onClick={() => session.pick(of)}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => {
        if (onInspect === undefined) return
        event.preventDefault()
        onInspect()
      }}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, JSON.stringify(of))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      {children}
    </div>
  )
}
