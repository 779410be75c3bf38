/** The one set of breakpoints of all tables, by the room there is in rem: larger type is a smaller window. */
import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

export const SIZES = ['wide', 'desk', 'low', 'tablet-turned', 'tablet', 'phone', 'phone-turned'] as const
export type Size = (typeof SIZES)[number]

/** Which of them a window is, by its width and height in rem. */
export function sizeFor(width: number, height: number): Size {
  const isTurned = height < 31.25 || (width < 64 && height < 44 && width > height)
  if (isTurned) return 'phone-turned'
  if (width < 48) return 'phone'
  if (width < 64) return 'tablet'
  if (width < 80) return 'tablet-turned'
  if (width >= 100 && height >= 46) return 'wide'
  return height < 51.3 ? 'low' : 'desk'
}

/** Whether there is room for the drawer beside the table. */
export const isDocked = (size: Size): boolean => size === 'wide'

function sizeOf(element: HTMLElement): Size {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
  const { clientWidth, clientHeight } = element
  return sizeFor(clientWidth / rem, clientHeight / rem)
}

/** The size of an element that fills the window; known before anything is painted. */
export function useFrameSize(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>('desk')
  useLayoutEffect(() => {
    const { current } = frame
    if (current === null) return
    const measure = (): void => setSize(sizeOf(current))
    measure()
    // Its first child is measured in rem: that one tells when the letters grow.
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    if (current.firstElementChild !== null) observer.observe(current.firstElementChild)
    return () => observer.disconnect()
  }, [frame])
  return size
}
