/** Things by kind and id in one integer, for parameters that can name things of several kinds. */
import type { ThingRef } from '../words/description.ts'
import { RulesError } from './fault.ts'
import { NONE } from '../table/fields.ts'

/** The id is in the lower bits of such an integer, the number of its kind, from 1, above: no plain id looks like one. */
const KIND_SHIFT = 24
const ID_MASK = 0xff_ffff
/** So many kinds can be told apart. */
const MOST_KINDS = 127

/** What separates the kinds of a parameter that can be of several. */
const OR = '|'

/** The kinds that a parameter is declared with. */
export function kindsIn(of: string): readonly string[] {
  return of.split(OR)
}

/** Kinds of thing in the order of their numbers; seats can be named as well. */
export function numberedKinds(things: object): readonly string[] {
  const kinds = ['seat', ...Object.keys(things)]
  if (kinds.length > MOST_KINDS)
    throw new RulesError(`${kinds.length} kinds of thing: at most ${MOST_KINDS} can be told apart`)
  return kinds
}

/** Gives what names things of the kind with this number. */
export function namerOf(number: number): (id: number) => number {
  const head = (number + 1) << KIND_SHIFT
  return (id) => head | id // which leaves `NONE` as it is: it has all those bits
}

/** The number of the kind of a named thing; -1 for none. */
export function kindNumber(named: number): number {
  return (named >> KIND_SHIFT) - 1
}

/** The id of a named thing; `NONE` stays what it is. */
export function idIn(named: number): number {
  return named < 0 ? named : named & ID_MASK
}

/** The thing that a value of a parameter means, declared as `of`; undefined for numbers and for no thing. */
export function thingMeant(things: object, of: string, value: number): ThingRef | undefined {
  if (of === 'number' || value === NONE) return undefined
  if (!of.includes(OR)) return { kind: of, id: value }
  const kinds = kindsIn(of)
  const kind = numberedKinds(things).at(kindNumber(value))
  if (kindNumber(value) < 0 || kind === undefined || !kinds.includes(kind))
    throw new RangeError(`${value} is no ${kinds.join(' or ')}; name it by kind: the.${kinds[0]}(id)`)
  return { kind, id: idIn(value) }
}

/** Names that are no kinds of thing. */
const TAKEN = ['number', 'seat']

/** Throws if kinds of thing cannot be called so, or are said to be of a kind that there is not. */
export function checkThings(things: Readonly<Record<string, { readonly is?: string }>>): void {
  for (const [kind, { is }] of Object.entries(things)) {
    if (TAKEN.includes(kind) || kind.includes(OR) || kind.includes(': '))
      throw new RulesError(`things.${kind}: the engine uses this name for itself; choose another`)
    if (is === undefined || is === 'seat') continue
    if (!Object.hasOwn(things, is))
      throw new RulesError(`things.${kind}: is ${is}, which is no kind of thing`)
    if (things[is].is !== undefined)
      throw new RulesError(
        `things.${kind}: is ${is}, which is ${things[is].is}; say that it is ${things[is].is}`,
      )
  }
}
