/** A room of the dungeon: who and what is in it. */
import { CLASSES } from '@hearthkeep/game-keep-the-heroes-out'
import { memo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useSession, useTable } from '../../table/context.ts'
import { useInspect } from '../../table/inspector.tsx'
import { Thing } from '../../table/thing.tsx'
import { sentence } from '../../table/words.ts'
import { classArt, marks } from './art.ts'
import { Signs, useWalks } from './effects.tsx'
import { aboutRoom, heroWords, roomWords, threatWords } from './inspect.ts'
import type { Model } from './model.ts'
import type { HeroView, RoomModel } from './model-rooms.ts'
import { cargoShortcut, kindShortcut, pieceShortcut, roomShortcut } from './shortcuts.ts'
import type { Shortcut } from './shortcuts.ts'

interface TokenProps {
  readonly className: string
  readonly word: string
  readonly shortcut: Shortcut | null
  readonly count?: number
  readonly children: ReactNode
}

/** A token: something to be clicked if a choice is about it, otherwise part of the picture. */
function Token({ className, word, shortcut, count = 1, children }: TokenProps) {
  const body = (
    <>
      {children}
      {count > 1 && <b className="kh-count">{count}</b>}
    </>
  )
  if (shortcut === null)
    return (
      <span className={`kh-token ${className}`} title={word} aria-hidden="true">
        {body}
      </span>
    )
  return (
    <button
      type="button"
      className={`kh-token can ${className}`}
      title={sentence(shortcut.words)}
      aria-label={sentence(shortcut.words)}
      onClick={shortcut.act}
    >
      {body}
    </button>
  )
}

/** Whether the only piece of a kind here is still on its way. */
function useArriving(room: number): (kind: string, count: number) => string {
  const walks = useWalks().filter(({ to }) => to === room)
  return (kind, count) => (count === 1 && walks.some((walk) => walk.kind === kind) ? 'arriving' : '')
}

const sideOf = ({ id, isActive }: HeroView): string => `${isActive ? 'active' : 'exhausted'} ${id}`

function Heroes({ room }: { room: RoomModel }) {
  const session = useSession()
  const arriving = useArriving(room.room)
  const { appears, heroes } = room
  const ghost = { kind: 'hero', id: appears }
  return (
    <span className="kh-heroes">
      {heroes.map((hero) => (
        <Token
          key={`${hero.id} ${hero.isActive}`}
          className={`hero ${sideOf(hero)} ${arriving(`hero ${sideOf(hero)}`, hero.count)}`}
          word={heroWords(hero)}
          count={hero.count}
          shortcut={pieceShortcut(session, room.room, { kind: 'hero', id: hero.hero })}
        >
          <Icon name={hero.art} />
          {!hero.isActive && <i className="kh-spent">z</i>}
        </Token>
      ))}
      {appears >= 0 && (
        <Token
          className="hero ghost"
          word={`${CLASSES[appears]} is about to appear here`}
          shortcut={pieceShortcut(session, room.room, ghost)}
        >
          <Icon name={classArt[CLASSES[appears]]} />
        </Token>
      )}
    </span>
  )
}

function Meeples({ room }: { room: RoomModel }) {
  const session = useSession()
  const arriving = useArriving(room.room)
  return (
    <span className="kh-meeples">
      {room.meeples.map(({ seat, clan, name, art, count, health }) => (
        <Token
          key={seat}
          className={`meeple ${clan} ${arriving(`meeple ${clan}`, count)}`}
          word={`${count} ${name}`}
          shortcut={pieceShortcut(session, room.room, { kind: 'player', id: seat })}
        >
          <Icon name={art} />
          {health > 0 ? (
            <b className="kh-count health" title={`${health} health left`}>
              {health}
              <Icon name={marks.heart} />
            </b>
          ) : (
            <b className="kh-count">{count}</b>
          )}
        </Token>
      ))}
    </span>
  )
}

function Chest({ room }: { room: RoomModel }) {
  const session = useSession()
  const { chest, needed, threat, isVault } = room
  if (chest === 0) return null
  const isCheaper = needed < chest
  const atRisk = threat !== null && threat.cards > 0
  const word = `Chest ${chest}: ${needed} free active ${needed === 1 ? 'hero loots' : 'heroes loot'} it`
  return (
    <span className="kh-chest-place">
      {atRisk && (
        <span className="kh-risk" title={threatWords(threat)} aria-hidden="true">
          <Icon name={marks.threat} />
          {threat.cards}/{threat.of}
        </span>
      )}
      <Token
        className={`chest ${isVault ? 'great' : ''}`}
        word={word}
        shortcut={roomShortcut(session, room.room, ['heroes-loot', 'heroes-wait'])}
      >
        <Icon name={isVault ? marks.greatChest : marks.chest} />
        <b className="kh-needs">
          {isCheaper && <s>{chest}</s>}
          {needed}
        </b>
      </Token>
    </span>
  )
}

function Goods({ room }: { room: RoomModel }) {
  const session = useSession()
  const { tokens, portal, events, eventName, eventArt } = room
  return (
    <span className="kh-goods">
      {tokens.map(({ cargo, id, name, art, count }) => (
        <Token
          key={id}
          className={`good ${id}`}
          word={`${count} ${name}`}
          count={count}
          shortcut={cargoShortcut(session, room.room, cargo)}
        >
          <Icon name={art} />
        </Token>
      ))}
      {portal > 0 && (
        <Token
          className={`portal ${portal === 1 ? 'incomplete' : 'completed'}`}
          word={portal === 1 ? 'Incomplete Portal' : 'Completed Portal'}
          shortcut={roomShortcut(session, room.room, ['complete-portal'])}
        >
          <Icon name={marks.portal} />
        </Token>
      )}
      {events > 0 && (
        <Token
          className="event"
          word={eventName}
          count={events}
          shortcut={roomShortcut(session, room.room, ['clear-event'])}
        >
          <Icon name={eventArt} />
        </Token>
      )}
    </span>
  )
}

/** What activating it does; in the Cells, the way to use them. */
function Deed({ room }: { room: RoomModel }) {
  const session = useSession()
  const { deed, isCells } = room
  if (isCells) {
    const use = kindShortcut(session, 'use-cells')
    return (
      <Token className="deed cells" word={deed.text} shortcut={use}>
        <Icon name={marks.cells} />
        <i>→</i>3<Icon name={marks.hand} />
      </Token>
    )
  }
  return (
    <Token
      className="deed"
      word={deed.text}
      shortcut={roomShortcut(session, room.room, ['use-room', 'use-builder'])}
    >
      {deed.spends === '' ? <i>+</i> : <Icon name={deed.spends} />}
      {deed.spends !== '' && <i>→</i>}
      <Icon name={deed.gives} />
    </Token>
  )
}

interface RoomProps {
  readonly room: RoomModel
  readonly model: Model
  readonly isPointed: boolean
  readonly style: CSSProperties
}

export const Room = memo(function Room({ room, model, isPointed, style }: RoomProps) {
  useTable() // what tokens mean changes with what is picked
  const inspect = useInspect()
  const of = { kind: 'room', id: room.room }
  const { id, name, type, typeArt, typeName, isCells, isVault, threat, coming, heroes, meeples } = room
  const isActive = heroes.some((hero) => hero.isActive) || room.appears >= 0
  const classes = [
    `kh-room ${type}`,
    isCells && 'cells',
    isVault && 'vault',
    threat !== null && threat.cards > 0 && 'at-risk',
    isActive && 'invaded',
    isPointed && 'pointed',
    meeples.length === 0 && 'unguarded',
  ].filter(Boolean)
  return (
    <li className={classes.join(' ')} style={style} data-room={id}>
      <Thing
        of={of}
        label={roomWords(room)}
        className="kh-floor"
        onInspect={inspect(of, aboutRoom(room, model))}
      >
        <span className="kh-tiles" data-face>
          <Icon name={room.art} className="kh-room-art" />
        </span>
      </Thing>
      <div className="kh-in-room">
        <div className="kh-room-head" aria-hidden="true">
          <span className="kh-type" title={`${typeName} room`}>
            <Icon name={typeArt} />
          </span>
          <b className="kh-room-name">{name}</b>
          {coming > 0 && (
            <span className="kh-coming" title={`${coming} Guild cards that may come next bring heroes here`}>
              <Icon name={marks.guild} />
              {coming}
            </span>
          )}
        </div>
        <div className="kh-people">
          <Meeples room={room} />
          <Heroes room={room} />
        </div>
        <div className="kh-room-foot">
          <Deed room={room} />
          <Goods room={room} />
          <Chest room={room} />
        </div>
      </div>
      <Signs of={room.room} />
    </li>
  )
})
