/** The cheap policy: what each choice is good for, at a glance. One is about what a meeple is worth. */
import { mapOf, sumOf } from '../rules/dungeon.ts'
import { rules, TRAP_CARGO } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { PHASE } from '../rules/table.ts'
import { ahead, lookAt } from './ahead.ts'

const { heroes, guards, traps } = ahead
const kinds = rules.choices
/** What is no good is still done now and then; what is better than this comes before the next card. */
const [LEAST, OTHER] = [0.0002, 0.15]
/** In the Vault, next to it and so on; each further one of a room is good for less. */
const HIT = [2.4, 1.5, 1.1, 0.9]
const GUARD = [1.6, 0.9, 0.6, 0.4]
/** The best that each simple action could do now; first, what is as good anywhere. */
const NONE = { draw: 0.7, activate: 0.7, move: 0, melee: 0, ranged: 0, trap: 0, portal: 0, summon: 0 }
let best = NONE

/** Heroes of a room, and those who may come, whom nobody holds and no trap stops; what one more of something is good for there. */
const loose = (room: number): number => Math.max(0, heroes[room] + 0.6 - guards[room] - traps[room])

function more(t: Table, worth: readonly number[], room: number, count: number): number {
  if (room === t.data.cells) return 0.3
  const far = Math.min(mapOf(t).distance[room], 3)
  return worth[far] / (1 + count / 2) + loose(room) * (far === 0 ? 0.9 : 0.3)
}
const crew = (t: Table, room: number): number => sumOf(t.rooms[room].monsters)
const hit = (t: Table, room: number): number => (heroes[room] > 0 ? more(t, HIT, room, 0) : 0)
const guard = (t: Table, room: number): number => more(t, GUARD, room, crew(t, room))
const trap = (t: Table, room: number): number => 0.8 * more(t, GUARD, room, traps[room])
/** Those farthest off act first, so that nobody is inspired to act twice [H0, Q45]. */
const early = (t: Table, room: number): number => 2 + 4 * mapOf(t).distance[room]

function lookForBest(t: Table, seat: number): void {
  best = { ...NONE }
  for (const room of mapOf(t).inwards) {
    if (t.rooms[room].monsters[seat] === 0) continue
    best.melee = Math.max(best.melee, hit(t, room))
    best.summon = Math.max(best.summon, guard(t, room))
    best.trap = Math.max(best.trap, trap(t, room))
    for (const near of mapOf(t).neighbours[room]) {
      best.ranged = Math.max(best.ranged, hit(t, near))
      best.move = Math.max(best.move, moveGain(t, room, near, -1))
    }
  }
}

function actionGain(t: Table, action: number): number {
  const { shows, worth, word } = t.data.actions[action]
  if (shows.length === 0) return worth
  return shows.reduce((sum, name) => sum + best[name as keyof typeof NONE], 0) * (word === 'swarm' ? 1.5 : 1)
}

/** Even a card that nothing comes of makes room for another one [Q50], but a Defend is kept. */
function cardGain(t: Table, card: number, option: number): number {
  const { sides, sideNames, canDefend } = t.data.cards[card]
  const sum = sides[sideNames.indexOf(option)].reduce((all, action) => all + actionGain(t, action), 0)
  return canDefend ? 0.1 * sum : 0.4 + 0.25 * sum
}

function moveGain(t: Table, from: number, to: number, cargo: number): number {
  const gain = guard(t, to) - more(t, GUARD, from, crew(t, from) - 1) / 2 + 0.3 * (hit(t, to) - hit(t, from))
  if (cargo === TRAP_CARGO) return gain + trap(t, to) - trap(t, from)
  return cargo >= 0 && t.data.rooms[to].crafts >= 0 && t.data.rooms[to].resource === cargo ? gain + 0.3 : gain
}

type Gain = (t: Table, a: number, b: number, c: number, seat: number) => number

const byName: { readonly [K in keyof typeof kinds]?: Gain } = {
  'choose-clan': (t, clan, _, __, seat) => (clan === (seat * 2) % t.data.clans.length ? 1 : OTHER),
  ...{ 'place-meeple': guard, summon: guard, melee: hit, ranged: hit, 'place-trap': trap, move: moveGain },
  ...{ 'play-card': cardGain, 'begin-action': actionGain },
  'use-cells': (t) => 3.2 - 0.25 * (1 + heroes[t.data.cells]) * (1 + heroes[t.data.cells]), // [C1, C3]
  'use-ability': (t, a, to, c) => (to >= 0 ? moveGain(t, a, to, c) : 0.6),
  'use-room': (t, room, card) => (card >= 0 ? 1.2 : t.data.rooms[room].resource < 0 ? trap(t, room) : 0.3),
  swarm: (t, _, room, __, seat) => 0.6 * t.rooms[room].monsters[seat] * (heroes[room] > 0 ? 2 : 1),
  ...{ draw: () => 0.7, 'end-turn': () => 1, 'end-play': () => 0, 'summon-hero': () => 30 },
  ...{ 'heroes-loot': early, 'heroes-wait': early, 'hero-attacks': (t, _, room) => early(t, room) },
  'hero-charges': (t, _, room, to) => early(t, room) * (traps[to] > 0 ? 1.5 : 4 / (4 + loose(to))),
}
const byKind = Object.keys(kinds).map((kind) => byName[kind as keyof typeof kinds] ?? (() => OTHER))

export function weigh(t: Table, weights: Float64Array): void {
  const { choices } = t
  const seat = choices.seatOf(0)
  lookAt(t, 0)
  if (t.phase === PHASE.PLAY) lookForBest(t, seat)
  let later = 1
  for (let i = 0; i < choices.count; i++) {
    const kind = choices.kindOf(i)
    const gain = byKind[kind](t, choices.paramOf(i, 0), choices.paramOf(i, 1), choices.paramOf(i, 2), seat)
    weights[i] = LEAST + (gain > 0 ? gain * gain * gain * gain : 0)
    if (gain > OTHER && kind !== kinds['play-card'].id) later = 0.03
  }
  for (let i = 0; i < choices.count; i++) if (choices.kindOf(i) === kinds['play-card'].id) weights[i] *= later
}
