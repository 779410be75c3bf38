/** A Hero's card, or a Bomb among them, as a thing on the table. */
import { memo } from 'react'
import { CardFace } from '../../table/card.tsx'
import { FlyingCard } from '../../table/flying-card.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { Thing } from '../../table/thing.tsx'
import { label, plain } from '../../table/words.ts'
import { aboutCard, ENEMY_SIDE } from './inspect.ts'
import type { CardView } from './model-heroes.ts'

function cardWords({ title, cost, typeName, text }: CardView): string {
  return label(title, cost !== null && `cost ${cost}`, typeName, plain(text))
}

export function HeroCardFace({ card }: { card: CardView }) {
  const { title, art, type, typeName, text, cost, isCheaper } = card
  const side = type === 'bomb' ? { side: ENEMY_SIDE } : {}
  return <CardFace {...{ title, art, text, cost, isCheaper }} tone={type} ribbon={typeName} {...side} />
}

interface CardProps {
  readonly card: CardView
  /** The copy that choices name. */
  readonly named: number
  readonly isTwin?: boolean
  readonly className?: string
  /** How the cards around it lie: only when that changes is it measured where it has to fly. */
  readonly lie?: string
  /** Whether it flies here from where it was before. */
  readonly flies?: boolean
  /** Whether it comes from the deck, to the right of the hand. */
  readonly isDrawn?: boolean
}

export const HeroCard = memo(function HeroCard({
  card,
  named,
  isTwin = false,
  className = '',
  lie = '',
  flies = true,
  isDrawn = false,
}: CardProps) {
  const inspect = useInspect()
  const of = { kind: 'card', id: named }
  return (
    <FlyingCard
      {...{ id: card.id, lie, flies }}
      className="hero-card"
      from={isDrawn ? { x: 180, y: 30 } : { y: 30 }}
      duration={0.32}
    >
      <Thing
        of={of}
        onInspect={inspect(of, aboutCard(card))}
        label={cardWords(card)}
        className={className}
        isTwin={isTwin}
      >
        <HeroCardFace card={card} />
      </Thing>
    </FlyingCard>
  )
})
