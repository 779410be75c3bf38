/** Arranges a table by hand: numbers are set, things are moved from wherever they are. */
import { NONE } from '@hearthkeep/engine'
import type { Game, Layout, Leaf, Table } from '@hearthkeep/engine'
import { Names } from '../names.ts'
import { misplacedThings, thingsIn } from '../one-place.ts'
import { findPlace, isListPath } from '../places.ts'
import type { Place } from '../places.ts'
import { isObject } from './reader.ts'
import type { Json, Overrides } from './situation.ts'

/** Nested objects and lists of objects as single paths with their values. */
export function flatten(layout: Layout, value: Json, path = ''): [path: string, value: Json][] {
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, one]) =>
      flatten(layout, one, path === '' ? key : `${path}.${key}`),
    )
  }
  if (Array.isArray(value) && isListPath(layout, path)) {
    return value.flatMap((one: Json, i) => (one === null ? [] : flatten(layout, one, `${path}[${i}]`)))
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

/** The value that makes a pile the one to which things go that are pushed aside. */
const REST = 'rest'

/** Arranges a table; throws an error that names the path and what was expected there. */
export function arrange(game: Game, table: Table, overrides: Overrides): void {
  const claims: Claim[] = []
  const rest = new Map(
    Object.entries(game.rest).map(([kind, path]) => [kind, findPlace(game.layout, path).leaf]),
  )
  for (const [path, value] of flatten(game.layout, overrides)) {
    within(path, () => {
      const place = findPlace(game.layout, path)
      const { leaf } = place
      if (value === REST && leaf.kind === 'pile' && leaf.of !== undefined) rest.set(leaf.of, leaf)
      else if (leaf.kind === 'pile' || leaf.kind === 'slot') claims.push(readClaim(place, value))
      else setNumbers(table, place, value)
    })
  }
  const names = new Names(game, table)
  resolve(claims, names, table)
  for (const kind of new Set(claims.map((claim) => claim.place.leaf.of))) {
    const own = claims.filter((claim) => claim.place.leaf.of === kind)
    if (kind !== undefined && names.countOf(kind) !== undefined) move(game, table, own, rest.get(kind), names)
    else for (const claim of own) put(table, claim)
  }
  table.refresh()
  const wrong = misplacedThings(game, table)
  if (wrong.length > 0) throw new Error(wrong.join('; '))
}

function within<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new Error(`"${path}": ${(error as Error).message}`)
  }
}

function wholeNumber(value: Json): number {
  if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 0x8000_0000) return value
  throw new Error(`expected a whole number, found ${JSON.stringify(value)}`)
}

function setNumbers(table: Table, { leaf, part }: Place, value: Json): void {
  if (leaf.kind === 'stream') throw new Error('a random stream cannot be set; script it in "rolls"')
  if (leaf.kind === 'int') table.cells[leaf.at] = wholeNumber(value)
  else if (typeof part === 'number') table.cells[leaf.at + part] = wholeNumber(value)
  else {
    if (!Array.isArray(value) || value.length !== leaf.cells)
      throw new Error(`expected a list of ${leaf.cells} numbers, found ${JSON.stringify(value)}`)
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
    if (!isName(value))
      throw new Error(`expected the name of a ${what} or null, found ${JSON.stringify(value)}`)
    return { place, texts: [value], things: [] }
  }
  if (part !== 'all' && part !== 'top')
    throw new Error(`this can be expected, not arranged; give the pile as a list, or its "top"`)
  if (!Array.isArray(value) || !value.every(isName))
    throw new Error(`expected a list of the names of ${what}s, found ${JSON.stringify(value)}`)
  return { place, texts: value, things: [] }
}

/** Settles which things are meant: full names first, so that names without number take copies that are free. */
function resolve(claims: readonly Claim[], names: Names, table: Table): void {
  const taken = new Map<string, string>()
  const isCounted = (kind: string | undefined): kind is string =>
    kind !== undefined && names.countOf(kind) !== undefined
  const found = claims.map((claim) => within(claim.place.path, () => meanings(claim, names)))
  const settle = (claim: Claim, place: number, thing: number): void => {
    const { leaf, path } = claim.place
    const key = `${leaf.of} ${thing}`
    if (isCounted(leaf.of)) {
      const other = taken.get(key)
      if (other !== undefined)
        throw new Error(`"${path}": ${names.nameOf(leaf.of, thing)} is also named in "${other}"`)
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
      const free = things.filter((thing) => !isCounted(leaf.of) || !taken.has(`${leaf.of} ${thing}`))
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
function move(
  game: Game,
  table: Table,
  claims: readonly Claim[],
  rest: Leaf | undefined,
  names: Names,
): void {
  const kind = claims[0].place.leaf.of as string
  const moved = new Set(claims.flatMap((claim) => claim.things))
  for (const leaf of game.layout.leaves) {
    if (leaf.of === kind)
      writeLeaf(
        table,
        leaf,
        thingsIn(leaf, table.cells).filter((thing) => !moved.has(thing)),
      )
  }
  const whole = claims.filter((claim) => claim.place.part === 'all')
  const aside = whole.flatMap((claim) => thingsIn(claim.place.leaf, table.cells))
  for (const claim of whole) put(table, claim)
  if (aside.length > 0) {
    const left = aside.map((thing) => names.nameOf(kind, thing)).join(', ')
    if (rest === undefined) throw new Error(`no place for ${left}: the game names no rest for its ${kind}s`)
    if (whole.some((claim) => claim.place.leaf === rest))
      throw new Error(
        `"${rest.path}": pushes ${left} aside, which have no other place; name them, or give another pile as "rest"`,
      )
    writeLeaf(table, rest, [...aside, ...thingsIn(rest, table.cells)])
  }
  for (const claim of claims) if (claim.place.part === 'top') put(table, claim)
}
