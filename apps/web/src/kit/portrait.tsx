/** A small round portrait; a bust is better, as its content. */
import type { ReactNode } from 'react'
import { Picture } from '../art/picture.tsx'
import './portrait.css'

export function Portrait({ icon, children }: { icon: string; children?: ReactNode }) {
  return (
    <span className="k-face" aria-hidden="true">
      {children ?? <Picture icon={icon} tint="equipment" />}
    </span>
  )
}
