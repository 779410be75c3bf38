/** Tokens in a room are short cuts: a click on one means the choices about it and its room. */
import type { OfferedChoice, ThingRef } from '@hearthkeep/engine'
import type { Session } from '../../session/session.ts'
import type { TableState } from '../../session/table-state.ts'
import { keyOf } from '../../session/thing.ts'
import { sentence } from '../../table/words.ts'

/** What a click on a token can mean. */
export interface Shortcut {
  /** In words: the choice itself, or what all that can be meant have in common. */
  readonly words: string
  readonly act: () => void
}

/** The room in which something happens is the first that a choice names. */
function isIn({ concerns }: OfferedChoice, room: number): boolean {
  return concerns.find(({ kind }) => kind === 'room')?.id === room
}

function has({ concerns }: OfferedChoice, { kind, id }: ThingRef): boolean {
  return concerns.some((one) => one.kind === kind && one.id === id)
}

function isPicked({ picked }: TableState, thing: ThingRef): boolean {
  return picked.some((one) => keyOf(one) === keyOf(thing))
}

function pickAll(session: Session, things: readonly ThingRef[]): void {
  const before = session.state.look.step
  for (const thing of things) {
    if (session.state.isPlaying || session.state.look.step !== before) return
    if (!isPicked(session.state, thing)) session.pick(thing)
  }
}

function shortcut(
  session: Session,
  meant: readonly OfferedChoice[],
  things: readonly ThingRef[],
): Shortcut | null {
  if (meant.length === 0) return null
  const [only] = meant
  if (meant.length === 1) return { words: sentence(only.notation), act: () => session.take(only) }
  return { words: `${sentence(only.notation)} …`, act: () => pickAll(session, things) }
}

/** Choices that can be made now; none while something is shown. */
function openIn({ candidates, isPlaying, isPast }: TableState): readonly OfferedChoice[] {
  return isPlaying || isPast ? [] : candidates
}

/** A hero, or a clan's meeples, in a room. */
export function pieceShortcut(session: Session, room: number, piece: ThingRef): Shortcut | null {
  const meant = openIn(session.state).filter((choice) => has(choice, piece) && isIn(choice, room))
  return shortcut(session, meant, [{ kind: 'room', id: room }, piece])
}

/** What may be carried along, once it is clear from where and to where. */
export function cargoShortcut(session: Session, room: number, cargo: number): Shortcut | null {
  const [from, to] = session.state.picked
  if (from?.kind !== 'room' || from.id !== room || to?.kind !== 'room') return null
  const piece = { kind: 'cargo', id: cargo }
  return shortcut(
    session,
    openIn(session.state).filter((choice) => has(choice, piece)),
    [piece],
  )
}

/** One of some kinds of choices about a room: completing its Portal, activating it. */
export function roomShortcut(session: Session, room: number, kinds: readonly string[]): Shortcut | null {
  const meant = openIn(session.state).filter(({ kind, concerns }) =>
    kinds.includes(kind) ? concerns.some((one) => one.kind === 'room' && one.id === room) : false,
  )
  return shortcut(session, meant, [{ kind: 'room', id: room }])
}

/** The only choice of a kind, wherever it is. */
export function kindShortcut(session: Session, kind: string): Shortcut | null {
  const meant = openIn(session.state).filter((choice) => choice.kind === kind)
  return meant.length === 1 ? shortcut(session, meant, []) : null
}
