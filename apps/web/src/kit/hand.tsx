/** The hand: cards side by side. More than fit overlap from the right, they never shrink; on a phone they are swiped. */
import { Children } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { say } from '../words/kit.ts'
import './hand.css'

interface HandProps {
  readonly name: string
  /** The cards, each with its key. */
  readonly children: ReactNode
  /** What is swiped to behind the cards: on a phone, what lies near. */
  readonly after?: ReactNode
}

export function Hand({ name, children, after }: HandProps) {
  const cards = Children.toArray(children)
  const middle = (cards.length - 1) / 2
  return (
    <ul
      className="k-hand fan"
      tabIndex={0} // it scrolls where it is narrow
      aria-label={name}
      style={{ '--cards': Math.max(1, cards.length) } as CSSProperties}
    >
      {cards.map((card, i) => {
        const off = middle === 0 ? 0 : (i - middle) / middle
        const lie = { '--tilt': `${off * Math.min(2.2, middle * 1.1)}deg`, '--drop': `${off ** 2 * 0.55}rem` }
        return (
          <li key={i} style={lie as CSSProperties}>
            {card}
          </li>
        )
      })}
      {cards.length === 0 && <li className="k-hand-none">{say('hand.no-cards-in-hand')}</li>}
      {after !== undefined && <li className="k-hand-after">{after}</li>}
    </ul>
  )
}
