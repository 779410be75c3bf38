/** A face-down deck or a pile of cards: how many there are, and what lies on top if that is open. */
import type { ReactNode } from 'react'
import { say } from '../words/table.ts'

interface PileProps {
  readonly count: number
  readonly name: string
  readonly className?: string
  /** Looks through it, if that is allowed. */
  readonly onOpen?: (() => void) | undefined
  /** What lies on top. */
  readonly children?: ReactNode
}

export function Pile({ count, name, className = '', onOpen, children }: PileProps) {
  const words = `${name}: ${count} ${say.count('pile.cards', count)}`
  const body = (
    <>
      <span className="aloud">{onOpen === undefined ? words : say('pile.look-through-it', { words })}</span>
      <span className="pile-stack" aria-hidden="true">
        {children ?? <span className={count > 0 ? 'card-back' : 'no-card'} />}
        <b className="pile-count">{count}</b>
      </span>
      <span className="pile-name" aria-hidden="true">
        {name}
      </span>
    </>
  )
  if (onOpen === undefined) return <div className={`pile ${className}`}>{body}</div>
  return (
    <button type="button" className={`pile ${className}`} onClick={onOpen} disabled={count === 0}>
      {body}
    </button>
  )
}
