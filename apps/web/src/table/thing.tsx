/** Something on the table that can be chosen: glows, lifts, says why not, and can be dragged onto another. */
import type { ThingRef } from '@hearthkeep/engine'
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { keyOf } from '../session/thing.ts'
import { say } from '../words/table.ts'
import { useSession } from './context.ts'
import { dropTarget, endDrag, startDrag, useLongPress } from './gestures.ts'
import { pointAt } from './pointing.ts'
import { useStanding } from './use-standing.ts'
import type { Standing } from './use-standing.ts'
import { useTouchDrag } from './touch-drag.ts'

interface ThingProps {
  readonly of: ThingRef
  /** How it reads aloud. */
  readonly label: string
  readonly className?: string
  readonly style?: CSSProperties
  /** Its picture; a part of the kit is told how it stands. */
  readonly children: ReactNode | ((standing: Standing) => ReactNode)
  /** Shows more about it: on a right click, the key `i`, or a long press. */
  readonly onInspect?: () => void
  /** It is another copy of what is picked: the other one lifts. */
  readonly isTwin?: boolean
}

/** A pointer that is held on a thing: resting it explains, a finger that moves drags. */
function held(press: ReturnType<typeof useLongPress>, drag: ReturnType<typeof useTouchDrag>) {
  return {
    onPointerDown(event: PointerEvent): void {
      press.onPointerDown(event)
      drag.onPointerDown(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      press.onPointerMove(event)
      drag.onPointerMove(event)
    },
    onPointerUp(event: PointerEvent): void {
      press.onPointerUp()
      drag.onPointerUp(event)
    },
    onPointerCancel(): void {
      press.onPointerCancel()
      drag.onPointerCancel()
    },
  }
}

/** Wraps the picture of a thing. What it is and whether it can be chosen are said here, once for all games. */
export function Thing({ of, label, className = '', style, children, onInspect, isTwin = false }: ThingProps) {
  const session = useSession()
  const standing = useStanding(of, isTwin)
  const { state, reason } = standing
  const isOpen = state !== 'refused' && state !== ''
  const explain = onInspect ?? ((): void => session.explain(of))
  const press = useLongPress(explain)
  const drag = useTouchDrag(session, of, isOpen)

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      session.pick(of)
    }
    if (event.key === 'i') explain()
  }
  return (
    <div
      className={`thing ${state} ${className} ${typeof children === 'function' ? 'k-thing' : ''}`}
      style={style}
      data-thing={keyOf(of)}
      role="button"
      tabIndex={state !== '' || onInspect !== undefined ? 0 : -1}
      aria-pressed={state === 'picked'}
      aria-disabled={!isOpen}
      title={reason === '' ? undefined : reason}
      draggable={isOpen}
      onClick={() => {
        if (!press.wasLong()) session.pick(of)
      }}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => {
        event.preventDefault()
        explain()
      }}
      onPointerEnter={() => pointAt(of)}
      onPointerLeave={() => pointAt(null)}
      onFocus={() => pointAt(of)}
      onBlur={() => pointAt(null)}
      onDragStart={(event) => startDrag(session, of, event)}
      onDragEnd={(event) => endDrag(session, event)}
      {...dropTarget(session, of)}
      {...held(press, drag)}
    >
      {/* The picture says it in figures and symbols, this in a sentence; whoever listens wants only that. */}
      <span className="aloud">{reason === '' ? label : say('thing.not-now', { label, reason })}</span>
      <span className="thing-face" aria-hidden="true">
        {typeof children === 'function' ? children(standing) : children}
      </span>
    </div>
  )
}
