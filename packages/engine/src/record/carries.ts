/** What one chapter of a campaign hands to the next: fields with a type, each value with one spelling as text. */
import { didYouMean } from '../words/nearest.ts'

/** What can be handed over. */
export type CarriedValue = number | string | readonly (number | string)[]

/** A field that is handed over, of values `V`. */
export interface Carried<V extends CarriedValue = CarriedValue> {
  /** What it is, for people: `Coins`. */
  readonly label: string
  /** What a first chapter begins with. */
  readonly first: V
  /** What a value may be, in words: `a whole number from 0 to 12`. */
  readonly expected: string
  /** The text of a value in a record. */
  format(value: V): string
  /** The value of a text; undefined if it is none. */
  parse(text: string): V | undefined
  /** What a text that is no value was probably meant to be: `; did you mean "Bash"?`, or nothing. */
  hint(text: string): string
}

/** The fields of a game, by name. */
export type Carries = Readonly<Record<string, Carried>>

/** The values of all fields. */
export type CarriedOf<C extends Carries> = {
  readonly [Name in keyof C]: C[Name]['first']
}

const NO_HINT = (): string => ''
const NUMBER = /^(?:0|-?[1-9]\d*)$/

/** A whole number: coins, life, how often somebody died. */
export function carriedNumber(
  label: string,
  { min = 0, max, first = min }: { readonly min?: number; readonly max: number; readonly first?: number },
): Carried<number> {
  const isIn = (value: number): boolean => Number.isInteger(value) && value >= min && value <= max
  if (!isIn(first)) throw new Error(`${label}: it begins with ${first}, which is not from ${min} to ${max}`)
  return {
    label,
    first,
    expected: `a whole number from ${min} to ${max}`,
    format: String,
    parse: (text) => (NUMBER.test(text) && isIn(Number(text)) ? Number(text) : undefined),
    hint: NO_HINT,
  }
}

const BETWEEN = ', '

/** How many of a list may be handed over, and whether one may be there several times. */
interface Several<V> {
  readonly most?: number
  readonly repeats?: boolean
  readonly first?: readonly V[]
}

/**
 * Things of a kind, such as cards: the value is their numbers, the text their names. `names` has the name of each thing at
 * its number, `undefined` where one is never handed over. They are a heap without order.
 */
export function carriedThings(
  label: string,
  names: readonly (string | undefined)[],
  { most, repeats = false, first = [] }: Several<number> = {},
): Carried<readonly number[]> {
  checkNames(label, names)
  const inOrder = (things: readonly number[]): number[] => [...things].sort((a, b) => a - b)
  return several(
    label,
    names,
    { most, repeats },
    {
      first: inOrder(first),
      write: (things) => inOrder(things).map((thing) => names[thing] ?? `thing ${thing}`),
      read: (numbers) => numbers,
    },
  )
}

/** Words out of a list, such as titles and unlocks: each once, in the order of the list. */
export function carriedWords<const W extends string>(
  label: string,
  list: readonly W[],
  { most, first = [] }: Pick<Several<W>, 'most' | 'first'> = {},
): Carried<readonly W[]> {
  checkNames(label, list)
  const inOrder = (words: readonly W[]): W[] => [...words].sort((a, b) => list.indexOf(a) - list.indexOf(b))
  return several(
    label,
    list,
    { most, repeats: false },
    {
      first: inOrder(first),
      write: inOrder,
      read: (numbers) => numbers.map((number) => list[number]),
    },
  )
}

/** One word out of a list, such as a hero or a path. */
export function carriedWord<const W extends string>(
  label: string,
  list: readonly W[],
  first: NoInfer<W> = list[0],
): Carried<W> {
  checkNames(label, list)
  if (!list.includes(first)) throw new Error(`${label}: it begins with "${first}", which is not in its list`)
  return {
    label,
    first,
    expected: `one of ${list.join(BETWEEN)}`,
    format: String,
    parse: (text) => list.find((word) => word === text),
    hint: (text) => didYouMean(text, list),
  }
}

function several<V extends number | string>(
  label: string,
  names: readonly (string | undefined)[],
  { most, repeats }: { readonly most: number | undefined; readonly repeats: boolean },
  {
    first,
    write,
    read,
  }: {
    readonly first: readonly V[]
    readonly write: (values: readonly V[]) => string[]
    readonly read: (numbers: number[]) => readonly V[]
  },
): Carried<readonly V[]> {
  const known = names.filter((name) => name !== undefined)
  const amount = most === undefined ? '' : ` at most ${most}`
  const field: Carried<readonly V[]> = {
    label,
    first,
    expected: `${repeats ? '' : 'each once, '}in this order,${amount} of ${known.join(BETWEEN)}`,
    format: (values) => write(values).join(BETWEEN),
    parse(text) {
      const numbers = text === '' ? [] : text.split(BETWEEN).map((name) => names.indexOf(name))
      const isInOrder = numbers.every(
        (number, i) =>
          number >= 0 && (i === 0 || (repeats ? number >= numbers[i - 1] : number > numbers[i - 1])),
      )
      return isInOrder && numbers.length <= (most ?? Infinity) ? read(numbers) : undefined
    },
    hint(text) {
      const unknown = text.split(BETWEEN).find((name) => !names.includes(name))
      return unknown === undefined ? '' : didYouMean(unknown, known)
    },
  }
  if (field.parse(field.format(first)) === undefined)
    throw new Error(`${label}: it begins with "${field.format(first)}"; expected ${field.expected}`)
  return field
}

/** A name must be told from its neighbours and survive a line of a record. */
function checkNames(label: string, names: readonly (string | undefined)[]): void {
  names.forEach((name, i) => {
    if (name === undefined) return
    if (name === '' || name !== name.trim() || /[,\r\n]/.test(name))
      throw new Error(
        `${label}: the name ${JSON.stringify(name)} is empty, or has a comma or white space around it`,
      )
    if (names.indexOf(name) !== i) throw new Error(`${label}: two things have the name "${name}"`)
  })
}
