/** Who stands where, who is Close to whom, who sees whom [B-MAP] [B-LOS]. What is worked out here is scratch: it is read at once. */
import { BLOCKED, FAR, FULL, Reach, ROOM, Ways } from '@hearthkeep/grid'
import type { Grid } from '@hearthkeep/grid'
import { GUILD, MOST_SPACES } from '../content/limits.ts'
import { scenarioOf } from './rulebook.ts'
import type { Table } from './rulebook.ts'

export { FAR } from '@hearthkeep/grid'
/** Of a space that holds as many as it can [B-MAP-2]. */
const ROOM_FOR = 2
export const NOWHERE = -1

/** Ways of each map, by the doors that are shut: worked out when first needed. */
const known = new WeakMap<Grid, Map<number, Ways>>()
let lastGrid: Grid | undefined
let lastShut = -1
let lastWays: Ways
/** The ways of the map as its doors are now. */
export function waysOf(t: Table): Ways {
  const { grid } = t.data.scenarios[t.scenario].map
  const shut = t.isShut
  if (grid === lastGrid && shut === lastShut) return lastWays
  let all = known.get(grid)
  if (all === undefined) known.set(grid, (all = new Map<number, Ways>()))
  let ways = all.get(shut)
  if (ways === undefined) all.set(shut, (ways = new Ways(grid, shut)))
  ;[lastGrid, lastShut, lastWays] = [grid, shut, ways]
  return ways
}

export const distance = (t: Table, from: number, to: number): number => waysOf(t).distance(from, to)
export const isClose = (t: Table, one: number, other: number): boolean => waysOf(t).distance(one, other) <= 1

const heroesOn = new Uint8Array(MOST_SPACES)
const monstersOn = new Uint8Array(MOST_SPACES)
/** By space what it is to whoever moves [B-MAP-4], and 1 if it is Blocked. */
const standing = new Uint8Array(MOST_SPACES)
const blocking = new Uint8Array(MOST_SPACES)
/** Counts who stands where, without one hero and one figure (-1: none). */
function count(t: Table, withoutHero: number, withoutFigure: number): void {
  heroesOn.fill(0)
  monstersOn.fill(0)
  for (let hero = 0; hero < GUILD; hero++) {
    const { space } = t.heroes[hero]
    if (space >= 0 && hero !== withoutHero) heroesOn[space]++
  }
  const { board } = t
  for (let i = 0, size = board.size; i < size; i++) {
    const figure = board.get(i)
    if (figure !== withoutFigure) monstersOn[t.figures[figure].space]++
  }
}
/** Fills `standing` and `blocking`, as whoever has these allies and enemies sees it. */
function settle(t: Table, allies: Uint8Array, enemies: Uint8Array): void {
  const { size } = scenarioOf(t).map.grid
  for (let space = 0; space < size; space++) {
    const others = allies[space] + enemies[space]
    const is = others < ROOM_FOR ? ROOM : allies[space] > 0 ? FULL : BLOCKED
    standing[space] = is
    blocking[space] = Number(is === BLOCKED)
  }
}
/** What each space is to a hero who moves; to all heroes if none is named. */
export function standingForHero(t: Table, hero = -1): Uint8Array {
  count(t, hero, -1)
  settle(t, heroesOn, monstersOn)
  return standing
}
export function standingForFigure(t: Table, figure = -1): Uint8Array {
  count(t, -1, figure)
  settle(t, monstersOn, heroesOn)
  return standing
}

/** Where moves lead; one for all. */
export const reach: Reach = new Reach(MOST_SPACES)

/** Whether a hero, or a figure, sees a space. */
export function heroSees(t: Table, from: number, to: number): boolean {
  standingForHero(t)
  return waysOf(t).sees(from, to, blocking)
}
export function figureSees(t: Table, from: number, to: number): boolean {
  standingForFigure(t)
  return waysOf(t).sees(from, to, blocking)
}
/** The same again, while nobody has moved since. */
export const seesStill = (t: Table, from: number, to: number): boolean => waysOf(t).sees(from, to, blocking)

/** How many characters stand on a space. */
export function crowdOn(t: Table, space: number): number {
  let crowd = 0
  for (let hero = 0; hero < GUILD; hero++) if (t.heroes[hero].space === space) crowd++
  return crowd + monstersOnSpace(t, space)
}
export const hasRoom = (t: Table, space: number): boolean => crowdOn(t, space) < ROOM_FOR
export function monstersOnSpace(t: Table, space: number): number {
  let monsters = 0
  for (let i = 0, size = t.board.size; i < size; i++)
    if (t.figures[t.board.get(i)].space === space) monsters++
  return monsters
}

/** Any figure but one Close to a space; with `isAny` false only those that are not killed already. */
export function isMonsterClose(t: Table, space: number, except: number): boolean {
  const ways = waysOf(t)
  for (let i = 0, size = t.board.size; i < size; i++) {
    const figure = t.board.get(i)
    if (figure !== except && ways.distance(t.figures[figure].space, space) <= 1) return true
  }
  return false
}
export function isHeroClose(t: Table, space: number, except: number): boolean {
  const ways = waysOf(t)
  for (let hero = 0; hero < GUILD; hero++) {
    const at = t.heroes[hero].space
    if (at >= 0 && hero !== except && ways.distance(at, space) <= 1) return true
  }
  return false
}

/** The spaces of a list in which somebody finds room: how many are in `found`. */
export const found = new Int16Array(MOST_SPACES)
/**
 * The spaces nearest to one that have room, itself left out or not: how many, and which are in `found`; up to `most` steps on foot, whoever
 * stands there.
 */
export function nearestRoom(t: Table, from: number, least: number, most: number): number {
  const ways = waysOf(t)
  const { size } = scenarioOf(t).map.grid
  let nearest = most + 1
  let many = 0
  for (let space = 0; space < size; space++) {
    const far = ways.distance(from, space)
    if (far === FAR || far < least || far > nearest || far > most || !hasRoom(t, space)) continue
    if (far < nearest) many = 0
    nearest = far
    found[many++] = space
  }
  return many
}
