/** How a thing is held: long presses on touch, and dragging with the mouse. */
import type { ThingRef } from '@hearthkeep/engine'
import { useRef } from 'react'
import type { DragEvent, PointerEvent } from 'react'
import type { Session } from '../session/session.ts'
import { keyOf } from '../session/thing.ts'

const DRAGGED = 'application/x-hearthkeep-thing'
/** As long as phones take it. */
const LONG_PRESS = 450
/** A finger trembles by so many pixels. */
export const TREMBLE = 10

interface LongPress {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  /** Whether the click that follows was the end of a long press; asking forgets it. */
  readonly wasLong: () => boolean
}

/** Calls back when a finger rests on something; the click that follows is to be ignored. */
export function useLongPress(action: () => void): LongPress {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const long = useRef(false)
  const stop = (): void => clearTimeout(timer.current)
  return {
    onPointerDown(event) {
      long.current = false
      if (event.pointerType === 'mouse') return
      from.current = { x: event.clientX, y: event.clientY }
      const fire = (): void => {
        long.current = true
        action()
      }
      // A page that stood still hears late that the finger is gone: that goes first.
      timer.current = setTimeout(() => {
        timer.current = setTimeout(fire, 0)
      }, LONG_PRESS)
    },
    onPointerMove(event) {
      const { x, y } = from.current
      if (Math.abs(event.clientX - x) + Math.abs(event.clientY - y) > TREMBLE) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    wasLong() {
      const was = long.current
      long.current = false
      return was
    },
  }
}

/** The picture of a thing in its element. */
export function faceIn(element: HTMLElement): HTMLElement {
  return element.querySelector<HTMLElement>('[data-face]') ?? element
}

/** The thing that is dragged, if one of ours is. */
function draggedIn(event: DragEvent): ThingRef | null {
  return JSON.parse(event.dataTransfer.getData(DRAGGED) || 'null') as ThingRef | null
}

/** Takes a thing up: what it can be dropped on begins to glow. */
export function startDrag(session: Session, of: ThingRef, event: DragEvent<HTMLElement>): void {
  event.dataTransfer.setData(DRAGGED, JSON.stringify(of))
  event.dataTransfer.effectAllowed = 'move'
  const face = faceIn(event.currentTarget)
  const { offsetWidth, offsetHeight } = face
  event.dataTransfer.setDragImage(face, offsetWidth / 2, offsetHeight / 2)
  // A page that changes while a drag begins ends it in some browsers.
  setTimeout(() => takeUp(session, of), 0)
}

/** Picks what is dragged, unless it is picked already. */
export function takeUp(session: Session, of: ThingRef): void {
  if (!session.state.picked.some((one) => keyOf(one) === keyOf(of))) session.pick(of)
}

/** Lets go of it; what was dropped nowhere is no longer picked. */
export function endDrag(session: Session, event: DragEvent): void {
  if (event.dataTransfer.dropEffect === 'none' && !session.state.isPlaying) session.drop()
}

/** Whether what is dragged can be dropped on an element: on a thing, or on the bare table if that is all it takes. */
export function isForDropping(session: Session, element: Element, of?: ThingRef): boolean {
  const { next, complete } = session.state
  if (of !== undefined && next.has(keyOf(of))) return true
  if (element.closest('.fan') !== null) return false // it is put back
  return complete !== undefined || (of !== undefined && session.whyNot(of) !== undefined)
}

/** What is dragged is dropped on a thing, or on the bare table. */
export function dropOn(session: Session, of?: ThingRef): void {
  const { next, complete } = session.state
  if (of !== undefined && next.has(keyOf(of))) session.pick(of)
  else if (complete !== undefined) session.take(complete)
  else if (of !== undefined) session.explain(of)
}

/** Lets something be dropped here. */
export function dropTarget(session: Session, of?: ThingRef) {
  return {
    onDragOver(event: DragEvent): void {
      if (isForDropping(session, event.currentTarget, of)) event.preventDefault()
    },
    onDrop(event: DragEvent): void {
      const dragged = draggedIn(event)
      if (dragged === null) return
      event.preventDefault()
      event.stopPropagation()
      dropOn(session, of)
    },
  }
}
