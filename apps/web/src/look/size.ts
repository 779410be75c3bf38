/** How large everything is: all lengths follow the letters of the root. */
import { useEffect, useSyncExternalStore } from 'react'
import { settings, subscribeSettings } from '../storage/settings.ts'

/** Says it at the root of the page, where the style sheets hear it. */
export function useSize(): void {
  const { size } = useSyncExternalStore(subscribeSettings, settings)
  useEffect(() => {
    document.documentElement.dataset['size'] = size
  }, [size])
}
