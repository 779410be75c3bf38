/** A menu without what is marked on the table anyway: on a crowded screen its lines are worth more above. */
import type { ThingRef } from '@hearthkeep/engine'
import { keyOf } from './entries.ts'
import type { Entry } from './entries.ts'
import type { Numbered } from './menu-grid.ts'
import type { Scene } from './scene.ts'

/** How much of the menu is listed: all of it, or only what has no number on the table. */
export type MenuLength = 'long' | 'short'

/** The entries with their places, and without those whose numbers say enough where they stand on the table. */
export function entriesToList(
  scene: Scene,
  entries: readonly Entry[],
  path: readonly number[],
  length: MenuLength,
): Numbered[] {
  const all = entries.map((entry, index) => ({ entry, index }))
  if (length === 'long') return all
  const onTable = new Set(
    scene.zones.flatMap(({ items }) => items.flatMap(({ thing }) => thing ?? [])).map(keyOf),
  )
  // A choice is about the thing it names first; what it names later needs the words before it.
  const named = new Set(scene.choices.flatMap(({ concerns }) => concerns.at(0) ?? []).map(keyOf))
  const isClear = (thing: ThingRef): boolean =>
    onTable.has(keyOf(thing)) && (path.length > 0 || named.has(keyOf(thing)))
  return all.filter(({ entry: { thing } }) => {
    if (thing === undefined || !isClear(thing)) return true
    const same = entries.filter((other) => other.thing?.kind === thing.kind)
    // One of its kind may stand for anything, such as the end of a hero's turn; only a row of them explains itself.
    return same.length < 2 || same.filter((other) => other.thing?.id === thing.id).length > 1
  })
}
