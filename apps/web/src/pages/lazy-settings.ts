/** The settings, which come when they are asked for. */
import { lazy } from 'react'

export const SettingsDialog = lazy(() =>
  import('./settings.tsx').then((file) => ({ default: file.SettingsDialog })),
)
