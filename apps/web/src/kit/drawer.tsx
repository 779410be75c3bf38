/** The drawer: log, market and the like. Docked where there is room, else it covers the table and pushes nothing. */
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { say } from '../words/kit.ts'
import './drawer.css'

export interface DrawerTab {
  readonly title: string
  readonly content: ReactNode
}

interface DrawerProps {
  readonly label: string
  readonly tabs: readonly DrawerTab[]
  /** Left out where it cannot be closed. */
  readonly onClose?: () => void
  readonly className?: string
}

export function Drawer({ label, tabs, onClose, className = '' }: DrawerProps) {
  const [open, setOpen] = useState(0)
  const id = useId()
  const shown = Math.min(open, tabs.length - 1)
  return (
    <aside className={`k-drawer ${className}`} aria-label={label}>
      <header>
        <div className="k-tabs" role="tablist">
          {tabs.map(({ title }, i) => (
            <button
              key={title}
              type="button"
              role="tab"
              id={`${id}${i}`}
              aria-selected={i === shown}
              aria-controls={`${id}panel${i}`}
              onClick={() => setOpen(i)}
            >
              {title}
            </button>
          ))}
        </div>
        {onClose !== undefined && (
          <button
            type="button"
            className="k-close"
            aria-label={say('drawer.close-the', { what: label.toLowerCase() })}
            onClick={onClose}
          >
            ✕
          </button>
        )}
      </header>
      {tabs.map(({ title, content }, i) => (
        <div
          key={title}
          className="k-drawer-body"
          role="tabpanel"
          id={`${id}panel${i}`}
          aria-labelledby={`${id}${i}`}
          hidden={i !== shown}
        >
          {content}
        </div>
      ))}
    </aside>
  )
}
