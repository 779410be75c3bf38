/** Lets new data share with old data whatever has not changed, so that one comparison tells. */

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** The same as `next`; every part of it that equals its counterpart in `last` is that counterpart itself. */
export function shared<T>(last: unknown, next: T): T {
  if (Object.is(last, next)) return next
  if (Array.isArray(next) && Array.isArray(last)) {
    const parts = next.map((part, i) => shared<unknown>(last[i], part))
    return (isSame(parts, last) ? last : parts) as T
  }
  if (isPlain(next) && isPlain(last)) {
    const keys = Object.keys(next)
    const parts = keys.map((key) => shared(last[key], next[key]))
    if (keys.length === Object.keys(last).length && keys.every((key, i) => last[key] === parts[i]))
      return last as T
    return Object.fromEntries(keys.map((key, i) => [key, parts[i]])) as T
  }
  return next
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, i) => part === other[i])
}
