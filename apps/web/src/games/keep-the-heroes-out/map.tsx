/** The dungeon: rooms and the passages between them, with the way heroes take towards the Vault. */
import { motion } from 'motion/react'
import { middleOf, PlaceMap } from '../../kit/map.tsx'
import type { MapSize, Way } from '../../kit/map.tsx'
import { Piece } from '../../kit/piece.tsx'
import { keyOf } from '../../session/thing.ts'
import { useTable } from '../../table/context.ts'
import { say } from '../../words/keep-the-heroes-out.ts'
import { useWalks } from './effects.tsx'
import type { Model } from './model.ts'
import { COLUMNS, ROWS } from './model-rooms.ts'
import type { RoomModel } from './model-rooms.ts'
import { Room } from './room.tsx'

/** Heroes who are awake run on from here: neither monsters nor a chest hold them. */
const isRun = ({ heroes, meeples, chest }: RoomModel): boolean =>
  heroes.some(({ isActive }) => isActive) && meeples.length === 0 && chest === 0

/** Every passage once; heroes go from the farther room to the nearer. */
function useWays(rooms: readonly RoomModel[]): Way[] {
  const { next, picked } = useTable()
  const start = picked.find(({ kind }) => kind === 'room')?.id
  const isOpen = (room: number): boolean => room === start || next.has(keyOf({ kind: 'room', id: room }))
  return rooms.flatMap((far) =>
    far.neighbours.flatMap((number) => {
      const near = rooms.find(({ room }) => room === number)
      if (near === undefined || near.distance > far.distance) return []
      if (near.distance === far.distance && near.room > far.room) return []
      const ends = [far.room, near.room]
      return {
        key: ends.join('-'),
        ...{ from: far, to: near, leads: near.distance < far.distance, isRun: isRun(far) },
        isLit: ends.some((room) => room === start) && ends.every(isOpen),
      }
    }),
  )
}

/** Whoever is on the way. */
function Walkers({ rooms, size }: { rooms: readonly RoomModel[]; size: MapSize }) {
  return useWalks().map(({ id, from, to, art, kind }) => {
    const one = rooms.find(({ room }) => room === from)
    const other = rooms.find(({ room }) => room === to)
    if (one === undefined || other === undefined) return null
    const [start, end] = [middleOf(one, size), middleOf(other, size)]
    return (
      <motion.span
        key={id}
        className={`kh-walker ${kind}`}
        aria-hidden="true"
        initial={{ left: `${start.x}%`, top: `${start.y}%` }}
        animate={{ left: `${end.x}%`, top: `${end.y}%` }}
        transition={{ duration: 0.45, ease: 'easeInOut' }}
      >
        <Piece shape={kind.startsWith('hero') ? 'hero' : 'meeple'} word="" icon={art} />
      </motion.span>
    )
  })
}

interface MapProps {
  readonly model: Model
  /** The room type that is pointed at elsewhere. */
  readonly pointed: string
  readonly isTall: boolean
}

export function DungeonMap({ model, pointed, isTall }: MapProps) {
  const { rooms } = model
  const size = { columns: COLUMNS, rows: ROWS, isTall }
  return (
    <PlaceMap
      name={say('dungeon-label')}
      size={size}
      ways={useWays(rooms)}
      over={<Walkers rooms={rooms} size={size} />}
    >
      {rooms.map((room) => (
        <Room key={room.room} room={room} model={model} isPointed={pointed === room.type} isTall={isTall} />
      ))}
    </PlaceMap>
  )
}
