/** What the next Guild cards may do to the dungeon, tried on a copy of its numbers: no rule runs, nobody is asked. */
import { MOST_ROOMS } from '../content/limits.ts'
import { INVADED } from '../content/kinds.ts'
import { comersTo, healthIn, mapOf, neededFor, sumOf } from '../rules/dungeon.ts'
import type { Table } from '../rules/rulebook.ts'

const copy = new Int32Array(4 * MOST_ROOMS)
/** As it was before the last Guild card, the last but one and so on. */
const saved = [0, 1, 2, 3].map(() => copy.slice())
const part = (i: number): Int32Array => copy.subarray(i * MOST_ROOMS, (i + 1) * MOST_ROOMS)
/** By room: heroes, the wounds that monsters can take, traps, and how many heroes are enough for the chest. */
export const ahead = { heroes: part(0), guards: part(1), traps: part(2), chests: part(3) }
const { heroes, guards, traps, chests } = ahead
const active = new Int32Array(MOST_ROOMS)
const left = new Int32Array(INVADED.length)

/** Copies the dungeon, and sees which Guild cards are left for so many [Q57]. */
export function lookAt(t: Table, cards: number): void {
  for (let room = 0; room < t.data.rooms.length; room++) {
    const here = t.rooms[room]
    heroes[room] = sumOf(here.exhausted) + sumOf(here.active)
    guards[room] = healthIn(t, room)
    traps[room] = here.traps
    chests[room] = neededFor(t, room)
  }
  left.fill(4)
  for (let i = 0, { size } = t.guildDiscard; i < size; i++) {
    const type = INVADED.indexOf(t.data.guild[t.guildDiscard.get(i)].type)
    if (type >= 0) left[type]--
  }
  if (sumOf(left) < cards) left.fill(4) // the next level begins
}

/** A hero comes into a room: a trap ends it, otherwise all who rest there wake [H2, H3]. */
function enter(room: number): void {
  if (traps[room] > 0) traps[room]--
  else {
    active[room] += 1 + heroes[room]
    heroes[room] = 0
  }
}

/** Lets everybody who is active act, the farthest first [H4] to [H5]; returns whether the great chest is still there. */
function settle(t: Table): boolean {
  const { inwards, neighbours, distance } = mapOf(t)
  for (const room of inwards) {
    if (active[room] === 0) continue
    const held = Math.min(active[room], guards[room])
    let count = active[room] - held
    active[room] = 0
    guards[room] -= held
    heroes[room] += held
    if (chests[room] > 0 && count >= chests[room]) {
      if (room === t.data.vault) return false
      heroes[room] += chests[room]
      count -= chests[room]
      chests[room] = 0
    }
    const to = neighbours[room].find((near) => distance[near] < distance[room]) ?? room
    if (chests[room] > 0 || to === room) heroes[room] += count
    else for (; count > 0; count--) enter(to)
  }
  return true
}

/** What something comes to on average after so many Guild cards, three at most; nothing if they lead to defeat. */
export function afterCards(t: Table, cards: number, worth: () => number): number {
  if (cards === 0) return worth()
  saved[cards].set(copy)
  let sum = 0
  let all = 0
  for (let i = 0; i < left.length; i++) {
    if (left[i] <= 0) continue
    all += left[i]
    for (const room of mapOf(t).ofType[INVADED[i]]) for (let k = comersTo(t, room); k > 0; k--) enter(room)
    const odds = left[i]--
    if (settle(t)) sum += odds * afterCards(t, cards - 1, worth)
    left[i]++
    copy.set(saved[cards])
  }
  return sum / all
}
