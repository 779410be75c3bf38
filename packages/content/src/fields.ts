import { z } from 'zod'

const ID_EXPECTED = 'an id in lower case with hyphens, such as "holy-templar"'
const TEXT_EXPECTED = 'a text that is not empty'
/** Characters of a text: the longest of a game has some 400, and it has to fit on a screen. */
const LONGEST = 2_000
const LENGTH_EXPECTED = `a text of at most ${LONGEST} letters`
const LINE_EXPECTED = 'a text on one line, with no space before or after it'
const NAME_EXPECTED = 'a name with single spaces, which does not end in a space, # and 16 hexadecimal digits'
const LINE = /^[^\s\x00-\x1f\x7f-\x9f]([^\x00-\x1f\x7f-\x9f\u2028\u2029]*[^\s\x00-\x1f\x7f-\x9f])?$/

/** A type with every property, at every depth, read-only: what `loadPack` returns is frozen. */
export type Frozen<T> = T extends readonly (infer U)[]
  ? number extends T['length']
    ? FrozenList<U>
    : { readonly [K in keyof T]: Frozen<T[K]> }
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T

/** A list in `Frozen`; an interface, because only interfaces may refer to themselves as effects in effects do. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a type alias would be circular
interface FrozenList<U> extends ReadonlyArray<Frozen<U>> {}

/** A whole number within bounds, both included. */
export function whole(minimum: number, maximum: number): z.ZodInt {
  return z.int().min(minimum).max(maximum)
}

/** The id of an entry: lower-case words joined by hyphens. */
export const idField = z.string(ID_EXPECTED).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, ID_EXPECTED)

/** A text of at least one letter, fit to stand inside a line: no control characters, no outer spaces. */
export const textField = z
  .string(TEXT_EXPECTED)
  .min(1, { error: TEXT_EXPECTED, abort: true })
  .max(LONGEST, { error: LENGTH_EXPECTED, abort: true })
  .regex(LINE, LINE_EXPECTED)

/** A name by which notation knows something: what records hold as it stands. */
export const nameField = textField.regex(/^(?!.*\s\s)(?!.* #[0-9a-f]{16}$)/, NAME_EXPECTED)
