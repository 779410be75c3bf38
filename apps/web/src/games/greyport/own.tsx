/** What belongs to the player one has turned to: plate, hand, piles. */
import { memo, useState } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Medal } from '../../busts/bust.tsx'
import { outlookFor } from '../../coming/outlook.ts'
import { useComing, useThreat } from '../../coming/use-coming.ts'
import { Chip } from '../../kit/chip.tsx'
import { HandArea, Near, PlateArea } from '../../kit/frame.tsx'
import { Hand } from '../../kit/hand.tsx'
import { SmallCard } from '../../kit/card.tsx'
import { Pile, Piles } from '../../kit/pile.tsx'
import { Plate } from '../../kit/plate.tsx'
import { CardDialog } from '../../table/card-dialog.tsx'
import { say } from '../../words/greyport.ts'
import { marks } from './art.ts'
import { CardFace, GameCard, tintOf } from './card.tsx'
import type { CardView } from './model-cards.ts'
import type { Model, SeatView } from './model.ts'
import { Purse } from './seat.tsx'

function OwnPlate({ seat, defender }: { seat: SeatView; defender: string }) {
  const {
    who,
    name,
    calling,
    art,
    hp,
    maxHp,
    level,
    coins,
    handCount,
    deckCount,
    heroesLeft,
    isDefender,
    isHeroAside,
  } = seat
  const { coming } = useComing()
  const threat = useThreat('hp', seat.seat, { name: 'you', isYou: true })
  const loss = outlookFor(coming, 'hp', seat.seat)?.most ?? 0
  const calm = threat !== null && threat.level === 'safe' && !isDefender
  return (
    <Plate
      name={name}
      calling={say('level-calling', { calling, level })}
      icon={art === '' ? marks.hero : art}
      face={<Medal of={who} />}
      health={{ now: Math.max(0, hp), max: maxHp, loss: Math.max(0, loss) }}
      threat={calm ? { ...threat, about: say('defends-this', { defender }) } : threat}
      chips={
        <>
          <Chip icon={marks.hero} word={say.count('heroes-to-play', heroesLeft)} value={heroesLeft} />
          <Chip icon={marks.hand} word={say('in-hand')} value={handCount} />
          <Chip icon={marks.deck} word={say('in-the-deck-word')} value={deckCount} />
          <Purse coins={coins} />
          {isHeroAside && (
            <Chip icon={art} word={say('aside')} about={say('comes-back-at')} isSpelled={false} />
          )}
        </>
      }
    />
  )
}

/** Cards to be read in peace. */
interface Shown {
  readonly title: string
  readonly groups: readonly { readonly title: string; readonly cards: readonly CardView[] }[]
}

export const Own = memo(function Own({ model, seat, lie }: { model: Model; seat: SeatView; lie: string }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const { name, hand, handCount, deckCount, discard } = seat
  const { heroRow, itemRow } = model
  const top = discard.at(-1)
  const rows = [heroRow, itemRow].map((row) => (row.top === null ? row.cards : [...row.cards, row.top]))
  const market = {
    title: say('reinforcements'),
    groups: [
      { title: say('heroes'), cards: rows[0] },
      { title: say('items'), cards: rows[1] },
    ],
  }
  return (
    <>
      <PlateArea>
        <OwnPlate seat={seat} defender={model.seats[model.defender].name} />
      </PlateArea>
      <HandArea label={say('s-hand', { name })} className="gp-hand">
        <Hand name={say('s-hand-name', { name })}>
          {hand.map((card) => (
            <GameCard key={card.id} card={card} lie={lie} />
          ))}
          {Array.from({ length: handCount - hand.length }, (_, i) => (
            <span key={`hidden${i}`} className="gp-back" role="img" aria-label={say('card-that')} />
          ))}
        </Hand>
      </HandArea>
      <Near>
        <Piles>
          <Pile count={deckCount} name={say('deck')} />
          <Pile
            count={discard.length}
            name={say('discard')}
            onOpen={() =>
              setShown({
                title: say('s-discard', { name }),
                groups: [{ title: say('discard-pile'), cards: discard.toReversed() }],
              })
            }
          >
            {top && <SmallCard title={top.title} art={top.art} tint={tintOf(top)} />}
          </Pile>
        </Piles>
        <button type="button" className="k-button gp-reinforcements" onClick={() => setShown(market)}>
          <Icon name={marks.market} /> <span>{say('reinforcements')}</span>{' '}
          <b>{rows[0].length + rows[1].length}</b>
        </button>
      </Near>
      {shown !== null && (
        <CardDialog {...shown} Face={CardFace} className="gp-dialog" onClose={() => setShown(null)} />
      )}
    </>
  )
})
