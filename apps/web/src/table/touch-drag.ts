/** Dragging with a finger, which browsers do not do by themselves: up out of the hand; sideways the hand is swiped. */
import type { ThingRef } from '@hearthkeep/engine'
import { useEffect, useRef } from 'react'
import type { PointerEvent } from 'react'
import type { Session } from '../session/session.ts'
import { thingOf } from '../session/thing.ts'
import { dropOn, faceIn, isForDropping, takeUp, TREMBLE } from './gestures.ts'

interface Held {
  readonly x: number
  readonly y: number
  /** The picture that follows the finger, once it has left its place. */
  ghost?: HTMLElement
}

/** A picture of a card at its place, to be moved about. */
function ghostOf(element: HTMLElement): HTMLElement {
  const face = faceIn(element)
  const { left, top, width, height } = face.getBoundingClientRect()
  const ghost = face.cloneNode(true) as HTMLElement
  ghost.classList.add('dragged')
  ghost.ariaHidden = 'true'
  const { fontSize } = getComputedStyle(face)
  const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }
  Object.assign(ghost.style, { fontSize, ...place })
  // In the frame, by whose size it is drawn.
  const frame = element.closest('.k-frame') ?? document.body
  frame.append(ghost)
  return ghost
}

/** Lets a card of a hand be dragged by finger. */
export function useTouchDrag(session: Session, of: ThingRef, isOpen: boolean) {
  const held = useRef<Held>(undefined)
  const letGo = (): boolean => {
    const ghost = held.current?.ghost
    ghost?.remove()
    held.current = undefined
    return ghost !== undefined
  }
  useEffect(() => () => void letGo(), [])
  return {
    onPointerDown({ pointerType, clientX, clientY, currentTarget }: PointerEvent): void {
      if (isOpen && pointerType === 'touch' && currentTarget.closest('.fan') !== null)
        held.current = { x: clientX, y: clientY }
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const { current } = held
      if (current === undefined) return
      const across = event.clientX - current.x
      const up = current.y - event.clientY
      if (current.ghost === undefined) {
        if (Math.max(up, Math.abs(across)) < TREMBLE) return
        if (up < Math.abs(across)) return void letGo()
        event.currentTarget.setPointerCapture(event.pointerId)
        current.ghost = ghostOf(event.currentTarget)
        takeUp(session, of)
      }
      current.ghost.style.translate = `${across}px ${-up}px`
    },
    onPointerUp(event: PointerEvent): void {
      if (!letGo()) return
      const element = document.elementFromPoint(event.clientX, event.clientY)
      if (!element?.closest('.scene, .k-table')) return session.drop()
      const key = element.closest<HTMLElement>('[data-thing]')?.dataset.thing
      const target = key === undefined ? undefined : thingOf(key)
      if (isForDropping(session, element, target)) dropOn(session, target)
      else session.drop()
    },
    onPointerCancel(): void {
      if (letGo()) session.drop()
    },
  }
}
