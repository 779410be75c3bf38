/** The General Store: five cards that can be crafted. */
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { marks } from './art.ts'
import { OfferCard } from './card.tsx'
import type { CardView } from './model-cards.ts'

interface StoreProps {
  readonly offer: readonly CardView[]
  readonly craftsLeft: number
  readonly lie: string
}

export const Store = memo(function Store({ offer, craftsLeft, lie }: StoreProps) {
  return (
    <section className="kh-store" aria-label="General Store">
      <h2>
        <Icon name={marks.store} /> Store <small>{craftsLeft} more in the deck</small>
      </h2>
      <ul className="kh-offer">
        {offer.map((card) => (
          <li key={card.id}>
            <OfferCard card={card} lie={lie} />
          </li>
        ))}
      </ul>
    </section>
  )
})
