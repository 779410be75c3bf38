/** Arranges a table by hand: numbers are set, things are moved from wherever they are. */
import { NONE, shortened } from '@hearthkeep/engine'
import type { Game, Leaf, Table } from '@hearthkeep/engine'
import { Names } from './names.ts'
import { misplacedThings, thingsIn } from './one-place.ts'
import { Paths } from './paths.ts'
import { findPlace } from './places.ts'
import type { Place } from './places.ts'
import { isObject } from './reader.ts'
import type { Json, Overrides } from './situation.ts'

/** Nested objects and lists of objects as single paths with their values. */
export function flatten(paths: Paths, value: Json, path = ''): [path: string, value: Json][] {
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, one]) =>
      flatten(paths, one, path === '' ? key : `${path}.${key}`),
    )
  }
  if (Array.isArray(value) && paths.isList(path)) {
    return value.flatMap((one: Json, i) => (one === null ? [] : flatten(paths, one, `${path}[${i}]`)))
  }
  return [[path, value]]
}

/** Things that a situation wants in a place. */
interface Claim {
  readonly place: Place
  readonly texts: readonly (string | number)[]
  /** Filled in when all names are known. */
  things: number[]
}

/** The value that makes a pile one to which things go that are pushed aside, those of its own record first of all. */
const REST = 'rest'

/** A thing that is pushed aside, and out of which field. */
interface Aside {
  readonly thing: number
  readonly from: Leaf
}

/** Where a thing may go that is pushed aside. */
type RestOf = (aside: Aside) => readonly Leaf[]

/** Arranges a table; throws an error that names the path and what was expected there. */
export function arrange(game: Game, table: Table, overrides: Overrides): void {
  let claims: Claim[] = []
  const chosen: Leaf[] = []
  const restOf =
    (kind: string): RestOf =>
    ({ thing, from }) => {
      const rest = game.rest[kind] ?? []
      const own = chosen.filter((leaf) => leaf.of === kind)
      if (own.length > 0) return [own.find((leaf) => recordOf(leaf) === recordOf(from)) ?? own[0]]
      const paths = typeof rest === 'function' ? rest(thing, table) : [rest].flat()
      return paths.map((path) => findPlace(game.layout, path).leaf)
    }
  const paths = new Paths(game, table)
  for (const [path, value] of flatten(paths, overrides)) {
    within(path, () => {
      const place = paths.find(path)
      const { leaf } = place
      // What is said of a place later replaces what was said of it before, as with numbers.
      const isReplaced = (one: Place): boolean =>
        one.leaf === leaf && (place.part === 'all' || one.part === place.part)
      claims = claims.filter((claim) => !isReplaced(claim.place))
      if (value === REST && leaf.kind === 'pile' && leaf.of !== undefined) chosen.push(leaf)
      else if (leaf.kind === 'pile' || leaf.kind === 'slot') claims.push(readClaim(place, value))
      else setNumbers(table, place, value, paths)
    })
  }
  const names = new Names(game, table)
  resolve(claims, names, table)
  const isMoved = ({ place: { leaf } }: Claim): boolean => isCounted(leaf, names)
  for (const kind of new Set(claims.filter(isMoved).map((claim) => claim.place.leaf.of as string))) {
    const own = claims.filter((claim) => claim.place.leaf.of === kind && isMoved(claim))
    move(game, table, own, restOf(kind), names)
  }
  for (const claim of claims) if (!isMoved(claim)) put(table, claim)
  table.refresh()
  const wrong = misplacedThings(game, table)
  if (wrong.length > 0) throw new Error(wrong.join('; '))
}

/** The record that a field belongs to: `players[0]`. */
function recordOf({ path }: Leaf): string {
  return path.slice(0, path.lastIndexOf('.') + 1)
}

/** Whether what lies in a leaf are pieces of which there are only so many; a pointer only says which one is meant. */
function isCounted(leaf: Leaf, names: Names): boolean {
  return leaf.of !== undefined && !leaf.isPointer && names.countOf(leaf.of) !== undefined
}

function within<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new Error(`"${shortened(path)}": ${(error as Error).message}`)
  }
}

/** A value for a message. */
const shown = (value: Json): string => shortened(JSON.stringify(value))

function wholeNumber(value: Json, what = 'a whole number'): number {
  if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 0x8000_0000) return value
  throw new Error(`expected ${what}, found ${shown(value)}`)
}

/** A number, which may be given as the name of a thing or a seat where the field says which one is meant. */
function namedNumber(value: Json, leaf: Leaf, paths: Paths): number {
  const kind = paths.kindOf(leaf)
  const isNamed = kind !== undefined && paths.names.of(kind).length > 0
  if (isNamed && typeof value === 'string') return paths.names.findOne(kind, value)
  return wholeNumber(value, isNamed ? `a whole number, or the name of a ${kind}` : undefined)
}

function setNumbers(table: Table, { leaf, part }: Place, value: Json, paths: Paths): void {
  if (leaf.kind === 'stream') throw new Error('a random stream cannot be set; script it in "rolls"')
  if (leaf.kind === 'int') table.cells[leaf.at] = namedNumber(value, leaf, paths)
  else if (typeof part === 'number') table.cells[leaf.at + part] = wholeNumber(value)
  else {
    if (!Array.isArray(value) || value.length !== leaf.cells)
      throw new Error(`expected a list of ${leaf.cells} numbers, found ${shown(value)}`)
    value.forEach((one: Json, i) => (table.cells[leaf.at + i] = wholeNumber(one)))
  }
}

function readClaim(place: Place, value: Json): Claim {
  const { leaf, part } = place
  const isName = (one: Json): one is string | number =>
    Number.isInteger(one) || (typeof one === 'string' && leaf.of !== undefined)
  const what = leaf.of === undefined ? 'number' : leaf.of
  if (leaf.kind === 'slot') {
    if (value === null) return { place, texts: [], things: [] }
    if (!isName(value)) throw new Error(`expected the name of a ${what} or null, found ${shown(value)}`)
    return { place, texts: [value], things: [] }
  }
  if (part !== 'all' && part !== 'top')
    throw new Error(`this can be expected, not arranged; give the pile as a list, or its "top"`)
  if (!Array.isArray(value) || !value.every(isName))
    throw new Error(`expected a list of the names of ${what}s, found ${shown(value)}`)
  if (value.length >= leaf.cells)
    throw new Error(`"${leaf.path}": holds ${leaf.cells - 1} cards at most, here are ${value.length}`)
  return { place, texts: value, things: [] }
}

/** Settles which things are meant: full names first, so that names without number take copies that are free. */
function resolve(claims: readonly Claim[], names: Names, table: Table): void {
  const taken = new Map<string, string>()
  const found = claims.map((claim) => within(claim.place.path, () => meanings(claim, names)))
  const settle = (claim: Claim, place: number, thing: number): void => {
    const { leaf, path } = claim.place
    const key = `${leaf.of} ${thing}`
    if (isCounted(leaf, names)) {
      const other = taken.get(key)
      if (other !== undefined)
        throw new Error(`"${path}": ${names.nameOf(leaf.of as string, thing)} is also named in "${other}"`)
      taken.set(key, path)
    }
    claim.things[place] = thing
  }
  claims.forEach((claim, c) =>
    found[c].forEach((things, place) => things.length === 1 && settle(claim, place, things[0])),
  )
  claims.forEach((claim, c) => {
    const { leaf, path } = claim.place
    const here = thingsIn(leaf, table.cells)
    found[c].forEach((things, place) => {
      if (things.length === 1) return
      const free = things.filter((thing) => !isCounted(leaf, names) || !taken.has(`${leaf.of} ${thing}`))
      const thing = free.find((one) => here.includes(one)) ?? free[0]
      if (thing === undefined)
        throw new Error(`"${path}": all ${things.length} copies of "${claim.texts[place]}" are named already`)
      settle(claim, place, thing)
    })
  })
}

function meanings(claim: Claim, names: Names): number[][] {
  const kind = claim.place.leaf.of
  return claim.texts.map((text) => {
    if (typeof text === 'string') return names.find(kind as string, text)
    const count = kind === undefined ? undefined : names.countOf(kind)
    if (text < 0 || (count !== undefined && text >= count))
      throw new Error(
        `expected a number from 0${count === undefined ? ' up' : ` to ${count - 1}`}, found ${text}`,
      )
    return [text]
  })
}

function writeLeaf(table: Table, leaf: Leaf, things: readonly number[]): void {
  const { cells } = table
  if (leaf.kind === 'slot') {
    cells[leaf.at] = things[0] ?? NONE
    return
  }
  if (things.length >= leaf.cells)
    throw new Error(`"${leaf.path}": holds ${leaf.cells - 1} cards at most, here are ${things.length}`)
  cells.fill(0, leaf.at, leaf.at + leaf.cells)
  cells[leaf.at] = things.length
  things.forEach((thing, i) => (cells[leaf.at + 1 + i] = thing))
}

/** Writes a claim to its place, whatever was there. */
function put(table: Table, { place, things }: Claim): void {
  const { leaf } = place
  if (place.part === 'top') writeLeaf(table, leaf, [...thingsIn(leaf, table.cells), ...[...things].reverse()])
  else writeLeaf(table, leaf, things)
}

/** Moves counted things: out of wherever they are, what they push aside to the bottom of the rest. */
function move(game: Game, table: Table, claims: readonly Claim[], restOf: RestOf, names: Names): void {
  const kind = claims[0].place.leaf.of as string
  const moved = new Set(claims.flatMap((claim) => claim.things))
  for (const leaf of game.layout.leaves) {
    if (leaf.of !== kind || leaf.isPointer) continue
    const left = thingsIn(leaf, table.cells).filter((thing) => !moved.has(thing))
    writeLeaf(table, leaf, left)
  }
  const whole = claims.filter((claim) => claim.place.part === 'all')
  const aside = whole.flatMap(({ place: { leaf: from } }) =>
    thingsIn(from, table.cells).map((thing) => ({ thing, from })),
  )
  for (const claim of whole) put(table, claim)
  pushAside(table, aside, restOf, { kind, whole, names })
  for (const claim of claims) if (claim.place.part === 'top') put(table, claim)
}

/** Puts what was pushed aside to the bottom of its rest, unless the situation says all that lies there. */
function pushAside(
  table: Table,
  aside: readonly Aside[],
  restOf: RestOf,
  { kind, whole, names }: { kind: string; whole: readonly Claim[]; names: Names },
): void {
  const isFree = (leaf: Leaf): boolean => whole.every((claim) => claim.place.leaf !== leaf)
  const hasRoom = (leaf: Leaf): boolean => table.cells[leaf.at] < leaf.cells - 1
  // From the last on, as each goes to the bottom: so they lie there in their order.
  for (const one of aside.toReversed()) {
    const places = restOf(one)
    const free = places.filter(isFree)
    const rest = free.find(hasRoom)
    const left = aside.map(({ thing }) => names.nameOf(kind, thing)).join(', ')
    if (places.length === 0) throw new Error(`no place for ${left}: the game names no rest for its ${kind}s`)
    if (free.length === 0)
      throw new Error(
        `"${places[0].path}": pushes ${left} aside, which have no other place; name them, or give another pile as "rest"`,
      )
    if (rest === undefined)
      throw new Error(`"${free[0].path}": has no room for ${left}; give another pile as "rest"`)
    writeLeaf(table, rest, [one.thing, ...thingsIn(rest, table.cells)])
  }
}
