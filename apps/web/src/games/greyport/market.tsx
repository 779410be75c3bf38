/** Reinforcements: what each costs, what it does, and who may have it now. */
import { MarketRow } from '../../kit/market.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { Thing } from '../../table/thing.tsx'
import type { Standing } from '../../table/use-standing.ts'
import { say } from '../../words/greyport.ts'
import { Coin, GameCard, Might, tintOf } from './card.tsx'
import { coinName } from './inspect.ts'
import type { CardView } from './model-cards.ts'
import type { Model, RowView, SeatView } from './model.ts'

const STATES = { picked: 'chosen', glows: 'now', hints: 'now', refused: 'idle', '': 'idle' } as const

/** A card of the market in a line, with its price. */
function Priced({ card, standing, note = '' }: { card: CardView; standing?: Standing; note?: string }) {
  const { name, art, cost, text } = card
  const reason = standing?.reason ?? ''
  return (
    <MarketRow
      title={name}
      art={art}
      tint={tintOf(card)}
      text={
        <>
          {note !== '' && <i>{note}: </i>}
          {reason === '' ? <MarkedText text={text} /> : reason}
        </>
      }
      cost={
        <>
          <Might {...card} />
          {cost >= 0 && <Coin coin={cost} />}
        </>
      }
      state={standing === undefined ? 'idle' : STATES[standing.state]}
    />
  )
}

function Row({ title, row, lie }: { title: string; row: RowView; lie: string }) {
  const cards = row.top === null ? row.cards : [...row.cards, row.top]
  return (
    <section className="gp-row" aria-label={title}>
      <h3 className="aloud">{say('in-the-deck', { title, deckCount: row.deckCount })}</h3>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <GameCard card={card} lie={lie} isPlain>
              {(standing) => (
                <Priced {...{ card, standing }} note={card === row.top ? say('top-deck') : ''} />
              )}
            </GameCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The coins of whoever recruits, to be picked. */
function Purse({ seat }: { seat: SeatView }) {
  return (
    <div className="gp-purse">
      <span>{say('s-coins', { name: seat.name })}</span>
      {seat.coins.map((count, coin) =>
        count === 0 ? null : (
          <Thing
            key={coin}
            of={{ kind: 'coin', id: coin }}
            label={`${count} ${coinName(coin)}`}
            className="gp-purse-coin"
          >
            {Array.from({ length: count }, (_, i) => (
              <Coin key={i} coin={coin} />
            ))}
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
    <section className="gp-market k-leather" aria-label={say('reinforcements')}>
      <header>
        <h2 className="k-h">{found.length > 0 ? say('found-at') : say('reinforcements')}</h2>
        {isEncounterOver && next !== undefined && <p>{say('over-next', { encounterName, next })}</p>}
        {isRecruiting && <Purse seat={seat} />}
      </header>
      <div className="gp-rows">
        {found.length > 0 && (
          <Row title={say('found')} row={{ cards: found, top: null, deckCount: 0 }} lie={lie} />
        )}
        {!isOnly('item') && <Row title={say('heroes')} row={heroRow} lie={lie} />}
        {!isOnly('hero') && <Row title={say('items')} row={itemRow} lie={lie} />}
      </div>
    </section>
  )
}

/** Cards of a pile that a choice names, such as those to be taken back from the discard pile. */
export function Offer({ title, cards, lie }: { title: string; cards: readonly CardView[]; lie: string }) {
  return (
    <section className="gp-market k-leather" aria-label={title}>
      <div className="gp-rows">
        <Row title={title} row={{ cards, top: null, deckCount: 0 }} lie={lie} />
      </div>
    </section>
  )
}

/** The same to be looked at, in the drawer. */
export function MarketList({ model: { heroRow, itemRow } }: { model: Model }) {
  return (
    <div className="gp-market-list">
      {[heroRow, itemRow].map((row, i) => (
        <section key={i} className="gp-row">
          <h3 className="k-h">{i === 0 ? say('heroes') : say('items')}</h3>
          <ul>
            {row.cards.map((card) => (
              <li key={card.id}>
                <Priced card={card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
