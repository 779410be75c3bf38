/** Monsters come (back) onto the map [B-SPAWN-2] to [B-SPAWN-6]. */
import { found, hasRoom, nearestRoom } from './board.ts'
import { capacityOf } from './coins.ts'
import { hasPower, hasRule, POWER, RULE } from './facts.ts'
import { player, rules } from './rulebook.ts'
import type { Table } from './rulebook.ts'

const { ask, choices, declare, define, events, when } = rules
const SIDES = 6
const FIRST_RANGED = 3
const CRIT = 5
const [MELEE_DIE, RANGED_DIE, CRIT_DIE] = [0, 1, 2]
/** By the faces of two dice the spawn token they name; crit and crit name none [B-SPAWN-4]. */
const PAIRS = [
  [0, 1, 2],
  [1, 3, 4],
  [2, 4, -1],
] as const

function spawnDie(t: Table): number {
  const face = t.spawnDice.below(SIDES)
  return face === CRIT ? CRIT_DIE : face < FIRST_RANGED ? MELEE_DIE : RANGED_DIE
}
/** Two attack dice name a token; -1: none. */
export const rollSpawn = (t: Table): number => PAIRS[spawnDie(t)][spawnDie(t)]

/** A figure from beside the map or the track stands on a space. */
export function bringIn(t: Table, figure: number, space: number): void {
  if (t.aside.has(figure)) t.aside.take(figure)
  else t.track.take(figure)
  t.board.push(figure)
  t.figures[figure].space = space
}

/** Where somebody comes in by a token: its space, or a Close one; -1: there is no room. */
function placeBy(t: Table, spawn: number): number {
  const space = t.spawns[spawn]
  if (hasRoom(t, space)) return space
  const many = nearestRoom(t, space, 1, 1)
  return many === 0 ? -1 : found[many === 1 ? 0 : t.chance.below(many)]
}

/** The monster of slot 1 spawns by a token, or leaves the game (-1). */
function spawnBy(t: Table, figure: number, spawn: number): void {
  if (spawn < 0 || t.spawns[spawn] < 0) {
    t.track.take(figure)
    t.gone.push(figure)
    t.log?.add(events['out-of-game'], figure)
    return
  }
  const space = placeBy(t, spawn)
  if (space < 0) t.log?.add(events['no-room-to-spawn'], figure)
  else {
    bringIn(t, figure, space)
    t.log?.add(events.spawned, figure, space)
  }
}

/** If the track is full the monster of slot 1 spawns, and only that [S-CLEAN-1]. */
export const spawnFirst = declare('spawn-first', ['figure'])
define(spawnFirst, [
  (t: Table, my) => {
    if (hasRule(t, RULE['no-track']) || t.track.size < capacityOf(t)) return void t.leave(0)
    my.figure = t.track.get(0)
  },
  when(
    (t: Table) => hasPower(t, POWER['choose-spawn']),
    [
      ask({
        ...{ name: 'spawn', rule: 'R-23', who: player },
        about: { figure: ['figure', (_, my) => my.figure] },
        choices(t: Table, out) {
          for (let spawn = 0; spawn < t.spawns.length; spawn++)
            if (t.spawns[spawn] >= 0) out.add(choices['spawn-at'], spawn)
          out.add(choices['send-away'])
        },
        take: {
          'spawn-at': (t, { spawn }, my) => spawnBy(t, my.figure, spawn),
          'send-away': (t, _, my) => spawnBy(t, my.figure, -1),
        },
      }),
    ],
    [
      (t: Table, my) => {
        const spawn = rollSpawn(t)
        t.log?.add(events['spawn-rolled'], my.figure, spawn)
        spawnBy(t, my.figure, spawn)
      },
    ],
  ),
])
