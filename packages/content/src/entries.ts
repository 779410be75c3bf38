/** One entry as it stands in its file, before any check. */
export interface RawEntry {
  /** Its id, or its place counted from 1 if it has none. */
  readonly label: string | number
  readonly value: unknown
}

/** The entries of a file that is a list or an object by id; undefined if it is neither. */
export function readEntries(content: unknown): readonly RawEntry[] | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  const values: unknown[] = Array.isArray(content) ? content : Object.entries(content).map(withId)
  return values.map((value, place) => {
    const id = isObject(value) ? value['id'] : undefined
    return { label: typeof id === 'string' && id !== '' ? id : place + 1, value }
  })
}

/** How many physical copies an unchecked entry stands for; undefined if that cannot be told. */
export function rawCopies({ value }: RawEntry): number | undefined {
  const copies = isObject(value) ? (value['copies'] ?? 1) : undefined
  return Number.isInteger(copies) ? Number(copies) : undefined
}

/** The name of an unchecked entry; undefined if it has none. */
export function rawName({ value }: RawEntry): string | undefined {
  const name = isObject(value) ? value['name'] : undefined
  return typeof name === 'string' ? name : undefined
}

function withId([id, value]: [string, unknown]): unknown {
  return isObject(value) ? { id, ...value } : value
}

/** Whether a JSON value is an object, and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
