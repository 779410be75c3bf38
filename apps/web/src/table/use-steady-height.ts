/** A part of the page that grows when it must and does not shrink again at once: what is beside it stays where it is. */
import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** For an element that keeps its height until the occasion is another one. */
export function useSteadyHeight<E extends HTMLElement>(occasion: unknown): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    element.style.minHeight = ''
    const observer = new ResizeObserver(() => {
      element.style.minHeight = `${element.getBoundingClientRect().height}px`
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [occasion])
  return ref
}
