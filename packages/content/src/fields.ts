import { z } from 'zod'

const ID_EXPECTED = 'an id in lower case with hyphens, such as "holy-templar"'
const TEXT_EXPECTED = 'a text that is not empty'
const LINE_EXPECTED = 'a text on one line, with no space before or after it'
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
export interface FrozenList<U> extends ReadonlyArray<Frozen<U>> {}

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
  .regex(LINE, LINE_EXPECTED)
