/** What is picked is for something: on a small screen the table scrolls until one sees for what. */
import { useEffect } from 'react'
import { afterPaint } from '../after-paint.ts'
import { useTableOf } from './context.ts'

/** Where something is looked for, as parts of its width and height: its neighbours may cover some of it. */
const SPOTS = [
  [0.5, 0.5],
  [0.15, 0.15],
  [0.85, 0.85],
] as const

/** Whether any of it is seen: nothing lies over it, and it is not scrolled away. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return SPOTS.some(([x, y]) => {
    const found = document.elementFromPoint(left + x * width, top + y * height)
    return found !== null && element.contains(found)
  })
}

export function useTargetsInSight(): void {
  const picked = useTableOf((state) => state.picked)
  useEffect(() => {
    if (picked.length === 0) return
    return afterPaint(() => {
      const targets = [...document.querySelectorAll('.shell-table .thing.glows')]
      if (targets.length === 0 || targets.some(isInSight)) return
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      targets[0].scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
    })
  }, [picked])
}
