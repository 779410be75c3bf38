/** Whether there is room for the log beside the table. */
import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 75rem)') // as `look/shell/frame.css` has it

const subscribe = (listener: () => void): (() => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches)
}
