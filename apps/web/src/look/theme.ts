/** Firelight or daylight: what the player set or, if that is left to it, what the browser prefers. */
import { useEffect, useSyncExternalStore } from 'react'
import { settings, subscribeSettings } from '../storage/settings.ts'

/** Says it at the root of the page, where the palette hears it. */
export function useTheme(): void {
  const { theme } = useSyncExternalStore(subscribeSettings, settings)
  useEffect(() => {
    const day = matchMedia('(prefers-color-scheme: light)')
    const show = (): void => {
      const isLight = theme === 'auto' ? day.matches : theme === 'light'
      document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark'
    }
    show()
    day.addEventListener('change', show)
    return () => day.removeEventListener('change', show)
  }, [theme])
}
