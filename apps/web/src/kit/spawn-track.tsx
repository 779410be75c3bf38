/** Where fallen monsters wait to come back: slots in order, coins on the last of them, and who waits beside. */
import type { ReactNode } from 'react'
import { say } from '../words/tile-map.ts'
import { SidePanel } from './side-panel.tsx'
import './spawn-track.css'

export interface SpawnSlot {
  /** Who waits there; nobody, if left out. */
  readonly name?: string
  readonly face?: ReactNode
  /** What lies there: it goes first. */
  readonly coins?: number
  /** It is the next to come back, or to go. */
  readonly isNext?: boolean
}

interface TrackProps {
  readonly title: string
  readonly note?: ReactNode
  readonly slots: readonly SpawnSlot[]
  /** Who waits for a slot. */
  readonly queue?: readonly { readonly key: number | string; readonly name: string; readonly face: ReactNode }[]
  /** What the next clean-up does. */
  readonly children?: ReactNode
} // prettier-ignore

export function SpawnTrack({ title, note, slots, queue = [], children }: TrackProps) {
  return (
    <SidePanel title={title} note={note}>
      <ol className="k-spawn">
        {slots.map((slot, i) => (
          <Slot key={i} place={i + 1} {...slot} />
        ))}
      </ol>
      {queue.length > 0 && (
        <ul className="k-spawn-queue" aria-label={say('spawn.queue')}>
          {queue.map(({ key, name, face }) => (
            <li key={key} title={name}>
              {face}
              <span className="aloud">{name}</span>
            </li>
          ))}
        </ul>
      )}
      {children !== undefined && <p>{children}</p>}
    </SidePanel>
  )
}

function Slot({ place, name, face, coins = 0, isNext = false }: SpawnSlot & { readonly place: number }) {
  return (
    <li data-next={isNext || undefined} data-coins={coins > 0 || undefined} title={name}>
      <small>{place}</small>
      {coins > 0 ? (
        <>
          <span className="k-spawn-coins" aria-hidden>
            {Array.from({ length: coins }, (_, i) => (
              <i key={i} />
            ))}
          </span>
          <b>
            {coins}
            <span className="aloud"> {say('spawn.coins')}</span>
          </b>
        </>
      ) : (
        <>
          {face}
          <span className="aloud">{name ?? say('spawn.nobody')}</span>
        </>
      )}
    </li>
  )
}
