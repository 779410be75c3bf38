/** The dungeon: rooms and the passages between them, with the way heroes take towards the Vault. */
import { motion } from 'motion/react'
import { useSyncExternalStore } from 'react'
import type { CSSProperties } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useTable } from '../../table/context.ts'
import { keyOf } from '../../session/thing.ts'
import { useWalks } from './effects.tsx'
import type { Model } from './model.ts'
import { COLUMNS, ROWS } from './model-rooms.ts'
import type { RoomModel } from './model-rooms.ts'
import { Room } from './room.tsx'

/** On a narrow screen the dungeon stands on end, unless that is held sideways. */
const NARROW = '(max-width: 30rem), (max-width: 47.99rem) and (max-aspect-ratio: 5 / 4)'

function useIsTall(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(NARROW)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(NARROW).matches,
  )
}

/** The middle of a room in hundredths of the map. */
interface Spot {
  readonly x: number
  readonly y: number
}

function spotOf({ x, y }: RoomModel, isTall: boolean): Spot {
  const across = ((x + 0.5) / COLUMNS) * 100
  const down = ((y + 0.5) / ROWS) * 100
  return isTall ? { x: down, y: across } : { x: across, y: down }
}

interface Passage {
  readonly key: string
  /** The room farther from the Vault, and the nearer one. */
  readonly far: RoomModel
  readonly near: RoomModel
}

/** Every passage once; heroes go from the farther room to the nearer. */
function passagesOf(rooms: readonly RoomModel[]): Passage[] {
  return rooms.flatMap((far) =>
    far.neighbours.flatMap((number) => {
      const near = rooms.find(({ room }) => room === number)
      if (near === undefined || near.distance > far.distance) return []
      if (near.distance === far.distance && near.room > far.room) return []
      return [{ key: `${far.room}-${near.room}`, far, near }]
    }),
  )
}

function Passages({ rooms, isTall }: { rooms: readonly RoomModel[]; isTall: boolean }) {
  const { next, picked } = useTable()
  const from = picked.find(({ kind }) => kind === 'room')
  const isWay = ({ far, near }: Passage): boolean =>
    [far, near].some(({ room }) => room === from?.id) &&
    [far, near].every(({ room }) => room === from?.id || next.has(keyOf({ kind: 'room', id: room })))
  const passages = passagesOf(rooms)
  return (
    <>
      <svg className="kh-passages" aria-hidden="true">
        {passages.map((passage) => {
          const [one, other] = [spotOf(passage.far, isTall), spotOf(passage.near, isTall)]
          const line = { x1: `${one.x}%`, y1: `${one.y}%`, x2: `${other.x}%`, y2: `${other.y}%` }
          return (
            <g key={passage.key} className={isWay(passage) ? 'way' : ''}>
              <line className="kh-wall" {...line} />
              <line className="kh-ground" {...line} />
            </g>
          )
        })}
      </svg>
      {passages.map(({ key, far, near }) => {
        if (far.distance === near.distance) return null
        const [one, other] = [spotOf(far, isTall), spotOf(near, isTall)]
        const turn = Math.atan2(other.y - one.y, other.x - one.x)
        const isRun =
          far.heroes.some(({ isActive }) => isActive) && far.meeples.length === 0 && far.chest === 0
        return (
          <span
            key={key}
            className={`kh-way ${isRun ? 'run' : ''}`}
            aria-hidden="true"
            style={
              {
                left: `${(one.x + other.x) / 2}%`,
                top: `${(one.y + other.y) / 2}%`,
                '--turn': `${Math.round((turn * 4) / Math.PI) * 45}deg`,
              } as CSSProperties
            }
          />
        )
      })}
    </>
  )
}

/** Whoever is on the way. */
function Walkers({ rooms, isTall }: { rooms: readonly RoomModel[]; isTall: boolean }) {
  return useWalks().map(({ id, from, to, art, kind }) => {
    const one = rooms.find(({ room }) => room === from)
    const other = rooms.find(({ room }) => room === to)
    if (one === undefined || other === undefined) return null
    const [start, end] = [spotOf(one, isTall), spotOf(other, isTall)]
    return (
      <motion.span
        key={id}
        className={`kh-walker kh-token ${kind}`}
        aria-hidden="true"
        initial={{ left: `${start.x}%`, top: `${start.y}%` }}
        animate={{ left: `${end.x}%`, top: `${end.y}%` }}
        transition={{ duration: 0.45, ease: 'easeInOut' }}
      >
        <Icon name={art} />
      </motion.span>
    )
  })
}

interface MapProps {
  readonly model: Model
  /** The room types that are pointed at elsewhere. */
  readonly pointed: string
}

export function DungeonMap({ model, pointed }: MapProps) {
  const isTall = useIsTall()
  const { rooms } = model
  return (
    <section className={`kh-map ${isTall ? 'tall' : ''}`} aria-label="Dungeon">
      <Passages rooms={rooms} isTall={isTall} />
      <ul className="kh-rooms">
        {rooms.map((room) => (
          <Room
            key={room.room}
            room={room}
            model={model}
            isPointed={pointed !== '' && (pointed === room.type || pointed === `room:${room.room}`)}
            style={{
              gridColumn: (isTall ? room.y : room.x) + 1,
              gridRow: (isTall ? room.x : room.y) + 1,
            }}
          />
        ))}
      </ul>
      <Walkers rooms={rooms} isTall={isTall} />
    </section>
  )
}
