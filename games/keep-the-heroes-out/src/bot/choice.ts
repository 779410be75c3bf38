/** What a choice that the table offers comes to on the heuristic player's picture of the dungeon. */
import { rules } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { abilityOf } from '../rules/abilities.ts'
import { deedOf } from '../rules/rooms.ts'
import { game, restore, save } from './picture.ts'
import { doAction, swarm } from './plan.ts'
import { steps } from './steps.ts'
import type { Step } from './steps.ts'
import { value } from './value.ts'

const { choices: kinds } = rules
const beginAction = kinds['begin-action'].id

/** By kind of choice. */
const imagined: { readonly [K in keyof typeof kinds]?: Step } = {
  draw: steps.draw,
  move: steps.move,
  melee: steps.melee,
  ranged: steps.ranged,
  'place-resource': steps.place,
  'place-trap': steps.trap,
  'place-portal': steps.portal,
  'complete-portal': steps.portal,
  summon: steps.summon,
  'place-meeple': steps.summon,
  'clear-event': steps.clear,
  'use-builder': steps.build,
  'use-room': (room, card) =>
    deedOf(game.table, room).imagine?.(steps, room, game.table.data.rooms[room], card),
  'use-ability': (room, to, cargo) =>
    abilityOf(game.table, game.table.active).imagine(steps, room, to, cargo),
  swarm: (action, room) => swarm(game.table.data.actions[action].swarm, room),
}
const byKind: readonly (Step | undefined)[] = Object.keys(kinds).map(
  (kind) => imagined[kind as keyof typeof kinds],
)

/** The value after a choice that the table offers; NaN if it is none of the steps known here. */
export function valueOfChoice(t: Table, i: number): number {
  const { choices } = t
  const a = choices.paramOf(i, 0)
  const kind = choices.kindOf(i)
  save(0)
  let reached = NaN
  if (kind === beginAction) reached = doAction(t, a, value())
  else {
    const step = byKind[kind]
    if (step === undefined) return NaN
    step(a, choices.paramOf(i, 1), choices.paramOf(i, 2))
    reached = value()
  }
  restore(0)
  return reached
}
