/** Reinforcements in large: while somebody recruits, or may take a card that was found. */
import { Icon } from '../../art/icon.tsx'
import { Thing } from '../../table/thing.tsx'
import { marks } from './art.ts'
import { Coin, GameCard } from './card.tsx'
import { COIN_NAMES } from './inspect.ts'
import type { CardView } from './model-cards.ts'
import type { Model, RowView, SeatView } from './model.ts'

function Row({ title, row, lie }: { title: string; row: RowView; lie: string }) {
  return (
    <section className="gp-row" aria-label={title}>
      <h3>
        {title} <small>{row.deckCount} in the deck</small>
      </h3>
      <ul className="gp-row-cards">
        {row.cards.map((card) => (
          <li key={card.id}>
            <GameCard card={card} lie={lie} />
          </li>
        ))}
        {row.top !== null && (
          <li className="gp-open-top">
            <GameCard card={row.top} lie={lie} />
            <span className="gp-word">top of the deck</span>
          </li>
        )}
      </ul>
    </section>
  )
}

/** The coins of whoever recruits, to be picked. */
function Purse({ seat }: { seat: SeatView }) {
  return (
    <div className="gp-purse">
      <span>{seat.name}’s coins</span>
      {seat.coins.map((count, coin) =>
        count === 0 ? null : (
          <Thing
            key={coin}
            of={{ kind: 'coin', id: coin }}
            label={`${count} ${COIN_NAMES[coin]}`}
            className="gp-purse-coin"
          >
            {Array.from({ length: count }, (_, i) => (
              <Coin key={i} coin={coin} />
            ))}
            <span>{COIN_NAMES[coin]}</span>
          </Thing>
        ),
      )}
    </div>
  )
}

interface MarketProps {
  readonly model: Model
  readonly seat: SeatView
  readonly lie: string
  readonly isRecruiting: boolean
}

export function Market({ model, seat, lie, isRecruiting }: MarketProps) {
  const { heroRow, itemRow, found, encounterName, isEncounterOver, encounter, encounters } = model
  const next = encounters[encounter]
  // What was found may be taken, or a card of the same row.
  const isOnly = (kind: CardView['kind']): boolean => found.length > 0 && found[0].kind === kind
  return (
    <section className="gp-market" aria-label="Reinforcements">
      <header>
        <Icon name={marks.market} />
        <h2>{found.length > 0 ? 'Found at the location' : 'Reinforcements'}</h2>
        {isEncounterOver && next !== undefined && (
          <p>
            {encounterName} is over. Next: {next}
          </p>
        )}
        {isRecruiting && <Purse seat={seat} />}
      </header>
      {found.length > 0 && (
        <ul className="gp-row-cards found" aria-label="Found">
          {found.map((card) => (
            <li key={card.id}>
              <GameCard card={card} lie={lie} />
            </li>
          ))}
        </ul>
      )}
      <div className="gp-rows">
        {!isOnly('item') && <Row title="Heroes" row={heroRow} lie={lie} />}
        {!isOnly('hero') && <Row title="Items" row={itemRow} lie={lie} />}
      </div>
    </section>
  )
}

/** Cards of a pile that a choice names, such as those to be taken back from the discard pile. */
export function Offer({ title, cards }: { title: string; cards: readonly CardView[] }) {
  return (
    <section className="gp-market gp-offer" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      <ul className="gp-row-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <GameCard card={card} flies={false} />
          </li>
        ))}
      </ul>
    </section>
  )
}
