/** The cheap policy: what each choice is good for, at a glance. One is about what a meeple is worth. */
import { mapOf } from '../rules/dungeon.ts'
import { levelsOf } from '../rules/guild-deck.ts'
import { rules, TRAP_CARGO } from '../rules/rulebook.ts'
import type { Table } from '../rules/rulebook.ts'
import { ahead, chanceOfMage, lookAt } from './ahead.ts'

const { heroes, guards, traps } = ahead
const kinds = rules.choices
/** In the Vault, next to it, and farther off; each further guard or trap of a room is good for less. */
const HIT = [2.4, 1.5, 1.1, 0.9]
const GUARD = [1.6, 0.9, 0.6, 0.4]
const FURTHER = [1, 0.7, 0.5, 0.35, 0.25, 0.15]
/** What is no good is still done now and then; what is better than this comes before the next card. */
const LEAST = 0.0002
const OTHER = 0.15
const LATER = 0.03

/** Heroes of a room, and those who may come, whom nobody holds and no trap stops. */
const loose = (t: Table, room: number): number =>
  Math.max(0, heroes[room] + levelsOf(t)[t.level] / 4 - guards[room] - traps[room])

/** What one more of something in a room is good for. */
function more(t: Table, worth: readonly number[], room: number, count: number): number {
  if (room === t.data.cells) return 0.3
  const far = Math.min(mapOf(t).distance[room], 3)
  return worth[far] * FURTHER[Math.min(count, 5)] + loose(t, room) * (far === 0 ? 0.9 : 0.3)
}

const hit = (t: Table, room: number): number => more(t, HIT, room, 0)
const guard = (t: Table, room: number): number => more(t, GUARD, room, guards[room])
const trap = (t: Table, room: number): number => 0.8 * more(t, GUARD, room, traps[room])
const worthOf = (t: Table, action: number): number => t.data.actions[action].worth
/** Those farthest off act first, so that nobody is inspired to act twice [H0, Q45]. */
const early = (t: Table, room: number): number => 2 + 4 * mapOf(t).distance[room]

/** Even a card that nothing comes of makes room for another one [Q50], but a Defend is kept. */
function cardGain(t: Table, card: number, option: number): number {
  const { sides, sideNames, canDefend } = t.data.cards[card]
  const sum = sides[sideNames.indexOf(option)].reduce((all, action) => all + worthOf(t, action), 0)
  return canDefend ? 0.1 * sum : 0.4 + 0.25 * sum
}

function moveGain(t: Table, from: number, to: number, cargo: number): number {
  let gain = guard(t, to) - guard(t, from) / 2
  if (heroes[to] > 0) gain += 0.3 * hit(t, to)
  if (heroes[from] > 0) gain -= 0.3 * hit(t, from)
  if (cargo === TRAP_CARGO) return gain + trap(t, to) - trap(t, from)
  return cargo >= 0 && t.data.rooms[to].crafts >= 0 && t.data.rooms[to].resource === cargo ? gain + 0.3 : gain
}

/** Three cards and a Guild card less, unless a Mage frees everybody [C1, C3]: worst if that is the end. */
function cellsGain(t: Table): number {
  const { vault, cells } = t.data
  const freed = 1 + heroes[cells]
  const isEnd = heroes[vault] + freed - guards[vault] > 3
  return 3.2 - chanceOfMage(t) * (freed * freed * 0.6 + (isEnd ? 10 : 0))
}

/** What a choice is good for, by what it names. */
type Gain = (t: Table, a: number, b: number, c: number, seat: number) => number

const byName: { readonly [K in keyof typeof kinds]?: Gain } = {
  // By seat, so that parties differ and the same seat is always the same.
  'choose-clan': (t, clan, _, __, seat) => (clan === (seat * 2) % t.data.clans.length ? 1 : OTHER),
  ...{ 'place-meeple': guard, summon: guard, melee: hit, ranged: hit, 'place-trap': trap, move: moveGain },
  ...{ 'play-card': cardGain, 'begin-action': worthOf, 'use-cells': cellsGain },
  'use-ability': (t, a, to, c) => (to >= 0 ? moveGain(t, a, to, c) : 0.6),
  'use-room': (_, __, card) => (card >= 0 ? 1.2 : 0.4),
  swarm: (t, _, room, __, seat) => 0.6 * t.rooms[room].monsters[seat] * (heroes[room] > 0 ? 2 : 1),
  ...{ draw: () => 0.7, 'end-turn': () => 1, 'end-play': () => 0, 'summon-hero': () => 30 },
  ...{ 'heroes-loot': early, 'heroes-wait': early, 'hero-attacks': (t, _, room) => early(t, room) },
  'hero-charges': (t, _, room, to) => early(t, room) * (traps[to] > 0 ? 1.5 : 4 / (4 + loose(t, to))),
}
const byKind = Object.keys(kinds).map((kind) => byName[kind as keyof typeof kinds] ?? (() => OTHER))
const playCard = kinds['play-card'].id

export function weigh(t: Table, weights: Float64Array): void {
  const { choices } = t
  lookAt(t, 0)
  let later = 1
  for (let i = 0; i < choices.count; i++) {
    const kind = choices.kindOf(i)
    const [a, b, c] = [choices.paramOf(i, 0), choices.paramOf(i, 1), choices.paramOf(i, 2)]
    const gain = Math.max(0, byKind[kind](t, a, b, c, choices.seatOf(i)))
    // A high power, so that good choices are made far more often than fair ones.
    weights[i] = LEAST + gain ** 4
    if (gain > OTHER && kind !== playCard) later = LATER
  }
  for (let i = 0; i < choices.count; i++) if (choices.kindOf(i) === playCard) weights[i] *= later
}
