/** What the clans' abilities do when they are activated [A2, A16, S7]. */
import type { Choices } from '@hearthkeep/engine'
import { RESOURCES } from '../content/kinds.ts'
import { rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'
import {
  anywhere,
  canDraw,
  clanOf,
  drawCard,
  EVENT,
  hasEvent,
  placeMeeple,
  placeResource,
} from './dungeon.ts'
import { moveMeeple, offerMoves } from './moving.ts'

const { choices, events, reasons } = rules
const chosen = choices['use-ability']
const BONE = RESOURCES.indexOf('bone')

interface Ability {
  /** Nothing is offered that would change nothing [Q55]. */
  readonly offer: (t: Table, out: Choices, seat: number) => void
  readonly use: (t: Table, seat: number, room: number, to: number, cargo: number) => void
}

const abilities = {
  'place-meeple': {
    offer(t, out, seat) {
      if (t.players[seat].supply === 0) out.refuse(reasons['no-meeple-left'], chosen)
      else
        for (let room = 0; room < t.data.rooms.length; room++)
          if (t.rooms[room].monsters[seat] > 0 && !hasEvent(t, room, EVENT.CROAK)) out.add(chosen, room)
    },
    use: (t, seat, room) => placeMeeple(t, seat, room),
  },
  mend: {
    offer(t, out, seat) {
      if (t.players[seat].wounds > 0) out.add(chosen)
      else out.refuse(reasons['no-wounds'], chosen)
    },
    use(t, seat) {
      t.players[seat].wounds = 0
      t.log?.add(events['dragon-mended'], seat)
    },
  },
  'place-bone': {
    offer(t, out, seat) {
      if (t.resources[BONE] === 0) out.refuse(reasons['no-token-left'], chosen)
      else
        for (let room = 0; room < t.data.rooms.length; room++)
          if (t.rooms[room].monsters[seat] > 0) out.add(chosen, room)
    },
    use: (t, _, room) => placeResource(t, BONE, room),
  },
  move: {
    offer: (t, out, seat) => offerMoves(t, out, chosen, seat, anywhere),
    use: moveMeeple,
  },
  draw: {
    offer(t, out, seat) {
      if (canDraw(t, seat)) out.add(chosen)
    },
    use: drawCard,
  },
} as const satisfies Readonly<Record<string, Ability>>

/** By number. */
export const ABILITIES = Object.keys(abilities) as (keyof typeof abilities)[]
const byNumber: readonly Ability[] = Object.values(abilities)

/** The ability of the clan that a player leads. */
export function abilityOf(t: Table, seat: number): Ability {
  return byNumber[clanOf(t, seat).ability]
}
