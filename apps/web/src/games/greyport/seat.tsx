/** A player: who it is, how they are, the monsters before them, the heroes they have played. */
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Bar } from '../../table/bar.tsx'
import { useTableOf } from '../../table/context.ts'
import { Shaken } from '../../table/floats.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { Thing } from '../../table/thing.tsx'
import { label } from '../../table/words.ts'
import { marks } from './art.ts'
import { Coin, GameCard, Tile } from './card.tsx'
import { Signs } from './effects.tsx'
import { aboutSeat, COIN_NAMES } from './inspect.ts'
import type { PlayedView } from './model-cards.ts'
import type { SeatView } from './model.ts'
import { Group } from './monster.tsx'

/** Coins one can count. */
function Coins({ coins }: { coins: readonly number[] }) {
  const words = label(...coins.map((count, coin) => count > 0 && `${count} ${COIN_NAMES[coin]}`))
  if (words === '') return null
  return (
    <span className="gp-coins" role="img" aria-label={words} title={words}>
      {coins.flatMap((count, coin) =>
        Array.from({ length: count }, (_, i) => <Coin key={`${coin} ${i}`} coin={coin} />),
      )}
    </span>
  )
}

function seatWords(seat: SeatView): string {
  const { name, hp, maxHp, level, isDefender, isDone } = seat
  return label(
    name,
    isDefender && 'defends',
    `${hp} of ${maxHp} hit points`,
    `level ${level}`,
    isDone && 'done',
  )
}

/** The round marker: with its Taunt side up, or flipped. */
function Marker({ isUsed }: { isUsed: boolean }) {
  return (
    <span
      className={`gp-marker ${isUsed ? 'used' : ''}`}
      title={
        isUsed ? 'Round marker, flipped: its Taunt is used' : 'Round marker: its Taunt can still be used'
      }
    >
      <Icon name={isUsed ? marks.markerUsed : marks.marker} />
      <span>{isUsed ? 'Taunt used' : 'Taunt ready'}</span>
    </span>
  )
}

function Head({ seat }: { seat: SeatView }) {
  const { name, art, hp, maxHp, level, coins, isDone } = seat
  return (
    <>
      <span className="gp-portrait">
        <Icon name={art === '' ? marks.hero : art} />
        <small title={`Level ${level}`}>{'I'.repeat(level)}</small>
        {isDone && (
          <i className="gp-done" title="has nothing more to do">
            <Icon name={marks.done} />
          </i>
        )}
      </span>
      <span className="gp-name">{name}</span>
      <Coins coins={coins} />
      <Bar value={Math.max(0, hp)} max={maxHp} label="Hit points" />
    </>
  )
}

interface SeatHeadProps {
  readonly seat: SeatView
  readonly isShown: boolean
  /** Whether that player can still act beside others. */
  readonly canAct: boolean
  readonly onShow: (seat: number) => void
}

/** Turns to that player; where a player is to be chosen, chooses them. */
function SeatHead({ seat, isShown, canAct, onShow }: SeatHeadProps) {
  const of = { kind: 'player', id: seat.seat }
  const inspect = useInspect()
  const isWanted = useTableOf(({ candidates, isPlaying }) =>
    isPlaying ? false : candidates.some(({ concerns }) => concerns.some(({ kind }) => kind === 'player')),
  )
  const body = (
    <Shaken of={`player:${seat.seat}`} className="gp-head-body">
      <Head seat={seat} />
    </Shaken>
  )
  return (
    <div className={`gp-head ${isShown ? 'shown' : ''} ${canAct ? 'can-act' : ''}`}>
      {isWanted ? (
        <Thing
          of={of}
          label={seatWords(seat)}
          className="gp-head-thing"
          onInspect={inspect(of, aboutSeat(seat))}
        >
          {body}
        </Thing>
      ) : (
        <button
          type="button"
          className="gp-head-thing"
          data-seat={seat.seat}
          aria-pressed={isShown}
          onClick={() => onShow(seat.seat)}
        >
          <span className="aloud">{seatWords(seat)}. Show their hand</span>
          <span aria-hidden="true">{body}</span>
        </button>
      )}
      <Signs of={`player:${seat.seat}`} />
    </div>
  )
}

function PlayedHero({ played, lie }: { played: PlayedView; lie: string }) {
  const { hero, items, hasFought, returns } = played
  return (
    <li className={`gp-played ${hasFought ? 'fought' : ''}`} data-fought={hasFought}>
      {[hero, ...items].map((card) => (
        <GameCard key={card.id} card={card} className="gp-on-table" lie={lie}>
          <Tile card={card} />
        </GameCard>
      ))}
      {hasFought && <span className="gp-word">has fought</span>}
      {returns && <span className="gp-word">comes back</span>}
    </li>
  )
}

interface SeatProps extends SeatHeadProps {
  readonly isMarkerUsed: boolean
  readonly lie: string
  /** Whether it is asked to choose from the hand, which lies below. */
  readonly isHandSmall: boolean
}

export const SeatPanel = memo(function SeatPanel({ lie, isHandSmall, isMarkerUsed, ...head }: SeatProps) {
  const { seat } = head
  const { isDefender, name, group, played, hand, handCount } = seat
  // Cards on the table take the room of three monsters, a boss that of two.
  const load = group.length + Number(group.some(({ isBoss }) => isBoss)) + (played.length > 0 ? 3 : 0)
  const danger = group.reduce((sum, { damage, shielded }) => sum + damage - shielded, 0)
  return (
    <section
      className={`gp-seat ${isDefender ? 'defends' : ''} ${head.isShown ? 'shown' : ''} ${load > 4 ? 'many' : ''}`}
      aria-label={`Before ${name}`}
    >
      {isDefender && (
        <p className="gp-active-word">
          <span>Active group</span>
          <Marker isUsed={isMarkerUsed} />
          {danger > 0 && (
            <span className="gp-danger" title={`At the end of the round ${name} takes ${danger}`}>
              <Icon name={marks.damage} /> {danger} to {name}
            </span>
          )}
        </p>
      )}
      <Group
        monsters={group}
        name={`Monsters before ${name}`}
        lie={lie}
        none="nobody before them"
        place={`group:player:${seat.seat}`}
        most={4}
      />
      <div className="gp-own">
        {played.length > 0 && (
          <ul className="gp-played-row" aria-label={`Heroes of ${name}`}>
            {played.map((one) => (
              <PlayedHero key={one.hero.id} played={one} lie={lie} />
            ))}
          </ul>
        )}
        {isHandSmall && (
          <ul className="gp-small-hand" aria-label={`${name}'s hand`}>
            {hand.map((card) => (
              <li key={card.id}>
                <GameCard card={card} className="gp-small" lie={lie}>
                  <Tile card={card} isNamed={false} />
                </GameCard>
              </li>
            ))}
            {Array.from({ length: handCount - hand.length }, (_, i) => (
              <li key={`hidden${i}`} className="gp-back" title="a card that only they see" />
            ))}
          </ul>
        )}
      </div>
      <SeatHead {...head} />
    </section>
  )
})
