/** The hand of the player one has turned to, and their piles. */
import { memo, useState } from 'react'
import type { CSSProperties } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Pile } from '../../table/pile.tsx'
import { marks } from './art.ts'
import { CardDialog } from './card-dialog.tsx'
import { GameCard, Tile } from './card.tsx'
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
      <ul
        className="gp-fan"
        aria-label={`${name}'s hand`}
        style={{ '--cards': Math.max(1, handCount) } as CSSProperties}
      >
        {hand.map((card) => (
          <li key={card.id}>
            <GameCard card={card} className={isSmall ? 'gp-on-table' : 'in-hand'} lie={lie}>
              {isSmall ? <Tile card={card} /> : undefined}
            </GameCard>
          </li>
        ))}
        {Array.from({ length: hidden }, (_, i) => (
          <li key={`hidden${i}`}>
            <span className="gp-card back" role="img" aria-label="a card that only they see" />
          </li>
        ))}
        {handCount === 0 && <li className="gp-no-cards">no cards in hand</li>}
      </ul>
      <div className="gp-piles">
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
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
})
