/** A player: who it is, what comes at them, the monsters before them, the heroes they have played. */
import { memo } from 'react'
import { Medal } from '../../busts/bust.tsx'
import { useComing, useThreat } from '../../coming/use-coming.ts'
import { outlookFor } from '../../coming/outlook.ts'
import { Chip } from '../../kit/chip.tsx'
import { SeatPlace } from '../../kit/seat-row.tsx'
import { PlayedHero, Seat } from '../../kit/seat.tsx'
import { Coins } from '../../kit/token.tsx'
import type { Metal } from '../../kit/token.tsx'
import { useTableOf } from '../../table/context.ts'
import { Signs } from '../../table/floats.tsx'
import { useInspect } from '../../table/inspector.tsx'
import { MarkedText } from '../../table/marked-text.tsx'
import { Thing } from '../../table/thing.tsx'
import { label } from '../../table/words.ts'
import { say } from '../../words/greyport.ts'
import { marks } from './art.ts'
import { GameCard, Might } from './card.tsx'
import { aboutSeat, COIN_NAMES, coinName } from './inspect.ts'
import type { CardView, PlayedView } from './model-cards.ts'
import type { SeatView } from './model.ts'
import { Group } from './monster.tsx'

/** Coins one can count. */
export function Purse({ coins }: { coins: readonly number[] }) {
  const metals = coins.flatMap((count, coin) => Array<Metal>(count).fill(COIN_NAMES[coin]))
  if (metals.length === 0) return null
  return (
    <Coins
      coins={metals}
      label={label(...coins.map((count, coin) => count > 0 && `${count} ${coinName(coin)}`))}
    />
  )
}

function seatWords({ name, hp, maxHp, level, isDefender, isDone }: SeatView): string {
  return label(
    name,
    isDefender && 'defends',
    say('of-hit-points', { hp, maxHp }),
    say('level', { level }),
    isDone && 'done',
  )
}

interface HeadProps {
  readonly seat: SeatView
  readonly isShown: boolean
  readonly onShow: (seat: number) => void
}

/** Lies over the head: turns to that player; where a player is to be chosen, chooses them. */
function SeatHead({ seat, isShown, onShow }: HeadProps) {
  const of = { kind: 'player', id: seat.seat }
  const inspect = useInspect()
  const isWanted = useTableOf(({ candidates, isPlaying }) =>
    isPlaying ? false : candidates.some(({ concerns }) => concerns.some(({ kind }) => kind === 'player')),
  )
  if (isWanted)
    return (
      <Thing of={of} label={seatWords(seat)} className="k-seat-head" onInspect={inspect(of, aboutSeat(seat))}>
        <span />
      </Thing>
    )
  return (
    <button
      type="button"
      className="k-seat-head"
      data-seat={seat.seat}
      aria-pressed={isShown}
      onClick={() => onShow(seat.seat)}
    >
      <span className="aloud">{say('show-their', { seat: seatWords(seat) })}</span>
    </button>
  )
}

const STATES = { picked: 'now', glows: 'ready', hints: 'ready', refused: undefined, '': undefined } as const

/** A card that was played; its text stays at hand. */
function Played({
  card,
  lie,
  word,
  hasFought,
}: {
  card: CardView
  lie: string
  word: string
  hasFought: boolean
}) {
  return (
    <GameCard card={card} className="gp-on-table" lie={lie}>
      {({ state }) => (
        <PlayedHero
          name={card.name}
          icon={card.art}
          text={
            <>
              {word !== '' && <i>{word} </i>}
              <MarkedText text={card.text} />
            </>
          }
          die={<Might {...card} />}
          state={STATES[state] ?? (hasFought ? 'done' : 'waits')}
        />
      )}
    </GameCard>
  )
}

function PlayedRow({ played, lie }: { played: PlayedView; lie: string }) {
  const { hero, items, hasFought, returns } = played
  const word = returns ? say('comes-back') : hasFought ? say('has-fought') : ''
  return (
    <li className="k-played-one" data-fought={hasFought}>
      {[hero, ...items].map((card) => (
        <Played key={card.id} {...{ card, lie, hasFought }} word={card === hero ? word : ''} />
      ))}
    </li>
  )
}

interface SeatProps extends HeadProps {
  readonly isMarkerUsed: boolean
  readonly shields: number
  readonly canAct: boolean
  /** Whether there are many beside it. */
  readonly isCramped: boolean
  readonly lie: string
}

/** What is only worth a word of the one who defends. */
function DefenderChips({ isMarkerUsed, shields }: { isMarkerUsed: boolean; shields: number }) {
  return (
    <>
      <Chip
        icon={isMarkerUsed ? marks.markerUsed : marks.marker}
        word={isMarkerUsed ? say('taunt-used') : say('taunt-ready')}
        about={say('round-marker')}
        isSpelled
      />
      {shields > 0 && (
        <Chip
          icon={marks.shield}
          word={say('shields')}
          value={shields}
          about={say('each-cancels')}
          tone="block"
        />
      )}
    </>
  )
}

export const SeatPanel = memo(function SeatPanel(props: SeatProps) {
  const { seat, isShown, onShow, isMarkerUsed, shields, canAct, isCramped, lie } = props
  const { who, isDefender, isDone, name, group, played, art, hp, maxHp, level, coins, heroesLeft } = seat
  const { coming } = useComing()
  const threat = useThreat('hp', seat.seat, { name })
  const loss = outlookFor(coming, 'hp', seat.seat)?.most ?? 0
  return (
    <SeatPlace isActive={isDefender} count={group.length} {...{ isShown, canAct, isCramped }}>
      <Seat
        name={name}
        icon={art === '' ? marks.hero : art}
        face={<Medal of={who} />}
        mark={'I'.repeat(level)}
        health={{
          now: Math.max(0, hp),
          max: maxHp,
          loss: Math.max(0, loss),
          side: 'own',
          label: say('hit-points-label'),
        }}
        chips={
          <>
            {isDefender && <DefenderChips {...{ isMarkerUsed, shields }} />}
            <Purse coins={coins} />
          </>
        }
        state={isDefender ? 'active' : isDone ? 'done' : 'waits'}
        isOwn={isShown}
        {...(isDefender ? { threat } : {})}
      >
        <SeatHead {...{ seat, isShown, onShow }} />
        <div className="k-seat-before" tabIndex={-1}>
          <Group
            monsters={group}
            name={say('monsters-before', { name })}
            lie={lie}
            place={`group:player:${seat.seat}`}
          />
          <ul className="k-played-row" aria-label={say('heroes-of', { name })}>
            {played.map((one) => (
              <PlayedRow key={one.hero.id} played={one} lie={lie} />
            ))}
            {heroesLeft > 0 && played.length === 0 && !isDone && (
              <li className="k-none">{say.count('heroes-play', heroesLeft)}</li>
            )}
          </ul>
        </div>
      </Seat>
      <Signs of={`player:${seat.seat}`} />
    </SeatPlace>
  )
})
