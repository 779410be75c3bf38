/** What may reach you, counted: 3 of 9, and where; and the worst of it, in a place that is kept. */
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'
import { say } from '../words/kit.ts'
import './reach.css'

/** `turned`: it is no longer to come, but happens now. */
export const ALARMS = ['none', 'safe', 'hurts', 'lethal', 'turned'] as const

export interface AlarmProps {
  readonly level: (typeof ALARMS)[number]
  readonly icons?: readonly string[]
  /** How likely it is: `58%`. */
  readonly figure?: string | undefined
  readonly title?: ReactNode
  readonly about?: ReactNode
  /** Says more about it. */
  readonly onOpen?: (() => void) | undefined
}

export function Alarm({ level, icons = [], figure, title, about, onOpen }: AlarmProps) {
  if (level === 'none') return <div className="k-alarm" data-level="none" />
  const body = (
    <>
      {icons.length > 0 && (
        <span className="k-alarm-art">
          {icons.map((icon) => (
            <Icon key={icon} name={icon} />
          ))}
        </span>
      )}
      {figure !== undefined && <strong>{figure}</strong>}
      <span>
        <b>{title}</b>
        <span>{about}</span>
      </span>
    </>
  )
  if (onOpen === undefined)
    return (
      <p className="k-alarm" data-level={level}>
        {body}
      </p>
    )
  return (
    <button type="button" className="k-alarm" data-level={level} onClick={onOpen}>
      {body}
    </button>
  )
}

export interface ReachProps {
  /** What kind of place it is about. */
  readonly icon: string
  readonly name: string
  /** Who comes. */
  readonly who: readonly { readonly icon: string; readonly name: string }[]
  readonly count: number
  readonly of: number
  /** More about it, shown when asked. */
  readonly about?: string
  /** Where they come. */
  readonly children: ReactNode
  readonly onPoint?: () => void
}

/** A line of a list of what may come. */
export function Reach({ icon, name, who, count, of, about, children, onPoint }: ReachProps) {
  return (
    <li data-none={count === 0 || undefined} title={about} onPointerEnter={onPoint}>
      <Icon name={icon} label={name} />
      <span className="k-reach-who">
        {who.map((one) => (
          <Icon key={one.name} name={one.icon} label={one.name} />
        ))}
      </span>
      <b>
        {count} <small>{say('reach.of', { of })}</small>
      </b>
      <span className="k-reach-where">{children}</span>
    </li>
  )
}

export function Reaches({
  name,
  children,
  onLeave,
}: {
  name: string
  children: ReactNode
  onLeave?: () => void
}) {
  return (
    <ul className="k-reach" aria-label={name} onPointerLeave={onLeave}>
      {children}
    </ul>
  )
}
