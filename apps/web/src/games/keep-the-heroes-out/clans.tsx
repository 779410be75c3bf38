/** Who plays: clans with their meeples, health and cards. A click shows that player's hand. */
import { Medal } from '../../busts/bust.tsx'
import { Chip } from '../../kit/chip.tsx'
import { say } from '../../words/keep-the-heroes-out.ts'
import { marks } from './art.ts'
import { seatWords } from './inspect.ts'
import type { SeatView } from './model.ts'
import './clans.css'

interface ClansProps {
  readonly seats: readonly SeatView[]
  readonly shown: number
  readonly show: (seat: number) => void
}

export function Clans({ seats, shown, show }: ClansProps) {
  return (
    <nav className="kh-clans" aria-label={say('players')}>
      {seats.map((seat) => (
        <button
          key={seat.seat}
          type="button"
          className="kh-seat k-leather"
          aria-pressed={seat.seat === shown}
          data-active={seat.isActive || undefined}
          title={say('activate-to-ability', { ability: seat.ability })}
          onClick={() => show(seat.seat)}
        >
          <span className="aloud">{say('show-their', { seat: seatWords(seat) })}</span>
          <Medal of={seat.clan} />
          <span className="kh-seat-words" aria-hidden="true">
            <b>{seat.name}</b>
            <ClanFigures seat={seat} />
          </span>
        </button>
      ))}
    </nav>
  )
}

/** What is left of a clan: health if it has any to count, meeples otherwise; and its cards in hand. */
export function ClanFigures({ seat: { health, wounds, meeples, supply, hand } }: { seat: SeatView }) {
  return (
    <span className="kh-figures">
      {health > 1 ? (
        <Chip icon={marks.heart} word={say('health-word')} value={`${health - wounds}/${health}`} />
      ) : (
        <Chip icon={marks.supply} word={say('dungeon')} value={`${meeples - supply}/${meeples}`} />
      )}
      <Chip icon={marks.hand} word={say('in-hand')} value={hand.length} />
    </span>
  )
}
