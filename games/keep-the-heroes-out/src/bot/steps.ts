/** The steps that actions come to, as done on the heuristic player's picture of the dungeon. */
import type { Imagined } from '../content/facts.ts'
import { TRAP_CARGO } from '../rules/rulebook.ts'
import { PORTAL } from '../rules/dungeon.ts'
import { game, here, OF, resourceCount } from './picture.ts'
import { craftWorth, WORTH } from './worth.ts'

const { mine, stand, heroes, traps, portal, events, resources, resourcesLeft, self } = here

/** A step; what its numbers are is its own affair. */
export type Step = (a: number, b: number, c: number) => void

/** A meeple of mine, in wounds it can take. */
function unit(): number {
  return self[OF.HEALTH] > 1 ? self[OF.HEALTH] - self[OF.WOUNDS] : 1
}

/** A hero falls, which takes a hit of the cards in hand, if there is one. */
function hit(room: number, kind: number): void {
  heroes[room]--
  if (self[kind] > 0) self[kind]--
}

export const steps = {
  /** Cards gained, in hundredths. */
  cards: (hundredths: number) => {
    here.gained += WORTH.card * (hundredths / 100)
  },
  draw: () => steps.cards(100),
  move: (from, to, cargo) => {
    mine[from]--
    mine[to]++
    stand[from] -= unit()
    stand[to] += unit()
    if (cargo === TRAP_CARGO) {
      traps[from]--
      traps[to]++
    } else if (cargo >= 0) {
      resources[from * resourceCount + cargo]--
      resources[to * resourceCount + cargo]++
    }
  },
  melee: (room: number) => hit(room, OF.melee),
  ranged: (room: number) => hit(room, OF.ranged),
  trap: (room) => {
    traps[room]++
    self[OF.TRAPS]--
  },
  /** A Portal in a room, taken from another if none is left. */
  portal: (room: number, from: number) => {
    portal[room] = PORTAL.COMPLETED
    if (from >= 0) portal[from] = PORTAL.NONE
  },
  summon: (room) => {
    mine[room]++
    stand[room] += self[OF.HEALTH]
    self[OF.SUPPLY]--
  },
  place: (resource, room) => {
    resources[room * resourceCount + resource]++
    resourcesLeft[resource]--
  },
  craft: (room, card) => {
    resources[room * resourceCount + game.table.data.rooms[room].resource]--
    here.gained += craftWorth(game.table, card)
  },
  brew: (card) => {
    here.gained += craftWorth(game.table, card) - 0.6
  },
  mend: () => {
    for (let room = 0; room < game.rooms; room++) if (mine[room] > 0) stand[room] += self[OF.WOUNDS]
    self[OF.WOUNDS] = 0
  },
  clear: (room: number) => {
    events[room]--
  },
  build: (resource: number, to: number, from: number) => {
    resources[game.table.data.builder * resourceCount + resource]--
    steps.portal(to, from)
  },
} satisfies Imagined & Readonly<Record<string, Step>>
