/** Things on the table, by a key that can stand in sets and attributes. */
import type { ThingRef } from '@hearthkeep/engine'

/** `card:12` */
export function keyOf({ kind, id }: ThingRef): string {
  return `${kind}:${id}`
}

/** The thing of a key. */
export function thingOf(key: string): ThingRef {
  const [kind, id] = key.split(':')
  return { kind, id: Number(id) }
}
