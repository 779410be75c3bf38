/** Where there is little room: a flat plate, and tabs that change the strip of cards below it. */
import type { ReactNode } from 'react'
import { Icon } from '../../art/icon.tsx'
import { Medal } from '../../busts/bust.tsx'
import { say } from '../../words/hellbringer.ts'
import { levelOf } from './fate.tsx'
import type { SeatView } from './model.ts'
import type { Fate } from './use-fate.ts'
import { percent } from './use-model.ts'
import { marks } from './art.ts'
import { FigureIcon } from './sight.tsx'

export const TABS = ['hand', 'board', 'attack', 'descent', 'fate'] as const
export type Tab = (typeof TABS)[number]

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
        <b>{falls === undefined ? '…' : percent(falls)}</b>
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

interface TabsProps {
  readonly tabs: readonly Tab[]
  readonly shown: Tab
  readonly onShow: (tab: Tab) => void
  readonly handCount: number
}

export function TabRow({ tabs, shown, onShow, handCount }: TabsProps) {
  return (
    <div className="hb-tabs" role="group" aria-label={say('tabs')}>
      {tabs.map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === shown} onClick={() => onShow(tab)}>
          {tab === 'hand' ? say('tab.hand', { handCount }) : say(`tab.${tab}`)}
        </button>
      ))}
    </div>
  )
}

/** One line above the enemies: the place, what their sight gains there, what is left of the pile. */
export function PlaceLine({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <span className="hb-place-chip">
      <Icon name={icon} /> {children}
    </span>
  )
}
