/** Where there is little room: a flat plate, and lines above the enemies. */
import type { ReactNode } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Medal } from '../../busts/bust.tsx'
import { Figures, Left } from '../../kit/figures.tsx'
import { FlatPlate as Plate } from '../../kit/flat-plate.tsx'
import { say } from '../../words/hellbringer.ts'
import { marks } from './art.ts'
import { levelOf } from './fate.tsx'
import type { SeatView } from './model.ts'
import { FigureIcon } from './sight.tsx'
import type { Fate } from './use-fate.ts'
import { maybePercent, percent } from './use-model.ts'

/** Who you are, your figures, and the chance to fall, which is there at all times. */
export function FlatPlate({ seat, fate }: { seat: SeatView; fate: Fate }) {
  const { who, name, figures } = seat
  const falls = fate.fallOf(seat.seat)
  const level = levelOf(falls)
  const best = fate.defences.find((one) => one.falls !== undefined)
  return (
    <Plate
      name={name}
      face={<Medal of={who} />}
      level={level}
      chance={maybePercent(falls)}
      words={
        <>
          {level !== 'calm' && <Icon name={marks.skull} />} {say('to-fall')}
        </>
      }
      note={
        best?.falls === undefined
          ? undefined
          : say('with-card', { card: best.card.title, chance: percent(best.falls) })
      }
    >
      <Figures
        figures={figures.slice(0, 4).map(({ name: figure, value, of }) => ({
          key: figure,
          icon: <FigureIcon of={figure} />,
          name: say(`figure.${figure}`),
          value: <Left value={value} of={of} />,
        }))}
      />
    </Plate>
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
