/** All players: side by side, or one at a time on a phone. */
import { useEffect, useRef } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useTable } from '../../table/context.ts'
import { label } from '../../table/words.ts'
import { marks } from './art.ts'
import type { Model, SeatView } from './model.ts'
import { SeatPanel } from './seat.tsx'

interface TabsProps {
  readonly seats: readonly SeatView[]
  readonly shown: number
  readonly show: (seat: number) => void
  readonly asked: readonly number[]
}

/** On a phone only one player is in sight: the others are a touch away. */
function Tabs({ seats, shown, show, asked }: TabsProps) {
  return (
    <nav className="gp-tabs" aria-label="Players">
      {seats.map(({ seat, name, art, hp, maxHp, isDefender, isDone }) => (
        <button
          key={seat}
          type="button"
          aria-pressed={seat === shown}
          className={asked.length > 1 && asked.includes(seat) ? 'can-act' : ''}
          onClick={() => show(seat)}
        >
          <b className="aloud">
            {label(name, isDefender && 'defends', `${hp} of ${maxHp} hit points`, isDone && 'done')}
          </b>
          <Icon name={art} />
          <span aria-hidden="true">{name}</span>
          <b aria-hidden="true">{Math.max(0, hp)}</b>
          {isDefender && <Icon name={marks.marker} className="gp-tab-marker" />}
          {isDone && <Icon name={marks.done} className="gp-tab-done" />}
        </button>
      ))}
    </nav>
  )
}

interface SeatsProps {
  readonly model: Model
  readonly shown: number
  readonly show: (seat: number) => void
  readonly lie: string
}

/** The players side by side; on a phone one swipes between them. */
export function Seats({ model, shown, show, lie }: SeatsProps) {
  const { look, isPlaying } = useTable()
  const asked = look.prompt?.seats ?? []
  const track = useRef<HTMLDivElement>(null)
  // Whoever is turned to comes into sight.
  useEffect(() => {
    const { current } = track
    if (current === null || current.scrollWidth <= current.clientWidth + 4) return
    const panel = current.children.item(shown)
    if (panel instanceof HTMLElement) current.scrollTo({ left: panel.offsetLeft - current.offsetLeft })
  }, [shown])
  // Whoever is swiped to is turned to.
  useEffect(() => {
    const { current } = track
    const onEnd = (): void => {
      if (current === null || current.scrollWidth <= current.clientWidth + 4) return
      const middle = current.scrollLeft + current.clientWidth / 2
      const at = Array.from(current.children).findIndex(
        (panel) =>
          panel instanceof HTMLElement && panel.offsetLeft - current.offsetLeft + panel.offsetWidth > middle,
      )
      if (at >= 0 && at !== shown) show(at)
    }
    current?.addEventListener('scrollend', onEnd)
    return () => current?.removeEventListener('scrollend', onEnd)
  })
  return (
    <>
      <Tabs seats={model.seats} shown={shown} show={show} asked={isPlaying ? [] : asked} />
      <div className="gp-seats" ref={track}>
        {model.seats.map((seat) => (
          <SeatPanel
            key={seat.seat}
            seat={seat}
            isMarkerUsed={model.isMarkerUsed}
            isShown={seat.seat === shown}
            canAct={!isPlaying && asked.length > 1 && asked.includes(seat.seat)}
            onShow={show}
            lie={lie}
            isHandSmall={seat.seat !== shown}
          />
        ))}
      </div>
    </>
  )
}
