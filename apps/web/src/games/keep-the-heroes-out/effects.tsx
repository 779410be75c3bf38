/** What happens in rooms, as words that float up, and who walks from room to room. */
import { createContext, useContext, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { TableEvent } from '@hearthkeep/match'
import { CLASSES } from '@hearthkeep/game-keep-the-heroes-out'
import { useTable } from '../../table/context.ts'
import { Floats, FloatsContext, useKept } from '../../table/floats.tsx'
import type { Float, Kept, Rise } from '../../table/floats.tsx'
import { say } from '../../words/keep-the-heroes-out.ts'
import { classArt } from './art.ts'
import type { Model } from './model.ts'

/** Somebody on the way from one room to another. */
interface Walk {
  readonly from: number
  readonly to: number
  readonly art: string
  readonly kind: string
}

const LIFE = 1300
const WALK = 700

const RISE: Rise = [12, -8, -30]

const WalksContext = createContext<readonly Kept<Walk>[]>([])

/** What an event says over its room, if it does. */
export function signOf({ kind, params }: TableEvent, { looted }: Model): Float | null {
  const room = params['room'] ?? -1
  const sign = (words: string, tone: 'good' | 'bad'): Float | null =>
    room < 0 ? null : { key: `room:${room}`, text: words, tone }
  switch (kind) {
    case 'hero-killed':
      return sign('beaten!', 'good')
    case 'trap-sprung':
      return sign('trap!', 'good')
    case 'trap-removed':
      return sign(say('trap-gone'), 'bad')
    case 'resource-lost':
      return sign('lost', 'bad')
    case 'monster-removed':
      return sign('beaten', 'bad')
    case 'hero-attacked':
      return sign('attack!', 'bad')
    case 'archer-shot':
      return sign('shot!', 'bad')
    case 'heroes-inspired':
    case 'heroes-healed':
      return sign('awake!', 'bad')
    case 'heroes-waited':
      return sign(say('too-few'), 'good')
    case 'chest-looted':
      return sign(
        `looted: ${looted.find(({ id }) => id === params['treasure'])?.name ?? say('the-chest')}`,
        'bad',
      )
    default:
      return null
  }
}

/** The room in which there are fewer active heroes of a class than before. */
function leftRoom(before: Model, after: Model, hero: number): number {
  const count = ({ rooms }: Model, room: number): number =>
    rooms.find((one) => one.room === room)?.heroes.find((one) => one.hero === hero && one.isActive)?.count ??
    0
  return before.rooms.find(({ room }) => count(before, room) > count(after, room))?.room ?? -1
}

/** Who walks in an event, and from where to where. */
export function walkOf({ kind, params }: TableEvent, before: Model, after: Model): Walk | null {
  const to = params['to'] ?? -1
  if (kind === 'monster-moved') {
    const seat = after.seats[params['player'] ?? 0]
    return { from: params['from'] ?? -1, to, art: seat.art, kind: `meeple ${seat.clan}` }
  }
  if (kind !== 'hero-charged') return null
  const hero = params['hero'] ?? 0
  const id = CLASSES[hero]
  const from = leftRoom(before, after, hero)
  return from < 0 ? null : { from, to, art: classArt[id], kind: `hero active ${id}` }
}

export function EffectsProvider({ model, children }: { model: Model; children: ReactNode }) {
  const { event } = useTable()
  const last = useRef(model)
  const shown = useRef<TableEvent | null>(null)
  const [signs, addSign] = useKept<Float>(LIFE)
  const [walks, addWalk] = useKept<Walk>(WALK)
  useEffect(() => {
    const before = last.current
    last.current = model
    if (event === null || event === shown.current) return
    shown.current = event
    const sign = signOf(event, model)
    if (sign !== null) addSign([sign])
    const walk = walkOf(event, before, model)
    if (walk !== null) addWalk([walk])
  }, [model, event, addSign, addWalk])
  return (
    <FloatsContext value={signs}>
      <WalksContext value={walks}>{children}</WalksContext>
    </FloatsContext>
  )
}

export function useWalks(): readonly Kept<Walk>[] {
  return useContext(WalksContext)
}

/** The words over one room. */
export function Signs({ of }: { of: number }) {
  return (
    <span className="kh-signs">
      <Floats of={`room:${of}`} rise={RISE} className="kh-sign" step={20} scale={1} duration={0.4} />
    </span>
  )
}
