/** The words a game's rules are written with: kinds of thing, choices, events and reasons for a refusal. */

/** A kind of thing on the table that choices and events can name: cards, foes, rooms. */
export interface ThingKind<T = never> {
  /** The thing's name, different for each thing of the kind that can be met at the same time. */
  readonly name: (thing: number, table: T) => string
  /** How many there are, numbered from 0. A kind that lies in piles or slots must say so: each of it lies in exactly one. */
  readonly count?: (table: T) => number
  /** Whether a thing is on this table. One that is not stayed in the box and lies nowhere; if not said, all are. */
  readonly isOnTable?: (thing: number, table: T) => boolean
  /** What a seat calls one of them that it cannot see; "something" if not said. */
  readonly unseen?: string
}

/** Parameters by name, with the kind of thing each is, or `number`, or `seat`; a choice has three at most, an event five. */
export interface Params {
  readonly [name: string]: string
}

/** Something a player can do. */
export interface ChoiceKind<P extends Params = Params> {
  readonly id: number
  readonly name: string
  readonly params: P
  /** The names of the parameters, in order. */
  readonly names: readonly string[]
}

/** Something that happened. */
export interface EventKind<P extends Params = Params> extends ChoiceKind<P> {
  /** The number of the rule that makes it happen. */
  readonly rule: string
  /** The parameter that names the only seat to see the parameters in `hides`; `undefined` if all see all. */
  readonly secretOf: string | undefined
  readonly hides: readonly string[]
}

/** Why something is not allowed. */
export interface Reason {
  readonly id: number
  readonly name: string
  /** The number of the rule that forbids it. */
  readonly rule: string
}

/** How an event is declared: its parameters and what it says about itself. */
export interface EventSpec {
  readonly rule: string
  readonly with?: Params
  /** `{ seat: 'player', hides: ['card'] }`: only that seat sees which card. */
  readonly secret?: { readonly seat: string; readonly hides: readonly string[] }
}

/** How many parameters a choice can have. */
export const MAX_PARAMS = 3
/** And an event, of which there is more to tell: who did what to whom, and what came of it. */
export const MAX_EVENT_PARAMS = 5

function paramNames(what: string, params: Params, most: number): string[] {
  const names = Object.keys(params)
  if (names.length > most) throw new Error(`${what}: has ${names.length} parameters, at most ${most} fit`)
  return names
}

/** The parameters of a choice are read off an answer, which has a seat of its own. */
function answerNames(choice: string, params: Params): string[] {
  const names = paramNames(`choice ${choice}`, params, MAX_PARAMS)
  const taken = names.find((name) => name === 'at' || name === 'seat')
  if (taken !== undefined)
    throw new Error(`choice ${choice}: ${taken}: the engine uses this name for itself; choose another`)
  return names
}

/** Numbers the choices in the order of their declaration. */
export function choiceKinds<C extends Record<string, Params>>(
  specs: C,
): { readonly [K in keyof C]: ChoiceKind<C[K]> } {
  const entries = Object.entries(specs).map(([name, params], id): [string, ChoiceKind] => [
    name,
    { id, name, params, names: answerNames(name, params) },
  ])
  return Object.fromEntries(entries) as { readonly [K in keyof C]: ChoiceKind<C[K]> }
}

/** Numbers the events in the order of their declaration. */
export function eventKinds<E extends Record<string, EventSpec>>(
  specs: E,
): { readonly [K in keyof E]: EventKind } {
  const entries = Object.entries(specs).map(([name, spec], id): [string, EventKind] => {
    const params = spec.with ?? {}
    const names = paramNames(`event ${name}`, params, MAX_EVENT_PARAMS)
    const hides = spec.secret?.hides ?? []
    for (const known of [...hides, ...(spec.secret ? [spec.secret.seat] : [])]) {
      if (!names.includes(known))
        throw new Error(`event ${name}: its secret names ${known}, which is no parameter of it`)
    }
    return [name, { id, name, params, names, rule: spec.rule, secretOf: spec.secret?.seat, hides }]
  })
  return Object.fromEntries(entries) as { readonly [K in keyof E]: EventKind }
}

/** Numbers the reasons in the order of their declaration. */
export function reasonKinds<R extends Record<string, string>>(specs: R): { readonly [K in keyof R]: Reason } {
  const entries = Object.entries(specs).map(([name, rule], id): [string, Reason] => [
    name,
    { id, name, rule },
  ])
  return Object.fromEntries(entries) as { readonly [K in keyof R]: Reason }
}
