/** The hand of the player one has turned to, and their piles. */
import { memo, useState } from 'react'
import { Icon } from '../../art/icon.tsx'
import { CardDialog } from '../../table/card-dialog.tsx'
import { Fan } from '../../table/fan.tsx'
import { Pile } from '../../table/pile.tsx'
import { marks } from './art.ts'
import { CardFace, GameCard, Tile } from './card.tsx'
import type { SeatView } from './model.ts'

interface HandProps {
  readonly seat: SeatView
  readonly lie: string
  /** Whether something else has the room. */
  readonly isSmall: boolean
  /** Whether heroes can be played now. */
  readonly isActing: boolean
}

function heroesWords({ heroesLeft }: SeatView): string {
  if (heroesLeft === 0) return 'no hero left to play'
  return heroesLeft === 1 ? '1 hero to play' : `${heroesLeft} heroes to play`
}

export const HandArea = memo(function HandArea({ seat, lie, isSmall, isActing }: HandProps) {
  const [isOpen, setOpen] = useState(false)
  const { name, hand, handCount, deckCount, discard, isHeroAside, art } = seat
  const top = discard.at(-1)
  const hidden = handCount - hand.length
  return (
    <section className={`gp-hand ${isSmall ? 'small' : ''}`} aria-label={`${name}'s hand and piles`}>
      <div className="gp-hand-who">
        <Icon name={art === '' ? marks.hero : art} />
        <b>{name}</b>
        {isActing && <small>{heroesWords(seat)}</small>}
      </div>
      <Fan name={`${name}'s hand`} count={handCount} className="gp-fan">
        {hand.map((card) => (
          <li key={card.id}>
            <GameCard card={card} className={isSmall ? 'gp-on-table' : 'in-hand'} lie={lie}>
              {isSmall ? <Tile card={card} /> : undefined}
            </GameCard>
          </li>
        ))}
        {Array.from({ length: hidden }, (_, i) => (
          <li key={`hidden${i}`}>
            <span className="gp-card parchment back" role="img" aria-label="a card that only they see" />
          </li>
        ))}
      </Fan>
      <div className="hand-piles gp-piles">
        <Pile count={deckCount} name="Deck" />
        <Pile count={discard.length} name="Discard" onOpen={() => setOpen(true)}>
          {top === undefined ? undefined : <Tile card={top} isNamed={false} />}
        </Pile>
        {isHeroAside && (
          <span className="gp-aside" title="The player hero comes back at their own Refill">
            <Icon name={art} /> aside
          </span>
        )}
      </div>
      {isOpen && (
        <CardDialog
          title={`${name}'s discard pile`}
          groups={[{ title: 'Discard pile', cards: discard.toReversed() }]}
          Face={CardFace}
          className="gp-dialog"
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
})
