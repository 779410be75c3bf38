/** Where there is little room: a flat plate, and tabs that change the strip of cards below it. */
import type { ReactNode } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Medal } from '../../busts/bust.tsx'
import { say } from '../../words/hellbringer.ts'
import { levelOf } from './fate.tsx'
import type { SeatView } from './model.ts'
import type { Fate } from './use-fate.ts'
import { maybePercent, percent } from './use-model.ts'
import { marks } from './art.ts'
import { FigureIcon } from './sight.tsx'

/** Who you are, your figures, and the chance to fall, which is there at all times. */
export function FlatPlate({ seat, fate }: { seat: SeatView; fate: Fate }) {
  const { who, name, figures } = seat
  const falls = fate.fallOf(seat.seat)
  const best = fate.defences.find((one) => one.falls !== undefined)
  return (
    <section className="hb-flat k-leather" aria-label={name}>
      <Medal of={who} />
      <b className="hb-flat-name">{name}</b>
      <ul>
        {figures.slice(0, 4).map(({ id, name: figure, value, of }) => (
          <li key={id} title={say(`figure.${figure}`)}>
            <FigureIcon of={figure} /> <b>{value}</b>
            {of > value && <small>/{of}</small>}
            <span className="aloud">{say(`figure.${figure}`)}</span>
          </li>
        ))}
      </ul>
      <p className="hb-flat-fall" data-level={levelOf(falls)}>
        <b>{maybePercent(falls)}</b>
        <span>
          {levelOf(falls) !== 'calm' && <Icon name={marks.skull} />} {say('to-fall')}
          {best?.falls !== undefined && (
            <small>{say('with-card', { card: best.card.title, chance: percent(best.falls) })}</small>
          )}
        </span>
      </p>
    </section>
  )
}

/** One line above the enemies: the place, what their sight gains there, what is left of the pile. */
export function PlaceLine({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <span>
      <Icon name={icon} /> {children}
    </span>
  )
}
