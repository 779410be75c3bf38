/** Who plays: clans with their meeples, health and cards. A click shows that player's hand. */
import { Icon } from '../../art/icon.tsx'
import { marks } from './art.ts'
import { seatWords } from './inspect.ts'
import type { SeatView } from './model.ts'

/** Health one can count. */
function Hearts({ health, wounds }: Pick<SeatView, 'health' | 'wounds'>) {
  if (health <= 1) return null
  return (
    <span className="kh-hearts" title={`${health - wounds} of ${health} health`}>
      {Array.from({ length: health }, (_, i) => (
        <Icon
          key={i}
          name={i < health - wounds ? marks.heart : marks.broken}
          className={i < health - wounds ? '' : 'gone'}
        />
      ))}
    </span>
  )
}

interface SeatsProps {
  readonly seats: readonly SeatView[]
  readonly shown: number
  readonly show: (seat: number) => void
}

export function Seats({ seats, shown, show }: SeatsProps) {
  return (
    <nav className={`kh-seats for-${seats.length}`} aria-label="Players">
      {seats.map((seat) => (
        <button
          key={seat.seat}
          type="button"
          className={`kh-seat ${seat.clan} ${seat.isActive ? 'active' : ''}`}
          aria-pressed={seat.seat === shown}
          title={seat.ability === '' ? undefined : `Activate to: ${seat.ability}`}
          onClick={() => show(seat.seat)}
        >
          <span className="aloud">{seatWords(seat)}. Show their hand</span>
          <span className={`kh-token meeple ${seat.clan}`} aria-hidden="true">
            <Icon name={seat.art} />
          </span>
          <span className="kh-seat-words" aria-hidden="true">
            <b>{seat.name}</b>
            <span className="kh-seat-figures">
              {seat.health > 1 ? (
                <Hearts {...seat} />
              ) : (
                <span title="Meeples in the supply">
                  <Icon name={marks.supply} />
                  {seat.supply}/{seat.meeples}
                </span>
              )}
              <span title="Cards in hand">
                <Icon name={marks.hand} />
                {seat.hand.length}
              </span>
            </span>
            {seats.length === 1 && <span className="kh-seat-ability">Activate: {seat.ability}</span>}
          </span>
          {seat.isActive && seats.length > 1 && (
            <span className="kh-turn-mark" aria-hidden="true">
              <Icon name={marks.turn} />
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}
