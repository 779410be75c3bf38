/** The hand of the player one looks at, and their piles. */
import { memo, useState } from 'react'
import { SmallCard } from '../../kit/card.tsx'
import { Hand } from '../../kit/hand.tsx'
import { Pile, Piles } from '../../kit/pile.tsx'
import { CardDialog } from '../../table/card-dialog.tsx'
import { say } from '../../words/keep-the-heroes-out.ts'
import { CardFace, HandCard, tintOf } from './card.tsx'
import type { SeatView } from './model.ts'

export const ClanHand = memo(function ClanHand({ seat, lie }: { seat: SeatView; lie: string }) {
  return (
    <Hand name={say('hand-name', { name: seat.name })}>
      {seat.hand.map((card) => (
        <HandCard key={card.id} card={card} lie={lie} />
      ))}
    </Hand>
  )
})

export const ClanPiles = memo(function ClanPiles({ seat: { name, deckCount, discard } }: { seat: SeatView }) {
  const [isOpen, setOpen] = useState(false)
  const top = discard.at(-1)
  return (
    <Piles>
      <Pile count={deckCount} name={say('deck')} />
      <Pile count={discard.length} name={say('discard')} onOpen={() => setOpen(true)}>
        {top && <SmallCard title={top.title} art={top.art} tint={tintOf(top)} />}
      </Pile>
      {isOpen && (
        <CardDialog
          title={say('discard-pile', { name })}
          groups={[{ title: say('discard-pile-label'), cards: discard.toReversed() }]}
          Face={CardFace}
          className="kh-dialog"
          onClose={() => setOpen(false)}
        />
      )}
    </Piles>
  )
})
