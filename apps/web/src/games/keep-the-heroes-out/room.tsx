/** A room of the dungeon: who and what is in it. */
import { CLASSES } from '@hearthkeep/game-keep-the-heroes-out'
import { memo } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useComing } from '../../coming/use-coming.ts'
import { Pieces, Plot } from '../../kit/map.tsx'
import { Piece } from '../../kit/piece.tsx'
import { Place } from '../../kit/place.tsx'
import type { TableState } from '../../session/table-state.ts'
import { keyOf } from '../../session/thing.ts'
import { useSession, useTable, useTableOf } from '../../table/context.ts'
import { useInspect } from '../../table/inspector.tsx'
import { Thing } from '../../table/thing.tsx'
import { say } from '../../words/keep-the-heroes-out.ts'
import { clanColours, classArt, floorOf, marks } from './art.ts'
import { Signs, useWalks } from './effects.tsx'
import { aboutRoom, heroWords, roomWords } from './inspect.ts'
import type { Model } from './model.ts'
import { COLUMNS, ROWS } from './model-rooms.ts'
import type { RoomModel } from './model-rooms.ts'
import { cargoShortcut, kindShortcut, pieceShortcut, roomShortcut } from './shortcuts.ts'
import { fallOf, percent } from './use-model.ts'

/** Whether the only piece of a kind here is still on its way. */
function useArriving(room: number): (kind: string, count: number) => boolean {
  const walks = useWalks().filter(({ to }) => to === room)
  return (kind, count) => count === 1 && walks.some((walk) => walk.kind === kind)
}

const many = (count: number): number | undefined => (count > 1 ? count : undefined)

function Heroes({ room }: { room: RoomModel }) {
  const session = useSession()
  const isArriving = useArriving(room.room)
  const { appears, heroes } = room
  return (
    <>
      {heroes.map((hero) => {
        const kind = `hero ${hero.isActive ? 'active' : 'exhausted'} ${hero.id}`
        const stands = hero.isActive ? undefined : 'spent'
        return (
          <Piece
            key={kind}
            shape="hero"
            className={kind}
            icon={hero.art}
            word={heroWords(hero)}
            count={many(hero.count)}
            state={isArriving(kind, hero.count) ? 'arriving' : stands}
            shortcut={pieceShortcut(session, room.room, { kind: 'hero', id: hero.hero })}
          />
        )
      })}
      {appears >= 0 && (
        <Piece
          shape="hero"
          className={`hero ${CLASSES[appears]}`}
          icon={classArt[CLASSES[appears]]}
          word={say('about-appear', { hero: CLASSES[appears] })}
          state="ghost"
          shortcut={pieceShortcut(session, room.room, { kind: 'hero', id: appears })}
        />
      )}
    </>
  )
}

function Meeples({ room }: { room: RoomModel }) {
  const session = useSession()
  const isArriving = useArriving(room.room)
  return room.meeples.map(({ seat, clan, name, art, count, health }) => (
    <Piece
      key={seat}
      shape="meeple"
      icon={marks.meeple}
      mark={art}
      colour={clanColours[clan]}
      word={health > 0 ? say('health-left', { name, health }) : `${count} ${name}`}
      count={health > 0 ? `${health}♥` : count}
      state={isArriving(`meeple ${clan}`, count) ? 'arriving' : undefined}
      shortcut={pieceShortcut(session, room.room, { kind: 'player', id: seat })}
    />
  ))
}

function Chest({ room }: { room: RoomModel }) {
  const session = useSession()
  const { chest, needed, isVault } = room
  if (chest === 0) return null
  return (
    <Piece
      shape="chest"
      className="chest"
      icon={isVault ? marks.greatChest : marks.chest}
      word={say('chest-free', { chest, needed, what: say.count('heroes-loot', needed) })}
      count={needed}
      state={isVault ? 'great' : undefined}
      shortcut={roomShortcut(session, room.room, ['heroes-loot', 'heroes-wait'])}
    />
  )
}

function Goods({ room }: { room: RoomModel }) {
  const session = useSession()
  const { tokens, portal, events, eventName, eventArt } = room
  return (
    <>
      {tokens.map(({ cargo, id, name, art, count }) => (
        <Piece
          key={id}
          shape="goods"
          icon={art}
          word={`${count} ${name}`}
          count={many(count)}
          shortcut={cargoShortcut(session, room.room, cargo)}
        />
      ))}
      {portal > 0 && (
        <Piece
          shape="goods"
          icon={marks.portal}
          colour="#c9a6ff"
          word={say.count('completed-portal', portal)}
          state={portal === 1 ? 'unfinished' : undefined}
          shortcut={roomShortcut(session, room.room, ['complete-portal'])}
        />
      )}
      {events > 0 && (
        <Piece
          shape="goods"
          icon={eventArt}
          word={eventName}
          count={many(events)}
          shortcut={roomShortcut(session, room.room, ['clear-event'])}
        />
      )}
    </>
  )
}

/** What activating it does; in the Cells, the way to use them. */
function Deed({ room }: { room: RoomModel }) {
  const session = useSession()
  const { deed, isCells } = room
  const [spends, gives] = isCells ? [marks.cells, marks.hand] : [deed.spends, deed.gives]
  const shortcut = isCells
    ? kindShortcut(session, 'use-cells')
    : roomShortcut(session, room.room, ['use-room', 'use-builder'])
  return (
    <Piece shape="plain" className={`kh-deed ${isCells ? 'cells' : ''}`} word={deed.text} shortcut={shortcut}>
      {spends === '' ? '+' : <Icon name={spends} />}
      {spends !== '' && '→'}
      {isCells && 3}
      <Icon name={gives} />
    </Piece>
  )
}

/** What choosing a room means, where it is one thing only: the kinds of choices in a word or two. */
const HERE: Readonly<Record<string, string>> = {
  'place-meeple': say('start-here'),
  move: say('move-here'),
  'use-ability': 'here',
  summon: say('summon-here'),
  'place-resource': say('place-here'),
  'place-trap': say('trap-here'),
  'place-portal': say('portal-here'),
  'hero-charges': say('charge-here'),
}

/** What a click on the room would do, once something is picked. */
function hereWords({ picked, next, candidates, isPlaying }: TableState, room: number): string {
  const key = keyOf({ kind: 'room', id: room })
  if (isPlaying || picked.length === 0 || !next.has(key)) return ''
  const kinds = new Set(
    candidates.filter(({ concerns }) => concerns.some((one) => keyOf(one) === key)).map(({ kind }) => kind),
  )
  const [kind = ''] = kinds
  return kinds.size === 1 ? (HERE[kind] ?? '') : ''
}

/** Over the floor, in a place of their own: what a click does here, or that the chest may fall. */
function Word({ room }: { room: RoomModel }) {
  const here = useTableOf((state) => hereWords(state, room.room))
  const { coming } = useComing()
  const chance = fallOf(coming, room.room)
  if (here !== '') return <span className="kh-word k-then">{here}</span>
  if (chance === 0) return null
  return (
    <span className="kh-word kh-falls">
      <span>{say('chest-word')}</span>
      {say('falls', { chance: percent(chance) })}
    </span>
  )
}

const STATES = { picked: 'chosen', glows: 'open', hints: 'hinted', refused: 'calm', '': 'calm' } as const

interface RoomProps {
  readonly room: RoomModel
  readonly model: Model
  readonly isPointed: boolean
  readonly isTall: boolean
}

export const Room = memo(function Room({ room, model, isPointed, isTall }: RoomProps) {
  useTable() // what pieces mean changes with what is picked
  const inspect = useInspect()
  const { coming: forecast } = useComing()
  const of = { kind: 'room', id: room.room }
  const { id, name, typeArt, coming, heroes } = room
  const isInvaded = heroes.some((hero) => hero.isActive) || room.appears >= 0
  const isGreat = fallOf(forecast, room.room) > 0
  const cards = model.guild.toCome.length
  const danger = {
    figure: coming > 0 ? `${coming}` : '!',
    of: coming > 0 ? `/${cards}` : '',
    words: say('guild-cards-that-may', { coming, cards }),
    isGreat,
  }
  return (
    <Plot
      at={room}
      size={{ columns: COLUMNS, rows: ROWS, isTall }}
      id={id}
      className={`kh-room ${isInvaded ? 'invaded' : ''} ${isPointed ? 'pointed' : ''}`}
    >
      <Thing of={of} label={roomWords(room)} onInspect={inspect(of, aboutRoom(room, model))}>
        {({ state }) => (
          <Place
            name={name}
            icon={typeArt}
            state={STATES[state]}
            danger={coming > 0 || isGreat ? danger : undefined}
            isAlarmed={isInvaded}
            floor={floorOf(id)}
            art={room.art}
          />
        )}
      </Thing>
      <Pieces>
        <Word room={room} />
        <Deed room={room} />
        <Meeples room={room} />
        <Heroes room={room} />
        <Goods room={room} />
        <Chest room={room} />
      </Pieces>
      <Signs of={room.room} />
    </Plot>
  )
})
