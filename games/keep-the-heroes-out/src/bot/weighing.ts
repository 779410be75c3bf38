/** What each choice that the table offers comes to on the heuristic player's picture of the dungeon. */
import { abilityOf } from '../rules/abilities.ts'
import { clanOf } from '../rules/dungeon.ts'
import { deedOf } from '../rules/rooms.ts'
import { rules } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { costOfCharge } from './danger.ts'
import { game, here, restore, save } from './picture.ts'
import { doAction } from './plan.ts'
import { steps } from './steps.ts'
import type { Step } from './steps.ts'
import { value } from './value.ts'
import { swarm } from './ways.ts'
import { strengthOf } from './worth.ts'

const { choices: kinds } = rules
const { stand } = here

/** Weighs a choice by the things it names; the higher, the better. */
type Weigh = (a: number, b: number, c: number) => number

/** The value that something leads to; undoes it. */
function tried(reach: () => number): number {
  save(0)
  const reached = reach()
  restore(0)
  return reached
}

/** The value after a step. */
const after =
  (step: Step): Weigh =>
  (a, b, c) =>
    tried(() => {
      step(a, b, c)
      return value()
    })

/** What it costs if a seat's meeple in a room is wounded. */
function harm(t: Table, seat: number, room: number): number {
  const { hand, wounds, supply } = t.players[seat]
  const { health, meeples } = clanOf(t, seat)
  for (let i = 0, { size } = hand; i < size; i++) if (t.data.cards[hand.get(i)].canDefend) return 0.3
  if (health > 1) return wounds + 1 < health ? 0.4 + 0.2 * wounds : 4
  const out = meeples - supply
  return 1 + (out === 1 ? 2 : 1 / out) - 0.1 * t.rooms[room].monsters[seat]
}

/** Those farthest off act first, so that nobody is inspired to act twice [H0, Q45]. */
const far = (room: number): number => 1000 * game.map.distance[room]

/** By kind of choice. */
const byName: { readonly [K in keyof typeof kinds]?: Weigh } = {
  draw: after(steps.draw),
  move: after(steps.move),
  melee: after(steps.melee),
  ranged: after(steps.ranged),
  'place-resource': after(steps.place),
  'place-trap': after(steps.trap),
  'place-portal': after(steps.portal),
  'complete-portal': after(steps.portal),
  summon: after(steps.summon),
  'place-meeple': after(steps.summon),
  'clear-event': after(steps.clear),
  'use-builder': after(steps.build),
  'use-room': after((room, card) =>
    deedOf(game.table, room).imagine?.(steps, room, game.table.data.rooms[room], card),
  ),
  'use-ability': after((room, to, cargo) =>
    abilityOf(game.table, game.table.active).imagine(steps, room, to, cargo),
  ),
  swarm: after((action, room) => swarm(game.table.data.actions[action].swarm, room)),
  'begin-action': (action) => tried(() => doAction(game.table, action, value())),
  // Heroes appear before anybody acts.
  'summon-hero': () => Infinity,
  'hero-attacks': (_, room, seat) => far(room) - harm(game.table, seat, room),
  'hero-charges': (_, room, to) => far(room) - costOfCharge(game.table, room, to),
  'heroes-loot': far,
  'heroes-wait': far,
  'archer-shoots': (room, seat) =>
    after(() => stand[room]--)(room, seat, -1) - 0.5 * harm(game.table, seat, room),
  'wound-monster': (seat) => -0.5 * harm(game.table, seat, 0),
  'discard-card': (card) => -strengthOf(game.table.data, card),
}
const byKind = Object.keys(kinds).map((kind) => byName[kind as keyof typeof kinds])

/** What a choice that the table offers is worth; NaN if it is none that is weighed. */
export function weigh({ choices }: Table, i: number): number {
  const one = byKind[choices.kindOf(i)]
  return one === undefined ? NaN : one(choices.paramOf(i, 0), choices.paramOf(i, 1), choices.paramOf(i, 2))
}
