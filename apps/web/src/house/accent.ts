/** The colour of a game, for everything below the element that has it. */
import type { CSSProperties } from 'react'

export function accentOf({ accent }: { readonly accent: string }): CSSProperties {
  return { '--accent': `var(--${accent})` } as CSSProperties
}
