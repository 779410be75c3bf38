/** Words on parchment that come and go over the table and move nothing: hint, lesson, toast; and the red refusal. */
import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import './bubble.css'
import './panel.css'

interface HintProps {
  /** `The bot would`, `Step 3 of 7`. */
  readonly title: ReactNode
  readonly icon?: string
  readonly children: ReactNode
  /** A tip at its lower edge points at what it is about. */
  readonly hasTip?: boolean
  readonly label: string
}

export function Bubble({ title, icon, children, hasTip = false, label }: HintProps) {
  return (
    <section className="k-bubble k-parchment" aria-label={label}>
      <h3 className="k-h">
        {icon !== undefined && <Icon name={icon} />} {title}
      </h3>
      {children}
      {hasTip && <i className="k-bubble-tip" aria-hidden="true" />}
    </section>
  )
}

/** Around what a lesson speaks of: a ring, and nothing moves. */
export function Ring({ children }: { children: ReactNode }) {
  return <span className="k-ring">{children}</span>
}

export function Toast({
  icon = 'laurels-trophy',
  title,
  text,
}: {
  icon?: string
  title: string
  text?: string
}) {
  return (
    <p className="k-toast k-parchment" role="status">
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        {text}
      </span>
    </p>
  )
}

/** How long a refusal stays, in milliseconds. */
const STAYS = 2400

interface RefusalProps {
  /** Why it was refused; with it a new refusal begins. */
  readonly children: ReactNode
  /** Beside what it stands; the middle of the window's edge without it. */
  readonly beside?: DOMRect | undefined
  /** It is read, or over. */
  readonly onGone?: () => void
}

/** Beside what was clicked, for a while. */
export function Refusal({ children, beside, onGone }: RefusalProps) {
  const [isShown, setShown] = useState(true)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  useEffect(() => {
    if (gone.current === undefined) return
    const timer = setTimeout(() => {
      setShown(false)
      gone.current?.()
    }, STAYS)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <p className="k-refusal" data-side={sideOf(beside)} style={placeBeside(beside)} role="status">
      <Icon name="hazard-sign" />
      <span>{children}</span>
    </p>
  )
}

/** Half the height it needs, and how wide it is at most, in pixels. */
const HALF = 40
const WIDE = 240

function sideOf(beside: DOMRect | undefined): string | undefined {
  if (beside === undefined) return undefined
  if (beside.right + WIDE < window.innerWidth) return 'right'
  return beside.left > WIDE ? 'left' : 'over'
}

function placeBeside(beside: DOMRect | undefined): CSSProperties | undefined {
  if (beside === undefined) return undefined
  const { left, right, top, height, width } = beside
  const y = Math.max(HALF + 8, Math.min(window.innerHeight - HALF - 8, top + height / 2))
  const side = sideOf(beside)
  if (side === 'right') return { left: right + 12, top: y }
  if (side === 'left') return { right: window.innerWidth - left + 12, top: y }
  const x = Math.max(WIDE / 2 + 8, Math.min(window.innerWidth - WIDE / 2 - 8, left + width / 2))
  return { left: x, top: Math.max(HALF + 8, top - HALF) }
}
